//! When sign-ups end that end before their tournaments begin, for calendars.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use super::Loaded;
use crate::ActError;
use talon_store::signups;
use talon_store::{Db, TournamentId};
use talon_tournament::tournament::State;

/// When the sign-up to a tournament ends.
#[derive(Debug, Clone, Copy)]
pub struct SignUpClosing {
    pub at: DateTime<Utc>,
    /// The director closed it before.
    pub is_off: bool,
    /// When that was last changed, where it is known.
    pub changed: Option<DateTime<Utc>>,
}

/// The ends of the sign-ups to these tournaments, but for those that visitors do not see and those that were never
/// open.
///
/// # Errors
/// When the database fails.
pub fn closings(db: &mut Db, tournaments: &[Loaded]) -> Result<BTreeMap<TournamentId, SignUpClosing>, ActError> {
    let seen = tournaments
        .iter()
        .filter(|one| one.tournament.published && one.tournament.state != State::Draft);
    let ids: Vec<TournamentId> = seen.map(|one| one.id).collect();
    let settings = signups::closing_settings(db, &ids)?.into_iter();
    let closing = settings.filter_map(|one| {
        let closing = SignUpClosing {
            at: one.closes_at?.utc(),
            is_off: !one.is_open,
            changed: one.changed_at.map(|at| at.utc()),
        };
        Some((one.tournament_id, closing))
    });
    Ok(closing.collect())
}
