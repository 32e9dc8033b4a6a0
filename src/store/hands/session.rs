//! Sessions: hands that their records join by a word, within a club and a game.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashSet};

use chrono::NaiveDate;
use diesel::connection::DefaultLoadingMode;
use diesel::dsl::{count_star, exists, not};
use diesel::prelude::*;

use crate::conn::{Db, MultiBackend};
use crate::dialect::on_backend;
use crate::error::{OrNotFound, StoreError, StoreResult};
use crate::hands::closed::is_closed;
use crate::hands::list::{HandHead, with_players};
use crate::hands::{HandSummary, Knowledge, NewHand, Sight, Visibility};
use crate::ids::{ClubId, HandId, ImportId, SessionId, UserId};
use crate::schema::{hands, imports, sessions, tournament_hands};
use crate::tournament_hands::{CLOSED, Closed};

/// To which session a hand belongs, and where in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InSession {
    /// The word that its records share.
    pub key: String,
    /// A number that sorts the deals.
    pub place: i64,
    /// The address of the session, if it is a new one.
    pub public_id: String,
}

/// A session as it is known without its hands.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = sessions)]
pub struct Session {
    pub id: SessionId,
    pub club_id: ClubId,
    pub game: String,
    #[diesel(column_name = session_key)]
    pub key: String,
    pub public_id: String,
}

/// A hand of a session without its record.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = hands)]
pub struct SessionHand {
    pub id: HandId,
    pub public_id: Option<String>,
    pub importer_id: Option<UserId>,
    pub visibility: Visibility,
    pub doc_hash: Vec<u8>,
    pub supersedes: Option<Vec<u8>>,
    /// A number that sorts the deals.
    #[diesel(column_name = session_place)]
    pub place: Option<i64>,
}

type MemberRow = (SessionHand, Option<Closed>, Option<bool>);

/// A session by its number.
pub fn session(db: &mut Db, id: SessionId) -> StoreResult<Session> {
    on_backend!(db, conn => sessions::table.find(id).select(Session::as_select()).get_result(conn))
        .or_not_found("session")
}

/// A session by the address that is given away.
pub fn session_at(db: &mut Db, public_id: &str) -> StoreResult<Session> {
    sessions::table
        .filter(sessions::public_id.eq(public_id))
        .select(Session::as_select())
        .get_result(db)
        .or_not_found("session")
}

/// Its hands that are not voided, in the order of the deals, at most so many, each with where it is played while that
/// round is closed.
pub fn members(db: &mut Db, session: SessionId, limit: usize) -> StoreResult<Vec<(SessionHand, Option<Closed>)>> {
    // Written out for either backend: through the enum it could not be read row by row.
    macro_rules! all {
        () => {
            hands::table
                .left_join(tournament_hands::table)
                .filter(hands::session_id.eq(session))
                .filter(hands::voided_at.is_null())
                .order((hands::session_place, hands::id))
                .select((
                    SessionHand::as_select(),
                    CLOSED.nullable(),
                    tournament_hands::is_open.nullable(),
                ))
        };
    }
    let rows: Vec<MemberRow> = match db {
        Db::Pg(conn) => all!().limit(i64::try_from(limit).unwrap_or(i64::MAX)).load(conn)?,
        // Read one by one, and no more than wanted: with a limit the statement would be prepared again at each run.
        Db::Sqlite(conn) => all!()
            .load_iter::<MemberRow, DefaultLoadingMode>(conn)?
            .take(limit)
            .collect::<QueryResult<_>>()?,
    };
    let one = |(member, at, is_open): MemberRow| (member, at.filter(|_| is_open == Some(false)));
    Ok(rows.into_iter().map(one).collect())
}

/// What an import brought to a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionBrought {
    pub session: Session,
    /// Of each hand that it brought, the number that sorts the deals, in that order.
    pub places: Vec<i64>,
    /// Hands of the session that came otherwise.
    pub others: i64,
}

