//! What a record holds that people wrote about it: comments and signs at their positions, and other lines of play.
//! Nothing here changes what happened.

use crate::page::LinkView;
use std::borrow::Cow;

use super::cards::{CardView, card};
use super::hand_query::Viewpoint;
use super::position_view::PositionView;
use super::replay_line::{VARIATIONS_LISTED, Variation};
use talon_records::json::Value;
use talon_records::{LineAction, Record};
use talon_rules::cards::{Card, Pack, Seat};
use talon_rules::games::Deed;
use talon_text::Lang;

/// Notes that the list of all shows.
const LISTED_MAX: usize = 40;
/// Characters of a note in the list of all.
const LISTED_CHARS: usize = 140;
/// Actions of a variation that are written out.
const VARIATION_ACTIONS: usize = 12;

/// A note of the record on the line that is shown.
#[derive(Debug, Clone)]
pub struct Note {
    pub id: String,
    pub ply: usize,
    /// For whom it is, as the record writes it; nothing where it says nothing.
    pub audience: String,
    pub author: String,
    /// A sign such as `!?`, or nothing.
    pub glyph: String,
    pub text: String,
    /// The cards it points at.
    pub cards: Vec<Card>,
    /// The language it is written in, where that is said.
    pub lang: String,
}

/// What is written at one position.
#[derive(Debug)]
pub(crate) struct NoteView {
    pub href: String,
    /// What was played or said there.
    pub place: String,
    /// The signs, each with what it means.
    pub glyphs: Vec<(String, &'static str)>,
    pub texts: Vec<TextView>,
    pub here: bool,
}

/// What one person wrote.
#[derive(Debug)]
pub(crate) struct TextView {
    /// The name of the annotation in the record.
    id: String,
    pub author: String,
    /// For whom it is, where it is not for everyone.
    pub audience: String,
    /// Where its author changes it: the words, and where they lead.
    pub change: Option<LinkView>,
    pub text: String,
    pub cards: Vec<CardView>,
    pub lang: String,
}

/// Another line of play.
#[derive(Debug)]
pub(crate) struct VariationView {
    /// Its name in the record.
    id: String,
    pub title: String,
    /// Where its author changes it: the words, and where they lead.
    pub change: Option<LinkView>,
    pub place: String,
    pub href: String,
    pub moves: Vec<MoveView>,
    pub more: bool,
    pub here: bool,
}

/// An action of another line. Cards of one trick stand together after the name of who leads.
#[derive(Debug)]
pub(crate) struct MoveView {
    /// Who acts, where that has to be said.
    pub by: String,
    pub card: Option<CardView>,
    /// What was said, where it is no card.
    pub text: String,
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

impl NotesView {
    /// Beside each of the reader's own notes and lines, the way to change it.
    pub(crate) fn offer_changes(&mut self, lang: Lang, own: impl Fn(&str) -> Option<String>) {
        let way = |id: &str| own(id).map(|href| LinkView::new(href, lang.t("note-change")));
        let notes = self.here.iter_mut().chain(&mut self.all);
        for text in notes.flat_map(|note| &mut note.texts) {
            text.change = way(&text.id);
        }
        for line in &mut self.variations {
            line.change = way(&line.id);
        }
    }
}

/// The notes on a line of the record, in the order of the positions. Those that are not for this reader are not in
/// the record that was read.
pub(crate) fn notes_of(record: &Record<'_>, line: &str) -> Vec<Note> {
    let Some(list) = record.envelope.annotations else {
        return Vec::new();
    };
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
        value
            .get(name)
            .map_or_else(Vec::new, |list| list.items().filter_map(|one| one.as_str()).collect())
    };
    let mut parts: Vec<String> = ["text", "question", "tag"]
        .into_iter()
        .map(|name| text(name).into_owned())
        .filter(|part| !part.is_empty())
        .collect();
    let options = list("options");
    if !options.is_empty() {
        parts.push(options.join(", "));
    }
    if let Some(value) = value.get("value").or_else(|| value.get("eval")) {
        parts.push(value.source().to_owned());
    }
    Some(Note {
        id: text("id").into_owned(),
        ply,
        audience: text("visibility").into_owned(),
        author: text("author").into_owned(),
        glyph: text("glyph").into_owned(),
        text: parts.join(" – "),
        cards: list("cards").iter().filter_map(|code| Pack::read(code)).collect(),
        lang: text("lang").into_owned(),
    })
}

/// What a sign says, in words.
pub(crate) fn sign_words(lang: Lang, glyph: &str) -> &'static str {
    lang.label(match glyph {
        "!!" => "sign-brilliant",
        "!" => "sign-good",
        "!?" => "sign-interesting",
        "?!" => "sign-doubtful",
        "?" => "sign-mistake",
        "??" => "sign-blunder",
        _ => "sign-only",
    })
}

