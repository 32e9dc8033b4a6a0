//! How far the tables of a round are that keep a scorecard: for its director, for the wall, and for the result that is sent.

use super::open::card_of;
use crate::ActError;
use crate::tournaments::{Loaded, TableAt};
use talon_rules::games::session::TablePlay;
use talon_store::scorecards::{self, KeptScorecard, TablePlace};
use talon_store::{Db, Moment};
use talon_tournament::EntryNo;
use talon_tournament::standings::{SeatResult, TableOutcome};
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
    /// What everybody has, with the rest of a sheet written off.
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
        Ok(card) => card,
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
    let deals = tally.lines.iter().filter(|line| line.counts()).count();
    let entry = |person: &String| EntryNo(person.parse().unwrap_or(0));
    let sums: Vec<(EntryNo, i64)> = card.people.iter().map(entry).zip(tally.in_the_end()).collect();
    let is_over = match loaded.tournament.profile.play {
        TablePlay::Deals(planned) => deals >= usize::from(planned),
        TablePlay::Session { .. } => tally.over,
    };
    Some(TableProgress {
        table,
        deals,
        contested: card.deals.iter().filter(|deal| deal.other.is_some()).count(),
        changed_at: kept.changed_at,
        sent: sent(loaded.tournament.table(round, table), is_over, &sums),
        sums,
    })
}

fn sent(table: Option<&Table>, is_over: bool, sums: &[(EntryNo, i64)]) -> Sent {
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
    if said == sums { Sent::Done } else { Sent::Otherwise }
}
