//! The score of a record without cards, in its normal form, and the hash that tells such records apart (format, 12 and
//! 17).

use serde_json::{Map, Value as Json};
use sha2::{Digest, Sha256};

use super::{ACTIONS, DEAL, GAME, RULES, SCORE, Writer};
use crate::check::Record;
use crate::game::GameFormat;
use crate::hash::Hash;
use crate::json::{Value, canonical};

/// Where and when it was played; two results of one evening differ in this alone.
const PLACE: [&str; 5] = ["deal", "event", "round", "session", "table"];

pub(super) fn write(out: &mut Vec<u8>, score: Value<'_>, format: &dyn GameFormat) {
    match serde_json::from_str::<Json>(score.source()) {
        // Members are sorted and there are only whole numbers, so this is the canonical form.
        Ok(score) => out.extend_from_slice(format.normal_score(&score).to_string().as_bytes()),
        Err(_) => canonical::value(out, score),
    }
}

/// The hash of game, rules, score, dealer, place and people.
pub(super) fn hash(writer: &Writer, record: &Record<'_>) -> Hash {
    let written = |place: usize| writer.ranges.get(place).and_then(|range| writer.out.get(range.clone()));
    // Of a total that was typed the award is all there is.
    let is_total = record.envelope.score.is_some_and(|score| score.is_empty());
    let players = member("players", &people(record));
    let source = member("source", &place(record));
    // In the order of their names.
    let members = [
        written(ACTIONS).filter(|_| is_total),
        written(DEAL),
        written(GAME),
        Some(players.as_slice()),
        written(RULES),
        written(SCORE),
        Some(source.as_slice()),
    ];
    let members: Vec<&[u8]> = members
        .into_iter()
        .flatten()
        .filter(|member| !member.is_empty())
        .collect();
    let text = [b"{".as_slice(), &members.join(b",".as_slice()), b"}"].concat();
    Hash(Sha256::digest(text).into())
}

/// A member of an object; nothing when its value has no members.
fn member(name: &str, value: &Map<String, Json>) -> Vec<u8> {
    if value.is_empty() {
        return Vec::new();
    }
    let whole = Map::from_iter([(name.to_owned(), Json::Object(value.clone()))]);
    let text = Json::Object(whole).to_string();
    text.as_bytes()[1..text.len() - 1].to_vec()
}

/// Everyone by their reference, else by their name.
fn people(record: &Record<'_>) -> Map<String, Json> {
    let players = record.envelope.players;
    let known = players
        .into_iter()
        .flat_map(|players| players.members())
        .filter_map(|(seat, player)| {
            let known = player.get("ref").or_else(|| player.get("name"))?;
            Some((seat.as_str()?.into_owned(), Json::from(known.as_str()?)))
        });
    known.collect()
}

fn place(record: &Record<'_>) -> Map<String, Json> {
    let source = record.envelope.source;
    let said = PLACE.into_iter().filter_map(|name| {
        let value = source?.get(name)?;
        Some((name.to_owned(), serde_json::from_str(value.source()).ok()?))
    });
    said.collect()
}
