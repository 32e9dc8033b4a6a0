//! A record of the report as the page shows it: its findings in words, and for one that waits, how it differs from the
//! hand that is stored.

use serde_json::Value as Json;

use super::facts::{facts, hands};
use crate::finding::{Accept, AcceptBy, FindingView, finding_view};
use crate::hands::editor;
use crate::packed::pack;
use crate::shell::Shell;
use talon_records::json::Position;
use talon_records::mending::{is_proposal, proposes_value};
use talon_records::normal::Writer;
use talon_records::report::ReportFinding;
use talon_records::{Checked, Finding, Knowledge, Options, Reader};
use talon_rules::games::Severity;
use talon_service::import_report::ReportedRecord;
use talon_service::read_import::{findings, judge_again, stored_already};
use talon_store::records::RecordStatus;
use talon_text::Names;
use talon_text::report::{names_of, written_words};

/// Differences that are shown; two records that differ in more are different altogether.
const DIFFERENCES_MAX: usize = 12;

/// A record.
#[derive(Debug)]
pub struct RecordView {
    pub number: i64,
    pub place: String,
    pub findings: Vec<FindingView>,
    pub hand: Option<String>,
    pub decide: Option<String>,
    pub mend: Option<String>,
    /// Where it is opened in the editor.
    pub editor: Option<String>,
    /// Its text was kept for a time that is over, so that nothing can be made of it here.
    pub is_forgotten: bool,
    /// Where all proposed values are accepted at once, and how many they are.
    pub fix_all: Option<(String, String)>,
    pub differences: Vec<Difference>,
}

/// A value in which two records differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    pub place: String,
    /// The place is where it stands in a record, and no word for it.
    pub is_pointer: bool,
    pub stored: String,
    pub new: String,
}

/// `open` is the address of an import whose records can be decided on and mended.
pub(super) fn view(shell: &Shell, shown: &ReportedRecord, strict: bool, open: Option<&str>) -> RecordView {
    let record = &shown.record;
    let numbers = [
        ("record", record.record.into()),
        ("line", record.line.unwrap_or(0).into()),
    ];
    let waits = record.status == RecordStatus::Waiting;
    let own = |open: &str| format!("{open}/records/{}", record.record);
    let refused = record.status == RecordStatus::Rejected;
    let fix = open.filter(|_| refused).map(|open| format!("{}/fix", own(open)));
    let mut values = 0;
    let said = match record.status {
        RecordStatus::Accepted => of_stored(shell, shown),
        _ => judge_again(record, strict, |checked, text, at| {
            let mut views = said(shell, checked, record.record, text, at);
            if let Some(action) = &fix {
                values = offer_fixes(shell, checked, text, action, &mut views);
            }
            views
        }),
    };
    let place = shell.lang.t_args("report-record", &numbers);
    let mut findings = said.unwrap_or_else(|| written(shell, shown));
    if let Some(like) = stored_already(record).filter(|_| waits) {
        findings.insert(0, of_store(shell, &like, place.clone()));
    }
    RecordView {
        number: record.record,
        place,
        findings,
        hand: shown.hand.as_ref().map(|hand| format!("/hands/{}/0", hand.id.0)),
        decide: open.filter(|_| waits).map(own),
        fix_all: fix
            .filter(|_| values > 1)
            .map(|action| (action, shell.n("report-fix-all", &values))),
        is_forgotten: (waits || refused) && record.raw.is_none(),
        mend: open.filter(|_| refused).map(|open| format!("{}/mend", own(open))),
        editor: open.filter(|_| refused).and_then(|_| in_editor(shown)),
        differences: if waits {
            differences(shell, shown, strict)
        } else {
            Vec::new()
        },
    }
}

/// Where a refused hand is opened, if it is one that the editor can take: as it was sent, or as far as another notation
/// could be read.
fn in_editor(shown: &ReportedRecord) -> Option<String> {
    let text = shown.record.raw.as_deref()?;
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        return editor::address(text);
    }
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &talon_shorthand::options());
    checked.hand().filter(|hand| hand.knowledge() != Knowledge::Score)?;
    editor::address(&editor::record_of(text.as_bytes(), &checked)?)
}

