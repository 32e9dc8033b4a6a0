//! The forms in which hands leave: a line each, another notation, a table. It must not know where they come from.

use std::io::{self, Write};

use crate::history::notation::{NotationWriter, notation};
use crate::history::row::{COLUMNS, row};
use crate::history::{Finding, Options, Reader};
use crate::service::member_lists::table::guarded;

/// Takes records one after another and writes what is ready.
pub(super) enum Output<W: Write> {
    Lines(W),
    Notation { writer: Box<dyn NotationWriter>, out: W, text: Vec<u8> },
    Table { reader: Reader, out: Box<csv::Writer<W>> },
}

impl<W: Write> Output<W> {
    /// Another notation; lines where no game has one.
    pub(super) fn notation(out: W) -> Output<W> {
        match notation() {
            Some(notation) => Output::Notation { writer: notation.writer(), out, text: Vec::new() },
            None => Output::Lines(out),
        }
    }

    /// A table with a line of headings.
    pub(super) fn table(out: W) -> io::Result<Output<W>> {
        let mut out = Box::new(csv::Writer::from_writer(out));
        out.write_record(COLUMNS)?;
        Ok(Output::Table { reader: Reader::new(), out })
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
            Output::Table { reader, out } => {
                let options = Options { diagnose: false, ..Options::default() };
                let checked = reader.check(record.as_bytes(), &options);
                out.write_record(row(&checked).map(|cell| guarded(&cell)))?;
            }
        }
        Ok(Vec::new())
    }

    /// Writes what was held back.
    pub(super) fn finish(self) -> io::Result<()> {
        match self {
            Output::Lines(mut out) => out.flush(),
            Output::Notation { mut writer, mut out, .. } => {
                let mut text = Vec::new();
                writer.finish(&mut text);
                out.write_all(&text)?;
                out.flush()
            }
            Output::Table { mut out, .. } => out.flush(),
        }
    }
}
