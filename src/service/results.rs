//! A result changed: every league and every rating list in which it counts shows that, in the same transaction. It
//! counts nothing itself.

use chrono::{DateTime, Utc};

use crate::tournaments::Loaded;
use crate::{ActError, leagues, ratings};
use talon_store::imports::Import;
use talon_store::{ClubId, Db, SessionId, hands};

/// A tournament ended, or one that was over was changed.
pub(crate) fn after_tournament(db: &mut Db, loaded: &Loaded, now: DateTime<Utc>) -> Result<(), ActError> {
    leagues::after_tournament(db, loaded, now)?;
    ratings::after_tournament(db, loaded, now)
}

/// Deals of these sessions of a club came, changed or went, or their evening ended or goes on.
pub(crate) fn after_evenings(
    db: &mut Db,
    club: ClubId,
    sessions: &[SessionId],
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    leagues::after_evenings(db, club, sessions, now)?;
    ratings::after_evenings(db, club, sessions, now)
}

/// The same of all that an import brought.
pub(crate) fn after_import(db: &mut Db, import: &Import, now: DateTime<Utc>) -> Result<(), ActError> {
    let sessions = hands::sessions_touched(db, import.id)?;
    after_evenings(db, import.club_id, &sessions, now)
}

/// The same of scorecards, by the words that join the deals of each: they were closed, go on, or are no longer kept.
pub(crate) fn after_cards(db: &mut Db, cards: &[String], now: DateTime<Utc>) -> Result<(), ActError> {
    if cards.is_empty() {
        return Ok(());
    }
    for session in hands::sessions_named(db, cards)? {
        after_evenings(db, session.club_id, &[session.id], now)?;
    }
    Ok(())
}

/// Entries of a club were put together or separated, or someone is a guest no more, so that results are other people's
/// than before.
pub(crate) fn after_merge(db: &mut Db, club: ClubId, now: DateTime<Utc>) -> Result<(), ActError> {
    leagues::after_merge(db, club, now)?;
    ratings::after_merge(db, club, now)
}

/// Names in the list of a club are other ones than before, so that those in its evenings may mean others.
pub(crate) fn after_names(db: &mut Db, club: ClubId, now: DateTime<Utc>) -> Result<(), ActError> {
    leagues::after_names(db, club, now)?;
    ratings::after_names(db, club, now)
}
