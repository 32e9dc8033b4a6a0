//! What the pages share on which someone writes about a hand: the hand at its position, the fields of a note, and one's
//! notes in a list.

use crate::choice::Choice;
use chrono::Datelike as _;

use super::annotations::place;
use super::drawn::percent;
use super::hand_query::{HandQuery, Viewpoint};
use super::position_view::PositionView;
use super::replay_line::{ReplayLine, pack_of};
use super::result::result;
use super::state::{StateView, state_line, state_of_play};
use super::table::{TableView, table};
use talon_http::{Prefs, Problem};
use talon_records::lines::MAIN;
use talon_records::scene::Scene;
use talon_records::structure::GLYPHS;
use talon_records::{Options, Reader};
use talon_rules::cards::Pack;
use talon_store::Moment;
use talon_store::hand_notes::{Audience, HandNote};
use talon_text::Lang;

/// Characters of a note in a list.
const LISTED_CHARS: usize = 140;

/// A hand at one position.
#[derive(Debug)]
pub(super) struct DrawnPosition {
    pub faces: &'static str,
    pub state: StateView,
    pub table: TableView,
    /// What was played or said there.
    pub place: String,
    /// The position on its own page.
    pub href: String,
    /// What each of the notes is about.
    pub places: Vec<String>,
    pub pack: Pack,
}

/// The hand of a record at a position of a line, and where notes stand.
///
/// # Errors
/// When there is no such line or position.
pub(super) fn at(
    record: &str,
    address: &str,
    line: &str,
    ply: usize,
    notes: &[&HandNote],
    prefs: &Prefs,
) -> Result<DrawnPosition, Problem> {
    let nowhere = || Problem::not_found("position of this hand");
    let mut reader = Reader::new();
    let checked = reader.check(
        record.as_bytes(),
        &Options {
            diagnose: false,
            ..Options::default()
        },
    );
    let place_of = (line != MAIN)
        .then(|| ReplayLine::line_named(&checked, line).ok_or_else(nowhere))
        .transpose()?;
    let replay_line = ReplayLine::of(&checked, place_of).ok_or_else(nowhere)?;
    if ply > replay_line.timeline.last() {
        return Err(nowhere());
    }
    let pack = pack_of(&checked);
    let position = PositionView {
        timeline: &replay_line.timeline,
        replay_line: &replay_line,
        viewpoint: Viewpoint {
            line: place_of,
            ..Viewpoint::read(ply, &HandQuery::default())?
        },
        lang: prefs.lang,
        pack,
        faces: prefs.faces_of(pack),
        in_words: false,
        report: None,
        link: &|viewpoint: Viewpoint| format!("/hands/{address}/{}", viewpoint.ply),
        plays: None,
    };
    let told = |note: &&HandNote| {
        let at = usize::try_from(note.ply).unwrap_or_default();
        if note.line == line && at <= replay_line.timeline.last() {
            return place(&position, at);
        }
        let number = [
            ("ply", note.ply.into()),
            ("total", (replay_line.main_last as i64).into()),
        ];
        prefs.lang.t_args("control-position", &number)
    };
    // What was agreed on counts at the end of the hand, as on its own page.
    let hand = checked.record.as_ref().and_then(|record| record.hand.as_deref());
    let state = match hand.filter(|_| place_of.is_none()) {
        Some(hand) => state_line(&position, result(&position, hand).as_ref()),
        None => state_of_play(&position),
    };
    Ok(DrawnPosition {
        faces: position.faces.as_str(),
        state,
        table: table(&position, &Scene::at(position.timeline, ply, position.viewpoint.view)),
        place: place(&position, ply),
        href: position_href(address, line, ply),
        places: notes.iter().map(told).collect(),
        pack,
    })
}

/// The address of a position.
pub(super) fn position_href(address: &str, line: &str, ply: usize) -> String {
    let line = if line == MAIN {
        String::new()
    } else {
        format!("/{}", percent(line))
    };
    format!("/hands/{address}/{ply}{line}")
}

/// The signs that can be set, as a field offers them.
pub(super) fn signs(lang: Lang) -> Vec<Choice> {
    let none = Choice::new("", lang.t("note-sign-none"));
    let sign = |glyph: &&str| {
        Choice::new(
            *glyph,
            format!("{glyph} {}", super::annotations::sign_words(lang, glyph)),
        )
    };
    [none].into_iter().chain(GLYPHS.iter().map(sign)).collect()
}

/// For whom a note can be, as a field offers it.
pub(super) fn audiences(lang: Lang, is_member: bool) -> Vec<Choice> {
    let all = Audience::ALL.iter().filter(|one| is_member || **one != Audience::Club);
    all.map(|one| Choice::new(one.as_str(), audience(lang, *one))).collect()
}

/// For whom a note is, in words.
pub(super) fn audience(lang: Lang, audience: Audience) -> String {
    lang.t(&format!("note-for-{}", audience.as_str())).into_owned()
}

/// The beginning of a note.
pub(super) fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(LISTED_CHARS).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// The day of a moment.
pub(super) fn day(lang: Lang, at: Moment) -> String {
    let at = at.utc();
    lang.day(at.year(), at.month(), at.day())
}
