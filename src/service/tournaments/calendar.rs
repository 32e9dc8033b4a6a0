//! Tournaments in order of time: a list that goes on from a place in it, the calendar of a club, and its feed.

use std::sync::Arc;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

use super::Loaded;
use super::read::{self, ShownTournament, part};
use crate::clubs::clock;
use crate::{ActError, Actor, find_club};
use talon_store::clubs::Club;
use talon_store::tournaments::{self, Listed, Order, TournamentFilter, TournamentState};
use talon_store::{ClubId, Db, TournamentId};
use talon_tournament::tournament::Ranking;

/// Tournaments of a calendar on either side of now.
const CALENDAR_MAX: i64 = 200;
/// Tournaments of a feed that changed last.
const CHANGED_MAX: i64 = 30;
/// Tournaments of a feed that come next, whenever they changed.
const NEXT_MAX: i64 = 10;
/// How long a tournament that began counts as one that is to come.
const LASTS: TimeDelta = TimeDelta::days(1);
/// How long a tournament stays in a calendar after it began.
const PAST: TimeDelta = TimeDelta::days(400);

/// What is still to come, or being played.
const NOT_OVER: &[TournamentState] = &[
    TournamentState::Draft,
    TournamentState::Open,
    TournamentState::CheckIn,
    TournamentState::Running,
];

/// A place in the list of tournaments, from which it goes on.
pub type Cursor = (NaiveDateTime, TournamentId);

/// Tournaments that the reader may see, the latest first, from a place on; and the place where the rest begins.
///
/// # Errors
/// When the database fails.
pub fn list_after(
    db: &mut Db,
    actor: &Actor,
    club: Option<ClubId>,
    after: Option<Cursor>,
    limit: usize,
) -> Result<(Vec<Listed>, Option<Cursor>), ActError> {
    let mut part = part(db, actor, club)?;
    part.after = after;
    part.limit = i64::try_from(limit).unwrap_or(i64::MAX - 1) + 1;
    let mut tournaments = tournaments::list(db, &part)?;
    let has_more = tournaments.len() > limit;
    tournaments.truncate(limit);
    let next = tournaments
        .last()
        .filter(|_| has_more)
        .map(|last| (last.starts_at, last.id));
    Ok((tournaments, next))
}

/// The calendar of a club: what is to come and what was lately, as far as the reader may see it.
///
/// # Errors
/// When there is no such club, or the database fails.
pub fn calendar(db: &mut Db, actor: &Actor, slug: &str, now: DateTime<Utc>) -> Result<(Club, Vec<Loaded>), ActError> {
    let club = find_club::named(db, slug)?;
    let mut part = part(db, actor, Some(club.id))?;
    let now = clock::local(&club.timezone, now);
    let turn = now - LASTS;
    part.limit = CALENDAR_MAX;
    (part.since, part.until) = (Some(now - PAST), Some(turn));
    let mut listed = tournaments::list(db, &part)?;
    listed.reverse();
    listed.extend(coming(db, part, turn)?);
    let tournaments = listed
        .iter()
        .map(|one| Loaded::by_id(db, one.id))
        .collect::<Result<_, _>>()?;
    Ok((club, tournaments))
}

/// As many as a part asks for of those that begin at this time or later, the next one first.
fn coming(db: &mut Db, part: TournamentFilter, from: NaiveDateTime) -> Result<Vec<Listed>, ActError> {
    let part = TournamentFilter {
        since: Some(from),
        until: None,
        order: Order::Earliest,
        ..part
    };
    Ok(tournaments::list(db, &part)?)
}

/// As many tournaments of a club as are asked for that are not over yet, the next one first, as far as the reader may
/// see them.
///
/// # Errors
/// When the database fails.
pub(crate) fn next_of_club(
    db: &mut Db,
    actor: &Actor,
    club: &Club,
    now: DateTime<Utc>,
    limit: i64,
) -> Result<Vec<Listed>, ActError> {
    let asked = TournamentFilter {
        states: NOT_OVER,
        limit,
        ..part(db, actor, Some(club.id))?
    };
    coming(db, asked, clock::local(&club.timezone, now) - LASTS)
}

/// As many tournaments of all clubs as are asked for that are not over yet, the next one first, as far as the reader
/// may see them.
///
/// # Errors
/// When the database fails.
pub(crate) fn next_of_all(db: &mut Db, actor: &Actor, now: DateTime<Utc>, limit: i64) -> Result<Vec<Listed>, ActError> {
    let asked = TournamentFilter {
        states: NOT_OVER,
        limit,
        ..part(db, actor, None)?
    };
    coming(db, asked, now.naive_utc() - LASTS)
}

/// A tournament as everyone may see it, and how it stands, if that can be told.
#[derive(Debug, Clone)]
pub struct FeedTournament {
    pub shown: ShownTournament,
    pub ranking: Option<Arc<Ranking>>,
}

/// What a club tells everyone: of its public tournaments those that changed last and those that come next, what changed
/// last first.
///
/// # Errors
/// When there is no such club, or the database fails.
pub fn feed(db: &mut Db, slug: &str, now: DateTime<Utc>) -> Result<(Club, Vec<FeedTournament>), ActError> {
    let club = find_club::named(db, slug)?;
    let part = part(db, &Actor::Visitor, Some(club.id))?;
    let changed = TournamentFilter {
        limit: CHANGED_MAX,
        order: Order::Changed,
        ..part.clone()
    };
    let mut listed = tournaments::list(db, &changed)?;
    for next in coming(
        db,
        TournamentFilter {
            limit: NEXT_MAX,
            ..part
        },
        clock::local(&club.timezone, now) - LASTS,
    )? {
        if listed.iter().all(|one| one.id != next.id) {
            listed.push(next);
        }
    }
    let mut tournaments = Vec::new();
    for one in listed {
        let shown = read::tournament(db, &Actor::Visitor, one.id)?;
        let last = shown.seen_rounds().next_back().map(|round| round.number);
        let ranking = last.map(|last| shown.ranking_after(last)).transpose();
        let ranking = ranking.map_err(|_| tournaments::unreadable(one.id))?.map(Arc::new);
        tournaments.push(FeedTournament { shown, ranking });
    }
    tournaments.sort_by_key(|one| std::cmp::Reverse((one.shown.loaded.changed_at.utc(), one.shown.loaded.id)));
    Ok((club, tournaments))
}
