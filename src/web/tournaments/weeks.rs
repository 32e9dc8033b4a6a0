//! Rounds that are played over weeks: until which day, how the director sets it, and who is host.

use std::collections::BTreeMap;

use chrono::{Datelike as _, NaiveDate};

use super::frame::name;
use talon_http::Visit;
use talon_service::clubs::clock;
use talon_service::tournaments::read::ShownTournament;
use talon_text::{Arg, Lang};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Round, RoundState, State, Tournament, usual_due};

/// The due date of a round, in the director's form.
#[derive(Debug)]
pub(super) struct DueRow {
    pub round: u16,
    pub label: String,
    /// As a field of a form takes it; the usual one where none is set.
    pub value: String,
    /// What players read; empty where none is set.
    pub says: String,
}

/// When a round is due, as its pages tell it.
#[derive(Debug, Default)]
pub(super) struct Due {
    /// Empty where the round has no due date.
    pub says: String,
    pub is_over: bool,
}

/// The day it is in the club.
pub(super) fn today(visit: &Visit, shown: &ShownTournament) -> NaiveDate {
    clock::local(&shown.loaded.club.timezone, visit.state.now()).date()
}

impl Due {
    pub fn of(round: &Round, today: NaiveDate, lang: Lang) -> Due {
        let Some(due) = round.due else {
            return Due::default();
        };
        let is_over = due < today && round.state != RoundState::Complete;
        Due {
            says: due_words(due, is_over, lang),
            is_over,
        }
    }
}

/// Until when a round is to be played.
pub(crate) fn due_words(due: NaiveDate, is_over: bool, lang: Lang) -> String {
    let key = if is_over {
        "tournament-due-over"
    } else {
        "tournament-due"
    };
    let day = lang.day(due.year(), due.month(), due.day());
    lang.t_args(key, &[("day", Arg::from(day))])
}

/// The rounds of a tournament that runs and are not played to the end.
pub(super) fn rows(tournament: &Tournament, today: NaiveDate, lang: Lang) -> Vec<DueRow> {
    let mut last = today;
    let mut rows = Vec::new();
    let open = |round: &&Round| tournament.state == State::Running && round.state != RoundState::Complete;
    for round in tournament.rounds.iter().filter(open) {
        let due = round.due.unwrap_or_else(|| usual_due(last));
        last = last.max(due);
        rows.push(DueRow {
            round: round.number,
            label: lang.t_args("tournament-due-round", &[("number", Arg::Number(round.number.into()))]),
            value: due.to_string(),
            says: Due::of(round, today, lang).says,
        });
    }
    rows
}

/// Who is host of a table, in words; nothing where the hosts of the round do not name one.
pub(super) fn host(shown: &ShownTournament, hosts: &BTreeMap<u16, EntryNo>, table: u16, lang: Lang) -> String {
    match hosts.get(&table) {
        Some(host) => lang.t_args("tournament-host", &[("name", Arg::from(name(shown, *host, lang)))]),
        None => String::new(),
    }
}
