//! What can be done with the hand: stored in a club, kept as a file, looked at, or sent on as a link.

use super::page::Drawing;
use crate::check;
use crate::hands::about::about;
use crate::packed::pack;
use talon_rules::games::Severity;

/// Who may see a hand, those first that are chosen most.
const VISIBILITIES: [&str; 4] = ["club", "private", "unlisted", "public"];

/// The step of saving.
#[derive(Debug)]
pub(super) struct SaveView {
    /// Which hand it is.
    pub about: String,
    /// "good", "warn" or "bad", with its words.
    pub verdict: (&'static str, String),
    /// What is still odd about it.
    pub warnings: Vec<String>,
    pub clubs: Vec<(String, String)>,
    pub visibilities: Vec<(String, String)>,
    /// Whether it can be stored.
    pub is_sound: bool,
    pub check: Option<String>,
    pub link: Option<String>,
}

pub(super) fn save(drawing: &Drawing<'_>) -> SaveView {
    let shell = &drawing.looker.shell;
    let checked = drawing.checked;
    let text = &drawing.editing.text;
    let is_sound = checked.is_accepted();
    let names = talon_text::report::names_of(checked);
    let warnings: Vec<String> = checked
        .findings
        .iter()
        .filter(|finding| finding.severity != Severity::Info)
        .map(|finding| shell.lang.finding(finding, &names))
        .collect();
    let (kind, key) = match (is_sound, warnings.is_empty()) {
        (true, true) => ("good", "check-ok"),
        (true, false) => ("warn", "check-ok-warnings"),
        (false, _) => ("bad", "check-not-ok"),
    };
    let word = |one: &str| (one.to_owned(), shell.t(&format!("visibility-{one}")).into_owned());
    SaveView {
        about: about(checked, shell.lang),
        verdict: (kind, shell.t(key).into_owned()),
        warnings,
        clubs: drawing.looker.clubs.clone(),
        visibilities: VISIBILITIES.map(word).into(),
        is_sound,
        check: check::address(text),
        link: pack(text.as_bytes()).map(|packed| format!("{}{}", drawing.looker.base_url, address_of(&packed))),
    }
}

/// The page with a record in its address.
fn address_of(packed: &str) -> String {
    format!("/hands/new?record={packed}")
}

/// Where a record is opened in the editor, unless it is too long for an address.
pub(crate) fn address(text: &str) -> Option<String> {
    pack(text.as_bytes()).map(|packed| address_of(&packed))
}
