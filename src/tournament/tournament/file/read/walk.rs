//! Holds a text against the shape of a file, value by value.

use std::collections::BTreeSet;

use chrono::{NaiveDate, NaiveDateTime, NaiveTime};
use serde_json::json;

use crate::Exact;
use crate::names;
use crate::points::PlaceScheme;
use crate::standings::RAW_MAX;
use crate::tournament::Device;
use crate::tournament::file::shape::{Case, MemberShape, ValueShape};
use crate::tournament::file::{Version, shapes, words};
use talon_records::format_of;
use talon_records::hash::Hash;
use talon_records::json::{Document, Value, ValueKind as Json};
use talon_records::structure::{FINDINGS_MAX, Faults, TextKind, date_meant};
use talon_rules::games::{Code, GameKind};

/// Keys of so many are told one by one when another is used.
const KEYS_TOLD_MAX: usize = 12;

/// All that is wrong with the shape of a text.
pub(super) fn walk(document: Document<'_>, foreign: bool) -> Faults<'_> {
    let mut faults = Faults::new(document);
    // A place is found by walking to it, so that nobody makes the reader walk to more of them than are told.
    for name in document.duplicates().take(FINDINGS_MAX) {
        faults.at(Code::DuplicateMember, name);
    }
    for number in document.odd_numbers().filter(Value::is_large_int).take(FINDINGS_MAX) {
        faults.large(number);
    }
    let root = document.root();
    let version = root.get("version");
    let said = version.and_then(|version| version.as_str());
    let known = said.as_deref().map_or(Some(Version::NEWEST), Version::parse);
    if let (Some(other), None) = (version, known) {
        faults.at(Code::UnsupportedVersion, other).expected = Some(json!(Version::ALL.map(Version::as_str)));
        return faults;
    }
    let version = known.unwrap_or(Version::NEWEST);
    let game = root.get("tournament").and_then(|tournament| tournament.get("game"));
    let game = game
        .and_then(|game| game.as_str())
        .and_then(|game| GameKind::parse(&game));
    let entries = root.get("entries").map_or(0, |entries| entries.len());
    let members = root
        .get("members")
        .filter(|_| foreign)
        .map(|members| keys(members, 'm'));
    let mut walk = Walk {
        faults,
        foreign,
        version,
        game,
        entries,
        members,
    };
    let file: &[&[MemberShape]] = if foreign {
        &[shapes::EVENT, shapes::OUTSIDE]
    } else {
        &[shapes::EVENT]
    };
    walk.object(root, file, false);
    walk.faults
}

fn keys(list: Value<'_>, letter: char) -> BTreeSet<u16> {
    let key = |item: Value<'_>| number_of(&item.get("key")?.as_str()?, letter);
    list.items().filter_map(key).collect()
}

/// The number of a key such as `e7`.
pub(super) fn number_of(key: &str, letter: char) -> Option<u16> {
    let digits = key.strip_prefix(letter)?;
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    digits.parse().ok().filter(|_| plain)
}

/// Whether no more findings are told.
pub(super) fn is_full(faults: &Faults<'_>) -> bool {
    faults.errors() >= FINDINGS_MAX
}

struct Walk<'a> {
    faults: Faults<'a>,
    /// The text may come from anyone, so that its names and rules are looked at.
    foreign: bool,
    version: Version,
    game: Option<GameKind>,
    entries: usize,
    /// Keys of members; none where the text has no list of them.
    members: Option<BTreeSet<u16>>,
}

impl<'a> Walk<'a> {
    fn hold(&mut self, kind: &ValueShape, value: Value<'a>) {
        if is_full(&self.faults) {
            return;
        }
        match kind {
            ValueShape::Text { kind, least, most } => self.text(value, *kind, *least, *most),
            ValueShape::Version => self.word(value, &Version::ALL.map(Version::as_str)),
            ValueShape::Word(words) => self.word(value, &words()),
            ValueShape::WordOf(words) => self.word(value, &words(self.version)),
            ValueShape::Number { least, most } => self.number(value, *least, *most),
            ValueShape::Switch => drop(self.faults.boolean(value)),
            ValueShape::Exact => self.said(value, Code::BadValue, &["4", "-7", "16/3"], |text| {
                text.parse::<Exact>().is_ok()
            }),
            ValueShape::Places(count) => self.places(value, *count),
            ValueShape::Seed => self.said(value, Code::BadValue, &["0", "18446744073709551615"], |text| {
                text.parse::<u64>().is_ok_and(|seed| seed.to_string() == text)
            }),
            ValueShape::Date => self.date(value),
            ValueShape::Clock => self.said(value, Code::BadTime, &["19:30:00"], |text| {
                text.parse::<NaiveTime>().is_ok_and(|time| format!("{time:?}") == text)
            }),
            ValueShape::Moment => self.said(value, Code::BadTime, &["2026-11-22T19:30:00"], is_moment),
            ValueShape::Instant => self.said(value, Code::BadTime, &["2026-11-22T18:30:00Z"], |text| {
                text.strip_suffix('Z').is_some_and(is_moment)
            }),
            ValueShape::Hash => self.hash(value),
            ValueShape::Device => self.said(value, Code::BadValue, &["0123456789abcdef"], |text| {
                Device::parse(text).is_some()
            }),
            ValueShape::Key(letter) => {
                let example = format!("{letter}1");
                self.said(value, Code::BadValue, &[&example], |text| {
                    number_of(text, *letter).is_some()
                });
            }
            ValueShape::Entry => self.entry(value),
            ValueShape::Member => self.member(value),
            ValueShape::Rules => self.rules(value),
            ValueShape::BoardScore if value.kind() == Json::String => self.word(value, &words::without_score()),
            ValueShape::BoardScore => self.number(value, -RAW_MAX, RAW_MAX),
            ValueShape::List { of, most } => self.list(value, of, *most),
            ValueShape::Object(fields) => self.object(value, &[fields], false),
            ValueShape::OneOf(cases) => self.one_of(value, cases),
        }
    }

