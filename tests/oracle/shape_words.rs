//! Checks of single members: is it there, is it of the right type, is its text a date. The words of a structure
//! check; which members a record has is none of its business.

use serde_json::{Map, Value};

use super::{Fault, fault};

const INTEGER_MAX: i64 = 1 << 53;
const TEXT_MAX: usize = 20_000;

/// Collects faults of structure in the order they are looked for.
#[derive(Debug, Default)]
pub struct Shape {
    pub faults: Vec<Fault>,
    /// Records of a later minor version may have members that are not known here.
    pub later_version: bool,
    /// Cards are French, as in Preferans.
    pub french: bool,
}

impl Shape {
    pub fn add(&mut self, code: &str, pointer: &str) {
        self.faults.push(fault(code, pointer));
    }

    /// The value as an object that has all it needs and nothing that is unknown. `None` when it is no object.
    pub fn object<'v>(
        &mut self,
        value: &'v Value,
        at: &str,
        needed: &[&str],
        known: &[&str],
    ) -> Option<&'v Map<String, Value>> {
        let Some(object) = value.as_object() else {
            self.add("WRONG_TYPE", at);
            return None;
        };
        for name in object.keys() {
            let is_known = needed.contains(&name.as_str()) || known.contains(&name.as_str());
            if !is_known && !self.later_version {
                self.add("UNKNOWN_MEMBER", &format!("{at}/{name}"));
            }
        }
        for name in needed {
            if !object.contains_key(*name) {
                self.add("MISSING_MEMBER", at);
            }
        }
        Some(object)
    }

    pub fn list<'v>(&mut self, object: &'v Map<String, Value>, name: &str, at: &str) -> &'v [Value] {
        match object.get(name) {
            None => &[],
            Some(Value::Array(list)) => list,
            Some(_) => {
                self.add("WRONG_TYPE", &format!("{at}/{name}"));
                &[]
            }
        }
    }

    /// The string of a member, checked for characters that may not stand in text.
    pub fn text<'v>(&mut self, object: &'v Map<String, Value>, name: &str, at: &str) -> Option<&'v str> {
        let value = object.get(name)?;
        let pointer = format!("{at}/{name}");
        let Some(text) = value.as_str() else {
            self.add("WRONG_TYPE", &pointer);
            return None;
        };
        let bad = |c: char| {
            (c.is_control() && c != '\n' && c != '\t' && c != '\r')
                || ('\u{202a}'..='\u{202e}').contains(&c)
                || ('\u{2066}'..='\u{2069}').contains(&c)
        };
        if text.chars().any(bad) {
            self.add("BAD_VALUE", &pointer);
        } else if text.chars().count() > TEXT_MAX {
            self.add("LIMIT", &pointer);
        }
        Some(text)
    }

    pub fn texts(&mut self, object: &Map<String, Value>, names: &[&str], at: &str) {
        for name in names {
            self.text(object, name, at);
        }
    }

    pub fn one_of(&mut self, object: &Map<String, Value>, name: &str, at: &str, allowed: &[&str]) {
        if let Some(text) = self.text(object, name, at)
            && !allowed.contains(&text)
            && self.faults.last().is_none_or(|f| f.pointer != format!("{at}/{name}"))
        {
            self.add("BAD_VALUE", &format!("{at}/{name}"));
        }
    }

    /// A whole number that is not too small.
    pub fn number(&mut self, object: &Map<String, Value>, name: &str, at: &str, least: i64) {
        let Some(value) = object.get(name) else { return };
        let pointer = format!("{at}/{name}");
        // `-0` is a whole number; the reader of JSON that is used here makes a fraction of it.
        let nought = value
            .as_f64()
            .filter(|number| *number == 0.0 && number.is_sign_negative())
            .map(|_| 0);
        match value.as_i64().or(nought) {
            None => self.add("WRONG_TYPE", &pointer),
            Some(number) if number < least || number > INTEGER_MAX => self.add("BAD_VALUE", &pointer),
            Some(_) => {}
        }
    }

    pub fn boolean(&mut self, object: &Map<String, Value>, name: &str, at: &str) {
        if object.get(name).is_some_and(|value| !value.is_boolean()) {
            self.add("WRONG_TYPE", &format!("{at}/{name}"));
        }
    }

    /// `2026-03-14T19:05:00+01:00`.
    pub fn moment(&mut self, object: &Map<String, Value>, name: &str, at: &str) {
        if let Some(text) = self.text(object, name, at)
            && chrono::DateTime::parse_from_rfc3339(text).is_err()
        {
            self.add("BAD_TIME", &format!("{at}/{name}"));
        }
    }

    /// `2026-03-14`.
    pub fn date(&mut self, object: &Map<String, Value>, name: &str, at: &str) {
        if let Some(text) = self.text(object, name, at) {
            let parsed = chrono::NaiveDate::parse_from_str(text, "%Y-%m-%d");
            if text.len() != 10 || parsed.is_err() {
                self.add("BAD_TIME", &format!("{at}/{name}"));
            }
        }
    }

    /// Any JSON in a place for one card.
    pub fn card(&mut self, value: &Value, at: &str, may_be_unknown: bool) {
        match value.as_str() {
            None => self.add("WRONG_TYPE", at),
            Some("??") if may_be_unknown => {}
            Some(card) => {
                let of = if self.french {
                    super::preferans::cards::code_fault
                } else {
                    super::cards::code_fault
                };
                if let Some(code) = of(card) {
                    self.add(code, at);
                }
            }
        }
    }

    pub fn seat(&mut self, object: &Map<String, Value>, name: &str, at: &str) {
        self.one_of(object, name, at, &["A", "B", "C"]);
    }
}
