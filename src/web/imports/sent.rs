//! The words of the import form. Of its files it only says that there are some.

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
    pub of: usize,
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
        (!self.seen.is_empty() && rows.len() < self.of).then_some(rows)
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
            "draft" => self.draft = value.parse().ok().map(DraftId),
            "seen" => self.seen = value,
            "row" => self
                .rows
                .extend(value.parse::<u64>().ok().filter(|_| self.rows.len() < ROWS_MAX)),
            "of" => self.of = value.parse().unwrap_or(0),
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
