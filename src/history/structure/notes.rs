//! Variations, annotations, corrections: opinions and changes, carried through unchanged (format, 6 and 7).

use super::envelope::Envelope;
use super::faults::Faults;
use super::strings::TextKind;
use crate::games::Code;
use crate::history::hash::Hash;
use crate::history::json::Value;

/// Actions that all variations together may have.
pub const VARIATION_ACTIONS_MAX: usize = 2000;

/// Another line, as far as its frame goes; its actions are the game's to read.
#[derive(Debug, Clone, Copy)]
pub struct Variation<'a> {
    pub id: Value<'a>,
    /// `None` leaves the main line, else a place in the list of variations.
    pub parent: Option<usize>,
    pub parent_value: Option<Value<'a>>,
    pub from: Option<(usize, Value<'a>)>,
    pub actions: Option<Value<'a>>,
    pub sound: bool,
}

/// Checks variations, annotations and corrections; the frames of the variations are returned.
pub fn read_notes<'a>(envelope: &Envelope<'a>, faults: &mut Faults<'a>) -> Vec<Variation<'a>> {
    let variations = envelope.variations.map_or_else(Vec::new, |value| read_variations(value, faults));
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

fn read_variations<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Vec<Variation<'a>> {
    let mut list: Vec<Variation<'a>> = Vec::new();
    if !faults.array(value) {
        return list;
    }
    let mut actions = 0;
    for item in value.items() {
        if let Some(variation) = read_variation(item, &list, faults) {
            actions += variation.actions.map_or(0, |actions| actions.len());
            list.push(variation);
        }
    }
    if actions > VARIATION_ACTIONS_MAX {
        let finding = faults.at(Code::Limit, value);
        finding.found = Some(actions.into());
        finding.expected = Some(VARIATION_ACTIONS_MAX.into());
        list.clear();
    }
    list
}

fn read_variation<'a>(
    value: Value<'a>,
    before: &[Variation<'a>],
    faults: &mut Faults<'a>,
) -> Option<Variation<'a>> {
    if !faults.object(value) {
        return None;
    }
    let errors = faults.errors();
    let (mut id, mut parent, mut from, mut actions) = (None, None, None, None);
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "id" => id = faults.text(value, TextKind::Name).map(|_| value),
            "parent" => parent = faults.string(value).map(|_| value),
            "from" => from = faults.integer(value, 0).map(|n| (n as usize, value)),
            "title" | "author" => {
                faults.text(value, TextKind::Line);
            }
            "actions" => actions = faults.array(value).then_some(value),
            _ => faults.unknown(name, &["actions", "author", "from", "id", "parent", "title"]),
        }
    }
    for name in ["actions", "from", "id", "parent"] {
        if value.get(name).is_none() {
            faults.missing(value, name);
        }
    }
    let found = parent.and_then(|parent| place_of(parent, before));
    if let (Some(parent), None) = (parent, found) {
        faults.unfit(parent, "line");
    }
    if let Some(id) = id
        && (id.is("main") || before.iter().any(|other| other.id.as_str() == id.as_str()))
    {
        faults.unfit(id, "twice");
    }
    let sound = faults.errors() == errors;
    Some(Variation {
        id: id.unwrap_or(value),
        parent: found.flatten(),
        parent_value: parent,
        from,
        actions,
        sound,
    })
}

/// Which line a parent names: the main line, or a variation that stands before.
fn place_of(parent: Value<'_>, before: &[Variation<'_>]) -> Option<Option<usize>> {
    if parent.is("main") {
        return Some(None);
    }
    before.iter().position(|other| other.id.as_str() == parent.as_str()).map(Some)
}

pub const KINDS: &[&str] = &["comment", "eval", "glyph", "mark", "question", "tag"];
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
