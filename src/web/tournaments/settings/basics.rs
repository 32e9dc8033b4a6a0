//! Name, time and place.

use super::field::{Bad, FieldView, Kind, SettingsForm, Values, bad};
use crate::tournaments::start;
use talon_service::tournaments::Setting;
use talon_text::Lang;

pub(super) fn fields(values: &Values<'_>, lang: Lang) -> Vec<FieldView> {
    let tournament = values.tournament;
    vec![
        values.text("name", || tournament.name.clone(), lang),
        values.field("day", Kind::Day, || tournament.starts.date().to_string(), lang),
        values.field(
            "time",
            Kind::Clock,
            || tournament.starts.format("%H:%M").to_string(),
            lang,
        ),
        values.text("venue", || tournament.venue.clone(), lang),
    ]
}

pub(super) fn read(sent: &SettingsForm) -> Result<Setting, Bad> {
    let starts = start::read(sent.value("day"), sent.value("time"))?;
    let (name, venue) = (sent.value("name").to_owned(), sent.value("venue").to_owned());
    if name.is_empty() {
        return Err(bad("name", "field-required"));
    }
    Ok(Setting::Basics { name, starts, venue })
}
