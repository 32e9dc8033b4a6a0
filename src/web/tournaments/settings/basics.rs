//! Name, time and place.

use serde::Deserialize;

use super::Failed;
use super::field::{FieldView, Kind, bad};
use crate::tournaments::start;
use talon_service::tournaments::Setting;
use talon_text::Lang;
use talon_tournament::tournament::Tournament;

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct BasicsForm {
    name: String,
    day: String,
    time: String,
    venue: String,
}

impl BasicsForm {
    pub fn of(tournament: &Tournament) -> BasicsForm {
        BasicsForm {
            name: tournament.name.clone(),
            day: tournament.starts.date().to_string(),
            time: tournament.starts.format("%H:%M").to_string(),
            venue: tournament.venue.clone(),
        }
    }

    pub fn fields(&self, lang: Lang) -> Vec<FieldView> {
        vec![
            FieldView::text("name", &self.name, lang),
            FieldView::new("day", Kind::Day, &self.day, lang),
            FieldView::new("time", Kind::Clock, &self.time, lang),
            FieldView::text("venue", &self.venue, lang),
        ]
    }

    pub fn read(&self) -> Result<Setting, Failed> {
        let starts = start::read(&self.day, &self.time)?;
        let name = self.name.trim().to_owned();
        if name.is_empty() {
            return Err(bad("name", "field-required").into());
        }
        Ok(Setting::Basics {
            name,
            starts,
            venue: self.venue.trim().to_owned(),
        })
    }
}
