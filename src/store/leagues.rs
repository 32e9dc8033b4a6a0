//! Leagues and their seasons: what lists ask for beside the text of each season, and the tables that were published.

use chrono::NaiveDate;
use diesel::prelude::*;

use crate::conn::Db;
use crate::error::{OrNotFound, StoreError, StoreResult};
use crate::ids::{ClubId, LeagueId, SeasonId, SessionId, TournamentId, UserId};
pub use crate::league_revisions::{Revision, RevisionHead, publish, revision, revisions, tables};
use crate::league_schema::{league_revisions, league_seasons, league_slugs, league_steps, league_units, leagues};
pub use crate::revision_cause::RevisionCause;
pub use crate::season_state::SeasonState;
use crate::time::Moment;

/// A league.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = leagues)]
pub struct League {
    pub id: LeagueId,
    pub club_id: ClubId,
    pub slug: String,
    pub name: String,
}

/// What is known of a season without its text.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = league_seasons)]
pub struct SeasonHead {
    pub id: SeasonId,
    pub league_id: LeagueId,
    pub slug: String,
    pub name: String,
    pub starts_on: NaiveDate,
    pub ends_on: NaiveDate,
    pub state: SeasonState,
    pub published: bool,
    /// Counts the changes of its text.
    pub version: i64,
    /// The last table that everyone may see; 0 before the first.
    pub revision: i64,
    pub changed_at: Moment,
}

/// A season with its text.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = league_seasons)]
pub struct SeasonRow {
    #[diesel(embed)]
    pub head: SeasonHead,
    pub document: String,
}

/// A league on its way in.
#[derive(Debug, Clone, Copy)]
pub struct NewLeague<'a> {
    pub club: ClubId,
    pub slug: &'a str,
    pub name: &'a str,
    pub now: Moment,
}

/// A season on its way in.
#[derive(Debug, Clone, Copy)]
pub struct NewSeason<'a> {
    pub league: LeagueId,
    pub slug: &'a str,
    pub name: &'a str,
    pub starts_on: NaiveDate,
    pub ends_on: NaiveDate,
    pub document: &'a str,
    pub now: Moment,
}

/// What an act makes of a season.
#[derive(Debug, Clone, Copy)]
pub struct SeasonChange<'a> {
    pub state: SeasonState,
    pub published: bool,
    pub document: &'a str,
    pub now: Moment,
}

pub fn insert(db: &mut Db, league: &NewLeague<'_>) -> StoreResult<LeagueId> {
    Ok(diesel::insert_into(leagues::table)
        .values((
            leagues::club_id.eq(league.club),
            leagues::slug.eq(league.slug),
            leagues::name.eq(league.name),
            leagues::created_at.eq(league.now),
        ))
        .returning(leagues::id)
        .get_result(db)?)
}

pub fn insert_season(db: &mut Db, season: &NewSeason<'_>) -> StoreResult<SeasonId> {
    Ok(diesel::insert_into(league_seasons::table)
        .values((
            league_seasons::league_id.eq(season.league),
            league_seasons::slug.eq(season.slug),
            league_seasons::name.eq(season.name),
            league_seasons::starts_on.eq(season.starts_on),
            league_seasons::ends_on.eq(season.ends_on),
            league_seasons::state.eq(SeasonState::Draft),
            league_seasons::published.eq(false),
            league_seasons::version.eq(1),
            league_seasons::revision.eq(0),
            league_seasons::document.eq(season.document),
            league_seasons::created_at.eq(season.now),
            league_seasons::changed_at.eq(season.now),
        ))
        .returning(league_seasons::id)
        .get_result(db)?)
}

pub fn by_slug(db: &mut Db, slug: &str) -> StoreResult<League> {
    leagues::table
        .filter(leagues::slug.eq(slug))
        .select(League::as_select())
        .get_result(db)
        .or_not_found("league")
}

