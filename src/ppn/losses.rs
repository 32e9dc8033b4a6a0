//! What a record has and PPN has no place for. It names the members; what they say is not looked at.

use serde_json::{Value as Json, json};

use crate::header::EXT;
use crate::notes::rules;
use crate::replay::{Losses, Replay};
use talon_records::preferans::computed_json;
use talon_rules::cards::Seat;

/// A round says what the rules give; a record that claims otherwise loses its claim.
fn claims(claimed: &Json, replay: &Replay, losses: &mut Losses) {
    let computed = computed_json(&replay.outcome, true);
    for (name, said) in claimed.as_object().into_iter().flatten() {
        if computed
            .get(name)
            .is_some_and(|given| without_noughts(said) != without_noughts(given))
        {
            losses.lost(&format!("/result/claimed/{name}"), said.clone());
        }
    }
}

/// A list without its order, and an object without what is zero, which may be left out.
fn without_noughts(value: &Json) -> Json {
    match value {
        Json::Array(items) => {
            let mut items: Vec<Json> = items.clone();
            items.sort_by_key(Json::to_string);
            Json::Array(items)
        }
        Json::Object(members) => {
            let inner = members
                .iter()
                .map(|(name, value)| (name.clone(), without_noughts(value)));
            Json::Object(
                inner
                    .filter(|(_, value)| *value != json!(0) && *value != json!({}))
                    .collect(),
            )
        }
        other => other.clone(),
    }
}

/// Members that PPN has no word for.
const UNKNOWN: [&str; 6] = [
    "$schema",
    "annotations",
    "corrections",
    "id",
    "supersedes",
    "variations",
];
/// Members of `source` that become tags, or say only that the record came from PPN.
const SOURCE: [&str; 9] = [
    "converted_from",
    "date",
    "deal",
    "event",
    "origin",
    "round",
    "session",
    "table",
    "venue",
];

/// Says what of a record is not written.
pub(crate) fn losses_of(record: &Json, replay: &Replay, losses: &mut Losses) {
    let members = record.as_object().into_iter().flatten();
    for (name, _) in members.filter(|(name, _)| UNKNOWN.contains(&name.as_str())) {
        losses.lost(&format!("/{}", name.replace('~', "~0")), json!(name));
    }
    for (name, _) in record["source"].as_object().into_iter().flatten() {
        if !SOURCE.contains(&name.as_str()) {
            losses.lost(&format!("/source/{name}"), json!(name));
        }
    }
    // What is read from PPN has been converted, whatever it was before.
    let origin = &record["source"]["origin"];
    if origin.is_string() && origin != "converted" {
        losses.lost("/source/origin", origin.clone());
    }
    claims(&record["result"]["claimed"], replay, losses);
    for seat in Seat::ALL {
        let player = &record["players"][seat.letter()];
        for (name, _) in player
            .as_object()
            .into_iter()
            .flatten()
            .filter(|(name, _)| *name != "name")
        {
            losses.lost(&format!("/players/{}/{name}", seat.letter()), json!(name));
        }
        let quoted = player["name"]
            .as_str()
            .is_some_and(|name| name.contains('"') || name.trim() != name);
        if quoted {
            losses.lost(&format!("/players/{}/name", seat.letter()), player["name"].clone());
        }
    }
    for (name, _) in record["ext"]
        .as_object()
        .into_iter()
        .flatten()
        .filter(|(name, _)| *name != EXT)
    {
        losses.lost(
            &format!("/ext/{}", name.replace('~', "~0").replace('/', "~1")),
            json!(name),
        );
    }
    for (nth, action) in record["actions"].as_array().into_iter().flatten().enumerate() {
        if let Some(name) = ["at", "ms"].into_iter().find(|name| !action[*name].is_null()) {
            losses.lost(&format!("/actions/{nth}/{name}"), json!(name));
            break;
        }
    }
    let kontras = || {
        let actions = record["actions"].as_array().into_iter().flatten().enumerate();
        actions
            .filter(|(_, action)| action["type"] == "kontra")
            .map(|(nth, _)| nth)
    };
    let outcome = &replay.outcome;
    if let Some(fifth) = kontras().nth(4) {
        let level = outcome.kontra.map_or(0, |kontra| kontra.level);
        losses.lost_by(rules::KONTRA, &format!("/actions/{fifth}"), json!(level));
    }
    if let (Some(first), Some(inviter)) = (kontras().next(), outcome.invited_by) {
        losses.lost_by(
            rules::KONTRA,
            &format!("/actions/{}", first - 1),
            json!(inviter.letter()),
        );
    }
}
