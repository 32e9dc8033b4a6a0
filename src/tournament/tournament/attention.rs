//! What a director has to do: what needs them now, the most urgent first, and the one step that comes next.

use std::collections::BTreeSet;

use chrono::NaiveDate;

use super::{Entrants, Format, Hurdle, ResultState, Round, RoundState, State, Status, Table, TableResult, Tournament};
use crate::EntryNo;
use crate::standings::TableOutcome;

/// Something that needs the director now.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Now {
    /// A result is disputed.
    Disputed { round: u16, table: u16 },
    /// A result was taken out, and no other one entered.
    Voided { round: u16, table: u16 },
    /// The hands of the table come to another result than the one that is entered.
    HandsDiffer { round: u16, table: u16 },
    /// Without a result, though its round was due by a day that is over.
    Overdue { round: u16, table: u16 },
    /// Someone who has left is seated.
    SeatedButGone { round: u16, table: u16, entry: EntryNo },
    /// Came late and has no seat in the draft.
    LateWithoutSeat { entry: EntryNo },
    /// Announced, and neither here nor marked as missing, though the tournament runs.
    NotHere { entry: EntryNo },
    /// Confirmed on the device on which it was entered, and by nobody else.
    OneDevice { round: u16, table: u16 },
    /// Entered, and confirmed by nobody.
    Unconfirmed { round: u16, table: u16 },
    /// Still without a result.
    Missing { round: u16, table: u16 },
    /// The round is over, and nobody else may see yet what was played in it.
    HandsClosed { round: u16 },
}

/// The step that comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Next {
    Open,
    StartCheckIn,
    Start,
    Draw {
        round: u16,
    },
    /// The draft seats someone who has left, so that nobody can be shown it.
    Redraw {
        round: u16,
    },
    /// The round can be drawn when some of them sit out.
    SitOut {
        round: u16,
        hurdle: Hurdle,
    },
    /// Those who are left make no round: others come in, or it ends, if anything was played.
    Stuck {
        hurdle: Hurdle,
        can_finish: bool,
    },
    Publish {
        round: u16,
    },
    Begin {
        round: u16,
    },
    /// Nothing but waiting for so many tables.
    Wait {
        round: u16,
        tables: u16,
    },
    /// Tells everyone what was withheld.
    Release,
    Finish,
    Archive,
    Nothing,
}

/// What needs the director now, without looking at hands or at the calendar.
pub fn attention(tournament: &Tournament) -> Vec<Now> {
    attention_with(tournament, &[], None)
}

/// The same with the tables whose hands come to another result than the one that is entered, and with the day it is in
/// the club, without which no round is overdue.
pub fn attention_with(tournament: &Tournament, differing: &[(u16, u16)], today: Option<NaiveDate>) -> Vec<Now> {
    let mut list: Vec<Now> = differing
        .iter()
        .map(|(round, table)| Now::HandsDiffer {
            round: *round,
            table: *table,
        })
        .collect();
    let waits = |round: &&Round| {
        let has_hands = round.tables.iter().any(|table| !table.hands.is_empty());
        let is_told = !tournament.withholds_round(round.number);
        has_hands && is_told && round.is_complete() && !tournament.shows_hands(round.number)
    };
    list.extend(
        tournament
            .rounds
            .iter()
            .filter(waits)
            .map(|round| Now::HandsClosed { round: round.number }),
    );
    for round in tournament.rounds.iter().filter(|round| round.state > RoundState::Drawn) {
        for table in &round.tables {
            let is_late = today.is_some_and(|today| round.is_overdue(today));
            list.extend(of_result(tournament, round, table, is_late));
            list.extend(gone(tournament, round, table));
        }
    }
    if tournament.state == State::Running {
        for round in tournament
            .rounds
            .iter()
            .filter(|round| round.state == RoundState::Drawn)
            .take(1)
        {
            if !tournament.keeps_schedule(round) {
                list.extend(round.tables.iter().flat_map(|table| gone(tournament, round, table)));
            }
            list.extend(left_out(tournament, round).map(|entry| Now::LateWithoutSeat { entry }));
        }
        let absent = tournament
            .entries
            .iter()
            .filter(|entry| entry.status == Status::Registered);
        list.extend(absent.map(|entry| Now::NotHere { entry: entry.number }));
    }
    list.sort();
    list
}

