//! How a list is to be read, as its reader chose it, and what was put right in it by hand; and the list read so. It must
//! not know who belongs to the club.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::columns::{self, Field};
use super::encoding::Encoding;
use super::table::{self, Row};

/// Rows of one list.
pub const ROWS_MAX: usize = 5_000;
/// Columns of one list.
pub const COLUMNS_MAX: usize = 40;

/// What is to be done about a row that is like somebody who is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    #[default]
    Skip,
    Update,
    Add,
}

impl Choice {
    pub const ALL: [Choice; 3] = [Choice::Skip, Choice::Update, Choice::Add];

    /// Its word in forms.
    pub fn as_str(self) -> &'static str {
        match self {
            Choice::Skip => "skip",
            Choice::Update => "update",
            Choice::Add => "add",
        }
    }

    pub fn parse(word: &str) -> Option<Choice> {
        Choice::ALL.into_iter().find(|one| one.as_str() == word)
    }
}

/// What was chosen; what is missing is guessed.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Reading {
    pub encoding: Option<String>,
    pub separator: Option<char>,
    pub heading: Option<bool>,
    /// Words of fields, from the first column on.
    pub columns: Option<Vec<String>>,
    pub duplicates: Choice,
    /// Values typed in place of what stands there, by line and word of the field.
    pub mended: BTreeMap<u64, BTreeMap<String, String>>,
    pub choices: BTreeMap<u64, Choice>,
}

impl std::fmt::Debug for Reading {
    // What was typed are names and addresses.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reading").field("encoding", &self.encoding).finish_non_exhaustive()
    }
}

impl Reading {
    /// As it is kept.
    pub fn of(kept: &str) -> Reading {
        serde_json::from_str(kept).unwrap_or_default()
    }

    /// To be kept.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|_| "{}".to_owned())
    }
}

/// A list that was read: each of its columns has a meaning.
#[derive(Clone)]
pub struct Sheet {
    pub encoding: Encoding,
    pub separator: char,
    pub has_heading: bool,
    pub headings: Vec<String>,
    pub columns: Vec<Field>,
    /// Without the headings.
    pub rows: Vec<Row>,
}

impl std::fmt::Debug for Sheet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sheet").field("columns", &self.columns).finish_non_exhaustive()
    }
}

impl Sheet {
    /// Reads the bytes as it was chosen, and guesses the rest.
    pub fn read(bytes: &[u8], reading: &Reading) -> Sheet {
        let encoding = reading.encoding.as_deref().and_then(Encoding::parse);
        let encoding = encoding.unwrap_or_else(|| Encoding::guess(bytes));
        let text = encoding.read(bytes);
        let separator = reading.separator.unwrap_or_else(|| table::guess(&text));
        let mut rows = table::rows(&text, separator);
        let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0).min(COLUMNS_MAX);
        let first = rows.first().map(|row| row.cells.clone()).unwrap_or_default();
        let has_heading = reading.heading.unwrap_or_else(|| columns::is_heading(&first));
        let headings = if has_heading && !rows.is_empty() { rows.remove(0).cells } else { Vec::new() };
        let guessed = || {
            if has_heading {
                return columns::by_headings(&headings, width);
            }
            let front: Vec<&[String]> = rows.iter().take(50).map(|row| row.cells.as_slice()).collect();
            columns::by_cells(&front, width)
        };
        let chosen = |words: &Vec<String>| {
            let mut columns: Vec<Field> =
                words.iter().map(|word| Field::parse(word).unwrap_or(Field::Nothing)).collect();
            columns.resize(width, Field::Nothing);
            columns
        };
        let columns = reading.columns.as_ref().map_or_else(guessed, chosen);
        Sheet { encoding, separator, has_heading, headings, columns, rows }
    }

    /// What stands in a row under this field, or was typed in its place.
    pub fn value<'a>(&'a self, row: &'a Row, field: Field, reading: &'a Reading) -> &'a str {
        let mended = reading.mended.get(&row.line).and_then(|fields| fields.get(field.as_str()));
        if let Some(mended) = mended {
            return mended;
        }
        let at = self.columns.iter().position(|column| *column == field);
        at.and_then(|at| row.cells.get(at)).map_or("", String::as_str)
    }

    /// Whether any column holds names.
    pub fn has_names(&self) -> bool {
        self.columns.iter().any(|column| matches!(column, Field::Name | Field::Family | Field::Given))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_as_it_looks_and_as_it_is_told() {
        let bytes = "név;e-mail\nKovács Anna;a@b\n".as_bytes();
        let sheet = Sheet::read(bytes, &Reading::default());
        assert_eq!((sheet.separator, sheet.has_heading, sheet.rows.len()), (';', true, 1));
        let row = &sheet.rows[0];
        assert_eq!(sheet.value(row, Field::Mail, &Reading::default()), "a@b");
        let told = Reading {
            heading: Some(false),
            columns: Some(vec!["alias".into(), "nonsense".into()]),
            ..Reading::default()
        };
        let sheet = Sheet::read(bytes, &told);
        assert_eq!((sheet.rows.len(), sheet.columns), (2, vec![Field::Alias, Field::Nothing]));
        assert_eq!(Reading::of(&told.text()), told);
        assert_eq!(Reading::of("no json"), Reading::default());
    }

    #[test]
    fn what_was_typed_stands_in_place_of_the_cell() {
        let mut reading = Reading::default();
        let sheet = Sheet::read(b"name,mail\n,x\n", &reading);
        let row = &sheet.rows[0];
        reading.mended.entry(row.line).or_default().insert("name".into(), "Anna".into());
        assert_eq!(sheet.value(row, Field::Name, &reading), "Anna");
        assert_eq!(sheet.value(row, Field::Number, &reading), "");
    }
}
