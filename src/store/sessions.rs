//! Who is signed in where. Tokens are known by their hash only; when a session ends is decided by the caller's times.

use diesel::prelude::*;

use crate::conn::Db;
use crate::dialect::on_backend;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{ClubId, Hash, UserId};
use crate::schema::{auth_sessions, users};
use crate::time::Moment;
use crate::users::User;

#[derive(Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = auth_sessions)]
pub struct Session {
    pub token_hash: Vec<u8>,
    pub user_id: Option<UserId>,
    pub csrf_secret: Vec<u8>,
    pub user_agent: String,
    /// When the password was last typed in this session.
    pub confirmed_at: Option<Moment>,
    pub created_at: Moment,
    pub seen_at: Moment,
    pub expires_at: Moment,
    /// The club that a site admin looks after by this session, and until when.
    pub acting_club_id: Option<ClubId>,
    pub acting_until: Option<Moment>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("user_id", &self.user_id)
            .finish_non_exhaustive()
    }
}

#[derive(Clone, Copy)]
pub struct NewSession<'a> {
    pub token_hash: &'a Hash,
    pub user_id: Option<UserId>,
    pub csrf_secret: &'a [u8],
    pub user_agent: &'a str,
    pub confirmed_at: Option<Moment>,
    pub created_at: Moment,
    pub expires_at: Moment,
}

impl std::fmt::Debug for NewSession<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewSession")
            .field("user_id", &self.user_id)
            .finish_non_exhaustive()
    }
}

/// Begins a session. Of one account at most `live_max` go on, the oldest ends first.
pub fn insert(db: &mut Db, session: &NewSession<'_>, live_max: usize) -> StoreResult<()> {
    diesel::insert_into(auth_sessions::table)
        .values((
            auth_sessions::token_hash.eq(&session.token_hash[..]),
            auth_sessions::user_id.eq(session.user_id),
            auth_sessions::csrf_secret.eq(session.csrf_secret),
            auth_sessions::user_agent.eq(session.user_agent),
            auth_sessions::confirmed_at.eq(session.confirmed_at),
            auth_sessions::created_at.eq(session.created_at),
            auth_sessions::seen_at.eq(session.created_at),
            auth_sessions::expires_at.eq(session.expires_at),
        ))
        .execute(db)?;
    let Some(user) = session.user_id else { return Ok(()) };
    let hashes: Vec<Vec<u8>> = auth_sessions::table
        .filter(auth_sessions::user_id.eq(user))
        .order((auth_sessions::created_at.desc(), auth_sessions::token_hash))
        .select(auth_sessions::token_hash)
        .load(db)?;
    let surplus: Vec<&[u8]> = hashes
        .iter()
        .filter(|hash| hash[..] != session.token_hash[..])
        .skip(live_max.saturating_sub(1))
        .map(|hash| &hash[..])
        .collect();
    if !surplus.is_empty() {
        diesel::delete(auth_sessions::table.filter(auth_sessions::token_hash.eq_any(surplus))).execute(db)?;
    }
    Ok(())
}

/// The session and its account in one query, if it has not ended. An account that is locked has no sessions.
pub fn find(db: &mut Db, token: &Hash, now: Moment) -> StoreResult<Option<(Session, Option<User>)>> {
    let found: Option<(Session, Option<User>)> = on_backend!(db, conn => auth_sessions::table
        .left_join(users::table)
        .filter(auth_sessions::token_hash.eq(&token[..]))
        .filter(auth_sessions::expires_at.gt(now))
        .select((Session::as_select(), Option::<User>::as_select()))
        .get_result(conn)
        .optional()?);
    Ok(found.filter(|(_, user)| user.as_ref().is_none_or(|user| user.locked_at.is_none())))
}

pub fn touch(db: &mut Db, token: &Hash, now: Moment) -> StoreResult<()> {
    diesel::update(auth_sessions::table.find(&token[..]))
        .set(auth_sessions::seen_at.eq(now))
        .execute(db)?;
    Ok(())
}

/// The password was typed again.
pub fn confirm(db: &mut Db, token: &Hash, now: Moment) -> StoreResult<()> {
    diesel::update(auth_sessions::table.find(&token[..]))
        .set(auth_sessions::confirmed_at.eq(Some(now)))
        .execute(db)?
        .or_not_found("session")
}

/// From now on the session looks after a club, or after none.
pub fn set_acting(db: &mut Db, token: &Hash, acting: Option<(ClubId, Moment)>) -> StoreResult<()> {
    let (club, until) = acting.unzip();
    diesel::update(auth_sessions::table.find(&token[..]))
        .set((
            auth_sessions::acting_club_id.eq(club),
            auth_sessions::acting_until.eq(until),
        ))
        .execute(db)?
        .or_not_found("session")
}

/// Whose session it is, if it is there.
pub fn user_of(db: &mut Db, token: &[u8]) -> StoreResult<Option<UserId>> {
    let user = auth_sessions::table
        .find(token)
        .select(auth_sessions::user_id)
        .first(db)
        .optional()?;
    Ok(user.flatten())
}

/// Ending a session that has ended already is no error.
pub fn end(db: &mut Db, token: &[u8]) -> StoreResult<()> {
    diesel::delete(auth_sessions::table.find(token)).execute(db)?;
    Ok(())
}

/// Ends all sessions of an account but one, if one is named.
pub fn end_all(db: &mut Db, user: UserId, except: Option<&Hash>) -> StoreResult<usize> {
    let of_user = auth_sessions::user_id.eq(user);
    Ok(match except {
        None => diesel::delete(auth_sessions::table.filter(of_user)).execute(db)?,
        Some(kept) => {
            let others = auth_sessions::table
                .filter(of_user)
                .filter(auth_sessions::token_hash.ne(&kept[..]));
            diesel::delete(others).execute(db)?
        }
    })
}

pub fn of_user(db: &mut Db, user: UserId) -> StoreResult<Vec<Session>> {
    Ok(auth_sessions::table
        .filter(auth_sessions::user_id.eq(user))
        .order((auth_sessions::seen_at.desc(), auth_sessions::token_hash))
        .select(Session::as_select())
        .load(db)?)
}

/// Removes what has ended, at its own time or for not having been seen since `idle_since`.
pub fn purge(db: &mut Db, now: Moment, idle_since: Moment) -> StoreResult<usize> {
    let ended = auth_sessions::expires_at
        .le(now)
        .or(auth_sessions::seen_at.lt(idle_since));
    Ok(diesel::delete(auth_sessions::table.filter(ended)).execute(db)?)
}
