//! `ruling`: what a director decided about the result (format, 6). What can be awarded is the game's to say.

use super::Vocabulary;
use crate::json::Value;
use crate::structure::{Faults, TextKind};
use talon_rules::cards::{BySeat, Seat};

/// What a ruling does to the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RulingKind {
    /// Replaces the result.
    Score,
    /// Adds to it.
    Penalty,
    /// Makes it zero.
    Void,
    /// A warning or a note: changes nothing.
    Words,
}

/// A ruling, with what it awards as it stands in the record.
#[derive(Debug, Clone, Copy)]
pub struct Ruling<'a> {
    pub kind: RulingKind,
    pub award: Option<Value<'a>>,
}

pub(super) const KINDS: &[&str] = &["note", "penalty", "score", "void", "warning"];
const MEMBERS: &[&str] = &["at", "award", "by", "kind", "ms", "official", "text", "type"];

pub(super) fn read_ruling<'a, V: Vocabulary>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<Ruling<'a>> {
    let (mut kind, mut award) = (None, None);
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "type" => {}
            "at" | "ms" => {
                faults.integer(value, 0);
            }
            "by" => {
                faults.word(value, &["director"]);
            }
            "kind" => kind = faults.word(value, KINDS),
            "award" => {
                if faults.object(value) {
                    V::read_award(value, faults);
                    award = Some(value);
                }
            }
            "official" => {
                faults.text(value, TextKind::Line);
            }
            "text" => {
                faults.text(value, TextKind::Comment);
            }
            _ => faults.unknown(name, MEMBERS),
        }
    }
    for name in ["by", "kind"] {
        if value.get(name).is_none() {
            faults.missing(value, name);
        }
    }
    let kind = match kind? {
        "score" => RulingKind::Score,
        "penalty" => RulingKind::Penalty,
        "void" => RulingKind::Void,
        _ => RulingKind::Words,
    };
    Some(Ruling { kind, award })
}

/// A number for each seat; one left out is zero.
pub(crate) fn read_seats<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> BySeat<i64> {
    let mut numbers = BySeat::default();
    if !faults.object(value) {
        return numbers;
    }
    for (name, number) in value.members() {
        match name.as_str().and_then(|text| Seat::parse(&text)) {
            Some(seat) => numbers[seat] = faults.integer(number, i64::MIN).unwrap_or(0),
            None => faults.unknown(name, &["A", "B", "C"]),
        }
    }
    numbers
}
