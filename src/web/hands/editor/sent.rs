//! The form of the editor as it comes: the text of the record, where one stands in it, and what is to be done.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, web};

use super::act::EditorAct;
use super::ends::PREFIXES;
use crate::own_address;
use crate::parts::{DRAINED_MAX, FormPart, Parts, bad, no_pasted_text, no_text};
use talon_http::{Problem, Visit};

/// Bytes of any word but the texts.
const WORD_MAX: usize = 4096;

/// What the form sent.
#[derive(Debug, Clone, Default)]
pub(super) struct EditorForm {
    pub text: String,
    /// The text as the page had it, where it could be changed as a text.
    pub was: Option<String>,
    /// What was done to it before.
    pub history: String,
    /// The revision of the draft that the page had.
    pub seen: i64,
    /// The page shows that it has something else than the draft.
    pub differs: bool,
    /// The key of the form, by which a draft is begun once.
    pub key: String,
    pub step: String,
    /// The position in which the next act happens; empty at the end.
    pub at: String,
    /// The place to which the next card goes.
    pub lit: String,
    /// What is to be done.
    pub act: EditorAct,
    /// The text is longer than a record may be.
    pub is_too_large: bool,
    /// Why it is none that can be read as text, as a key.
    pub no_text: Option<&'static str>,
    /// Cards that are ticked, in order.
    pub cards: Vec<String>,
    /// All other fields by their names.
    pub fields: BTreeMap<String, String>,
}

/// The fields of the steps; those of options and of places begin as told.
const FIELDS: [&str; 13] = [
    "name-A", "name-B", "name-C", "dealer", "event", "date", "session", "deal", "by", "contract", "trump", "reason",
    "game",
];

impl EditorForm {
    /// Reads the form.
    ///
    /// # Errors
    /// When it is none of ours.
    pub async fn read(visit: &Visit, request: &HttpRequest, body: web::Payload) -> Result<EditorForm, Problem> {
        let most = visit.state.config.sizes.check;
        let mut parts = Parts::new(request, body).await?.within(DRAINED_MAX);
        let mut sent = EditorForm::default();
        let limit = move |name: &str| {
            if matches!(name, "text" | "was" | "history") {
                most
            } else {
                WORD_MAX
            }
        };
        while let Some(part) = parts.next(limit).await? {
            match part {
                FormPart::Word(name, value) => sent.take(name, value)?,
                FormPart::Long { field, .. } if matches!(field.as_str(), "was" | "history") => {}
                FormPart::Long { .. } => sent.is_too_large = true,
                FormPart::File { first, .. } => match no_text(&first) {
                    Some(key) => sent.no_text = Some(key),
                    None => return Err(bad("the form has a file, which this page does not take")),
                },
            }
        }
        if let Some(record) = own_address::behind(visit, &sent.text).await? {
            sent.text = record;
        }
        sent.no_text = sent.no_text.or(no_pasted_text(&sent.text));
        Ok(sent)
    }

    fn take(&mut self, name: String, value: String) -> Result<(), Problem> {
        let is_of_ends = PREFIXES.iter().any(|prefix| name.starts_with(prefix));
        let is_known =
            is_of_ends || name.starts_with("option.") || name.starts_with("cards-") || FIELDS.contains(&name.as_str());
        match name.as_str() {
            "csrf" => {}
            "text" => self.text = as_lines(&value),
            "was" => self.was = Some(as_lines(&value)),
            "history" => self.history = value,
            "seen" => self.seen = value.parse().unwrap_or_default(),
            "differs" => self.differs = true,
            "key" => self.key = value,
            "step" => self.step = value,
            "at" => self.at = value,
            "lit" => self.lit = value,
            "act" => self.act = EditorAct::parse(&value),
            "card" => self.cards.push(value),
            _ if is_known => {
                self.fields.insert(name, value);
            }
            _ => return Err(bad("the form has a field too many")),
        }
        Ok(())
    }

    /// The text as the page had it.
    pub fn shown(&self) -> &str {
        self.was.as_deref().unwrap_or(&self.text)
    }

    /// A field that was sent.
    pub fn field(&self, name: &str) -> Option<&str> {
        self.fields.get(name).map(String::as_str)
    }
}

/// Browsers send the ends of lines in their own way.
fn as_lines(text: &str) -> String {
    text.replace("\r\n", "\n")
}
