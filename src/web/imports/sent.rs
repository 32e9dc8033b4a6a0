//! The words of the import form. Of its files it only says that there are some.

use std::str::FromStr;

use super::preview::ROWS_MAX;
use crate::parts::bad;
use crate::text_mark::mark;
use talon_http::Problem;
use talon_store::DraftId;
use talon_store::hands::Visibility;

/// Bytes of a pasted text that is held, so that it can be shown again; a longer one is kept as it comes, like a file.
const TEXT_MAX: usize = 2 * 1024 * 1024;
/// Bytes of any other word.
const WORD_MAX: usize = 500;

/// The words of the form.
#[derive(Debug, Clone, Default)]
pub(super) struct Draft {
    pub club: String,
    pub visibility: String,
    pub atomic: bool,
    pub analyse: bool,
    pub strict: bool,
    /// Rows with numbers and no contract are taken as typed totals.
    pub totals: bool,
    pub name: String,
    pub text: String,
    /// The draft of the editor that the text is.
    pub draft: Option<DraftId>,
    /// Of which text a preview was shown.
    pub seen: String,
    /// The rows of it that are to be stored, and how many it has.
    pub rows: Vec<u64>,
    pub of: Option<usize>,
    /// Which button was pressed below it.
    pub step: Option<PreviewStep>,
}

/// A button below a preview.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PreviewStep {
    Preview,
    Store,
}

/// How long a word may be.
pub(super) fn limit(field: &str) -> usize {
    if field == "text" { TEXT_MAX } else { WORD_MAX }
}

impl Draft {
    pub fn visibility(&self) -> Visibility {
        Visibility::parse(&self.visibility).unwrap_or(Visibility::Club)
    }

    /// What marks the text, and how it was asked to be read, as it was looked at.
    pub fn mark(&self) -> String {
        let own = mark(&self.text);
        if self.totals { format!("{own}+") } else { own }
    }

    /// The rows that were chosen, where those are not all.
    pub fn chosen(&self) -> Option<Vec<u64>> {
        let mut rows = self.rows.clone();
        rows.sort_unstable();
        rows.dedup();
        let is_all = self.of == Some(rows.len());
        (!self.seen.is_empty() && !is_all).then_some(rows)
    }

    pub fn set(&mut self, name: &str, value: String) -> Result<(), Problem> {
        match name {
            // A file that was not chosen is an empty word.
            "csrf" | "file" => {}
            "club" => self.club = value,
            "visibility" => {
                self.visibility = value;
                if Visibility::parse(&self.visibility).is_none() {
                    return Err(bad("no such visibility"));
                }
            }
            "atomic" => self.atomic = value == "1",
            "analyse" => self.analyse = value == "1",
            // The page that checks a text sends it on with the choice made there.
            "strict" => self.strict = value == "1",
            "totals" => self.totals = value == "1",
            "name" => self.name = value,
            "text" => self.text = value,
            "draft" => self.draft = Some(DraftId(number(&value)?)),
            "seen" => self.seen = value,
            "row" if self.rows.len() == ROWS_MAX => return Err(bad("more rows than a preview has")),
            "row" => self.rows.push(number(&value)?),
            "of" => self.of = Some(number(&value)?),
            "step" => {
                self.step = Some(match value.as_str() {
                    "preview" => PreviewStep::Preview,
                    "store" => PreviewStep::Store,
                    _ => return Err(bad("no such step")),
                });
            }
            _ => return Err(bad("the form has a field too many")),
        }
        Ok(())
    }
}

fn number<T: FromStr>(value: &str) -> Result<T, Problem> {
    value.parse().map_err(|_| bad("a field of the form is not a number"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_rows_are_taken_than_were_chosen() {
        let chosen = |fields: &[(&str, &str)]| {
            let mut draft = Draft::default();
            for (name, value) in fields {
                draft.set(name, (*value).to_owned()).unwrap();
            }
            draft.chosen()
        };
        assert_eq!(chosen(&[("row", "2"), ("of", "3")]), None, "nothing was looked at");
        let looked = ("seen", "x");
        assert_eq!(
            chosen(&[looked, ("row", "2"), ("row", "2"), ("of", "2")]),
            Some(vec![2])
        );
        assert_eq!(chosen(&[looked, ("row", "1"), ("row", "2"), ("of", "2")]), None);
        for of in ["0", "1"] {
            assert_eq!(
                chosen(&[looked, ("row", "1"), ("row", "2"), ("of", of)]),
                Some(vec![1, 2])
            );
        }
        assert_eq!(chosen(&[looked, ("row", "2")]), Some(vec![2]));
    }

    #[test]
    fn a_number_that_is_none_is_refused() {
        for name in ["draft", "row", "of"] {
            for value in ["", "x", "-1.5"] {
                assert!(Draft::default().set(name, value.to_owned()).is_err(), "{name}={value}");
            }
        }
        let mut draft = Draft::default();
        let rows = (1..=ROWS_MAX).map(|row| draft.set("row", row.to_string()));
        assert!(rows.collect::<Result<Vec<()>, _>>().is_ok());
        assert!(draft.set("row", "1".to_owned()).is_err());
    }
}
