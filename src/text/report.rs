//! A checked record as an entry of the report that command line, API and pages share (format, 9).

use crate::{Arg, Lang, Names};
use talon_records::json::{Pointer, Reason};
use talon_records::normal::Hashes;
use talon_records::notation::ReadAs;
use talon_records::report::{ReportEntry, ReportFinding};
use talon_records::{Checked, CheckedRecord, Finding};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::Code;

/// The names that a record gives its players, and the pack that its game is played with.
pub fn names_of<'a>(checked: &Checked<'a>) -> Names<'a> {
    let players = checked.record.as_ref().and_then(|record| record.envelope.players);
    Names {
        players: BySeat::from_fn(|seat: Seat| players?.get(seat.letter())?.get("name")?.as_str()),
        pack: checked.pack.unwrap_or(Names::default().pack),
    }
}

/// How an input was read that is not JSON: as what, how many deals, and what was passed over.
pub fn read_as(lang: Lang, read_as: &ReadAs, records: u64) -> String {
    let number = |number: u64| Arg::from(i64::try_from(number).unwrap_or(i64::MAX));
    let words = [
        ("notation", Arg::from(read_as.notation)),
        ("count", number(records)),
        ("passed", number(read_as.wrapping.passed_over)),
        ("page", Arg::from(read_as.wrapping.code_page.unwrap_or("none"))),
    ];
    lang.t_args("report-read-as", &words)
}

/// Puts the words of a finding to it.
fn say(lang: Lang, told: &mut ReportFinding, finding: &Finding, names: &Names<'_>) {
    told.message = Some(lang.finding(finding, names));
    told.hint = lang.finding_hint(finding);
}

/// Findings as they were written down, with the words that a second check has for them; the title of each code where
/// that check found something else, or could not be made.
pub fn worded(lang: Lang, mut written: Vec<ReportFinding>, again: Option<&Checked<'_>>) -> Vec<ReportFinding> {
    let same = |checked: &&Checked<'_>| {
        let codes = checked.findings.iter().map(|finding| finding.code);
        codes.eq(written.iter().map(|finding| finding.code))
    };
    match again.filter(same) {
        Some(checked) => {
            let names = names_of(checked);
            for (told, now) in written.iter_mut().zip(&checked.findings) {
                say(lang, told, now, &names);
            }
        }
        None => {
            for told in &mut written {
                told.message = Some(written_words(lang, told));
            }
        }
    }
    for told in &mut written {
        told.detail = None;
    }
    written
}

/// What can be said of a finding of which only the note is left: why a text could not be read, else the title of its
/// code.
pub fn written_words(lang: Lang, written: &ReportFinding) -> String {
    let (code, reason) = (written.code, written.detail.as_deref().and_then(Reason::word));
    match (code, reason) {
        (_, Some(reason)) => {
            let found = written.found.clone().filter(|found| found.is_string());
            let finding = Finding {
                detail: reason,
                found,
                ..Finding::new(code, Pointer::root(), 0)
            };
            lang.finding(&finding, &Names::default())
        }
        (Code::TooLarge | Code::TooDeep, _) if written.expected.is_some() => {
            let expected = written.expected.clone();
            let finding = Finding {
                expected,
                ..Finding::new(code, Pointer::root(), 0)
            };
            lang.finding(&finding, &Names::default())
        }
        _ => lang.finding_title(code),
    }
}

/// A record as an entry of the report, from a check without a store.
pub fn entry(lang: Lang, record: &CheckedRecord<'_>, hashes: Option<&Hashes>) -> ReportEntry {
    let mut entry = record.report_entry(hashes);
    let names = names_of(&record.checked);
    for (told, finding) in entry.findings.iter_mut().zip(&record.checked.findings) {
        say(lang, told, finding, &names);
    }
    entry
}
