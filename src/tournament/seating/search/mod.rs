//! Schedules by annealing, where no design serves: several beginnings, each cooled slowly, until nothing better is
//! possible or the steps are used up. It must not look at the clock: the same task gives the same schedule anywhere.

mod board;

use super::{Lineup, Plan};
use crate::chance::Chance;
use board::Board;

/// Steps of each beginning; easy tasks end in the first.
pub(super) const STEPS: [u32; 5] = [1_000_000, 3_000_000, 10_000_000, 18_000_000, 18_000_000];
/// Steps after the fewest repeats were reached, to even out who repeats and who visits tables of four.
const EVENING: u32 = 500_000;
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
    pub(super) plan: &'a Plan,
    /// Rounds that are settled and come first.
    pub(super) before: &'a [Lineup],
    /// Pairs, from 0, who must not meet.
    pub(super) apart: &'a [(u16, u16)],
    /// No schedule has fewer repeats.
    pub(super) target: u64,
    /// Whether visits to tables of four may differ by more than one, if that saves repeats.
    pub(super) uneven: bool,
}

/// The best schedule that was met.
#[derive(Debug, Clone)]
pub(super) struct Found {
    /// All rounds, the settled ones first.
    pub(super) rounds: Vec<Lineup>,
    /// Repeats, where a meeting of a forbidden pair counts as very many.
    pub(super) repeats: u64,
    /// How far visits to tables of four are from even, 0 when they differ by one at most.
    pub(super) uneven: u64,
    energy: u64,
}

impl Task<'_> {
    /// The lower, the better.
    fn rank(&self, repeats: u64, uneven: u64, energy: u64) -> (bool, u64, u64, u64) {
        (!self.uneven && uneven > 0, repeats, uneven, energy)
    }

    fn rank_of(&self, found: &Found) -> (bool, u64, u64, u64) {
        self.rank(found.repeats, found.uneven, found.energy)
    }

    fn is_reached(&self, found: &Found) -> bool {
        found.repeats <= self.target && found.uneven == 0
    }
}

/// Looks for the schedule with the fewest repeats; so many steps for each beginning.
pub(super) fn search(task: &Task, seed: u64, steps: &[u32]) -> Found {
    let mut best = Board::random(task, &mut Chance::of(seed, 0)).found();
    for (number, steps) in (0..).zip(steps) {
        let mut chance = Chance::of(seed, number);
        let mut board = Board::random(task, &mut chance);
        let found = cool(&mut board, task, *steps, &mut chance);
        if task.rank_of(&found) < task.rank_of(&best) {
            best = found;
        }
        if task.is_reached(&best) {
            break;
        }
    }
    best
}

/// One beginning, cooled to its end.
fn cool(board: &mut Board, task: &Task, steps: u32, chance: &mut Chance) -> Found {
    let mut best = board.found();
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
        let gain = best.repeats.saturating_sub(board.repeats());
        let settled = board.repeats() <= task.target;
        if gain <= best.repeats / 50 && !settled {
            continue;
        }
        if task.rank(board.repeats(), board.uneven(), board.energy()) < task.rank_of(&best) {
            let already = best.repeats <= task.target;
            best = board.found();
            if task.is_reached(&best) && task.target == 0 {
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
fn drawn(task: &Task, first: Found, chance: &mut Chance) -> Found {
    let others = (0..DRAWS).map(|_| Board::random(task, chance).found());
    others.fold(first, |best, found| if task.rank_of(&found) < task.rank_of(&best) { found } else { best })
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
