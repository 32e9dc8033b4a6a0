//! Rating lists: which there are, what was decided about them, what tournaments give to them, and the lists as they
//! were published.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::prelude::*;

use crate::conn::Db;
use crate::error::{OrNotFound, StoreError, StoreResult};
use crate::hands::Session;
use crate::ids::{ClubId, MemberId, RatingListId, SessionId, TournamentId};
pub use crate::rating_publishing::{RatingPublishing, listed, not_closed, set_closed, set_publishing, shown};
use crate::rating_schema::{
    rating_evenings, rating_exclusions, rating_leavers, rating_lists, rating_revisions, rating_sources,
};
pub use crate::revision_cause::RatingCause;
use crate::schema::{sessions, tournaments};
use crate::time::Moment;
use crate::tournament_state::TournamentState;
use crate::words::words;

/// A list of a club.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = rating_lists)]
pub struct RatingListRow {
    pub id: RatingListId,
    pub club_id: ClubId,
    pub game: String,
    pub method: String,
    pub published: bool,
    /// The last list that was published; 0 before the first.
    pub revision: i64,
    #[diesel(embed)]
    pub rates: AlsoRated,
    pub publishing: RatingPublishing,
    /// The first day of the month up to which it was looked at.
    pub closed_to: Option<NaiveDate>,
}

/// What a list rates beside tournaments.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = rating_lists)]
pub struct AlsoRated {
    /// Evenings at one table.
    #[diesel(column_name = rates_evenings)]
    pub evenings: bool,
    /// Tables outside tournaments.
    #[diesel(column_name = rates_free_tables)]
    pub free_tables: bool,
}

words! {
    /// What a rated table was part of.
    RatedPart { Tournament = "tournament", Evening = "evening", FreeTable = "free_table" }
}

/// A list on its way in.
#[derive(Debug, Clone, Copy)]
pub struct NewRatingList<'a> {
    pub club: ClubId,
    pub game: &'a str,
    pub method: &'a str,
    pub now: Moment,
}

/// Where a table was played, by its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Queryable)]
pub struct TableNumbers {
    pub part: RatedPart,
    /// Of the tournament, of the evening, or of the season of a free table.
    pub id: i64,
    pub round: i64,
    /// Of the table; of a free table its number in the season.
    pub table: i64,
}

/// A table that a list does not rate by decision.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct RatingExclusion {
    pub table: TableNumbers,
    pub reason: String,
    pub excluded_at: Moment,
    /// When it was allowed again.
    pub allowed_at: Option<Moment>,
}

/// What a tournament that is over gives to ratings.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct RatingSource {
    pub tournament: TournamentId,
    pub name: String,
    /// By the clock of the club.
    pub starts_at: NaiveDateTime,
    pub published: bool,
    pub judged: String,
}

/// What made a list, and when.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = rating_revisions)]
pub struct RatingRevisionHead {
    pub revision: i64,
    pub made_at: Moment,
    pub cause: RatingCause,
    pub reason: Option<String>,
    /// What it is about, or the table.
    #[diesel(column_name = source)]
    pub part: Option<RatedPart>,
    pub source_id: Option<i64>,
    pub round_no: Option<i64>,
    pub table_no: Option<i64>,
}

/// A list as it was published.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = rating_revisions)]
pub struct RatingRevision {
    #[diesel(embed)]
    pub head: RatingRevisionHead,
    pub rated: String,
}

pub fn insert(db: &mut Db, list: &NewRatingList<'_>) -> StoreResult<RatingListId> {
    Ok(diesel::insert_into(rating_lists::table)
        .values((
            rating_lists::club_id.eq(list.club),
            rating_lists::game.eq(list.game),
            rating_lists::method.eq(list.method),
            rating_lists::published.eq(false),
            rating_lists::revision.eq(0),
            rating_lists::created_at.eq(list.now),
        ))
        .returning(rating_lists::id)
        .get_result(db)?)
}

pub fn by_id(db: &mut Db, id: RatingListId) -> StoreResult<RatingListRow> {
    rating_lists::table
        .find(id)
        .select(RatingListRow::as_select())
        .get_result(db)
        .or_not_found("rating list")
}

