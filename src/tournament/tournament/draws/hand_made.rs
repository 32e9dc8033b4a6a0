//! A draft that was changed by hand, beside what the engine drew.

use crate::rounds::Drawn;
use crate::tournament::{Round, Tournament};
use crate::{EntryNo, EntryPair, Exact};

/// What changes by hand did to a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandMade {
    /// Tables that are not as they were drawn.
    pub tables: usize,
    pub drawn: Measure,
    pub now: Measure,
}

/// How good a round is, the lower, the better.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Measure {
    /// Pairs who met before.
    pub repeats: usize,
    /// For each table the most points less the fewest, added up.
    pub spread: Exact,
}

impl Tournament {
    /// Compares a draft with what was drawn in its place; nothing while the standings before it cannot be told.
    pub fn made_by_hand(&self, draft: &Round, drawn: &Drawn) -> Option<HandMade> {
        let rows = self.ranking_of(draft.stage, draft.number - 1).ok()?.rows;
        let measure = |round: &crate::Round| {
            let mut measure = Measure {
                repeats: 0,
                spread: Exact::zero(),
            };
            for table in &round.tables {
                let pairs = table.seats.iter().enumerate().flat_map(|(at, one)| {
                    let others = table.seats[at + 1..].iter();
                    others.map(|other| EntryPair::of(*one, *other))
                });
                measure.repeats += pairs
                    .filter(|pair| self.met_before(*pair, draft.number).is_some())
                    .count();
                let total = |entry: &EntryNo| rows.iter().find(|row| row.entry == *entry).map(|row| &row.total);
                let totals = || table.seats.iter().filter_map(total);
                if let Some((most, least)) = totals().max().zip(totals().min()) {
                    measure.spread = &measure.spread + &(most - least);
                }
            }
            measure
        };
        let now = draft.drawn();
        let is_drawn = |table: &&crate::Table| {
            let same = |other: &crate::Table| table.seats.iter().all(|entry| other.seats.contains(entry));
            drawn.round.tables.iter().any(same)
        };
        Some(HandMade {
            tables: now.tables.iter().filter(|table| !is_drawn(table)).count(),
            drawn: measure(&drawn.round),
            now: measure(&now),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::tests::{play, tournament};
    use crate::tournament::{Preset, Preview};

    #[test]
    fn a_change_by_hand_is_measured_beside_what_was_drawn() {
        let mut tournament = tournament(Preset::ClubEvening, 9);
        tournament.draw(1).unwrap();
        play(&mut tournament, 1);
        let Preview::Round(drawn) = tournament.draw(2).unwrap() else {
            panic!("one round")
        };
        let compared = |tournament: &Tournament| tournament.made_by_hand(tournament.round(2).unwrap(), &drawn).unwrap();
        let made = compared(&tournament);
        assert_eq!((made.tables, &made.now), (0, &made.drawn));
        assert_eq!(made.now.repeats, drawn.repeats.len());
        let sum = drawn
            .tables
            .iter()
            .fold(Exact::zero(), |sum, table| &sum + &table.spread);
        assert_eq!(made.drawn.spread, sum);
        // Two who met in round one.
        let met = tournament.round(1).unwrap().tables[0].seats.clone();
        let second = tournament.round(2).unwrap();
        let at = second.tables.iter().find(|table| table.seat_of(met[0].entry).is_some());
        let beside = at
            .unwrap()
            .seats
            .iter()
            .find(|seat| seat.entry != met[0].entry)
            .unwrap()
            .entry;
        tournament.swap(2, met[1].entry, beside).unwrap();
        let made = compared(&tournament);
        assert_eq!(made.tables, 2);
        assert!(made.now.repeats > made.drawn.repeats);
        tournament.swap(2, met[1].entry, beside).unwrap();
        assert_eq!(compared(&tournament).tables, 0);
    }
}
