//! Knock-out with a final table: the best of each table go on, and lucky losers with the highest scores fill the tables
//! of the next round.

use std::collections::BTreeSet;

use crate::{EntryNo, Exact};

/// One who played, with their score at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scored {
    pub entry: EntryNo,
    pub score: Exact,
    /// The seeding, from 1, the best; among equal scores it decides, and after it the lower number of the entry.
    pub seed: u16,
}

/// How someone came into the next round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Through {
    /// In this place at their table, from 1.
    Place(usize),
    /// As the first, second, ... of those who did not come through by their place.
    Lucky(usize),
    /// Sat out, so that nobody could beat them.
    Bye,
}

/// Who goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advance {
    /// The best first.
    pub through: Vec<(EntryNo, Through)>,
    /// The best first.
    pub out: Vec<EntryNo>,
    /// Whether the next round is the final table.
    pub is_final: bool,
}

/// Why a round of a knockout cannot be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum KnockoutError {
    #[error("{0} of each table cannot advance, only 1 or 2")]
    Best(usize),
    #[error("a final table has 3 or 4 seats, not {0}")]
    Seats(usize),
    #[error("table {table}: {seats} players")]
    TableSize { table: usize, seats: usize },
    #[error("table {table}: entry {} is there already", .entry.0)]
    Doubled { table: usize, entry: EntryNo },
    #[error("the final table was played, or no table at all")]
    Over,
}

/// Who goes on from these tables when the `best` of each do, and tables have so many `seats`. As many lucky losers
/// come along as fill the tables; where that would be everyone, none do and the next tables may have four seats.
pub fn advance(tables: &[Vec<Scored>], best: usize, seats: usize) -> Result<Advance, KnockoutError> {
    advance_beside(tables, &[], best, seats)
}

/// The same where some sat out, who go on too.
pub(crate) fn advance_beside(
    tables: &[Vec<Scored>],
    byes: &[EntryNo],
    best: usize,
    seats: usize,
) -> Result<Advance, KnockoutError> {
    check(tables, byes, best, seats)?;
    let (mut direct, mut rest) = (Vec::new(), Vec::new());
    for table in tables {
        let mut table: Vec<&Scored> = table.iter().collect();
        table.sort_by(|one, other| order(one, other));
        for (place, scored) in (1..).zip(table) {
            if place <= best {
                direct.push((scored, Through::Place(place)))
            } else {
                rest.push(scored)
            }
        }
    }
    let by_score = |one: &(&Scored, Through), other: &(&Scored, Through)| order(one.0, other.0);
    direct.sort_by(by_score);
    rest.sort_by(|one, other| order(one, other));
    let sure = direct.len() + byes.len();
    let players = sure + rest.len();
    let full = sure.next_multiple_of(seats);
    let wanted = if full < players { full } else { seatable(sure, players) };
    let lucky = wanted - sure;
    let through = direct.iter().map(|(scored, through)| (scored.entry, *through));
    let second = (1..)
        .zip(&rest[..lucky])
        .map(|(at, scored)| (scored.entry, Through::Lucky(at)));
    Ok(Advance {
        through: through
            .chain(second)
            .chain(byes.iter().map(|entry| (*entry, Through::Bye)))
            .collect(),
        out: rest[lucky..].iter().map(|scored| scored.entry).collect(),
        is_final: wanted <= 4,
    })
}

/// The number of players from `least` on that makes tables of three and four; below `players` there is one.
fn seatable(least: usize, players: usize) -> usize {
    (least.max(3)..players).find(|count| *count != 5).unwrap_or(least)
}

fn order(one: &Scored, other: &Scored) -> std::cmp::Ordering {
    other
        .score
        .cmp(&one.score)
        .then(one.seed.cmp(&other.seed))
        .then(one.entry.cmp(&other.entry))
}

fn check(tables: &[Vec<Scored>], byes: &[EntryNo], best: usize, seats: usize) -> Result<(), KnockoutError> {
    if !(1..=2).contains(&best) {
        return Err(KnockoutError::Best(best));
    }
    if !(3..=4).contains(&seats) {
        return Err(KnockoutError::Seats(seats));
    }
    let mut seen: BTreeSet<EntryNo> = byes.iter().copied().collect();
    for (number, table) in (1..).zip(tables) {
        if !(3..=4).contains(&table.len()) {
            return Err(KnockoutError::TableSize {
                table: number,
                seats: table.len(),
            });
        }
        if let Some(doubled) = table.iter().find(|scored| !seen.insert(scored.entry)) {
            return Err(KnockoutError::Doubled {
                table: number,
                entry: doubled.entry,
            });
        }
    }
    // A table beside which someone sits out is no final.
    let is_final = tables.len() == 1 && byes.is_empty();
    if tables.is_empty() || is_final {
        Err(KnockoutError::Over)
    } else {
        Ok(())
    }
}
