//! Who is left of a knock-out, and whether its final table was played.

use super::Draw;
use crate::rounds::knockout::{self, Scored};
use crate::standings::{Came, RAW_MAX, TableOutcome};
use crate::tournament::{Entry, Round, Table, Tournament, Why};
use crate::{EntryNo, Exact};

/// Seats that the tables of the next round are to fill.
const SEATS: usize = 3;

impl Draw<'_> {
    /// Who goes on from the last round. Anyone who has left since gives their place to the best of those who were out.
    pub(super) fn through(&self, best: u16) -> Result<Vec<EntryNo>, Why> {
        let Some(last) = self.before.last() else {
            return self.there();
        };
        let tables: Vec<Vec<Scored>> = last.tables.iter().map(scored).collect();
        let advance = knockout::advance_beside(&tables, &last.byes, usize::from(best), SEATS)?;
        let number = self.number();
        let here = |entry: &EntryNo| {
            self.tournament
                .entry(*entry)
                .is_some_and(|entry: &Entry| entry.plays_in(number))
        };
        let wanted = advance.through.len();
        let through = advance.through.into_iter().map(|(entry, _)| entry);
        let next = through
            .chain(advance.out)
            .filter(here)
            .take(wanted)
            .collect::<Vec<EntryNo>>();
        if next.len() < SEATS {
            Err(Why::TooFewThere(next.len()))
        } else {
            Ok(next)
        }
    }
}

/// Whether the last round of the stage was the final table: one, and nobody sat out who would go on.
pub(super) fn had_final(tournament: &Tournament, stage: u16) -> bool {
    let last = tournament.rounds_of(stage).last();
    last.is_some_and(|round: &Round| round.is_complete() && round.tables.len() == 1 && round.byes.is_empty())
}

/// What everyone of a table scored; who was not there is behind all who were.
fn scored(table: &Table) -> Vec<Scored> {
    let raw = |at: usize| match table.result.as_ref().map(|result| &result.outcome) {
        Some(TableOutcome::Played(seats)) => seats.get(at).map_or(0, |seat| {
            if seat.came == Came::Nobody {
                -RAW_MAX - 1
            } else {
                seat.raw
            }
        }),
        Some(TableOutcome::Bye { absent }) if absent.contains(&table.seats[at].entry) => -RAW_MAX - 1,
        Some(TableOutcome::Bye { .. }) | None => 0,
    };
    let seats = table.seats.iter().enumerate();
    seats
        .map(|(at, seat)| Scored {
            entry: seat.entry,
            score: Exact::from(raw(at)),
            seed: seat.entry.0,
        })
        .collect()
}
