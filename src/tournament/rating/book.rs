//! All rated tables in their order. A correction computes again from its place on, and nothing before it.

use std::collections::BTreeMap;

use super::method::{Method, Strength};

/// A player by the number under which they are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerNo(pub u32);

/// What a table was part of. Two may begin at one time; of an evening and of a table outside tournaments only the day
/// is known, and they come after the tournaments of that day, as in seasons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatedSource {
    Tournament(i64),
    /// An evening at one table.
    Evening(i64),
    /// A table outside any tournament: the number of the season in which it counts, and its number there.
    FreeTable {
        season: i64,
        unit: u16,
    },
}

/// When a table was played: the order in which tables are rated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct When {
    /// Number of the rating period, from any start.
    pub period: u32,
    /// When that began of which it was part, in seconds from any start.
    pub start: i64,
    pub source: RatedSource,
    pub round: u16,
    pub table: u16,
}

/// A table that counts for ratings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedTable {
    pub when: When,
    pub seats: Vec<RatedSeat>,
    /// The bula of its sheet, for the method that asks for it.
    pub bula: u32,
}

/// Someone at a rated table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatedSeat {
    /// None for guests: their seat counts with the rating of a newcomer, and they keep none.
    pub player: Option<PlayerNo>,
    /// Equal ones are shared.
    pub place: usize,
    pub score: i64,
}

/// What is known of a player, and the period of their last table.
#[derive(Debug, Clone, Copy, PartialEq)]
struct KnownPlayer {
    strength: Strength,
    last: u32,
}

/// Ratings after all tables, and what is needed to take tables back.
#[derive(Debug, Clone, Default)]
pub struct Book {
    method: Method,
    /// In order; beside each table what its players were before it, none for newcomers.
    tables: Vec<(RatedTable, Vec<Option<KnownPlayer>>)>,
    known: BTreeMap<PlayerNo, KnownPlayer>,
}

impl Book {
    /// An empty one.
    pub fn new(method: Method) -> Book {
        Book {
            method,
            ..Book::default()
        }
    }

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
    pub fn ratings(&self) -> impl Iterator<Item = (PlayerNo, Strength)> {
        self.known.iter().map(|(player, known)| (*player, known.strength))
    }

    /// Someone's rating in a period, with what the periods without a table did to it.
    pub fn rating(&self, player: PlayerNo, period: u32) -> Strength {
        self.at(self.known.get(&player), period)
    }

    /// The period of someone's last table.
    pub fn last_period(&self, player: PlayerNo) -> Option<u32> {
        self.known.get(&player).map(|known| known.last)
    }

    /// The tables in order, with the ratings of their players before each.
    pub fn tables(&self) -> impl Iterator<Item = (&RatedTable, Vec<Strength>)> {
        self.tables
            .iter()
            .map(|(table, before)| (table, self.before(table, before)))
    }

    fn before(&self, table: &RatedTable, known: &[Option<KnownPlayer>]) -> Vec<Strength> {
        known
            .iter()
            .map(|known| self.at(known.as_ref(), table.when.period))
            .collect()
    }

    /// A period in which they played is none of absence.
    fn at(&self, known: Option<&KnownPlayer>, period: u32) -> Strength {
        known.map_or_else(
            || self.method.newcomer(),
            |known| {
                let absent = period.saturating_sub(known.last).saturating_sub(1);
                self.method.rested(known.strength, absent)
            },
        )
    }

    /// Undoes all tables from this place on and gives them back in order.
    fn take_back(&mut self, place: usize) -> Vec<RatedTable> {
        let taken = self.tables.split_off(place.min(self.tables.len()));
        for (table, before) in taken.iter().rev() {
            for (seat, known) in table.seats.iter().zip(before) {
                let Some(player) = seat.player else { continue };
                match known {
                    Some(known) => self.known.insert(player, *known),
                    None => self.known.remove(&player),
                };
            }
        }
        taken.into_iter().map(|(table, _)| table).collect()
    }

    fn rate(&mut self, table: RatedTable) {
        let known = |player: Option<PlayerNo>| player.and_then(|player| self.known.get(&player).copied());
        let before: Vec<Option<KnownPlayer>> = table.seats.iter().map(|seat| known(seat.player)).collect();
        let after = self.method.after(&table, &self.before(&table, &before));
        for (seat, strength) in table.seats.iter().zip(after) {
            if let Some(player) = seat.player {
                let last = table.when.period;
                self.known.insert(player, KnownPlayer { strength, last });
            }
        }
        self.tables.push((table, before));
    }
}
