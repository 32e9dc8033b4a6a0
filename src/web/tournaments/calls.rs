//! What calls the reader of an open page, a line each: a table that needs the director, or a round that can be sat down
//! to. The script of the page tells what is new of it.

use super::todo::said;
use talon_service::tournaments::read::ShownTournament;
use talon_text::{Arg, Lang};
use talon_tournament::tournament::{Now, ResultState, RoundState, State, Table};

/// Who is called when something changes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Calls {
    /// The reader has a part in it, and is told also while they look elsewhere.
    pub follows: bool,
    pub lines: String,
}

impl Calls {
    /// What calls the reader: whoever directs, plays, or has the page of a player open.
    pub fn of(shown: &ShownTournament, lang: Lang) -> Calls {
        let mut lines = if shown.rights.direct {
            disputed(shown, lang)
        } else {
            Vec::new()
        };
        lines.extend(round(shown, lang));
        Calls {
            follows: shown.rights.direct || shown.me.is_some(),
            lines: lines.join("\n"),
        }
    }
}

/// The tables whose result is disputed.
fn disputed(shown: &ShownTournament, lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    for round in &shown.loaded.tournament.rounds {
        for table in &round.tables {
            let state = table.result.as_ref().map(|result| result.state);
            if state == Some(ResultState::Disputed) {
                let (round, table) = (round.number, table.number);
                lines.push(said(shown, &Now::Disputed { round, table }, lang));
            }
        }
    }
    lines
}

/// The round that is sat down to or played first, with the table of a player who has one.
fn round(shown: &ShownTournament, lang: Lang) -> Option<String> {
    let is_running = shown.loaded.tournament.state == State::Running;
    let mut rounds = shown.seen_rounds().filter(|_| is_running);
    let open = rounds.find(|round| round.state != RoundState::Complete)?;
    let number = ("number", Arg::Number(open.number.into()));
    let round = lang.t_args("tournament-round", &[number]);
    let player = shown.me?;
    let sits = |table: &&Table| table.seats.iter().any(|seat| seat.entry == player);
    let table = open.tables.iter().find(sits)?;
    let number = ("number", Arg::Number(table.number.into()));
    Some(format!(
        "{round}: {}",
        lang.t_args("tournament-table-number", &[number])
    ))
}
