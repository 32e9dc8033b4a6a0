//! Gives out the records of a club as they are kept, a piece at a time. It asks nobody: only anyone who can run
//! commands on the server comes here.

use crate::read_session::read_session;
use crate::{ActError, Actor, Missing};
use talon_store::clubs::Club;
use talon_store::{HandId, SessionId, Store, hands};

/// Records read in one go.
const PIECE: i64 = 200;

/// Calls `give` with each record of the club, in the order in which they were stored.
///
/// # Errors
/// What `give` fails with, or when the database fails.
pub fn each<E: From<ActError>>(
    store: &Store,
    club: &Club,
    mut give: impl FnMut(&str) -> Result<(), E>,
) -> Result<(), E> {
    let mut after = HandId(0);
    loop {
        let piece = store
            .read(|db| hands::records_after(db, club.id, after, PIECE))
            .map_err(|error| E::from(ActError::Store(error)))?;
        let Some((last, _)) = piece.last() else { return Ok(()) };
        after = *last;
        for (_, record) in &piece {
            give(record)?;
        }
    }
}

/// Calls `give` with each record of a session of the club, in the order of its deals.
///
/// # Errors
/// As above, and when the club has no such session.
pub fn of_session<E: From<ActError>>(
    store: &Store,
    club: &Club,
    session: SessionId,
    mut give: impl FnMut(&str) -> Result<(), E>,
) -> Result<(), E> {
    let read = store
        .read(|db| read_session(db, &Actor::CommandLine, &session.0.to_string()))
        .map_err(E::from)?;
    if read.club.id != club.id {
        return Err(E::from(ActError::NotFound(Missing::Session)));
    }
    read.in_order(&read.ledger()).try_for_each(&mut give)
}