pub fn by_id(db: &mut Db, id: LeagueId) -> StoreResult<League> {
    leagues::table
        .find(id)
        .select(League::as_select())
        .get_result(db)
        .or_not_found("league")
}

/// The league that had this address before.
pub fn by_earlier_slug(db: &mut Db, slug: &str) -> StoreResult<League> {
    let id: LeagueId = league_slugs::table
        .find(slug)
        .select(league_slugs::league_id)
        .get_result(db)
        .or_not_found("league")?;
    Ok(leagues::table.find(id).select(League::as_select()).get_result(db)?)
}

/// Whether a league has this address, or had it before.
pub fn is_taken(db: &mut Db, slug: &str) -> StoreResult<bool> {
    let now: i64 = leagues::table.filter(leagues::slug.eq(slug)).count().get_result(db)?;
    let before: i64 = league_slugs::table.find(slug).count().get_result(db)?;
    Ok(now + before > 0)
}

/// Gives a league another name and address; the one it had leads on to it.
pub fn rename(db: &mut Db, league: &League, slug: &str, name: &str) -> StoreResult<()> {
    if league.slug != slug {
        diesel::delete(league_slugs::table.find(slug)).execute(db)?;
        diesel::insert_into(league_slugs::table)
            .values((
                league_slugs::slug.eq(&league.slug),
                league_slugs::league_id.eq(league.id),
            ))
            .execute(db)?;
    }
    diesel::update(leagues::table.find(league.id))
        .set((leagues::slug.eq(slug), leagues::name.eq(name)))
        .execute(db)?
        .or_not_found("league")
}

/// Leagues with their seasons, of one club or of all; the season that ends last comes first.
pub fn all(db: &mut Db, club: Option<ClubId>, most: i64) -> StoreResult<Vec<(League, SeasonHead)>> {
    let mut found = league_seasons::table
        .inner_join(leagues::table)
        .order((league_seasons::ends_on.desc(), league_seasons::id.desc()))
        .select((League::as_select(), SeasonHead::as_select()))
        .limit(most)
        .into_boxed();
    if let Some(club) = club {
        found = found.filter(leagues::club_id.eq(club));
    }
    Ok(found.load(db)?)
}

/// The seasons of a league, the one that begins last first.
pub fn seasons(db: &mut Db, league: LeagueId) -> StoreResult<Vec<SeasonHead>> {
    Ok(league_seasons::table
        .filter(league_seasons::league_id.eq(league))
        .order((league_seasons::starts_on.desc(), league_seasons::id.desc()))
        .select(SeasonHead::as_select())
        .load(db)?)
}

pub fn season(db: &mut Db, id: SeasonId) -> StoreResult<SeasonRow> {
    league_seasons::table
        .find(id)
        .select(SeasonRow::as_select())
        .get_result(db)
        .or_not_found("season")
}

/// These seasons with their texts, in no order.
pub fn texts(db: &mut Db, ids: &[SeasonId]) -> StoreResult<Vec<SeasonRow>> {
    Ok(league_seasons::table
        .filter(league_seasons::id.eq_any(ids))
        .select(SeasonRow::as_select())
        .load(db)?)
}

/// The table that each of these seasons shows, where it shows one.
pub fn shown_of(db: &mut Db, ids: &[SeasonId]) -> StoreResult<Vec<(SeasonId, String)>> {
    let shown = league_revisions::season_id
        .eq(league_seasons::id)
        .and(league_revisions::revision.eq(league_seasons::revision));
    Ok(league_seasons::table
        .inner_join(league_revisions::table.on(shown))
        .filter(league_seasons::id.eq_any(ids))
        .select((league_seasons::id, league_revisions::counted))
        .load(db)?)
}

/// Keeps everyone else from changing a season until this transaction ends, and answers it as it is then.
pub fn lock(db: &mut Db, id: SeasonId) -> StoreResult<SeasonRow> {
    // An update that changes nothing takes the lock in either database.
    diesel::update(league_seasons::table.find(id))
        .set(league_seasons::version.eq(league_seasons::version))
        .execute(db)?
        .or_not_found("season")?;
    season(db, id)
}