    fn object(&mut self, value: Value<'a>, shapes: &[&[MemberShape]], typed: bool) {
        if !self.faults.object(value) {
            return;
        }
        let version = self.version;
        let fields = || {
            shapes
                .iter()
                .copied()
                .flatten()
                .filter(move |field| field.since <= version)
        };
        for (name, inner) in value.members() {
            match fields().find(|field| name.is(field.name)) {
                Some(field) => self.hold(&field.kind, inner),
                None if typed && name.is("type") || is_full(&self.faults) => {}
                None => {
                    let mut known: Vec<&str> = fields().map(|field| field.name).collect();
                    known.extend(typed.then_some("type"));
                    known.sort_unstable();
                    self.faults.unknown(name, &known);
                }
            }
        }
        for field in fields().filter(|field| field.needed && value.get(field.name).is_none()) {
            self.faults.missing(value, field.name);
        }
    }

    fn one_of(&mut self, value: Value<'a>, cases: &[Case]) {
        if !self.faults.object(value) {
            return;
        }
        let Some(word) = value.get("type") else {
            return self.faults.missing(value, "type");
        };
        match cases.iter().find(|case| word.is(case.word)) {
            Some(case) => self.object(value, &[case.fields], true),
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

    fn text(&mut self, value: Value<'a>, kind: TextKind, least: usize, most: usize) {
        if !self.foreign || least == 0 && value.is("") {
            drop(self.faults.string(value));
            return;
        }
        let Some(text) = self.faults.text(value, kind) else {
            return;
        };
        let length = text.chars().count();
        if kind == TextKind::Name && names::line(&text, usize::MAX).is_err() || text.trim().is_empty() {
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

    fn date(&mut self, value: Value<'a>) {
        let is = |text: &str| text.parse::<NaiveDate>().is_ok_and(|date| format!("{date:?}") == text);
        if let Some(text) = self.faults.string(value).filter(|text| !is(text)) {
            let finding = self.faults.at(Code::BadTime, value);
            finding.expected = Some(json!(["2026-11-22"]));
            finding.fix = date_meant(&text).map(serde_json::Value::from);
        }
    }

    /// A string that says something; examples are told when it does not.
    fn said(&mut self, value: Value<'a>, code: Code, examples: &[&str], is: impl Fn(&str) -> bool) {
        if self.faults.string(value).is_some_and(|text| !is(&text)) {
            self.faults.at(code, value).expected = Some(json!(examples));
        }
    }

    fn places(&mut self, value: Value<'a>, count: usize) {
        let errors = self.faults.errors();
        self.list(value, &ValueShape::Exact, 4);
        let points = value.items().filter_map(|item| item.as_str()?.parse().ok()).collect();
        let sound = value.len() == count && PlaceScheme::new(points).is_ok();
        if self.faults.errors() == errors && !sound {
            self.faults.at(Code::BadValue, value);
        }
    }

    fn hash(&mut self, value: Value<'a>) {
        if self.foreign {
            self.said(value, Code::BadValue, &["sha256:"], |text| Hash::parse(text).is_some());
        } else {
            drop(self.faults.string(value));
        }
    }

    fn entry(&mut self, value: Value<'a>) {
        let Some(text) = self.faults.string(value) else { return };
        let known = number_of(&text, 'e').is_some_and(|number| usize::from(number) <= self.entries);
        if !known {
            let keys = (1..=self.entries).map(|number| format!("e{number}"));
            self.faults.at(Code::BadValue, value).expected = told(keys, self.entries);
        }
    }

    fn member(&mut self, value: Value<'a>) {
        let Some(text) = self.faults.string(value) else { return };
        let number = number_of(&text, 'm');
        match &self.members {
            Some(members) if number.is_none_or(|number| !members.contains(&number)) => {
                let keys = members.iter().map(|number| format!("m{number}"));
                let expected = told(keys, members.len());
                self.faults.at(Code::BadValue, value).expected = expected;
            }
            None if number.is_none() => self.faults.at(Code::BadValue, value).expected = Some(json!(["m1"])),
            _ => {}
        }
    }

    fn rules(&mut self, value: Value<'a>) {
        match self.game.filter(|_| self.foreign) {
            Some(game) => format_of(game).read_rules(value, &mut self.faults),
            None => drop(self.faults.object(value)),
        }
    }
}

/// The keys that could stand there, while they are few.
fn told(keys: impl Iterator<Item = String>, count: usize) -> Option<serde_json::Value> {
    (count <= KEYS_TOLD_MAX).then(|| keys.map(serde_json::Value::from).collect())
}

fn is_moment(text: &str) -> bool {
    text.parse::<NaiveDateTime>()
        .is_ok_and(|moment| format!("{moment:?}") == text)
}
