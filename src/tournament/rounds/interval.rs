//! Players who stand a fixed number of places apart: with an interval of 5 the first, the sixth and the eleventh.

use super::arrange::{Start, Wish, arrange};
use super::cut::Again;
use super::{DrawError, Drawn, Situation, TableOrigin};
use crate::Shape;

/// Draws by interval, block by block: a block has as many tables as the interval, the last one those that are left.
pub fn draw(situation: &Situation, interval: usize, again: Again) -> Result<Drawn, DrawError> {
    if interval == 0 {
        return Err(DrawError::NoInterval);
    }
    let wish = Wish {
        origin: TableOrigin::Interval(interval),
        byes_by_lot: false,
        mind_repeats: again.is_minded(situation.round()),
        stay: true,
        by_rank: false,
    };
    arrange(situation, wish, |_, shape, _| Start::keep(tables(shape, interval)))
}

/// Tables of three first; those of four are blocks of their own.
fn tables(shape: &Shape, interval: usize) -> Vec<Vec<usize>> {
    let players: Vec<usize> = (0..shape.seated()).collect();
    let (threes, fours) = players.split_at(shape.threes * 3);
    let mut tables = Vec::new();
    for (part, size) in [(threes, 3), (fours, 4)] {
        for block in part.chunks(interval.saturating_mul(size)) {
            let step = block.len() / size;
            tables.extend((0..step).map(|first| block[first..].iter().copied().step_by(step).collect::<Vec<_>>()));
        }
    }
    tables
}