/// The panel. Later notes are kept back where later cards are.
pub fn notes(position: &PositionView<'_>) -> NotesView {
    let seen = |note: &&Note| !position.hides_later() || note.ply <= position.ply();
    let all: Vec<&Note> = position.replay_line.notes.iter().filter(seen).collect();
    let groups: Vec<&[&Note]> = all.chunk_by(|one, next| one.ply == next.ply).collect();
    let here = groups
        .iter()
        .find(|group| group.iter().any(|note| note.ply == position.ply()));
    let more = |count: usize| match count {
        0 => String::new(),
        more => position.lang.n("report-more", more as i64),
    };
    let variations = if position.hides_later() {
        Vec::new()
    } else {
        variations(position)
    };
    NotesView {
        here: here.map(|group| view(position, group, usize::MAX)),
        all: groups
            .iter()
            .take(LISTED_MAX)
            .map(|group| view(position, group, LISTED_CHARS))
            .collect(),
        more: more(groups.len().saturating_sub(LISTED_MAX)),
        more_variations: more(if variations.is_empty() {
            0
        } else {
            position.replay_line.variations.len() - variations.len()
        }),
        variations,
        main_line: position.viewpoint.line.map(|_| {
            (position.link)(Viewpoint {
                line: None,
                ply: position.replay_line.branch(position.viewpoint.line),
                ..position.viewpoint
            })
        }),
    }
}

fn view(position: &PositionView<'_>, group: &[&Note], chars: usize) -> NoteView {
    let ply = group.first().map_or(0, |note| note.ply);
    let glyphs = group.iter().filter(|note| !note.glyph.is_empty());
    let texts = group
        .iter()
        .filter(|note| !note.text.is_empty() || position.sees_all() && !note.cards.is_empty());
    NoteView {
        href: position.href(ply),
        place: place(position, ply),
        glyphs: glyphs
            .map(|note| (note.glyph.clone(), sign_words(position.lang, &note.glyph)))
            .collect(),
        texts: texts.map(|note| written(position, note, chars)).collect(),
        here: ply == position.ply(),
    }
}

fn written(position: &PositionView<'_>, note: &Note, chars: usize) -> TextView {
    let mut text: String = note.text.chars().take(chars).collect();
    if text.len() < note.text.len() {
        text.push('…');
    }
    // A card that is pointed at may lie where the chosen seat could not see it.
    let cards = note.cards.iter().filter(|_| position.sees_all());
    let closed = ["private", "club"].contains(&note.audience.as_str());
    TextView {
        id: note.id.clone(),
        audience: if closed {
            position.lang.t(&format!("note-for-{}", note.audience)).into_owned()
        } else {
            String::new()
        },
        change: None,
        author: note.author.clone(),
        text,
        cards: cards.map(|one| card(*one, position.lang, position.faces)).collect(),
        lang: note.lang.clone(),
    }
}

/// What happened just before a position; where nothing did, its number.
pub fn place(position: &PositionView<'_>, ply: usize) -> String {
    match ply
        .checked_sub(1)
        .and_then(|before| position.timeline.steps.get(before))
    {
        Some(LineAction {
            by: Some(by),
            deed: Some(Deed::Kontra { .. }),
            ..
        }) => {
            format!("{}: {}", position.name(*by), position.kontra_said(*by, ply).join(", "))
        }
        Some(step) if step.deed.is_some() => position.short(step.by, step.deed),
        _ => {
            let number = [("ply", ply.into()), ("total", position.timeline.last().into())];
            position.lang.t_args("control-position", &number)
        }
    }
}

fn variations(position: &PositionView<'_>) -> Vec<VariationView> {
    position
        .replay_line
        .variations
        .iter()
        .enumerate()
        .take(VARIATIONS_LISTED)
        .map(|(index, variation)| {
            let number = [
                ("ply", variation.from.into()),
                ("total", position.replay_line.main_last.into()),
            ];
            VariationView {
                id: variation.id.clone(),
                change: None,
                title: variation.title.clone(),
                place: position.lang.t_args("control-position", &number),
                href: (position.link)(Viewpoint {
                    line: Some(index),
                    ply: variation.from + 1,
                    ..position.viewpoint
                }),
                moves: moves(position, variation),
                more: variation.moves.len() > VARIATION_ACTIONS,
                here: position.viewpoint.line == Some(index),
            }
        })
        .collect()
}

fn moves(position: &PositionView<'_>, variation: &Variation) -> Vec<MoveView> {
    let mut played = variation.played_before;
    let mut list: Vec<MoveView> = Vec::new();
    for (by, deed) in variation.moves.iter().take(VARIATION_ACTIONS) {
        let Some(Deed::Play(one)) = deed else {
            list.push(MoveView {
                by: String::new(),
                card: None,
                text: position.short(*by, *deed),
            });
            continue;
        };
        let is_lead = played.is_multiple_of(Seat::ALL.len());
        let goes_on = !is_lead && list.last().is_some_and(|before| before.card.is_some());
        let named = by.filter(|_| !goes_on);
        list.push(MoveView {
            by: named.map_or_else(String::new, |by| position.name(by)),
            card: Some(card(*one, position.lang, position.faces)),
            text: String::new(),
        });
        played += 1;
    }
    list
}