/// Keeps everyone else from changing a list until this transaction ends, and answers it as it is then.
pub fn lock(db: &mut Db, id: RatingListId) -> StoreResult<RatingListRow> {
    // An update that changes nothing takes the lock in either database.
    diesel::update(rating_lists::table.find(id))
        .set(rating_lists::revision.eq(rating_lists::revision))
        .execute(db)?
        .or_not_found("rating list")?;
    by_id(db, id)
}

/// The lists of a club or of all, of a game or of all, in the order in which they were made.
pub fn all(db: &mut Db, club: Option<ClubId>, game: Option<&str>, most: i64) -> StoreResult<Vec<RatingListRow>> {
    let mut found = rating_lists::table
        .order(rating_lists::id)
        .select(RatingListRow::as_select())
        .limit(most)
        .into_boxed();
    if let Some(club) = club {
        found = found.filter(rating_lists::club_id.eq(club));
    }
    if let Some(game) = game {
        found = found.filter(rating_lists::game.eq(game));
    }
    Ok(found.load(db)?)
}

/// Whether visitors see a list.
pub fn set_published(db: &mut Db, id: RatingListId, published: bool) -> StoreResult<()> {
    diesel::update(rating_lists::table.find(id))
        .set(rating_lists::published.eq(published))
        .execute(db)?
        .or_not_found("rating list")
}

/// What a list rates beside tournaments.
pub fn set_rated(db: &mut Db, id: RatingListId, rates: AlsoRated) -> StoreResult<()> {
    diesel::update(rating_lists::table.find(id))
        .set((
            rating_lists::rates_evenings.eq(rates.evenings),
            rating_lists::rates_free_tables.eq(rates.free_tables),
        ))
        .execute(db)?
        .or_not_found("rating list")
}

/// The tables that a list does not rate by decision, and those that were allowed again, the latest first.
pub fn exclusions(db: &mut Db, id: RatingListId) -> StoreResult<Vec<RatingExclusion>> {
    let table = (
        rating_exclusions::source,
        rating_exclusions::source_id,
        rating_exclusions::round_no,
        rating_exclusions::table_no,
    );
    Ok(rating_exclusions::table
        .filter(rating_exclusions::list_id.eq(id))
        .order((rating_exclusions::excluded_at.desc(), table))
        .select((
            table,
            rating_exclusions::reason,
            rating_exclusions::excluded_at,
            rating_exclusions::allowed_at,
        ))
        .load(db)?)
}

/// Takes a table out of a list.
pub fn exclude(db: &mut Db, id: RatingListId, table: TableNumbers, reason: &str, now: Moment) -> StoreResult<()> {
    let known = rating_exclusions::table.find((id, table.part, table.id, table.round, table.table));
    diesel::delete(known).execute(db)?;
    diesel::insert_into(rating_exclusions::table)
        .values((
            rating_exclusions::list_id.eq(id),
            rating_exclusions::source.eq(table.part),
            rating_exclusions::source_id.eq(table.id),
            rating_exclusions::round_no.eq(table.round),
            rating_exclusions::table_no.eq(table.table),
            rating_exclusions::reason.eq(reason),
            rating_exclusions::excluded_at.eq(now),
        ))
        .execute(db)?;
    Ok(())
}

/// Lets a list rate a table again that was taken out.
pub fn allow(db: &mut Db, id: RatingListId, table: TableNumbers, now: Moment) -> StoreResult<()> {
    let known = rating_exclusions::table
        .find((id, table.part, table.id, table.round, table.table))
        .filter(rating_exclusions::allowed_at.is_null());
    diesel::update(known)
        .set(rating_exclusions::allowed_at.eq(now))
        .execute(db)?
        .or_not_found("exclusion")
}

/// Who does not want to be listed.
pub fn leavers(db: &mut Db, id: RatingListId) -> StoreResult<Vec<MemberId>> {
    Ok(rating_leavers::table
        .filter(rating_leavers::list_id.eq(id))
        .select(rating_leavers::member_id)
        .order(rating_leavers::member_id)
        .load(db)?)
}

/// Those who do not want to be in one of these lists.
pub fn leavers_of(db: &mut Db, lists: &[RatingListId]) -> StoreResult<Vec<(RatingListId, MemberId)>> {
    Ok(rating_leavers::table
        .filter(rating_leavers::list_id.eq_any(lists.to_vec()))
        .select((rating_leavers::list_id, rating_leavers::member_id))
        .load(db)?)
}

