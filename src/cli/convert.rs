//! `talon convert`: writes records again in another form. One record becomes readable lines, several become one a line.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::ValueEnum;

use super::finding_line::finding_line;
use super::validate::open;
use super::{Exit, aside};
use talon_ppn::Ppn;
use talon_records::export::write_pretty;
use talon_records::json::{Limits, Position, Tape};
use talon_records::normal::Writer;
use talon_records::notation::{Notation as _, NotationWriter, Wrapping};
use talon_records::{CheckedRecord, Finding, read};
use talon_shorthand::{Csv, Shorthand};
use talon_text::report::{names_of, read_as};
use talon_text::{Lang, Names};

/// Write accepted records in their normal form
#[derive(Debug, clap::Args)]
pub(super) struct ConvertArgs {
    /// The form to write
    #[arg(long, value_enum)]
    to: Target,
    /// Treat table rows that have numbers but no contract as typed totals
    #[arg(long)]
    totals: bool,
    /// File to read; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Target {
    /// A single record over several lines, many records one per line
    Talon,
    /// Portable Preferans Notation
    Ppn,
    /// Short text, hands in words
    Text,
    /// A table of an evening, a row for each result
    Csv,
}

pub(super) fn run(args: &ConvertArgs, lang: Lang) -> anyhow::Result<Exit> {
    let source = open(&args.file)?;
    let file = source.name.clone();
    let mut records = read(source, talon_shorthand::options_with(args.totals));
    let notation = match args.to {
        Target::Talon => None,
        Target::Ppn => Some(Ppn.writer()),
        Target::Text => Some(Shorthand.writer()),
        Target::Csv => Some(Csv::writer_with(lang.cell_separator())),
    };
    let mut converter = Converter {
        lang,
        notation,
        ..Converter::default()
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    while let Some(record) = records.next_checked()? {
        converter.convert(&file, &record, &mut out)?;
    }
    converter.finish(&mut out)?;
    out.flush()?;
    // What was passed over is not silently lost.
    if let Some(how) = records.read_as().filter(|how| how.wrapping != Wrapping::default()) {
        let said = read_as(lang, &how, records.mark().records);
        aside(format_args!("{file}: {said}"));
    }
    Ok(if converter.refused > 0 {
        Exit::InvalidInput
    } else {
        Exit::Ok
    })
}

#[derive(Default)]
struct Converter {
    lang: Lang,
    writer: Writer,
    /// Writes another form than the format's own.
    notation: Option<Box<dyn NotationWriter>>,
    /// The first record waits: alone it is written in many lines.
    first: Option<Vec<u8>>,
    written: u64,
    refused: u64,
}

impl Converter {
    fn convert(&mut self, file: &str, given: &CheckedRecord<'_>, out: &mut impl Write) -> io::Result<()> {
        let checked = &given.checked;
        let Some(record) = checked.record.as_ref().filter(|_| checked.is_accepted()) else {
            self.refuse(file, given);
            return Ok(());
        };
        let normal = self.writer.write(record).0;
        if let Some(notation) = &mut self.notation {
            let mut text = Vec::new();
            let lost = notation.write(normal, &mut text);
            out.write_all(&text)?;
            self.refused += u64::from(lost.iter().any(Finding::is_error));
            let names = names_of(checked);
            for finding in lost {
                // What is lost stands in the normal form; the record is what can be looked up.
                say(self.lang, file, &finding, given.start, &names);
            }
            return Ok(());
        }
        match self.first.take() {
            None if self.written == 0 => self.first = Some(normal.to_vec()),
            waiting => {
                for line in waiting.iter().map(Vec::as_slice).chain([normal]) {
                    out.write_all(line)?;
                    out.write_all(b"\n")?;
                }
            }
        }
        self.written += 1;
        Ok(())
    }

    fn refuse(&mut self, file: &str, record: &CheckedRecord<'_>) {
        self.refused += 1;
        let names = names_of(&record.checked);
        for finding in &record.checked.findings {
            say(self.lang, file, finding, record.place(finding), &names);
        }
    }

    fn finish(&mut self, out: &mut impl Write) -> io::Result<()> {
        if let Some(notation) = &mut self.notation {
            let mut text = Vec::new();
            notation.finish(&mut text);
            out.write_all(&text)?;
        }
        let Some(only) = self.first.take() else { return Ok(()) };
        let mut tape = Tape::new();
        let mut pretty = Vec::new();
        match tape.read(&only, Limits::default()) {
            Ok(document) => write_pretty(&document, &mut pretty),
            Err(_) => pretty = only,
        }
        out.write_all(&pretty)
    }
}

fn say(lang: Lang, file: &str, finding: &Finding, at: Position, names: &Names<'_>) {
    aside(finding_line(
        lang,
        format_args!("{file}:{}:{}", at.line, at.column),
        finding,
        names,
    ));
}
