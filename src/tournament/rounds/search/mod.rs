//! Finds tables for players: from a first arrangement by exchanges between tables, or, where they are few, by trying
//! everything.

mod descent;
mod exact;
mod price;

use descent::Descent;
use exact::Fewer;
pub(super) use price::{Cost, FORBIDDEN, FOUR, Price, REPEAT, repeat};

/// Players up to whom everything is tried.
const EXACT_MAX: usize = 12;
/// Players up to whom exchanges that leave repeats are followed by the proof that none is needless.
const EXACT_REPAIR_MAX: usize = 15;
/// Steps of trying everything: players tried for a seat.
const EXACT_STEPS: u64 = 3_000_000;
/// Steps of looking for any arrangement with fewer repeats.
const REPAIR_STEPS: u64 = 300_000;
/// Times that this is done.
const REPAIRS: usize = 12;
/// Exchanges tried for each player.
const EXCHANGES: u64 = 8_000;

/// An arrangement that was found.
#[derive(Debug, Clone)]
pub(super) struct Arrangement {
    pub tables: Vec<Vec<usize>>,
    pub cost: Cost,
    /// Whether nothing has fewer repeats.
    pub proved: bool,
}

/// The best arrangement found. `enough` is a hard cost that nothing is below; `start` seats everyone once.
pub(super) fn settle(price: &Price, start: Vec<Vec<usize>>, enough: i64, seed: u64) -> Arrangement {
    let players: usize = start.iter().map(Vec::len).sum();
    let free = price.class.is_empty();
    if players <= EXACT_MAX
        && free
        && let Some(found) = exact::best(price, &start, EXACT_STEPS)
    {
        return found;
    }
    let budget = EXCHANGES * players as u64;
    let mut descent = Descent::new(price, start, seed);
    descent.run(budget, enough);
    let mut proved = descent.cost().hard < enough + REPEAT;
    let steps = if players <= EXACT_REPAIR_MAX {
        EXACT_STEPS
    } else {
        REPAIR_STEPS
    };
    for _ in 0..REPAIRS {
        if proved || !free {
            break;
        }
        match exact::fewer(price, &descent.tables(), steps) {
            Fewer::Found(tables) => {
                descent = Descent::new(price, tables, seed);
                descent.run(budget / 4, enough);
                proved = descent.cost().hard < enough + REPEAT;
            }
            Fewer::Nothing => proved = true,
            Fewer::Unknown => break,
        }
    }
    descent.even_out();
    Arrangement {
        tables: descent.tables(),
        cost: descent.cost(),
        proved,
    }
}
