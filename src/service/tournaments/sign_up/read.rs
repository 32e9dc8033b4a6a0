//! What pages show of a sign-up: how many places there are, who has one, and who waits, each under the name that the
//! reader may see.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use super::here::entry_by_link;
use super::sign::{hash_of, missing};
use super::{Loaded, current_member, is_before_start, occupied, settings_of};
use crate::clubs::{PublicName, public_name};
use crate::tournaments::check_in::{self, OwnArrival};
use crate::tournaments::read::{self as tournaments, ShownTournament};
use crate::{ActError, Actor, InvalidValue};
use talon_store::signups::{self, Signup, SignupSettings, SignupState};
use talon_store::tournaments::{Listed, TournamentState};
use talon_store::{Db, MemberId, OptionalRow as _, SignupId, TournamentId, members};
use talon_tournament::tournament::State;

/// Why nobody can sign up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closed {
    /// There is none.
    NotOpen,
    /// The time is over.
    Over,
    /// The tournament has begun, or is over.
    Begun,
}

/// How full a tournament is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignUpSummary {
    pub closed: Option<Closed>,
    /// Places that are taken.
    pub taken: usize,
    pub places: Option<usize>,
    pub waiting: usize,
    /// People without an account sign up too.
    pub visitors: bool,
    pub closes_at: Option<DateTime<Utc>>,
}

impl SignUpSummary {
    /// Places that are left, where there is a limit.
    pub fn left(&self) -> Option<usize> {
        self.places.map(|places| places.saturating_sub(self.taken))
    }

    /// How many more it takes until everybody plays at a table of three.
    pub fn missing_for_tables(&self) -> usize {
        (3 - self.taken % 3) % 3
    }
}

/// One who signed up.
#[derive(Debug, Clone)]
pub struct ListedSignup {
    pub id: SignupId,
    /// None for a visitor whose name the reader does not see.
    pub name: Option<PublicName>,
    pub state: SignupState,
    pub is_me: bool,
    pub is_visitor: bool,
    /// For the director: those of the club's list with the name of a visitor.
    pub same_name: Vec<(MemberId, String)>,
}

/// The sign-up to a tournament, for one reader.
#[derive(Debug)]
pub struct SignUpShown {
    pub shown: ShownTournament,
    pub settings: SignupSettings,
    pub summary: SignUpSummary,
    /// In the order in which they signed up.
    pub list: Vec<ListedSignup>,
    /// The reader is a member of the club and signs up with one tap.
    pub is_member: bool,
    /// The reader has an entry already.
    pub is_entered: bool,
}

/// What a link says to whoever has it.
#[derive(Debug)]
pub struct SignUpLink {
    pub loaded: Loaded,
    pub signup: Signup,
    /// From 1, of those who wait.
    pub queue: Option<usize>,
    /// It can still be withdrawn by the link.
    pub can_withdraw: bool,
    /// How far whoever has the link is with their check-in.
    pub arrival: Option<OwnArrival>,
}

/// Those who signed up, or say that they are here, and are no players of the tournament yet.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct NotEntered {
    /// Who have a place.
    pub placed: usize,
    /// Who have not been approved yet.
    pub asking: usize,
    /// Entries who say that they are here and wait for the word of the door.
    pub at_door: usize,
}

/// Who of those that signed up still has to be taken in or approved, for whoever directs a tournament that is not over;
/// nobody for others.
///
/// # Errors
/// When the database fails.
pub fn not_entered(db: &mut Db, shown: &ShownTournament) -> Result<NotEntered, ActError> {
    let state = shown.loaded.tournament.state;
    if !shown.rights.sign_ups || matches!(state, State::Finished | State::Archived) {
        return Ok(NotEntered::default());
    }
    let active = signups::active(db, shown.loaded.id)?;
    let count = |state: SignupState| active.iter().filter(|one| one.state == state).count();
    Ok(NotEntered {
        placed: count(SignupState::In),
        asking: count(SignupState::Asked),
        at_door: check_in::waiting(db, &shown.loaded)?.len(),
    })
}

/// Why nobody can sign up now, if so.
fn closed(loaded: &Loaded, settings: &SignupSettings, now: DateTime<Utc>) -> Option<Closed> {
    let tournament = &loaded.tournament;
    let begins = crate::clubs::clock::moment(&loaded.club.timezone, tournament.starts);
    if !settings.is_open || !tournament.published || tournament.state == State::Draft {
        return Some(Closed::NotOpen);
    }
    if !is_before_start(tournament) {
        return Some(Closed::Begun);
    }
    let closes = settings.closes_at.map_or(begins, |at| at.utc());
    (now >= closes).then_some(Closed::Over)
}

/// Refuses those who come when nobody can sign up.
pub(super) fn must_be_open(loaded: &Loaded, settings: &SignupSettings, now: DateTime<Utc>) -> Result<(), ActError> {
    let why = match closed(loaded, settings, now) {
        None => return Ok(()),
        Some(Closed::NotOpen) => InvalidValue::SignUpNotOpen,
        Some(Closed::Over) => InvalidValue::SignUpOver,
        Some(Closed::Begun) => InvalidValue::SignUpBegun,
    };
    Err(ActError::Invalid { field: "name", why })
}

fn summed(loaded: &Loaded, settings: &SignupSettings, active: &[Signup], now: DateTime<Utc>) -> SignUpSummary {
    let waiting = active.iter().filter(|one| one.state == SignupState::Waiting);
    SignUpSummary {
        closed: closed(loaded, settings, now),
        taken: occupied(&loaded.tournament, active),
        places: settings.places.and_then(|places| usize::try_from(places).ok()),
        waiting: waiting.count(),
        visitors: settings.visitors,
        closes_at: settings.closes_at.map(|at| at.utc()),
    }
}

