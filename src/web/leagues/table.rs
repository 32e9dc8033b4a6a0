//! The table of a season as it is drawn.

use chrono::Datelike as _;
use talon_http::Problem;
use talon_league::{
    CountedCell, CountedDivision, CountedRow, CountedSeason, DivisionMove, LeaguePerson, TableLook, UnitKind, UnitNo,
};
use talon_service::leagues::{SeasonShown, ShownUnit};
use talon_text::{Arg, Lang, mixed};

use super::looks;
use super::part_links::{row_href, table_href};
use super::row_pages::{RowPageWays, RowsPage};
use super::sorts::{SortWays, sort};
use super::table_wish::TableWish;
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
    /// The key of what they are called.
    pub apart: &'static str,
    /// Whether there are more units than columns.
    pub is_cut: bool,
    /// The ways to the other orders, where there are any.
    pub sorts: Option<SortWays>,
    /// The ways to its other pages, where it is long.
    pub pages: Option<RowPageWays>,
    /// The key of what stands above the numbers by which it is looked at, where these are not its points.
    pub look: Option<&'static str>,
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

    /// The unit of a cell, by the place of that; templates hand over numbers by reference.
    pub fn column(&self, at: &usize) -> Option<&ColumnView> {
        self.columns.get(*at)
    }

    /// Whether it has no more columns than a wide page has room for.
    pub fn fits(&self) -> bool {
        self.columns.len() <= COLUMNS
    }

    /// How many columns a row spans.
    pub fn width(&self) -> usize {
        self.columns.len() + 3 + usize::from(self.look.is_some())
    }

    /// Whether the reader chose its order.
    pub fn is_sorted(&self) -> bool {
        self.look.is_some() || self.sorts.as_ref().is_some_and(|sorts| sorts.sorted.is_some())
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
    /// Their club, where it is another than the league's own.
    pub club: String,
    /// What the row is called in addresses of the page.
    pub anchor: String,
    /// Places gained or lost since the last unit, in a sign and in words.
    pub moved: Option<(String, String)>,
    pub total: String,
    /// What was added to it or taken away by decision; empty where nothing was.
    pub adjusted: String,
    /// What it is looked at by.
    pub look: Option<String>,
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
    Drawing::of(shown, table, columns, lang).draw(&shown.rows(table))
}

/// A page of the same in an order that the reader chose, with the ways to the others.
///
/// # Errors
/// There is no such page.
pub(super) fn sorted_view(
    shown: &SeasonShown,
    table: &CountedSeason,
    wish: &TableWish,
    lang: Lang,
) -> Result<TableView, Problem> {
    let mut rows = shown.rows(table);
    match wish.look {
        Some(look) => look.sort(table, &mut rows),
        None => sort(shown, table, wish.sort, &mut rows),
    }
    // Those without a rank stand apart below the others, also on the last page.
    rows.sort_by_key(|row| row.rank.is_none());
    let page = RowsPage::of(&rows, wish.rows)?;
    let drawing = Drawing {
        look: wish.look,
        ..Drawing::of(shown, table, wish.columns, lang)
    };
    Ok(TableView {
        sorts: wish.look.is_none().then(|| SortWays::of(shown, table, wish.sort)),
        look: wish.look.map(looks::heading),
        pages: page.ways(|page| table_href(shown, &shown.part, wish.on_page(page)), lang),
        ..drawing.draw(&page.rows)
    })
}

/// What the rows of a table are drawn with.
struct Drawing<'a> {
    shown: &'a SeasonShown,
    table: &'a CountedSeason,
    /// The units that are columns.
    seen: &'a [UnitNo],
    /// The last one with a result.
    last: Option<UnitNo>,
    look: Option<TableLook>,
    lang: Lang,
}

