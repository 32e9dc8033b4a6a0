//! The table of a season counted a second time, from its facts and by code of its own: it asks the counting of leagues
//! for nothing. Only fractions, and the source of lots, are those that everyone uses.

mod answers;
mod columns;
mod counting;
mod order;
mod points;
mod renamed;

use std::collections::BTreeSet;

use talon_league::{CountedCell, CountedRow, HighScore, LeaguePerson, UnitNo};
use talon_tournament::Exact;
use talon_tournament::league::GuestRule;

use super::book::SeasonBook;
pub(super) use columns::{PlayedColumn, written};
use columns::{columns, is_guest};
use order::Standing;
pub(super) use points::FORMULAS;

/// What the table of a season must be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Recounted {
    pub units: Vec<UnitNo>,
    pub with_result: usize,
    /// Without what may still happen.
    pub rows: Vec<CountedRow>,
    pub high_scores: Vec<HighScore>,
}

/// Someone's cells and what they add up to.
#[derive(Debug, Clone)]
struct Line {
    person: LeaguePerson,
    cells: Vec<Option<CountedCell>>,
    total: Exact,
    carried: Exact,
    adjusted: Exact,
    played: usize,
}

/// Counts it.
pub(super) fn recounted(book: &SeasonBook) -> Recounted {
    let renamed = renamed::renamed(book);
    let book = &renamed;
    let columns = columns(book);
    let lines = lines(book, &columns, &|_| true);
    let minimum = minimum(book, &columns);
    let standing = Standing::of(book, &columns, &lines);
    let before = ranks_before(book, &columns);
    let placed = standing.placed(minimum);
    let row = |place: order::PlacedLine| {
        let line = &lines[place.line];
        CountedRow {
            person: line.person,
            rank: place.rank,
            before: before
                .iter()
                .find(|(person, _)| *person == line.person)
                .map(|one| one.1),
            total: line.total.clone(),
            carried: line.carried.clone(),
            adjusted: line.adjusted.clone(),
            played: line.played,
            missing: minimum.saturating_sub(line.played),
            cells: line.cells.clone(),
            reason: place.reason,
            outlook: None,
            moves: None,
        }
    };
    let rows: Vec<CountedRow> = placed.into_iter().map(row).collect();
    Recounted {
        units: columns.iter().map(|column| column.number).collect(),
        with_result: columns.iter().filter(|column| column.has_result()).count(),
        high_scores: columns.iter().flat_map(|column| high_scores(column, &rows)).collect(),
        rows,
    }
}

/// How many units someone must have played.
fn minimum(book: &SeasonBook, columns: &[PlayedColumn]) -> usize {
    let wanted = book.season.profile.minimum;
    match book.season.profile.is_minimum_growing {
        true => wanted.min(so_far(columns).div_ceil(2)),
        false => wanted,
    }
}

/// Units with a result, but for bonus units.
pub(super) fn so_far(columns: &[PlayedColumn]) -> usize {
    columns
        .iter()
        .filter(|column| column.has_result() && !column.is_bonus)
        .count()
}

/// The most who came to a unit.
pub(super) fn most_who_came(book: &SeasonBook) -> usize {
    columns(book)
        .iter()
        .map(|column| column.results.len())
        .max()
        .unwrap_or(0)
}

/// How many units are behind a season.
pub(super) fn units_so_far(book: &SeasonBook) -> usize {
    so_far(&columns(book))
}

/// The columns in order of play.
pub(super) fn in_order_of_play(book: &SeasonBook) -> Vec<PlayedColumn> {
    columns(book)
}

/// Everyone who has a row. As long as nobody came, these are all members; where a unit is to come, none.
fn lines(book: &SeasonBook, columns: &[PlayedColumn], counts: &dyn Fn(Option<chrono::NaiveDate>) -> bool) -> Vec<Line> {
    let results = || columns.iter().flat_map(|column| &column.results);
    let mut people: BTreeSet<LeaguePerson> = results().map(|result| result.person).collect();
    if columns.is_empty() {
        people.extend(&book.members);
    }
    people.retain(|person| !is_guest(book, *person));
    let line = |person: LeaguePerson| {
        let mut cells = points::cells(book, columns, person, counts);
        counting::mark(book, columns, &mut cells);
        let adjusted: Exact = book
            .season
            .adjustments
            .iter()
            .filter(|one| one.person == person && one.unit.is_none())
            .filter(|one| one.revoked.is_none() && !one.undone && counts(one.time.map(|time| time.date())))
            .map(|one| &one.amount)
            .sum();
        let carry = book.season.carry.iter().flat_map(|carry| &carry.people);
        let carried: Exact = carry.filter(|one| one.person == person).map(|one| &one.points).sum();
        let brought = counting::sum(book, columns, &cells);
        Line {
            person,
            total: &(&brought + &carried) + &adjusted,
            carried,
            adjusted,
            played: cells.iter().flatten().filter(|cell| !cell.excluded).count(),
            cells,
        }
    };
    people.into_iter().map(line).collect()
}

/// The ranks before the last unit with a result, of those who had played by then. What was decided on its day, or
/// later, was not known yet.
fn ranks_before(book: &SeasonBook, columns: &[PlayedColumn]) -> Vec<(LeaguePerson, usize)> {
    let Some(last) = columns
        .iter()
        .rposition(PlayedColumn::has_result)
        .filter(|last| *last > 0)
    else {
        return Vec::new();
    };
    let day = columns[last].day;
    let earlier = &columns[..last];
    let lines = lines(book, earlier, &|made| made.is_none_or(|made| made < day));
    let placed = Standing::of(book, earlier, &lines).placed(minimum(book, earlier));
    let came = |line: &Line| line.cells.iter().any(Option::is_some);
    let ranked = placed.into_iter().filter_map(|place| Some((place.line, place.rank?)));
    ranked
        .filter(|(line, _)| came(&lines[*line]))
        .map(|(line, rank)| (lines[line].person, rank))
        .collect()
}

/// The highest score at a table of those who have a row; of more than ten who share it nobody has it.
fn high_scores(column: &PlayedColumn, rows: &[CountedRow]) -> Vec<HighScore> {
    let listed = |person: LeaguePerson| rows.iter().any(|row| row.person == person);
    let seats: Vec<(LeaguePerson, i64)> = column.tables.iter().flatten().copied().collect();
    let Some(highest) = seats
        .iter()
        .filter(|(person, _)| listed(*person))
        .map(|seat| seat.1)
        .max()
    else {
        return Vec::new();
    };
    let shared = seats
        .iter()
        .filter(|(person, score)| *score == highest && listed(*person));
    let people: BTreeSet<LeaguePerson> = shared.map(|(person, _)| *person).collect();
    let one = |person: LeaguePerson| HighScore {
        unit: column.number,
        person,
        score: highest,
    };
    if people.len() > 10 {
        Vec::new()
    } else {
        people.into_iter().map(one).collect()
    }
}

/// Whether guests are left out of the ranks of units.
fn passes_over(book: &SeasonBook) -> bool {
    book.season.profile.guests == GuestRule::PassedOver
}
