//! Members from a spreadsheet: the page that takes a list, the page on which it is looked at and put right, and the file
//! of the rows that were not taken.

pub mod failed;
pub mod new;
mod rows;
mod sent;
pub mod show;

use talon_text::{Arg, Lang};

/// Address of the page that takes a list.
fn start(slug: &str) -> String {
    format!("/clubs/{slug}/members/import")
}

/// Address of one list.
fn address(slug: &str, id: &str) -> String {
    format!("/clubs/{slug}/members/import/{id}")
}

/// The sentence about a fault.
fn fault(lang: Lang, key: &str) -> String {
    match key {
        "field-too-long" => lang.t_args(key, &[("limit", Arg::from(80_i64))]),
        key => lang.t(key).into_owned(),
    }
}
