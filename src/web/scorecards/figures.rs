//! What the evening was like for each person.

use talon_scorecard::{PersonFigures, PersonNo, Scorecard, Tally};
use talon_text::signed;

/// The evening of one person.
#[derive(Debug)]
pub(super) struct FiguresView {
    pub name: String,
    /// Deals made, of those declared.
    pub declared: String,
    /// The number of a deal, and what it brought.
    pub best: Option<(u32, String)>,
    pub worst: Option<(u32, String)>,
}

/// The evening of everyone, once something was played.
pub(super) fn figures(card: &Scorecard, tally: &Tally) -> Vec<FiguresView> {
    let all = card.figures(tally);
    if all.iter().all(|one| one.declared == 0) {
        return Vec::new();
    }
    let told = |deal: Option<(u32, i64)>| deal.map(|(number, gain)| (number, signed(gain)));
    let view = |column: PersonNo, one: PersonFigures| FiguresView {
        name: card.column_name(column),
        declared: format!("{} / {}", one.made, one.declared),
        best: told(one.best),
        worst: told(one.worst),
    };
    let columns = card.columns_in_sight().into_iter();
    columns
        .filter_map(|column| Some(view(column, *all.get(column.index())?)))
        .collect()
}
