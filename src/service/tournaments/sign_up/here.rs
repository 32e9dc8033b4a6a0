//! Saying that one is here by the link of one's sign-up, which is known to nobody else.

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::doubles::entry_of;
use super::sign::{hash_of, missing};
use super::{Loaded, current_member};
use crate::audit::Deed;
use crate::tournaments::act::{ActContext, TournamentAct, act_within, locked};
use crate::tournaments::check_in::{must_be_on, say_here};
use crate::{ActError, Actor};
use talon_store::signups::{self, Signup, SignupState};
use talon_store::{Db, OptionalRow as _, Store};
use talon_tournament::EntryNo;

/// The entry that came of a sign-up, as long as it stands for it.
pub(super) fn entry_by_link(db: &mut Db, loaded: &Loaded, signup: &Signup) -> Result<Option<EntryNo>, ActError> {
    let member = signup.member_id.filter(|_| signup.state == SignupState::Taken);
    let Some(member) = member else { return Ok(None) };
    let member = current_member(db, member)?.id;
    Ok(entry_of(loaded, member).map(|entry| entry.number))
}

/// Whoever has the link is here.
///
/// # Errors
/// When there is no such link, nobody sees the tournament, no entry came of it, or players do not check themselves in.
pub fn here_by_link(store: &Store, actor: &Actor, link: &str, now: DateTime<Utc>) -> Result<(), ActError> {
    let hash = hash_of(link);
    store.write(|db| {
        let found = signups::by_token(db, &hash).found()?.ok_or_else(missing)?;
        let loaded = locked(db, found.tournament_id)?;
        // As it is now that nobody else changes it.
        let one = signups::by_token(db, &hash).found()?.ok_or_else(missing)?;
        if !loaded.tournament.published {
            return Err(missing());
        }
        let entry = entry_by_link(db, &loaded, &one)?.ok_or_else(missing)?;
        act_within(db, actor, loaded, HereByLink { entry }, now)
    })
}

/// The entry of a link is here.
#[derive(Debug, Clone, Copy)]
struct HereByLink {
    entry: EntryNo,
}

impl TournamentAct for HereByLink {
    fn deed(&self) -> Deed {
        Deed::SayHere
    }

    /// The link is the right, for this entry alone, where players check themselves in.
    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        must_be_on(&context.loaded)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        say_here(context, self.entry)
    }
}
