//! Collects what is wrong with a record, each with its place, and reads members as the types they must have. It knows
//! no member by name.

use std::borrow::Cow;

use serde_json::Value as Json;

use super::dates::{date_meant, time_meant};
use super::envelope::FormatVersion;
use super::nearest::nearest;
use super::strings::{TextKind, is_date, is_time, text_fault};
use crate::finding::Finding;
use crate::json::{Document, Pointer, Value, ValueKind};
use talon_rules::cards::Seat;
use talon_rules::games::{Code, Severity};

/// Findings of one record; more than this many are counted, not kept. The first error always is: it decides whether the
/// record is accepted.
pub const FINDINGS_MAX: usize = 50;

/// Collects the findings of one record.
#[derive(Debug)]
pub struct Faults<'a> {
    document: Document<'a>,
    list: Vec<Finding>,
    overflow: Finding,
    errors: usize,
    /// Claimed values that stand beside nothing computed.
    uncompared: Vec<Pointer>,
    /// Unknown members are warnings, because the record is of a later minor version.
    pub later_version: bool,
    /// The version that the record says it is of, where that is known here.
    pub version: Option<FormatVersion>,
}

impl<'a> Faults<'a> {
    /// An empty list for this text.
    pub fn new(document: Document<'a>) -> Faults<'a> {
        let overflow = Finding::new(Code::Limit, Pointer::root(), 0);
        Faults {
            document,
            list: Vec::new(),
            overflow,
            errors: 0,
            uncompared: Vec::new(),
            later_version: false,
            version: None,
        }
    }

    /// Number of errors so far.
    pub fn errors(&self) -> usize {
        self.errors
    }

    /// The findings in the order they were made.
    pub fn into_list(self) -> Vec<Finding> {
        self.list
    }

    /// The same, and the claimed values that could not be compared.
    pub fn into_parts(self) -> (Vec<Finding>, Vec<Pointer>) {
        (self.list, self.uncompared)
    }

    /// Notes that nothing was computed beside which a claimed value could be held.
    pub(crate) fn not_compared(&mut self, value: Value<'a>) {
        let pointer = self.pointer(value);
        self.uncompared.push(pointer);
    }

    /// Whether one more of this weight is only counted. Then nothing is found out about it, because a text may have as
    /// many faults as bytes.
    fn is_only_counted(&self, severity: Severity) -> bool {
        self.list.len() >= FINDINGS_MAX && (severity != Severity::Error || self.errors > 0)
    }

    /// Whether no further error is kept.
    pub fn is_full(&self) -> bool {
        self.is_only_counted(Severity::Error)
    }

    /// A finding at a value, or at a member by its name; what stands there is noted.
    pub fn at(&mut self, code: Code, value: Value<'a>) -> &mut Finding {
        self.strictly(code, code.severity(), value)
    }

    /// A finding at a value that weighs more or less than its code does.
    pub fn strictly(&mut self, code: Code, severity: Severity, value: Value<'a>) -> &mut Finding {
        // Of a number that nobody keeps exactly it was told that it is too large.
        if value.is_large_int() && severity == Severity::Error {
            self.errors += 1;
            return &mut self.overflow;
        }
        if self.is_only_counted(severity) {
            let finding = Finding::new(code, Pointer::root(), value.offset());
            return self.add(Finding { severity, ..finding });
        }
        self.noted(code, severity, value)
    }

    fn noted(&mut self, code: Code, severity: Severity, value: Value<'a>) -> &mut Finding {
        let pointer = self.document.pointer_at(value.offset());
        let found = found(value);
        let as_written = found.as_ref().and_then(|found| as_written(value, found));
        self.add(Finding {
            severity,
            found,
            as_written,
            ..Finding::new(code, pointer, value.offset())
        })
    }

    /// A whole number beyond those that every reader keeps exactly; whatever else is wrong with it is not told.
    pub fn large(&mut self, number: Value<'a>) {
        if self.is_full() {
            self.errors += 1;
            return;
        }
        self.noted(Code::BadValue, Severity::Error, number).detail = "large";
    }

    /// The text that is checked.
    pub fn document(&self) -> Document<'a> {
        self.document
    }

