//! Sessions: from records by way of the store to the page.

mod api;
mod beginning;
mod clocks;
mod deals;
mod grown;
mod into_club;
mod ledger;
mod left_alone;
mod page;
mod people;
mod scorecard_ends;
mod scorecard_keys;
mod scorecard_pay;
mod scorecard_people;
mod scorecard_told;
mod scorecard_ways;
mod scorecard_words;
pub mod scorecards;
mod scored;
mod scored_sheet;
pub mod stored;
mod two_clients;
mod written;
