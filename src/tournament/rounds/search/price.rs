//! What an arrangement costs: a hard part that is never traded for the soft one.

use std::iter::Sum;
use std::ops::{Add, Sub};

use super::super::{Float, Person, seats};

/// Two who must not meet sit together.
pub(in crate::rounds) const FORBIDDEN: i64 = 1 << 50;
/// Someone has one more turn at a table of four before another.
pub(in crate::rounds) const FOUR: i64 = 1 << 36;
/// A pair meets again. Even 1,500 pairs with all that `repeat` adds stay below one turn at a table of four.
pub(in crate::rounds) const REPEAT: i64 = 1 << 24;
/// Weight of a square of points over floats, of which there are at most as many as players.
const SPREAD: i64 = 1 << 11;

/// The cost of a pair that met so often, so many rounds ago: that it meets again counts first, then how often it
/// did, then how lately.
pub(in crate::rounds) fn repeat(times: u16, ago: u16) -> i64 {
    let often = i64::from(times.saturating_sub(1).min(127));
    let lately = 63 - i64::from(ago.saturating_sub(1).min(63));
    REPEAT + (often << 6) + lately
}

/// Compared in the order of its parts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::rounds) struct Cost {
    /// Pairs that must not meet, turns at tables of four, repeats.
    pub hard: i64,
    /// Squares of differences of level, then floats.
    pub soft: i64,
}

impl Add for Cost {
    type Output = Cost;

    fn add(self, other: Cost) -> Cost {
        Cost {
            hard: self.hard + other.hard,
            soft: self.soft + other.soft,
        }
    }
}

impl Sub for Cost {
    type Output = Cost;

    fn sub(self, other: Cost) -> Cost {
        Cost {
            hard: self.hard - other.hard,
            soft: self.soft - other.soft,
        }
    }
}

impl Sum for Cost {
    fn sum<I: Iterator<Item = Cost>>(costs: I) -> Cost {
        costs.fold(Cost::default(), Add::add)
    }
}

/// What everything costs, for players 0, 1, 2, ...
#[derive(Debug, Clone)]
pub(in crate::rounds) struct Price {
    /// What it costs that two share a table: a square, row by row.
    pub pairs: Vec<i64>,
    /// What a seat at a table of four costs each.
    pub fours: Vec<i64>,
    /// From 0 to `LEVEL_MAX`.
    pub level: Vec<i64>,
    pub float: Vec<Option<Float>>,
    /// Players change places only with players of the same class; empty where everyone may with everyone.
    pub class: Vec<u16>,
    /// Whether an arrangement should leave a next round without repeats, where that can be known.
    pub looks_ahead: bool,
    /// What everyone did so far, for the seats.
    pub people: Vec<Person>,
}

impl Price {
    pub fn players(&self) -> usize {
        self.level.len()
    }

    pub fn pair(&self, one: usize, other: usize) -> i64 {
        self.pairs[one * self.players() + other]
    }

    /// What one table costs.
    pub fn table(&self, table: &[usize]) -> Cost {
        let soft = self.spread(table);
        let floats = if soft == 0 { 0 } else { self.floats(table) };
        Cost {
            hard: self.hard(table),
            soft: soft + floats,
        }
    }

    /// The pairs, and the turns at four.
    pub fn hard(&self, table: &[usize]) -> i64 {
        match *table {
            [a, b, c] => self.pair(a, b) + self.pair(a, c) + self.pair(b, c),
            [a, b, c, d] => {
                let fours = self.fours[a] + self.fours[b] + self.fours[c] + self.fours[d];
                let last = self.pair(a, d) + self.pair(b, d) + self.pair(c, d);
                self.pair(a, b) + self.pair(a, c) + self.pair(b, c) + last + fours
            }
            _ => 0,
        }
    }

    /// The square of the difference of levels, which all floats together cannot outweigh.
    pub fn spread(&self, table: &[usize]) -> i64 {
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        for player in table {
            let level = self.level[*player];
            least = least.min(level);
            most = most.max(level);
        }
        let spread = most.saturating_sub(least).max(0);
        spread * spread * SPREAD
    }

    /// Players of the table who float once more the same way.
    fn floats(&self, table: &[usize]) -> i64 {
        let again = |player: &&usize| {
            let level = self.level[**player];
            let mut others = table
                .iter()
                .filter(|other| other != player)
                .map(|other| self.level[*other]);
            match self.float[**player] {
                None => false,
                Some(Float::Up) => others.all(|other| other > level),
                Some(Float::Down) => others.all(|other| other < level),
            }
        };
        table.iter().filter(again).count() as i64
    }

    /// The least unevenness of seats that a table can come to.
    pub fn seats(&self, table: &[usize]) -> u64 {
        let people: Vec<&Person> = table.iter().map(|player| &self.people[*player]).collect();
        seats::least(&people)
    }

    /// The cost of all.
    pub fn all(&self, tables: &[Vec<usize>]) -> Cost {
        tables.iter().map(|table| self.table(table)).sum()
    }
}
