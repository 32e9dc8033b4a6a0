//! Makes whole seasons of leagues from a seed, counts them by the same functions as everyone, and holds what comes of
//! them against the properties of seasons, counted a second time by code of its own.
//!
//! | number | property |
//! |---|---|
//! | 1 | the table is what a second count of the same facts says, to the last fraction |
//! | 2 | the order in which facts were entered changes nothing |
//! | 3 | what is corrected, merged or decided and taken back leaves nothing behind |
//! | 4 | more units that count, or more that were played, are never a loss, and neither is an absence |
//! | 5 | more points in a unit never lower a rank |
//! | 6 | ranks go 1-2-2-4, and whoever played too little has none |
//! | 7 | what counts, what was carried and what was decided add up to the total |
//! | 8 | the same adjustment for everyone moves nobody |
//! | 9 | guests who are passed over might as well have stayed away |
//! | 10 | with one unit to come, the ranks told are inside the bounds, and both ends of them are reached |
//! | 11 | nobody comes on twice, and no source brings more than it may |
//! | 12 | a list on which people challenge each other has everyone once |
//! | 13 | ratings know no names and no order of entry, and are never less sure after a table |
//! | 14 | what is written and read is written the same, and elsewhere it gives the same table |

mod book;
mod check;
mod make;
mod recount;

#[cfg(test)]
mod tests;

use talon_rules::chance::Chance;

use super::{Faults, event_seed};
use book::{Counter, as_everyone};

/// A broken property.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BrokenProperty {
    /// The season, from 1.
    pub season: u64,
    /// The seed that makes this season as the first one.
    pub seed: u64,
    /// From 1 to 14.
    pub property: u8,
    pub what: String,
}

/// What came of one season.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SimulatedSeason {
    /// Units made.
    pub units: u64,
    pub failures: Vec<BrokenProperty>,
}

/// A stream of chance of its own: a season has nothing to do with the tournament of the same seed.
const SEASONS: u64 = 2;

/// Makes, counts and checks one season of a series; seasons are numbered from 1.
pub fn simulate_season(seed: u64, season: u64) -> SimulatedSeason {
    let own = event_seed(seed, season);
    let (units, faults) = checked(own, as_everyone);
    let failure = |(property, what)| BrokenProperty {
        season,
        seed: own,
        property,
        what,
    };
    SimulatedSeason {
        units,
        failures: faults.0.into_iter().map(failure).collect(),
    }
}

/// The units of a season, and what is broken in it where tables are counted like this.
fn checked(seed: u64, counter: Counter) -> (u64, Faults) {
    let mut chance = Chance::of(seed, SEASONS);
    let mut faults = Faults::default();
    let book = make::season(&mut chance, counter);
    check::all(&mut faults, &book, &mut chance);
    (book.season.units.len() as u64, faults)
}
