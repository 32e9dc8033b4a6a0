//! What must be true of every season. Each property asks only for tables, and compares them with one another or with
//! the second count.

pub(super) mod acts;
pub(super) mod alone;
pub(super) mod file;
pub(super) mod growth;
pub(super) mod ladder;
pub(super) mod order;
pub(super) mod outlook;
pub(super) mod qualified;
pub(super) mod ratings;
pub(super) mod table;

use talon_league::{CountedRow, CountedSeason};
use talon_rules::chance::Chance;

use super::super::Faults;
use super::book::SeasonBook;

/// Checks a season; whether it can be counted.
pub(super) fn all(faults: &mut Faults, book: &SeasonBook, chance: &mut Chance) {
    let Some(table) = counted(faults, 1, book) else { return };
    table::check(faults, book, &table);
    order::check(faults, book, &table, chance);
    acts::check(faults, book, chance);
    growth::check(faults, book, &table, chance);
    alone::check(faults, book, &table, chance);
    outlook::check(faults, book, chance);
    qualified::check(faults, book, &table, chance);
    ladder::check(faults, book, &table);
    ratings::check(faults, book, chance);
    file::check(faults, book, &table);
}

/// The table of a season that nothing speaks against.
pub(super) fn counted(faults: &mut Faults, property: u8, book: &SeasonBook) -> Option<CountedSeason> {
    let table = book.table();
    let fault = table.as_ref().err().map(ToString::to_string).unwrap_or_default();
    faults.hold(property, table.is_ok(), || format!("it cannot be counted: {fault}"));
    table.ok()
}

/// The first row that another table has otherwise, as files have both.
pub(super) fn first_other(one: &CountedSeason, other: &CountedSeason) -> Option<String> {
    let text = |row: Option<&CountedRow>| row.and_then(|row| serde_json::to_string(row).ok()).unwrap_or_default();
    let longer = one.rows.len().max(other.rows.len());
    let at = (0..longer).find(|at| one.rows.get(*at) != other.rows.get(*at))?;
    Some(format!(
        "row {}: {} and {}",
        at + 1,
        text(one.rows.get(at)),
        text(other.rows.get(at))
    ))
}
