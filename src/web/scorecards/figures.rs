//! What the evening was like for each person.

use crate::figures::{self, FiguresView};
use talon_scorecard::{PersonNo, Scorecard, Tally};

/// The evening of everyone, once something was played.
pub(super) fn figures(card: &Scorecard, tally: &Tally) -> Vec<FiguresView> {
    let all = card.figures(tally);
    let own = |column: PersonNo| Some((card.column_name(column), *all.get(column.index())?));
    figures::figures(card.columns_in_sight().into_iter().filter_map(own).collect())
}
