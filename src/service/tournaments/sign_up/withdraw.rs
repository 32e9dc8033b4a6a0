//! Withdrawing what one signed up for, and what the director does with a sign-up before taking it in. A place that
//! becomes free goes on at once.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::doubles::entry_of;
use super::sign::{hash_of, may_sign_up, missing};
use super::{LoggedSignup, current_member, fill_free_places, has_place, is_before_start, log, said_of};
use crate::audit::Deed;
use crate::authorization::Action;
use crate::tournaments::act::{ActBeside, ActContext, LogDetail, TournamentAct, act_within, locked};
use crate::{ActError, Actor, InvalidValue};
use talon_store::signups::{self, SignupState};
use talon_store::{OptionalRow as _, SignupId, Store};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Refusal, Why};

/// Withdraws what the one who asks signed up for as a member.
#[derive(Debug, Clone, Copy)]
pub struct Withdraw<'a> {
    /// Short name of the club on whose page it is done.
    pub club: &'a str,
}

impl ActBeside for Withdraw<'_> {
    fn deed(&self) -> Deed {
        Deed::ChangeSignUp
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        may_sign_up(context, self.club)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Vec<LogDetail>, ActError> {
        let ActContext { db, actor, loaded, now } = context;
        let user = actor.user().ok_or(ActError::SignIn)?;
        let mut told = Vec::new();
        for one in signups::active(db, loaded.id)? {
            let Some(member) = one.member_id else { continue };
            if current_member(db, member)?.user_id == Some(user) {
                signups::set_state(db, one.id, SignupState::Withdrawn, (*now).into())?;
                told.push(said_of("withdraw", one.id));
            }
        }
        fill_free_places(db, loaded, *now)?;
        Ok(told)
    }
}

/// Withdraws the sign-up of a link, or the entry that came of it. The link is the right and tells which sign-up it is,
/// so that it needs no key: done twice is done once.
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
            signups::set_state(db, one.id, SignupState::Withdrawn, now.into())?;
            fill_free_places(db, &loaded, now)?;
            let what = LoggedSignup {
                deed: Deed::ChangeSignUp,
                act: "withdraw",
                id: one.id,
            };
            return log(db, actor, &loaded, what, now);
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

/// The director removes a sign-up.
#[derive(Debug, Clone, Copy)]
pub struct RemoveSignUp(pub SignupId);

impl ActBeside for RemoveSignUp {
    fn deed(&self) -> Deed {
        Deed::ChangeSignUp
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::ManageSignUp)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Vec<LogDetail>, ActError> {
        let ActContext { db, loaded, now, .. } = context;
        let one = signups::by_id(db, loaded.id, self.0).found()?.ok_or_else(missing)?;
        if !one.state.is_active() {
            return Ok(Vec::new());
        }
        signups::set_state(db, one.id, SignupState::Removed, (*now).into())?;
        fill_free_places(db, loaded, *now)?;
        Ok(vec![said_of("remove", one.id)])
    }
}

/// The director approves a sign-up; it has the place that its time gives it.
#[derive(Debug, Clone, Copy)]
pub struct ApproveSignUp(pub SignupId);

impl ActBeside for ApproveSignUp {
    fn deed(&self) -> Deed {
        Deed::ChangeSignUp
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::ManageSignUp)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Vec<LogDetail>, ActError> {
        let ActContext { db, loaded, now, .. } = context;
        let one = signups::by_id(db, loaded.id, self.0).found()?.ok_or_else(missing)?;
        if one.state != SignupState::Asked {
            return Ok(Vec::new());
        }
        if !is_before_start(&loaded.tournament) {
            return Err(ActError::Invalid {
                field: "name",
                why: InvalidValue::SignUpBegun,
            });
        }
        // In the queue at its time, which gives it a place if one is free and nobody was earlier.
        signups::set_state(db, one.id, SignupState::Waiting, (*now).into())?;
        fill_free_places(db, loaded, *now)?;
        Ok(vec![said_of("approve", one.id)])
    }
}
