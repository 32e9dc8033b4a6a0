//! Tournaments, who in them is which member, and what they were before their last steps.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::arrivals::SelfCheckIn;
use crate::clubs::KnownZone;
use crate::conn::Db;
use crate::dialect::lock_tournament;
use crate::error::{OrNotFound, StoreError, StoreResult};
use crate::ids::{ClubId, MemberId, TournamentId, UserId};
use crate::members::Member;
use crate::schema::{clubs, members, tournament_members, tournament_steps, tournaments};
use crate::time::Moment;
pub use crate::tournament_state::TournamentState;

/// A tournament with its text.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct TournamentRow {
    #[diesel(embed)]
    pub head: Head,
    pub document: String,
}

/// What is known of a tournament without its text.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct Head {
    pub id: TournamentId,
    pub club_id: ClubId,
    pub published: bool,
    pub revision: i64,
    pub created_at: Moment,
    pub changed_at: Moment,
    /// What the links on its table cards are derived from; empty while there are none.
    pub card_key: String,
    /// What the text is called; empty where nobody has said.
    pub document_hash: String,
    pub self_check_in: SelfCheckIn,
    pub preset: Option<String>,
}

/// What lists show of a tournament, and what a change sets.
#[derive(Debug, Clone, Copy, AsChangeset, Insertable)]
#[diesel(table_name = tournaments)]
pub struct Summary<'a> {
    pub name: &'a str,
    pub game: &'a str,
    /// By the clock of the club.
    pub starts_at: NaiveDateTime,
    pub state: TournamentState,
    pub published: bool,
    pub revision: i64,
    pub document: &'a str,
    /// What the text is called: the same for the same text and for no other.
    pub document_hash: &'a str,
    pub changed_at: Moment,
}

/// Adds a tournament; `preset` is the word of what it was made as.
pub fn insert(
    db: &mut Db,
    club: ClubId,
    by: Option<UserId>,
    now: Moment,
    preset: Option<&str>,
    summary: &Summary<'_>,
) -> StoreResult<TournamentId> {
    let row = (
        tournaments::club_id.eq(club),
        tournaments::created_by.eq(by),
        tournaments::created_at.eq(now),
        tournaments::preset.eq(preset),
        summary,
    );
    Ok(diesel::insert_into(tournaments::table)
        .values(row)
        .returning(tournaments::id)
        .get_result(db)?)
}

/// Which revision each of these tournaments has.
pub fn revisions(db: &mut Db, ids: &[TournamentId]) -> StoreResult<Vec<(TournamentId, i64)>> {
    Ok(tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .select((tournaments::id, tournaments::revision))
        .load(db)?)
}

/// A tournament without its text, for anyone who has read that before.
pub fn head(db: &mut Db, id: TournamentId) -> StoreResult<Head> {
    tournaments::table
        .find(id)
        .select(Head::as_select())
        .get_result(db)
        .or_not_found("tournament")
}

pub fn by_id(db: &mut Db, id: TournamentId) -> StoreResult<TournamentRow> {
    tournaments::table
        .find(id)
        .select(TournamentRow::as_select())
        .get_result(db)
        .or_not_found("tournament")
}

/// The same; nobody else changes it until this transaction ends.
pub fn lock(db: &mut Db, id: TournamentId) -> StoreResult<TournamentRow> {
    lock_tournament(db, id)?;
    by_id(db, id)
}

/// Keeps what became of a tournament that had this revision.
pub fn set(db: &mut Db, id: TournamentId, before: i64, summary: &Summary<'_>) -> StoreResult<()> {
    diesel::update(tournaments::table.find(id).filter(tournaments::revision.eq(before)))
        .set(summary)
        .execute(db)?
        .or_not_found("revision of the tournament")
}

/// Sets what the links on its table cards are derived from.
pub fn set_card_key(db: &mut Db, id: TournamentId, key: &str) -> StoreResult<()> {
    diesel::update(tournaments::table.find(id))
        .set(tournaments::card_key.eq(key))
        .execute(db)?
        .or_not_found("tournament")
}

/// What a tournament is called, and by whom it may be seen.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct TournamentTitle {
    pub id: TournamentId,
    pub club_id: ClubId,
    pub name: String,
    pub published: bool,
}

