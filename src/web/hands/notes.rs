//! What people wrote about a hand: comments and signs at their positions, and other lines of play. Nothing here
//! changes what happened.

use std::borrow::Cow;

use super::look::Look;
use super::spot::Spot;
use super::study::VARIATIONS_LISTED;
use crate::history::Record;
use crate::history::json::Value;
use crate::text::Arg;

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

/// A note in the list.
#[derive(Debug)]
pub struct NoteView {
    pub href: String,
    pub place: String,
    pub glyph: String,
    pub text: String,
    pub here: bool,
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
    /// Notes at this position, whole.
    pub here: Vec<NoteView>,
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
    let here = all.iter().filter(|note| note.ply == look.ply());
    let more = |count: usize| match count {
        0 => String::new(),
        more => look.lang.n("report-more", more as i64),
    };
    let variations = if look.hides_later() { Vec::new() } else { variations(look) };
    NotesView {
        here: here.map(|note| view(look, note, usize::MAX)).collect(),
        all: all.iter().take(LISTED_MAX).map(|note| view(look, note, LISTED_CHARS)).collect(),
        more: more(all.len().saturating_sub(LISTED_MAX)),
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

fn view(look: &Look<'_>, note: &Note, chars: usize) -> NoteView {
    let mut text: String = note.text.chars().take(chars).collect();
    if text.len() < note.text.len() {
        text.push('…');
    }
    let args = [("author", Arg::from(&note.author)), ("ply", note.ply.into())];
    let position = [("ply", note.ply.into()), ("total", look.timeline.last().into())];
    NoteView {
        href: look.href(note.ply),
        place: if note.author.is_empty() {
            look.lang.t_args("control-position", &position)
        } else {
            look.lang.t_args("notes-by", &args)
        },
        glyph: note.glyph.clone(),
        text,
        here: note.ply == look.ply(),
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
