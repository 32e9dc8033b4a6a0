//! Which game's folder knows a position of the rules engine.

use super::position::PositionFault;
use super::solve::Position;
use talon_rules::games;

/// A position as its game's folder reads it; none from another game.
type Read = fn(&dyn games::Position) -> Option<Result<Position, PositionFault>>;

/// A line for each game.
const GAMES: &[Read] = &[
    |state| state.as_any().downcast_ref().map(super::ulti::position_of),
    |state| state.as_any().downcast_ref().map(super::preferans::position_of),
];

/// The position of a hand that is being played.
///
/// # Errors
/// `NotInPlay` before the first card may fall, `Unknown` where a card's place is.
pub fn position_at(state: &dyn games::Position) -> Result<Position, PositionFault> {
    GAMES
        .iter()
        .find_map(|read| read(state))
        .unwrap_or(Err(PositionFault::NotInPlay))
}
