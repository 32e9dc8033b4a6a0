//! `GET /tournaments/{id}/print/closing`: the sheet that closes an event: ranks with their reasons, prizes, who met whom,
//! and room for signatures.

use actix_web::web;
use askama::Template;

use super::paper::{Paper, address, opened, sheet};
use super::slips::play;
use super::standings::{Asked, counted};
use crate::event::{Event, Ranking, State};
use crate::http::Visit;
use crate::service::tournaments::read::Shown;
use crate::text::Lang;
use crate::tournament::EntryNo;
use crate::tournament::prizes::payouts;
use crate::tournament::standings::{Outcome, Row};
use crate::web::page::PageResult;
use crate::web::shell::Shell;
use crate::web::tournaments::frame::{name, shell, state};
use crate::web::tournaments::standings::{Line, lines, penalties};

/// Players up to whom the table of meetings fits on a sheet.
const CROSS_MAX: usize = 16;

/// templates/tournaments/print/closing.html
#[derive(Debug, Template)]
#[template(path = "tournaments/print/closing.html")]
struct TournamentsPrintClosing {
    shell: Shell,
    paper: Paper,
    title: String,
    /// How far the event is, where it is not over.
    unfinished: String,
    play: String,
    rows: Vec<(Line, String)>,
    has_prizes: bool,
    remainder: String,
    penalties: Vec<String>,
    cross: Vec<(String, String, Vec<String>)>,
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the event.
pub async fn get(visit: Visit, id: web::Path<String>, asked: web::Query<Asked>) -> PageResult {
    let (shown, visitor) = opened(&visit, &id).await?;
    let lang = visit.prefs.lang;
    let counted = counted(&shown, asked.stage, lang)?;
    let event = &shown.loaded.event;
    let path = address(&shown, "closing");
    let (prizes, remainder) = prizes(event, &counted.ranking);
    let over = event.state >= State::Finished;
    let page = TournamentsPrintClosing {
        paper: Paper::of(&visit, &shown, &path),
        shell: shell(&visit, &visitor, lang.t("paper-closing").into_owned(), path),
        title: counted.title,
        unfinished: if over { String::new() } else { state(event.state, lang) },
        play: play(&event.profile, lang),
        has_prizes: prizes.iter().any(|prize| !prize.is_empty()),
        rows: lines(&shown, &counted.ranking, lang).into_iter().zip(prizes).collect(),
        remainder,
        penalties: penalties(&shown, lang),
        cross: cross(&shown, &counted.ranking, lang),
    };
    Ok(sheet(&page))
}

/// What each row is paid, and what is left over; nothing where there are no prizes.
fn prizes(event: &Event, ranking: &Ranking) -> (Vec<String>, String) {
    let prizes = &event.profile.prizes;
    let none = vec![String::new(); ranking.rows.len()];
    let ranks: Vec<usize> = ranking.rows.iter().filter_map(|row| row.rank).collect();
    let Ok(paid) = payouts(&ranks, &prizes.amounts) else { return (none, String::new()) };
    let say = |amount: u64| match amount {
        0 => String::new(),
        amount => format!("{amount} {}", prizes.currency).trim_end().to_owned(),
    };
    let mut each = paid.each.iter();
    let row = |row: &Row| row.rank.and_then(|_| each.next()).map(|amount| say(*amount)).unwrap_or_default();
    (ranking.rows.iter().map(row).collect(), say(paid.remainder))
}

/// Who met whom and how often he was ahead: a row and a column for each, by rank. Empty where they are too many.
fn cross(shown: &Shown, ranking: &Ranking, lang: Lang) -> Vec<(String, String, Vec<String>)> {
    if ranking.rows.len() > CROSS_MAX {
        return Vec::new();
    }
    let event = &shown.loaded.event;
    let row = |(at, row): (usize, &Row)| {
        let against = |other: &Row| match row.entry == other.entry {
            true => "■".to_owned(),
            false => met(event, ranking, row.entry, other.entry),
        };
        let cells = ranking.rows.iter().map(against).collect();
        ((at + 1).to_string(), name(shown, row.entry, lang), cells)
    };
    ranking.rows.iter().enumerate().map(row).collect()
}

/// A sign for each table at which both sat: ahead, behind or equal.
fn met(event: &Event, ranking: &Ranking, one: EntryNo, other: EntryNo) -> String {
    let rounds = event.rounds_of(ranking.stage).filter(|round| round.number <= ranking.as_of);
    let results = rounds.flat_map(|round| &round.tables).filter_map(|table| {
        let result = table.result.as_ref().filter(|result| result.counts())?;
        let Outcome::Played(seats) = &result.outcome else { return None };
        let raw = |entry| {
            let at = table.seats.iter().position(|seat| seat.entry == entry)?;
            seats.get(at).map(|seat| seat.raw)
        };
        Some(match raw(one)?.cmp(&raw(other)?) {
            std::cmp::Ordering::Greater => "+",
            std::cmp::Ordering::Less => "−",
            std::cmp::Ordering::Equal => "=",
        })
    });
    results.collect::<Vec<_>>().join(" ")
}
