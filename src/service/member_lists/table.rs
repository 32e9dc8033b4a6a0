//! From a text to rows of cells: what stands between the cells is guessed or told.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Read as _, Write};

use csv::{ReaderBuilder, StringRecord};

use super::columns::are_headings;
use talon_tournament::names;

/// What can stand between cells.
pub const SEPARATORS: [char; 4] = [',', ';', '\t', '|'];
/// Rows that are looked at to find out which it is.
const LOOKED_AT: usize = 30;

/// One row. It is known by its number, whatever it says and wherever it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListRow {
    /// Counted from 1 through all rows of the text, headings and empty ones too.
    pub number: usize,
    /// The line that it begins in, as an editor counts them.
    pub line: u64,
    pub cells: Vec<String>,
    /// A quotation mark is opened in it and never closed, so that it is read as if there were none.
    pub is_open: bool,
}

/// The rows of a text; those in which nothing stands are left out.
pub fn rows(text: &str, separator: char) -> Vec<ListRow> {
    let text = plain_ends(text);
    let (_, skipped) = said(&text);
    let mut cut = Cut {
        separator,
        number: 0,
        line: 1 + u64::from(skipped > 0),
        rows: Vec::new(),
    };
    let mut rest = text.get(skipped..).unwrap_or_default();
    while let Some(open) = cut.read(rest, true) {
        let from = rest.get(open..).unwrap_or_default();
        let (line, after) = from.split_at(from.find('\n').map_or(from.len(), |at| at + 1));
        cut.read(line, false);
        rest = after;
    }
    cut.rows
}

/// Each end of a line as one sign, whatever program wrote it.
fn plain_ends(text: &str) -> Cow<'_, str> {
    if text.contains('\r') {
        text.replace("\r\n", "\n").replace('\r', "\n").into()
    } else {
        text.into()
    }
}

/// Rows as they are cut off a text.
struct Cut {
    separator: char,
    number: usize,
    line: u64,
    rows: Vec<ListRow>,
}

impl Cut {
    /// Cuts a text to its end, or as far as a row whose quotation mark is never closed: then where that row begins. A
    /// row that is put behind the text tells the two apart: only an open quotation mark swallows it.
    fn read(&mut self, text: &str, has_quotes: bool) -> Option<usize> {
        let mut reader = ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .quoting(has_quotes)
            .delimiter(u8::try_from(self.separator).unwrap_or(b','))
            .from_reader(text.as_bytes().chain(&b"\n."[..]));
        let mut record = StringRecord::new();
        let (mut before, mut last) = (0, None);
        // Text that is UTF-8 and rows of any length leave nothing that could fail.
        while matches!(reader.read_record(&mut record), Ok(true)) {
            let at = record
                .position()
                .map_or(0, |at| usize::try_from(at.byte()).unwrap_or(usize::MAX));
            let begins = at
                + text
                    .get(at..)
                    .unwrap_or_default()
                    .bytes()
                    .take_while(|byte| *byte == b'\n')
                    .count();
            if begins >= text.len() {
                last = None;
                break;
            }
            self.line += ends(text.get(before..begins).unwrap_or_default());
            (before, last) = (begins, Some(begins));
            self.push(&record, !has_quotes);
        }
        // The row that swallowed the others is cut again, and is counted once.
        if last.is_some() && self.rows.last().is_some_and(|row| row.number == self.number) {
            self.rows.pop();
        }
        match last {
            Some(_) => self.number -= 1,
            None => self.line += ends(text.get(before..).unwrap_or_default()),
        }
        last
    }

    fn push(&mut self, record: &StringRecord, is_open: bool) {
        self.number += 1;
        let cell = |cell: &str| unguarded(names::nfc(&names::without_unseen(cell)).trim()).to_owned();
        let cells: Vec<String> = record.iter().map(cell).collect();
        if cells.iter().any(|cell| !cell.is_empty()) {
            self.rows.push(ListRow {
                number: self.number,
                line: self.line,
                cells,
                is_open,
            });
        }
    }
}

fn ends(text: &str) -> u64 {
    text.bytes().filter(|byte| *byte == b'\n').count() as u64
}

/// What stands between the cells of this text: what makes known headings of the first row, also where no row below has
/// more than one cell; else what makes the most cells, alike in most rows.
pub fn guess(text: &str) -> char {
    let text = plain_ends(text);
    if let (Some(said), _) = said(&text) {
        return said;
    }
    let front: String = text.split_inclusive('\n').take(LOOKED_AT).collect();
    let has_headings = |separator: &char| {
        let rows = rows(&front, *separator);
        rows.first()
            .is_some_and(|row| row.cells.len() > 1 && are_headings(&row.cells))
    };
    if let Some(separator) = SEPARATORS.into_iter().find(has_headings) {
        return separator;
    }
    let score = |separator: char| {
        let rows = rows(&front, separator);
        let mut widths = BTreeMap::new();
        for row in &rows {
            *widths.entry(row.cells.len()).or_insert(0) += 1;
        }
        // Titles above the headings have no cells; a comma here and there makes none.
        let (width, alike) = widths
            .into_iter()
            .filter(|(width, _)| *width > 1)
            .max_by_key(|(_, rows)| *rows)?;
        (alike * 2 >= rows.len()).then(|| alike * 1_000 / rows.len().max(1) * 100 + width.min(99))
    };
    let mut best = (0, SEPARATORS[0]);
    for separator in SEPARATORS {
        let score = score(separator).unwrap_or(0);
        if score > best.0 {
            best = (score, separator);
        }
    }
    best.1
}

