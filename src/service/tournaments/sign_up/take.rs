//! Taking those who signed up into the entries of the tournament, one by one or all who have a place.

use serde_json::{Value, json};

use super::sign::missing;
use crate::audit::Deed;
use crate::authorization::Action;
use crate::clubs::{TypedEntry, insert_entry};
use crate::tournaments::act::{ActContext, TournamentAct};
use crate::tournaments::current_entry;
use crate::tournaments::enter::enter;
use crate::{ActError, InvalidValue};
use talon_store::signups::{self, Signup, SignupState};
use talon_store::{MemberId, OptionalRow as _, SignupId, members};

/// Takes in one who signed up, with a place or not. A visitor comes in as a guest, unless the director knows them.
#[derive(Debug, Clone, Copy)]
pub struct TakeIn {
    pub id: SignupId,
    /// Of the club's list, who the visitor is.
    pub member: Option<MemberId>,
}

impl TournamentAct for TakeIn {
    fn deed(&self) -> Deed {
        Deed::TakeIn
    }

    fn can_be_undone(&self) -> bool {
        false
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::AddGuest)?;
        context.require(Action::RegisterPlayer)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let id = context.loaded.id;
        let one = signups::by_id(context.db, id, self.id).found()?.ok_or_else(missing)?;
        let entry = take(context, &one, self.member)?;
        Ok(json!({"entry": entry, "act": "enter"}))
    }
}

/// Takes in everybody who has a place, but for visitors who are called like someone in the club's list: who those are the
/// director says one by one.
#[derive(Debug, Clone, Copy)]
pub struct TakeAll;

impl TournamentAct for TakeAll {
    fn deed(&self) -> Deed {
        Deed::TakeIn
    }

    fn can_be_undone(&self) -> bool {
        false
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::AddGuest)?;
        context.require(Action::RegisterPlayer)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let (id, club) = (context.loaded.id, context.loaded.club.id);
        let mut taken = 0;
        for one in signups::active(context.db, id)? {
            let is_known = match &one.name {
                Some(name) if one.member_id.is_none() => {
                    !members::named(context.db, club, &talon_store::search_key(name))?.is_empty()
                }
                _ => false,
            };
            if one.state == SignupState::In && !is_known {
                take(context, &one, None)?;
                taken += 1;
            }
        }
        Ok(json!({"count": taken, "act": "enter"}))
    }
}

/// Enters one, and answers the number of the entry.
fn take(context: &mut ActContext<'_>, one: &Signup, member: Option<MemberId>) -> Result<u16, ActError> {
    if matches!(
        one.state,
        SignupState::Taken | SignupState::Withdrawn | SignupState::Removed
    ) {
        return Err(missing());
    }
    let member = match (one.member_id.or(member), &one.name) {
        (Some(member), _) => {
            let member = members::by_id(context.db, context.loaded.club.id, member)
                .found()?
                .ok_or_else(missing)?;
            current_entry(context.db, member)?.id
        }
        (None, Some(name)) => {
            let (actor, now) = (context.actor, context.now);
            insert_entry(
                context.db,
                actor,
                &context.loaded.club,
                &TypedEntry::guest(name, None),
                now,
            )?
        }
        (None, None) => {
            return Err(ActError::Invalid {
                field: "name",
                why: InvalidValue::Required,
            });
        }
    };
    let number = match context.loaded.key_of_member(member) {
        // Entered by other ways meanwhile: the two are one.
        Some(key) if super::doubles::has_entry(&context.loaded, member) => {
            let entries = &context.loaded.tournament.entries;
            let entry = entries.iter().find(|entry| entry.member == key);
            entry.ok_or_else(missing)?.number
        }
        _ => enter(context, member, false)?,
    };
    signups::set_taken(context.db, one.id, i64::from(number.0), context.now.into())?;
    Ok(number.0)
}
