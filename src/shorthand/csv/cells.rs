//! A row of a table cut into its cells, each with its place, and cells put together to a row. A row is one line.

use std::borrow::Cow;

use csv_core::{ReadFieldResult, ReaderBuilder, Terminator, WriterBuilder};

/// What may stand between cells.
pub(super) const SEPARATORS: [u8; 3] = [b',', b';', b'\t'];

/// What stands in a column of a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TableCell<'t> {
    /// Byte offset of what it says.
    pub at: usize,
    pub text: Cow<'t, str>,
    /// A quotation mark is opened in it and not closed.
    pub is_open: bool,
}

/// The cells of a line that begins at an offset.
pub(super) fn cells(line: &str, at: usize, separator: u8) -> Vec<TableCell<'_>> {
    let mut reader = ReaderBuilder::new().delimiter(separator).build();
    let ended = format!("{line}\n");
    let mut out = vec![0; ended.len()];
    let (mut found, mut from) = (Vec::new(), 0);
    while let Some(rest) = ended.as_bytes().get(from..).filter(|rest| !rest.is_empty()) {
        let (result, read, written) = reader.read_field(rest, &mut out);
        let said = String::from_utf8_lossy(out.get(..written).unwrap_or_default());
        let is_open = matches!(result, ReadFieldResult::InputEmpty | ReadFieldResult::OutputFull);
        found.push(cell(line, at, from, &said, is_open));
        from += read;
        if is_open
            || matches!(
                result,
                ReadFieldResult::End | ReadFieldResult::Field { record_end: true }
            )
        {
            break;
        }
    }
    found
}

fn cell<'t>(line: &'t str, at: usize, from: usize, said: &str, is_open: bool) -> TableCell<'t> {
    let quoted = line.get(from..).is_some_and(|rest| rest.starts_with('"'));
    let begins = from + usize::from(quoted);
    let text: Cow<'t, str> = match line.get(begins..begins + said.len()) {
        Some(same) if same == said => Cow::Borrowed(same),
        _ => Cow::Owned(said.to_owned()),
    };
    let trimmed = text.trim();
    let before = text.len() - text.trim_start().len();
    let own = unguarded(trimmed);
    let at = at + begins + before + (trimmed.len() - own.len());
    let text = match &text {
        Cow::Borrowed(text) => Cow::Borrowed(unguarded(text.trim())),
        Cow::Owned(_) => Cow::Owned(own.to_owned()),
    };
    TableCell { at, text, is_open }
}

/// What a spreadsheet takes for a formula when it stands first in a cell.
const SUSPECT: [char; 4] = ['=', '+', '-', '@'];

/// Whether a cell is a number below zero, as which it may stand.
fn is_number(cell: &str) -> bool {
    let digits = cell.strip_prefix('-').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// A cell that no spreadsheet takes for a formula (S-40). A mark that stands there already gets another before it, so
/// that the cell comes back as it was.
fn guarded(cell: &str) -> Cow<'_, str> {
    let is_suspect = cell.trim_start_matches('\'').starts_with(SUSPECT);
    match is_suspect && !is_number(cell) {
        true => format!("'{cell}").into(),
        false => cell.into(),
    }
}

/// The cell without the mark that a writer put before it.
fn unguarded(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest) if rest.trim_start_matches('\'').starts_with(SUSPECT) => rest,
        _ => cell,
    }
}

/// Writes a row.
pub(super) fn write_row<T: AsRef<str>>(cells: &[T], separator: u8, out: &mut Vec<u8>) {
    let mut writer = WriterBuilder::new()
        .delimiter(separator)
        .terminator(Terminator::CRLF)
        .build();
    for (place, cell) in cells.iter().enumerate() {
        let cell = guarded(cell.as_ref());
        // A cell may grow twofold, and have marks around it.
        let mut room = vec![0; 2 * cell.len() + 4];
        let mut length = 0;
        if place > 0 {
            length += writer.delimiter(&mut room).1;
        }
        length += writer.field(cell.as_bytes(), &mut room[length..]).2;
        out.extend_from_slice(room.get(..length).unwrap_or_default());
    }
    let mut room = [0; 4];
    let length = writer.terminator(&mut room).1;
    out.extend_from_slice(room.get(..length).unwrap_or_default());
}

/// The whole number of a cell, as spreadsheets and people write it: with either sign, with a comma before zeros.
pub(crate) fn whole(cell: &str) -> Option<i64> {
    let plain: String = crate::fold::fold(cell).chars().filter(|c| !c.is_whitespace()).collect();
    let (number, decimals) = plain.split_once([',', '.']).unwrap_or((&plain, ""));
    let is_whole = decimals.bytes().all(|byte| byte == b'0');
    number.parse().ok().filter(|_| is_whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(line: &str) -> Vec<(usize, String)> {
        cells(line, 10, b',')
            .into_iter()
            .map(|cell| (cell.at, cell.text.into_owned()))
            .collect()
    }

    #[test]
    fn cells_have_their_places() {
        let own = |at: usize, text: &str| (at, text.to_owned());
        assert_eq!(
            texts("7, Béla ,\"a, b\",'+-,"),
            [
                own(10, "7"),
                own(13, "Béla"),
                own(21, "a, b"),
                own(28, "+-"),
                own(31, "")
            ]
        );
        assert_eq!(texts("\"a\"\"b\",c"), [own(11, "a\"b"), own(17, "c")]);
        assert_eq!(texts(""), [own(10, "")]);
        let open = cells("a,\"b,c", 0, b',');
        assert_eq!((open.len(), open[0].is_open, open[1].is_open), (2, false, true));
    }

    #[test]
    fn a_row_comes_back_as_it_was_and_has_no_formula() {
        let texts = [
            "+-", "-", "'=1", "''-x", "=1+1", "-12", "@a", "6", "a, \"b\"", "", "it's", "'quoted'",
        ];
        for separator in SEPARATORS {
            let mut out = Vec::new();
            write_row(&texts, separator, &mut out);
            let line = String::from_utf8(out).unwrap();
            let line = line.strip_suffix("\r\n").unwrap();
            let found = cells(line, 0, separator);
            assert!(found.iter().all(|cell| !cell.is_open));
            assert_eq!(found.iter().map(|cell| cell.text.as_ref()).collect::<Vec<_>>(), texts);
            for cell in line.split(char::from(separator)) {
                let number = cell.strip_prefix('-').is_some_and(|rest| rest.parse::<u32>().is_ok());
                assert!(number || !cell.trim_matches('"').starts_with(SUSPECT), "{cell}");
            }
        }
    }

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for (cell, number) in [
            ("+6", 6),
            ("\u{2212}12", -12),
            ("-1 200", -1200),
            ("6,00", 6),
            ("7.0", 7),
        ] {
            assert_eq!(whole(cell), Some(number), "{cell}");
        }
        for cell in ["", "6,5", "x", "6-", "1,2,3"] {
            assert_eq!(whole(cell), None, "{cell}");
        }
    }
}
