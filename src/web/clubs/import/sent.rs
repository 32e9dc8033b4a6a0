//! The form on which a list is looked at, as it comes: how the file is to be read, what was typed in place of cells,
//! and what is to be done about rows. Words that are none of its own are refused (S-3).

use std::collections::HashMap;

use crate::parts::bad;
use talon_http::Problem;
use talon_service::member_lists::columns::MemberField;
use talon_service::member_lists::encoding::Encoding;
use talon_service::member_lists::reading::{COLUMNS_MAX, Reading, RowDecision};
use talon_service::member_lists::table::SEPARATORS;

/// Characters of a value that is kept as it was typed, also where it is too long to be taken.
const VALUE_MAX: usize = 300;

/// What the buttons of the form ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Wanted {
    #[default]
    Look,
    Apply,
    Discard,
}

/// The form.
#[derive(Debug, Default)]
pub(super) struct ListForm {
    pub wanted: Wanted,
    /// The part of the preview that is asked for.
    pub page: Option<usize>,
    pub show_all: bool,
    changes: Vec<Change>,
}

#[derive(Debug)]
enum Change {
    Encoding(Encoding),
    Separator(char),
    Heading(usize),
    Column(usize, MemberField),
    Duplicates(RowDecision),
    Mend(usize, MemberField, String),
    Choose(usize, RowDecision),
}

impl ListForm {
    /// From the fields of the form.
    pub fn of(fields: &[(String, String)]) -> Result<ListForm, Problem> {
        let mut sent = ListForm::default();
        for (name, value) in fields {
            sent.set(name, value)?;
        }
        Ok(sent)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Problem> {
        let no = || bad("the form has a field or a choice that this page does not know");
        let change = match name {
            "csrf" => return Ok(()),
            "do" => {
                self.wanted = match value {
                    "look" => Wanted::Look,
                    "apply" => Wanted::Apply,
                    "discard" => Wanted::Discard,
                    _ => return Err(no()),
                };
                return Ok(());
            }
            "page" => {
                self.page = Some(value.parse().map_err(|_| no())?);
                return Ok(());
            }
            "show" => {
                self.show_all = value == "all";
                return Ok(());
            }
            "encoding" => Change::Encoding(Encoding::parse(value).ok_or_else(no)?),
            "separator" => Change::Separator(separator(value).ok_or_else(no)?),
            "heading" => Change::Heading(value.parse().map_err(|_| no())?),
            "duplicates" => Change::Duplicates(RowDecision::parse(value).ok_or_else(no)?),
            name => row(name, value).ok_or_else(no)?,
        };
        self.changes.push(change);
        Ok(())
    }

    /// Puts what was sent into how the list is read. Columns mean something else once the cells are cut otherwise, so
    /// they are guessed again then.
    pub fn into(self, reading: &mut Reading, was: &Was) {
        let mut columns = was.columns.clone();
        for change in self.changes {
            match change {
                Change::Encoding(encoding) if encoding != was.encoding => {
                    reading.encoding = Some(encoding);
                }
                Change::Separator(separator) if separator != was.separator => {
                    reading.separator = Some(separator);
                    reading.heading_row = None;
                    columns.clear();
                }
                Change::Heading(heading) if heading != was.heading => {
                    reading.heading_row = Some(heading);
                    columns.clear();
                }
                Change::Column(at, field) => {
                    if let Some(column) = columns.get_mut(at) {
                        *column = field;
                    }
                }
                Change::Duplicates(choice) => reading.duplicates = choice,
                // A box that was left as it was shown follows the columns, also when they change.
                Change::Mend(row, field, value) if was.shown.get(&(row, field)) != Some(&value) => {
                    reading.typed.entry(row).or_default().insert(field, value);
                }
                Change::Choose(row, choice) => {
                    reading.chosen.insert(row, choice);
                }
                Change::Encoding(_) | Change::Separator(_) | Change::Heading(_) | Change::Mend(..) => {}
            }
        }
        if columns.is_empty() {
            reading.columns = None;
        } else if columns != was.columns {
            reading.columns = Some(columns);
        }
    }
}

/// How the list was read when the form was shown.
#[derive(Debug)]
pub(super) struct Was {
    pub encoding: Encoding,
    pub separator: char,
    /// Number of the row that has the headings; 0 where none has.
    pub heading: usize,
    pub columns: Vec<MemberField>,
    /// What stood in the boxes.
    pub shown: HashMap<(usize, MemberField), String>,
}

/// What stands between cells, by its word: a tab cannot be seen in a form.
pub(super) fn separator(word: &str) -> Option<char> {
    SEPARATORS.into_iter().find(|one| separator_word(*one) == word)
}

pub(super) fn separator_word(separator: char) -> &'static str {
    match separator {
        ';' => "semicolon",
        '\t' => "tab",
        '|' => "bar",
        _ => "comma",
    }
}

