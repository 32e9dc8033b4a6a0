//! Annotations and corrections: opinions and changes, carried through unchanged (format, 7 and 8).

use super::envelope::Envelope;
use super::faults::Faults;
use super::strings::TextKind;
use super::variations::{Variation, read_variations};
use crate::hash::Hash;
use crate::json::Value;

/// Checks variations, annotations and corrections; the frames of the variations are returned.
pub(crate) fn read_notes<'a>(envelope: &Envelope<'a>, faults: &mut Faults<'a>) -> Vec<Variation<'a>> {
    let variations = envelope
        .variations
        .map_or_else(Vec::new, |value| read_variations(value, faults));
    if let Some(value) = envelope.annotations
        && faults.array(value)
    {
        for note in value.items() {
            read_annotation(note, faults);
        }
    }
    if let Some(value) = envelope.corrections
        && faults.array(value)
    {
        for correction in value.items() {
            read_correction(correction, faults);
        }
    }
    if let Some(value) = envelope.supersedes
        && let Some(text) = faults.string(value)
        && (!text.starts_with("sha256:") || Hash::parse(&text).is_none())
    {
        faults.unfit(value, "hash");
    }
    variations
}

/// The kinds a note may be of (format, 8).
pub const KINDS: &[&str] = &["comment", "eval", "glyph", "mark", "question", "tag"];
/// The signs that may stand beside an action.
pub const GLYPHS: &[&str] = &["!", "!!", "!?", "?", "?!", "??", "□"];
const NOTE: &[&str] = &[
    "at",
    "author",
    "best",
    "cards",
    "created",
    "engine",
    "eval",
    "glyph",
    "id",
    "kind",
    "lang",
    "options",
    "question",
    "scope",
    "seats",
    "tag",
    "text",
    "tone",
    "value",
    "version",
    "visibility",
];

fn read_annotation<'a>(value: Value<'a>, faults: &mut Faults<'a>) {
    if !faults.object(value) {
        return;
    }
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "id" => {
                faults.text(value, TextKind::Name);
            }
            "at" => read_at(value, faults),
            "author" | "lang" | "tone" | "tag" | "engine" | "version" | "scope" => {
                faults.text(value, TextKind::Line);
            }
            "created" => faults.time(value),
            "kind" => {
                faults.word(value, KINDS);
            }
            "glyph" => {
                faults.word(value, GLYPHS);
            }
            "visibility" => {
                faults.word(value, &["club", "private", "public"]);
            }
            "text" | "question" => {
                faults.text(value, TextKind::Comment);
            }
            "eval" => {
                faults.object(value);
            }
            "cards" | "seats" | "best" | "options" => {
                if faults.array(value) {
                    for item in value.items() {
                        faults.text(item, TextKind::Line);
                    }
                }
            }
            "value" => {}
            _ => faults.unknown(name, NOTE),
        }
    }
    for name in ["at", "id", "kind"] {
        if value.get(name).is_none() {
            faults.missing(value, name);
        }
    }
}

fn read_at<'a>(value: Value<'a>, faults: &mut Faults<'a>) {
    if !faults.object(value) {
        return;
    }
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "line" => {
                faults.text(value, TextKind::Name);
            }
            "ply" => {
                faults.integer(value, 0);
            }
            _ => faults.unknown(name, &["line", "ply"]),
        }
    }
    for name in ["line", "ply"] {
        if value.get(name).is_none() {
            faults.missing(value, name);
        }
    }
}

fn read_correction<'a>(value: Value<'a>, faults: &mut Faults<'a>) {
    if !faults.object(value) {
        return;
    }
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "when" => faults.time(value),
            "by" | "pointer" => {
                faults.text(value, TextKind::Line);
            }
            "reason" => {
                faults.text(value, TextKind::Comment);
            }
            "was" | "now" => {}
            _ => faults.unknown(name, &["by", "now", "pointer", "reason", "was", "when"]),
        }
    }
    for name in ["by", "now", "pointer", "was", "when"] {
        if value.get(name).is_none() {
            faults.missing(value, name);
        }
    }
}
