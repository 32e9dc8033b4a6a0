//! Members from a spreadsheet: the page that takes a list, the page on which it is looked at and put right, and the
//! file of the rows that were not taken.

pub mod failed;
pub mod new;
mod rows;
mod sent;
pub mod show;

use talon_http::invalid_words;
use talon_service::InvalidValue;
use talon_text::Lang;

/// Address of the page that takes a list.
fn start(slug: &str) -> String {
    format!("/clubs/{slug}/members/import")
}

/// Address of one list.
fn address(slug: &str, id: &str) -> String {
    format!("/clubs/{slug}/members/import/{id}")
}

/// The sentence about a fault, by its word as it is stored.
fn fault(lang: Lang, word: &str) -> String {
    match InvalidValue::parse(word) {
        Some(why) => invalid_words(why, "name", lang),
        None => lang.t(word).into_owned(),
    }
}
