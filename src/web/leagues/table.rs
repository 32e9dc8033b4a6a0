//! The table of a season as it is drawn.

use chrono::Datelike as _;
use talon_league::{
    CountedCell, CountedDivision, CountedRow, CountedSeason, DivisionMove, LeaguePerson, UnitKind, UnitNo,
};
use talon_service::leagues::{SeasonShown, ShownUnit};
use talon_text::{Arg, Lang, mixed, signed};

use super::list_links::table_href;
use super::words::{self, DecidedTie};
use crate::routes;

/// Units that are columns as long as nobody asks for all.
pub(super) const COLUMNS: usize = 8;

/// A table.
#[derive(Debug)]
pub(super) struct TableView {
    /// The key of what the names are names of.
    pub heading: &'static str,
    /// What stands before the names of its parts on the page.
    pub id: String,
    pub columns: Vec<ColumnView>,
    pub ranked: Vec<RowView>,
    /// Those who played too few to be ranked.
    pub unranked: Vec<RowView>,
    /// Whether there are more units than columns.
    pub is_cut: bool,
    /// The ways to the other orders, where there are any.
    pub sorts: Option<SortWays>,
}

/// The ways to the orders of a table, and which of them it has.
#[derive(Debug)]
pub(super) struct SortWays {
    pub by_rank: String,
    pub by_name: String,
    pub by_played: String,
    pub sorted: Option<SortBy>,
}

impl TableView {
    /// The same with this before the names of its parts, so that another table on the page has none of them.
    fn within(mut self, id: &str) -> TableView {
        for row in self.ranked.iter_mut().chain(&mut self.unranked) {
            row.anchor.insert_str(0, id);
        }
        id.clone_into(&mut self.id);
        self
    }

    /// Whether the reader chose its order.
    pub fn is_sorted(&self) -> bool {
        self.sorts.as_ref().is_some_and(|sorts| sorts.sorted.is_some())
    }
}

impl SortWays {
    fn of(shown: &SeasonShown, sorted: Option<SortBy>) -> SortWays {
        // An older table stays that one, and a list that list.
        let list = shown.list.as_ref().map(|list| list.tag.as_str());
        let with = |sort: Option<&str>| table_href(shown, list, sort.map(|by| format!("sort={by}")));
        SortWays {
            by_rank: with(None),
            by_name: with(Some("name")),
            by_played: with(Some("played")),
            sorted,
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
        self.aria(None)
    }

    pub fn aria_name(&self) -> &'static str {
        self.aria(Some(SortBy::Name))
    }

    pub fn aria_played(&self) -> &'static str {
        self.aria(Some(SortBy::Played))
    }
}

/// A unit as a column.
#[derive(Debug)]
pub(super) struct ColumnView {
    pub day: String,
    pub name: String,
    pub href: String,
    /// What is special about it.
    pub note: String,
    pub is_last: bool,
}

/// A row.
#[derive(Debug)]
pub(super) struct RowView {
    pub rank: String,
    pub name: String,
    /// What the row is called in addresses of the page.
    pub anchor: String,
    /// Places gained or lost since the last unit, in a sign and in words.
    pub moved: Option<(String, String)>,
    pub total: String,
    pub counted: String,
    pub cells: Vec<UnitCell>,
    /// Sentences about it, for those who open it.
    pub told: Vec<String>,
    /// The row by itself, unit by unit.
    pub href: String,
    pub is_mine: bool,
    /// Where someone would leave their division, in words.
    pub moves: String,
}

/// What someone has from a unit.
#[derive(Debug)]
pub(super) struct UnitCell {
    pub points: String,
    pub is_dropped: bool,
    /// What is to be said of it beside the number.
    pub note: String,
    pub medal: &'static str,
    pub is_last: bool,
}

/// By what the rows of a table are ordered, where it is not their ranks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SortBy {
    Name,
    Played,
    Unit(UnitNo),
}

impl SortBy {
    /// The order of a word in addresses.
    pub fn parse(word: &str) -> Option<SortBy> {
        match word {
            "name" => Some(SortBy::Name),
            "played" => Some(SortBy::Played),
            unit => unit
                .strip_prefix("unit-")?
                .parse()
                .ok()
                .map(|number| SortBy::Unit(UnitNo(number))),
        }
    }
}

/// The rows of a table in another order; those who are equal in it stay in the order of their ranks.
fn sorted<'t>(shown: &SeasonShown, table: &'t CountedSeason, by: Option<SortBy>) -> Vec<&'t CountedRow> {
    let mut rows = shown.rows(table);
    match by {
        None => {}
        Some(SortBy::Name) => shown.sort_by_name(&mut rows),
        Some(SortBy::Played) => rows.sort_by_key(|row| std::cmp::Reverse(row.played)),
        Some(SortBy::Unit(unit)) => {
            rows.sort_by_key(|row| std::cmp::Reverse(table.cell(row, unit).map(|cell| cell.points.clone())));
        }
    }
    rows
}

