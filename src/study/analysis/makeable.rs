//! What a declarer could make with the cards they hold, where no card has fallen.

use std::sync::atomic::AtomicBool;

use super::choices::ContractsReport;
use talon_records::Hand;
use talon_records::timeline::Timeline;
use talon_rules::cards::Pack;
use talon_solver::{Budget, Solver, position_at};

/// The contracts that the declarer of a hand could make, each with the best two cards discarded. None where the play
/// cannot begin, or not every card is known.
pub fn makeable(hand: &Hand<'_>, pack: Pack, budget: &Budget) -> Option<ContractsReport> {
    let timeline = Timeline::of(hand);
    let position = timeline
        .states
        .iter()
        .find_map(|state| position_at(state.as_ref()).ok())?;
    let found = Solver::default().contracts(&position, budget, &AtomicBool::new(false));
    (!found.list.is_empty()).then(|| ContractsReport::of(&found, pack))
}
