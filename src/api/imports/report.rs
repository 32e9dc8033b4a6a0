//! The entries of a report: what became of each record, with words in the reader's language. It decides nothing; what
//! was written down about a record is what counts, and a second check only lends the words.

use super::wire::count;
use crate::hands::wire::hashes;
use talon_records::report::{ReportEntry, ReportFinding};
use talon_records::{Options, read};
use talon_service::read_import::{RecordFate, findings, judge_again, stored_already};
use talon_store::HandId;
use talon_store::hands::Hand;
use talon_store::records::{Record, RecordStatus};
use talon_text::report::worded;
use talon_text::{Lang, Names};

/// The entry of a record.
pub fn entry(fate: &RecordFate, strict: bool, lang: Lang) -> ReportEntry {
    let written = fate.written.as_ref();
    let told = match (written, &fate.hand) {
        (row, Some(hand)) => stored(row, hand, lang),
        (Some(row), None) => refused(row, strict, lang),
        (None, None) => ReportEntry::default(),
    };
    let line = written.and_then(|row| row.line);
    let hand = fate.hand.as_ref().map(|hand| hand.id);
    let hand = hand.or_else(|| written?.hand_id);
    ReportEntry {
        id: hand.map(|HandId(id)| id),
        line: line.map(count),
        mended: written.and_then(|row| row.mended.clone()),
        record: count(fate.number),
        status: fate.status.as_str(),
        url: hand.map(|HandId(id)| format!("/hands/{id}")),
        ..told
    }
}

/// What a stored record comes to. Its places are those of its canonical form and are not shown.
fn stored(row: Option<&Record>, hand: &Hand, lang: Lang) -> ReportEntry {
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let mut records = read(hand.record.as_bytes(), options);
    let Ok(Some(record)) = records.next_checked() else {
        return ReportEntry::default();
    };
    let said = row.map(|row| told(row, worded(lang, findings(row), Some(&record.checked)), lang));
    ReportEntry {
        findings: said.unwrap_or_default(),
        hashes: Some(hashes(hand)),
        unchecked: None,
        ..record.report_entry(None)
    }
}

fn refused(row: &Record, strict: bool, lang: Lang) -> ReportEntry {
    let again = judge_again(row, strict, |checked, _, _| {
        (worded(lang, findings(row), Some(checked)), checked.unchecked)
    });
    let (said, unchecked) = match again {
        Some((said, unchecked)) => (said, Some(unchecked)),
        None => (worded(lang, findings(row), None), None),
    };
    ReportEntry {
        findings: told(row, said, lang),
        unchecked: unchecked.filter(|_| row.status == RecordStatus::Rejected),
        ..ReportEntry::default()
    }
}

/// With what only the store knows: that the record is there already.
fn told(row: &Record, mut said: Vec<ReportFinding>, lang: Lang) -> Vec<ReportFinding> {
    said.extend(stored_already(row).map(|finding| ReportFinding {
        message: Some(lang.finding(&finding, &Names::default())),
        record: Some(count(row.record)),
        ..ReportFinding::from(&finding)
    }));
    said
}
