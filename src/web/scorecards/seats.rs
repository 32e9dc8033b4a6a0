//! Who sits at the table of a card, and what can change about that.

use talon_scorecard::{PersonNo, Scorecard};
use talon_text::Lang;

/// The people at the table, with those who could sit there.
#[derive(Debug)]
pub(super) struct SeatsView {
    /// Who sits there, in words.
    pub now: String,
    /// The same by their places on the card, the last one last.
    pub at_table: Vec<AtTableView>,
    /// Names of people who were there before.
    pub others: Vec<String>,
    pub may_join: bool,
    pub may_leave: bool,
    /// A sheet is begun, which needs its people to the end.
    pub needs_all: bool,
    /// Others sit there than in the last deal.
    pub is_changed: bool,
    /// The next deal, and those that are written: name and number.
    pub next: u32,
    pub deals: Vec<(u32, u32)>,
}

/// Someone at the table.
#[derive(Debug)]
pub(super) struct AtTableView {
    pub person: u8,
    pub name: String,
    pub is_last: bool,
}

/// The table of a card.
pub(super) fn seats(card: &Scorecard, lang: Lang) -> SeatsView {
    let table = card.at_table();
    let names: Vec<&str> = table.iter().map(|person| card.name(*person)).collect();
    let needs_all = card.is_sheet_begun();
    let seat = |(at, person): (usize, &PersonNo)| AtTableView {
        person: person.0,
        name: card.name(*person).to_owned(),
        is_last: at + 1 == table.len(),
    };
    let others = card.everybody().filter(|person| !table.contains(person));
    let last = card.deals.last().map(|deal| card.at_table_in(deal));
    let deals = card.deals.iter().enumerate().rev();
    SeatsView {
        now: lang.t_args("scorecard-seats-now", &[("names", names.join(", ").into())]),
        at_table: table.iter().enumerate().map(seat).collect(),
        others: others.map(|person| card.name(person).to_owned()).collect(),
        may_join: table.len() < 4 && !needs_all,
        may_leave: table.len() > 3 && !needs_all,
        needs_all,
        is_changed: last.is_some_and(|last| last != table),
        next: card.next_number(),
        deals: deals
            .filter_map(|(place, deal)| Some((deal.id.0, card.number(place)?)))
            .collect(),
    }
}