/// The tables that are read one below the other: those of the divisions, or the one of the season, which needs no name.
pub(super) fn sheets(shown: &SeasonShown, table: &CountedSeason, columns: usize, lang: Lang) -> Vec<DivisionView> {
    if !table.divisions.is_empty() {
        return divisions(shown, table, columns, lang);
    }
    vec![DivisionView {
        name: String::new(),
        table: view(shown, table, columns, lang),
    }]
}

/// The key of the words for where someone would go.
pub(super) const fn moves_word(to: DivisionMove) -> &'static str {
    match to {
        DivisionMove::Up => "league-moves-up",
        DivisionMove::Down => "league-moves-down",
        DivisionMove::OpenUp => "league-moves-open-up",
        DivisionMove::OpenDown => "league-moves-open-down",
    }
}

/// A division with its table.
#[derive(Debug)]
pub(super) struct DivisionView {
    pub name: String,
    pub table: TableView,
}

/// Draws the divisions of a table one by one.
pub(super) fn divisions(shown: &SeasonShown, table: &CountedSeason, columns: usize, lang: Lang) -> Vec<DivisionView> {
    let draw = |(number, division): (usize, &CountedDivision)| DivisionView {
        name: division.name.clone(),
        table: view(shown, &table.of_division(division), columns, lang).within(&format!("division-{number}-")),
    };
    (1..).zip(&table.divisions).map(draw).collect()
}

/// Draws a table with the last units as columns, at most so many.
pub(super) fn view(shown: &SeasonShown, table: &CountedSeason, columns: usize, lang: Lang) -> TableView {
    drawn(shown, table, &shown.rows(table), columns, lang)
}

/// The same in an order that the reader chose, with the ways to the others.
pub(super) fn sorted_view(
    shown: &SeasonShown,
    table: &CountedSeason,
    columns: usize,
    by: Option<SortBy>,
    lang: Lang,
) -> TableView {
    TableView {
        sorts: Some(SortWays::of(shown, by)),
        ..drawn(shown, table, &sorted(shown, table, by), columns, lang)
    }
}

fn drawn(shown: &SeasonShown, table: &CountedSeason, rows: &[&CountedRow], columns: usize, lang: Lang) -> TableView {
    let first = table.units.len().saturating_sub(columns);
    let seen = &table.units[first..];
    let last = table.played().next_back();
    let (ranked, unranked): (Vec<&CountedRow>, Vec<&CountedRow>) = rows.iter().partition(|row| row.rank.is_some());
    let draw = |rows: &[&CountedRow]| {
        rows.iter()
            .map(|row| row_view(shown, table, row, seen, last, lang))
            .collect()
    };
    TableView {
        heading: "tournament-player",
        id: String::new(),
        columns: seen
            .iter()
            .filter_map(|unit| column(shown, *unit, last, lang))
            .collect(),
        ranked: draw(&ranked),
        unranked: draw(&unranked),
        is_cut: first > 0,
        sorts: None,
    }
}

fn unit_of(shown: &SeasonShown, number: UnitNo) -> Option<&ShownUnit> {
    shown.units.iter().find(|unit| unit.number == number)
}

pub(super) fn column(shown: &SeasonShown, number: UnitNo, last: Option<UnitNo>, lang: Lang) -> Option<ColumnView> {
    let unit = unit_of(shown, number)?;
    let mut notes = Vec::new();
    if unit.weight != talon_tournament::Exact::from(1) {
        notes.push(format!("× {}", mixed(&unit.weight)));
    }
    if unit.is_bonus {
        notes.push(lang.t("league-unit-bonus").into_owned());
    }
    Some(ColumnView {
        day: lang.short_day(unit.day.month(), unit.day.day()),
        name: unit_name(unit, lang),
        href: super::column::address(shown, number),
        note: notes.join(", "),
        is_last: last == Some(number),
    })
}

/// What a unit is called.
pub(super) fn unit_name(unit: &ShownUnit, lang: Lang) -> String {
    let of_round = |name: &str| {
        let round = unit.round.filter(|_| !unit.has_own_name)?;
        let args = [
            ("round", Arg::Number(round.into())),
            ("name", Arg::from(name.to_owned())),
        ];
        Some(lang.t_args("league-unit-round", &args))
    };
    if let Some(name) = &unit.name {
        return of_round(name).unwrap_or_else(|| name.clone());
    }
    match unit.kind {
        UnitKind::Tournament | UnitKind::Typed => lang.t("league-unit-private").into_owned(),
        UnitKind::Round => {
            let args = [("round", Arg::Number(unit.round.unwrap_or_default().into()))];
            lang.t_args("league-unit-round-private", &args)
        }
        UnitKind::Evening => lang.t("league-unit-evening").into_owned(),
        UnitKind::Table => lang.t("league-unit-table").into_owned(),
    }
}

