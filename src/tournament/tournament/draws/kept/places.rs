//! Who gets which place in a schedule that stays, of those who come late or come back.

use std::collections::BTreeSet;

use crate::seating::Meetings;
use crate::tournament::{Round, RoundState, Tournament};
use crate::{EntryNo, EntryPair};

/// What places cost: pairs that must not meet, then repeats.
type PlacesCost = (usize, u64);

impl Tournament {
    /// Gives those who have no place in a schedule that stays the places that are empty, in order of their numbers.
    /// Then they and those who have missed a round exchange theirs, among themselves and with empty ones, as long as
    /// fewer meet again by it: whoever comes back has their old place, also where a newcomer had taken it.
    pub(in crate::tournament) fn fill_empty_places(&mut self) {
        let Some(draft) = self.kept_drafts().next() else { return };
        let stage = draft.stage;
        let there = self.there_in(draft);
        let places = self.places();
        let before: Vec<Round> = self.kept_drafts().cloned().collect();
        let (placed, without): (Vec<EntryNo>, Vec<EntryNo>) = there.into_iter().partition(|one| places.contains(one));
        for newcomer in &without {
            let exchanges = self.empty_places().into_iter().map(|place| (place, *newcomer));
            if let Some((_, best)) = self.cheapest(exchanges) {
                self.exchange(best);
            }
        }
        let late = placed.into_iter().filter(|entry| self.has_missed(stage, *entry));
        let moving: Vec<EntryNo> = without.into_iter().chain(late).collect();
        loop {
            let places = self.places();
            let placed = || moving.iter().copied().filter(|entry| places.contains(entry));
            let partners: BTreeSet<EntryNo> = placed().chain(self.empty_places()).collect();
            let pairs = placed().flat_map(|one| partners.iter().map(move |other| (one, *other)));
            let now = self.cost_of_places(&self.kept_drafts().cloned().collect::<Vec<_>>());
            match self.cheapest(pairs.filter(|(one, other)| one != other)) {
                Some((cost, best)) if cost < now => self.exchange(best),
                _ => break,
            }
        }
        if !self.kept_drafts().eq(before.iter()) {
            self.lay_boards(stage);
        }
    }

    /// Those who have a place in the drafts of a schedule that stays, gone or not.
    fn places(&self) -> BTreeSet<EntryNo> {
        self.kept_drafts().flat_map(Round::everybody).collect()
    }

    /// Those of them who have left.
    fn empty_places(&self) -> Vec<EntryNo> {
        let is_empty = |entry: &EntryNo| self.entry(*entry).is_some_and(|one| !one.status.is_in_play());
        self.places().into_iter().filter(is_empty).collect()
    }

    /// Whether a round of the stage was seen in which they had no place.
    fn has_missed(&self, stage: u16, entry: EntryNo) -> bool {
        let mut seen = self.rounds_of(stage).filter(|round| round.state > RoundState::Drawn);
        seen.any(|round| !round.everybody().any(|one| one == entry))
    }

    /// The exchange with the least cost, and that; of equal ones the first.
    fn cheapest(
        &self,
        exchanges: impl Iterator<Item = (EntryNo, EntryNo)>,
    ) -> Option<(PlacesCost, (EntryNo, EntryNo))> {
        let cost = |(one, other): (EntryNo, EntryNo)| {
            let mut drafts: Vec<Round> = self.kept_drafts().cloned().collect();
            drafts.iter_mut().for_each(|draft| draft.exchange(one, other));
            self.cost_of_places(&drafts)
        };
        exchanges.map(|pair| (cost(pair), pair)).min_by_key(|(cost, _)| *cost)
    }

    fn exchange(&mut self, (one, other): (EntryNo, EntryNo)) {
        let numbers: Vec<u16> = self.kept_drafts().map(|draft| draft.number).collect();
        for round in self.rounds.iter_mut().filter(|round| numbers.contains(&round.number)) {
            round.exchange(one, other);
        }
    }

    /// How many meet whom they must not meet, and how many meet again, if the rest of the schedule is this.
    fn cost_of_places(&self, drafts: &[Round]) -> PlacesCost {
        let seen = self.rounds.iter().filter(|round| round.state > RoundState::Drawn);
        let mut rounds: Vec<crate::Round> = seen.map(Round::drawn).collect();
        let then: Vec<crate::Round> = drafts.iter().map(|draft| self.as_seated(draft).drawn()).collect();
        let tables = then.iter().flat_map(|round| &round.tables);
        let apart = tables.map(|table| {
            let seats = &table.seats;
            let pairs = (0..seats.len()).flat_map(|at| seats[..at].iter().map(move |other| (seats[at], *other)));
            pairs
                .filter(|(one, other)| self.must_not_meet(EntryPair::of(*one, *other)))
                .count()
        });
        let apart = apart.sum();
        rounds.extend(then);
        (apart, Meetings::of(&rounds).repeats())
    }
}
