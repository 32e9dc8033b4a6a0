//! Fields of the forms of the page: how each is drawn, and how what was typed is read.

use crate::choice::Choice;
use talon_http::invalid_words;
use talon_service::InvalidValue;
use talon_text::{Lang, number};
use talon_tournament::Exact;

/// A value that cannot be: in which field, and what is said there.
#[derive(Debug, Clone)]
pub(in crate::tournaments) struct Bad {
    pub field: String,
    pub why: BadWhy,
}

/// What is wrong with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::tournaments) enum BadWhy {
    Invalid(InvalidValue),
    /// What only the form knows, by the key of its sentence.
    Form(&'static str),
}

impl Bad {
    pub fn words(&self, lang: Lang) -> String {
        match self.why {
            BadWhy::Invalid(why) => invalid_words(why, &self.field, lang),
            BadWhy::Form(key) => lang.t(key).into_owned(),
        }
    }
}

/// A field as the page draws it.
#[derive(Debug)]
pub(super) struct FieldView {
    pub id: String,
    pub label: String,
    pub hint: String,
    pub error: String,
    pub value: String,
    pub kind: Kind,
    /// The value of another field with which alone this one means something; empty for always.
    pub only: String,
    /// It cannot be changed any more.
    pub fixed: bool,
}

/// How it is typed.
#[derive(Debug)]
pub(super) enum Kind {
    Text,
    Number,
    Day,
    Clock,
    Area,
    /// Nobody sees it.
    Hidden,
    Check(bool),
    Choice(Vec<Choice>),
}

impl FieldView {
    pub fn text(name: &str, value: &str, lang: Lang) -> FieldView {
        FieldView::new(name, Kind::Text, value, lang)
    }

    pub fn number(name: &str, value: &str, lang: Lang) -> FieldView {
        FieldView::new(name, Kind::Number, value, lang)
    }

    pub fn check(name: &str, ticked: bool, lang: Lang) -> FieldView {
        FieldView::new(name, Kind::Check(ticked), TICKED, lang)
    }

    /// A choice of words, each of which has its own text.
    pub fn choice(name: &str, words: &[&str], value: &str, lang: Lang) -> FieldView {
        let label = |word: &&str| {
            let key = if word.is_empty() {
                "set-none".to_owned()
            } else {
                format!("set-{}-{word}", without_number(name))
            };
            Choice::new(*word, lang.t(&key))
        };
        FieldView::new(name, Kind::Choice(words.iter().map(label).collect()), value, lang)
    }

    pub fn new(name: &str, kind: Kind, value: &str, lang: Lang) -> FieldView {
        let key = format!("set-{}", without_number(name));
        let help = format!("{key}-help");
        FieldView {
            label: lang.t(&key).into_owned(),
            hint: if lang.has(&help) {
                lang.t(&help).into_owned()
            } else {
                String::new()
            },
            ..FieldView::bare(name.to_owned(), kind, value.to_owned())
        }
    }

    /// A field without label and hint.
    pub fn bare(id: String, kind: Kind, value: String) -> FieldView {
        FieldView {
            id,
            label: String::new(),
            hint: String::new(),
            error: String::new(),
            value,
            kind,
            only: String::new(),
            fixed: false,
        }
    }

    /// Means something only with this value of the choice before it.
    pub fn only(self, word: &str) -> FieldView {
        FieldView {
            only: word.to_owned(),
            ..self
        }
    }

    /// Cannot be changed any more, if so.
    pub fn fixed_if(self, fixed: bool) -> FieldView {
        FieldView { fixed, ..self }
    }
}

fn without_number(name: &str) -> &str {
    name.trim_end_matches(|c: char| c.is_ascii_digit())
}

/// What a box sends that is ticked.
const TICKED: &str = "1";

/// What a box sends.
pub(super) fn ticked(on: bool) -> Option<String> {
    on.then(|| TICKED.to_owned())
}

pub(in crate::tournaments) fn bad(field: &str, key: &'static str) -> Bad {
    Bad {
        field: field.to_owned(),
        why: BadWhy::Form(key),
    }
}

/// A whole number from zero on; nothing where nothing is typed.
pub(super) fn number<T: TryFrom<i64>>(field: &str, typed: &str) -> Result<Option<T>, Bad> {
    match typed.trim() {
        "" => Ok(None),
        text => number::count(text)
            .map(Some)
            .ok_or_else(|| bad(field, "set-bad-number")),
    }
}

/// The same where something must be typed.
pub(super) fn needed<T: TryFrom<i64>>(field: &str, typed: &str) -> Result<T, Bad> {
    number(field, typed)?.ok_or_else(|| bad(field, "set-bad-number"))
}

/// A number or a fraction, such as 1/2, 0.5 or 0,5.
pub(super) fn exact(field: &str, typed: &str) -> Result<Exact, Bad> {
    number::exact(typed.trim()).ok_or_else(|| bad(field, "set-bad-exact"))
}

/// Several of them, parted by spaces.
pub(super) fn exacts(field: &str, typed: &str) -> Result<Vec<Exact>, Bad> {
    number::exacts(typed.trim()).ok_or_else(|| bad(field, "set-bad-exact"))
}

/// Several whole numbers from zero on.
pub(super) fn numbers<T: TryFrom<i64>>(field: &str, typed: &str) -> Result<Vec<T>, Bad> {
    number::counts(typed.trim()).ok_or_else(|| bad(field, "set-bad-number"))
}

/// The value of a choice.
pub(super) fn choice<T>(field: &str, typed: &str, of: impl FnOnce(&str) -> Option<T>) -> Result<T, Bad> {
    of(typed.trim()).ok_or_else(|| bad(field, "field-bad-choice"))
}
