//! Makes rounds with their tables and results of a text that was found sound.

use std::collections::BTreeMap;

use super::build::{entry, keyed, maybe_number, member, moment, number, object, parsed, switch, text, word};
use super::links::items;
use crate::points::Games;
use crate::standings::{BoardScore, Came, SeatResult, TableOutcome};
use crate::tournament::file::words;
use crate::tournament::{Device, DrawnBy, Origin, ResultState, Round, RoundState, Seat, Table, TableResult};
use talon_records::json::Value;

pub(super) fn round(one: Value<'_>) -> Round {
    let drawn_by = object(one, "drawn_by");
    Round {
        number: number(one, "number"),
        stage: number(one, "stage"),
        state: RoundState::parse(&text(one, "state")).unwrap_or(RoundState::Drawn),
        drawn_by: DrawnBy {
            seed: parsed(drawn_by, "seed").unwrap_or_default(),
            engine: text(drawn_by, "engine"),
            by_hand: switch(drawn_by, "by_hand"),
        },
        started: moment(&text(one, "started")),
        due: text(one, "due").parse().ok(),
        byes: items(one, "byes").map(keyed).collect(),
        tables: items(one, "tables").map(table).collect(),
        hands_open: switch(one, "hands_open"),
    }
}

/// Puts the sets of boards where they lie.
pub(super) fn lay_boards(root: Value<'_>, rounds: &mut [Round]) {
    let place = |one| ((number(one, "round"), number(one, "table")), number(one, "set"));
    let sets: BTreeMap<(u16, u16), u16> = items(root, "boards").map(place).collect();
    for round in rounds {
        for table in &mut round.tables {
            table.boards = sets.get(&(round.number, table.number)).copied();
        }
    }
}

fn table(one: Value<'_>) -> Table {
    let seat = |seat| Seat {
        entry: entry(seat, "entry"),
        substitute: member(seat, "substitute"),
    };
    Table {
        number: number(one, "number"),
        room: text(one, "room"),
        seats: items(one, "seats").map(seat).collect(),
        boards: None,
        extra_minutes: number(one, "extra_minutes"),
        version: number(one, "version"),
        result: items(one, "results").next().map(|first| result(one, first)),
        hands: items(one, "hands")
            .filter_map(|hand| hand.as_str().map(String::from))
            .collect(),
        hand_seats: items(one, "hand_seats").map(keyed).collect(),
    }
}

fn result(table: Value<'_>, first: Value<'_>) -> TableResult {
    let nobody = |result: &Value<'_>| word(*result, "came", words::CAME) == Came::Nobody;
    let outcome = if first.get("raw").is_some() {
        TableOutcome::Played(items(table, "results").map(seat).collect())
    } else {
        let absent = items(table, "results").filter(nobody);
        TableOutcome::Bye {
            absent: absent.map(|result| entry(result, "entry")).collect(),
        }
    };
    TableResult {
        outcome,
        origin: Origin::parse(&text(first, "origin")).unwrap_or(Origin::Director),
        state: ResultState::parse(&text(first, "state")).unwrap_or(ResultState::Entered),
        by: member(first, "by"),
        confirmed_by: member(first, "confirmed_by"),
        device: Device::parse(&text(first, "device")),
        reason: text(table, "reason"),
    }
}

fn seat(one: Value<'_>) -> SeatResult {
    let games = |games| Games {
        won: number(games, "won"),
        lost: number(games, "lost"),
    };
    SeatResult {
        raw: number(one, "raw"),
        deals: maybe_number(one, "deals"),
        games: one.get("games").map(games),
        boards: items(one, "boards").map(board).collect(),
        came: word(one, "came", words::CAME),
    }
}

fn board(score: Value<'_>) -> BoardScore {
    let award = |said: &str| words::value(words::AWARD, said).map(BoardScore::Awarded);
    match (score.as_int(), score.as_str()) {
        (Some(raw), _) => BoardScore::Raw(raw),
        (None, said) => said.and_then(|said| award(&said)).unwrap_or(BoardScore::NotPlayed),
    }
}
