//! What a session is called on pages.

use chrono::{Datelike as _, NaiveDate};

use talon_records::notation::is_made_session_name;
use talon_text::Lang;

/// The tournament it belongs to, or the name someone gave it. A name that a program made up says nothing to a reader:
/// the game and the day stand in its place.
pub(crate) fn session_title(
    event: Option<&str>,
    key: &str,
    game: Option<&str>,
    day: Option<NaiveDate>,
    lang: Lang,
) -> String {
    if let Some(event) = event {
        return event.to_owned();
    }
    if !is_made_session_name(key) {
        return key.to_owned();
    }
    let day = day.map(|day| lang.day(day.year(), day.month(), day.day()));
    let parts: Vec<String> = game.map(str::to_owned).into_iter().chain(day).collect();
    if parts.is_empty() {
        key.to_owned()
    } else {
        parts.join(", ")
    }
}
