//! Checking in by other ways than one by one at the door: everybody at once, and players who say themselves that they
//! are here, by their account or by the link of their sign-up. The director says whether they may, and whether someone
//! at the door approves each of them; who waits for that stands beside the tournament.

mod all;
mod say_here;

pub use all::{CheckInAll, UndoCheckInAll, all_that_can_be_undone};
pub use say_here::{RejectArrival, SayHere, SetSelfCheckIn};
pub(super) use say_here::{must_be_on, say_here};

use std::collections::BTreeSet;

use super::Loaded;
use super::read::ShownTournament;
use crate::ActError;
use talon_store::Db;
use talon_store::arrivals::{self, SelfCheckIn};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{State, Status};

/// How far players are with their own check-in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnArrival {
    /// They can say that they are here.
    Open,
    /// They have said so, and someone at the door has yet to approve it.
    Waits,
    Here,
}

/// The entries of those who say that they are here and wait for the word of the door.
///
/// # Errors
/// When the database fails.
pub fn waiting(db: &mut Db, loaded: &Loaded) -> Result<BTreeSet<EntryNo>, ActError> {
    if loaded.tournament.state != State::CheckIn {
        return Ok(BTreeSet::new());
    }
    let said = arrivals::of_tournament(db, loaded.id)?;
    let entries = loaded.tournament.entries.iter();
    let announced = entries.filter(|entry| entry.status == Status::Registered);
    let waiting = announced.filter(|entry| said.contains(&i64::from(entry.member.0)));
    Ok(waiting.map(|entry| entry.number).collect())
}

/// How far the reader is with their own check-in, if they are entered and players are being checked in.
///
/// # Errors
/// When the database fails.
pub fn own(db: &mut Db, shown: &ShownTournament) -> Result<Option<OwnArrival>, ActError> {
    match shown.me {
        Some(me) => arrival(db, &shown.loaded, me, shown.rights.arrives),
        None => Ok(None),
    }
}

/// How far someone is, who says it themselves if they may.
pub(super) fn arrival(db: &mut Db, loaded: &Loaded, entry: EntryNo, may: bool) -> Result<Option<OwnArrival>, ActError> {
    if loaded.tournament.state != State::CheckIn {
        return Ok(None);
    }
    if loaded
        .tournament
        .entry(entry)
        .is_some_and(|one| one.status.is_in_play())
    {
        return Ok(Some(OwnArrival::Here));
    }
    if waiting(db, loaded)?.contains(&entry) {
        return Ok(Some(OwnArrival::Waits));
    }
    let can = may && loaded.tournament.may_arrive(entry).is_ok();
    Ok(can.then_some(OwnArrival::Open))
}

/// Whether players check themselves in at all.
fn is_on(loaded: &Loaded) -> bool {
    loaded.self_check_in != SelfCheckIn::No
}

/// After each act: what they said is forgotten of those who left or are gone, and of everybody once the tournament is
/// over. Whoever was checked in waits no more, but does again when that is taken back.
pub(super) fn after_act(db: &mut Db, loaded: &Loaded) -> Result<(), ActError> {
    let tournament = &loaded.tournament;
    let is_over = tournament.state.is_over();
    let has_left = |status: Status| matches!(status, Status::NoShow | Status::Withdrawn | Status::Excluded);
    for key in arrivals::of_tournament(db, loaded.id)? {
        let entry = tournament.entries.iter().find(|entry| i64::from(entry.member.0) == key);
        if is_over || entry.is_none_or(|entry| has_left(entry.status)) {
            arrivals::remove(db, loaded.id, key)?;
        }
    }
    Ok(())
}
