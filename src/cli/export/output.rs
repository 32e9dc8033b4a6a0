//! The forms in which hands leave: a line each, another notation, a table.

use std::io::{self, Write};

use talon_records::notation::{Notation, NotationWriter};
use talon_records::row::{COLUMNS, row};
use talon_records::{Finding, Options, Reader};
use talon_service::member_lists::table;
use talon_shorthand::Csv;
use talon_text::Lang;

/// Takes records one after another and writes what is ready.
pub(super) enum Output<W: Write> {
    Lines(W),
    Notation {
        writer: Box<dyn NotationWriter>,
        out: W,
        text: Vec<u8>,
    },
    Table {
        reader: Reader,
        out: Box<table::Writer<W>>,
        lang: Lang,
    },
}

impl<W: Write> Output<W> {
    /// Another notation.
    pub(super) fn notation(out: W, notation: &dyn Notation) -> Output<W> {
        Output::Notation {
            writer: notation.writer(),
            out,
            text: Vec::new(),
        }
    }

    /// The table of an evening, as spreadsheets of this language expect it.
    pub(super) fn evening(out: W, lang: Lang) -> Output<W> {
        Output::Notation {
            writer: Csv::writer_with(lang.cell_separator()),
            out,
            text: Vec::new(),
        }
    }

    /// A table with a line of headings, as spreadsheets of this language expect it.
    pub(super) fn table(out: W, lang: Lang) -> io::Result<Output<W>> {
        let mut out = Box::new(table::Writer::begin(out, lang.cell_separator())?);
        let heading = |column: &str| lang.t(&format!("csv-{}", column.replace('_', "-"))).into_owned();
        out.row(&COLUMNS.map(heading))?;
        Ok(Output::Table {
            reader: Reader::new(),
            out,
            lang,
        })
    }

    /// Writes a record and gives what could not be written of it; with an error among that it is left out.
    pub(super) fn write(&mut self, record: &str) -> io::Result<Vec<Finding>> {
        match self {
            Output::Lines(out) => {
                out.write_all(record.as_bytes())?;
                out.write_all(b"\n")?;
            }
            Output::Notation { writer, out, text } => {
                text.clear();
                let lost = writer.write(record.as_bytes(), text);
                out.write_all(text)?;
                return Ok(lost);
            }
            Output::Table { reader, out, lang } => {
                let options = Options {
                    diagnose: false,
                    ..Options::default()
                };
                let checked = reader.check(record.as_bytes(), &options);
                out.row(&said(row(&checked), *lang))?;
            }
        }
        Ok(Vec::new())
    }

    /// Writes what was held back.
    pub(super) fn finish(self) -> io::Result<()> {
        match self {
            Output::Lines(mut out) => out.flush(),
            Output::Notation {
                mut writer, mut out, ..
            } => {
                let mut text = Vec::new();
                writer.finish(&mut text);
                out.write_all(&text)?;
                out.flush()
            }
            Output::Table { out, .. } => out.finish(),
        }
    }
}

/// The cells of a row with their one word in a language.
fn said(mut row: [String; COLUMNS.len()], lang: Lang) -> [String; COLUMNS.len()] {
    for cell in COLUMNS
        .iter()
        .zip(&mut row)
        .filter(|(column, _)| **column == "complete")
        .map(|(_, cell)| cell)
    {
        match cell.as_str() {
            "yes" => *cell = lang.t("word-yes").into_owned(),
            "no" => *cell = lang.t("word-no").into_owned(),
            _ => {}
        }
    }
    row
}
