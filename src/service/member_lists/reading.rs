//! How a list is to be read, as its reader chose it, and what was put right in it by hand; and the list read so.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::columns::{self, MemberField};
use super::encoding::Encoding;
use super::table::{self, ListRow};
use crate::stored;
use talon_store::StoreError;

const WHAT: &str = "how a list of members is read";

/// Rows of one list.
pub const ROWS_MAX: usize = 5_000;
/// Columns of one list.
pub const COLUMNS_MAX: usize = 40;

/// What is to be done about a row that is like someone who is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RowDecision {
    #[default]
    Skip,
    Update,
    Add,
}

impl RowDecision {
    pub const ALL: [RowDecision; 3] = [RowDecision::Skip, RowDecision::Update, RowDecision::Add];

    /// Its word in forms.
    pub fn as_str(self) -> &'static str {
        match self {
            RowDecision::Skip => "skip",
            RowDecision::Update => "update",
            RowDecision::Add => "add",
        }
    }

    pub fn parse(word: &str) -> Option<RowDecision> {
        RowDecision::ALL.into_iter().find(|one| one.as_str() == word)
    }
}

/// What was chosen; what is missing is guessed. Lists that were kept before rows had numbers named lines, of which two
/// rows could have one: what they say of rows is passed over.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Reading {
    pub encoding: Option<Encoding>,
    pub separator: Option<char>,
    /// Number of the row that has the headings; 0 where none has.
    pub heading_row: Option<usize>,
    /// Fields, from the first column on.
    pub columns: Option<Vec<MemberField>>,
    pub duplicates: RowDecision,
    /// Values typed in place of what stands there, by number of the row and field.
    pub typed: BTreeMap<usize, BTreeMap<MemberField, String>>,
    /// What is to be done about rows, by number.
    pub chosen: BTreeMap<usize, RowDecision>,
}

impl std::fmt::Debug for Reading {
    // What was typed are names and addresses.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reading")
            .field("encoding", &self.encoding)
            .finish_non_exhaustive()
    }
}

impl Reading {
    /// As it is kept.
    ///
    /// # Errors
    /// When no program of this version wrote it: what is then guessed would not be what was looked at.
    pub(crate) fn of(kept: &str) -> Result<Reading, StoreError> {
        stored::read(kept, WHAT)
    }

    /// To be kept.
    pub(super) fn text(&self) -> Result<String, StoreError> {
        stored::written(self, WHAT)
    }
}

/// A list that was read: each of its columns has a meaning.
#[derive(Clone)]
pub struct Sheet {
    pub encoding: Encoding,
    pub separator: char,
    /// Number of the row that has the headings; 0 where none has.
    pub heading_row: usize,
    pub headings: Vec<String>,
    pub columns: Vec<MemberField>,
    /// The first rows of all, one of which may have the headings.
    pub top: Vec<ListRow>,
    /// What stands below the headings.
    pub rows: Vec<ListRow>,
}

impl std::fmt::Debug for Sheet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sheet")
            .field("columns", &self.columns)
            .finish_non_exhaustive()
    }
}

impl Sheet {
    /// Reads the bytes as it was chosen, and guesses the rest.
    pub fn read(bytes: &[u8], reading: &Reading) -> Sheet {
        let (encoding, separator, mut rows) = cut(bytes, reading);
        let width = rows
            .iter()
            .map(|row| row.cells.len())
            .max()
            .unwrap_or(0)
            .min(COLUMNS_MAX);
        let heading = match reading.heading_row {
            Some(number) => rows.iter().position(|row| row.number == number),
            None => columns::heading(&front(&rows)),
        };
        let top = rows.iter().take(columns::TOP).cloned().collect();
        let below = rows.split_off(heading.map_or(0, |at| at + 1));
        let heading = rows.pop();
        let (rows, heading_row) = (below, heading.as_ref().map_or(0, |row| row.number));
        let headings = heading.map(|row| row.cells).unwrap_or_default();
        let guessed = || {
            if heading_row > 0 {
                return columns::by_headings(&headings, width);
            }
            columns::by_cells(&front(&rows), width)
        };
        let chosen = |columns: &Vec<MemberField>| {
            let mut columns = columns.clone();
            columns.resize(width, MemberField::Nothing);
            columns
        };
        let columns = reading.columns.as_ref().map_or_else(guessed, chosen);
        Sheet {
            encoding,
            separator,
            heading_row,
            headings,
            columns,
            top,
            rows,
        }
    }

    /// What stands in a row under this field, or was typed in its place.
    pub fn value<'a>(&'a self, row: &'a ListRow, field: MemberField, reading: &'a Reading) -> &'a str {
        let typed = reading.typed.get(&row.number).and_then(|fields| fields.get(&field));
        if let Some(typed) = typed {
            return typed;
        }
        let at = self.columns.iter().position(|column| *column == field);
        at.and_then(|at| row.cells.get(at)).map_or("", String::as_str)
    }

    /// Whether any column holds names.
    pub(crate) fn has_names(&self) -> bool {
        self.columns
            .iter()
            .any(|column| matches!(column, MemberField::Name | MemberField::Family | MemberField::Given))
    }
}

