//! The tables of a season as they were published.

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::SeasonId;
use crate::league_schema::{league_revisions, league_seasons};
use crate::revision_cause::RevisionCause;
use crate::time::Moment;

/// A table as it was published.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = league_revisions)]
pub struct Revision {
    pub revision: i64,
    pub made_at: Moment,
    pub cause: RevisionCause,
    pub reason: Option<String>,
    /// The numbers of the units that were put right since the table before.
    pub corrected: Option<String>,
    pub counted: String,
}

/// A table as lists of revisions show it.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = league_revisions)]
pub struct RevisionHead {
    pub revision: i64,
    pub made_at: Moment,
    pub cause: RevisionCause,
    pub reason: Option<String>,
    /// The numbers of the units that were put right since the table before.
    pub corrected: Option<String>,
}

/// Publishes a table; the season shows it from now on.
pub fn publish(db: &mut Db, id: SeasonId, revision: &Revision) -> StoreResult<()> {
    diesel::insert_into(league_revisions::table)
        .values((
            league_revisions::season_id.eq(id),
            league_revisions::revision.eq(revision.revision),
            league_revisions::made_at.eq(revision.made_at),
            league_revisions::cause.eq(revision.cause),
            league_revisions::reason.eq(revision.reason.as_deref()),
            league_revisions::corrected.eq(revision.corrected.as_deref()),
            league_revisions::counted.eq(&revision.counted),
        ))
        .execute(db)?;
    diesel::update(league_seasons::table.find(id))
        .set(league_seasons::revision.eq(revision.revision))
        .execute(db)?
        .or_not_found("season")
}

/// A table of a season.
pub fn revision(db: &mut Db, id: SeasonId, number: i64) -> StoreResult<Revision> {
    league_revisions::table
        .find((id, number))
        .select(Revision::as_select())
        .get_result(db)
        .or_not_found("revision")
}

/// The tables of a season, the last first.
pub fn revisions(db: &mut Db, id: SeasonId, before: Option<i64>, most: i64) -> StoreResult<Vec<RevisionHead>> {
    let mut found = league_revisions::table
        .filter(league_revisions::season_id.eq(id))
        .order(league_revisions::revision.desc())
        .limit(most)
        .select(RevisionHead::as_select())
        .into_boxed();
    if let Some(before) = before {
        found = found.filter(league_revisions::revision.lt(before));
    }
    Ok(found.load(db)?)
}

/// The tables of a season with their texts, the last first.
pub fn tables(db: &mut Db, id: SeasonId, before: Option<i64>, most: i64) -> StoreResult<Vec<Revision>> {
    let mut found = league_revisions::table
        .filter(league_revisions::season_id.eq(id))
        .order(league_revisions::revision.desc())
        .limit(most)
        .select(Revision::as_select())
        .into_boxed();
    if let Some(before) = before {
        found = found.filter(league_revisions::revision.lt(before));
    }
    Ok(found.load(db)?)
}
