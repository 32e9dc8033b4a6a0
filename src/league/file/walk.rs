//! Holds a text against the shape of a file, value by value. A file of a newer minor version may have members that are
//! not known here; they are told as warnings and left out.

use std::collections::BTreeSet;

use chrono::{NaiveDate, NaiveDateTime};
use serde_json::json;
use talon_records::Finding;
use talon_records::hash::Hash;
use talon_records::json::{Document, Pointer, Value, ValueKind as Json};
use talon_records::structure::{FINDINGS_MAX, Faults, TextKind};
use talon_rules::games::Code;
use talon_tournament::league::Formula;
use talon_tournament::{Exact, names};

use super::Version;
use super::shape::{KindShape, LEAGUE_FILE, MemberShape, SlugOf, ValueShape};
use crate::address::{is_league_slug, is_season_slug};

/// Keys of so many are told one by one when another is used.
const KEYS_TOLD_MAX: usize = 12;

/// All that is wrong with the shape of a text.
pub(super) fn walk(document: Document<'_>) -> Faults<'_> {
    let mut faults = Faults::new(document);
    if document.has_byte_order_mark() {
        faults.add(Finding::new(Code::ByteOrderMark, Pointer::root(), 0));
    }
    for name in document.duplicates().take(FINDINGS_MAX) {
        faults.at(Code::DuplicateMember, name);
    }
    for number in document.odd_numbers().filter(Value::is_large_int).take(FINDINGS_MAX) {
        faults.large(number);
    }
    let root = document.root();
    if let Some(version) = root.get("version") {
        match version.as_str().as_deref().map(Version::judged) {
            Some(Version::Known) | None => {}
            Some(Version::Later) => faults.later_version = true,
            Some(Version::Other) => {
                faults.at(Code::UnsupportedVersion, version).expected = Some(json!([Version::NEWEST]));
                return faults;
            }
        }
    }
    let members = root
        .get("members")
        .map(|members| {
            let key = |item: Value<'_>| number_of(&item.get("key")?.as_str()?);
            members.items().filter_map(key).collect()
        })
        .unwrap_or_default();
    let mut walk = Walk { faults, members };
    walk.object(root, LEAGUE_FILE, false);
    walk.faults
}

/// The number of a key such as `m7`.
pub(super) fn number_of(key: &str) -> Option<i64> {
    let digits = key.strip_prefix('m')?;
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0') && digits.len() < 6;
    digits.parse().ok().filter(|_| plain)
}

struct Walk<'a> {
    faults: Faults<'a>,
    /// Keys of members.
    members: BTreeSet<i64>,
}

impl<'a> Walk<'a> {
    fn hold(&mut self, kind: &ValueShape, value: Value<'a>) {
        if self.faults.errors() >= FINDINGS_MAX {
            return;
        }
        match kind {
            ValueShape::Text { kind, most } => self.text(value, *kind, *most),
            ValueShape::Slug(SlugOf::League) => self.said(value, Code::BadValue, &["thursdays"], is_league_slug),
            ValueShape::Slug(SlugOf::Season) => self.said(value, Code::BadValue, &["2026-27"], is_season_slug),
            ValueShape::Version => drop(self.faults.string(value)),
            ValueShape::Word(words) => self.word(value, &words()),
            ValueShape::Number { least, most } => self.number(value, *least, *most),
            ValueShape::Switch => drop(self.faults.boolean(value)),
            ValueShape::Exact => self.said(value, Code::BadValue, &["4", "-7", "16/3"], |text| {
                text.parse::<Exact>().is_ok_and(|number| number.to_string() == text)
            }),
            ValueShape::Seed => self.said(value, Code::BadValue, &["0", "18446744073709551615"], |text| {
                text.parse::<u64>().is_ok_and(|seed| seed.to_string() == text)
            }),
            ValueShape::Formula => self.said(value, Code::BadValue, &["n - rank + 1"], |text| {
                Formula::parse(text).is_ok()
            }),
            ValueShape::Date => self.said(value, Code::BadTime, &["2026-11-22"], |text| {
                text.parse::<NaiveDate>().is_ok_and(|date| date.to_string() == text)
            }),
            ValueShape::Instant => self.said(value, Code::BadTime, &["2026-11-22T18:30:00Z"], |text| {
                super::moment(text).is_some_and(|moment: NaiveDateTime| super::written(moment) == text)
            }),
            ValueShape::Hash => self.said(value, Code::BadValue, &["sha256:"], |text| {
                text.starts_with("sha256:") && Hash::parse(text).is_some()
            }),
            ValueShape::Key => self.said(value, Code::BadValue, &["m1"], |text| number_of(text).is_some()),
            ValueShape::Person => self.person(value),
            ValueShape::List { of, most } => self.list(value, of, *most),
            ValueShape::Maybe(inner) => {
                if !value.is_null() {
                    self.hold(inner, value);
                }
            }
            ValueShape::Object(fields) => self.object(value, fields, false),
            ValueShape::OneOf(cases) => self.one_of(value, cases),
        }
    }

