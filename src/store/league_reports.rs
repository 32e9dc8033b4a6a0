//! Tables outside tournaments that wait until someone else who sat there says that they were so.

use chrono::NaiveDate;
use diesel::prelude::*;

use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{LeagueReportId, MemberId, SeasonId};
use crate::league_schema::league_reports;
use crate::time::Moment;

/// A table that was reported.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = league_reports)]
pub struct LeagueReport {
    pub id: LeagueReportId,
    pub season_id: SeasonId,
    pub played_on: NaiveDate,
    pub game: Option<String>,
    pub venue: Option<String>,
    /// Who sat there, with their scores.
    pub seats: String,
    pub reported_by: MemberId,
    pub reported_at: Moment,
}

/// A report on its way in.
#[derive(Debug, Clone, Copy)]
pub struct NewLeagueReport<'a> {
    pub season: SeasonId,
    pub played_on: NaiveDate,
    pub game: Option<&'a str>,
    pub venue: Option<&'a str>,
    pub seats: &'a str,
    pub reported_by: MemberId,
    pub now: Moment,
}

pub fn insert(db: &mut Db, report: &NewLeagueReport<'_>) -> StoreResult<LeagueReportId> {
    Ok(diesel::insert_into(league_reports::table)
        .values((
            league_reports::season_id.eq(report.season),
            league_reports::played_on.eq(report.played_on),
            league_reports::game.eq(report.game),
            league_reports::venue.eq(report.venue),
            league_reports::seats.eq(report.seats),
            league_reports::reported_by.eq(report.reported_by),
            league_reports::reported_at.eq(report.now),
        ))
        .returning(league_reports::id)
        .get_result(db)?)
}

/// The reports of a season that wait, the first one first.
pub fn waiting(db: &mut Db, season: SeasonId) -> StoreResult<Vec<LeagueReport>> {
    Ok(league_reports::table
        .filter(league_reports::season_id.eq(season))
        .order(league_reports::id)
        .select(LeagueReport::as_select())
        .load(db)?)
}

/// Takes a report of a season away; whoever comes second finds none.
pub fn take(db: &mut Db, season: SeasonId, id: LeagueReportId) -> StoreResult<LeagueReport> {
    let found = league_reports::table
        .find(id)
        .filter(league_reports::season_id.eq(season));
    let report = found
        .select(LeagueReport::as_select())
        .get_result(db)
        .or_not_found("report")?;
    diesel::delete(league_reports::table.find(id))
        .execute(db)?
        .or_not_found("report")?;
    Ok(report)
}
