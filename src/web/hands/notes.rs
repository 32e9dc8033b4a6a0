//! What people wrote about a hand: comments and signs at their positions, and other lines of play. Nothing here
//! changes what happened.

use std::borrow::Cow;

use super::look::Look;
use super::spot::Spot;
use super::study::VARIATIONS_LISTED;
use crate::history::Record;
use crate::history::json::Value;

/// Notes that the list of all shows.
const LISTED_MAX: usize = 40;
/// Characters of a note in the list of all.
const LISTED_CHARS: usize = 140;
/// Actions of a variation that are written out.
const VARIATION_ACTIONS: usize = 8;

/// A note of the record on the line that is shown.
#[derive(Debug, Clone)]
pub struct Note {
    pub ply: usize,
    pub author: String,
    /// A sign such as `!?`, or nothing.
    pub glyph: String,
    pub text: String,
}

/// What is written at one position.
#[derive(Debug)]
pub struct NoteView {
    pub href: String,
    /// What was played or said there.
    pub place: String,
    pub glyphs: String,
    pub texts: Vec<TextView>,
    pub here: bool,
}

/// What one person wrote.
#[derive(Debug)]
pub struct TextView {
    pub author: String,
    pub text: String,
}

/// Another line of play.
#[derive(Debug)]
pub struct VariationView {
    pub title: String,
    pub place: String,
    pub href: String,
    pub moves: String,
    pub here: bool,
}

/// The panel of notes.
#[derive(Debug, Default)]
pub struct NotesView {
    /// What is written at this position, whole.
    pub here: Option<NoteView>,
    pub all: Vec<NoteView>,
    /// How many more there are than the list shows.
    pub more: String,
    pub variations: Vec<VariationView>,
    /// How many more of those there are.
    pub more_variations: String,
    /// Back to what happened, from another line.
    pub main_line: Option<String>,
}

/// The notes on a line of the record, in the order of the positions. Those that are not for this reader are not in
/// the record that was read.
pub fn notes_of(record: &Record<'_>, line: &str) -> Vec<Note> {
    let Some(list) = record.envelope.annotations else { return Vec::new() };
    let mut notes: Vec<Note> = list.items().filter_map(|value| note(value, line)).collect();
    notes.sort_by_key(|note| note.ply);
    notes
}

fn note(value: Value<'_>, line: &str) -> Option<Note> {
    let at = value.get("at")?;
    if at.get("line")?.as_str()? != line {
        return None;
    }
    let ply = usize::try_from(at.get("ply")?.as_int()?).ok()?;
    let text = |name: &str| value.get(name).and_then(|value| value.as_str()).unwrap_or_default();
    let list = |name: &str| -> Vec<Cow<'_, str>> {
        value.get(name).map_or_else(Vec::new, |list| list.items().filter_map(|one| one.as_str()).collect())
    };
    let mut parts: Vec<String> = ["text", "question", "tag"]
        .into_iter()
        .map(|name| text(name).into_owned())
        .filter(|part| !part.is_empty())
        .collect();
    for name in ["options", "cards"] {
        let entries = list(name);
        if !entries.is_empty() {
            parts.push(entries.join(", "));
        }
    }
    if let Some(value) = value.get("value").or_else(|| value.get("eval")) {
        parts.push(value.source().to_owned());
    }
    Some(Note {
        ply,
        author: text("author").into_owned(),
        glyph: text("glyph").into_owned(),
        text: parts.join(" – "),
    })
}

/// The panel. Later notes are kept back where later cards are.
pub fn notes(look: &Look<'_>) -> NotesView {
    let seen = |note: &&Note| !look.hides_later() || note.ply <= look.ply();
    let all: Vec<&Note> = look.study.notes.iter().filter(seen).collect();
    let groups: Vec<&[&Note]> = all.chunk_by(|one, next| one.ply == next.ply).collect();
    let here = groups.iter().find(|group| group.iter().any(|note| note.ply == look.ply()));
    let more = |count: usize| match count {
        0 => String::new(),
        more => look.lang.n("report-more", more as i64),
    };
    let variations = if look.hides_later() { Vec::new() } else { variations(look) };
    NotesView {
        here: here.map(|group| view(look, group, usize::MAX)),
        all: groups.iter().take(LISTED_MAX).map(|group| view(look, group, LISTED_CHARS)).collect(),
        more: more(groups.len().saturating_sub(LISTED_MAX)),
        more_variations: more(if variations.is_empty() {
            0
        } else {
            look.study.variations.len() - variations.len()
        }),
        variations,
        main_line: look
            .spot
            .line
            .map(|_| (look.link)(Spot { line: None, ply: look.study.branch(look.spot.line), ..look.spot })),
    }
}

fn view(look: &Look<'_>, group: &[&Note], chars: usize) -> NoteView {
    let ply = group.first().map_or(0, |note| note.ply);
    let glyphs: Vec<&str> =
        group.iter().map(|note| note.glyph.as_str()).filter(|glyph| !glyph.is_empty()).collect();
    let texts = group.iter().filter(|note| !note.text.is_empty());
    NoteView {
        href: look.href(ply),
        place: place(look, ply),
        glyphs: glyphs.join(" "),
        texts: texts.map(|note| written(note, chars)).collect(),
        here: ply == look.ply(),
    }
}

fn written(note: &Note, chars: usize) -> TextView {
    let mut text: String = note.text.chars().take(chars).collect();
    if text.len() < note.text.len() {
        text.push('…');
    }
    TextView { author: note.author.clone(), text }
}

/// What happened just before a position; where nothing did, its number.
fn place(look: &Look<'_>, ply: usize) -> String {
    match ply.checked_sub(1).and_then(|before| look.timeline.steps.get(before)) {
        Some(step) if step.deed.is_some() => look.short(step.by, step.deed),
        _ => {
            let position = [("ply", ply.into()), ("total", look.timeline.last().into())];
            look.lang.t_args("control-position", &position)
        }
    }
}

fn variations(look: &Look<'_>) -> Vec<VariationView> {
    look.study
        .variations
        .iter()
        .enumerate()
        .take(VARIATIONS_LISTED)
        .map(|(index, variation)| {
            let more = variation.moves.len() > VARIATION_ACTIONS;
            let mut moves: Vec<String> = variation
                .moves
                .iter()
                .take(VARIATION_ACTIONS)
                .map(|(by, action)| look.short(*by, *action))
                .collect();
            if more {
                moves.push("…".into());
            }
            let position = [("ply", variation.from.into()), ("total", look.study.main_last.into())];
            VariationView {
                title: variation.title.clone(),
                place: look.lang.t_args("control-position", &position),
                href: (look.link)(Spot { line: Some(index), ply: variation.from + 1, ..look.spot }),
                moves: moves.join(", "),
                here: look.spot.line == Some(index),
            }
        })
        .collect()
}
