//! The same person twice: two sign-ups of entries that were merged, and a sign-up beside an entry. The earlier one keeps its
//! place, and what the other had is free.

use chrono::{DateTime, Utc};

use super::{Loaded, is_before_start, settle};
use crate::ActError;
use crate::tournaments::act::locked;
use crate::tournaments::current_entry;
use talon_store::signups::{self, SignupState};
use talon_store::{Db, MemberId, members};
use talon_tournament::tournament::Status;

/// Whether someone of the club has a place among the entries.
pub(super) fn has_entry(loaded: &Loaded, member: MemberId) -> bool {
    let Some(key) = loaded.key_of_member(member) else {
        return false;
    };
    let entry = loaded.tournament.entries.iter().find(|entry| entry.member == key);
    entry.is_some_and(|entry| entry.status == Status::Registered || entry.status.is_in_play())
}

/// Frees what someone has twice, and gives it to those who wait.
pub(super) fn drop_doubles(db: &mut Db, loaded: &Loaded, now: DateTime<Utc>) -> Result<(), ActError> {
    let mut known: Vec<MemberId> = Vec::new();
    for one in signups::active(db, loaded.id)? {
        let Some(member) = one.member_id else { continue };
        let member = members::anywhere(db, member)?;
        let member = current_entry(db, member)?.id;
        if known.contains(&member) || has_entry(loaded, member) {
            signups::set_state(db, one.id, SignupState::Removed, now.into())?;
        } else {
            known.push(member);
        }
    }
    settle(db, loaded, now)
}

/// After an act on the tournament: who was entered has no sign-up beside that, and what became free goes on.
pub(in crate::tournaments) fn after_act(db: &mut Db, loaded: &Loaded, now: DateTime<Utc>) -> Result<(), ActError> {
    if is_before_start(&loaded.tournament) && !signups::active(db, loaded.id)?.is_empty() {
        drop_doubles(db, loaded, now)?;
    }
    Ok(())
}

/// Two entries of a club's list became one person, or two again.
///
/// # Errors
/// When the database fails.
pub(crate) fn after_merge(db: &mut Db, entries: [MemberId; 2], now: DateTime<Utc>) -> Result<(), ActError> {
    for tournament in signups::tournaments_of(db, &entries)? {
        let loaded = locked(db, tournament)?;
        drop_doubles(db, &loaded, now)?;
    }
    Ok(())
}
