//! How far the tables of a round are that keep a scorecard: for its director, for the wall, and for the result that is
//! sent.

use super::boards::{entries, lines, scores, set_at};
use super::open::card_of;
use crate::ActError;
use crate::tournaments::{Loaded, TableAt};
use talon_rules::games::session::TablePlay;
use talon_scorecard::{Scorecard, Tally};
use talon_store::scorecards::{self, KeptScorecard, TablePlace};
use talon_store::{Db, Moment};
use talon_tournament::EntryNo;
use talon_tournament::standings::{BoardScore, SeatResult, TableOutcome};
use talon_tournament::tournament::Table;

/// How far a table is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableProgress {
    pub table: u16,
    /// Deals that count.
    pub deals: usize,
    /// Deals to which there are two answers.
    pub contested: usize,
    /// When something was written last.
    pub changed_at: Moment,
    /// What everyone has, with the rest of a sheet written off.
    pub sums: Vec<(EntryNo, i64)>,
    pub sent: Sent,
}

/// Whether what the scorecard comes to is the result of its table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sent {
    /// The table is still playing.
    NotYet,
    /// All its deals were played, and there is no result.
    Due,
    Done,
    /// Its result is another one.
    Otherwise,
}

/// How far each table of a round is that has a scorecard with a deal on it.
///
/// # Errors
/// When the database fails.
pub fn progress(db: &mut Db, loaded: &Loaded, round: u16) -> Result<Vec<TableProgress>, ActError> {
    let kept = scorecards::of_round(db, loaded.id, round.into())?;
    let mut tables = Vec::with_capacity(kept.len());
    for (table, kept) in kept {
        let Ok(table) = u16::try_from(table) else { continue };
        tables.extend(of_table(loaded, round, table, &kept));
    }
    tables.sort_by_key(|one| one.table);
    Ok(tables)
}

/// Whether these scores, in the order of seats, are what the scorecard of the table comes to.
pub(crate) fn comes_to(db: &mut Db, loaded: &Loaded, at: TableAt, scores: &[SeatResult]) -> Result<bool, ActError> {
    let TableAt { round, table, .. } = at;
    let place = TablePlace {
        tournament: loaded.id,
        round: round.into(),
        table: table.into(),
    };
    let kept = scorecards::find_at(db, place)?;
    let sums = kept
        .and_then(|kept| of_table(loaded, round, table, &kept))
        .map(|one| one.sums);
    let seats = loaded.tournament.table(round, table).map(|table| &table.seats);
    let Some((sums, seats)) = sums.zip(seats) else {
        return Ok(false);
    };
    let said = seats
        .iter()
        .map(|seat| seat.entry)
        .zip(scores.iter().map(|score| score.raw));
    Ok(said.eq(sums))
}

fn of_table(loaded: &Loaded, round: u16, table: u16, kept: &KeptScorecard) -> Option<TableProgress> {
    let card = match card_of(kept) {
        Ok(card) => Scorecard {
            boards: set_at(&loaded.tournament, round, table),
            ..card
        },
        Err(error) => {
            // One card that cannot be read holds up no other table.
            tracing::error!(scorecard = kept.id.0, %error, "a scorecard cannot be read");
            return None;
        }
    };
    if card.deals.is_empty() {
        return None;
    }
    let tally = card.tally();
    let deals = tally.counted();
    let at = loaded.tournament.table(round, table);
    let seats = at.map(entries).unwrap_or_default();
    let boards = scores(&lines(&card, &tally, &seats));
    let totals = match card.boards {
        // Each board stands for itself, and no rest of a sheet is written off.
        Some(_) => sums_of_boards(&tally, card.people.len()),
        None => tally.in_the_end(),
    };
    let sums = card.people.iter().zip(totals);
    let sums: Vec<(EntryNo, i64)> = sums
        .filter_map(|(person, sum)| Some((EntryNo(person.parse().ok()?), sum)))
        .collect();
    let is_over = match (card.boards, loaded.tournament.profile.play) {
        (Some(set), _) => deals >= set.count.try_into().unwrap_or(usize::MAX),
        (None, TablePlay::Deals(planned)) => deals >= usize::from(planned),
        (None, TablePlay::Session { .. }) => tally.over,
    };
    Some(TableProgress {
        table,
        deals,
        contested: card.deals.iter().filter(|deal| deal.other.is_some()).count(),
        changed_at: kept.changed_at,
        sent: sent(at, is_over, &sums, &boards),
        sums,
    })
}

/// What the boards that count come to, for each person.
pub fn sums_of_boards(tally: &Tally, people: usize) -> Vec<i64> {
    let counted = || tally.lines.iter().filter(|line| line.counts());
    let sum = |person: usize| counted().filter_map(|line| line.gains.get(person)).sum();
    (0..people).map(sum).collect()
}

fn sent(table: Option<&Table>, is_over: bool, sums: &[(EntryNo, i64)], boards: &[BoardScore]) -> Sent {
    let result = table
        .and_then(|table| table.result.as_ref())
        .filter(|result| result.counts());
    let Some(result) = result else {
        return if is_over { Sent::Due } else { Sent::NotYet };
    };
    let TableOutcome::Played(seats) = &result.outcome else {
        return Sent::Otherwise;
    };
    let entries = table.into_iter().flat_map(|table| &table.seats).map(|seat| seat.entry);
    let said: Vec<(EntryNo, i64)> = entries.zip(seats.iter().map(|seat| seat.raw)).collect();
    let on_board = |board: usize| seats.iter().filter_map(move |seat| seat.boards.get(board).copied());
    let most = seats.iter().map(|seat| seat.boards.len()).max().unwrap_or(0);
    // A total alone says nothing of the boards that it is made of.
    let is_same = most == 0 || (0..most).flat_map(on_board).eq(boards.iter().copied());
    if said == sums && is_same {
        Sent::Done
    } else {
        Sent::Otherwise
    }
}
