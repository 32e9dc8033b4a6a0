//! A position in sentences: for anyone who would rather read than look, and quickest to hear. It says only what the
//! drawn table shows.

use super::cards::CardView;
use super::position_view::PositionView;
use super::table::{HeldView, SeatView, TableView};
use talon_records::scene::Scene;
use talon_text::Arg;

/// The position.
#[derive(Debug)]
pub struct WordsView {
    pub title: String,
    /// What has just happened and how the trick stands.
    pub lines: Vec<String>,
    pub seats: Vec<SeatWords>,
}

/// A seat.
#[derive(Debug)]
pub(crate) struct SeatWords {
    pub name: String,
    /// Declarer, dealer, marriages, tricks.
    pub about: String,
    /// The cards that are held, a line a suit.
    pub held: Vec<String>,
    /// The talon and what was played.
    pub beside: Vec<String>,
}

/// Says what `table` draws.
pub fn words(position: &PositionView<'_>, scene: &Scene, table: &TableView) -> WordsView {
    let mut lines = Vec::new();
    if position.state().is_in_play() {
        lines.extend(trick(position, scene));
    }
    if lines.is_empty() {
        lines.push(position.happened());
    }
    let title = table.title.clone();
    WordsView {
        title,
        lines,
        seats: table.seats.iter().map(|seat| seat_words(position, seat)).collect(),
    }
}

fn trick(position: &PositionView<'_>, scene: &Scene) -> Vec<String> {
    let say = |(place, (by, card)): (usize, &(talon_rules::cards::Seat, talon_rules::cards::Card))| {
        let key = if place == 0 { "act-lead" } else { "act-play" };
        let args = [
            ("by", position.name(*by).into()),
            ("card", position.card_words(*card).into()),
        ];
        position.lang.capitalized(&position.lang.t_args(key, &args))
    };
    let mut lines: Vec<String> = scene.trick.iter().enumerate().map(say).collect();
    let cards: Vec<_> = scene.trick.iter().map(|(_, card)| *card).collect();
    if !cards.is_empty() {
        let (winner, _) = scene.trick[position.state().play_rules().winner(&cards)];
        let standing = position
            .lang
            .t_args("hand-winning", &[("by", position.name(winner).into())]);
        lines.push(position.lang.capitalized(&standing));
    }
    lines
}

fn seat_words(position: &PositionView<'_>, seat: &SeatView) -> SeatWords {
    let chip = |chip: &super::table::ChipView| match &chip.suit {
        Some(suit) => format!("{} ({})", chip.text, suit.spoken),
        None => chip.text.clone(),
    };
    let mut about: Vec<String> = seat.chips.iter().map(chip).collect();
    about.extend((!seat.points.is_empty()).then(|| seat.points.clone()));
    let (held, gone): (Vec<&HeldView>, Vec<&HeldView>) = seat.holding.iter().partition(|held| held.trick.is_empty());
    let list = |key: &str, cards: String| position.lang.t_args(key, &[("cards", Arg::from(cards))]);
    let mut beside = Vec::new();
    if !seat.talon.is_empty() {
        beside.push(list("hand-talon-cards", names(seat.talon.iter())));
    }
    if !gone.is_empty() {
        beside.push(list("hand-played-cards", names(gone.iter().map(|held| &held.card))));
    }
    SeatWords {
        name: seat.name.clone(),
        about: about.join(", "),
        held: by_suit(position, &held),
        beside,
    }
}

fn names<'c>(cards: impl Iterator<Item = &'c CardView>) -> String {
    cards.map(|card| card.spoken.to_string()).collect::<Vec<_>>().join(", ")
}

/// A line a suit; cards that are not seen are counted.
fn by_suit(position: &PositionView<'_>, held: &[&HeldView]) -> Vec<String> {
    let mut lines: Vec<(String, Vec<String>)> = Vec::new();
    let mut unseen = 0;
    for one in held {
        let Some((suit, _)) = one.card.class.split_once(' ') else {
            unseen += 1;
            continue;
        };
        let name = match one.said.as_str() {
            "" => one.card.spoken.to_string(),
            said => format!("{} ({said})", one.card.spoken),
        };
        match lines.last_mut() {
            Some((last, names)) if last == suit => names.push(name),
            _ => lines.push((suit.to_owned(), vec![name])),
        }
    }
    let mut said: Vec<String> = lines.into_iter().map(|(_, names)| names.join(", ")).collect();
    said.extend((unseen > 0).then(|| position.lang.n("hand-hidden-cards", unseen)));
    said
}
