//! The same person twice: two sign-ups of entries that were merged, and a sign-up beside an entry. The earlier one
//! keeps its place, and what the other had is free.

use chrono::{DateTime, Utc};

use super::{Loaded, LoggedSignup, current_member, fill_free_places, has_place, is_before_start, log};
use crate::audit::Deed;
use crate::tournaments::act::locked;
use crate::{ActError, Actor};
use talon_store::signups::{self, SignupState};
use talon_store::{Db, MemberId, Moment, merges};
use talon_tournament::tournament::Entry;

/// The entry of someone of the club, also of one who left.
pub(super) fn entry_of(loaded: &Loaded, member: MemberId) -> Option<&Entry> {
    let key = loaded.key_of_member(member)?;
    loaded.tournament.entries.iter().find(|entry| entry.member == key)
}

/// Whether someone of the club has a place among the entries.
pub(super) fn has_entry(loaded: &Loaded, member: MemberId) -> bool {
    entry_of(loaded, member).is_some_and(|entry| has_place(entry.status))
}

/// Frees what someone has twice, and gives it to those who wait.
pub(super) fn drop_doubles(db: &mut Db, loaded: &Loaded, now: DateTime<Utc>) -> Result<(), ActError> {
    let mut known: Vec<MemberId> = Vec::new();
    for one in signups::active(db, loaded.id)? {
        let Some(member) = one.member_id else { continue };
        let member = current_member(db, member)?.id;
        if known.contains(&member) || has_entry(loaded, member) {
            signups::set_state(db, one.id, SignupState::Removed, now.into())?;
        } else {
            known.push(member);
        }
    }
    fill_free_places(db, loaded, now)
}

/// After an act on the tournament: who was entered has no sign-up beside that, and what became free goes on.
pub(in crate::tournaments) fn after_act(db: &mut Db, loaded: &Loaded, now: DateTime<Utc>) -> Result<(), ActError> {
    if is_before_start(&loaded.tournament) && !signups::active(db, loaded.id)?.is_empty() {
        drop_doubles(db, loaded, now)?;
    }
    Ok(())
}

/// Two entries of a club's list became one person.
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

/// One person became two entries of a club's list again: what one of them lost when they became one is in the queue at
/// its time, and has its place again if that is still free.
///
/// # Errors
/// When the database fails.
pub(crate) fn after_separation(
    db: &mut Db,
    entries: [MemberId; 2],
    merged_at: Moment,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let removed = signups::removed_at(db, &entries, merged_at)?;
    for one in &removed {
        let loaded = locked(db, one.tournament_id)?;
        if is_before_start(&loaded.tournament) {
            signups::set_state(db, one.id, SignupState::Waiting, now.into())?;
            drop_doubles(db, &loaded, now)?;
        }
    }
    Ok(())
}

/// An entry of a club's list was deactivated: whoever it was comes to nothing, and their places go on.
///
/// # Errors
/// When the database fails.
pub(crate) fn after_leaving(db: &mut Db, actor: &Actor, member: MemberId, now: DateTime<Utc>) -> Result<(), ActError> {
    let mut entries = vec![member];
    entries.extend(merges::into(db, member)?.into_iter().map(|merge| merge.given_up_id));
    for tournament in signups::tournaments_of(db, &entries)? {
        let loaded = locked(db, tournament)?;
        for one in signups::active(db, tournament)? {
            if one.member_id.is_some_and(|one| entries.contains(&one)) {
                signups::set_state(db, one.id, SignupState::Removed, now.into())?;
                let what = LoggedSignup {
                    deed: Deed::ChangeSignUp,
                    act: "remove",
                    id: one.id,
                };
                log(db, actor, &loaded, what, now)?;
            }
        }
        fill_free_places(db, &loaded, now)?;
    }
    Ok(())
}
