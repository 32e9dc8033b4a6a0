//! Fields of the forms by which a tournament is settled: what is typed or set, and how each is drawn.

use std::collections::BTreeMap;

use talon_service::idempotency::IdempotentRequest;
use talon_text::{Lang, number};
use talon_tournament::Exact;
use talon_tournament::tournament::Tournament;

/// What a form sent, by the names of its fields.
#[derive(Debug, Clone, Default)]
pub(super) struct SettingsForm {
    fields: BTreeMap<String, String>,
    /// All that it says, but for what it proves itself with.
    said: String,
}

/// A value that cannot be: in which field, and what is said there.
#[derive(Debug, Clone)]
pub(in crate::tournaments) struct Bad {
    pub field: String,
    pub key: &'static str,
}

/// What stands in the fields: what was sent, or else what the tournament has.
#[derive(Debug, Clone, Copy)]
pub(super) struct Values<'a> {
    pub tournament: &'a Tournament,
    pub sent: Option<&'a SettingsForm>,
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
    /// Value and label.
    Choice(Vec<(String, String)>),
}

impl SettingsForm {
    pub fn of(fields: BTreeMap<String, String>) -> SettingsForm {
        let said = fields
            .iter()
            .filter(|(name, _)| !matches!(name.as_str(), "csrf" | "key"));
        let said: Vec<_> = said.collect();
        SettingsForm {
            said: serde_html_form::to_string(said).unwrap_or_default(),
            fields,
        }
    }

    /// The form as a request that is done once.
    pub fn request(&self) -> IdempotentRequest<'_> {
        IdempotentRequest {
            key: Some(self.value("key")),
            request: &self.said,
        }
    }

    pub fn value(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", |value| value.trim())
    }

    pub fn has(&self, name: &str) -> bool {
        self.fields.contains_key(name)
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.fields.keys().map(String::as_str)
    }

    /// Which form it was; its buttons may say more after a dash.
    pub fn part(&self) -> &str {
        self.value("act").split('-').next().unwrap_or_default()
    }

    /// A whole number from zero on; nothing where nothing is typed.
    pub fn number<T: TryFrom<i64>>(&self, name: &str) -> Result<Option<T>, Bad> {
        match self.value(name) {
            "" => Ok(None),
            text => number::count(text).map(Some).ok_or_else(|| bad(name, "set-bad-number")),
        }
    }

    /// The same where something must be typed.
    pub fn needed<T: TryFrom<i64>>(&self, name: &str) -> Result<T, Bad> {
        self.number(name)?.ok_or_else(|| bad(name, "set-bad-number"))
    }

    /// A number or a fraction, such as 1/2, 0.5 or 0,5.
    pub fn exact(&self, name: &str) -> Result<Exact, Bad> {
        number::exact(self.value(name)).ok_or_else(|| bad(name, "set-bad-exact"))
    }

    /// Several of them, parted by spaces.
    pub fn exacts(&self, name: &str) -> Result<Vec<Exact>, Bad> {
        number::exacts(self.value(name)).ok_or_else(|| bad(name, "set-bad-exact"))
    }

    /// Several whole numbers from zero on.
    pub fn numbers<T: TryFrom<i64>>(&self, name: &str) -> Result<Vec<T>, Bad> {
        number::counts(self.value(name)).ok_or_else(|| bad(name, "set-bad-number"))
    }

    /// The value of a choice.
    pub fn choice<T>(&self, name: &str, of: impl FnOnce(&str) -> Option<T>) -> Result<T, Bad> {
        of(self.value(name)).ok_or_else(|| bad(name, "field-bad-choice"))
    }
}

pub(in crate::tournaments) fn bad(field: &str, key: &'static str) -> Bad {
    Bad {
        field: field.to_owned(),
        key,
    }
}

impl Values<'_> {
    /// What was sent, or else `now`.
    pub fn or(&self, name: &str, now: impl FnOnce() -> String) -> String {
        self.sent.map_or_else(now, |sent| sent.value(name).to_owned())
    }

    pub fn text(&self, name: &str, now: impl FnOnce() -> String, lang: Lang) -> FieldView {
        self.field(name, Kind::Text, now, lang)
    }

    pub fn number(&self, name: &str, now: impl FnOnce() -> String, lang: Lang) -> FieldView {
        self.field(name, Kind::Number, now, lang)
    }

    pub fn check(&self, name: &str, now: bool, lang: Lang) -> FieldView {
        let on = self.sent.map_or(now, |sent| sent.has(name));
        self.field(name, Kind::Check(on), || "1".to_owned(), lang)
    }

    /// A choice of words, each of which has its own text.
    pub fn choice(&self, name: &str, words: &[&str], now: impl FnOnce() -> String, lang: Lang) -> FieldView {
        let bare = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let label = |word: &&str| {
            let key = if word.is_empty() {
                "set-none".to_owned()
            } else {
                format!("set-{bare}-{word}")
            };
            ((*word).to_owned(), lang.t(&key).into_owned())
        };
        self.field(name, Kind::Choice(words.iter().map(label).collect()), now, lang)
    }

    /// A choice of which the tournament has this word.
    pub fn word(&self, name: &str, words: &[&str], now: &'static str, lang: Lang) -> FieldView {
        self.choice(name, words, || now.to_owned(), lang)
    }

    pub fn field(&self, name: &str, kind: Kind, now: impl FnOnce() -> String, lang: Lang) -> FieldView {
        let bare = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let help = format!("set-{bare}-help");
        FieldView {
            id: name.to_owned(),
            label: lang.t(&format!("set-{bare}")).into_owned(),
            hint: if lang.has(&help) {
                lang.t(&help).into_owned()
            } else {
                String::new()
            },
            error: String::new(),
            value: self.or(name, now),
            kind,
            only: String::new(),
            fixed: false,
        }
    }
}

impl FieldView {
    /// Means something only with this value of the choice before it.
    pub fn only(self, word: &str) -> FieldView {
        FieldView {
            only: word.to_owned(),
            ..self
        }
    }

    /// Cannot be changed any more, if so.
    pub(crate) fn fixed_if(self, fixed: bool) -> FieldView {
        FieldView { fixed, ..self }
    }
}