/// Some spreadsheets say it in a line of its own: what they say, and how many bytes that line has.
fn said(text: &str) -> (Option<char>, usize) {
    let first = text.split_inclusive('\n').next().unwrap_or_default();
    // What is told may be a tab, which is no space here.
    let line = first.trim_end_matches('\n').trim_matches('"');
    let Some((word, told)) = line.split_at_checked(4) else {
        return (None, 0);
    };
    if !word.eq_ignore_ascii_case("sep=") || told.chars().count() > 1 {
        return (None, 0);
    }
    (SEPARATORS.into_iter().find(|one| told.starts_with(*one)), first.len())
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
    let number = cell.replacen(',', ".", 1).parse::<f64>().is_ok_and(f64::is_finite) && !cell.starts_with('+');
    if suspect && !number {
        format!("'{cell}")
    } else {
        cell.to_owned()
    }
}

/// Rows as a file that spreadsheets open in the right letters.
pub fn write(rows: &[Vec<String>], separator: char) -> Vec<u8> {
    // Into memory, where writing does not fail.
    let Ok(mut writer) = Writer::begin(Vec::new(), separator) else {
        return Vec::new();
    };
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
        Ok(Writer {
            out: writer.from_writer(out),
        })
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
            ("név|e-mail\nKovács, Anna|a@b\n", '|'),
            ("Members of the club\n\nName;Mail\nA;b@c\nD;e@f\n", ';'),
            ("name;mail\rA;b@c\r", ';'),
            ("Név;E-mail\nKis Anna\nNagy Béla\nKovács Cili\n", ';'),
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
            [
                vec!["name", "note"],
                vec!["Kovács \"Kis\" Anna", "two\nlines"],
                vec!["Béla"]
            ]
        );
        assert_eq!(
            cells("name|mail\n\u{feff}Ko\u{301}sa\u{200b}\u{a0}|\u{2060}\n")[1],
            ["Kósa", ""]
        );
    }

    #[test]
    fn each_row_has_its_number_and_the_line_that_an_editor_shows() {
        let text = "\nname;note\n\n\n;\nAnna;\"two\nlines\"\nBéla;x\n\nCili;y";
        let expected = [(1, 2), (3, 6), (4, 8), (5, 10)];
        for text in [text.to_owned(), text.replace('\n', "\r\n"), text.replace('\n', "\r")] {
            let found: Vec<(usize, u64)> = rows(&text, ';').iter().map(|row| (row.number, row.line)).collect();
            assert_eq!(found, expected, "{text:?}");
        }
        for first in ["sep=;\n", "SEP=;\r\n", "\"sep=;\"\r", "sep=;\r"] {
            let text = format!("{first}a;b{0}{0}c;d{0}", &first[first.len() - 1..]);
            let found: Vec<(usize, u64)> = rows(&text, guess(&text))
                .iter()
                .map(|row| (row.number, row.line))
                .collect();
            assert_eq!(found, [(1, 2), (2, 4)], "{text:?}");
            assert_eq!(cells(&text)[1], ["c", "d"]);
        }
        assert_eq!(guess("sep=\t\na;b\tc\n"), '\t');
        assert_eq!(cells("sep=:\na,b\n"), [["a", "b"]]);
    }

    #[test]
    fn a_quotation_mark_that_stays_open_swallows_nobody() {
        let text = "name;mail\nAnna;\"a\nb\"\n\"Kis Béla;x\nCili;\"\"\nDani;y\n";
        let found = rows(text, ';');
        let told: Vec<(usize, u64, bool)> = found.iter().map(|row| (row.number, row.line, row.is_open)).collect();
        assert_eq!(
            told,
            [(1, 1, false), (2, 2, false), (3, 4, true), (4, 5, false), (5, 6, false)]
        );
        assert_eq!((&*found[2].cells[0], &*found[3].cells[0]), ("\"Kis Béla", "Cili"));
        for text in ["\"", "\"\n", "a\n\"", "\"a\n\"b\n\"c", "a,\"b\nc,d\n", "\"a\n\n\n"] {
            let found = rows(text, ',');
            assert_eq!(found.iter().filter(|row| row.is_open).count(), 1, "{text:?}");
        }
        assert_eq!(rows("a,\"b\nc,d\n", ',').len(), 2);
    }

    #[test]
    fn a_cell_that_a_spreadsheet_would_reckon_is_guarded_and_read_back() {
        for cell in ["=1+1", "+cmd", "-2+3", "@sum", "\tx", "\rx", "-", "-1e", "+5"] {
            assert_eq!(guarded(cell), format!("'{cell}"));
        }
        for cell in ["", "Anna", "-12", "7", "a=b"] {
            assert_eq!(guarded(cell), cell);
        }
        let texts = [
            "=1+1",
            "+36 30 1234567",
            "-x",
            "@SUM(A1)",
            "-3.5",
            "Anna",
            "'quoted",
            "a;\"b\"",
        ];
        let rows_in: Vec<Vec<String>> = texts.iter().map(|text| vec![(*text).to_owned(), "x".into()]).collect();
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