/// Someone does not want to be listed.
pub fn leave(db: &mut Db, id: RatingListId, member: MemberId, now: Moment) -> StoreResult<()> {
    come_back(db, id, &[member])?;
    diesel::insert_into(rating_leavers::table)
        .values((
            rating_leavers::list_id.eq(id),
            rating_leavers::member_id.eq(member),
            rating_leavers::left_at.eq(now),
        ))
        .execute(db)?;
    Ok(())
}

/// Someone, under any of these numbers, wants to be listed again.
pub fn come_back(db: &mut Db, id: RatingListId, members: &[MemberId]) -> StoreResult<()> {
    let gone = rating_leavers::table
        .filter(rating_leavers::list_id.eq(id))
        .filter(rating_leavers::member_id.eq_any(members.to_vec()));
    diesel::delete(gone).execute(db)?;
    Ok(())
}

/// What the tournaments of a club that are over give to ratings, in the order in which they began; to those of another
/// club, what everyone sees of those that began on this day or later.
pub fn sources(
    db: &mut Db,
    club: ClubId,
    game: &str,
    shared_from: Option<NaiveDate>,
) -> StoreResult<Vec<RatingSource>> {
    let mut found = rating_sources::table
        .inner_join(tournaments::table)
        .filter(tournaments::club_id.eq(club))
        .filter(tournaments::game.eq(game))
        .order((tournaments::starts_at, tournaments::id))
        .select((
            tournaments::id,
            tournaments::name,
            tournaments::starts_at,
            tournaments::published,
            rating_sources::judged,
        ))
        .into_boxed();
    if let Some(day) = shared_from {
        found = found
            .filter(tournaments::published)
            .filter(tournaments::starts_at.ge(NaiveDateTime::from(day)));
    }
    Ok(found.load(db)?)
}

/// What a tournament gives to ratings, where that is kept.
pub fn source(db: &mut Db, tournament: TournamentId) -> StoreResult<Option<String>> {
    Ok(rating_sources::table
        .find(tournament)
        .select(rating_sources::judged)
        .first(db)
        .optional()?)
}

/// The tournaments of a club that are over and of which it is not kept what they give to ratings.
pub fn without_source(db: &mut Db, club: ClubId, game: &str) -> StoreResult<Vec<TournamentId>> {
    let kept = rating_sources::table.select(rating_sources::tournament_id);
    Ok(tournaments::table
        .filter(tournaments::club_id.eq(club))
        .filter(tournaments::game.eq(game))
        .filter(tournaments::state.eq_any(TournamentState::OVER))
        .filter(tournaments::id.ne_all(kept))
        .order(tournaments::id)
        .select(tournaments::id)
        .load(db)?)
}

/// Keeps what a tournament gives to ratings; nothing while it is not over.
pub fn set_source(db: &mut Db, tournament: TournamentId, judged: Option<&str>) -> StoreResult<()> {
    diesel::delete(rating_sources::table.find(tournament)).execute(db)?;
    if let Some(judged) = judged {
        diesel::insert_into(rating_sources::table)
            .values((
                rating_sources::tournament_id.eq(tournament),
                rating_sources::judged.eq(judged),
            ))
            .execute(db)?;
    }
    Ok(())
}

/// What an evening gives to ratings; an empty list where it does not count.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct RatedEvening {
    pub session: SessionId,
    pub played_on: NaiveDate,
    /// Which entry of the club each name in its records means.
    pub named: String,
    pub judged: String,
}

/// What the evenings of a club give to ratings.
pub fn evenings(db: &mut Db, club: ClubId, game: &str) -> StoreResult<Vec<RatedEvening>> {
    Ok(rating_evenings::table
        .inner_join(sessions::table)
        .filter(sessions::club_id.eq(club))
        .filter(sessions::game.eq(game))
        .order((rating_evenings::played_on, rating_evenings::session_id))
        .select((
            rating_evenings::session_id,
            rating_evenings::played_on,
            rating_evenings::named,
            rating_evenings::judged,
        ))
        .load(db)?)
}

