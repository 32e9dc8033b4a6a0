//! The orders in which the rows of a table can be read, and the ways to them.

use super::part_links::table_href;
use talon_league::{CountedRow, CountedSeason, UnitNo};
use talon_service::leagues::SeasonShown;

/// By what the rows of a table are ordered, where it is not their ranks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SortBy {
    Name,
    Points,
    Played,
    Unit(UnitNo),
}

impl SortBy {
    /// The order of a word in addresses.
    pub fn parse(word: &str) -> Option<SortBy> {
        match word {
            "name" => Some(SortBy::Name),
            "points" => Some(SortBy::Points),
            "played" => Some(SortBy::Played),
            unit => unit
                .strip_prefix("unit-")?
                .parse()
                .ok()
                .map(|number| SortBy::Unit(UnitNo(number))),
        }
    }

    /// Its word in addresses.
    pub fn word(self) -> String {
        match self {
            SortBy::Name => "name".to_owned(),
            SortBy::Points => "points".to_owned(),
            SortBy::Played => "played".to_owned(),
            SortBy::Unit(UnitNo(number)) => format!("unit-{number}"),
        }
    }
}

/// Puts the rows of a table in another order; those who are equal in it stay in the order of their ranks.
pub(super) fn sort(shown: &SeasonShown, table: &CountedSeason, by: Option<SortBy>, rows: &mut [&CountedRow]) {
    match by {
        None => {}
        Some(SortBy::Name) => shown.sort_by_name(rows),
        Some(SortBy::Points) => rows.sort_by(|one, other| other.total.cmp(&one.total)),
        Some(SortBy::Played) => rows.sort_by_key(|row| std::cmp::Reverse(row.played)),
        Some(SortBy::Unit(unit)) => {
            rows.sort_by_key(|row| std::cmp::Reverse(table.cell(row, unit).map(|cell| cell.points.clone())));
        }
    }
}

/// The ways to the orders of a table, and which of them it has.
#[derive(Debug)]
pub(super) struct SortWays {
    /// By points; where positions decide and it is by points already, by these.
    pub by_total: String,
    pub by_name: String,
    pub by_played: String,
    pub sorted: Option<SortBy>,
    /// The order without a choice is that of positions and not of points.
    has_positions: bool,
}

impl SortWays {
    pub fn of(shown: &SeasonShown, table: &CountedSeason, sorted: Option<SortBy>) -> SortWays {
        // An older table stays that one, and a part of it that part.
        let with = |sort: Option<&str>| table_href(shown, &shown.part, sort.map(|by| format!("sort={by}")));
        let has_positions = table.has_positions();
        let by_points = has_positions && sorted != Some(SortBy::Points);
        SortWays {
            by_total: with(by_points.then_some("points")),
            by_name: with(Some("name")),
            by_played: with(Some("played")),
            sorted,
            has_positions,
        }
    }

    /// What assistive technology is told of a column.
    pub fn aria(&self, column: Option<SortBy>) -> &'static str {
        match (self.sorted == column, column) {
            (false, _) => "none",
            (true, Some(SortBy::Name)) => "ascending",
            (true, _) => "descending",
        }
    }

    pub fn aria_total(&self) -> &'static str {
        match (self.has_positions, self.sorted) {
            (true, _) | (false, Some(SortBy::Points)) => self.aria(Some(SortBy::Points)),
            (false, _) => self.aria(None),
        }
    }

    pub fn aria_name(&self) -> &'static str {
        self.aria(Some(SortBy::Name))
    }

    pub fn aria_played(&self) -> &'static str {
        self.aria(Some(SortBy::Played))
    }
}