/// `column-3`, `name-12`, `do-12`: a column, the field of a row, what is to be done about it.
fn row(name: &str, value: &str) -> Option<Change> {
    let (word, number) = name.rsplit_once('-')?;
    let number: usize = number.parse().ok()?;
    match word {
        "column" => {
            let at = Some(number).filter(|at| *at < COLUMNS_MAX)?;
            Some(Change::Column(at, MemberField::parse(value)?))
        }
        "do" => Some(Change::Choose(number, RowDecision::parse(value)?)),
        word => {
            let field = MemberField::parse(word).filter(|field| *field != MemberField::Nothing)?;
            Some(Change::Mend(number, field, value.chars().take(VALUE_MAX).collect()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(fields: &[(&str, &str)]) -> Result<ListForm, Problem> {
        let fields: Vec<(String, String)> = fields
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect();
        ListForm::of(&fields)
    }

    fn was() -> Was {
        Was {
            encoding: Encoding::Utf8,
            separator: ';',
            heading: 1,
            columns: vec![MemberField::Name, MemberField::Mail],
            shown: HashMap::from([((7, MemberField::Mail), "as it was".to_owned())]),
        }
    }

    #[test]
    fn what_was_sent_becomes_how_the_list_is_read() {
        let form = [
            ("column-0", "alias"),
            ("column-1", "name"),
            ("duplicates", "update"),
            ("name-7", "Anna"),
            ("email-7", "as it was"),
            ("do-9", "add"),
            ("encoding", "utf-8"),
            ("do", "apply"),
        ];
        let sent = sent(&form).unwrap();
        assert_eq!(sent.wanted, Wanted::Apply);
        let mut reading = Reading::default();
        sent.into(&mut reading, &was());
        assert_eq!(reading.columns, Some(vec![MemberField::Alias, MemberField::Name]));
        assert_eq!((reading.duplicates, reading.encoding), (RowDecision::Update, None));
        assert_eq!(reading.typed[&7][&MemberField::Name], "Anna");
        assert_eq!(reading.typed[&7].len(), 1);
        assert_eq!(reading.chosen[&9], RowDecision::Add);
    }

    #[test]
    fn cells_cut_otherwise_are_given_a_meaning_again() {
        let mut reading = Reading {
            columns: Some(vec![MemberField::Alias]),
            ..Reading::default()
        };
        sent(&[("separator", "tab"), ("column-0", "name")])
            .unwrap()
            .into(&mut reading, &was());
        assert_eq!((reading.separator, reading.columns), (Some('\t'), None));
    }

    #[test]
    fn a_word_that_the_page_does_not_know_is_refused() {
        for field in [
            "role",
            "column-99",
            "club_id-1",
            "nothing-1",
            "name-x",
            "name--1",
            "do-",
        ] {
            assert!(sent(&[(field, "name")]).is_err(), "{field}");
        }
        for (field, value) in [
            ("do", "drop"),
            ("encoding", "x"),
            ("separator", ";"),
            ("do-1", "x"),
            ("heading", "x"),
        ] {
            assert!(sent(&[(field, value)]).is_err(), "{field}");
        }
    }
}
