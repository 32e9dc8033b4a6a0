//! Which boards lie at which table when deals are compared: copies of the same at every table, or sets that travel.
//! Nobody ever meets a set twice.

use std::collections::{BTreeMap, BTreeSet};

use crate::{EntryNo, Round};

/// How boards come to the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Boards {
    /// Every table plays the same set in a round, each from a copy of its own.
    Copies,
    /// There is one copy of each set, so that no two tables have it in the same round.
    Travelling,
}

/// The set, from 1, for each table of each round, in the order of the rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Movement {
    pub sets: Vec<Vec<u16>>,
    /// How many sets there are.
    pub count: u16,
}

/// Someone would meet a set twice, or one copy would lie at two tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BoardsError {
    #[error("round {round}: entry {} met set {set} before", .entry.0)]
    MetBefore { round: u16, entry: EntryNo, set: u16 },
    #[error("round {round}: set {set} lies at two tables")]
    TwoTables { round: u16, set: u16 },
    #[error("round {round}: {tables} tables, but {sets} sets are named")]
    Count { round: u16, tables: usize, sets: usize },
}

/// Lays out sets for rounds that are fixed. Travelling sets are as few as were found by seating the table next that has
/// the fewest sets to choose from.
pub fn movement(rounds: &[Round], boards: Boards) -> Movement {
    movement_after(rounds, &[], boards)
}

/// The same where the first rounds have their sets already: nobody meets one of them again.
pub(crate) fn movement_after(rounds: &[Round], laid: &[Vec<u16>], boards: Boards) -> Movement {
    if boards == Boards::Copies {
        let sets = (1..)
            .zip(rounds)
            .map(|(set, round)| vec![set; round.tables.len()])
            .collect();
        return Movement {
            sets,
            count: rounds.len() as u16,
        };
    }
    let tables = rounds.iter().map(|round| round.tables.len()).max().unwrap_or(0);
    let known = laid.iter().flatten().copied().max().map_or(0, usize::from);
    let fewest = rounds.len().max(tables).max(known);
    // With a set for every table of every round nothing can meet twice, so that the last number always serves.
    let all: usize = known + rounds.iter().map(|round| round.tables.len()).sum::<usize>();
    let found = (fewest..=all).find_map(|count| travelling(rounds, laid, count));
    found.unwrap_or(Movement {
        sets: Vec::new(),
        count: 0,
    })
}

/// A table of a round that still has no set.
struct Open<'a> {
    round: usize,
    table: usize,
    seats: &'a [EntryNo],
}

fn travelling(rounds: &[Round], laid: &[Vec<u16>], count: usize) -> Option<Movement> {
    let mut open: Vec<Open> = Vec::new();
    for (at, round) in rounds.iter().enumerate().skip(laid.len()) {
        let tables = round.tables.iter().enumerate();
        open.extend(tables.map(|(table, seats)| Open {
            round: at,
            table,
            seats: &seats.seats,
        }));
    }
    let mut sets: Vec<Vec<u16>> = rounds.iter().map(|round| vec![0; round.tables.len()]).collect();
    let mut met: BTreeMap<EntryNo, BTreeSet<usize>> = BTreeMap::new();
    let mut lying: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); rounds.len()];
    for (at, (round, known)) in rounds.iter().zip(laid).enumerate() {
        sets[at].clone_from(known);
        for (table, set) in round.tables.iter().zip(known) {
            for entry in &table.seats {
                met.entry(*entry).or_default().insert(usize::from(*set));
            }
        }
    }
    while !open.is_empty() {
        let free = |cell: &Open| -> Vec<usize> {
            let known = |set: &usize| {
                cell.seats
                    .iter()
                    .any(|entry| met.get(entry).is_some_and(|met| met.contains(set)))
            };
            (1..=count)
                .filter(|set| !lying[cell.round].contains(set) && !known(set))
                .collect()
        };
        let choices: Vec<Vec<usize>> = open.iter().map(free).collect();
        let next = (0..open.len()).min_by_key(|at| choices[*at].len())?;
        // The set that takes a choice from the fewest other tables.
        let taken = |set: &usize| {
            let near = |cell: &Open| {
                cell.round == open[next].round || cell.seats.iter().any(|entry| open[next].seats.contains(entry))
            };
            open.iter()
                .zip(&choices)
                .filter(|(cell, free)| near(cell) && free.contains(set))
                .count()
        };
        let set = *choices[next].iter().min_by_key(|set| taken(set))?;
        let cell = open.swap_remove(next);
        sets[cell.round][cell.table] = set as u16;
        lying[cell.round].insert(set);
        for entry in cell.seats {
            met.entry(*entry).or_default().insert(set);
        }
    }
    Some(Movement {
        sets,
        count: count as u16,
    })
}

/// Holds a movement against the rounds.
pub fn check(rounds: &[Round], movement: &Movement, boards: Boards) -> Result<(), BoardsError> {
    let mut met: BTreeSet<(EntryNo, u16)> = BTreeSet::new();
    let none = Vec::new();
    for (at, round) in rounds.iter().enumerate() {
        let sets = movement.sets.get(at).unwrap_or(&none);
        if sets.len() != round.tables.len() {
            return Err(BoardsError::Count {
                round: round.number,
                tables: round.tables.len(),
                sets: sets.len(),
            });
        }
        let mut lying = BTreeSet::new();
        for (table, set) in round.tables.iter().zip(sets) {
            if !lying.insert(*set) && boards == Boards::Travelling {
                return Err(BoardsError::TwoTables {
                    round: round.number,
                    set: *set,
                });
            }
            if let Some(entry) = table.seats.iter().find(|entry| !met.insert((**entry, *set))) {
                return Err(BoardsError::MetBefore {
                    round: round.number,
                    entry: *entry,
                    set: *set,
                });
            }
        }
    }
    Ok(())
}