/// A tournament in a list.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Listed {
    pub id: TournamentId,
    pub name: String,
    pub game: String,
    /// By the clock of the club.
    pub starts_at: NaiveDateTime,
    pub state: TournamentState,
    pub published: bool,
    pub club_slug: String,
    pub club_name: String,
    /// The zone of that clock.
    #[diesel(deserialize_as = KnownZone)]
    pub timezone: String,
    pub revision: i64,
    pub preset: Option<String>,
}

/// In which order a list stands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Order {
    /// The latest start first.
    #[default]
    Latest,
    /// The earliest start first.
    Earliest,
    /// What changed last first.
    Changed,
}

/// Which part of a list is asked for.
#[derive(Debug, Clone, Default)]
pub struct TournamentFilter {
    pub club: Option<ClubId>,
    /// Clubs of which unpublished tournaments are listed too.
    pub inside: Vec<ClubId>,
    /// Unpublished tournaments that are listed too.
    pub own: Vec<TournamentId>,
    /// Only those that stand behind this one in the list.
    pub after: Option<(NaiveDateTime, TournamentId)>,
    /// Only those that begin at this time or later, by the clock of their club.
    pub since: Option<NaiveDateTime>,
    /// Only those that begin before this time, by the same clock.
    pub until: Option<NaiveDateTime>,
    pub order: Order,
    /// Only tournaments in one of these states; all where there is none.
    pub states: &'static [TournamentState],
    pub offset: i64,
    pub limit: i64,
}

/// Tournaments in the order that is asked for.
pub fn list(db: &mut Db, part: &TournamentFilter) -> StoreResult<Vec<Listed>> {
    let seen = tournaments::published
        .eq(true)
        .or(tournaments::club_id.eq_any(&part.inside))
        .or(tournaments::id.eq_any(&part.own));
    let mut query = tournaments::table
        .inner_join(clubs::table.on(clubs::id.eq(tournaments::club_id)))
        .filter(seen)
        .select((
            tournaments::id,
            tournaments::name,
            tournaments::game,
            tournaments::starts_at,
            tournaments::state,
            tournaments::published,
            clubs::slug,
            clubs::name,
            clubs::timezone,
            tournaments::revision,
            tournaments::preset,
        ))
        .into_boxed();
    if let Some(club) = part.club {
        query = query.filter(tournaments::club_id.eq(club));
    }
    if let Some((starts, id)) = part.after {
        let same = tournaments::starts_at.eq(starts).and(tournaments::id.lt(id));
        query = query.filter(tournaments::starts_at.lt(starts).or(same));
    }
    if let Some(since) = part.since {
        query = query.filter(tournaments::starts_at.ge(since));
    }
    if let Some(until) = part.until {
        query = query.filter(tournaments::starts_at.lt(until));
    }
    if !part.states.is_empty() {
        query = query.filter(tournaments::state.eq_any(part.states));
    }
    query = match part.order {
        Order::Latest => query.order((tournaments::starts_at.desc(), tournaments::id.desc())),
        Order::Earliest => query.order((tournaments::starts_at.asc(), tournaments::id.asc())),
        Order::Changed => query.order((tournaments::changed_at.desc(), tournaments::id.desc())),
    };
    Ok(query.offset(part.offset).limit(part.limit).load(db)?)
}

/// How many of those that are seen, of the club or of all, begin at this time or later.
pub fn count_since(db: &mut Db, part: &TournamentFilter, since: NaiveDateTime) -> StoreResult<i64> {
    let seen = tournaments::published
        .eq(true)
        .or(tournaments::club_id.eq_any(&part.inside))
        .or(tournaments::id.eq_any(&part.own));
    let mut query = tournaments::table
        .filter(seen)
        .filter(tournaments::starts_at.ge(since))
        .into_boxed();
    if let Some(club) = part.club {
        query = query.filter(tournaments::club_id.eq(club));
    }
    Ok(query.count().get_result(db)?)
}

/// The tournaments of a club that are played: number and name.
pub fn running_in(db: &mut Db, club: ClubId) -> StoreResult<Vec<(TournamentId, String)>> {
    Ok(tournaments::table
        .filter(tournaments::club_id.eq(club))
        .filter(tournaments::state.eq(TournamentState::Running))
        .order(tournaments::id.desc())
        .select((tournaments::id, tournaments::name))
        .load(db)?)
}