    fn object(&mut self, value: Value<'a>, fields: &[MemberShape], has_kind: bool) {
        if !self.faults.object(value) {
            return;
        }
        for (name, inner) in value.members() {
            match fields.iter().find(|field| name.is(field.name)) {
                Some(field) => self.hold(&field.kind, inner),
                None if has_kind && name.is("kind") => {}
                None => {
                    let mut known: Vec<&str> = fields.iter().map(|field| field.name).collect();
                    known.extend(has_kind.then_some("kind"));
                    known.sort_unstable();
                    self.faults.unknown(name, &known);
                }
            }
        }
        for field in fields
            .iter()
            .filter(|field| field.needed && value.get(field.name).is_none())
        {
            self.faults.missing(value, field.name);
        }
    }

    fn one_of(&mut self, value: Value<'a>, cases: &[KindShape]) {
        if !self.faults.object(value) {
            return;
        }
        let Some(word) = value.get("kind") else {
            return self.faults.missing(value, "kind");
        };
        match cases.iter().find(|case| word.is(case.word)) {
            Some(case) => self.object(value, case.fields, true),
            None => self.word(word, &cases.iter().map(|case| case.word).collect::<Vec<_>>()),
        }
    }

    fn list(&mut self, value: Value<'a>, of: &ValueShape, most: usize) {
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

    fn too_many(&mut self, value: Value<'a>, found: usize, most: usize) {
        let finding = self.faults.at(Code::Limit, value);
        (finding.found, finding.expected) = (Some(json!(found)), Some(json!(most)));
    }

    fn text(&mut self, value: Value<'a>, kind: TextKind, most: usize) {
        let Some(text) = self.faults.text(value, kind) else {
            return;
        };
        let length = text.chars().count();
        if !names::line(&text, usize::MAX).is_ok_and(|kept| kept == text) {
            self.faults.at(Code::BadValue, value);
        } else if length > most {
            self.too_many(value, length, most);
        }
    }

    fn word(&mut self, value: Value<'a>, allowed: &[&str]) {
        if self.faults.string(value).is_some_and(|text| !allowed.contains(&&*text)) {
            self.faults.bad(value, allowed);
        }
    }

    fn number(&mut self, value: Value<'a>, least: i64, most: i64) {
        if self.faults.integer(value, least).is_some_and(|number| number > most) {
            self.faults.at(Code::BadValue, value).expected = Some(json!([least, most]));
        }
    }

    /// A string that says something; examples are told when it does not.
    fn said(&mut self, value: Value<'a>, code: Code, examples: &[&str], is: impl Fn(&str) -> bool) {
        if value.kind() != Json::String {
            drop(self.faults.string(value));
        } else if value.as_str().is_some_and(|text| !is(&text)) {
            self.faults.at(code, value).expected = Some(json!(examples));
        }
    }

    fn person(&mut self, value: Value<'a>) {
        let Some(text) = self.faults.string(value) else { return };
        if number_of(&text).is_none_or(|number| !self.members.contains(&number)) {
            let keys: Vec<String> = self.members.iter().map(|number| format!("m{number}")).collect();
            let expected = (keys.len() <= KEYS_TOLD_MAX).then(|| json!(keys));
            self.faults.at(Code::BadValue, value).expected = expected;
        }
    }
}
