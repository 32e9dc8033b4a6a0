//! Designs: schedules in which nobody meets anyone twice, as far as that goes, made from stored base rounds without a
//! search.
//!
//! A base round is developed by adding 1 to every point. Points are numbers modulo `u` on some levels, `x` on level
//! `i` written `i * u + x`, and fixed points after them. A table after the semicolon is developed into `u` tables,
//! which make one round. Kirkman systems have players = 3 mod 6, nearly Kirkman systems 0 mod 6.

#[cfg(test)]
mod tests;

use super::Lineup;

const STARTERS: &str = include_str!("starters.txt");

/// Where a design comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// The affine plane of order 3 or 4: 9 players in threes, 16 in fours.
    AffinePlane,
    /// Everyone meets everyone once, in threes.
    Kirkman,
    /// Everyone meets everyone but one once, in threes.
    NearlyKirkman,
    /// Tables of four; everyone meets everyone but at most three once.
    Fours,
    /// Three levels, each moved against the next by the number of the round.
    Shifts,
}

/// Rounds without a repeat; any of them can be played alone and in any order.
#[derive(Debug, Clone)]
pub(super) struct Design {
    pub(super) system: System,
    pub(super) rounds: Vec<Lineup>,
}

/// The longest design for so many players at tables of so many seats.
pub(super) fn design(players: u16, seats: u16) -> Option<Design> {
    let system = match (players, seats) {
        (9, 3) | (16, 4) => System::AffinePlane,
        (_, 4) => System::Fours,
        (_, _) if players % 2 == 1 => System::Kirkman,
        (_, _) => System::NearlyKirkman,
    };
    let stored = STARTERS
        .lines()
        .filter_map(Starter::parse)
        .find(|starter| starter.is_for(players, seats));
    match stored {
        Some(starter) => Some(Design {
            system,
            rounds: starter.develop(),
        }),
        None if seats == 3 && players.is_multiple_of(3) && players > 9 => Some(Design {
            system: System::Shifts,
            rounds: shifts(players / 3),
        }),
        None => None,
    }
}

/// Three levels of `size` points; the tables of a round are one line moved along. Lines differ in how far the second
/// and the third level are ahead, and no two of them are as far ahead anywhere.
fn shifts(size: u16) -> Vec<Lineup> {
    // An even number has no such set of lines as large as itself, but one of one less.
    let step = |line: u16| {
        if size.is_multiple_of(2) && line > size / 2 {
            line - 1
        } else {
            line
        }
    };
    let lines = (0..size).filter(|line| size % 2 == 1 || *line != size / 2);
    let table = |line: u16, x: u16| {
        let second = (x + line) % size;
        vec![x, size + second, 2 * size + (second + step(line)) % size]
    };
    lines.map(|line| (0..size).map(|x| table(line, x)).collect()).collect()
}

struct Starter {
    players: u16,
    modulus: u16,
    base: Vec<Lineup>,
    /// Tables that make a round each.
    further: Lineup,
}

impl Starter {
    /// A line of the file; none for a comment.
    fn parse(line: &str) -> Option<Starter> {
        let (key, rounds) = line.split_once(':')?;
        let (players, modulus) = key.split_once(' ')?;
        let (base, further) = rounds.split_once(';').unwrap_or((rounds, ""));
        Some(Starter {
            players: players.parse().ok()?,
            modulus: modulus.parse().ok()?,
            base: base.split('/').map(super::tables).collect::<Option<_>>()?,
            further: if further.is_empty() {
                Vec::new()
            } else {
                super::tables(further)?
            },
        })
    }

    fn is_for(&self, players: u16, seats: u16) -> bool {
        let size = self.base.first().and_then(|round| round.first()).map_or(0, Vec::len);
        self.players == players && size == usize::from(seats)
    }

    /// A point moved along its level.
    fn moved(&self, point: u16, by: u16) -> u16 {
        let level = point - point % self.modulus;
        let fixed = level + self.modulus > self.players;
        if fixed {
            point
        } else {
            level + (point - level + by) % self.modulus
        }
    }

    fn develop(&self) -> Vec<Lineup> {
        let table = |table: &Vec<u16>, by: u16| table.iter().map(|point| self.moved(*point, by)).collect();
        let shifts = || 0..self.modulus;
        let round = |round: &Lineup, by: u16| round.iter().map(|seats| table(seats, by)).collect();
        let developed = self
            .base
            .iter()
            .flat_map(|base| shifts().map(move |by| round(base, by)));
        let further = self
            .further
            .iter()
            .map(|seats| shifts().map(|by| table(seats, by)).collect());
        developed.chain(further).collect()
    }
}