/// The members of a tournament by their keys in it.
pub fn members_of(db: &mut Db, id: TournamentId) -> StoreResult<Vec<(i64, Member)>> {
    Ok(tournament_members::table
        .inner_join(members::table)
        .filter(tournament_members::tournament_id.eq(id))
        .order(tournament_members::member_key)
        .select((tournament_members::member_key, Member::as_select()))
        .load(db)?)
}

/// Tournaments in one of these states in which an account is a member, the latest first.
pub fn of_account(db: &mut Db, user: UserId, states: &[TournamentState], limit: i64) -> StoreResult<Vec<TournamentId>> {
    Ok(tournament_members::table
        .inner_join(tournaments::table)
        .inner_join(members::table)
        .filter(members::user_id.eq(user))
        .filter(tournaments::state.eq_any(states))
        .order((tournaments::starts_at.desc(), tournaments::id.desc()))
        .select(tournaments::id)
        .limit(limit)
        .load(db)?)
}

/// A tournament in which someone is, as the list of what they played heads it.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct TournamentHeading {
    pub id: TournamentId,
    pub name: String,
    pub game: String,
    /// By the clock of the club.
    pub starts_at: NaiveDateTime,
    pub state: TournamentState,
    pub published: bool,
    pub document_hash: String,
}

/// Tournaments in one of these states that know one of these members, the latest first.
pub fn of_members(
    db: &mut Db,
    members: &[MemberId],
    states: &[TournamentState],
) -> StoreResult<Vec<TournamentHeading>> {
    let known = tournament_members::table
        .filter(tournament_members::member_id.eq_any(members.to_vec()))
        .select(tournament_members::tournament_id);
    Ok(tournaments::table
        .filter(tournaments::id.eq_any(known))
        .filter(tournaments::state.eq_any(states))
        .order((tournaments::starts_at.desc(), tournaments::id.desc()))
        .select(TournamentHeading::as_select())
        .load(db)?)
}

/// Who is which member in these tournaments: tournament, key in it, member.
pub fn keys_of(db: &mut Db, ids: &[TournamentId]) -> StoreResult<Vec<(TournamentId, i64, MemberId)>> {
    Ok(tournament_members::table
        .filter(tournament_members::tournament_id.eq_any(ids))
        .select((
            tournament_members::tournament_id,
            tournament_members::member_key,
            tournament_members::member_id,
        ))
        .load(db)?)
}

/// These tournaments with their texts, in no order.
pub fn texts(db: &mut Db, ids: &[TournamentId]) -> StoreResult<Vec<TournamentRow>> {
    Ok(tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .select(TournamentRow::as_select())
        .load(db)?)
}

/// The tournaments of a club that are over, at most so many of the latest, in the order in which they began.
pub fn finished(db: &mut Db, club: ClubId, limit: i64) -> StoreResult<Vec<TournamentId>> {
    let mut latest: Vec<TournamentId> = tournaments::table
        .filter(tournaments::club_id.eq(club))
        .filter(tournaments::state.eq_any(TournamentState::OVER))
        .order((tournaments::starts_at.desc(), tournaments::id.desc()))
        .select(tournaments::id)
        .limit(limit)
        .load(db)?;
    latest.reverse();
    Ok(latest)
}

/// The tournaments of a club whose texts have these hashes, over or not, with the hashes; of equal ones the first.
pub fn with_hashes(db: &mut Db, club: ClubId, hashes: &[String]) -> StoreResult<Vec<(TournamentId, String)>> {
    let mut found: Vec<(TournamentId, String)> = tournaments::table
        .filter(tournaments::club_id.eq(club))
        .filter(tournaments::document_hash.eq_any(hashes))
        .order(tournaments::id)
        .select((tournaments::id, tournaments::document_hash))
        .load(db)?;
    let mut seen = std::collections::BTreeSet::new();
    found.retain(|(_, hash)| seen.insert(hash.clone()));
    Ok(found)
}

/// The hashes of the texts of tournaments.
pub fn hashes_of(db: &mut Db, ids: &[TournamentId]) -> StoreResult<Vec<(TournamentId, String)>> {
    Ok(tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .select((tournaments::id, tournaments::document_hash))
        .load(db)?)
}

/// What tournaments are called, and by whom they may be seen.
pub fn titles(db: &mut Db, ids: &[TournamentId]) -> StoreResult<Vec<TournamentTitle>> {
    Ok(tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .select(TournamentTitle::as_select())
        .load(db)?)
}

