//! Who signed up for a tournament before its entries are taken: those with a place, the queue behind them, and what the
//! sign-up allows.

use diesel::prelude::*;

use crate::club_schema::{signup_settings, signups};
use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{Hash, MemberId, SignupId, TournamentId};
use crate::schema::tournaments;
use crate::time::Moment;
use crate::words::words;

words! {
    /// How a sign-up stands.
    SignupState {
        /// The director has yet to approve it.
        Asked = "asked",
        /// It has a place.
        In = "in",
        /// It is in the queue.
        Waiting = "waiting",
        /// It became an entry of the tournament.
        Taken = "taken",
        Withdrawn = "withdrawn",
        /// By the director, or because the same person signed up twice.
        Removed = "removed",
    }
}

impl SignupState {
    /// Whether someone wants to come and is no entry yet.
    pub const fn is_active(self) -> bool {
        match self {
            SignupState::Asked | SignupState::In | SignupState::Waiting => true,
            SignupState::Taken | SignupState::Withdrawn | SignupState::Removed => false,
        }
    }
}

/// What the sign-up to a tournament allows.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = signup_settings)]
pub struct SignupSettings {
    pub tournament_id: TournamentId,
    pub is_open: bool,
    /// People without an account sign up too.
    pub visitors: bool,
    /// The director approves each of those.
    pub approval: bool,
    /// Everybody sees the names of those.
    pub shows_names: bool,
    pub places: Option<i64>,
    pub closes_at: Option<Moment>,
    /// When one of these was last changed, where that is known.
    pub changed_at: Option<Moment>,
    /// It was open at some time, so that others may know of it.
    pub was_open: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = signups)]
pub struct Signup {
    pub id: SignupId,
    pub tournament_id: TournamentId,
    /// Of the club's list; of those who only gave a name, once they were taken into the entries.
    pub member_id: Option<MemberId>,
    /// What a visitor called themselves, until it is forgotten.
    pub name: Option<String>,
    pub state: SignupState,
    /// The number of the entry that came of it.
    pub entry_no: Option<i64>,
    pub signed_at: Moment,
    pub changed_at: Moment,
}

/// A sign-up on its way in.
#[derive(Debug, Clone, Copy)]
pub struct NewSignup<'a> {
    pub tournament: TournamentId,
    pub member: Option<MemberId>,
    pub name: Option<&'a str>,
    /// Of the link by which a visitor withdraws.
    pub token_hash: Option<&'a Hash>,
    pub state: SignupState,
    pub now: Moment,
}

/// States that count: someone wants to come.
const ACTIVE: [SignupState; 3] = [SignupState::Asked, SignupState::In, SignupState::Waiting];

pub fn settings(db: &mut Db, tournament: TournamentId) -> StoreResult<Option<SignupSettings>> {
    Ok(signup_settings::table
        .find(tournament)
        .select(SignupSettings::as_select())
        .get_result(db)
        .optional()?)
}

/// What the sign-ups to these tournaments allow that end at a time of their own, those that were closed too, but for
/// those that were never open.
pub fn closing_settings(db: &mut Db, tournaments: &[TournamentId]) -> StoreResult<Vec<SignupSettings>> {
    Ok(signup_settings::table
        .filter(signup_settings::tournament_id.eq_any(tournaments))
        .filter(signup_settings::closes_at.is_not_null())
        .filter(signup_settings::was_open.eq(true))
        .select(SignupSettings::as_select())
        .load(db)?)
}

/// What the sign-ups allow that are open, of these tournaments.
pub fn open_settings(db: &mut Db, tournaments: &[TournamentId]) -> StoreResult<Vec<SignupSettings>> {
    Ok(signup_settings::table
        .filter(signup_settings::tournament_id.eq_any(tournaments))
        .filter(signup_settings::is_open.eq(true))
        .select(SignupSettings::as_select())
        .load(db)?)
}

/// Keeps what the sign-up allows; the tournament is locked by the caller.
pub fn set_settings(db: &mut Db, settings: &SignupSettings) -> StoreResult<()> {
    // The same in both databases without an upsert, which they write in different ways.
    diesel::delete(signup_settings::table.find(settings.tournament_id)).execute(db)?;
    diesel::insert_into(signup_settings::table)
        .values((
            signup_settings::tournament_id.eq(settings.tournament_id),
            signup_settings::is_open.eq(settings.is_open),
            signup_settings::visitors.eq(settings.visitors),
            signup_settings::approval.eq(settings.approval),
            signup_settings::shows_names.eq(settings.shows_names),
            signup_settings::places.eq(settings.places),
            signup_settings::closes_at.eq(settings.closes_at),
            signup_settings::changed_at.eq(settings.changed_at),
            signup_settings::was_open.eq(settings.was_open),
        ))
        .execute(db)?;
    Ok(())
}

pub fn insert(db: &mut Db, new: &NewSignup<'_>) -> StoreResult<SignupId> {
    Ok(diesel::insert_into(signups::table)
        .values((
            signups::tournament_id.eq(new.tournament),
            signups::member_id.eq(new.member),
            signups::name.eq(new.name),
            signups::token_hash.eq(new.token_hash.map(|hash| hash.to_vec())),
            signups::state.eq(new.state),
            signups::signed_at.eq(new.now),
            signups::changed_at.eq(new.now),
        ))
        .returning(signups::id)
        .get_result(db)?)
}

