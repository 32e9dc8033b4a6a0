//! All rated tables in their order. A correction computes again from its place on, and nothing before it.

use std::collections::BTreeMap;

use super::weng_lin::{Rating, grown, weng_lin};

/// A player by the number under which they are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerNo(pub u32);

/// When a table was played: the order in which tables are rated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct When {
    /// Number of the rating period, from any start.
    pub period: u32,
    /// Days since any start.
    pub day: u32,
    pub round: u16,
    pub table: u16,
}

/// A table that counts for ratings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedTable {
    pub when: When,
    /// Players with their places; equal ones are shared.
    pub places: Vec<(PlayerNo, usize)>,
}

/// A player with the period of their last table.
type Known = (Rating, u32);

/// Ratings after all tables, and what is needed to take tables back.
#[derive(Debug, Clone, Default)]
pub struct Book {
    /// In order; beside each table what its players were before it, none for newcomers.
    tables: Vec<(RatedTable, Vec<Option<Known>>)>,
    known: BTreeMap<PlayerNo, Known>,
}

impl Book {
    /// Enters a table where its time puts it, or corrects the one of that time. Returns how many tables were computed.
    pub fn enter(&mut self, table: RatedTable) -> usize {
        let place = self.tables.partition_point(|(known, _)| known.when < table.when);
        let mut later = self.take_back(place);
        later.retain(|known| known.when != table.when);
        let count = later.len() + 1;
        self.rate(table);
        later.into_iter().for_each(|table| self.rate(table));
        count
    }

    /// Takes a table out. Returns how many were computed again.
    pub fn remove(&mut self, when: When) -> usize {
        let place = self.tables.partition_point(|(known, _)| known.when < when);
        let mut later = self.take_back(place);
        later.retain(|known| known.when != when);
        let count = later.len();
        later.into_iter().for_each(|table| self.rate(table));
        count
    }

    /// Everyone's rating after their last table.
    pub fn ratings(&self) -> impl Iterator<Item = (PlayerNo, Rating)> {
        self.known.iter().map(|(player, (rating, _))| (*player, *rating))
    }

    /// Someone's rating in a period, with what the periods without a table did to it.
    pub fn rating(&self, player: PlayerNo, period: u32) -> Rating {
        self.known
            .get(&player)
            .map_or_else(Rating::default, |known| rested(*known, period))
    }

    /// The tables in order, with the ratings of their players before each.
    pub fn tables(&self) -> impl Iterator<Item = (&RatedTable, Vec<Rating>)> {
        self.tables
            .iter()
            .map(|(table, before)| (table, ratings_at(table, before)))
    }

    /// Undoes all tables from this place on and gives them back in order.
    fn take_back(&mut self, place: usize) -> Vec<RatedTable> {
        let taken = self.tables.split_off(place.min(self.tables.len()));
        for (table, before) in taken.iter().rev() {
            for ((player, _), known) in table.places.iter().zip(before) {
                match known {
                    Some(known) => self.known.insert(*player, *known),
                    None => self.known.remove(player),
                };
            }
        }
        taken.into_iter().map(|(table, _)| table).collect()
    }

    fn rate(&mut self, table: RatedTable) {
        let before: Vec<Option<Known>> = table
            .places
            .iter()
            .map(|(player, _)| self.known.get(player).copied())
            .collect();
        let places: Vec<usize> = table.places.iter().map(|(_, place)| *place).collect();
        let after = weng_lin(&ratings_at(&table, &before), &places);
        for ((player, _), rating) in table.places.iter().zip(after) {
            self.known.insert(*player, (rating, table.when.period));
        }
        self.tables.push((table, before));
    }
}

fn ratings_at(table: &RatedTable, before: &[Option<Known>]) -> Vec<Rating> {
    let at = |known: &Option<Known>| known.map_or_else(Rating::default, |known| rested(known, table.when.period));
    before.iter().map(at).collect()
}

/// A period in which they played is none of absence.
fn rested((rating, last): Known, period: u32) -> Rating {
    grown(rating, period.saturating_sub(last).saturating_sub(1))
}
