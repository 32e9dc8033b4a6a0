//! What the sign-up to a tournament allows, as its director says.

use serde_json::json;

use super::fill_free_places;
use crate::audit::Deed;
use crate::authorization::Action;
use crate::clubs::{clock, fields};
use crate::tournaments::act::{ActBeside, ActContext, LogDetail};
use crate::{ActError, InvalidValue};
use talon_store::signups::{self, SignupSettings};

/// Places that can be asked for.
pub const PLACES_MAX: i64 = 999;

/// Settings as they were typed; more places go to those who wait, and fewer take none away.
#[derive(Debug, Clone, Copy)]
pub struct SetSignUp<'a> {
    pub is_open: bool,
    pub visitors: bool,
    pub approval: bool,
    pub shows_names: bool,
    /// A number; empty for no limit.
    pub places: &'a str,
    /// Day and time by the clock of the club, as a browser sends them; empty for the start of the tournament.
    pub closes: &'a str,
}

impl ActBeside for SetSignUp<'_> {
    fn deed(&self) -> Deed {
        Deed::SetSignUp
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::ManageSignUp)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Vec<LogDetail>, ActError> {
        let ActContext { db, loaded, now, .. } = context;
        let places = places(self.places)?;
        let closes = fields::day_and_time("closes", self.closes)?;
        let before = signups::settings(db, loaded.id)?;
        let mut settings = SignupSettings {
            tournament_id: loaded.id,
            is_open: self.is_open,
            visitors: self.visitors,
            approval: self.approval,
            shows_names: self.shows_names,
            places,
            closes_at: closes.map(|at| clock::moment(&loaded.club.timezone, at).into()),
            changed_at: before.as_ref().and_then(|before| before.changed_at),
            was_open: self.is_open || before.as_ref().is_some_and(|before| before.was_open),
        };
        if before.as_ref() == Some(&settings) {
            return Ok(Vec::new());
        }
        settings.changed_at = Some((*now).into());
        signups::set_settings(db, &settings)?;
        fill_free_places(db, loaded, *now)?;
        Ok(vec![LogDetail {
            values: json!({"open": self.is_open, "places": places}),
            account: None,
        }])
    }
}

/// How many places were typed; none for no limit.
fn places(typed: &str) -> Result<Option<i64>, ActError> {
    match typed.trim() {
        "" => Ok(None),
        text => match text.parse() {
            Ok(places) if (1..=PLACES_MAX).contains(&places) => Ok(Some(places)),
            Ok(_) | Err(_) => Err(ActError::Invalid {
                field: "places",
                why: InvalidValue::BadPlaces,
            }),
        },
    }
}