/// The sessions to which hands of an import belong that are not voided, as they came.
pub fn sessions_of_import(db: &mut Db, import: ImportId) -> StoreResult<Vec<SessionBrought>> {
    let brought: Vec<(SessionId, Option<i64>)> = hands::table
        .filter(hands::import_id.eq(import))
        .filter(hands::voided_at.is_null())
        .filter(hands::session_id.is_not_null())
        .order((hands::session_id, hands::session_place, hands::id))
        .select((hands::session_id.assume_not_null(), hands::session_place))
        .load(db)?;
    let mut places: BTreeMap<SessionId, Vec<i64>> = BTreeMap::new();
    for (session, place) in brought {
        places.entry(session).or_default().extend(place);
    }
    let ids: Vec<SessionId> = places.keys().copied().collect();
    let is_other = hands::import_id.is_null().or(hands::import_id.ne(import));
    let others: Vec<(SessionId, i64)> = hands::table
        .filter(hands::session_id.eq_any(ids.clone()))
        .filter(hands::voided_at.is_null())
        .filter(is_other.assume_not_null())
        .group_by(hands::session_id)
        .select((hands::session_id.assume_not_null(), count_star()))
        .load(db)?;
    let others: BTreeMap<SessionId, i64> = others.into_iter().collect();
    let found: Vec<Session> = sessions::table
        .filter(sessions::id.eq_any(ids))
        .order(sessions::id)
        .select(Session::as_select())
        .load(db)?;
    let one = |session: Session| SessionBrought {
        places: places.remove(&session.id).unwrap_or_default(),
        others: others.get(&session.id).copied().unwrap_or(0),
        session,
    };
    Ok(found.into_iter().map(one).collect())
}

/// A record at a place of a session.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct HandAt {
    pub id: HandId,
    /// Of the upload that brought it.
    pub file_name: Option<String>,
    pub doc_hash: Vec<u8>,
    pub supersedes: Option<Vec<u8>>,
    pub knowledge: Knowledge,
    pub session_place: Option<i64>,
    pub record: String,
}

/// Those that none of the others replaces.
pub fn without_replaced(mut hands: Vec<HandAt>) -> Vec<HandAt> {
    let replaced: BTreeSet<Vec<u8>> = hands.iter().filter_map(|hand| hand.supersedes.clone()).collect();
    hands.retain(|hand| !replaced.contains(&hand.doc_hash));
    hands
}

/// A club's hands of a session, or of one place of it, oldest first, none that are voided.
pub fn hands_at(db: &mut Db, club: ClubId, game: &str, key: &str, place: Option<i64>) -> StoreResult<Vec<HandAt>> {
    let mut found = hands::table
        .inner_join(sessions::table.on(hands::session_id.eq(sessions::id.nullable())))
        .left_join(imports::table)
        .filter(sessions::club_id.eq(club))
        .filter(sessions::game.eq(game))
        .filter(sessions::session_key.eq(key))
        .filter(hands::voided_at.is_null())
        .order(hands::id)
        .select((
            hands::id,
            imports::file_name.nullable(),
            hands::doc_hash,
            hands::supersedes,
            hands::knowledge,
            hands::session_place,
            hands::record,
        ))
        .into_boxed();
    if let Some(place) = place {
        found = found.filter(hands::session_place.eq(place));
    }
    Ok(found.load(db)?)
}

/// Those of these hands that someone does not see, with the account whose own hands they would be.
macro_rules! hidden_from {
    ($hands:expr, $sight:expr, $own:expr) => {
        $hands
            .filter(hands::visibility.ne(Visibility::Public))
            .filter(
                hands::visibility
                    .ne(Visibility::Club)
                    .or(hands::club_id.ne_all($sight.clubs.clone())),
            )
            .filter(hands::importer_id.is_null().or(hands::importer_id.ne($own)))
    };
}

pub(super) use hidden_from;

/// Session, hand, day, record, and the record whose place it takes.
type Member = (Option<SessionId>, HandId, Option<NaiveDate>, Vec<u8>, Option<Vec<u8>>);

/// Sessions brought in last, of which those played last are shown: to sort all of them by day would read every hand.
const RECENT: i64 = 12;

