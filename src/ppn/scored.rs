//! What came of a round whose cards do not hold: who declared what, who came, kontra and tricks, as a record without
//! cards.

use serde_json::{Map, Value as Json, json};

use crate::compare::{by_seat, claims, invited, played_answers, said};
use crate::lexer::items;
use crate::notes::Notes;
use crate::round::{Rest, Round, read_result};
use crate::translate::{players, put, rule_set, settle_refa, sort, source};
use crate::words::Said;
use talon_records::{Options, Reader};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::preferans::Contract;

/// The result of a round as a record of its own, where its order, its contract, its defence and its summary are sound
/// and the rules allow it.
#[must_use]
pub fn score_only(text: &str) -> Option<String> {
    let mut notes = Notes::default();
    let all = items(text);
    let (header, item) = sort(&all, &mut notes);
    let round = read_result(item?)?;
    let (options, variant) = header.options();
    let mut carried = header.sheet(round.id, &variant);
    if let Some(rest) = &round.rest {
        settle_refa(rest, &mut carried, &variant, &mut notes);
    }
    let mut record = Map::new();
    record.insert("format".into(), json!("talon"));
    record.insert("version".into(), json!("1.1"));
    record.insert("game".into(), json!("preferans"));
    record.insert("rules".into(), rule_set(options));
    record.insert("source".into(), source(&header, &round, &notes));
    put(&mut record, "players", players(&header));
    put(&mut record, "context", carried.context());
    record.insert("deal".into(), json!({"dealer": round.order[2].letter()}));
    record.insert("actions".into(), json!([]));
    record.insert("score".into(), Json::Object(score(&round)?));
    if let Some(rest) = &round.rest {
        let claimed = claims(&round, rest, None, &mut Notes::default());
        record.insert("result".into(), json!({"claimed": claimed}));
    }
    let text = Json::Object(record).to_string();
    let is_accepted = Reader::new().check(text.as_bytes(), &Options::default()).is_accepted();
    is_accepted.then_some(text)
}

fn score(round: &Round<'_>) -> Option<Map<String, Json>> {
    let mut score = Map::new();
    let Some(rest) = &round.rest else {
        score.insert("outcome".into(), json!("passed_out"));
        return Some(score);
    };
    score.insert("declarer".into(), json!(rest.main.letter()));
    score.insert("contract".into(), json!(rest.contract.value()));
    if rest.game {
        score.insert("game".into(), json!(true));
    }
    if rest.contract != Contract::BETTEL {
        let came = played_answers(rest, BySeat::default());
        let came = came.iter().filter(|(_, came)| **came).map(|(seat, _)| seat.letter());
        score.insert("volunteers".into(), came.collect());
    }
    if let Some(inviter) = invited(rest) {
        score.insert("invited_by".into(), json!(inviter.letter()));
    }
    if let Said::Kontra(level, who) = rest.said {
        score.insert("kontra_level".into(), json!(level));
        score.insert("kontra_giver".into(), json!(who.seat(rest.main).letter()));
    }
    if rest.throws.is_empty() {
        score.insert("outcome".into(), json!("unplayed"));
    } else {
        score.insert("outcome".into(), json!("played"));
        score.insert("tricks".into(), tricks(round, rest)?);
    }
    Some(score)
}

/// The tricks of a summary. Those of a pair stand with the one who scores them.
fn tricks(round: &Round<'_>, rest: &Rest<'_>) -> Option<Json> {
    let said = said(&by_seat(round, rest.summary.as_ref()?));
    let won = |seat: Seat| said.tricks[seat].filter(|tricks| *tricks > 0);
    let won = Seat::ALL
        .into_iter()
        .filter_map(|seat| Some((seat.letter().to_owned(), json!(won(seat)?))));
    Some(Json::Object(won.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SESSION: &str = include_str!("../../docs/samples/session.ppn");

    /// Each round of the sample with the tags before it.
    fn rounds() -> Vec<String> {
        let tags: String = SESSION
            .lines()
            .filter(|line| line.starts_with("[P") || line.starts_with("[B"))
            .collect();
        let rounds = SESSION
            .lines()
            .filter(|line| line.as_bytes().get(1).is_some_and(u8::is_ascii_digit));
        rounds.map(|round| format!("{tags}\n{round}\n")).collect()
    }

    fn score_of(text: &str) -> Option<Json> {
        let record: Json = serde_json::from_str(&score_only(text)?).unwrap();
        assert_eq!(
            (&record["version"], &record["deal"]["hands"]),
            (&json!("1.1"), &Json::Null)
        );
        Some(record["score"].clone())
    }

    #[test]
    fn the_result_of_a_sound_round_is_what_would_have_been_written_down() {
        let mut compared = 0;
        for round in rounds() {
            let mut reader = Reader::new();
            let checked = reader.check(round.as_bytes(), &crate::options());
            let Some(wanted) = checked
                .hand()
                .filter(|_| checked.is_accepted())
                .and_then(|hand| hand.score())
            else {
                continue;
            };
            let Some(own) = score_of(&round) else { continue };
            for member in ["outcome", "declarer", "contract"] {
                assert_eq!(own[member], wanted[member], "{round}: {own}");
            }
            // Who of a pair won a trick the summary does not say, nor does the pay ask.
            let declarer = own["declarer"].as_str().unwrap_or_default();
            assert_eq!(own["tricks"][declarer], wanted["tricks"][declarer], "{round}: {own}");
            compared += 1;
        }
        assert!(compared > 5, "{compared}");
    }

    #[test]
    fn cards_that_do_not_hold_leave_the_result_and_a_bad_contract_leaves_nothing() {
        let played = rounds().into_iter().find(|round| round.contains(":-")).unwrap();
        let cards = played.lines().last().unwrap().split(' ').nth(2).unwrap().to_owned();
        let twice = format!("{0}{0}{1}", &cards[..1], &cards[2..]);
        let faulty = played.replace(&cards, &twice);
        assert_eq!(score_of(&faulty), score_of(&played));
        assert!(score_of(&faulty).is_some());
        let mut fields: Vec<&str> = played.split(' ').collect();
        let order = fields
            .iter()
            .position(|field| matches!(*field, "123" | "231" | "312"))
            .unwrap();
        fields[order] = "132";
        assert_eq!(score_only(&fields.join(" ")), None);
        for text in ["", "[Bula 60]", "[1 123 x", "{}"] {
            assert_eq!(score_only(text), None, "{text}");
        }
    }
}
