//! Tables of an evening, as spreadsheets write and open them: a row a deal, in the words of the short text, with what
//! each deal came to beside it. That is compared with the rules, and never taken over.

mod cells;
mod cutter;
mod heading;
#[cfg(test)]
mod heading_tests;
mod paid;
mod row;
mod sheet;
#[cfg(test)]
mod tests;
mod total;
mod writer;

use std::borrow::Cow;

use serde_json::Value as Json;
use talon_records::notation::{Cutter, Notation, NotationWriter, Translation};
use talon_records::{Edit, GameKind};

pub(crate) use cells::whole;
pub(crate) use heading::is_carried;
pub(crate) use row::RowCells;
pub(crate) use total::award_of;

use crate::code_page::decoded;
use crate::faults::Faults;

/// The table of an evening.
#[derive(Debug, Clone, Copy)]
pub struct Csv;

/// The same to someone who says that rows with numbers alone are to be taken as totals that were typed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CsvWithTotals;

/// So much of a text says what it is.
const LOOKED_AT: usize = 4096;
/// Lines of a title that may stand before the headings.
const BEFORE_MAX: usize = 8;

impl Csv {
    /// Begins to write tables whose cells are kept apart by this sign: some spreadsheets open only those of their own
    /// language.
    #[must_use]
    pub fn writer_with(separator: char) -> Box<dyn NotationWriter> {
        let known = cells::SEPARATORS
            .into_iter()
            .find(|known| char::from(*known) == separator);
        Box::new(writer::Tables::new(known.unwrap_or(b',')))
    }
}

/// Whether the headings of a table name rules.
pub(crate) fn says_rules(text: &str) -> bool {
    let mut lines = text.lines().take(BEFORE_MAX).filter(|line| heading::is_heading(line));
    let headings = lines.find_map(|line| heading::read(line, 0, &mut Faults::default()));
    headings.is_some_and(|headings| headings.says_rules())
}

impl Notation for Csv {
    fn name(&self) -> &'static str {
        "csv"
    }

    fn game(&self) -> Option<GameKind> {
        None
    }

    fn extension(&self) -> Option<&'static str> {
        // Tables of all kinds end so.
        None
    }

    fn begins(&self, text: &[u8]) -> bool {
        let looked_at = text.get(..LOOKED_AT).unwrap_or(text);
        // A row that was cut out of its table, with a long note.
        let last = text
            .get(LOOKED_AT..)
            .and_then(|rest| rest.rsplit(|byte| *byte == b'\n').next());
        if let Some(Ok(last)) = last.map(std::str::from_utf8)
            && is_carried(last)
        {
            return true;
        }
        if looked_at
            .trim_ascii_start()
            .first()
            .is_none_or(|byte| matches!(byte, b'{' | b'[' | b'<'))
        {
            return false;
        }
        let text = match std::str::from_utf8(looked_at) {
            Ok(text) => Cow::Borrowed(text),
            // The last letter may be cut.
            Err(fault) if fault.error_len().is_none() => String::from_utf8_lossy(looked_at),
            Err(_) => decoded(looked_at).map_or_else(|| String::from_utf8_lossy(looked_at), Cow::Owned),
        };
        let lines = text.lines().filter(|line| !row::is_blank(line));
        lines
            .take(BEFORE_MAX)
            .any(|line| heading::is_heading(line.trim_start_matches('\u{feff}')))
    }

    fn is_sure(&self) -> bool {
        true
    }

    fn has_mark(&self) -> bool {
        true
    }

    fn cutter(&self) -> Box<dyn Cutter> {
        Box::new(cutter::Rows::new(false))
    }

    fn translate(&self, text: &str) -> Translation {
        let (record, faults) = row::translate(text);
        Translation {
            record: record.map(|record| Json::Object(record).to_string()),
            findings: faults.findings,
            places: Box::new(faults.places),
        }
    }

    fn sample(&self) -> &'static str {
        include_str!("../../../docs/samples/evening.csv")
    }

    fn spoiled(&self) -> &'static [Edit] {
        &[]
    }

    fn writer(&self) -> Box<dyn NotationWriter> {
        Csv::writer_with(',')
    }
}

impl Notation for CsvWithTotals {
    fn name(&self) -> &'static str {
        Csv.name()
    }

    fn game(&self) -> Option<GameKind> {
        Csv.game()
    }

    fn extension(&self) -> Option<&'static str> {
        Csv.extension()
    }

    fn begins(&self, text: &[u8]) -> bool {
        Csv.begins(text)
    }

    fn is_sure(&self) -> bool {
        Csv.is_sure()
    }

    fn has_mark(&self) -> bool {
        Csv.has_mark()
    }

    fn cutter(&self) -> Box<dyn Cutter> {
        Box::new(cutter::Rows::new(true))
    }

    fn translate(&self, text: &str) -> Translation {
        Csv.translate(text)
    }

    fn sample(&self) -> &'static str {
        Csv.sample()
    }

    fn spoiled(&self) -> &'static [Edit] {
        Csv.spoiled()
    }

    fn writer(&self) -> Box<dyn NotationWriter> {
        Csv.writer()
    }
}
