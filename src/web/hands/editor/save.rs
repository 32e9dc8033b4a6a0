//! What can be done with the hand: stored in a club, kept as a file, looked at, or sent on as a link.

use super::compare::{Differences, differences};
use super::page::Drawing;
use crate::check;
use crate::choice::Choice;
use crate::hands::about::about;
use crate::packed::pack;
use talon_editor::as_score;
use talon_ppn::Ppn;
use talon_records::Checked;
use talon_records::normal::Writer;
use talon_records::notation::{Notation as _, write_all};
use talon_rules::games::Severity;
use talon_store::DraftId;
use talon_store::hands::Hand;

/// Who may see a hand, those first that are chosen most.
const VISIBILITIES: [&str; 4] = ["club", "private", "unlisted", "public"];

/// The step of saving.
#[derive(Debug)]
pub(super) struct SaveView {
    /// The draft that it is.
    pub draft: Option<DraftId>,
    /// Which hand it is.
    pub about: String,
    /// "good", "warn" or "bad", with its words.
    pub verdict: (&'static str, String),
    /// What is still odd about it.
    pub warnings: Vec<String>,
    pub clubs: Vec<Choice>,
    pub visibilities: Vec<Choice>,
    /// Whether it can be stored.
    pub is_sound: bool,
    /// It grew from a score, and what that says of the result was added.
    pub is_settled: bool,
    /// It is a score, to which cards can be added.
    pub is_score: bool,
    /// There is no card in it, so that it can be a score.
    pub is_bare: bool,
    /// It can be had in the notation of its game.
    pub in_brackets: bool,
    /// The hand of the reader's clubs that is this one.
    pub stored: Option<StoredView>,
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
    let word = |one: &str| Choice::new(one, shell.t(&format!("visibility-{one}")));
    SaveView {
        draft: drawing.looker.draft,
        about: about(checked, shell.lang),
        verdict: (kind, shell.t(key).into_owned()),
        warnings,
        clubs: drawing.looker.clubs.clone(),
        visibilities: VISIBILITIES.map(word).into(),
        is_sound,
        is_settled: drawing.editing.is_settled,
        is_score: is_sound && drawing.draft.get("score").is_some(),
        is_bare: as_score(text).is_some(),
        in_brackets: in_brackets(checked).is_some(),
        stored: drawing.looker.stored.as_ref().map(|hand| stored(hand, drawing)),
        check: check::address(text),
        link: pack(text.as_bytes()).map(|packed| format!("{}{}", drawing.looker.base_url, address_of(&packed))),
    }
}

/// A hand that is stored already, and what it says otherwise.
#[derive(Debug)]
pub(super) struct StoredView {
    pub href: String,
    pub name: String,
    pub differences: Option<Differences>,
}

fn stored(hand: &Hand, drawing: &Drawing<'_>) -> StoredView {
    let found = differences(&drawing.editing.text, &hand.record, drawing.looker.prefs);
    let number = hand.id.to_string();
    StoredView {
        href: format!("/hands/{number}"),
        name: drawing.looker.shell.with("hand-title", "id", &number),
        differences: Some(found).filter(|found| *found != Differences::default()),
    }
}

/// The record in the notation that its game has beside the format's own.
pub(super) fn in_brackets(checked: &Checked<'_>) -> Option<Vec<u8>> {
    let record = checked.record.as_ref().filter(|_| checked.is_accepted())?;
    let is_its_game = Ppn.game().is_some() && record.envelope.game == Ppn.game();
    let mut writer = Writer::new();
    is_its_game.then(|| write_all(&Ppn, [writer.write(record).0])).flatten()
}

/// The page with a record in its address.
fn address_of(packed: &str) -> String {
    format!("/hands/new?record={packed}")
}

/// Where a record is opened in the editor, unless it is too long for an address.
pub(crate) fn address(text: &str) -> Option<String> {
    pack(text.as_bytes()).map(|packed| address_of(&packed))
}
