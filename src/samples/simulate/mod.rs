//! Makes whole tournaments from a seed, draws and plays them by the same functions as everyone, and holds what comes of
//! them against the invariants of tournaments, counted by code of its own. Seasons of leagues have properties of their
//! own, in `season`.
//!
//! | number | invariant |
//! |---|---|
//! | 1 | everyone who is there sits at one table or out, nobody twice, tables have three or four seats |
//! | 2 | seats of a table are all different, numbers of tables too |
//! | 3 | as few tables of four or byes as can be, which go round; in a schedule only mates of leavers sit out |
//! | 4 | the same facts and seed give the same draw, whatever the order in which entries are named |
//! | 5 | repeats are told as they are, and never below the bound |
//! | 6 | standings have every entry once, ranks follow totals, more points are never a loss |
//! | 7 | scores of a table add up, and so do its points by place |
//! | 8 | matchpoints of a line and per cents add up |
//! | 9 | a correction that is taken back leaves nothing behind |
//! | 10 | more tournaments that count, or more tournaments, are never a loss |
//! | 11 | ratings know no names, and equal players who tie keep theirs |
//! | 12 | what is written and read is written the same |

mod check;
mod kept;
mod lineup;
mod plan;
mod scores;
mod season;
mod tournament;

use talon_rules::chance::Chance;

pub use kept::Movements;
pub use season::{BrokenProperty, SimulatedSeason, simulate_season};

/// A broken invariant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The tournament, from 1.
    pub tournament: u64,
    /// The seed that makes this tournament as the first one.
    pub seed: u64,
    /// From 1 to 12.
    pub invariant: u8,
    pub what: String,
}

/// What came of one tournament.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SimulatedTournament {
    /// Rounds drawn.
    pub rounds: u64,
    pub failures: Vec<Failure>,
}

/// What came of an evening whose complete schedule is kept.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KeptSchedule {
    pub done: SimulatedTournament,
    pub movements: Movements,
}

/// One tournament of so many keeps a complete schedule, by a chance of its own.
const KEPT_EVERY: usize = 25;
const KEPT_STREAM: u64 = 1;

/// The seed of a tournament of a series; that of the first is the seed of the series.
pub fn event_seed(seed: u64, tournament: u64) -> u64 {
    seed.wrapping_add(tournament.wrapping_sub(1))
}

/// Makes, draws, plays and checks one tournament of a series; tournaments are numbered from 1.
pub fn simulate(seed: u64, tournament: u64) -> SimulatedTournament {
    let own = event_seed(seed, tournament);
    match Chance::of(own, KEPT_STREAM).below(KEPT_EVERY) {
        0 => simulate_kept(seed, tournament).done,
        _ => told(tournament, own, tournament::run(own)),
    }
}

/// The same for an evening whose complete schedule is kept while players leave, come back and join.
pub fn simulate_kept(seed: u64, tournament: u64) -> KeptSchedule {
    let own = event_seed(seed, tournament);
    let kept = kept::run(own, Chance::of(own, 0));
    KeptSchedule {
        done: told(tournament, own, (kept.rounds, kept.broken)),
        movements: kept.movements,
    }
}

fn told(tournament: u64, seed: u64, (rounds, faults): (u64, Vec<(u8, String)>)) -> SimulatedTournament {
    let failure = |(invariant, what)| Failure {
        tournament,
        seed,
        invariant,
        what,
    };
    SimulatedTournament {
        rounds,
        failures: faults.into_iter().map(failure).collect(),
    }
}

/// What is broken, by the number of the invariant.
#[derive(Debug, Default)]
struct Faults(Vec<(u8, String)>);

impl Faults {
    /// Notes what is said when it is not so.
    fn hold(&mut self, invariant: u8, is_so: bool, what: impl FnOnce() -> String) {
        if !is_so {
            self.0.push((invariant, what()));
        }
    }
}
