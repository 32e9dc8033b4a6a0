//! Taking those who signed up into the entries of the tournament, one by one or all who have a place.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::doubles::entry_of;
use super::sign::missing;
use super::{current_member, has_place, is_before_start, settings_of};
use crate::audit::Deed;
use crate::authorization::Action;
use crate::clubs::{TypedEntry, insert_entry};
use crate::tournaments::act::{ActContext, TournamentAct};
use crate::tournaments::current_entry;
use crate::tournaments::enter::enter;
use crate::{ActError, InvalidValue};
use talon_store::members::{self, Shown};
use talon_store::signups::{self, Signup, SignupState};
use talon_store::{MemberId, OptionalRow as _, SignupId};
use talon_tournament::EntryNo;
use talon_tournament::tournament::Status;

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

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::ManageSignUp)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let id = context.loaded.id;
        let one = signups::by_id(context.db, id, self.id).found()?.ok_or_else(missing)?;
        let (member, entry) = take(context, &one, self.member)?;
        let taken = TakenDetail {
            id: one.id.0,
            was: one.state.as_str().to_owned(),
            chosen: one.member_id.is_none() && self.member.is_some(),
        };
        Ok(json!({"entry": entry.0, "member": member.0, "act": "enter", "signup": taken}))
    }
}

/// What a step keeps of a sign-up that was taken in, for the time that the step is taken back.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct TakenDetail {
    pub id: i64,
    /// Its state.
    pub was: String,
    /// Whether it was said by hand who of the club's list a visitor is.
    pub chosen: bool,
}

/// Takes in everybody who has a place, but for visitors who are called like someone in the club's list: who those are
/// the director says one by one; and but for those who were sent away.
#[derive(Debug, Clone, Copy)]
pub struct TakeAll;

impl TournamentAct for TakeAll {
    fn deed(&self) -> Deed {
        Deed::TakeIn
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::ManageSignUp)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let (id, club) = (context.loaded.id, context.loaded.club.id);
        let mut taken = 0;
        for one in signups::active(context.db, id)? {
            let is_known = match &one.name {
                Some(name) if one.member_id.is_none() => {
                    !members::named(context.db, club, &talon_store::search_key(name))?.is_empty()
                }
                Some(_) | None => false,
            };
            let entry = match one.member_id {
                Some(member) => {
                    let member = current_member(context.db, member)?.id;
                    entry_of(&context.loaded, member)
                }
                None => None,
            };
            let was_sent_away = entry.is_some_and(|entry| entry.status == Status::Excluded);
            if one.state == SignupState::In && !is_known && !was_sent_away {
                take(context, &one, None)?;
                taken += 1;
            }
        }
        Ok(json!({"count": taken, "act": "enter"}))
    }
}

/// Enters one; the answer is who it is in the club's list, and the number of the entry.
fn take(context: &mut ActContext<'_>, one: &Signup, member: Option<MemberId>) -> Result<(MemberId, EntryNo), ActError> {
    if !one.state.is_active() {
        return Err(missing());
    }
    let member = who(context, one, member)?;
    let number = match entry_of(&context.loaded, member).map(|entry| (entry.number, entry.status)) {
        // Entered by other ways meanwhile: the two are one.
        Some((number, status)) if has_place(status) => number,
        Some((number, Status::Withdrawn | Status::NoShow)) => come_back(context, number)?,
        Some(_) | None => enter(context, member, false)?,
    };
    signups::set_taken(context.db, one.id, member, i64::from(number.0), context.now.into())?;
    Ok((member, number))
}

/// Who it is in the club's list, where a visitor whom the director does not know gets in as a guest, seen by the public
/// as those who signed up are seen.
fn who(context: &mut ActContext<'_>, one: &Signup, member: Option<MemberId>) -> Result<MemberId, ActError> {
    match (one.member_id.or(member), &one.name) {
        (Some(member), _) => {
            let member = members::by_id(context.db, context.loaded.club.id, member).found()?;
            Ok(current_entry(context.db, member.ok_or_else(missing)?)?.id)
        }
        (None, Some(name)) => {
            let shows_names = settings_of(context.db, context.loaded.id)?.shows_names;
            let shown = if shows_names { Shown::Full } else { Shown::Alias };
            let guest = TypedEntry {
                shown: shown.as_str(),
                ..TypedEntry::guest(name, None)
            };
            insert_entry(context.db, context.actor, &context.loaded.club, &guest, context.now)
        }
        (None, None) => Err(ActError::Invalid {
            field: "name",
            why: InvalidValue::Required,
        }),
    }
}

/// Someone who had left stands among the entries again, as they would if they came for the first time.
fn come_back(context: &mut ActContext<'_>, entry: EntryNo) -> Result<EntryNo, ActError> {
    let tournament = &mut context.loaded.tournament;
    tournament.check_in(entry)?;
    if is_before_start(tournament) {
        tournament.uncheck(entry)?;
    }
    Ok(entry)
}
