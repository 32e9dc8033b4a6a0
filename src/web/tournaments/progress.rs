//! How far the tables are that keep a scorecard, and when those of rounds over weeks meet, for the director.

use std::collections::BTreeMap;

use super::times_view::progress_words;
use crate::routes;
use talon_rules::games::session::TablePlay;
use talon_service::scorecards::{Sent, TableProgress};
use talon_service::tournaments::read::ShownTournament;
use talon_service::tournaments::{TablePlace, TableTimes};
use talon_store::Moment;
use talon_text::{Arg, Lang};
use talon_tournament::tournament::Table;

/// A table that plays.
#[derive(Debug)]
pub(super) struct ProgressRow {
    pub table: String,
    pub href: String,
    /// Deals so far, and since when there is nothing new.
    pub says: String,
    /// What the director may want to know: words and class.
    pub chips: Vec<(&'static str, &'static str)>,
}

/// The tables of the open round that have written something down.
pub(super) fn rows(shown: &ShownTournament, tables: &[TableProgress], now: Moment, lang: Lang) -> Vec<ProgressRow> {
    let round = shown.open_round().map_or(0, |round| round.number);
    let row = |one: &TableProgress| ProgressRow {
        table: lang.t_args("tournament-place-table", &[("number", Arg::Number(one.table.into()))]),
        href: routes::tournament(shown.loaded.id, &format!("rounds/{round}/tables/{}", one.table)),
        says: format!("{} · {}", played(shown, one, lang), since(one, now, lang)),
        chips: chips(one),
    };
    tables.iter().map(row).collect()
}

fn played(shown: &ShownTournament, one: &TableProgress, lang: Lang) -> String {
    let count = i64::try_from(one.deals).unwrap_or(i64::MAX);
    match shown.loaded.tournament.profile.play {
        TablePlay::Deals(planned) => {
            let args = [("count", count.into()), ("planned", Arg::Number(planned.into()))];
            lang.t_args("scorecard-played-of", &args)
        }
        TablePlay::Session { .. } => lang.n("session-deals", count),
    }
}

fn since(one: &TableProgress, now: Moment, lang: Lang) -> String {
    let minutes = now.utc().signed_duration_since(one.changed_at.utc()).num_minutes();
    lang.n("scorecard-progress-since", minutes.max(0))
}

fn chips(one: &TableProgress) -> Vec<(&'static str, &'static str)> {
    let sent = match one.sent {
        Sent::NotYet => None,
        Sent::Due => Some(("scorecard-progress-due", "warn")),
        Sent::Done => Some(("scorecard-progress-sent", "good")),
        Sent::Otherwise => Some(("scorecard-progress-otherwise", "bad")),
    };
    let contested = (one.contested > 0).then_some(("scorecard-progress-contested", "warn"));
    sent.into_iter().chain(contested).collect()
}

/// The tables of rounds over weeks that still have to meet.
pub(super) fn meetings(
    shown: &ShownTournament,
    times: &BTreeMap<TablePlace, TableTimes>,
    lang: Lang,
) -> Vec<ProgressRow> {
    let tournament = &shown.loaded.tournament;
    let tables = tournament.rounds.iter().flat_map(|round| {
        let place = |table: &Table| TablePlace {
            round: round.number,
            table: table.number,
        };
        round.tables.iter().map(place)
    });
    let row = |TablePlace { round, table }: TablePlace| {
        let args = [
            ("round", Arg::Number(round.into())),
            ("table", Arg::Number(table.into())),
        ];
        ProgressRow {
            table: lang.t_args("tournament-my-seat", &args),
            href: routes::tournament(shown.loaded.id, &format!("rounds/{round}/tables/{table}")),
            says: progress_words(times.get(&TablePlace { round, table }), lang),
            chips: Vec::new(),
        }
    };
    tables
        .filter(|place| tournament.meets_until(place.round, place.table).is_some())
        .map(row)
        .collect()
}
