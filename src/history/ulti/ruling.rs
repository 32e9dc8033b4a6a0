//! `ruling`: what a director decided about the result (format, 16.15).

use crate::cards::{BySeat, Seat};
use crate::history::json::Value;
use crate::history::structure::{Faults, TextKind};

/// What a ruling does to the scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ruling {
    /// Replaces the result.
    Score(BySeat<i64>),
    /// Adds to it.
    Penalty(BySeat<i64>),
    /// Makes it nought.
    Void,
    /// A warning or a note: changes nothing.
    Words,
}

pub(super) const KINDS: &[&str] = &["note", "penalty", "score", "void", "warning"];
const MEMBERS: &[&str] = &["at", "award", "by", "kind", "ms", "official", "text", "type"];

pub(super) fn read_ruling<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<Ruling> {
    let (mut kind, mut award) = (None, BySeat::default());
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
            "award" => award = read_award(value, faults),
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
    Some(match kind? {
        "score" => Ruling::Score(award),
        "penalty" => Ruling::Penalty(award),
        "void" => Ruling::Void,
        _ => Ruling::Words,
    })
}

fn read_award<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> BySeat<i64> {
    let mut award = BySeat::default();
    if !faults.object(value) {
        return award;
    }
    for (name, scores) in value.members() {
        if !name.is("scores") {
            faults.unknown(name, &["scores"]);
            continue;
        }
        if !faults.object(scores) {
            continue;
        }
        for (seat, score) in scores.members() {
            match seat.as_str().and_then(|text| Seat::parse(&text)) {
                Some(seat) => award[seat] = faults.integer(score, i64::MIN).unwrap_or(0),
                None => faults.unknown(seat, &["A", "B", "C"]),
            }
        }
    }
    award
}
