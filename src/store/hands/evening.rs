//! Sessions as evenings of a club, beside what a reader sees of them: which there are, when they were played, and
//! whether their hands belong to a tournament.

use chrono::NaiveDate;
use diesel::dsl::{exists, min, not};
use diesel::prelude::*;

use crate::conn::Db;
use crate::error::StoreResult;
use crate::hands::closed::is_closed;
use crate::hands::session::{Session, hidden_from};
use crate::hands::{Sight, Visibility};
use crate::ids::{ClubId, ImportId, SessionId, TournamentId, UserId};
use crate::schema::{hand_players, hands, sessions, tournament_hands};
use crate::time::Moment;

/// A session with the day on which it began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evening {
    pub session: Session,
    /// What its records say.
    pub played_on: Option<NaiveDate>,
    /// When it is in lists.
    pub listed_at: Moment,
}

/// The evenings of a club, the one brought in last first, so many at most; those without a hand that counts are none.
pub fn evenings(db: &mut Db, club: ClubId, most: i64) -> StoreResult<Vec<Evening>> {
    let newest: Vec<Session> = sessions::table
        .filter(sessions::club_id.eq(club))
        .order(sessions::id.desc())
        .limit(most)
        .select(Session::as_select())
        .load(db)?;
    with_days(db, newest)
}

/// These sessions as evenings, in the same order.
pub fn with_days(db: &mut Db, found: Vec<Session>) -> StoreResult<Vec<Evening>> {
    let ids: Vec<SessionId> = found.iter().map(|session| session.id).collect();
    let days: Vec<(Option<SessionId>, Option<NaiveDate>, Option<Moment>)> = hands::table
        .filter(hands::session_id.eq_any(ids))
        .filter(hands::voided_at.is_null())
        .group_by(hands::session_id)
        .select((hands::session_id, min(hands::played_on), min(hands::listed_at)))
        .load(db)?;
    let evening = |session: Session| {
        let (_, played_on, listed_at) = days.iter().find(|(id, ..)| *id == Some(session.id))?;
        Some(Evening {
            played_on: *played_on,
            listed_at: (*listed_at)?,
            session,
        })
    };
    Ok(found.into_iter().filter_map(evening).collect())
}

/// All sessions of a club.
pub fn sessions_of_club(db: &mut Db, club: ClubId) -> StoreResult<Vec<Session>> {
    Ok(sessions::table
        .filter(sessions::club_id.eq(club))
        .order(sessions::id)
        .select(Session::as_select())
        .load(db)?)
}

/// These sessions, in no order.
pub fn sessions_by_id(db: &mut Db, ids: &[SessionId]) -> StoreResult<Vec<Session>> {
    Ok(sessions::table
        .filter(sessions::id.eq_any(ids))
        .select(Session::as_select())
        .load(db)?)
}

/// The sessions of every club that one of these words joins.
pub fn sessions_named(db: &mut Db, keys: &[String]) -> StoreResult<Vec<Session>> {
    Ok(sessions::table
        .filter(sessions::session_key.eq_any(keys))
        .order(sessions::id)
        .select(Session::as_select())
        .load(db)?)
}

/// The sessions of which an import brought a hand, whatever became of it.
pub fn sessions_touched(db: &mut Db, import: ImportId) -> StoreResult<Vec<SessionId>> {
    Ok(hands::table
        .filter(hands::import_id.eq(import))
        .filter(hands::session_id.is_not_null())
        .select(hands::session_id.assume_not_null())
        .distinct()
        .load(db)?)
}

/// Every name in the records of a session that count, each once, in no order.
pub fn names_in_session(db: &mut Db, session: SessionId) -> StoreResult<Vec<String>> {
    Ok(hand_players::table
        .inner_join(hands::table.on(hands::id.eq(hand_players::hand_id)))
        .filter(hands::session_id.eq(session))
        .filter(hands::voided_at.is_null())
        .select(hand_players::name)
        .distinct()
        .load(db)?)
}

/// The tournament at one of whose tables a hand of a session was played.
pub fn tournament_of_session(db: &mut Db, session: SessionId) -> StoreResult<Option<TournamentId>> {
    Ok(tournament_hands::table
        .inner_join(hands::table.on(hands::id.eq(tournament_hands::hand_id)))
        .filter(hands::session_id.eq(session))
        .filter(hands::voided_at.is_null())
        .select(tournament_hands::tournament_id)
        .first(db)
        .optional()?)
}

/// Those of these sessions of which someone may see every hand.
pub fn seen_sessions(db: &mut Db, sight: &Sight, ids: &[SessionId]) -> StoreResult<Vec<SessionId>> {
    if ids.is_empty() || sight.everything {
        return Ok(ids.to_vec());
    }
    let own = sight.own.unwrap_or(UserId(0));
    let of_session = || {
        hands::table
            .filter(hands::session_id.eq(sessions::id.nullable()))
            .filter(hands::voided_at.is_null())
            .select(hands::id)
    };
    let closed = of_session()
        .filter(is_closed!())
        .filter(hands::id.ne_all(sight.let_in.clone()));
    Ok(sessions::table
        .filter(sessions::id.eq_any(ids))
        .filter(exists(of_session()))
        .filter(not(exists(hidden_from!(of_session(), sight, own))))
        .filter(not(exists(closed)))
        .select(sessions::id)
        .load(db)?)
}
