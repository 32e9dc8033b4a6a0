//! Finds the place in the text that a refusal is about. It does not decide what is refused.

use serde_json::{Value as Json, json};

use crate::EntryNo;
use crate::standings::{BadFacts, FactsFault};
use crate::tournament::{Place, Refusal, Tournament, Why};
use talon_records::Finding;
use talon_records::json::{Document, Pointer};
use talon_rules::games::Code;

/// The refusal as a finding at its place.
pub(super) fn finding(document: Document<'_>, tournament: &Tournament, refusal: &Refusal) -> Finding {
    let place = match &refusal.why {
        Why::Facts(bad) => within(refusal.place, bad),
        _ => refusal.place,
    };
    let pointer = pointer(tournament, place, &refusal.why);
    let at = document.find(&pointer).map_or(0, |(_, value)| value.offset());
    let mut finding = Finding::new(Code::BadValue, pointer, at);
    finding.found = Some(match &refusal.why {
        Why::Facts(BadFacts {
            fault: FactsFault::NotZeroSum(sum),
            ..
        }) => json!(sum),
        _ => Json::from(word(&refusal.why)),
    });
    finding.detail = word(&refusal.why);
    finding.expected = match &refusal.why {
        Why::Facts(BadFacts {
            fault: FactsFault::NotZeroSum(_),
            ..
        }) => Some(json!([0])),
        Why::NotItsTurn(number) => Some(json!([number])),
        Why::TooLong(most) | Why::TooManyEntries(most) => Some(json!(most)),
        _ => None,
    };
    finding
}

fn within(place: Place, bad: &BadFacts) -> Place {
    Place {
        stage: place.stage,
        round: bad.round.or(place.round),
        table: bad.table.or(place.table),
        entry: bad.entry.or(place.entry),
    }
}

fn pointer(tournament: &Tournament, place: Place, why: &Why) -> Pointer {
    let root = Pointer::root();
    if let Some(number) = place.round {
        let at = tournament.rounds.iter().position(|round| round.number == number);
        return at.map_or(root, |at| in_round(tournament, at, place, why));
    }
    if let Some(EntryNo(number)) = place.entry {
        return root.name("entries").index(usize::from(number).saturating_sub(1));
    }
    match (place.stage, why) {
        (Some(number), _) => root.name("stages").index(usize::from(number).saturating_sub(1)),
        (None, Why::NoStage) => root.name("stages"),
        (None, Why::NotInThisState(_)) => root.name("tournament").name("state"),
        (None, _) => root,
    }
}

fn in_round(tournament: &Tournament, at: usize, place: Place, why: &Why) -> Pointer {
    let round = &tournament.rounds[at];
    let pointer = Pointer::root().name("rounds").index(at);
    let sits = |entry: EntryNo| round.tables.iter().position(|table| table.seat_of(entry).is_some());
    let named = place
        .table
        .and_then(|number| round.tables.iter().position(|table| table.number == number));
    let table = named.or_else(|| place.entry.and_then(sits));
    let seat = |table: usize| place.entry.and_then(|entry| round.tables[table].seat_of(entry));
    match table {
        Some(table) => {
            let at = pointer.name("tables").index(table);
            match (seat(table), is_of_result(why)) {
                (Some(seat), true) => at.name("results").index(seat),
                (None, true) => at.name("results"),
                (Some(seat), false) => at.name("seats").index(seat),
                (None, false) => at,
            }
        }
        None => {
            let bye = round.byes.iter().position(|bye| place.entry == Some(*bye));
            bye.map_or(pointer.clone(), |bye| pointer.name("byes").index(bye))
        }
    }
}

/// Whether it is about the scores and not about who sits there.
fn is_of_result(why: &Why) -> bool {
    let Why::Facts(BadFacts { fault, .. }) = why else {
        return matches!(why, Why::NotPublished | Why::RoundOpen(_));
    };
    matches!(
        fault,
        FactsFault::ResultTwice
            | FactsFault::SeatCount
            | FactsFault::TooFewPlayed
            | FactsFault::NobodyAbsent
            | FactsFault::NotZeroSum(_)
            | FactsFault::RawTooLarge
            | FactsFault::DealsMissing
            | FactsFault::GamesMissing
            | FactsFault::BoardCount
    )
}

/// The word for what cannot be (event file, section 5).
fn word(why: &Why) -> &'static str {
    match why {
        Why::NotInThisState(_) => "rounds_before_the_start",
        Why::NoEntry => "unknown_entry",
        Why::NoRound => "unknown_round",
        Why::NoTable => "bad_table",
        Why::NoStage => "unknown_stage",
        Why::EnteredAlready(_) => "entered_twice",
        Why::RoundCount => "round_count",
        Why::Format(_) => "bad_format",
        Why::RoundOpen(_) => "result_missing",
        Why::NotPublished => "result_of_a_draft",
        Why::NotItsTurn(_) => "not_its_turn",
        Why::SamePlace => "seated_twice",
        Why::TooLong(_) => "too_long",
        Why::Facts(bad) => of_facts(&bad.fault),
        _ => "cannot_be",
    }
}

fn of_facts(fault: &FactsFault) -> &'static str {
    match fault {
        FactsFault::EntryTwice => "entered_twice",
        FactsFault::UnknownEntry => "unknown_entry",
        FactsFault::SeatedTwice => "seated_twice",
        FactsFault::NotInPlay => "not_in_play",
        FactsFault::RoundOrder => "not_its_turn",
        FactsFault::TableTwice | FactsFault::TableSize => "bad_table",
        FactsFault::UnknownTable => "unknown_table",
        FactsFault::ResultTwice | FactsFault::SeatCount => "seat_count",
        FactsFault::TooFewPlayed => "too_few_played",
        FactsFault::NobodyAbsent => "nobody_absent",
        FactsFault::NotZeroSum(_) => "not_zero_sum",
        FactsFault::RawTooLarge => "score_too_large",
        FactsFault::DealsMissing => "deals_missing",
        FactsFault::GamesMissing => "games_missing",
        FactsFault::BoardCount => "board_count",
    }
}
