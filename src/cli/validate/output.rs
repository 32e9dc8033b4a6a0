//! One checked record on its way to the output.

use std::io::Write;

use super::super::finding_line::finding_line;
use super::{ReportFormat, Task};
use talon_records::normal::{HandHashes, Hashes, Writer};
use talon_records::report::{ReportEntry, ReportSummary};
use talon_records::stream::RawRecord;
use talon_records::{CheckedRecord, Reader};
use talon_text::report::{entry, names_of};

/// What a thread checks with; nothing is allocated from record to record.
#[derive(Debug, Default)]
pub(super) struct Checker {
    reader: Reader,
    writer: Writer,
}

impl Checker {
    /// Checks one record, writes what there is to say of it and counts it.
    pub fn check(&mut self, task: &Task, file: &str, record: RawRecord<'_>, out: &mut Vec<u8>) -> ReportSummary {
        let record = record.check(&mut self.reader, &task.options);
        let checked = &record.checked;
        let accepted = checked.is_accepted();
        let read = checked.record.as_ref().filter(|_| task.hashes && accepted);
        let hashes = read.map(|read| self.writer.write(read).1);
        match task.format {
            ReportFormat::Text => write_lines(task, file, &record, hashes, out),
            ReportFormat::Json | ReportFormat::Ndjson => {
                let entry = ReportEntry {
                    file: task.name_files.then(|| file.to_owned()),
                    ..entry(task.lang, &record, hashes.as_ref())
                };
                let is_line = task.format == ReportFormat::Ndjson;
                out.extend(if is_line { "" } else { ",\n" }.bytes());
                // A vector takes every byte it is given.
                let _ = serde_json::to_writer(&mut *out, &entry);
                out.extend(is_line.then_some(b'\n'));
            }
        }
        ReportSummary::of(checked)
    }
}

/// One finding a line.
fn write_lines(task: &Task, file: &str, record: &CheckedRecord<'_>, hashes: Option<Hashes>, out: &mut Vec<u8>) {
    if let Some(Hashes { doc, hand }) = hashes {
        let line = record.begins.line;
        let _ = match hand {
            HandHashes::Cards { deal, play } => writeln!(out, "{file}:{line}: deal {deal} play {play} doc {doc}"),
            HandHashes::Score(score) => writeln!(out, "{file}:{line}: score {score} doc {doc}"),
        };
    }
    let names = names_of(&record.checked);
    for finding in &record.checked.findings {
        let at = record.place(finding);
        let at = format_args!("{file}:{}:{}", at.line, at.column);
        let _ = writeln!(out, "{}", finding_line(task.lang, at, finding, &names));
    }
}