/// Puts the next text of a season in the place of that of this version.
pub fn set(db: &mut Db, id: SeasonId, before: i64, change: &SeasonChange<'_>) -> StoreResult<()> {
    diesel::update(
        league_seasons::table
            .find(id)
            .filter(league_seasons::version.eq(before)),
    )
    .set((
        league_seasons::state.eq(change.state),
        league_seasons::published.eq(change.published),
        league_seasons::document.eq(change.document),
        league_seasons::version.eq(before + 1),
        league_seasons::changed_at.eq(change.now),
    ))
    .execute(db)?
    .or_not_found("version of the season")
}

/// Gives a season another name and other days; its address stays.
pub fn set_dates(db: &mut Db, id: SeasonId, name: &str, starts_on: NaiveDate, ends_on: NaiveDate) -> StoreResult<()> {
    diesel::update(league_seasons::table.find(id))
        .set((
            league_seasons::name.eq(name),
            league_seasons::starts_on.eq(starts_on),
            league_seasons::ends_on.eq(ends_on),
        ))
        .execute(db)?
        .or_not_found("season")
}

/// What a unit is made of, where that is kept elsewhere and may be put right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnitOrigin {
    Tournament(TournamentId),
    /// One round of it, by its number.
    Round(TournamentId, i64),
    Evening(SessionId),
}

impl UnitOrigin {
    fn columns(self) -> UnitColumns {
        match self {
            UnitOrigin::Tournament(id) => (Some(id), None, None),
            UnitOrigin::Round(id, round) => (Some(id), Some(round), None),
            UnitOrigin::Evening(id) => (None, None, Some(id)),
        }
    }

    fn of_columns((tournament, round, session): UnitColumns) -> Option<UnitOrigin> {
        match (tournament, round) {
            (Some(id), Some(round)) => Some(UnitOrigin::Round(id, round)),
            (Some(id), None) => Some(UnitOrigin::Tournament(id)),
            (None, _) => session.map(UnitOrigin::Evening),
        }
    }

    /// Whether a result of one is a result of the other too.
    pub fn shares(self, other: UnitOrigin) -> bool {
        match (self, other) {
            (UnitOrigin::Tournament(one), UnitOrigin::Round(other, _))
            | (UnitOrigin::Round(one, _), UnitOrigin::Tournament(other)) => one == other,
            (one, other) => one == other,
        }
    }
}

/// A tournament, perhaps with the number of a round, or a session, of which the table has one.
type UnitColumns = (Option<TournamentId>, Option<i64>, Option<SessionId>);

/// Says what the units of a season are made of, by their numbers.
pub fn set_units(db: &mut Db, id: SeasonId, units: &[(i64, UnitOrigin)]) -> StoreResult<()> {
    diesel::delete(league_units::table.filter(league_units::season_id.eq(id))).execute(db)?;
    for (number, origin) in units {
        let (tournament, round, session) = origin.columns();
        diesel::insert_into(league_units::table)
            .values((
                league_units::season_id.eq(id),
                league_units::unit_no.eq(number),
                league_units::tournament_id.eq(tournament),
                league_units::session_id.eq(session),
                league_units::round_no.eq(round),
            ))
            .execute(db)?;
    }
    Ok(())
}

/// Those of several, as two lists for a statement.
fn parted(origins: &[UnitOrigin]) -> (Vec<TournamentId>, Vec<SessionId>) {
    let columns = || origins.iter().map(|origin| origin.columns());
    (
        columns().filter_map(|(tournament, ..)| tournament).collect(),
        columns().filter_map(|(_, _, session)| session).collect(),
    )
}