pub(super) fn said(shell: &Shell, checked: &Checked<'_>, number: i64, text: &[u8], at: Position) -> Vec<FindingView> {
    let names = names_of(checked);
    let number = u64::try_from(number).unwrap_or_default();
    let reached = until_fault(checked);
    let views = checked.findings.iter().map(|finding| {
        let mut view = finding_view(shell, finding, &names, number, text, at);
        if finding.is_error() && finding.ply.is_some() {
            view.position.clone_from(&reached);
        }
        view
    });
    views.collect()
}

/// Puts a button beside each finding that proposes something; how many of them propose a value.
fn offer_fixes(shell: &Shell, checked: &Checked<'_>, text: &[u8], action: &str, views: &mut [FindingView]) -> i64 {
    let Ok(text) = std::str::from_utf8(text) else { return 0 };
    let mut values = 0;
    for (view, finding) in views.iter_mut().zip(&checked.findings) {
        let has_value = proposes_value(finding, text);
        values += i64::from(has_value);
        if is_proposal(finding, text) {
            let key = if finding.legal_with.is_empty() {
                "report-fix"
            } else {
                "report-fix-option"
            };
            let (at, words) = (finding.pointer.as_str().to_owned(), shell.t(key).into_owned());
            view.accept = Some(Accept {
                by: AcceptBy::Post(action.to_owned()),
                at,
                words,
            });
        }
    }
    values
}

/// The address of the position at which a refused record stopped.
fn until_fault(checked: &Checked<'_>) -> Option<String> {
    let record = checked.record.as_ref()?;
    let hand = record.hand.as_deref()?;
    let packed = pack(Writer::new().write(record).0)?;
    Some(format!("/check/{packed}/{}", hand.plies()))
}

/// The findings of a record that is stored: its text as sent is not at hand, so the places are those written down.
fn of_stored(shell: &Shell, shown: &ReportedRecord) -> Option<Vec<FindingView>> {
    let hand = shown.hand.as_ref()?;
    let mut reader = Reader::new();
    let checked = reader.check(
        hand.record.as_bytes(),
        &Options {
            diagnose: false,
            ..Options::default()
        },
    );
    let written = findings(&shown.record);
    let names = names_of(&checked);
    let number = u64::try_from(shown.record.record).unwrap_or_default();
    let views = written.iter().map(|then| {
        let now = checked
            .findings
            .iter()
            .find(|now| then.code == now.code && then.pointer == now.pointer.as_str())?;
        let mut view = finding_view(shell, now, &names, number, b"", Position::START);
        view.place = place(shell, shown.record.record, then);
        view.position = now.ply.map(|ply| format!("/hands/{}/{ply}", hand.id.0));
        Some(view)
    });
    views.collect()
}

/// What only the store knows of a record; it is about no place of its text.
fn of_store(shell: &Shell, finding: &Finding, place: String) -> FindingView {
    let view = finding_view(shell, finding, &Names::default(), 0, b"", Position::START);
    FindingView { place, ..view }
}

fn place(shell: &Shell, number: i64, finding: &ReportFinding) -> String {
    let at = |place: Option<u64>| (place.unwrap_or(1) as i64).into();
    let numbers = [
        ("record", number.into()),
        ("line", at(finding.line)),
        ("column", at(finding.column)),
    ];
    shell.lang.t_args("report-where", &numbers)
}

/// What was written down, where the record cannot be judged again.
fn written(shell: &Shell, shown: &ReportedRecord) -> Vec<FindingView> {
    let views = findings(&shown.record).into_iter().map(|finding| {
        let severity = finding.severity;
        FindingView {
            severity: match severity {
                Severity::Info => "info",
                Severity::Warning => "warn",
                Severity::Error => "error",
            },
            severity_word: shell.t(&format!("severity-{}", severity.as_str())).into_owned(),
            say: written_words(shell.lang, &finding),
            code: finding.code.as_str(),
            rule: None,
            rule_href: String::new(),
            place: place(shell, shown.record.record, &finding),
            excerpt: Vec::new(),
            faces: "",
            expected: Vec::new(),
            expected_words: String::new(),
            hint: None,
            position: None,
            accept: None,
        }
    });
    views.collect()
}

