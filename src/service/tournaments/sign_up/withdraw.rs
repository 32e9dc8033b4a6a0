//! Withdrawing what one signed up for, and what the director does with a sign-up before taking it in. A place that
//! becomes free goes on at once.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::doubles::entry_of;
use super::sign::{hash_of, missing};
use super::{Loaded, LoggedSignup, current_member, has_place, is_before_start, log, settle};
use crate::audit::Deed;
use crate::authorization::Action;
use crate::tournaments::act::{ActContext, TournamentAct, act_within, locked, must};
use crate::{ActError, Actor, InvalidValue};
use talon_store::signups::{self, Signup, SignupState};
use talon_store::{Db, OptionalRow as _, SignupId, Store, TournamentId};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Refusal, Why};

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
            if current_member(db, member)?.user_id == Some(user) {
                end(db, actor, &loaded, &one, SignupState::Withdrawn, now)?;
            }
        }
        settle(db, &loaded, now)
    })
}

/// Withdraws the sign-up of a link, or the entry that came of it. Done twice is done once.
///
/// # Errors
/// When there is no such link, nobody sees the tournament, or it has begun.
pub fn withdraw_by_link(store: &Store, actor: &Actor, link: &str, now: DateTime<Utc>) -> Result<(), ActError> {
    let hash = hash_of(link);
    store.write(|db| {
        let found = signups::by_token(db, &hash).found()?.ok_or_else(missing)?;
        let loaded = locked(db, found.tournament_id)?;
        // As it is now that nobody else changes it.
        let one = signups::by_token(db, &hash).found()?.ok_or_else(missing)?;
        if !loaded.tournament.published {
            return Err(missing());
        }
        if !one.state.is_active() && one.state != SignupState::Taken {
            return Ok(());
        }
        if !is_before_start(&loaded.tournament) {
            return Err(Refusal::tournament(Why::NotInThisState(loaded.tournament.state)).into());
        }
        if one.state.is_active() {
            end(db, actor, &loaded, &one, SignupState::Withdrawn, now)?;
            return settle(db, &loaded, now);
        }
        let member = current_member(db, one.member_id.ok_or_else(missing)?)?.id;
        match entry_of(&loaded, member).map(|entry| (entry.number, entry.status)) {
            Some((entry, status)) if has_place(status) => {
                let act = WithdrawEntry { signup: one.id, entry };
                act_within(db, actor, loaded, act, now)
            }
            // The entry has left already.
            Some(_) | None => Ok(signups::set_state(db, one.id, SignupState::Withdrawn, now.into())?),
        }
    })
}

/// Withdraws the entry that came of a sign-up, for whoever has its link.
#[derive(Debug, Clone, Copy)]
struct WithdrawEntry {
    signup: SignupId,
    entry: EntryNo,
}

impl TournamentAct for WithdrawEntry {
    fn deed(&self) -> Deed {
        Deed::ChangeEntry
    }

    /// The link is the right, for this entry alone.
    fn permit(&self, _context: &mut ActContext<'_>) -> Result<(), ActError> {
        Ok(())
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        context.loaded.tournament.withdraw(self.entry)?;
        signups::set_state(context.db, self.signup, SignupState::Withdrawn, context.now.into())?;
        Ok(json!({"entry": self.entry.0, "act": "withdraw"}))
    }
}

/// A sign-up and its tournament, locked, for whoever manages those who sign up.
fn managed(db: &mut Db, actor: &Actor, tournament: TournamentId, id: SignupId) -> Result<(Loaded, Signup), ActError> {
    let loaded = locked(db, tournament)?;
    must(db, actor, &loaded, Action::ManageSignUp, &loaded.object())?;
    let one = signups::by_id(db, tournament, id).found()?.ok_or_else(missing)?;
    Ok((loaded, one))
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
        let (loaded, one) = managed(db, actor, tournament, id)?;
        if one.state.is_active() {
            end(db, actor, &loaded, &one, SignupState::Removed, now)?;
        }
        settle(db, &loaded, now)
    })
}

/// The director approves a sign-up; it has the place that its time gives it.
///
/// # Errors
/// When the actor may not, there is no such sign-up, or the tournament has begun.
pub fn approve(
    store: &Store,
    actor: &Actor,
    tournament: TournamentId,
    id: SignupId,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    store.write(|db| {
        let (loaded, one) = managed(db, actor, tournament, id)?;
        if one.state != SignupState::Asked {
            return Ok(());
        }
        if !is_before_start(&loaded.tournament) {
            return Err(ActError::Invalid {
                field: "name",
                why: InvalidValue::SignUpBegun,
            });
        }
        // In the queue at its time, which gives it a place if one is free and nobody was earlier.
        signups::set_state(db, one.id, SignupState::Waiting, now.into())?;
        settle(db, &loaded, now)?;
        let what = LoggedSignup {
            deed: Deed::ChangeSignUp,
            act: "approve",
            id: one.id,
        };
        log(db, actor, &loaded, what, now)
    })
}

/// Ends a sign-up in this state.
fn end(
    db: &mut Db,
    actor: &Actor,
    loaded: &Loaded,
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