/// The seasons in which one of these counts, or another part of the same tournament.
pub fn seasons_with(db: &mut Db, origins: &[UnitOrigin]) -> StoreResult<Vec<SeasonId>> {
    let (tournaments, sessions) = parted(origins);
    let is_one = league_units::tournament_id
        .eq_any(tournaments)
        .or(league_units::session_id.eq_any(sessions));
    Ok(league_units::table
        .filter(is_one)
        .select(league_units::season_id)
        .distinct()
        .order(league_units::season_id)
        .load(db)?)
}

/// Where these count beside a season of a club, as a whole or in part, with the names of league and season: of other
/// clubs what is published.
pub fn counting_elsewhere(
    db: &mut Db,
    than: SeasonId,
    club: ClubId,
    origins: &[UnitOrigin],
) -> StoreResult<Vec<(UnitOrigin, String, String)>> {
    let (tournaments, sessions) = parted(origins);
    let of_tournaments = league_units::tournament_id.eq_any(tournaments);
    let columns = (
        league_units::tournament_id,
        league_units::round_no,
        league_units::session_id,
    );
    let found: Vec<(UnitColumns, String, String)> = league_units::table
        .inner_join(league_seasons::table.inner_join(leagues::table))
        .filter(of_tournaments.or(league_units::session_id.eq_any(sessions)))
        .filter(league_units::season_id.ne(than))
        .filter(league_seasons::published.eq(true).or(leagues::club_id.eq(club)))
        .order((
            league_units::tournament_id,
            league_units::session_id,
            league_seasons::id,
            league_units::unit_no,
        ))
        .select((columns, leagues::name, league_seasons::name))
        .load(db)?;
    let told = |(columns, league, season): (UnitColumns, String, String)| {
        let origin = UnitOrigin::of_columns(columns)?;
        let is_shared = origins.iter().any(|one| one.shares(origin));
        is_shared.then_some((origin, league, season))
    };
    Ok(found.into_iter().filter_map(told).collect())
}

/// What a season was before its last act.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = league_steps)]
pub struct LeagueStep {
    pub season_id: SeasonId,
    /// The version that the act led to.
    pub version: i64,
    pub done_by: Option<UserId>,
    pub done_at: Moment,
    /// The season before it.
    pub document: String,
}

/// Remembers what a season was before an act; what it was before the one before that is forgotten.
pub fn remember(db: &mut Db, step: &LeagueStep) -> StoreResult<()> {
    forget(db, step.season_id)?;
    diesel::insert_into(league_steps::table).values(step).execute(db)?;
    Ok(())
}

/// The last act that can be taken back, if there is one.
pub fn last_step(db: &mut Db, id: SeasonId) -> StoreResult<Option<LeagueStep>> {
    Ok(league_steps::table
        .find(id)
        .select(LeagueStep::as_select())
        .get_result(db)
        .optional()?)
}

/// Nothing can be taken back any more.
pub fn forget(db: &mut Db, id: SeasonId) -> StoreResult<()> {
    diesel::delete(league_steps::table.find(id)).execute(db)?;
    Ok(())
}

/// The table of each season of a club that shows one, the season that ends last first.
pub fn shown_tables(db: &mut Db, club: ClubId, most: i64) -> StoreResult<Vec<(League, SeasonHead, String)>> {
    let shown = league_revisions::season_id
        .eq(league_seasons::id)
        .and(league_revisions::revision.eq(league_seasons::revision));
    Ok(league_seasons::table
        .inner_join(leagues::table)
        .inner_join(league_revisions::table.on(shown))
        .filter(leagues::club_id.eq(club))
        .order((league_seasons::ends_on.desc(), league_seasons::id.desc()))
        .select((League::as_select(), SeasonHead::as_select(), league_revisions::counted))
        .limit(most)
        .load(db)?)
}

/// The text of a season, or one of its tables, is not one that this program wrote.
pub fn unreadable(id: SeasonId) -> StoreError {
    StoreError::Damaged(format!("the text of season {id}"))
}
