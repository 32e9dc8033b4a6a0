//! What is new in a club, for its first page: what comes next, how the last evenings ended, how its league stands.

use chrono::{DateTime, NaiveDate, Utc};

use super::clock;
use super::member_clubs::member_clubs;
use crate::announcements;
use crate::leagues::{self, SeasonAddress, SeasonShown};
use crate::tournaments::calendar::next_of_club;
use crate::tournaments::read::{self, ShownTournament, part};
use crate::tournaments::sign_up::{self, SignUpShown};
use crate::tournaments::{DueRoundOf, due_in_club};
use crate::{ActError, Actor, find_club};
use talon_league::CountedSeason;
use talon_store::announcements::Announcement;
use talon_store::clubs::Club;
use talon_store::leagues::{self as seasons, League, SeasonHead};
use talon_store::tournaments::{self, Listed, TournamentFilter, TournamentState};
use talon_store::{ClubId, Db};

/// Tournaments that come next.
const NEXT: i64 = 5;
/// Tournaments in the calendar.
const COMING: i64 = 50;
/// Tournaments that ended last.
const ENDED: i64 = 3;
/// Seasons among which the one that is running is looked for.
const SEASONS_MAX: i64 = 50;

/// What is new, as far as the reader may see it.
#[derive(Debug, Clone)]
pub struct ClubHome {
    /// What is announced, the latest first.
    pub announcements: Vec<Announcement>,
    /// Which day it is in the club.
    pub today: NaiveDate,
    /// The next one first.
    pub next: Vec<NextOne>,
    /// Rounds that are played over weeks, the one that is due first in front.
    pub due: Vec<DueRoundOf>,
    /// The last one first.
    pub ended: Vec<ShownTournament>,
    /// The season that is running.
    pub league: Option<SeasonShown>,
    /// The clubs that belong to it, where it is a federation.
    pub member_clubs: Vec<Club>,
}

/// A tournament that comes next, and how full it is where people sign up for it.
#[derive(Debug, Clone)]
pub struct NextOne {
    pub listed: Listed,
    pub sign_up: Option<sign_up::SignUpSummary>,
}

/// What is new in a club.
///
/// # Errors
/// When the database fails.
pub fn home(db: &mut Db, actor: &Actor, club: &Club, now: DateTime<Utc>) -> Result<ClubHome, ActError> {
    let ended = TournamentFilter {
        states: TournamentState::OVER,
        limit: ENDED,
        ..part(db, actor, Some(club.id))?
    };
    let ended = tournaments::list(db, &ended)?;
    let ended = ended
        .iter()
        .map(|one| read::tournament(db, actor, one.id))
        .collect::<Result<_, _>>()?;
    let league = match running_league(db, club.id)? {
        Some((league, head)) => {
            let address = SeasonAddress {
                league: &league.slug,
                season: Some(&head.slug),
                revision: None,
            };
            Some(leagues::season(db, actor, &address)?)
        }
        None => None,
    };
    Ok(ClubHome {
        announcements: announcements::current(db, club, now)?,
        today: clock::local(&club.timezone, now).date(),
        next: next_ones(db, actor, club, now, NEXT)?,
        due: due_in_club(db, actor, club)?,
        ended,
        league,
        member_clubs: member_clubs(db, club)?,
    })
}

/// The league whose table stands on the first page of a club: of those that everyone sees and that are running the one
/// that ends last, before it those in which someone has played.
fn running_league(db: &mut Db, club: ClubId) -> Result<Option<(League, SeasonHead)>, ActError> {
    let mut running = Vec::new();
    for (league, head, text) in seasons::shown_tables(db, club, SEASONS_MAX)? {
        if head.published && head.state == seasons::SeasonState::Running {
            let table: CountedSeason = serde_json::from_str(&text).map_err(|_| seasons::unreadable(head.id))?;
            running.push((table.with_result == 0, league, head));
        }
    }
    running.sort_by_key(|(is_new, ..)| *is_new);
    Ok(running.into_iter().next().map(|(_, league, head)| (league, head)))
}

/// What is in the calendar of a club.
#[derive(Debug, Clone)]
pub struct Coming {
    /// Tournaments, the next one first.
    pub next: Vec<NextOne>,
    /// Rounds that are played over weeks, the one that is due first in front.
    pub due: Vec<DueRoundOf>,
    /// Which day it is in the club.
    pub today: NaiveDate,
}

/// What comes next in a club, for its calendar.
///
/// # Errors
/// When the database fails.
pub fn coming(db: &mut Db, actor: &Actor, club: &Club, now: DateTime<Utc>) -> Result<Coming, ActError> {
    Ok(Coming {
        next: next_ones(db, actor, club, now, COMING)?,
        due: due_in_club(db, actor, club)?,
        today: clock::local(&club.timezone, now).date(),
    })
}

/// The sign-ups for what comes next in a club, for whoever asks.
///
/// # Errors
/// When there is no such club, or the database fails.
pub fn signups(db: &mut Db, actor: &Actor, slug: &str, now: DateTime<Utc>) -> Result<Vec<SignUpShown>, ActError> {
    let club = find_club::named(db, slug)?;
    let coming = next_ones(db, actor, &club, now, COMING)?.into_iter();
    let with_sign_up = coming.filter(|one| one.sign_up.is_some());
    with_sign_up
        .map(|one| sign_up::shown(db, actor, one.listed.id, now))
        .collect()
}

fn next_ones(
    db: &mut Db,
    actor: &Actor,
    club: &Club,
    now: DateTime<Utc>,
    limit: i64,
) -> Result<Vec<NextOne>, ActError> {
    let listed = next_of_club(db, actor, club, now, limit)?.into_iter();
    let with_sign_up = listed.map(|listed| {
        let sign_up = sign_up::summary_of_listed(db, listed.id, now)?;
        Ok(NextOne { listed, sign_up })
    });
    with_sign_up.collect()
}
