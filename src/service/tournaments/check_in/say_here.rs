//! Players who say that they are here, the door that does not believe one, and whether they may say it at all.

use serde_json::{Value, json};

use super::super::Loaded;
use super::super::act::{ActBeside, ActContext, LogDetail, TournamentAct, must};
use super::is_on;
use crate::audit::Deed;
use crate::authorization::Action;
use crate::{ActError, Actor};
use talon_store::arrivals::{self, SelfCheckIn};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Entry, Place, Refusal, Why};

/// The one who asks is here.
#[derive(Debug, Clone, Copy)]
pub struct SayHere;

impl TournamentAct for SayHere {
    fn deed(&self) -> Deed {
        Deed::SayHere
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        let own = own_entry(&context.loaded, context.actor);
        let account = context.actor.user().filter(|_| own.is_some());
        let object = context.loaded.object().owned_by(account);
        must(context.db, context.actor, &context.loaded, Action::CheckInSelf, &object)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let own = own_entry(&context.loaded, context.actor).map(|entry| entry.number);
        say_here(context, own.ok_or(ActError::Denied(Action::CheckInSelf))?)
    }
}

fn own_entry<'a>(loaded: &'a Loaded, actor: &Actor) -> Option<&'a Entry> {
    let key = loaded.key_of(actor)?;
    loaded.tournament.entries.iter().find(|entry| entry.member == key)
}

/// Checks a player in who says that they are here, or lets them wait for the word of the door.
pub(in crate::tournaments) fn say_here(context: &mut ActContext<'_>, entry: EntryNo) -> Result<Value, ActError> {
    let at = |why| Refusal::at(Place::entry(entry), why);
    context.loaded.tournament.may_arrive(entry).map_err(at)?;
    match context.loaded.self_check_in {
        SelfCheckIn::No => Err(ActError::Denied(Action::CheckInSelf)),
        SelfCheckIn::AtOnce => {
            context.loaded.tournament.check_in(entry)?;
            Ok(json!({"entry": entry.0, "act": "checkin"}))
        }
        SelfCheckIn::Approved => {
            let id = context.loaded.id;
            let member = context.loaded.tournament.entry(entry).map(|entry| entry.member);
            let key = i64::from(member.ok_or_else(|| at(Why::NoEntry))?.0);
            if arrivals::of_tournament(context.db, id)?.contains(&key) {
                return Err(at(Why::Unchanged).into());
            }
            arrivals::insert(context.db, id, key, context.now.into())?;
            Ok(json!({"entry": entry.0}))
        }
    }
}

/// Who says that they are here is not.
#[derive(Debug, Clone, Copy)]
pub struct RejectArrival {
    pub entry: EntryNo,
}

impl ActBeside for RejectArrival {
    fn deed(&self) -> Deed {
        Deed::ChangeEntry
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::RegisterPlayer)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Vec<LogDetail>, ActError> {
        if !super::waiting(context.db, &context.loaded)?.contains(&self.entry) {
            return Ok(Vec::new());
        }
        if let Some(entry) = context.loaded.tournament.entry(self.entry) {
            arrivals::remove(context.db, context.loaded.id, i64::from(entry.member.0))?;
        }
        Ok(vec![LogDetail {
            values: json!({"entry": self.entry.0, "act": "rejected"}),
            account: None,
        }])
    }
}

/// Says whether players check themselves in.
#[derive(Debug, Clone, Copy)]
pub struct SetSelfCheckIn(pub SelfCheckIn);

impl ActBeside for SetSelfCheckIn {
    fn deed(&self) -> Deed {
        Deed::ChangeTournament
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::MakePairings)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Vec<LogDetail>, ActError> {
        if context.loaded.self_check_in == self.0 {
            return Ok(Vec::new());
        }
        arrivals::set_self_check_in(context.db, context.loaded.id, self.0)?;
        Ok(vec![LogDetail {
            values: json!({"set": "self_check_in"}),
            account: None,
        }])
    }
}

/// Whether a link of a sign-up says it too.
pub(in crate::tournaments) fn must_be_on(loaded: &Loaded) -> Result<(), ActError> {
    if is_on(loaded) {
        Ok(())
    } else {
        Err(ActError::Denied(Action::CheckInSelf))
    }
}