    /// The error found last.
    pub(crate) fn last_error(&mut self) -> Option<&mut Finding> {
        self.list.iter_mut().rev().find(|finding| finding.is_error())
    }

    /// Every error that is kept.
    pub(crate) fn each_error(&mut self) -> impl Iterator<Item = &mut Finding> {
        self.list.iter_mut().filter(|finding| finding.is_error())
    }

    /// Puts what the structure lacks before what the deal lacks; otherwise the order stays.
    pub(crate) fn put_structure_first(&mut self) {
        self.list
            .sort_by_key(|finding| !matches!(finding.code.stage(), "bytes" | "syntax" | "structure"));
    }

    /// The pointer to a value.
    pub fn pointer(&self, value: Value<'a>) -> Pointer {
        self.document.pointer_at(value.offset())
    }

    /// A finding made elsewhere.
    pub fn add(&mut self, finding: Finding) -> &mut Finding {
        let is_over = self.is_only_counted(finding.severity);
        if finding.is_error() {
            self.errors += 1;
        }
        if is_over {
            self.overflow = finding;
            return &mut self.overflow;
        }
        self.list.truncate(FINDINGS_MAX - 1);
        self.list.push(finding);
        let last = self.list.len() - 1;
        &mut self.list[last]
    }

    /// A value that is not one of a list.
    pub fn bad(&mut self, value: Value<'a>, allowed: &[&str]) {
        if self.is_full() {
            self.at(Code::BadValue, value);
            return;
        }
        let hint = value.as_str().and_then(|text| nearest(&text, allowed)).map(Json::from);
        let finding = self.at(Code::BadValue, value);
        if !allowed.is_empty() {
            finding.expected = Some(allowed.iter().copied().map(Json::from).collect());
        }
        finding.fix = hint;
    }

    /// A value that cannot stand there, and why: a word that the texts have a sentence for.
    pub fn unfit(&mut self, value: Value<'a>, why: &'static str) {
        self.at(Code::BadValue, value).detail = why;
    }

    /// A member that should be there and is not; `object` is its parent.
    pub fn missing(&mut self, object: Value<'a>, name: &str) {
        let finding = self.at(Code::MissingMember, object);
        finding.found = None;
        finding.expected = Some(vec![Json::from(name)].into());
    }

    /// A member that is not known there.
    pub fn unknown(&mut self, name: Value<'a>, known: &[&str]) {
        let severity = if self.later_version {
            Severity::Warning
        } else {
            Code::UnknownMember.severity()
        };
        if self.is_only_counted(severity) {
            self.strictly(Code::UnknownMember, severity, name);
            return;
        }
        let text = name.as_str().unwrap_or_default();
        let finding = self.strictly(Code::UnknownMember, severity, name);
        finding.found = Some(Json::from(text.as_ref()));
        finding.expected = Some(known.iter().copied().map(Json::from).collect());
        finding.fix = nearest(&text, known).map(Json::from);
    }

    /// A value of another type than this.
    pub(crate) fn wrong_type(&mut self, value: Value<'a>, wanted: &'static str) {
        let finding = self.at(Code::WrongType, value);
        finding.expected = Some(vec![Json::from(wanted)].into());
        finding.detail = wanted;
    }

    /// An object, or a finding.
    pub fn object(&mut self, value: Value<'a>) -> bool {
        self.of_kind(value, ValueKind::Object, "object")
    }

    /// An array, or a finding.
    pub fn array(&mut self, value: Value<'a>) -> bool {
        self.of_kind(value, ValueKind::Array, "array")
    }

    fn of_kind(&mut self, value: Value<'a>, kind: ValueKind, wanted: &'static str) -> bool {
        if value.kind() == kind {
            return true;
        }
        self.wrong_type(value, wanted);
        false
    }

