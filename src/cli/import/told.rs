//! What became of the records of an import, in lines as `validate` writes them, and the sum of it.

use std::io::{self, Write};

use super::super::finding_line::{finding_line, printable};
use super::{Importer, aside};
use talon_records::report::ReportFinding;
use talon_service::{ActError, read_import};
use talon_store::imports::{Counts, Import};
use talon_store::records::{Record, RecordStatus};
use talon_text::report::{names_of, written_words};
use talon_text::{Arg, Lang, Names};

/// Why not all could be told.
#[derive(Debug, thiserror::Error)]
pub(super) enum Untold {
    #[error(transparent)]
    Act(#[from] ActError),
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Importer {
    /// One finding a line in the order of the input; how many records ended how.
    pub(super) fn tell(&self, import: &Import, out: &mut impl Write) -> anyhow::Result<Counts> {
        let file = import.file_name.as_str();
        let told = read_import::each_of(&self.store, import.id, None, |record| self.record(file, record, out));
        match told {
            Ok(()) => {}
            // As it is: anyone who reads no more of it is known by it.
            Err(Untold::Io(error)) => return Err(error.into()),
            Err(Untold::Act(error)) => return Err(error.into()),
        }
        let mut counts = import.counts;
        let would_fail = self.choices.atomic && counts.rejected + counts.waiting > 0;
        let failure = import.failure.as_deref().or(would_fail.then_some("refused"));
        if let Some(failure) = failure {
            aside(format_args!(
                "{file}: {}",
                self.lang.t(&format!("import-failed-{failure}"))
            ));
            if self.choices.atomic {
                counts = Counts {
                    total: counts.total,
                    rejected: counts.total,
                    ..Counts::default()
                };
            }
        }
        Ok(counts)
    }

    fn record(&self, file: &str, record: &Record, out: &mut impl Write) -> Result<(), Untold> {
        if record.status == RecordStatus::Duplicate {
            return Ok(());
        }
        if let Some(like) = read_import::stored_already(record) {
            let at = format_args!("{file}:{}:1", record.line.unwrap_or(1));
            writeln!(out, "{}", finding_line(self.lang, at, &like, &Names::default()))?;
        }
        let said = read_import::judge_again(record, self.choices.strict, |checked, text, start| {
            let names = names_of(checked);
            checked.findings.iter().try_for_each(|finding| {
                let at = start.advance(text, finding.offset);
                let at = format_args!("{file}:{}:{}", at.line, at.column);
                writeln!(out, "{}", finding_line(self.lang, at, finding, &names))
            })
        });
        match said {
            Some(said) => Ok(said?),
            None => Ok(self.written(file, &read_import::findings(record), out)?),
        }
    }

    /// The same where only what was written down is left.
    fn written(&self, file: &str, findings: &[ReportFinding], out: &mut impl Write) -> io::Result<()> {
        for finding in findings {
            let (severity, code) = (finding.severity.as_str(), finding.code.as_str());
            let (line, column) = (finding.line.unwrap_or(1), finding.column.unwrap_or(1));
            let say = written_words(self.lang, finding);
            let line = format!("{file}:{line}:{column}: {severity} {code} {} {say}", finding.pointer);
            writeln!(out, "{}", printable(&line))?;
        }
        Ok(())
    }
}

/// The last line: all records, by what became of them.
pub(super) fn summary(lang: Lang, all: &Counts) -> String {
    let number = |count: i64| Arg::from(count);
    let counts = [
        ("total", number(all.total)),
        ("accepted", number(all.accepted)),
        ("duplicates", number(all.duplicates)),
        ("waiting", number(all.waiting)),
        ("rejected", number(all.rejected)),
    ];
    let said = lang.t_args("report-summary", &counts);
    if all.with_warnings == 0 {
        said
    } else {
        format!("{said} {}.", lang.n("report-with-warnings", all.with_warnings))
    }
}

pub(super) fn add(all: &mut Counts, one: Counts) {
    all.total += one.total;
    all.accepted += one.accepted;
    all.with_warnings += one.with_warnings;
    all.duplicates += one.duplicates;
    all.waiting += one.waiting;
    all.rejected += one.rejected;
}
