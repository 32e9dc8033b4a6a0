//! When the rounds of a tournament are to begin, in words.

use chrono::{NaiveDateTime, Timelike as _};

use super::frame::when;
use talon_text::{Arg, Lang};
use talon_tournament::tournament::{Round, RoundState, State, Tournament};

/// A line for each round of which it is told; none once all is played.
pub(crate) fn lines(tournament: &Tournament, lang: Lang) -> Vec<String> {
    if tournament.state >= State::Finished {
        return Vec::new();
    }
    let starts = (1..).zip(&tournament.profile.round_starts);
    starts
        .map(|(round, start)| line(tournament, round, *start, lang))
        .collect()
}

/// When a round begins that nobody plays yet; empty where that is not told.
pub(super) fn of_round(tournament: &Tournament, round: &Round, lang: Lang) -> String {
    let start = tournament.round_start(round.number);
    let start = start.filter(|_| round.state < RoundState::Playing);
    start
        .map(|start| {
            lang.t_args(
                "tournament-begins",
                &[("time", Arg::from(time(tournament, start, lang)))],
            )
        })
        .unwrap_or_default()
}

/// The round that comes next, with its time; empty where that is not told, or nothing more is played.
pub(super) fn next(tournament: &Tournament, lang: Lang) -> String {
    let next = tournament.next_start().filter(|_| tournament.state < State::Finished);
    next.map(|next| line(tournament, next.round, next.starts, lang))
        .unwrap_or_default()
}

fn line(tournament: &Tournament, round: u16, start: NaiveDateTime, lang: Lang) -> String {
    let round = lang.t_args("tournament-round", &[("number", Arg::Number(round.into()))]);
    format!("{round}: {}", time(tournament, start, lang))
}

/// With its day where that is another than the first one.
fn time(tournament: &Tournament, start: NaiveDateTime, lang: Lang) -> String {
    if start.date() == tournament.starts.date() {
        format!("{:02}:{:02}", start.hour(), start.minute())
    } else {
        when(start, lang)
    }
}
