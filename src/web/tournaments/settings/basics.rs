//! Name, time and place.

use chrono::{NaiveDate, NaiveTime};

use super::field::{Bad, FieldView, Kind, Sent, Values, bad};
use crate::service::tournaments::Setting;
use crate::text::Lang;

pub(super) fn fields(values: &Values<'_>, lang: Lang) -> Vec<FieldView> {
    let event = values.event;
    vec![
        values.text("name", || event.name.clone(), lang),
        values.field("day", Kind::Day, || event.starts.date().to_string(), lang),
        values.field("time", Kind::Clock, || event.starts.format("%H:%M").to_string(), lang),
        values.text("venue", || event.venue.clone(), lang),
    ]
}

pub(super) fn read(sent: &Sent) -> Result<Setting, Bad> {
    let day = NaiveDate::parse_from_str(sent.value("day"), "%Y-%m-%d");
    let time = NaiveTime::parse_from_str(sent.value("time"), "%H:%M");
    let day = day.map_err(|_| bad("day", "field-bad-choice"))?;
    let time = time.map_err(|_| bad("time", "field-bad-choice"))?;
    let (name, venue) = (sent.value("name").to_owned(), sent.value("venue").to_owned());
    Ok(Setting::Basics { name, starts: day.and_time(time), venue })
}
