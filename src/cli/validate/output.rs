//! One checked record on its way to the output.

use std::io::Write;

use serde_json::json;

use super::super::finding_line::finding_line;
use super::{Format, Tally, Task};
use talon_records::json::Position;
use talon_records::normal::{Hashes, Writer};
use talon_records::{Checked, DIAGNOSED_RECORDS, Options, Reader};
use talon_text::report::{entry_json, names_of, place};

/// What a thread checks with; nothing is allocated from record to record.
#[derive(Debug, Default)]
pub(super) struct Checker {
    reader: Reader,
    writer: Writer,
    /// Whether a byte order mark stood before the next record.
    pub marked: bool,
}

/// The text of one record, and where it stands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sent<'a> {
    pub file: &'a str,
    pub number: u64,
    pub start: Position,
    pub text: &'a [u8],
}

impl Checker {
    /// Checks the text of one record and writes what there is to say.
    pub fn text(&mut self, task: &Task, sent: &Sent<'_>, out: &mut Vec<u8>) -> Tally {
        let diagnose = sent.number <= DIAGNOSED_RECORDS;
        let options = Options {
            diagnose,
            byte_order_mark: self.marked,
            ..task.options
        };
        let checked = self.reader.check(sent.text, &options);
        let hashes = (task.hashes && checked.is_accepted())
            .then(|| checked.record.as_ref().map(|record| self.writer.write(record).1))
            .flatten();
        report(task, sent, &checked, hashes, out)
    }
}

/// Writes a record's entry or findings; counts it.
pub(super) fn report(
    task: &Task,
    sent: &Sent<'_>,
    checked: &Checked<'_>,
    hashes: Option<Hashes>,
    out: &mut Vec<u8>,
) -> Tally {
    let accepted = checked.is_accepted();
    match task.format {
        Format::Text => write_lines(task, sent, checked, hashes, out),
        Format::Json | Format::Ndjson => {
            let mut entry = entry_json(task.lang, checked, sent.number, sent.text, sent.start, hashes);
            if task.name_files {
                entry.insert("file".into(), json!(sent.file));
            }
            let entry = serde_json::Value::Object(entry);
            // A vector takes every byte it is given.
            let _ = match task.format {
                Format::Ndjson => writeln!(out, "{entry}"),
                _ => write!(out, ",\n{entry}"),
            };
        }
    }
    let warned = accepted
        && checked
            .findings
            .iter()
            .any(|f| f.severity == talon_rules::games::Severity::Warning);
    Tally {
        total: 1,
        accepted: u64::from(accepted),
        with_warnings: u64::from(warned),
        rejected: u64::from(!accepted),
    }
}

/// One finding a line.
fn write_lines(task: &Task, sent: &Sent<'_>, checked: &Checked<'_>, hashes: Option<Hashes>, out: &mut Vec<u8>) {
    let Sent { file, start, text, .. } = *sent;
    if let Some(Hashes { deal, play, doc }) = hashes {
        let _ = writeln!(out, "{file}:{}: deal {deal} play {play} doc {doc}", start.line);
    }
    if checked.findings.is_empty() {
        return;
    }
    let names = names_of(checked);
    for finding in &checked.findings {
        let at = place(finding, text, start);
        let at = format_args!("{file}:{}:{}", at.line, at.column);
        let _ = writeln!(out, "{}", finding_line(task.lang, at, finding, &names));
    }
}
