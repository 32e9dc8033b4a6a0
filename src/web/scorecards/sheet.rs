//! The sheet of a card, in a game that has one: as it lies on the table, how it ended, and what comes next.

use crate::sessions::{PaperView, Reckoning, WorthView, paper_of_table, reckoning, worth};
use talon_scorecard::{Scorecard, Tally};
use talon_text::Lang;

/// How the totals come about.
#[derive(Debug)]
pub(super) struct BillView {
    pub names: Vec<String>,
    pub reckoning: Reckoning,
}

/// The sheet in three columns a person.
pub(super) fn sheet(card: &Scorecard, tally: &Tally, lang: Lang) -> Option<PaperView> {
    paper_of_table(tally.on_paper(), &column_names(card), &order(card), lang)
}

/// What the next deal is worth; of a card that takes none, nothing.
pub(super) fn next_worth(card: &Scorecard, tally: &Tally, lang: Lang) -> Option<WorthView> {
    if card.closed {
        return None;
    }
    let dealer = card.name(card.next_dealer());
    worth(&tally.ledger, &column_names(card), Some(dealer), lang)
}

/// How the totals of a sheet come about that has ended, or that was closed with its rest written off.
pub(super) fn bill(card: &Scorecard, tally: &Tally, lang: Lang) -> Option<BillView> {
    let has_ended = tally.over || card.closed;
    if !has_ended || tally.ledger.standing.sheet.is_none() || card.deals.is_empty() {
        return None;
    }
    let (names, order) = (column_names(card), order(card));
    Some(BillView {
        reckoning: reckoning(&tally.ledger, tally.stopped.is_some(), None, lang).in_order(&order),
        names: order.iter().filter_map(|at| names.get(*at).cloned()).collect(),
    })
}

/// The places of the columns among all of them, as they are drawn.
fn order(card: &Scorecard) -> Vec<usize> {
    let columns = card.columns();
    let place = |column| columns.iter().position(|one| *one == column);
    card.columns_in_sight().into_iter().filter_map(place).collect()
}

/// What each column is called, in the order of all of them.
fn column_names(card: &Scorecard) -> Vec<String> {
    let columns = card.columns().into_iter();
    columns.map(|column| card.column_name(column)).collect()
}
