//! From a text to rows of cells: what stands between the cells is guessed or told. It must not know what the columns
//! mean.

use std::io::{self, Write};

use csv::{ReaderBuilder, StringRecord};

/// What can stand between cells.
pub const SEPARATORS: [char; 3] = [',', ';', '\t'];
/// Rows that are looked at to find out which it is.
const LOOKED_AT: usize = 30;

/// One row and the line that it begins in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    pub line: u64,
    pub cells: Vec<String>,
}

/// The rows of a text; those in which nothing stands are left out.
pub fn rows(text: &str, separator: char) -> Vec<Row> {
    let (body, skipped) = body(text);
    let mut reader = reader(body, separator);
    let mut record = StringRecord::new();
    let mut rows = Vec::new();
    // Text that is UTF-8 and rows of any length leave nothing that could fail.
    while matches!(reader.read_record(&mut record), Ok(true)) {
        let line = record.position().map_or(0, csv::Position::line) + skipped;
        let cells: Vec<String> = record.iter().map(|cell| unguarded(cell.trim()).to_owned()).collect();
        if cells.iter().any(|cell| !cell.is_empty()) {
            rows.push(Row { line, cells });
        }
    }
    rows
}

/// What stands between the cells of this text: what makes the most cells, alike in most rows.
pub fn guess(text: &str) -> char {
    if let Some(said) = said(text) {
        return said;
    }
    let front: String = text.lines().take(LOOKED_AT).flat_map(|line| [line, "\n"]).collect();
    let score = |separator: char| {
        let widths: Vec<usize> = rows(&front, separator).iter().map(|row| row.cells.len()).collect();
        let first = widths.first().copied().unwrap_or(0);
        let alike = widths.iter().filter(|width| **width == first).count();
        if first < 2 { 0 } else { alike * 1_000 / widths.len().max(1) * 100 + first.min(99) }
    };
    let mut best = (0, SEPARATORS[0]);
    for separator in SEPARATORS {
        let score = score(separator);
        if score > best.0 {
            best = (score, separator);
        }
    }
    best.1
}

/// Some spreadsheets say it in a line of its own.
fn said(text: &str) -> Option<char> {
    let first = text.lines().next()?.trim();
    let said = first.strip_prefix("sep=")?.chars().next()?;
    SEPARATORS.into_iter().find(|one| *one == said)
}

fn body(text: &str) -> (&str, u64) {
    match (said(text), text.split_once('\n')) {
        (Some(_), Some((_, rest))) => (rest, 1),
        (Some(_), None) => ("", 1),
        (None, _) => (text, 0),
    }
}

fn reader(text: &str, separator: char) -> csv::Reader<&[u8]> {
    ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(u8::try_from(separator).unwrap_or(b','))
        .from_reader(text.as_bytes())
}

/// The mark that keeps a spreadsheet from reckoning is ours, so it is taken off again.
fn unguarded(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest) if rest.starts_with(['=', '+', '-', '@']) => rest,
        _ => cell,
    }
}

/// A cell that no spreadsheet takes for a formula (S-40); what reads as a number stays one, with a comma too.
pub fn guarded(cell: &str) -> String {
    let suspect = cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let number =
        cell.replacen(',', ".", 1).parse::<f64>().is_ok_and(f64::is_finite) && !cell.starts_with('+');
    if suspect && !number { format!("'{cell}") } else { cell.to_owned() }
}

/// Rows as a file that spreadsheets open in the right letters.
pub fn write(rows: &[Vec<String>], separator: char) -> Vec<u8> {
    // Into memory, where writing does not fail.
    let Ok(mut writer) = Writer::begin(Vec::new(), separator) else { return Vec::new() };
    for row in rows {
        let _ = writer.row(row);
    }
    writer.out.into_inner().unwrap_or_default()
}

/// Writes such a file row by row: with a mark in front, which says which letters they are.
#[derive(Debug)]
pub struct Writer<W: Write> {
    out: csv::Writer<W>,
}

impl<W: Write> Writer<W> {
    /// A file with no rows yet.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn begin(mut out: W, separator: char) -> io::Result<Writer<W>> {
        out.write_all("\u{FEFF}".as_bytes())?;
        let mut writer = csv::WriterBuilder::new();
        writer.flexible(true).terminator(csv::Terminator::CRLF);
        writer.delimiter(u8::try_from(separator).unwrap_or(b','));
        Ok(Writer { out: writer.from_writer(out) })
    }

    /// One more row.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn row<T: AsRef<str>>(&mut self, cells: &[T]) -> io::Result<()> {
        let written = self.out.write_record(cells.iter().map(|cell| guarded(cell.as_ref())));
        written.map_err(|error| match error.into_kind() {
            // The cause itself, so that a reader who has gone is known as one.
            csv::ErrorKind::Io(cause) => cause,
            other => io::Error::other(format!("{other:?}")),
        })
    }

    /// Writes what was held back.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn finish(mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Vec<Vec<String>> {
        rows(text, guess(text)).into_iter().map(|row| row.cells).collect()
    }

    #[test]
    fn what_stands_between_cells_is_found() {
        for (text, separator) in [
            ("name,mail\nA,b@c\n", ','),
            ("név;e-mail\n\"Kovács, Anna\";a@b\n", ';'),
            ("ime\tbroj\nAna, Marija\t4\n", '\t'),
            ("sep=;\nname;mail\n", ';'),
            ("one column\nAnna\nBéla\n", ','),
            ("", ','),
        ] {
            assert_eq!(guess(text), separator, "{text:?}");
        }
    }

    #[test]
    fn cells_are_read_with_quotes_and_ends_of_lines_of_every_kind() {
        let text = "name;note\r\n\"Kovács \"\"Kis\"\" Anna\";\"two\nlines\"\r\n;;\r\n\r\nBéla\r";
        assert_eq!(
            cells(text),
            [vec!["name", "note"], vec!["Kovács \"Kis\" Anna", "two\nlines"], vec!["Béla"]]
        );
        assert_eq!(rows("sep=,\na,b\nc,d\n", ',')[1], Row { line: 3, cells: vec!["c".into(), "d".into()] });
        // An open quote swallows the rest, and nothing worse.
        assert_eq!(rows("a,\"b\nc,d\n", ',').len(), 1);
    }

    #[test]
    fn a_cell_that_a_spreadsheet_would_reckon_is_guarded_and_read_back() {
        for cell in ["=1+1", "+cmd", "-2+3", "@sum", "\tx", "\rx", "-", "-1e", "+5"] {
            assert_eq!(guarded(cell), format!("'{cell}"));
        }
        for cell in ["", "Anna", "-12", "7", "a=b"] {
            assert_eq!(guarded(cell), cell);
        }
        let texts = ["=1+1", "+36 30 1234567", "-x", "@SUM(A1)", "-3.5", "Anna", "'quoted", "a;\"b\""];
        let rows_in: Vec<Vec<String>> =
            texts.iter().map(|text| vec![(*text).to_owned(), "x".into()]).collect();
        let bytes = write(&rows_in, ';');
        let text = String::from_utf8(bytes).unwrap();
        assert!(text.starts_with("\u{FEFF}'=1+1;x\r\n'+36"), "{text}");
        assert!(text.contains("\r\n-3.5;x") && text.contains("'@SUM"));
        let back: Vec<String> = rows(text.trim_start_matches('\u{FEFF}'), ';')
            .into_iter()
            .map(|row| row.cells[0].clone())
            .collect();
        assert_eq!(back, texts);
    }
}