/// The page of what a unit is made of; empty where the reader may not see it.
pub(super) fn unit_source(unit: &ShownUnit) -> String {
    let part = unit
        .round
        .map_or_else(|| "standings".to_owned(), |round| format!("rounds/{round}"));
    let tournament = unit.tournament.map(|id| routes::tournament(id, &part));
    tournament
        .or_else(|| unit.evening.map(|id| format!("/sessions/{id}")))
        .unwrap_or_default()
}

/// The name of someone, or their number in its place.
pub(crate) fn name_of(shown: &SeasonShown, person: LeaguePerson, lang: Lang) -> String {
    let numbered = || lang.t_args("club-member-numbered", &[("number", Arg::from(person.0.to_string()))]);
    shown.name(person).map_or_else(numbered, str::to_owned)
}

fn row_view(
    shown: &SeasonShown,
    table: &CountedSeason,
    row: &CountedRow,
    seen: &[UnitNo],
    last: Option<UnitNo>,
    lang: Lang,
) -> RowView {
    RowView {
        rank: row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        name: name_of(shown, row.person, lang),
        anchor: format!("p{}", row.person.0),
        moved: moved(row.rank, row.before, table, lang),
        total: mixed(&row.total),
        counted: format!("{}/{}", row.counted(), row.played),
        cells: seen
            .iter()
            .map(|unit| cell(table.cell(row, *unit), last == Some(*unit), lang))
            .collect(),
        told: sentences(shown, table, row, lang),
        href: format!(
            "{}/players/{}",
            routes::league(&shown.league.slug, &shown.head.slug),
            row.person.0
        ),
        is_mine: shown.me == Some(row.person),
        moves: row
            .moves
            .map(|to| lang.t(moves_word(to)).into_owned())
            .unwrap_or_default(),
    }
}

/// Why a row stands where it stands, and what may still become of it.
pub(super) fn sentences(shown: &SeasonShown, table: &CountedSeason, row: &CountedRow, lang: Lang) -> Vec<String> {
    let name = |person: LeaguePerson| name_of(shown, person, lang);
    let mut told: Vec<String> = vec![
        row.reason
            .as_ref()
            .zip(DecidedTie::of_row(row))
            .map(|(reason, tie)| words::reason(&tie, name(reason.other), lang))
            .unwrap_or_default(),
        words::outlook(row, lang),
    ];
    if row.rank.is_none() {
        told.push(lang.n("league-missing", row.missing as i64));
    }
    told.extend(adjustments(shown, table, row.person, lang));
    told.retain(|sentence| !sentence.is_empty());
    told
}

/// What was added or taken away by decision, with the text that everyone reads.
fn adjustments(shown: &SeasonShown, table: &CountedSeason, person: LeaguePerson, lang: Lang) -> Vec<String> {
    let standing = shown.adjusted_in(table).into_iter().filter(|one| one.person == person);
    let said = standing.map(|one| {
        let amount = one.amount.whole().map_or_else(|| mixed(&one.amount), signed);
        lang.t_args(
            "league-adjusted",
            &[("amount", Arg::from(amount)), ("text", Arg::from(one.text.clone()))],
        )
    });
    said.collect()
}

/// Places gained or lost since the last unit, in a sign and in words.
pub(super) fn moved(
    rank: Option<usize>,
    before: Option<usize>,
    table: &CountedSeason,
    lang: Lang,
) -> Option<(String, String)> {
    let rank = rank?;
    if table.with_result < 2 {
        return None;
    }
    let Some(before) = before else {
        let new = lang.t("league-moved-new").into_owned();
        return Some((new.clone(), new));
    };
    let places = before.abs_diff(rank) as i64;
    match before.cmp(&rank) {
        std::cmp::Ordering::Greater => Some((format!("▲{places}"), lang.n("tournament-moved-up", places))),
        std::cmp::Ordering::Less => Some((format!("▼{places}"), lang.n("tournament-moved-down", places))),
        std::cmp::Ordering::Equal => None,
    }
}

fn cell(cell: Option<&CountedCell>, is_last: bool, lang: Lang) -> UnitCell {
    let Some(cell) = cell else {
        return UnitCell {
            points: String::new(),
            is_dropped: false,
            note: String::new(),
            medal: "",
            is_last,
        };
    };
    let mut notes = Vec::new();
    if cell.excluded {
        notes.push(lang.t("league-cell-excluded").into_owned());
    }
    if cell.adjusted != talon_tournament::Exact::zero() {
        notes.push(lang.t("league-cell-adjusted").into_owned());
    }
    if !cell.counted {
        notes.push(lang.t("league-cell-dropped").into_owned());
    }
    UnitCell {
        points: mixed(&cell.points),
        is_dropped: !cell.counted,
        note: notes.join(", "),
        medal: medal(cell.rank),
        is_last,
    }
}

/// The small mark of the first three places.
pub(super) fn medal(rank: Option<usize>) -> &'static str {
    match rank {
        Some(1) => "first",
        Some(2) => "second",
        Some(3) => "third",
        _ => "",
    }
}
