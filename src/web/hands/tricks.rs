//! The trick list: who led, who won, what it brought and how the sides stood after it.

use super::annotations::sign_words;
use super::cards::{CardView, card};
use super::position_view::PositionView;
use super::review::{sign, verdict_of};
use talon_records::timeline::{Played, TrickRow};
use talon_rules::cards::Seat;
use talon_rules::games::{Deed, Summary};

/// The trick list, as `hands/_tricks.html` takes it.
#[derive(Debug)]
pub struct TricksView {
    /// Who sits at A, B and C.
    pub names: Vec<String>,
    pub rows: Vec<TrickView>,
    /// What was not played out.
    pub rest: Option<RestView>,
    /// Whether tricks bring points.
    pub counts_points: bool,
}

/// One row of the trick list.
#[derive(Debug)]
pub(crate) struct TrickView {
    pub number: u8,
    pub class: &'static str,
    pub cells: Vec<CellView>,
    pub winner: String,
    pub points: String,
    /// How declarer and defenders stand after it.
    pub running: String,
}

/// A seat's card in a trick.
#[derive(Debug)]
pub(crate) struct CellView {
    pub class: String,
    pub card: Option<CardView>,
    pub href: String,
    pub now: bool,
    pub won: bool,
    /// A sign of someone's note, or of an irregular card, and what it means.
    pub marks: Vec<(String, String)>,
}

/// What an agreement or a concession gave of the tricks that were not played.
#[derive(Debug)]
pub(crate) struct RestView {
    pub words: String,
    pub points: i64,
    /// How declarer and defenders stand with it.
    pub running: String,
    /// The same apart.
    pub own: i64,
    pub theirs: i64,
}

/// The points that no trick of the list accounts for.
pub fn rest(position: &PositionView<'_>, summary: &Summary) -> Option<RestView> {
    let last = position.timeline.last();
    let state = &position.timeline.states[last];
    let ended = position.timeline.steps.iter().rev().find_map(|step| match step.deed {
        Some(Deed::Claim(_)) => Some("tricks-rest"),
        Some(Deed::Concede) => Some("tricks-rest-conceded"),
        _ => None,
    })?;
    let (points, so_far) = (summary.points?, position.running(last)?);
    let (own, theirs) = (i64::from(points.declarer), i64::from(points.defenders));
    // The discards count for the defenders, and no trick brought them.
    let talon = state.card_points(state.table().talon.certain);
    let (more, others) = (own - so_far.0, theirs - so_far.1 - talon);
    (more >= 0 && others >= 0 && more + others > 0).then(|| RestView {
        words: position.lang.t(ended).into_owned(),
        points: more + others,
        running: format!("{} – {}", so_far.0 + more, so_far.1 + others),
        own: more,
        theirs: others,
    })
}

/// The tricks up to the end of the record; later ones than the present are marked.
pub fn tricks(position: &PositionView<'_>, rest: Option<RestView>) -> TricksView {
    let counts_points = position
        .timeline
        .states
        .last()
        .is_some_and(|state| state.counts_points());
    let reached =
        |row: &&TrickRow| !stops_here(position) || row.cards.first().is_some_and(|played| played.ply <= position.ply());
    let rows = position
        .timeline
        .tricks
        .iter()
        .filter(reached)
        .map(|row| trick(position, row, counts_points));
    TricksView {
        names: Seat::ALL.map(|seat| position.name(seat)).into(),
        rows: rows.collect(),
        rest,
        counts_points,
    }
}

/// Anyone who does not know the rest must not read it out of the list, and where lines are played the rest is not
/// played.
fn stops_here(position: &PositionView<'_>) -> bool {
    position.hides_later() || position.plays.is_some()
}

fn trick(position: &PositionView<'_>, row: &TrickRow, has_points: bool) -> TrickView {
    let first = row.cards.first().map_or(0, |played| played.ply);
    let last = row.cards.last().map_or(0, |played| played.ply);
    let class = match position.ply() {
        ply if ply < first => "future",
        ply if ply <= last => "cur",
        _ => "",
    };
    let known = !stops_here(position) || last <= position.ply();
    let winner = row.winner.filter(|_| known);
    let running = winner.and_then(|_| position.running(last));
    TrickView {
        number: row.number,
        class,
        cells: Seat::ALL.map(|seat| cell(position, row, seat, winner)).into(),
        winner: winner.map(|seat| position.name(seat)).unwrap_or_default(),
        points: if has_points && winner.is_some() {
            row.points.to_string()
        } else {
            String::new()
        },
        running: running.map_or_else(String::new, |(own, theirs)| format!("{own} – {theirs}")),
    }
}

fn cell(position: &PositionView<'_>, row: &TrickRow, seat: Seat, winner: Option<Seat>) -> CellView {
    let played = row.cards.iter().find(|played| played.by == seat);
    let Some(played) = played.filter(|played| !stops_here(position) || played.ply <= position.ply()) else {
        return CellView {
            class: String::new(),
            card: None,
            href: String::new(),
            now: false,
            won: false,
            marks: Vec::new(),
        };
    };
    let now = played.ply == position.ply();
    let led = row.cards.first().is_some_and(|led| led.by == seat);
    let class = [(led, "led"), (winner == Some(seat), "won"), (now, "now")];
    CellView {
        class: class
            .iter()
            .filter(|(is, _)| *is)
            .map(|(_, word)| *word)
            .collect::<Vec<_>>()
            .join(" "),
        card: Some(card(played.card, position.lang, position.faces)),
        href: position.href(played.ply),
        now,
        won: winner == Some(seat),
        marks: marks(position, played),
    }
}

fn marks(position: &PositionView<'_>, played: &Played) -> Vec<(String, String)> {
    let mut marks = Vec::new();
    if played.irregular {
        marks.push(("!".into(), position.lang.t("hand-card-irregular").into_owned()));
    }
    let judged = position.report.and_then(|report| report.at(played.ply - 1));
    if let Some((judged, sign)) = judged.and_then(|card| Some((card, sign(card.class()?)?))) {
        marks.push((sign.to_owned(), verdict_of(position, judged)));
    }
    let mut notes = position.replay_line.notes.iter().filter(|note| note.ply == played.ply);
    if let Some(first) = notes.next() {
        let glyph = [first].into_iter().chain(notes).find(|note| !note.glyph.is_empty());
        marks.push(match glyph {
            Some(note) => (note.glyph.clone(), sign_words(position.lang, &note.glyph).to_owned()),
            None => ("•".to_owned(), position.lang.t("word-comment").into_owned()),
        });
    }
    marks
}
