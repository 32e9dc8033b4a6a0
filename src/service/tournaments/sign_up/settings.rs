//! What the sign-up to a tournament allows, as its director says.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::settle;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::Action;
use crate::clubs::{clock, fields};
use crate::tournaments::act::{locked, must};
use crate::{ActError, Actor, InvalidValue};
use talon_store::signups::{self, SignupSettings};
use talon_store::{Store, TournamentId};

/// Places that can be asked for.
const PLACES_MAX: i64 = 999;

/// Settings as they were typed.
#[derive(Debug, Clone, Copy)]
pub struct SettingsForm<'a> {
    pub is_open: bool,
    pub visitors: bool,
    pub approval: bool,
    pub shows_names: bool,
    /// A number; empty for no limit.
    pub places: &'a str,
    /// Day and time by the clock of the club, as a browser sends them; empty for the start of the tournament.
    pub closes: &'a str,
}

/// Keeps them; more places go to those who wait, and fewer take none away.
///
/// # Errors
/// When the actor may not, there is no such tournament, or a value is not good.
pub fn change_settings(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    form: &SettingsForm<'_>,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let bad = || ActError::Invalid {
        field: "places",
        why: InvalidValue::BadNumber,
    };
    let places = match form.places.trim() {
        "" => None,
        text => match text.parse() {
            Ok(places) if (1..=PLACES_MAX).contains(&places) => Some(places),
            _ => return Err(bad()),
        },
    };
    let closes = fields::day_and_time("closes", form.closes)?;
    store.write(|db| {
        let loaded = locked(db, id)?;
        must(db, actor, &loaded, Action::ManageSignUp, &loaded.object())?;
        let settings = SignupSettings {
            tournament_id: id,
            is_open: form.is_open,
            visitors: form.visitors,
            approval: form.approval,
            shows_names: form.shows_names,
            places,
            closes_at: closes.map(|at| clock::moment(&loaded.club.timezone, at).into()),
        };
        if signups::settings(db, id)?.as_ref() == Some(&settings) {
            return Ok(());
        }
        signups::set_settings(db, &settings)?;
        settle(db, &loaded, now)?;
        let note = Note::of(Deed::SetSignUp, Subject::Tournament(id)).in_club(loaded.club.id);
        let note = note.with(json!({"open": form.is_open, "places": places}));
        audit::write(db, actor, &note, now)
    })
}
