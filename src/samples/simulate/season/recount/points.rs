//! What a unit brings someone.

use talon_league::{CountedCell, LeaguePerson, PersonResult};
use talon_tournament::Exact;
use talon_tournament::league::{Finish, UnitPoints};

use super::super::book::SeasonBook;
use super::columns::PlayedColumn;

/// What a formula is asked with.
#[derive(Debug, Clone)]
pub(in super::super) struct Asked {
    n: i64,
    rank: i64,
    points: Exact,
    tables: i64,
}

/// A formula as it is written, and what it comes to.
pub(in super::super) type WrittenFormula = (&'static str, fn(&Asked) -> Exact);

/// Formulas that are read elsewhere, beside what they come to.
pub(in super::super) const FORMULAS: [WrittenFormula; 5] = [
    ("n - rank + 1", |asked| Exact::from(asked.n - asked.rank + 1)),
    ("100*(n-rank+1)/n+tables", |asked| {
        let share = Exact::ratio(100 * (asked.n - asked.rank + 1), asked.n);
        &share.unwrap_or_else(Exact::zero) + &Exact::from(asked.tables)
    }),
    ("max(0, 10 - 2*rank)", |asked| Exact::from((10 - 2 * asked.rank).max(0))),
    ("floor(points/2) + min(tables, 3)", |asked| {
        let half = asked.points.shared_by(2).unwrap_or_else(Exact::zero);
        &half.floor() + &Exact::from(asked.tables.min(3))
    }),
    ("points - rank", |asked| &asked.points - &Exact::from(asked.rank)),
];

/// Someone's cells: what places bring, times the weight, with what everyone gets for coming and with what was decided.
pub(super) fn cells(
    book: &SeasonBook,
    columns: &[PlayedColumn],
    person: LeaguePerson,
    counts: &dyn Fn(Option<chrono::NaiveDate>) -> bool,
) -> Vec<Option<CountedCell>> {
    let cell = |column: &PlayedColumn| {
        let result = column.results.iter().find(|result| result.person == person)?;
        let adjusted: Exact = book
            .season
            .adjustments
            .iter()
            .filter(|one| one.person == person && one.unit == Some(column.number))
            .filter(|one| one.revoked.is_none() && !one.undone && counts(one.time.map(|time| time.date())))
            .map(|one| &one.amount)
            .sum();
        let paid = match result.finish {
            Finish::Excluded => Exact::zero(),
            _ => &(&paid(book, column, result) * &column.weight) + &book.season.profile.participation,
        };
        Some(CountedCell {
            points: &paid + &adjusted,
            rank: rank(result),
            raw: result.raw.clone(),
            tables: result.tables,
            adjusted,
            excluded: result.finish == Finish::Excluded,
            counted: false,
        })
    };
    columns.iter().map(cell).collect()
}

fn rank(result: &PersonResult) -> Option<usize> {
    match result.finish {
        Finish::Ranked(rank) => Some(rank),
        Finish::Unranked | Finish::Excluded => None,
    }
}

/// What a result is worth; whoever has no place has nothing for one.
fn paid(book: &SeasonBook, column: &PlayedColumn, result: &PersonResult) -> Exact {
    let scheme = column.points.as_ref().unwrap_or(&book.season.profile.points);
    match scheme {
        UnitPoints::Own => return result.points.clone(),
        UnitPoints::Raw => return result.raw.clone(),
        _ => {}
    }
    let Some(own) = rank(result) else { return Exact::zero() };
    let ranks: Vec<usize> = column.results.iter().filter_map(rank).collect();
    let level = ranks.iter().filter(|other| **other == own).count();
    let covered = (own..own + level).map(|place| at_place(scheme, place, ranks.len(), result));
    let sum = covered.fold(Exact::zero(), |sum, one| &sum + &one);
    sum.shared_by(level).unwrap_or_else(Exact::zero)
}

fn at_place(scheme: &UnitPoints, place: usize, ranked: usize, result: &PersonResult) -> Exact {
    let (n, rank) = (ranked as i64, place as i64);
    match scheme {
        UnitPoints::Vector { list, rest } => list.get(place - 1).unwrap_or(rest).clone(),
        UnitPoints::Linear => Exact::from(n + 1 - rank),
        UnitPoints::PerCent if n == 1 => Exact::from(100),
        UnitPoints::PerCent => Exact::ratio(100 * (n - rank), n - 1).unwrap_or_else(Exact::zero),
        UnitPoints::Formula(formula) => {
            let asked = Asked {
                n,
                rank,
                points: result.points.clone(),
                tables: i64::from(result.tables),
            };
            let known = FORMULAS.iter().find(|(text, _)| *text == formula.text());
            known.map_or_else(Exact::zero, |(_, value)| value(&asked))
        }
        UnitPoints::Own | UnitPoints::Raw => Exact::zero(),
    }
}
