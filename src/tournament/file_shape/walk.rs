//! Holds a text against the shape of a file, value by value.

use chrono::{NaiveDate, NaiveDateTime};
use serde_json::{Value as Given, json};
use talon_records::json::{Document, Value};
use talon_records::structure::{FINDINGS_MAX, Faults, date_meant};
use talon_rules::games::Code;

use super::{CaseShape, FileFormat, MemberShape, ValueShape, number_of};

/// Keys of so many are told one by one when another is used.
const KEYS_TOLD_MAX: usize = 12;

/// The faults of a text that the reader of the tape has seen already.
pub fn begun(document: Document<'_>) -> Faults<'_> {
    let mut faults = Faults::new(document);
    // A place is found by walking to it, so that nobody makes the reader walk to more of them than are told.
    for name in document.duplicates().take(FINDINGS_MAX) {
        faults.at(Code::DuplicateMember, name);
    }
    for number in document.odd_numbers().filter(Value::is_large_int).take(FINDINGS_MAX) {
        faults.large(number);
    }
    faults
}

/// Whether no more findings are told.
pub fn is_full(faults: &Faults<'_>) -> bool {
    faults.errors() >= FINDINGS_MAX
}

/// The keys that could stand in a place, while they are few.
pub fn told(keys: impl Iterator<Item = String>, count: usize) -> Option<Given> {
    (count <= KEYS_TOLD_MAX).then(|| keys.map(Given::from).collect())
}

/// A walk over a text.
#[derive(Debug)]
pub struct Walk<'a, F: FileFormat> {
    pub faults: Faults<'a>,
    /// The version of the file.
    pub version: F::Version,
    pub known: F::Known,
}

impl<'a, F: FileFormat> Walk<'a, F> {
    /// Holds a value against what it should be.
    pub fn hold(&mut self, kind: &ValueShape<F>, value: Value<'a>) {
        if is_full(&self.faults) {
            return;
        }
        match kind {
            ValueShape::Word(words) => self.word(value, &words()),
            ValueShape::Number { least, most } => self.number(value, *least, *most),
            ValueShape::Switch => drop(self.faults.boolean(value)),
            ValueShape::Exact => self.said(value, Code::BadValue, &["4", "-7", "16/3"], F::is_exact),
            ValueShape::Seed => self.said(value, Code::BadValue, &["0", "18446744073709551615"], |text| {
                text.parse::<u64>().is_ok_and(|seed| seed.to_string() == text)
            }),
            ValueShape::Date => self.date(value),
            ValueShape::Instant => self.said(value, Code::BadTime, &["2026-11-22T18:30:00Z"], |text| {
                text.strip_suffix('Z').is_some_and(is_moment)
            }),
            ValueShape::Key(letter) => {
                let example = format!("{letter}1");
                self.said(value, Code::BadValue, &[&example], |text| {
                    number_of(text, *letter).is_some()
                });
            }
            ValueShape::List { of, most } => self.list(value, of, *most),
            ValueShape::Maybe(inner) => {
                if !value.is_null() {
                    self.hold(inner, value);
                }
            }
            ValueShape::Object(fields) => self.object(value, &[fields], false),
            ValueShape::OneOf(cases) => self.one_of(value, cases),
            ValueShape::Own(kind) => F::hold(self, kind, value),
        }
    }

    /// An object with the members of all these; one of several says which it is.
    pub fn object(&mut self, value: Value<'a>, shapes: &[&[MemberShape<F>]], is_case: bool) {
        if !self.faults.object(value) {
            return;
        }
        let version = self.version;
        let fields = || {
            shapes
                .iter()
                .copied()
                .flatten()
                .filter(move |field| field.is_of(version))
        };
        for (name, inner) in value.members() {
            match fields().find(|field| name.is(field.name)) {
                Some(field) => self.hold(&field.kind, inner),
                None if is_case && name.is(F::CASE) || is_full(&self.faults) => {}
                None => {
                    let mut known: Vec<&str> = fields().map(|field| field.name).collect();
                    known.extend(is_case.then_some(F::CASE));
                    known.sort_unstable();
                    self.faults.unknown(name, &known);
                }
            }
        }
        for field in fields().filter(|field| field.needed && value.get(field.name).is_none()) {
            self.faults.missing(value, field.name);
        }
    }

    fn one_of(&mut self, value: Value<'a>, cases: &[CaseShape<F>]) {
        if !self.faults.object(value) {
            return;
        }
        let Some(word) = value.get(F::CASE) else {
            return self.faults.missing(value, F::CASE);
        };
        match cases.iter().find(|case| word.is(case.word)) {
            Some(case) => self.object(value, &[case.fields], true),
            None => self.word(word, &cases.iter().map(|case| case.word).collect::<Vec<_>>()),
        }
    }

    /// At most so many values of one kind.
    pub fn list(&mut self, value: Value<'a>, of: &ValueShape<F>, most: usize) {
        if !self.faults.array(value) {
            return;
        }
        if value.len() > most {
            return self.too_many(value, value.len(), most);
        }
        for item in value.items() {
            self.hold(of, item);
        }
    }

    /// More than there may be.
    pub fn too_many(&mut self, value: Value<'a>, found: usize, most: usize) {
        let finding = self.faults.at(Code::Limit, value);
        (finding.found, finding.expected) = (Some(json!(found)), Some(json!(most)));
    }

    /// One of these words.
    pub fn word(&mut self, value: Value<'a>, allowed: &[&str]) {
        if self.faults.string(value).is_some_and(|text| !allowed.contains(&&*text)) {
            self.faults.bad(value, allowed);
        }
    }

    /// A whole number between two others.
    pub fn number(&mut self, value: Value<'a>, least: i64, most: i64) {
        if self.faults.integer(value, least).is_some_and(|number| number > most) {
            self.faults.at(Code::BadValue, value).expected = Some(json!([least, most]));
        }
    }

    /// A string that says something; examples are told when it does not.
    pub fn said(&mut self, value: Value<'a>, code: Code, examples: &[&str], is: impl Fn(&str) -> bool) {
        if self.faults.string(value).is_some_and(|text| !is(&text)) {
            self.faults.at(code, value).expected = Some(json!(examples));
        }
    }

    fn date(&mut self, value: Value<'a>) {
        let is = |text: &str| text.parse::<NaiveDate>().is_ok_and(|date| format!("{date:?}") == text);
        if let Some(text) = self.faults.string(value).filter(|text| !is(text)) {
            let finding = self.faults.at(Code::BadTime, value);
            finding.expected = Some(json!(["2026-11-22"]));
            finding.fix = date_meant(&text).map(Given::from);
        }
    }
}

/// Date and time in the one spelling in which files have them.
pub(crate) fn is_moment(text: &str) -> bool {
    text.parse::<NaiveDateTime>()
        .is_ok_and(|moment| format!("{moment:?}") == text)
}
