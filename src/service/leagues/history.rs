//! The tables of a season one after another, and what it is about to take in.

use chrono::{DateTime, Utc};

use super::by_rule::expects;
use super::read::{SeasonAddress, SeasonShown, read_in_order, season};
use crate::tournaments::Loaded;
use crate::tournaments::calendar::next_of_club;
use crate::tournaments::read::tournament;
use crate::{ActError, Actor};
use talon_league::{CountedSeason, LeaguePerson, SeasonState};
use talon_store::leagues::{self, RevisionHead};
use talon_store::tournaments::Listed;
use talon_store::{Db, TournamentId};

/// Tournaments of a club that are looked at for what comes next.
const NEXT_MAX: i64 = 60;

/// A table as it was published.
#[derive(Debug, Clone)]
pub struct PublishedTable {
    pub revision: RevisionHead,
    pub counted: CountedSeason,
}

/// A season and its tables for one reader.
#[derive(Debug, Clone)]
pub struct SeasonHistory {
    pub shown: SeasonShown,
    /// The last first.
    pub tables: Vec<PublishedTable>,
}

/// A season and so many of its tables, from the last one on, or from before the one that is asked for.
///
/// # Errors
/// Not found, also when the reader may not see it, or that the database fails.
pub fn history(
    db: &mut Db,
    actor: &Actor,
    asked: &SeasonAddress<'_>,
    before: Option<i64>,
    most: i64,
) -> Result<SeasonHistory, ActError> {
    let mut shown = season(db, actor, asked)?;
    let tables = tables(db, &shown, before, most)?;
    let people: Vec<LeaguePerson> = tables.iter().flat_map(|table| table.counted.everybody()).collect();
    shown.name_strangers(db, actor, &people)?;
    Ok(SeasonHistory { shown, tables })
}

fn tables(db: &mut Db, shown: &SeasonShown, before: Option<i64>, most: i64) -> Result<Vec<PublishedTable>, ActError> {
    let mut tables = Vec::new();
    for kept in leagues::tables(db, shown.head.id, before, most)? {
        let counted = read_in_order(&shown.head, &kept.counted)?;
        let revision = RevisionHead {
            revision: kept.revision,
            made_at: kept.made_at,
            cause: kept.cause,
            reason: kept.reason,
            corrected: kept.corrected,
        };
        tables.push(PublishedTable { revision, counted });
    }
    Ok(tables)
}

/// The table that was published before this one.
pub(super) fn published_before(
    db: &mut Db,
    shown: &SeasonShown,
    revision: i64,
) -> Result<Option<PublishedTable>, ActError> {
    Ok(tables(db, shown, Some(revision), 1)?.into_iter().next())
}

/// A season and the heads of so many of its tables, the last first, from before this one on.
///
/// # Errors
/// Not found, also when the reader may not see it, or that the database fails.
pub fn revisions(
    db: &mut Db,
    actor: &Actor,
    asked: &SeasonAddress<'_>,
    before: Option<i64>,
    most: usize,
) -> Result<(SeasonShown, Vec<RevisionHead>), ActError> {
    let shown = season(db, actor, asked)?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let heads = leagues::revisions(db, shown.head.id, before, most)?;
    Ok((shown, heads))
}

/// What comes next in a season: tournaments that are not over and that it will take in by itself, the next one first,
/// as far as the reader may see them.
///
/// # Errors
/// When the database fails.
pub fn next(db: &mut Db, actor: &Actor, shown: &SeasonShown, now: DateTime<Utc>) -> Result<Vec<Listed>, ActError> {
    if shown.season.rule.is_none() || shown.season.state != SeasonState::Running {
        return Ok(Vec::new());
    }
    let mut coming = next_of_club(db, actor, &shown.club, now, NEXT_MAX)?;
    let units = shown.season.units.iter().filter(|unit| !unit.undone);
    let known: Vec<Option<i64>> = units.map(|unit| unit.source.tournament()).collect();
    coming.retain(|one| expects(&shown.season, one) && !known.contains(&Some(one.id.0)));
    Ok(coming)
}

/// The dates of a season for a calendar: its tournaments and those that come next, as far as the reader may see them.
///
/// # Errors
/// Not found, also when the reader may not see it, or that the database fails.
pub fn dates(
    db: &mut Db,
    actor: &Actor,
    asked: &SeasonAddress<'_>,
    now: DateTime<Utc>,
) -> Result<(SeasonShown, Vec<Loaded>), ActError> {
    let shown = season(db, actor, asked)?;
    let counting = shown.units.iter().filter(|unit| unit.counts);
    let counting: Vec<TournamentId> = counting.filter_map(|unit| unit.tournament).collect();
    let next = next(db, actor, &shown, now)?;
    // A tournament of which several rounds count is one date.
    let mut wanted = Vec::new();
    for id in counting.into_iter().chain(next.iter().map(|one| one.id)) {
        if !wanted.contains(&id) {
            wanted.push(id);
        }
    }
    let mut dates = Vec::new();
    for id in wanted {
        match tournament(db, actor, id) {
            Ok(one) => dates.push(one.loaded),
            // It is none of the reader's.
            Err(ActError::NotFound(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok((shown, dates))
}