/// Of the sessions brought in lately, by one club or by all, of which a viewer may see every hand those that were
/// played last, each with its first hand and how many there are. Those that do not say when they were played come last.
pub fn latest_sessions(
    db: &mut Db,
    sight: &Sight,
    club: Option<ClubId>,
    limit: usize,
) -> StoreResult<Vec<(Session, HandSummary, usize)>> {
    let of_session = || {
        hands::table
            .filter(hands::session_id.eq(sessions::id.nullable()))
            .filter(hands::voided_at.is_null())
            .select(hands::id)
    };
    // A hand without importer is nobody's own, which SQL would leave open.
    let own = sight.own.unwrap_or(UserId(0));
    let hidden = hidden_from!(of_session(), sight, own);
    let mut newest = sessions::table
        .filter(exists(of_session()))
        .order(sessions::id.desc())
        .limit(RECENT.max(i64::try_from(limit).unwrap_or(i64::MAX)))
        .into_boxed::<MultiBackend>();
    if let Some(club) = club {
        newest = newest.filter(sessions::club_id.eq(club));
    }
    let mut found: Vec<Session> = if sight.everything {
        newest.select(Session::as_select()).load(db)?
    } else {
        let closed = of_session()
            .filter(is_closed!())
            .filter(hands::id.ne_all(sight.let_in.clone()));
        newest
            .filter(not(exists(hidden)))
            .filter(not(exists(closed)))
            .select(Session::as_select())
            .load(db)?
    };
    let ids: Vec<SessionId> = found.iter().map(|session| session.id).collect();
    let mut members: Vec<Member> = hands::table
        .filter(hands::session_id.eq_any(ids))
        .filter(hands::voided_at.is_null())
        .order((hands::session_id, hands::session_place, hands::id))
        .select((
            hands::session_id,
            hands::id,
            hands::played_on,
            hands::doc_hash,
            hands::supersedes,
        ))
        .load(db)?;
    // A deal is counted once, however often it was written down again.
    let replaced: HashSet<Vec<u8>> = members.iter().filter_map(|(.., named)| named.clone()).collect();
    members.retain(|(.., doc_hash, _)| !replaced.contains(doc_hash));
    let of = |id: SessionId| members.iter().filter(move |(of, ..)| *of == Some(id));
    let first = |session: &Session| of(session.id).next().map(|(_, id, ..)| *id);
    found.sort_by_key(|session| Reverse((of(session.id).filter_map(|(_, _, day, ..)| *day).max(), session.id)));
    found.truncate(limit);
    let wanted: Vec<HandId> = found.iter().filter_map(first).collect();
    let heads: Vec<HandHead> = hands::table
        .filter(hands::id.eq_any(&wanted))
        .select(HandHead::as_select())
        .load(db)?;
    let firsts = with_players(db, heads)?;
    let row = |session: Session| {
        let id = first(&session)?;
        let hand = firsts.iter().find(|summary| summary.hand.id == id)?.clone();
        let count = of(session.id).count();
        Some((session, hand, count))
    };
    Ok(found.into_iter().filter_map(row).collect())
}

#[derive(Insertable)]
#[diesel(table_name = sessions)]
struct NewSessionRow<'a> {
    club_id: ClubId,
    game: &'a str,
    session_key: &'a str,
    public_id: &'a str,
}

/// The sessions of these hands by game and word; those that are new are made. One question for all that are known.
pub(super) fn joined(db: &mut Db, club: ClubId, fresh: &[&NewHand]) -> StoreResult<Joined> {
    let mut wanted: BTreeMap<(&str, &str), &str> = BTreeMap::new();
    for hand in fresh {
        if let Some(session) = &hand.session {
            wanted.entry((hand.game, &session.key)).or_insert(&session.public_id);
        }
    }
    let mut joined = Joined::default();
    if wanted.is_empty() {
        return Ok(joined);
    }
    let keys: BTreeSet<&str> = wanted.keys().map(|(_, key)| *key).collect();
    let keys: Vec<&str> = keys.into_iter().collect();
    joined.ask(db, club, &keys)?;
    let unknown: Vec<NewSessionRow<'_>> = wanted
        .into_iter()
        .filter(|((game, key), _)| joined.of(game, key).is_none())
        .map(|((game, session_key), public_id)| NewSessionRow {
            club_id: club,
            game,
            session_key,
            public_id,
        })
        .collect();
    if unknown.is_empty() {
        return Ok(joined);
    }
    for row in &unknown {
        // Another writer may have made it in this moment.
        on_backend!(db, conn => diesel::insert_into(sessions::table)
            .values(row)
            .on_conflict_do_nothing()
            .execute(conn))?;
    }
    joined.ask(db, club, &keys)?;
    if unknown.iter().any(|row| joined.of(row.game, row.session_key).is_none()) {
        return Err(StoreError::Damaged("a session was lost".to_owned()));
    }
    Ok(joined)
}

/// Sessions by game and word.
#[derive(Debug, Default)]
pub(super) struct Joined(BTreeMap<(String, String), SessionId>);

impl Joined {
    pub(super) fn of(&self, game: &str, key: &str) -> Option<SessionId> {
        self.0.get(&(game.to_owned(), key.to_owned())).copied()
    }

    fn ask(&mut self, db: &mut Db, club: ClubId, keys: &[&str]) -> StoreResult<()> {
        let found: Vec<(String, String, SessionId)> = sessions::table
            .filter(sessions::club_id.eq(club))
            .filter(sessions::session_key.eq_any(keys))
            .select((sessions::game, sessions::session_key, sessions::id))
            .load(db)?;
        self.0
            .extend(found.into_iter().map(|(game, key, id)| ((game, key), id)));
        Ok(())
    }
}
