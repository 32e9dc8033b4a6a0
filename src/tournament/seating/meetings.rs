//! Who met whom, and how often: the one count of repeats that every draw is measured by.

use std::collections::BTreeMap;

use crate::{EntryNo, EntryPair, Round};

/// How often entries sat at one table. A table may have any number of seats, and entries may come and go.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Meetings(BTreeMap<EntryPair, u32>);

impl Meetings {
    /// The meetings of these rounds.
    pub fn of<'a>(rounds: impl IntoIterator<Item = &'a Round>) -> Meetings {
        let mut meetings = Meetings::default();
        for round in rounds {
            meetings.add(round);
        }
        meetings
    }

    /// Counts one more round.
    pub fn add(&mut self, round: &Round) {
        for table in &round.tables {
            self.add_table(&table.seats);
        }
    }

    /// Counts one more table.
    pub(crate) fn add_table(&mut self, seats: &[EntryNo]) {
        for (at, one) in seats.iter().enumerate() {
            for other in &seats[at + 1..] {
                let times = self.0.entry(EntryPair::of(*one, *other)).or_default();
                *times = times.saturating_add(1);
            }
        }
    }

    /// How often these two met.
    pub fn times(&self, one: EntryNo, other: EntryNo) -> u32 {
        self.0.get(&EntryPair::of(one, other)).copied().unwrap_or(0)
    }

    /// The repeats: for each pair the meetings after the first, added up.
    pub fn repeats(&self) -> u64 {
        self.0.values().map(|times| u64::from(times.saturating_sub(1))).sum()
    }

    /// How many different opponents someone met.
    pub fn opponents(&self, entry: EntryNo) -> usize {
        self.0.keys().filter(|pair| pair.has(entry)).count()
    }

    /// Pairs that met at all, the lower number first, with how often they did; in order of numbers.
    pub fn pairs(&self) -> impl Iterator<Item = (EntryPair, u32)> {
        self.0.iter().map(|(pair, times)| (*pair, *times))
    }

    /// Pairs that met more than once.
    pub fn repeated(&self) -> impl Iterator<Item = (EntryPair, u32)> {
        self.pairs().filter(|(_, times)| *times > 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;

    fn round(number: u16, tables: &[&[u16]]) -> Round {
        let table = |(number, seats): (u16, &&[u16])| Table {
            number,
            seats: seats.iter().map(|no| EntryNo(*no)).collect(),
        };
        Round {
            number,
            byes: Vec::new(),
            tables: (1..).zip(tables).map(table).collect(),
        }
    }

    #[test]
    fn each_meeting_after_the_first_is_a_repeat() {
        let rounds = [
            round(1, &[&[1, 2, 3], &[4, 5, 6, 7]]),
            round(2, &[&[3, 2, 4], &[1, 5, 6, 7]]),
        ];
        let mut meetings = Meetings::of(&rounds);
        // 2-3 and the three pairs among 5, 6 and 7.
        assert_eq!(meetings.repeats(), 4);
        assert_eq!(meetings.times(EntryNo(7), EntryNo(5)), 2);
        assert_eq!(meetings.times(EntryNo(1), EntryNo(4)), 0);
        assert_eq!(meetings.opponents(EntryNo(1)), 5);
        let twice: Vec<_> = meetings
            .repeated()
            .map(|(pair, _)| (pair.one.0, pair.other.0))
            .collect();
        assert_eq!(twice, [(2, 3), (5, 6), (5, 7), (6, 7)]);
        meetings.add(&rounds[1]);
        // That whole round again: nine pairs, and each of them a repeat.
        assert_eq!(meetings.repeats(), 4 + 9);
        assert_eq!(meetings.times(EntryNo(2), EntryNo(3)), 3);
    }

    #[test]
    fn nobody_met_anybody_before_the_first_round() {
        let meetings = Meetings::default();
        assert_eq!((meetings.repeats(), meetings.opponents(EntryNo(1))), (0, 0));
        assert_eq!(meetings.pairs().count(), 0);
    }
}
