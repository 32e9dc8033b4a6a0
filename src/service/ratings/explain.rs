//! Why a rating is what it is: the tables of a list, each with what it did or why it did nothing, and whether the
//! ratings foretell anything.

use super::events::{RatedEvent, told};
use super::facts::{ListFacts, rated_at};
use super::read::{RatingListShown, rating_list};
use crate::{ActError, Actor, Missing};
use talon_league::{ExplainedTable, NotRated, RatedAt, RepeatedTable};
use talon_store::ratings::{self, RatingExclusion};
use talon_store::{Db, RatingListId};
use talon_tournament::rating::Calibration;

/// A table of a list for one reader.
#[derive(Debug, Clone)]
pub struct TableShown {
    pub shown: RatingListShown,
    pub event: RatedEvent,
    pub table: ExplainedTable,
    /// Why it was taken out.
    pub excluded: Option<String>,
}

/// A table among others.
#[derive(Debug, Clone)]
pub struct TableInList {
    pub at: RatedAt,
    pub event: RatedEvent,
    pub is_line: bool,
    /// Why it is not rated.
    pub refused: Option<NotRated>,
}

/// The tables of a list.
#[derive(Debug, Clone)]
pub struct TablesShown {
    pub shown: RatingListShown,
    /// The latest first.
    pub tables: Vec<TableInList>,
    /// Tables in all.
    pub count: usize,
    /// Of those how many are rated.
    pub rated: usize,
    pub exclusions: Vec<RatingExclusion>,
    /// For those who manage the list: the same people very often.
    pub repeated: Vec<RepeatedTable>,
}

/// What the ratings foretold and what came of it.
#[derive(Debug, Clone)]
pub struct CalibrationShown {
    pub shown: RatingListShown,
    pub calibration: Option<Calibration>,
}

/// A table of a list.
///
/// # Errors
/// Not found, also when the reader may not see the list or what the table was part of.
pub fn table(db: &mut Db, actor: &Actor, id: RatingListId, at: RatedAt) -> Result<TableShown, ActError> {
    let missing = || ActError::NotFound(Missing::RatedTable);
    let shown = rating_list(db, actor, id, None)?;
    let counted = ListFacts::of(db, &shown)?;
    let mut known = told(db, actor, &shown, &counted.events)?;
    let event = known.remove(&at.source).filter(|event| event.title.is_some());
    let event = event.ok_or_else(missing)?;
    let table = counted.rate_for(&shown).explained(at).ok_or_else(missing)?;
    let exclusions = ratings::exclusions(db, id)?;
    let standing = exclusions.into_iter().filter(|one| one.allowed_at.is_none());
    let mut excluded = standing
        .filter(|one| rated_at(one.table) == Some(at))
        .map(|one| one.reason);
    Ok(TableShown {
        excluded: excluded.next_back(),
        shown,
        event,
        table,
    })
}

/// So many tables of a list, the latest first, without the first ones.
///
/// # Errors
/// Not found, also when the reader may not see the list.
pub fn tables(db: &mut Db, actor: &Actor, id: RatingListId, skip: usize, most: usize) -> Result<TablesShown, ActError> {
    let shown = rating_list(db, actor, id, None)?;
    let counted = ListFacts::of(db, &shown)?;
    let list = counted.rate_for(&shown);
    let known = told(db, actor, &shown, &counted.events)?;
    let tables: Vec<TableInList> = list
        .judged()
        .rev()
        .filter_map(|(at, judged, refused)| {
            Some(TableInList {
                at,
                event: known.get(&at.source)?.clone(),
                is_line: judged.is_line,
                refused,
            })
        })
        .collect();
    let repeated = if shown.manages { list.repeated() } else { Vec::new() };
    Ok(TablesShown {
        count: tables.len(),
        rated: tables.iter().filter(|table| table.refused.is_none()).count(),
        tables: tables.into_iter().skip(skip).take(most).collect(),
        exclusions: ratings::exclusions(db, id)?,
        repeated,
        shown,
    })
}

/// What the ratings foretold and what came of it.
///
/// # Errors
/// Not found, also when the reader may not see the list.
pub fn calibration(db: &mut Db, actor: &Actor, id: RatingListId) -> Result<CalibrationShown, ActError> {
    let shown = rating_list(db, actor, id, None)?;
    let list = ListFacts::of(db, &shown)?.rate_for(&shown);
    Ok(CalibrationShown {
        calibration: list.calibration(),
        shown,
    })
}