impl<'a> Drawing<'a> {
    fn of(shown: &'a SeasonShown, table: &'a CountedSeason, columns: usize, lang: Lang) -> Drawing<'a> {
        let first = table.units.len().saturating_sub(columns);
        Drawing {
            shown,
            table,
            seen: &table.units[first..],
            last: table.played().next_back(),
            look: None,
            lang,
        }
    }

    fn draw(&self, rows: &[&CountedRow]) -> TableView {
        let (ranked, unranked): (Vec<&CountedRow>, Vec<&CountedRow>) = rows.iter().partition(|row| row.rank.is_some());
        let column = |unit: &UnitNo| column(self.shown, *unit, self.last, self.lang);
        TableView {
            heading: "tournament-player",
            id: String::new(),
            columns: self.seen.iter().filter_map(column).collect(),
            ranked: ranked.into_iter().map(|row| self.row(row)).collect(),
            unranked: unranked.into_iter().map(|row| self.row(row)).collect(),
            apart: match self.table.has_positions() {
                true => "league-off-list",
                false => "league-unranked",
            },
            is_cut: self.seen.len() < self.table.units.len(),
            sorts: None,
            pages: None,
            look: None,
        }
    }

    fn row(&self, row: &CountedRow) -> RowView {
        let (shown, table, lang) = (self.shown, self.table, self.lang);
        let cell = |unit: &UnitNo| {
            let mut seen = cell(table.cell(row, *unit), self.last == Some(*unit), lang);
            let is_published = shown.table.as_ref() == Some(table);
            if is_published && shown.is_corrected(*unit) && !seen.points.is_empty() {
                seen.say(&lang.t("league-cell-corrected"));
            }
            seen
        };
        RowView {
            rank: row
                .rank
                .filter(|_| table.with_result > 0)
                .map(|rank| rank.to_string())
                .unwrap_or_default(),
            name: name_of(shown, row.person, lang),
            club: shown
                .club_of(row.person)
                .map_or_else(String::new, |club| club.name.clone()),
            anchor: format!("p{}", row.person.0),
            moved: moved(row.rank, row.before, table, lang),
            total: mixed(&row.total),
            adjusted: words::adjustment(&row.adjusted),
            look: self.look.map(|look| looks::said(look, table, row, lang)),
            counted: format!("{}/{}", row.counted(), row.played),
            cells: self.seen.iter().map(cell).collect(),
            told: sentences(shown, table, row, lang),
            href: row_href(shown, row.person),
            is_mine: shown.is_mine(row.person),
            moves: row
                .moves
                .map(|to| lang.t(moves_word(to)).into_owned())
                .unwrap_or_default(),
        }
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
    match shown.name(person) {
        None => numbered(),
        // Nothing else is there that both let everyone see.
        Some(name) if shown.is_namesake(person) => format!("{name} ({})", person.0),
        Some(name) => name.to_owned(),
    }
}

/// Why a row stands where it stands, and what may still become of it.
pub(super) fn sentences(shown: &SeasonShown, table: &CountedSeason, row: &CountedRow, lang: Lang) -> Vec<String> {
    let name = |person: LeaguePerson| name_of(shown, person, lang);
    let mut told: Vec<String> = vec![
        row.reason
            .as_ref()
            // Before the first unit all are level for one reason.
            .filter(|_| table.with_result > 0)
            .zip(DecidedTie::of_row(table, row))
            .map(|(reason, tie)| words::reason(&tie, name(reason.other), lang))
            .unwrap_or_default(),
        words::outlook(row, lang),
        words::carried(row, lang),
    ];
    if row.rank.is_none() {
        told.push(match table.has_positions() {
            true => lang.t("league-off-list-row").into_owned(),
            false => lang.n("league-missing", row.missing as i64),
        });
    }
    told.extend(adjustments(shown, table, row.person, lang));
    told.retain(|sentence| !sentence.is_empty());
    told
}

/// What was added or taken away by decision, with the text that everyone reads.
fn adjustments(shown: &SeasonShown, table: &CountedSeason, person: LeaguePerson, lang: Lang) -> Vec<String> {
    let standing = shown.adjusted_in(table).into_iter().filter(|one| one.person == person);
    standing.map(|one| words::adjusted(shown, one, lang)).collect()
}

/// Places gained or lost since the last unit, in a sign and in words.
pub(crate) fn moved(
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

impl UnitCell {
    /// What is to be said of it, behind its number; empty where there is nothing.
    pub fn noted(&self) -> String {
        match self.note.as_str() {
            "" => String::new(),
            note => format!(" ({note})"),
        }
    }

    /// Says one thing more of it.
    fn say(&mut self, note: &str) {
        if !self.note.is_empty() {
            self.note.push_str(", ");
        }
        self.note.push_str(note);
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
