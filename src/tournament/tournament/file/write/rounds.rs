//! Writes rounds with their tables and what came of them.

use super::{entry, integer, list, member_if_any, moment, string, switch, text_unless_empty};
use crate::EntryNo;
use crate::standings::{BoardScore, Came, SeatResult, TableOutcome};
use crate::tournament::file::words;
use crate::tournament::{Round, Table, TableResult, Tournament};
use talon_records::json::canonical::{Array, Object};

/// Which set of boards lies where.
pub(super) fn boards(out: &mut Vec<u8>, tournament: &Tournament) {
    let mut array = Array::begin(out);
    for round in &tournament.rounds {
        for table in &round.tables {
            let Some(set) = table.boards else { continue };
            let mut object = Object::begin(array.item());
            integer(object.plain_member("round"), round.number.into());
            integer(object.plain_member("set"), set.into());
            integer(object.plain_member("table"), table.number.into());
            object.end();
        }
    }
    array.end();
}

pub(super) fn round(out: &mut Vec<u8>, round: &Round) {
    let mut object = Object::begin(out);
    list(object.plain_member("byes"), &round.byes, entry);
    let mut drawn_by = Object::begin(object.plain_member("drawn_by"));
    switch(drawn_by.plain_member("by_hand"), round.drawn_by.by_hand);
    string(drawn_by.plain_member("engine"), &round.drawn_by.engine);
    string(drawn_by.plain_member("seed"), &round.drawn_by.seed.to_string());
    drawn_by.end();
    if let Some(due) = round.due {
        string(object.plain_member("due"), &due.to_string());
    }
    if round.hands_open {
        switch(object.plain_member("hands_open"), true);
    }
    integer(object.plain_member("number"), round.number.into());
    integer(object.plain_member("stage"), round.stage.into());
    if let Some(started) = round.started {
        moment(object.plain_member("started"), started);
    }
    string(object.plain_member("state"), round.state.as_str());
    list(object.plain_member("tables"), &round.tables, table);
    object.end();
}

fn table(out: &mut Vec<u8>, table: &Table) {
    let mut object = Object::begin(out);
    if table.extra_minutes > 0 {
        integer(object.plain_member("extra_minutes"), table.extra_minutes.into());
    }
    if !table.hand_seats.is_empty() {
        list(object.plain_member("hand_seats"), &table.hand_seats, entry);
    }
    list(object.plain_member("hands"), &table.hands, |out, hand| {
        string(out, hand)
    });
    integer(object.plain_member("number"), table.number.into());
    text_unless_empty(
        &mut object,
        "reason",
        table.result.as_ref().map_or("", |result| &result.reason),
    );
    results(object.plain_member("results"), table);
    text_unless_empty(&mut object, "room", &table.room);
    list(
        object.plain_member("seats"),
        (1..).zip(&table.seats),
        |out, (position, seat)| {
            let mut object = Object::begin(out);
            entry(object.plain_member("entry"), &seat.entry);
            integer(object.plain_member("position"), position);
            member_if_any(&mut object, "substitute", seat.substitute);
            object.end();
        },
    );
    integer(object.plain_member("version"), table.version.into());
    object.end();
}

/// One result for each seat, in the order of seats; at a table that was not played they have no score.
fn results(out: &mut Vec<u8>, table: &Table) {
    let mut array = Array::begin(out);
    if let Some(result) = &table.result {
        let scores = match &result.outcome {
            TableOutcome::Played(scores) => Some(scores),
            TableOutcome::Bye { .. } => None,
        };
        for (at, seat) in table.seats.iter().enumerate() {
            let score = scores.and_then(|scores| scores.get(at));
            one_result(array.item(), seat.entry, score, result);
        }
    }
    array.end();
}

fn one_result(out: &mut Vec<u8>, whose: EntryNo, score: Option<&SeatResult>, result: &TableResult) {
    let came = match (score, &result.outcome) {
        (Some(score), _) => score.came,
        (None, TableOutcome::Bye { absent }) if absent.contains(&whose) => Came::Nobody,
        (None, _) => Came::Himself,
    };
    let mut object = Object::begin(out);
    if let Some(boards) = score.map(|score| &score.boards).filter(|boards| !boards.is_empty()) {
        list(object.plain_member("boards"), boards, board);
    }
    member_if_any(&mut object, "by", result.by);
    if came != Came::Himself {
        string(object.plain_member("came"), words::word(words::CAME, came));
    }
    member_if_any(&mut object, "confirmed_by", result.confirmed_by);
    if let Some(deals) = score.and_then(|score| score.deals) {
        integer(object.plain_member("deals"), deals.into());
    }
    if let Some(device) = result.device {
        string(object.plain_member("device"), &device.to_string());
    }
    entry(object.plain_member("entry"), &whose);
    if let Some(declared) = score.and_then(|score| score.games) {
        let mut games = Object::begin(object.plain_member("games"));
        integer(games.plain_member("lost"), declared.lost.into());
        integer(games.plain_member("won"), declared.won.into());
        games.end();
    }
    string(object.plain_member("origin"), result.origin.as_str());
    if let Some(score) = score {
        integer(object.plain_member("raw"), score.raw);
    }
    string(object.plain_member("state"), result.state.as_str());
    object.end();
}

fn board(out: &mut Vec<u8>, board: &BoardScore) {
    match board {
        BoardScore::Raw(raw) => integer(out, *raw),
        BoardScore::Awarded(award) => string(out, words::word(words::AWARD, *award)),
        BoardScore::NotPlayed => string(out, words::NOT_PLAYED),
    }
}
