//! Deals that somebody typed or pasted: what they say as records, and what is wrong with them at which line.

use crate::finding::{FindingView, finding_view};
use crate::shell::Shell;
use talon_records::json::Position;
use talon_records::normal::Writer;
use talon_records::read;
use talon_shorthand::{KnownEvening, is_blank};
use talon_text::report::{names_of, read_as};

/// Characters of a text that is read.
pub(super) const TEXT_MAX: usize = 20_000;

/// A text as it was read.
#[derive(Debug)]
pub(super) struct ReadText {
    /// The sound records in their normal form.
    pub records: Vec<String>,
    pub findings: Vec<FindingView>,
    /// How it was read, in words; empty where it says nothing.
    pub read_as: String,
    /// Something is wrong, so that no record may be used.
    pub is_faulty: bool,
}

/// Reads a text. One without a head is a part of the evening that is known.
pub(super) fn read_text(shell: &Shell, text: &str, evening: Option<KnownEvening<'_>>) -> ReadText {
    let mut outcome = ReadText {
        records: Vec::new(),
        findings: Vec::new(),
        read_as: String::new(),
        is_faulty: false,
    };
    if is_blank(text) {
        return outcome;
    }
    let head = evening.and_then(|evening| evening.head_of(text));
    let headed = head.as_ref().map(|head| format!("{head}\n{text}"));
    let mut records = read(headed.as_deref().unwrap_or(text).as_bytes(), talon_shorthand::options());
    let (mut writer, mut count) = (Writer::new(), 0);
    while let Ok(Some(record)) = records.next_checked() {
        count += 1;
        let checked = &record.checked;
        let names = names_of(checked);
        // The head that was put before the text is no line of it.
        let start = Position {
            line: record.start.line.saturating_sub(head.is_some().into()),
            ..record.start
        };
        let view = |finding| finding_view(shell, finding, &names, record.number, record.text, start);
        outcome.findings.extend(checked.findings.iter().map(view));
        match checked.record.as_ref().filter(|_| checked.is_accepted()) {
            Some(own) => {
                let text = String::from_utf8_lossy(writer.write(own).0).into_owned();
                outcome.records.push(text);
            }
            None => outcome.is_faulty = true,
        }
    }
    if let Some(how) = records.read_as() {
        outcome.read_as = read_as(shell.lang, &how, count);
    }
    outcome
}
