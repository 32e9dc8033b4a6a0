//! A record as it is given to someone outside its club: the same deal, with the names that people chose to be called
//! by (S-67).

use std::borrow::Cow;

use serde_json::{Map, Value};

use super::replace::{Replacements, TextForm};
use talon_records::json::tape::RECORD_BYTES_MAX;
use talon_records::structure::TextKind;

/// Bytes that a text may have after names were put in place, if it had fewer before.
const LINE_BYTES: usize = 500;
/// Parts of a record in which there is nothing but cards, seats and words of the format.
const BARE: [&str; 6] = ["context", "deal", "format", "game", "rules", "version"];

impl Replacements {
    /// The record without names that are not shown, and without what they could be guessed from.
    pub(crate) fn record<'a>(&self, record: &'a str) -> Cow<'a, str> {
        if self.is_empty() {
            return Cow::Borrowed(record);
        }
        // What cannot be read is given to nobody who might not see all of it.
        let Ok(Value::Object(mut members)) = serde_json::from_str::<Value>(record) else {
            return Cow::Borrowed("{}");
        };
        let mut changed = false;
        let hidden = self.players(&mut members, &mut changed);
        members.retain(|name, value| match value {
            Value::String(text) if matches!(&**name, "id" | "$schema") => {
                let kept = !self.is_named_by(text);
                changed |= !kept;
                kept
            }
            value => {
                if name != "players" && !BARE.contains(&name.as_str()) {
                    self.walk(value, kind_of(name, TextForm::Word), &mut changed);
                }
                true
            }
        });
        if !changed {
            return Cow::Borrowed(record);
        }
        // A hash over names tells anyone who tries them out which one it was.
        members.remove("supersedes");
        if let Some(Value::Array(all)) = members.get_mut("corrections") {
            let is_about = |one: &Value, seat: &String| {
                let pointer = one.get("pointer").and_then(Value::as_str).unwrap_or_default();
                pointer == "/players" || pointer.starts_with(&format!("/players/{seat}"))
            };
            all.retain(|one| !hidden.iter().any(|seat| is_about(one, seat)));
        }
        let text = Value::Object(members.clone()).to_string();
        if text.len() <= record.len().max(RECORD_BYTES_MAX as usize) {
            return Cow::Owned(text);
        }
        members.retain(|name, _| !matches!(&**name, "annotations" | "ext"));
        Cow::Owned(Value::Object(members).to_string())
    }

    /// Puts names in place; the seats where it did.
    fn players(&self, members: &mut Map<String, Value>, changed: &mut bool) -> Vec<String> {
        let mut hidden = Vec::new();
        let Some(Value::Object(players)) = members.get_mut("players") else {
            return hidden;
        };
        for (seat, player) in players {
            let mut here = false;
            self.walk(player, TextForm::Name, &mut here);
            let Value::Object(player) = player else { continue };
            // An address of someone says who they are.
            let named = player
                .get("ref")
                .and_then(Value::as_str)
                .is_some_and(|uri| self.is_named_by(uri));
            if here || named {
                player.remove("ref");
                hidden.push(seat.clone());
                *changed = true;
            }
        }
        hidden
    }

    fn walk(&self, value: &mut Value, kind: TextForm, changed: &mut bool) {
        match value {
            Value::String(text) => {
                if let Cow::Owned(other) = self.text(text, kind) {
                    *changed = true;
                    let is_long = other.len() > text.len().max(LINE_BYTES);
                    *text = match kind {
                        TextForm::Name => other.chars().take(TextKind::Name.characters_max()).collect(),
                        _ if is_long => "…".to_owned(),
                        _ => other,
                    };
                }
            }
            Value::Array(all) => all.iter_mut().for_each(|one| self.walk(one, kind, changed)),
            Value::Object(members) => self.members(members, kind, changed),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    fn members(&self, members: &mut Map<String, Value>, kind: TextForm, changed: &mut bool) {
        let all = std::mem::take(members);
        for (name, mut value) in all {
            if matches!(&*name, "url" | "ref") && value.as_str().is_some_and(|uri| self.is_named_by(uri)) {
                *changed = true;
                continue;
            }
            self.walk(&mut value, kind_of(&name, kind), changed);
            let Cow::Owned(other) = self.text(&name, TextForm::Word) else {
                members.insert(name, value);
                continue;
            };
            *changed = true;
            members.insert(other, value);
        }
    }

    /// Whether an address has a name that is not shown in it.
    fn is_named_by(&self, uri: &str) -> bool {
        matches!(self.text(&unescaped(uri), TextForm::Word), Cow::Owned(_))
    }
}

/// How the value of a member speaks of people; what is inside it as it does itself, if nothing else is known.
fn kind_of(member: &str, around: TextForm) -> TextForm {
    match member {
        "author" | "name" | "recorder" | "sitting_out" => TextForm::Name,
        // Who acted is a seat; who corrected is someone.
        "by" if around == TextForm::Prose => TextForm::Name,
        "event" | "venue" | "table" | "text" | "title" | "question" | "reason" | "corrections" | "ext" => {
            TextForm::Prose
        }
        "session" | "id" | "parent" | "line" | "url" | "ref" | "pointer" => TextForm::Word,
        _ => around,
    }
}

/// An address with its signs in place of their numbers.
fn unescaped(uri: &str) -> String {
    let mut bytes = Vec::with_capacity(uri.len());
    let mut rest = uri.as_bytes();
    while let [first, after @ ..] = rest {
        let escaped = (*first == b'%').then(|| after.get(..2)).flatten();
        let read = escaped.and_then(|two| u8::from_str_radix(std::str::from_utf8(two).ok()?, 16).ok());
        bytes.push(read.unwrap_or(*first));
        rest = if read.is_some() {
            after.get(2..).unwrap_or_default()
        } else {
            after
        };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
