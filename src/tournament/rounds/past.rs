//! What was played so far, as far as a draw asks for it: who met whom and when, who sat out, at tables of four, and in
//! which seats.

use std::collections::{BTreeMap, BTreeSet};

use crate::{EntryNo, EntryPair, Round, Table};

/// How often two entries met.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Met {
    pub times: u16,
    /// The round in which they met last.
    pub last: u16,
}

/// What one entry did so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Person {
    /// Rounds in which they sat out.
    pub byes: u16,
    /// Rounds at tables of four.
    pub fours: u16,
    /// Rounds in each seat.
    pub seats: [u16; 4],
}

/// The rounds so far, counted.
#[derive(Debug, Clone, Default)]
pub struct Past {
    last: u16,
    people: BTreeMap<EntryNo, Person>,
    pairs: BTreeMap<EntryPair, Met>,
    followed: BTreeMap<(EntryNo, EntryNo), u16>,
}

/// Where a round of the past is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PastError {
    #[error("round {round} stands after round {before}")]
    Order { before: u16, round: u16 },
    #[error("round {round}: entry {} is there twice", .entry.0)]
    Doubled { round: u16, entry: EntryNo },
    #[error("round {round}: there are two tables {table}")]
    SameTable { round: u16, table: u16 },
    #[error("round {round}, table {table}: {seats} seats")]
    Seats { round: u16, table: u16, seats: usize },
}

impl Past {
    /// Counts rounds, in the order of their numbers. Tables of two are taken too: someone did not come.
    pub fn of(rounds: &[Round]) -> Result<Past, PastError> {
        let mut past = Past::default();
        for round in rounds {
            past.add(round)?;
        }
        Ok(past)
    }

    /// Counts one more round; nothing is counted of one that is refused.
    pub fn add(&mut self, round: &Round) -> Result<(), PastError> {
        self.check(round)?;
        self.last = round.number;
        for entry in &round.byes {
            let person = self.people.entry(*entry).or_default();
            person.byes = person.byes.saturating_add(1);
        }
        for table in &round.tables {
            self.add_table(round.number, table);
        }
        Ok(())
    }

    fn check(&self, round: &Round) -> Result<(), PastError> {
        if round.number <= self.last {
            return Err(PastError::Order {
                before: self.last,
                round: round.number,
            });
        }
        let (mut seen, mut numbers) = (BTreeSet::new(), BTreeSet::new());
        for table in &round.tables {
            if !(2..=4).contains(&table.seats.len()) {
                let seats = table.seats.len();
                return Err(PastError::Seats {
                    round: round.number,
                    table: table.number,
                    seats,
                });
            }
            if !numbers.insert(table.number) {
                return Err(PastError::SameTable {
                    round: round.number,
                    table: table.number,
                });
            }
        }
        let mut all = round.tables.iter().flat_map(|table| &table.seats).chain(&round.byes);
        match all.find(|entry| !seen.insert(**entry)) {
            Some(entry) => Err(PastError::Doubled {
                round: round.number,
                entry: *entry,
            }),
            None => Ok(()),
        }
    }

    fn add_table(&mut self, round: u16, table: &Table) {
        let seats = &table.seats;
        for (at, entry) in seats.iter().enumerate() {
            let person = self.people.entry(*entry).or_default();
            person.seats[at] = person.seats[at].saturating_add(1);
            if seats.len() == 4 {
                person.fours = person.fours.saturating_add(1);
            }
            let next = seats[(at + 1) % seats.len()];
            let followed = self.followed.entry((*entry, next)).or_default();
            *followed = followed.saturating_add(1);
            for other in &seats[at + 1..] {
                let met = self
                    .pairs
                    .entry(EntryPair::of(*entry, *other))
                    .or_insert(Met { times: 0, last: round });
                *met = Met {
                    times: met.times.saturating_add(1),
                    last: round,
                };
            }
        }
    }

    /// The number of the last round; 0 before the first.
    pub fn last_round(&self) -> u16 {
        self.last
    }

    /// What an entry did so far; nothing when it is new.
    pub fn person(&self, entry: EntryNo) -> Person {
        self.people.get(&entry).copied().unwrap_or_default()
    }

    /// Whether and when two entries met.
    pub fn met(&self, one: EntryNo, other: EntryNo) -> Option<Met> {
        self.pairs.get(&EntryPair::of(one, other)).copied()
    }

    /// How often the second sat right behind the first.
    pub fn followed(&self, first: EntryNo, second: EntryNo) -> u16 {
        self.followed.get(&(first, second)).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(number: u16, tables: &[&[u16]], byes: &[u16]) -> Round {
        let table = |(number, seats): (u16, &&[u16])| Table {
            number,
            seats: seats.iter().map(|entry| EntryNo(*entry)).collect(),
        };
        Round {
            number,
            byes: byes.iter().map(|entry| EntryNo(*entry)).collect(),
            tables: (1..).zip(tables).map(table).collect(),
        }
    }

    #[test]
    fn meetings_seats_and_byes_are_counted() {
        let past = Past::of(&[
            round(1, &[&[1, 2, 3], &[4, 5, 6, 7]], &[8]),
            round(3, &[&[2, 1, 8]], &[3]),
        ])
        .unwrap();
        assert_eq!(past.last_round(), 3);
        assert_eq!(past.met(EntryNo(2), EntryNo(1)), Some(Met { times: 2, last: 3 }));
        assert_eq!(past.met(EntryNo(2), EntryNo(4)), None);
        assert_eq!(
            past.person(EntryNo(1)),
            Person {
                byes: 0,
                fours: 0,
                seats: [1, 1, 0, 0]
            }
        );
        assert_eq!(
            past.person(EntryNo(7)),
            Person {
                byes: 0,
                fours: 1,
                seats: [0, 0, 0, 1]
            }
        );
        assert_eq!(
            past.person(EntryNo(8)),
            Person {
                byes: 1,
                fours: 0,
                seats: [0, 0, 1, 0]
            }
        );
        assert_eq!(past.person(EntryNo(99)), Person::default());
        assert_eq!(
            [(1, 2), (2, 1), (3, 1), (1, 3), (1, 8)].map(|(a, b)| past.followed(EntryNo(a), EntryNo(b))),
            [1, 1, 1, 0, 1]
        );
    }

    #[test]
    fn what_is_no_round_is_refused_with_its_place_and_counts_for_nothing() {
        let mut past = Past::of(&[round(2, &[&[1, 2, 3]], &[])]).unwrap();
        for (bad, error) in [
            (round(2, &[&[4, 5, 6]], &[]), PastError::Order { before: 2, round: 2 }),
            (
                round(3, &[&[1, 2, 3], &[4, 1, 5]], &[]),
                PastError::Doubled {
                    round: 3,
                    entry: EntryNo(1),
                },
            ),
            (
                round(3, &[&[1, 2, 3]], &[2]),
                PastError::Doubled {
                    round: 3,
                    entry: EntryNo(2),
                },
            ),
            (
                round(3, &[&[1, 2, 3], &[4]], &[]),
                PastError::Seats {
                    round: 3,
                    table: 2,
                    seats: 1,
                },
            ),
        ] {
            assert_eq!(past.add(&bad), Err(error));
        }
        let mut twice = round(3, &[&[1, 2, 3], &[4, 5, 6]], &[]);
        twice.tables[1].number = 1;
        assert_eq!(past.add(&twice), Err(PastError::SameTable { round: 3, table: 1 }));
        assert_eq!(past.met(EntryNo(1), EntryNo(2)).map(|met| met.times), Some(1));
        assert_eq!(past.last_round(), 2);
    }
}