/// Those who could play in a draft and have no place there.
fn left_out<'a>(tournament: &'a Tournament, draft: &'a Round) -> impl Iterator<Item = EntryNo> + 'a {
    let stage = tournament.stages.get(usize::from(draft.stage) - 1);
    let whole = stage
        .is_some_and(|stage| stage.entrants == Entrants::Everybody && !matches!(stage.format, Format::Knockout { .. }));
    // In small groups someone waits while others of the group play.
    let in_groups = stage.is_some_and(|stage| matches!(stage.format, Format::Groups { .. }));
    let seated: BTreeSet<EntryNo> = if in_groups {
        tournament.rounds_of(draft.stage).flat_map(Round::everybody).collect()
    } else {
        draft.everybody().collect()
    };
    let missing = move |entry: &&super::Entry| whole && entry.plays_in(draft.number) && !seated.contains(&entry.number);
    tournament.entries.iter().filter(missing).map(|entry| entry.number)
}

fn of_result(tournament: &Tournament, round: &Round, table: &Table, is_late: bool) -> Option<Now> {
    let (round_no, table_no) = (round.number, table.number);
    if table.result.as_ref().is_some_and(TableResult::waits_for_another_device) {
        return Some(Now::OneDevice {
            round: round_no,
            table: table_no,
        });
    }
    match table.result.as_ref().map(|result| result.state) {
        None if is_late => Some(Now::Overdue {
            round: round_no,
            table: table_no,
        }),
        None if round.state == RoundState::Playing => Some(Now::Missing {
            round: round_no,
            table: table_no,
        }),
        None | Some(ResultState::Confirmed | ResultState::Ruled) => None,
        Some(ResultState::Entered) => Some(Now::Unconfirmed {
            round: round_no,
            table: table_no,
        }),
        Some(ResultState::Disputed) => Some(Now::Disputed {
            round: round_no,
            table: table_no,
        }),
        Some(ResultState::Voided) if tournament.state <= State::Finished => Some(Now::Voided {
            round: round_no,
            table: table_no,
        }),
        Some(ResultState::Voided) => None,
    }
}

/// Those who have left and still have a seat that nobody took and no result tells of.
fn gone<'a>(tournament: &'a Tournament, round: &'a Round, table: &'a Table) -> impl Iterator<Item = Now> + 'a {
    let open = table
        .result
        .as_ref()
        .is_none_or(|result| !matches!(result.outcome, TableOutcome::Bye { .. }) && !result.state.is_settled());
    let away = |entry: EntryNo| {
        let entry = tournament.entry(entry);
        entry.is_some_and(|entry| !entry.status.is_in_play())
    };
    let seats = table
        .seats
        .iter()
        .filter(move |seat| open && seat.substitute.is_none() && away(seat.entry));
    seats.map(|seat| Now::SeatedButGone {
        round: round.number,
        table: table.number,
        entry: seat.entry,
    })
}

/// The step that comes next.
pub fn next(tournament: &Tournament) -> Next {
    match tournament.state {
        State::Draft => Next::Open,
        State::Open => Next::StartCheckIn,
        State::CheckIn => Next::Start,
        State::Finished => match tournament.step_takes(super::StateChange::Archive) {
            Ok(()) => Next::Archive,
            Err(refusal) => Next::Wait {
                round: refusal.place.round.unwrap_or_default(),
                tables: 1,
            },
        },
        State::Archived => Next::Nothing,
        State::Running => next_round(tournament),
    }
}

fn next_round(tournament: &Tournament) -> Next {
    let open = tournament
        .rounds
        .iter()
        .find(|round| round.state != RoundState::Complete);
    match open {
        Some(round) => match round.state {
            RoundState::Drawn if tournament.seats_absent(round) => {
                drawing(tournament, Next::Redraw { round: round.number }, round.number)
            }
            RoundState::Drawn => Next::Publish { round: round.number },
            RoundState::Published => Next::Begin { round: round.number },
            RoundState::Playing | RoundState::Complete => Next::Wait {
                round: round.number,
                tables: round.open_tables() as u16,
            },
        },
        None if all_played(tournament) && tournament.withholds() => Next::Release,
        None if all_played(tournament) => Next::Finish,
        None => {
            let round = tournament.rounds.len() as u16 + 1;
            drawing(tournament, Next::Draw { round }, round)
        }
    }
}

/// A draw, or what has to be done before it.
fn drawing(tournament: &Tournament, draw: Next, round: u16) -> Next {
    match tournament.hurdle() {
        None => draw,
        Some(hurdle @ (Hurdle::Players { .. } | Hurdle::Teams { .. })) => Next::SitOut { round, hurdle },
        Some(hurdle @ (Hurdle::TooFew { .. } | Hurdle::TooFewTeams { .. })) => {
            let mut seen = tournament
                .rounds
                .iter()
                .filter(|round| round.state > RoundState::Drawn)
                .peekable();
            let can_finish = seen.peek().is_some() && seen.all(Round::is_complete);
            Next::Stuck { hurdle, can_finish }
        }
    }
}

/// Whether every stage has had its rounds.
fn all_played(tournament: &Tournament) -> bool {
    let stage = tournament.stage();
    usize::from(stage) >= tournament.stages.len() && tournament.is_over(stage)
}