/// Both records in their normal form, so that only what they say is compared.
fn differences(shell: &Shell, shown: &ReportedRecord, strict: bool) -> Vec<Difference> {
    let Some(hand) = &shown.hand else { return Vec::new() };
    let new = judge_again(&shown.record, strict, |checked, _, _| {
        let text = checked
            .record
            .as_ref()
            .map(|record| Writer::new().write(record).0.to_vec())?;
        serde_json::from_slice::<Json>(&text).ok()
    });
    let stored = serde_json::from_str::<Json>(&hand.record).ok();
    if let (Some(stored), Some(Some(new))) = (&stored, &new)
        && stored["score"] != new["score"]
        && stored["score"].is_object()
    {
        return facts(shell, stored, new);
    }
    let mut found = Vec::new();
    if let (Some(stored), Some(Some(new))) = (stored, new) {
        let have_cards = [&stored, &new].iter().all(|record| record["deal"]["hands"].is_object());
        found = match have_cards {
            true => hands(shell, &stored, &new),
            false => Vec::new(),
        };
        // What people have no word for is shown at its place.
        if found.is_empty() {
            compare(&stored, &new, "", &mut found);
        }
    }
    found.truncate(DIFFERENCES_MAX);
    found
}

fn compare(stored: &Json, new: &Json, place: &str, found: &mut Vec<Difference>) {
    match (stored, new) {
        (Json::Object(old), Json::Object(fresh)) => {
            for (name, value) in old {
                compare(
                    value,
                    fresh.get(name).unwrap_or(&Json::Null),
                    &format!("{place}/{name}"),
                    found,
                );
            }
            for (name, value) in fresh.iter().filter(|(name, _)| !old.contains_key(*name)) {
                compare(&Json::Null, value, &format!("{place}/{name}"), found);
            }
        }
        // Lists that have little in common are easier to tell apart when shown whole.
        (Json::Array(old), Json::Array(fresh)) if are_alike(old, fresh) => {
            for (at, (old, fresh)) in old.iter().zip(fresh).enumerate() {
                compare(old, fresh, &format!("{place}/{at}"), found);
            }
        }
        _ if stored == new => {}
        _ => {
            found.push(Difference {
                place: place.to_owned(),
                is_pointer: true,
                stored: short(stored),
                new: short(new),
            });
        }
    }
}

fn are_alike(old: &[Json], fresh: &[Json]) -> bool {
    let differing = old.iter().zip(fresh).filter(|(old, fresh)| old != fresh).count();
    old.len() == fresh.len() && differing * 2 <= old.len()
}

fn short(value: &Json) -> String {
    match value {
        Json::Null => "–".to_owned(),
        Json::String(text) => text.chars().take(200).collect(),
        other => other.to_string().chars().take(200).collect(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_what_differs_is_told_with_its_place() {
        let stored = json!({"players": {"A": {"name": "Anna"}}, "n": [1, 2], "cards": ["A7", "LX"], "same": true});
        let new = json!({
            "players": {"A": {"name": "Anita"}}, "n": [1, 3], "cards": ["AX", "AO"], "same": true, "ext": 1
        });
        let mut found = Vec::new();
        compare(&stored, &new, "", &mut found);
        let told: Vec<_> = found
            .iter()
            .map(|d| (d.place.as_str(), d.stored.as_str(), d.new.as_str()))
            .collect();
        let expected = [
            ("/cards", r#"["A7","LX"]"#, r#"["AX","AO"]"#),
            ("/n/1", "2", "3"),
            ("/players/A/name", "Anna", "Anita"),
            ("/ext", "–", "1"),
        ];
        assert_eq!(told, expected);
    }
}