/// A sign-up to this tournament.
pub fn by_id(db: &mut Db, tournament: TournamentId, id: SignupId) -> StoreResult<Signup> {
    signups::table
        .find(id)
        .filter(signups::tournament_id.eq(tournament))
        .select(Signup::as_select())
        .get_result(db)
        .or_not_found("sign-up")
}

/// The sign-up of this link.
pub fn by_token(db: &mut Db, token_hash: &Hash) -> StoreResult<Signup> {
    signups::table
        .filter(signups::token_hash.eq(token_hash.to_vec()))
        .select(Signup::as_select())
        .get_result(db)
        .or_not_found("sign-up")
}

/// Those who want to come, in the order in which they were taken down: of two who ask at once, the one whose turn came
/// first, whichever request was older.
pub fn active(db: &mut Db, tournament: TournamentId) -> StoreResult<Vec<Signup>> {
    Ok(signups::table
        .filter(signups::tournament_id.eq(tournament))
        .filter(signups::state.eq_any(ACTIVE))
        .order(signups::id)
        .select(Signup::as_select())
        .load(db)?)
}

/// Those that became an entry, whatever became of that.
pub fn with_entry(db: &mut Db, tournament: TournamentId) -> StoreResult<Vec<Signup>> {
    Ok(signups::table
        .filter(signups::tournament_id.eq(tournament))
        .filter(signups::entry_no.is_not_null())
        .order(signups::id)
        .select(Signup::as_select())
        .load(db)?)
}

/// Those of these entries of a club's list that were removed at this moment.
pub fn removed_at(db: &mut Db, members: &[MemberId], moment: Moment) -> StoreResult<Vec<Signup>> {
    Ok(signups::table
        .filter(signups::member_id.eq_any(members))
        .filter(signups::state.eq(SignupState::Removed))
        .filter(signups::changed_at.eq(moment))
        .order(signups::id)
        .select(Signup::as_select())
        .load(db)?)
}

/// Whether anyone waits for a place.
pub fn is_anyone_waiting(db: &mut Db, tournament: TournamentId) -> StoreResult<bool> {
    let waiting: i64 = signups::table
        .filter(signups::tournament_id.eq(tournament))
        .filter(signups::state.eq(SignupState::Waiting))
        .count()
        .get_result(db)?;
    Ok(waiting > 0)
}

/// The tournaments for which these entries of a club's list want to come.
pub fn tournaments_of(db: &mut Db, members: &[MemberId]) -> StoreResult<Vec<TournamentId>> {
    Ok(signups::table
        .filter(signups::member_id.eq_any(members))
        .filter(signups::state.eq_any(ACTIVE))
        .select(signups::tournament_id)
        .distinct()
        .order(signups::tournament_id)
        .load(db)?)
}

/// All sign-ups of these entries of a club's list, the latest first.
pub fn of_members(db: &mut Db, members: &[MemberId], most: i64) -> StoreResult<Vec<Signup>> {
    Ok(signups::table
        .filter(signups::member_id.eq_any(members))
        .order(signups::id.desc())
        .limit(most)
        .select(Signup::as_select())
        .load(db)?)
}

pub fn set_state(db: &mut Db, id: SignupId, state: SignupState, now: Moment) -> StoreResult<()> {
    diesel::update(signups::table.find(id))
        .set((signups::state.eq(state), signups::changed_at.eq(now)))
        .execute(db)?
        .or_not_found("sign-up")
}

/// It became the entry of this member.
pub fn set_taken(db: &mut Db, id: SignupId, member: MemberId, entry_no: i64, now: Moment) -> StoreResult<()> {
    diesel::update(signups::table.find(id))
        .set((
            signups::state.eq(SignupState::Taken),
            signups::member_id.eq(member),
            signups::entry_no.eq(entry_no),
            signups::changed_at.eq(now),
        ))
        .execute(db)?
        .or_not_found("sign-up")
}

/// It is no entry any more, because that was taken back; `member` is who it is in the club's list, if that is still
/// said.
pub fn set_back(
    db: &mut Db,
    id: SignupId,
    member: Option<MemberId>,
    state: SignupState,
    now: Moment,
) -> StoreResult<()> {
    diesel::update(signups::table.find(id))
        .set((
            signups::state.eq(state),
            signups::member_id.eq(member),
            signups::entry_no.eq(None::<i64>),
            signups::changed_at.eq(now),
        ))
        .execute(db)?
        .or_not_found("sign-up")
}

/// Forgets the names and links of visitors who signed up for tournaments that began before this moment.
pub fn forget_visitors(db: &mut Db, before: Moment) -> StoreResult<usize> {
    let old = tournaments::table
        .filter(tournaments::starts_at.lt(before))
        .select(tournaments::id);
    Ok(diesel::update(
        signups::table
            .filter(signups::name.is_not_null())
            .filter(signups::tournament_id.eq_any(old)),
    )
    .set((
        signups::name.eq(None::<String>),
        signups::token_hash.eq(None::<Vec<u8>>),
    ))
    .execute(db)?)
}
