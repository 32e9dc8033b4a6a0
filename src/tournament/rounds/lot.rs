//! A round by lot.

use super::arrange::{Start, Wish, arrange};
use super::cut::Again;
use super::swiss::shuffled;
use super::{DrawError, Drawn, Situation, TableOrigin};

/// Shuffles everyone; those who must not meet are exchanged.
pub fn draw(situation: &Situation, again: Again) -> Result<Drawn, DrawError> {
    let wish = Wish {
        origin: TableOrigin::Lot,
        byes_by_lot: true,
        mind_repeats: again.is_minded(situation.round()),
        stay: true,
        by_rank: false,
    };
    arrange(situation, wish, |_, shape, chance| Start::keep(shuffled(shape, chance)))
}
