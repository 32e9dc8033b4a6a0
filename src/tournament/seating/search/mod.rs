//! Schedules by annealing, where no design serves: several beginnings, each cooled slowly, until nothing better is
//! possible or the steps are used up. It does not look at the clock: the same task gives the same schedule anywhere.

mod board;

use super::{Lineup, SeatingPlan};
use board::Board;
use talon_rules::chance::Chance;

/// Steps of each beginning; easy tasks end in the first.
pub(super) const STEPS: [u32; 5] = [1_000_000, 3_000_000, 10_000_000, 18_000_000, 18_000_000];
/// Steps after the fewest repeats were reached, to even out who repeats and who visits tables of four.
const EVENING: u32 = 500_000;
/// What it costs that a player visits one table of four more than another.
const UNEVEN: i64 = 2;
/// A repeat costs two, the third meeting of a pair three more, and so on.
const HOTTEST: f64 = 0.8;
/// Draws where nothing can be swapped.
const DRAWS: u32 = 200;
const STAGES: u32 = 200;
/// Cools to half in all stages.
const COOLING: f64 = 0.996_540_262_827_868;

/// What is looked for.
#[derive(Debug)]
pub(super) struct Task<'a> {
    pub(super) plan: &'a SeatingPlan,
    /// Rounds that are settled and come first.
    pub(super) before: &'a [Lineup],
    /// Pairs, from 0, who must not meet.
    pub(super) apart: &'a [(u16, u16)],
    /// No schedule has fewer repeats.
    pub(super) target: u64,
}

/// The best schedules that were met: they differ where tables of three and of four stand side by side.
#[derive(Debug, Clone)]
pub(super) struct Best {
    /// With the fewest repeats.
    pub(super) fewest: FoundSchedule,
    /// With the fewest of those in which visits to tables of four differ by one at most.
    pub(super) even: FoundSchedule,
}

/// A schedule that was met.
#[derive(Debug, Clone)]
pub(super) struct FoundSchedule {
    /// All rounds, the settled ones first.
    pub(super) rounds: Vec<Lineup>,
    /// Repeats, where a meeting of a forbidden pair counts as very many.
    pub(super) repeats: u64,
    /// How far visits to tables of four are from even, 0 when they differ by one at most.
    pub(super) uneven: u64,
    energy: u64,
}

/// How good a schedule is: the lower, the better, the first named before the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    repeats: u64,
    uneven: u64,
    energy: u64,
}

impl FoundSchedule {
    fn rank(&self) -> Rank {
        Rank {
            repeats: self.repeats,
            uneven: self.uneven,
            energy: self.energy,
        }
    }
}

impl Best {
    /// What a search begins with, whose visits are even.
    fn begin(first: FoundSchedule) -> Best {
        Best {
            fewest: first.clone(),
            even: first,
        }
    }

    fn is_reached(&self, task: &Task) -> bool {
        self.even.repeats <= task.target
    }

    /// Whether such a schedule would be better than one of the two.
    fn would_take(&self, rank: Rank) -> bool {
        rank < self.fewest.rank() || rank.uneven == 0 && rank < self.even.rank()
    }

    fn take(&mut self, found: FoundSchedule) {
        if found.uneven == 0 && found.rank() < self.even.rank() {
            self.even = found.clone();
        }
        if found.rank() < self.fewest.rank() {
            self.fewest = found;
        }
    }
}

/// Looks for the schedules with the fewest repeats; so many steps for each beginning. In every second one visits to
/// tables of four cost nothing, which finds the schedules that save repeats by them.
pub(super) fn search(task: &Task, seed: u64, steps: &[u32]) -> Best {
    let mut best = Best::begin(Board::random(task, UNEVEN, &mut Chance::of(seed, 0)).found());
    for (number, steps) in (0..).zip(steps) {
        let mut chance = Chance::of(seed, number);
        let uneven = if number % 2 == 1 && task.plan.is_mixed() {
            0
        } else {
            UNEVEN
        };
        let mut board = Board::random(task, uneven, &mut chance);
        let found = cool(&mut board, task, *steps, &mut chance);
        best.take(found.even);
        best.take(found.fewest);
        if best.is_reached(task) {
            break;
        }
    }
    best
}

/// One beginning, cooled to its end.
fn cool(board: &mut Board, task: &Task, steps: u32, chance: &mut Chance) -> Best {
    let mut best = Best::begin(board.found());
    if !board.can_move() {
        return drawn(task, best, chance);
    }
    let mut left = steps;
    let mut heat = HOTTEST;
    let mut limits = limits(heat);
    let stage = steps / STAGES + 1;
    while left > 0 {
        if left.is_multiple_of(stage) {
            heat *= COOLING;
            limits = self::limits(heat);
        }
        left -= 1;
        if !board.step(chance, &limits) {
            continue;
        }
        // Early on, copying every little gain would cost more than it saves.
        let gain = best.fewest.repeats.saturating_sub(board.repeats());
        let even_gain = if board.uneven() == 0 {
            best.even.repeats.saturating_sub(board.repeats())
        } else {
            0
        };
        let settled = board.repeats() <= task.target;
        if gain <= best.fewest.repeats / 50 && even_gain <= best.even.repeats / 50 && !settled {
            continue;
        }
        if best.would_take(Rank {
            repeats: board.repeats(),
            uneven: board.uneven(),
            energy: board.energy(),
        }) {
            let already = best.fewest.repeats <= task.target;
            best.take(board.found());
            if best.is_reached(task) && task.target == 0 {
                break;
            }
            if settled && !already {
                left = left.min(EVENING);
            }
        }
    }
    best
}

/// Where there is one table, only who sits out can be drawn otherwise.
fn drawn(task: &Task, mut best: Best, chance: &mut Chance) -> Best {
    for _ in 0..DRAWS {
        best.take(Board::random(task, UNEVEN, chance).found());
    }
    best
}

/// For each loss, the share of 2^64 in which it is taken at this heat; losses beyond the list never are.
fn limits(heat: f64) -> [u64; 64] {
    let share = |loss: f64| {
        // Powers of e by squaring: the same to the last bit on every machine.
        let base = (1.0 - loss / heat / 1024.0).max(0.0);
        (0..10).fold(base, |power, _| power * power)
    };
    std::array::from_fn(|loss| (share(loss as f64) * u64::MAX as f64) as u64)
}
