//! A text that is no record in JSON: it is read as `/check` reads it, whatever it is written in. A sound hand is opened
//! in its place; of several the first.

use super::editing::Editing;
use crate::check;
use crate::finding::{FindingView, finding_view};
use crate::page::LinkView;
use crate::shell::Shell;
use talon_editor::Draft;
use talon_records::normal::Writer;
use talon_records::notation::ReadAs;
use talon_records::{Checked, Knowledge, Options, read};
use talon_text::report::{names_of, read_as};

/// Records that are counted.
const RECORDS_MAX: u64 = 200;

/// How a text was read that is no record in JSON.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PastedText {
    read_as: Option<ReadAs>,
    records: u64,
    /// Its first hand was opened in its place.
    pub is_opened: bool,
    /// Where all of it is checked, where there is more in it than one hand.
    check: Option<String>,
    /// Where the hand is opened as far as its first fault.
    so_far: Option<String>,
}

/// The same as the page says it.
#[derive(Debug)]
pub(super) struct PastedView {
    pub say: String,
    pub links: Vec<LinkView>,
}

fn options() -> Options {
    Options {
        diagnose: false,
        ..talon_shorthand::options()
    }
}

/// The text of the record that the editor opens of one that was checked: as it was typed, or as another notation says
/// it.
pub(crate) fn record_of(text: &[u8], checked: &Checked<'_>) -> Option<String> {
    let record = checked.record.as_ref()?;
    let typed = std::str::from_utf8(text).ok();
    if let Some(typed) = typed.filter(|text| Draft::read(text).is_some()) {
        return Some(typed.to_owned());
    }
    let normal = String::from_utf8_lossy(Writer::new().write(record).0).into_owned();
    Some(Draft::read(&normal)?.text())
}

/// What is opened in the place of a text, and how that was read; `None` where it is a record in JSON itself.
pub(super) fn taken(text: &str) -> Option<(Option<String>, PastedText)> {
    if text.trim().is_empty() || Draft::read(text).is_some() {
        return None;
    }
    let mut records = read(text.as_bytes(), options());
    let (mut opened, mut so_far, mut count) = (None, None, 0);
    while let Ok(Some(record)) = records.next_checked() {
        count += 1;
        if count == 1 {
            let own = record_of(record.text, &record.checked);
            let is_json = std::str::from_utf8(record.text).is_ok_and(|text| Draft::read(text).is_some());
            let has_cards = record
                .checked
                .hand()
                .is_some_and(|hand| hand.knowledge() != Knowledge::Score);
            match is_json || record.checked.is_accepted() {
                true => opened = own,
                false => so_far = own.filter(|_| has_cards).and_then(|own| super::address(&own)),
            }
        }
        if count == RECORDS_MAX {
            break;
        }
    }
    let pasted = PastedText {
        read_as: records.read_as(),
        records: count,
        is_opened: opened.is_some(),
        check: check::address(text).filter(|_| count > 1),
        so_far,
    };
    Some((opened, pasted))
}

/// What is wrong with a text of which nothing is opened: the findings of its first refused record.
pub(super) fn findings(shell: &Shell, text: &str) -> Vec<FindingView> {
    let mut records = read(text.as_bytes(), options());
    while let Ok(Some(record)) = records.next_checked() {
        if !record.checked.is_accepted() {
            let names = names_of(&record.checked);
            let view = |finding| finding_view(shell, finding, &names, record.number, record.text, record.start);
            return record.checked.findings.iter().map(view).collect();
        }
    }
    Vec::new()
}

/// What the page says of it; nothing where the faults say all there is.
pub(super) fn view(shell: &Shell, editing: &Editing) -> Option<PastedView> {
    let pasted = editing.pasted.as_ref()?;
    let how = pasted.read_as.map(|how| read_as(shell.lang, &how, pasted.records));
    let mut say: Vec<String> = how.into_iter().collect();
    let mut links = Vec::new();
    if pasted.records > 1 && pasted.is_opened {
        say.push(shell.t("editor-pasted-first").into_owned());
    }
    if pasted.records > 1 {
        let href = pasted.check.clone().unwrap_or_else(|| "/check".to_owned());
        links.push(LinkView::new(href, shell.t("editor-pasted-all")));
    }
    if let Some(href) = &pasted.so_far {
        links.push(LinkView::new(href.clone(), shell.t("editor-pasted-so-far")));
    }
    let is_silent = say.is_empty() && links.is_empty();
    (!is_silent).then(|| PastedView {
        say: say.join(" "),
        links,
    })
}
