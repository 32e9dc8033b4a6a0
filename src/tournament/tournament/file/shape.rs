//! The event file as a format: the values that only it has, and how a text is held against them.

use std::collections::BTreeSet;

use chrono::NaiveTime;
use serde_json::{Value as Given, json};

use super::{Version, words};
use crate::duplicate::DealSeed;
use crate::file_shape::{self, FileFormat, Walk, described, number_of, pattern, told};
use crate::points::PlaceScheme;
use crate::standings::RAW_MAX;
use crate::tournament::Device;
use crate::{Exact, names};
use talon_records::format_of;
use talon_records::hash::Hash;
use talon_records::json::{Value, ValueKind as Json};
use talon_records::schema::text;
use talon_records::structure::TextKind;
use talon_rules::games::{Code, GameKind};

/// The event file.
#[derive(Debug)]
pub(super) struct EventFile;

pub(super) type MemberShape = file_shape::MemberShape<EventFile>;
pub(super) type CaseShape = file_shape::CaseShape<EventFile>;
pub(super) type ValueShape = file_shape::ValueShape<EventFile>;

/// A value that only it has.
#[derive(Debug)]
pub(super) enum EventValue {
    /// So many characters.
    Text {
        kind: TextKind,
        least: usize,
        most: usize,
    },
    /// A version of the format.
    Version,
    /// One of the words that the version knows.
    WordOf(fn(Version) -> Vec<&'static str>),
    /// So many exact numbers for the places of a table, none higher than the one before.
    Places(usize),
    Clock,
    /// Date and time, by the clock of the club.
    Moment,
    /// The hash of a hand's play.
    Hash,
    /// What tells a device from others.
    Device,
    /// What deals are made of.
    DealSeed,
    /// The key of an entry.
    Entry,
    /// The key of a member.
    Member,
    /// The rules of the tournament's game, as a hand record has them.
    Rules,
    /// The score of a board, or a word that stands for it.
    BoardScore,
}

/// What is known of a text before it is walked over.
#[derive(Debug)]
pub(super) struct Known {
    /// It may come from anyone, so that its names are looked at.
    pub foreign: bool,
    pub game: Option<GameKind>,
    pub entries: usize,
    /// Keys of members; none where the text has no list of them.
    pub members: Option<BTreeSet<u16>>,
}

impl FileFormat for EventFile {
    type Version = Version;
    type Value = EventValue;
    type Known = Known;
    const CASE: &'static str = "type";

    fn is_exact(text: &str) -> bool {
        text.parse::<Exact>().is_ok()
    }

    fn hold<'a>(walk: &mut Walk<'a, EventFile>, kind: &EventValue, value: Value<'a>) {
        match kind {
            EventValue::Text { kind, least, most } => hold_text(walk, value, *kind, *least, *most),
            EventValue::Version => walk.word(value, &Version::ALL.map(Version::as_str)),
            EventValue::WordOf(words) => walk.word(value, &words(walk.version)),
            EventValue::Places(count) => places(walk, value, *count),
            EventValue::Clock => walk.said(value, Code::BadTime, &["19:30:00"], |text| {
                text.parse::<NaiveTime>().is_ok_and(|time| format!("{time:?}") == text)
            }),
            EventValue::Moment => walk.said(value, Code::BadTime, &["2026-11-22T19:30:00"], file_shape::is_moment),
            EventValue::Hash if walk.known.foreign => {
                walk.said(value, Code::BadValue, &["sha256:"], |text| Hash::parse(text).is_some())
            }
            EventValue::Hash => drop(walk.faults.string(value)),
            EventValue::Device => walk.said(value, Code::BadValue, &["0123456789abcdef"], |text| {
                Device::parse(text).is_some()
            }),
            EventValue::DealSeed => walk.said(value, Code::BadValue, &["64 hexadecimal digits"], |text| {
                DealSeed::parse(text).is_some()
            }),
            EventValue::Entry => entry(walk, value),
            EventValue::Member => member(walk, value),
            EventValue::Rules => match walk.known.game {
                Some(game) => format_of(game).read_rules(value, &mut walk.faults),
                None => drop(walk.faults.object(value)),
            },
            EventValue::BoardScore if value.kind() == Json::String => walk.word(value, &words::without_score()),
            EventValue::BoardScore => walk.number(value, -RAW_MAX, RAW_MAX),
        }
    }