/// How full a tournament is, if people sign up for it.
///
/// # Errors
/// When the database fails.
pub fn summary(db: &mut Db, loaded: &Loaded, now: DateTime<Utc>) -> Result<Option<SignUpSummary>, ActError> {
    let Some(settings) = signups::settings(db, loaded.id)?.filter(|settings| settings.is_open) else {
        return Ok(None);
    };
    let active = signups::active(db, loaded.id)?;
    Ok(Some(summed(loaded, &settings, &active, now)))
}

/// For which tournaments of a list people can sign up now, asked for once however many they are.
pub(crate) fn open_of(db: &mut Db, listed: &[Listed], now: DateTime<Utc>) -> Result<BTreeSet<TournamentId>, ActError> {
    let taking = |one: &&Listed| match one.state {
        TournamentState::Open | TournamentState::CheckIn => one.published,
        TournamentState::Draft | TournamentState::Running | TournamentState::Finished | TournamentState::Archived => {
            false
        }
    };
    let taking: Vec<&Listed> = listed.iter().filter(taking).collect();
    let ids: Vec<TournamentId> = taking.iter().map(|one| one.id).collect();
    let mut open = BTreeSet::new();
    for settings in signups::open_settings(db, &ids)? {
        let one = taking.iter().find(|one| one.id == settings.tournament_id);
        let closes = settings.closes_at.map(|at| at.utc());
        let begins = one.map(|one| crate::clubs::clock::moment(&one.timezone, one.starts_at));
        if closes.or(begins).is_some_and(|closes| now < closes) {
            open.insert(settings.tournament_id);
        }
    }
    Ok(open)
}

/// The same of a tournament in a list, which is read only where people sign up for it.
pub(crate) fn summary_of_listed(
    db: &mut Db,
    id: TournamentId,
    now: DateTime<Utc>,
) -> Result<Option<SignUpSummary>, ActError> {
    if !signups::settings(db, id)?.is_some_and(|settings| settings.is_open) {
        return Ok(None);
    }
    let loaded = Loaded::by_id(db, id)?;
    summary(db, &loaded, now)
}

/// The sign-up to a tournament.
///
/// # Errors
/// When there is no such tournament for the reader, or the database fails.
pub fn shown(db: &mut Db, actor: &Actor, id: TournamentId, now: DateTime<Utc>) -> Result<SignUpShown, ActError> {
    let shown = tournaments::tournament(db, actor, id)?;
    let settings = settings_of(db, id)?;
    let active = signups::active(db, id)?;
    let summary = summed(&shown.loaded, &settings, &active, now);
    let mut list = Vec::new();
    for one in &active {
        list.push(listed(db, actor, &shown, &settings, one)?);
    }
    let own = tournaments::own_entry(db, actor, &shown.loaded)?;
    Ok(SignUpShown {
        is_member: own.is_some(),
        is_entered: own.is_some_and(|own| super::doubles::has_entry(&shown.loaded, own)),
        shown,
        settings,
        summary,
        list,
    })
}

fn listed(
    db: &mut Db,
    actor: &Actor,
    shown: &ShownTournament,
    settings: &SignupSettings,
    one: &Signup,
) -> Result<ListedSignup, ActError> {
    let inside = shown.rights.inside;
    let mut same_name = Vec::new();
    let mut is_me = false;
    let name = match (one.member_id, &one.name) {
        (Some(member), _) => {
            let member = current_member(db, member)?;
            is_me = actor.user().is_some() && member.user_id == actor.user();
            Some(if inside {
                PublicName::Name(member.name)
            } else {
                public_name(&member)
            })
        }
        (None, Some(name)) => {
            if shown.rights.sign_ups {
                let found = members::named(db, shown.loaded.club.id, &talon_store::search_key(name))?;
                same_name = found.into_iter().map(|member| (member.id, member.name)).collect();
            }
            (inside || settings.shows_names).then(|| PublicName::Name(name.clone()))
        }
        (None, None) => None,
    };
    Ok(ListedSignup {
        id: one.id,
        name,
        state: one.state,
        is_me,
        is_visitor: one.member_id.is_none(),
        same_name,
    })
}

/// What stands behind a link.
///
/// # Errors
/// When there is none, nobody sees the tournament, or the database fails.
pub fn by_link(db: &mut Db, link: &str) -> Result<SignUpLink, ActError> {
    let signup = signups::by_token(db, &hash_of(link)).found()?.ok_or_else(missing)?;
    let loaded = Loaded::by_id(db, signup.tournament_id)?;
    if !loaded.tournament.published {
        return Err(missing());
    }
    let waiting: Vec<SignupId> = signups::active(db, loaded.id)?
        .iter()
        .filter(|one| one.state == SignupState::Waiting)
        .map(|one| one.id)
        .collect();
    let is_over = matches!(signup.state, SignupState::Withdrawn | SignupState::Removed);
    let arrival = match entry_by_link(db, &loaded, &signup)? {
        Some(entry) => check_in::arrival(db, &loaded, entry, check_in::must_be_on(&loaded).is_ok())?,
        None => None,
    };
    Ok(SignUpLink {
        queue: waiting.iter().position(|id| *id == signup.id).map(|at| at + 1),
        can_withdraw: !is_over && is_before_start(&loaded.tournament),
        arrival,
        loaded,
        signup,
    })
}