    /// A string, or a finding.
    #[inline]
    pub fn string(&mut self, value: Value<'a>) -> Option<Cow<'a, str>> {
        let text = value.as_str();
        if text.is_none() {
            self.wrong_type(value, "string");
        }
        text
    }

    /// A string fit to be shown to people, of limited length.
    pub fn text(&mut self, value: Value<'a>, kind: TextKind) -> Option<Cow<'a, str>> {
        let text = self.string(value)?;
        match text_fault(&text, kind) {
            None => Some(text),
            Some(code) => {
                let finding = self.at(code, value);
                if code == Code::Limit {
                    finding.found = Some(Json::from(text.chars().count()));
                    finding.expected = Some(Json::from(kind.characters_max()));
                } else {
                    finding.detail = if text.trim().is_empty() { "empty" } else { "signs" };
                }
                None
            }
        }
    }

    /// A time with its offset from UTC.
    pub fn time(&mut self, value: Value<'a>) {
        if let Some(text) = self.string(value).filter(|text| !is_time(text)) {
            let finding = self.at(Code::BadTime, value);
            finding.expected = Some(vec![Json::from("2026-03-14T19:05:00+01:00")].into());
            finding.fix = time_meant(&text).map(Json::from);
        }
    }

    /// A calendar date.
    pub fn date(&mut self, value: Value<'a>) {
        if let Some(text) = self.string(value).filter(|text| !is_date(text)) {
            let finding = self.at(Code::BadTime, value);
            finding.expected = Some(vec![Json::from("2026-03-14")].into());
            finding.fix = date_meant(&text).map(Json::from);
        }
    }

    /// An integer of at least this, or a finding.
    pub fn integer(&mut self, value: Value<'a>, least: i64) -> Option<i64> {
        let Some(n) = value.as_int() else {
            self.wrong_type(value, "integer");
            return None;
        };
        if n < least {
            self.unfit(value, if least == 0 { "negative" } else { "small" });
            return None;
        }
        Some(n)
    }

    /// A URI with its scheme, or a finding.
    pub fn uri(&mut self, value: Value<'a>) {
        let Some(text) = self.text(value, TextKind::Line) else {
            return;
        };
        let scheme = text.split(':').next().unwrap_or("");
        let sound = scheme.len() < text.len()
            && scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && scheme
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte))
            && !text.contains(char::is_whitespace);
        if !sound {
            self.unfit(value, "address");
        }
    }

    /// A seat letter, or a finding.
    #[inline]
    pub fn seat(&mut self, value: Value<'a>) -> Option<Seat> {
        if let Some(seat) = value.as_str().and_then(|text| Seat::parse(&text)) {
            return Some(seat);
        }
        if self.string(value).is_some() {
            self.bad(value, &["A", "B", "C"]);
        }
        None
    }

    /// A word out of a list, or a finding.
    pub fn word(&mut self, value: Value<'a>, allowed: &'static [&'static str]) -> Option<&'static str> {
        let text = self.string(value)?;
        let found = allowed.iter().copied().find(|word| *word == text);
        if found.is_none() {
            self.bad(value, allowed);
        }
        found
    }

    /// True or false, or a finding.
    pub fn boolean(&mut self, value: Value<'a>) -> Option<bool> {
        let found = value.as_bool();
        if found.is_none() {
            self.wrong_type(value, "boolean");
        }
        found
    }
}

/// What stands at a place, when it is short enough to repeat.
fn found(value: Value<'_>) -> Option<Json> {
    match value.kind() {
        ValueKind::Object | ValueKind::Array => None,
        _ if value.source().len() <= 200 => serde_json::from_str(value.source()).ok(),
        _ => None,
    }
}

/// A number as it is written, where a program that reads it would write it otherwise.
fn as_written(value: Value<'_>, found: &Json) -> Option<Box<str>> {
    let read = found.to_string();
    (found.is_number() && read != value.source()).then(|| value.source().into())
}