/// The rows that the bytes are cut into, read as it was chosen.
fn cut(bytes: &[u8], reading: &Reading) -> (Encoding, char, Vec<ListRow>) {
    let encoding = reading.encoding.unwrap_or_else(|| Encoding::guess(bytes));
    let text = encoding.read(bytes);
    let separator = reading.separator.unwrap_or_else(|| table::guess(&text));
    (encoding, separator, table::rows(&text, separator))
}

/// Whether both find the same rows in the same places, so that what was typed for one by its number still is its own.
pub(super) fn cuts_alike(bytes: &[u8], one: &Reading, other: &Reading) -> bool {
    if (one.separator, one.encoding) == (other.separator, other.encoding) {
        return true;
    }
    let places = |reading: &Reading| -> Vec<(usize, u64)> {
        cut(bytes, reading)
            .2
            .into_iter()
            .map(|row| (row.number, row.line))
            .collect()
    };
    places(one) == places(other)
}

/// The cells of the first rows, which are looked at to guess by.
fn front(rows: &[ListRow]) -> Vec<&[String]> {
    rows.iter().take(50).map(|row| row.cells.as_slice()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_as_it_looks_and_as_it_is_told() {
        let bytes = "név;e-mail\nKovács Anna;a@b\n".as_bytes();
        let sheet = Sheet::read(bytes, &Reading::default());
        assert_eq!((sheet.separator, sheet.heading_row, sheet.rows.len()), (';', 1, 1));
        let row = &sheet.rows[0];
        assert_eq!(sheet.value(row, MemberField::Mail, &Reading::default()), "a@b");
        let told = Reading {
            heading_row: Some(0),
            columns: Some(vec![MemberField::Alias]),
            encoding: Some(Encoding::Utf8),
            ..Reading::default()
        };
        let sheet = Sheet::read(bytes, &told);
        assert_eq!(
            (sheet.rows.len(), sheet.columns),
            (2, vec![MemberField::Alias, MemberField::Nothing])
        );
    }

    #[test]
    fn what_was_chosen_is_kept_and_a_text_that_is_none_of_ours_is_damage() {
        let told = Reading {
            encoding: Some(Encoding::Iso8859_2),
            columns: Some(vec![MemberField::Alias, MemberField::Nothing]),
            typed: BTreeMap::from([(3, BTreeMap::from([(MemberField::Mail, "a@b".to_owned())]))]),
            ..Reading::default()
        };
        let kept = told.text().unwrap();
        assert!(
            kept.contains(r#""encoding":"iso-8859-2""#) && kept.contains(r#"{"3":{"email":"a@b"}}"#),
            "{kept}"
        );
        assert_eq!(Reading::of(&kept).unwrap(), told);
        for damaged in [
            "no json",
            r#"{"columns":["alias","nonsense"]}"#,
            r#"{"encoding":"utf-9"}"#,
            r#"{"typed":{"3":{"nonsense":"Anna"}}}"#,
        ] {
            assert!(Reading::of(damaged).is_err(), "{damaged}");
        }
        let older = r#"{"encoding":"utf-8","heading":true,"mended":{"2":{"name":"Anna"}},"choices":{"2":"add"}}"#;
        let older = Reading::of(older).unwrap();
        assert_eq!(
            (older.encoding, older.typed.len(), older.chosen.len()),
            (Some(Encoding::Utf8), 0, 0)
        );
    }

    #[test]
    fn headings_stand_where_they_are_found_or_chosen() {
        let bytes = b"Open 2026;;\n\n;;\nNo.;Name;Club\n1;Kiss, Anna;X\n2;Nagy, Bela;Y\n";
        let sheet = Sheet::read(bytes, &Reading::default());
        let lines = |sheet: &Sheet| sheet.rows.iter().map(|row| row.line).collect::<Vec<u64>>();
        assert_eq!((sheet.heading_row, lines(&sheet)), (3, vec![5, 6]));
        for (chosen, first) in [(0, 1), (1, 4), (4, 6), (99, 1)] {
            let sheet = Sheet::read(
                bytes,
                &Reading {
                    heading_row: Some(chosen),
                    ..Reading::default()
                },
            );
            assert_eq!(lines(&sheet).first(), Some(&first), "{chosen}");
        }
    }

    #[test]
    fn rows_that_are_cut_otherwise_are_others() {
        let bytes = b"name,mail\n\"Anna,x\nBela\",y\n";
        let by = |separator| Reading {
            separator: Some(separator),
            ..Reading::default()
        };
        assert!(cuts_alike(bytes, &by(','), &by('|')) && cuts_alike(bytes, &by(','), &by(',')));
        let bytes = b"name,mail\nx;\"Anna\nBela\",y\n";
        assert!(!cuts_alike(bytes, &by(','), &by(';')));
    }

    #[test]
    fn what_was_typed_stands_in_place_of_the_cell() {
        let mut reading = Reading::default();
        let sheet = Sheet::read(b"name,mail\n,x\n", &reading);
        let row = &sheet.rows[0];
        reading
            .typed
            .entry(row.number)
            .or_default()
            .insert(MemberField::Name, "Anna".into());
        assert_eq!(sheet.value(row, MemberField::Name, &reading), "Anna");
        assert_eq!(sheet.value(row, MemberField::Number, &reading), "");
    }
}