/// What an evening gives to ratings, where that is kept.
pub fn evening(db: &mut Db, session: SessionId) -> StoreResult<Option<RatedEvening>> {
    Ok(rating_evenings::table
        .find(session)
        .select((
            rating_evenings::session_id,
            rating_evenings::played_on,
            rating_evenings::named,
            rating_evenings::judged,
        ))
        .first(db)
        .optional()?)
}

/// The evenings of a club of which it is not kept what they give to ratings.
pub fn evenings_unread(db: &mut Db, club: ClubId, game: &str) -> StoreResult<Vec<Session>> {
    let kept = rating_evenings::table.select(rating_evenings::session_id);
    Ok(sessions::table
        .filter(sessions::club_id.eq(club))
        .filter(sessions::game.eq(game))
        .filter(sessions::id.ne_all(kept))
        .order(sessions::id)
        .select(Session::as_select())
        .load(db)?)
}

/// Keeps what an evening gives to ratings.
pub fn keep_evening(db: &mut Db, evening: &RatedEvening) -> StoreResult<()> {
    forget_evenings(db, &[evening.session])?;
    diesel::insert_into(rating_evenings::table)
        .values((
            rating_evenings::session_id.eq(evening.session),
            rating_evenings::played_on.eq(evening.played_on),
            rating_evenings::named.eq(&evening.named),
            rating_evenings::judged.eq(&evening.judged),
        ))
        .execute(db)?;
    Ok(())
}

/// What was kept of these evenings is read again when it is needed.
pub fn forget_evenings(db: &mut Db, sessions: &[SessionId]) -> StoreResult<()> {
    let kept = rating_evenings::table.filter(rating_evenings::session_id.eq_any(sessions.to_vec()));
    diesel::delete(kept).execute(db)?;
    Ok(())
}

/// What is kept of the evenings of a club, of all games.
pub fn kept_evenings(db: &mut Db, club: ClubId) -> StoreResult<Vec<RatedEvening>> {
    Ok(rating_evenings::table
        .inner_join(sessions::table)
        .filter(sessions::club_id.eq(club))
        .select((
            rating_evenings::session_id,
            rating_evenings::played_on,
            rating_evenings::named,
            rating_evenings::judged,
        ))
        .load(db)?)
}

/// Publishes a list; it is the one that is shown from now on.
pub fn publish(db: &mut Db, id: RatingListId, revision: &RatingRevision) -> StoreResult<()> {
    let head = &revision.head;
    diesel::insert_into(rating_revisions::table)
        .values((
            rating_revisions::list_id.eq(id),
            rating_revisions::revision.eq(head.revision),
            rating_revisions::made_at.eq(head.made_at),
            rating_revisions::cause.eq(head.cause),
            rating_revisions::reason.eq(head.reason.as_deref()),
            rating_revisions::source.eq(head.part),
            rating_revisions::source_id.eq(head.source_id),
            rating_revisions::round_no.eq(head.round_no),
            rating_revisions::table_no.eq(head.table_no),
            rating_revisions::rated.eq(&revision.rated),
        ))
        .execute(db)?;
    diesel::update(rating_lists::table.find(id))
        .set(rating_lists::revision.eq(head.revision))
        .execute(db)?
        .or_not_found("rating list")
}

pub fn revision(db: &mut Db, id: RatingListId, number: i64) -> StoreResult<RatingRevision> {
    rating_revisions::table
        .find((id, number))
        .select(RatingRevision::as_select())
        .get_result(db)
        .or_not_found("revision")
}

/// So many lists as they were published, the last first, from before this one on.
pub fn revisions(db: &mut Db, id: RatingListId, before: Option<i64>, most: i64) -> StoreResult<Vec<RatingRevision>> {
    let mut found = rating_revisions::table
        .filter(rating_revisions::list_id.eq(id))
        .order(rating_revisions::revision.desc())
        .limit(most)
        .select(RatingRevision::as_select())
        .into_boxed();
    if let Some(before) = before {
        found = found.filter(rating_revisions::revision.lt(before));
    }
    Ok(found.load(db)?)
}

/// A text that no program of this version wrote.
pub fn unreadable(id: RatingListId) -> StoreError {
    StoreError::Damaged(format!("the text of rating list {id}"))
}