/// Those of these tournaments that are of a game.
pub fn of_game(db: &mut Db, ids: &[TournamentId], game: &str) -> StoreResult<Vec<TournamentTitle>> {
    Ok(tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .filter(tournaments::game.eq(game))
        .select(TournamentTitle::as_select())
        .load(db)?)
}

/// Says which member a key of a tournament is.
pub fn set_key(db: &mut Db, id: TournamentId, key: i64, member: MemberId) -> StoreResult<()> {
    diesel::insert_into(tournament_members::table)
        .values((
            tournament_members::tournament_id.eq(id),
            tournament_members::member_key.eq(key),
            tournament_members::member_id.eq(member),
        ))
        .execute(db)?;
    Ok(())
}

/// The key of a member in a tournament; a new one if they have none.
pub fn key_of(db: &mut Db, id: TournamentId, member: MemberId) -> StoreResult<i64> {
    let known: Option<i64> = tournament_members::table
        .filter(tournament_members::tournament_id.eq(id))
        .filter(tournament_members::member_id.eq(member))
        .select(tournament_members::member_key)
        .first(db)
        .optional()?;
    if let Some(key) = known {
        return Ok(key);
    }
    let last: Option<i64> = tournament_members::table
        .filter(tournament_members::tournament_id.eq(id))
        .select(diesel::dsl::max(tournament_members::member_key))
        .first(db)?;
    let key = last.unwrap_or(0) + 1;
    set_key(db, id, key, member)?;
    Ok(key)
}

/// A step as lists show it.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = tournament_steps)]
pub struct TournamentStep {
    pub revision: i64,
    pub act: String,
    pub done_by: Option<UserId>,
    /// The same as a member of the tournament.
    pub member_key: Option<i64>,
    pub done_at: Moment,
    /// Values old and new; never a name.
    pub detail: String,
    /// The tournament before it.
    pub document: Option<String>,
}

/// Remembers what a tournament was before a step, and forgets what it was before older ones than so many.
pub fn remember(db: &mut Db, id: TournamentId, step: &TournamentStep, keep: i64) -> StoreResult<()> {
    diesel::insert_into(tournament_steps::table)
        .values((
            tournament_steps::tournament_id.eq(id),
            tournament_steps::revision.eq(step.revision),
            tournament_steps::act.eq(&step.act),
            tournament_steps::done_by.eq(step.done_by),
            tournament_steps::member_key.eq(step.member_key),
            tournament_steps::done_at.eq(step.done_at),
            tournament_steps::detail.eq(&step.detail),
            tournament_steps::document.eq(&step.document),
        ))
        .execute(db)?;
    let old = tournament_steps::table
        .filter(tournament_steps::tournament_id.eq(id))
        .filter(tournament_steps::revision.le(step.revision - keep))
        .filter(tournament_steps::document.is_not_null());
    diesel::update(old)
        .set(tournament_steps::document.eq(None::<String>))
        .execute(db)?;
    Ok(())
}

/// The last step that can be taken back, if there is one.
pub fn last_step(db: &mut Db, id: TournamentId) -> StoreResult<Option<TournamentStep>> {
    Ok(tournament_steps::table
        .filter(tournament_steps::tournament_id.eq(id))
        .filter(tournament_steps::document.is_not_null())
        .order(tournament_steps::revision.desc())
        .select(TournamentStep::as_select())
        .first(db)
        .optional()?)
}

/// All steps, the oldest first.
pub fn steps(db: &mut Db, id: TournamentId) -> StoreResult<Vec<TournamentStep>> {
    Ok(tournament_steps::table
        .filter(tournament_steps::tournament_id.eq(id))
        .order(tournament_steps::revision)
        .select(TournamentStep::as_select())
        .load(db)?)
}

/// Takes the text of a step away, because it was taken back.
pub fn forget(db: &mut Db, id: TournamentId, revision: i64) -> StoreResult<()> {
    diesel::update(tournament_steps::table.find((id, revision)))
        .set(tournament_steps::document.eq(None::<String>))
        .execute(db)?
        .or_not_found("step")
}

/// The number that stands in an address or a role.
pub fn parse_id(text: &str) -> Option<TournamentId> {
    text.parse().ok().filter(|id| *id > 0).map(TournamentId)
}

/// A text that no program of this version wrote.
pub fn unreadable(id: TournamentId) -> StoreError {
    StoreError::Damaged(format!("the text of tournament {id}"))
}
