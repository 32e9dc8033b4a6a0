//! One checked record on its way to the output.

use std::io::Write;

use serde_json::json;

use super::{DIAGNOSED_MAX, Format, Tally, Task};
use crate::history::json::Position;
use crate::history::normal::Writer;
use crate::history::{Checked, Options, Reader};
use crate::text::report::{entry_json, names_of, place};

/// What a thread checks with; nothing is allocated from record to record.
#[derive(Debug, Default)]
pub(super) struct Checker {
    reader: Reader,
    writer: Writer,
    /// Whether a byte order mark stood before the next record.
    pub marked: bool,
}

impl Checker {
    /// Checks the text of one record and writes what there is to say.
    pub fn text(
        &mut self,
        task: &Task,
        file: &str,
        number: u64,
        start: Position,
        text: &[u8],
        out: &mut Vec<u8>,
    ) -> Tally {
        let diagnose = task.diagnosed.load(std::sync::atomic::Ordering::Relaxed) < DIAGNOSED_MAX;
        let checked =
            self.reader.check(text, &Options { diagnose, byte_order_mark: self.marked, ..task.options });
        let hashes = (task.hashes && checked.is_accepted())
            .then(|| checked.record.as_ref().map(|record| self.writer.write(record).1))
            .flatten();
        report(task, file, number, start, text, &checked, hashes, out)
    }
}

/// Writes a record's entry or findings; counts it.
#[allow(clippy::too_many_arguments)]
pub(super) fn report(
    task: &Task,
    file: &str,
    number: u64,
    start: Position,
    text: &[u8],
    checked: &Checked<'_>,
    hashes: Option<crate::history::normal::Hashes>,
    out: &mut Vec<u8>,
) -> Tally {
    let accepted = checked.is_accepted();
    if !accepted {
        task.diagnosed.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    }
    match task.format {
        Format::Text => write_lines(task, file, start, text, checked, hashes, out),
        Format::Json | Format::Ndjson => {
            let mut entry = entry_json(task.lang, checked, number, text, start, hashes);
            if task.name_files {
                entry.insert("file".into(), json!(file));
            }
            let entry = serde_json::Value::Object(entry);
            // A vector takes every byte it is given.
            let _ = match task.format {
                Format::Ndjson => writeln!(out, "{entry}"),
                _ => write!(out, ",\n{entry}"),
            };
        }
    }
    let warned = accepted && checked.findings.iter().any(|f| f.severity == crate::games::Severity::Warning);
    Tally {
        total: 1,
        accepted: u64::from(accepted),
        with_warnings: u64::from(warned),
        rejected: u64::from(!accepted),
    }
}

/// `file:line:column: error MUST_BEAT /actions/23/card sentence`
fn write_lines(
    task: &Task,
    file: &str,
    start: Position,
    text: &[u8],
    checked: &Checked<'_>,
    hashes: Option<crate::history::normal::Hashes>,
    out: &mut Vec<u8>,
) {
    if let Some(hashes) = hashes {
        let _ = writeln!(
            out,
            "{file}:{}: deal {} play {} doc {}",
            start.line, hashes.deal, hashes.play, hashes.doc
        );
    }
    if checked.findings.is_empty() {
        return;
    }
    let names = names_of(checked);
    for finding in &checked.findings {
        let at = place(finding, text, start);
        let sentence = task.lang.finding(finding, &names);
        let _ = writeln!(
            out,
            "{file}:{}:{}: {} {} {} {sentence}",
            at.line,
            at.column,
            finding.severity.as_str(),
            finding.code.as_str(),
            finding.pointer,
        );
    }
}