    fn describe(kind: &EventValue, upto: Version) -> Given {
        match kind {
            EventValue::Text { kind, least, most } => {
                let mut schema = text(*kind);
                schema["maxLength"] = json!(most);
                if *least == 0 {
                    schema.as_object_mut().map(|schema| schema.remove("allOf"));
                    return schema;
                }
                schema["allOf"] = json!([{"pattern": "\\S"}]);
                schema
            }
            EventValue::Version => {
                let upto = Version::ALL.into_iter().filter(|version| *version <= upto);
                json!({"enum": upto.map(Version::as_str).collect::<Vec<_>>()})
            }
            EventValue::WordOf(words) => json!({"enum": words(upto)}),
            EventValue::Places(count) => {
                let exact = described(&ValueShape::Exact, upto);
                json!({"type": "array", "items": exact, "minItems": count, "maxItems": count})
            }
            EventValue::Clock => pattern("^[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?$"),
            EventValue::Moment => pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?$"),
            EventValue::Hash => pattern("^(sha256:)?[0-9a-f]{64}$"),
            EventValue::Device => pattern("^[0-9a-f]{16}$"),
            EventValue::DealSeed => pattern("^[0-9a-f]{64}$"),
            EventValue::Entry => described(&ValueShape::Key('e'), upto),
            EventValue::Member => described(&ValueShape::Key('m'), upto),
            EventValue::Rules => json!({"type": "object"}),
            EventValue::BoardScore => json!({"anyOf": [
                {"type": "integer", "minimum": -RAW_MAX, "maximum": RAW_MAX}, {"enum": words::without_score()},
            ]}),
        }
    }
}

fn hold_text<'a>(walk: &mut Walk<'a, EventFile>, value: Value<'a>, kind: TextKind, least: usize, most: usize) {
    if !walk.known.foreign || least == 0 && value.is("") {
        drop(walk.faults.string(value));
        return;
    }
    let Some(text) = walk.faults.text(value, kind) else {
        return;
    };
    let length = text.chars().count();
    if kind == TextKind::Name && names::line(&text, usize::MAX).is_err() || text.trim().is_empty() {
        walk.faults.at(Code::BadValue, value);
    } else if length > most {
        walk.too_many(value, length, most);
    }
}

fn places<'a>(walk: &mut Walk<'a, EventFile>, value: Value<'a>, count: usize) {
    let errors = walk.faults.errors();
    walk.list(value, &ValueShape::Exact, 4);
    let points = value.items().filter_map(|item| item.as_str()?.parse().ok()).collect();
    let sound = value.len() == count && PlaceScheme::new(points).is_ok();
    if walk.faults.errors() == errors && !sound {
        walk.faults.at(Code::BadValue, value);
    }
}

fn entry<'a>(walk: &mut Walk<'a, EventFile>, value: Value<'a>) {
    let Some(text) = walk.faults.string(value) else { return };
    let entries = walk.known.entries;
    let known = number_of(&text, 'e').is_some_and(|number| usize::from(number) <= entries);
    if !known {
        let keys = (1..=entries).map(|number| format!("e{number}"));
        walk.faults.at(Code::BadValue, value).expected = told(keys, entries);
    }
}

fn member<'a>(walk: &mut Walk<'a, EventFile>, value: Value<'a>) {
    let Some(text) = walk.faults.string(value) else { return };
    let number = number_of(&text, 'm');
    let expected = match &walk.known.members {
        Some(members) if number.is_none_or(|number| !members.contains(&number)) => {
            told(members.iter().map(|number| format!("m{number}")), members.len())
        }
        None if number.is_none() => Some(json!(["m1"])),
        _ => return,
    };
    walk.faults.at(Code::BadValue, value).expected = expected;
}
