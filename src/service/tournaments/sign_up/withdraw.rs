//! Withdrawing what one signed up for, and what the director does with a sign-up before taking it in. A place that becomes
//! free goes on at once.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::sign::{hash_of, missing};
use super::{LoggedSignup, has_room, log, occupied, settings_of, settle};
use crate::audit::Deed;
use crate::authorization::Action;
use crate::idempotency::IdempotentRequest;
use crate::tournaments::act::{ActContext, ActRequest, TournamentAct, locked, must};
use crate::tournaments::current_entry;
use crate::{ActError, Actor};
use talon_store::signups::{self, Signup, SignupState};
use talon_store::{Db, OptionalRow as _, SignupId, Store, TournamentId, members};
use talon_tournament::EntryNo;

/// Withdraws what a member signed up for. Done twice is done once.
///
/// # Errors
/// When nobody is signed in, or there is no such tournament for them.
pub fn withdraw(store: &Store, actor: &Actor, id: TournamentId, now: DateTime<Utc>) -> Result<(), ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    store.write(|db| {
        let loaded = locked(db, id)?;
        must(db, actor, &loaded, Action::SignUp, &loaded.object())?;
        for one in signups::active(db, id)? {
            let Some(member) = one.member_id else { continue };
            let member = members::anywhere(db, member)?;
            if current_entry(db, member)?.user_id == Some(user) {
                end(db, actor, &loaded, &one, SignupState::Withdrawn, now)?;
            }
        }
        settle(db, &loaded, now)
    })
}

/// Withdraws the sign-up of a link, or the entry that came of it. Done twice is done once.
///
/// # Errors
/// When there is no such link, or the tournament has begun.
pub fn withdraw_by_link(store: &Store, actor: &Actor, link: &str, now: DateTime<Utc>) -> Result<(), ActError> {
    let found = store.read(|db| signups::by_token(db, &hash_of(link)).found())?;
    let found = found.ok_or_else(missing)?;
    if found.state == SignupState::Taken {
        let request = ActRequest {
            store,
            actor,
            id: found.tournament_id,
            form: IdempotentRequest::default(),
            now,
        };
        return request.act(WithdrawEntry { link }).map(|_| ());
    }
    store.write(|db| {
        let loaded = locked(db, found.tournament_id)?;
        let now_is = signups::by_id(db, loaded.id, found.id)?;
        if is_active(&now_is) {
            end(db, actor, &loaded, &now_is, SignupState::Withdrawn, now)?;
        }
        settle(db, &loaded, now)
    })
}

/// Withdraws the entry that came of a sign-up by a link.
#[derive(Debug, Clone, Copy)]
struct WithdrawEntry<'a> {
    link: &'a str,
}

impl TournamentAct for WithdrawEntry<'_> {
    fn deed(&self) -> Deed {
        Deed::ChangeEntry
    }

    /// The link is the right, for this entry alone.
    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        let found = signups::by_token(context.db, &hash_of(self.link)).found()?;
        let is_here = found.is_some_and(|one| one.tournament_id == context.loaded.id);
        if is_here { Ok(()) } else { Err(missing()) }
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let found = signups::by_token(context.db, &hash_of(self.link))?;
        let entry = found.entry_no.and_then(|number| u16::try_from(number).ok());
        let entry = EntryNo(entry.ok_or_else(missing)?);
        context.loaded.tournament.withdraw(entry)?;
        signups::set_state(context.db, found.id, SignupState::Withdrawn, context.now.into())?;
        Ok(json!({"entry": entry.0, "act": "withdraw"}))
    }
}

/// The director removes a sign-up.
///
/// # Errors
/// When the actor may not, or there is no such sign-up.
pub fn remove(
    store: &Store,
    actor: &Actor,
    tournament: TournamentId,
    id: SignupId,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    store.write(|db| {
        let loaded = locked(db, tournament)?;
        must(db, actor, &loaded, Action::MakePairings, &loaded.object())?;
        let one = signups::by_id(db, tournament, id).found()?.ok_or_else(missing)?;
        if is_active(&one) {
            end(db, actor, &loaded, &one, SignupState::Removed, now)?;
        }
        settle(db, &loaded, now)
    })
}

/// The director approves a sign-up; it has the place that its time gives it.
///
/// # Errors
/// When the actor may not, or there is no such sign-up.
pub fn approve(
    store: &Store,
    actor: &Actor,
    tournament: TournamentId,
    id: SignupId,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    store.write(|db| {
        let loaded = locked(db, tournament)?;
        must(db, actor, &loaded, Action::MakePairings, &loaded.object())?;
        let one = signups::by_id(db, tournament, id).found()?.ok_or_else(missing)?;
        if one.state != SignupState::Asked {
            return Ok(());
        }
        let active = signups::active(db, tournament)?;
        let waits_before = active
            .iter()
            .any(|other| other.state == SignupState::Waiting && other.id < one.id);
        let has_room = has_room(&settings_of(db, tournament)?, occupied(&loaded.tournament, &active));
        let state = if has_room && !waits_before {
            SignupState::In
        } else {
            SignupState::Waiting
        };
        signups::set_state(db, one.id, state, now.into())?;
        let what = LoggedSignup {
            deed: Deed::ChangeSignUp,
            act: "approve",
            id: one.id,
        };
        log(db, actor, &loaded, what, now)
    })
}

fn is_active(one: &Signup) -> bool {
    matches!(one.state, SignupState::Asked | SignupState::In | SignupState::Waiting)
}

/// Ends a sign-up in this state.
fn end(
    db: &mut Db,
    actor: &Actor,
    loaded: &super::Loaded,
    one: &Signup,
    state: SignupState,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    signups::set_state(db, one.id, state, now.into())?;
    let what = LoggedSignup {
        deed: Deed::ChangeSignUp,
        act: if state == SignupState::Withdrawn {
            "withdraw"
        } else {
            "remove"
        },
        id: one.id,
    };
    log(db, actor, loaded, what, now)
}
