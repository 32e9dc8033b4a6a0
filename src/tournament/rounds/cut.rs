//! The standings cut into tables: the first three together, the next three, and so on.

use super::arrange::{Start, Wish, arrange};
use super::swiss::in_a_row;
use super::{DrawError, Drawn, Situation, TableOrigin};

/// Whether two may meet again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Again {
    Never,
    /// From this round on; before it they do not.
    From(u16),
    Always,
}

impl Again {
    pub(super) fn is_minded(self, round: u16) -> bool {
        match self {
            Again::Never => true,
            Again::From(first) => round < first,
            Again::Always => false,
        }
    }
}

/// Cuts the standings. Where that seats wrong players together, the tables are those whose ranks lie nearest to each
/// other.
pub fn draw(situation: &Situation, again: Again) -> Result<Drawn, DrawError> {
    let wish = Wish {
        origin: TableOrigin::Standings,
        byes_by_lot: false,
        mind_repeats: again.is_minded(situation.round()),
        stay: true,
        by_rank: true,
    };
    arrange(situation, wish, |seated, shape, _| Start {
        tables: in_a_row(shape),
        level: (0..).take(seated.len()).collect(),
        floats: false,
        class: Vec::new(),
    })
}
