//! A position as one viewpoint may see it. A card that the viewpoint could not see is not in it at all, so that no
//! page, picture or answer made from a scene can give it away.

use super::timeline::Timeline;
use talon_rules::cards::{BySeat, Card, Seat, Suit};
use talon_rules::games::{Deed, Position};

/// From where a position is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum View {
    All,
    Seat(Seat),
    /// Both defenders together.
    Defenders,
    /// What a spectator knew.
    Public,
}

impl View {
    /// Every viewpoint.
    pub const ALL: [View; 6] = [
        View::All,
        View::Seat(Seat::A),
        View::Seat(Seat::B),
        View::Seat(Seat::C),
        View::Defenders,
        View::Public,
    ];

    /// Its word in addresses.
    pub fn as_str(self) -> &'static str {
        match self {
            View::All => "all",
            View::Seat(seat) => seat.letter(),
            View::Defenders => "defenders",
            View::Public => "public",
        }
    }

    /// The viewpoint of this word.
    pub fn parse(word: &str) -> Option<View> {
        match word {
            "all" => Some(View::All),
            "defenders" => Some(View::Defenders),
            "public" => Some(View::Public),
            seat => Seat::parse(seat).map(View::Seat),
        }
    }
}

/// A card in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShownCard {
    Card(Card),
    /// Known to the record, not to this viewpoint.
    Hidden,
    /// Known to nobody.
    Unknown,
}

/// What one player's place shows.
#[derive(Debug, Clone, Default)]
pub struct SeatScene {
    /// Cards still held.
    pub held: Vec<ShownCard>,
    /// Cards played, with the number of the trick.
    pub gone: Vec<(Card, u8)>,
    pub tricks: u8,
    pub points: i64,
    /// Suits and values of the marriages; `None` where only the value was said.
    pub marriages: Vec<(Option<Suit>, i64)>,
}

/// A position for a viewpoint.
#[derive(Debug, Clone)]
pub struct Scene {
    pub seats: BySeat<SeatScene>,
    /// The trick on the table; after its last card it stays until the next one.
    pub trick: Vec<(Seat, Card)>,
    pub talon: Vec<ShownCard>,
    /// Who laid the talon, if it was laid.
    pub talon_by: Option<Seat>,
    pub to_act: Option<Seat>,
}

impl Scene {
    /// The position at a ply.
    pub fn at(timeline: &Timeline, ply: usize, view: View) -> Scene {
        let state = timeline.states[ply.min(timeline.last())].as_ref();
        let talon_by = talon_owner(timeline, ply);
        let points = timeline.points_at(ply);
        let seats = BySeat::from_fn(|seat| {
            let sees = sees_hand(state, view, seat);
            let holding = &state.table().holdings[seat];
            let seen = state.shown_cards(seat);
            let hide = |shown| if sees { shown } else { ShownCard::Hidden };
            let card = |card| {
                if seen.contains(card) {
                    ShownCard::Card(card)
                } else {
                    hide(ShownCard::Card(card))
                }
            };
            let mut held: Vec<ShownCard> = holding.certain.iter().map(card).collect();
            held.extend((0..holding.unknown).map(|_| hide(ShownCard::Unknown)));
            SeatScene {
                held,
                gone: gone(timeline, seat, ply),
                tricks: state.tricks()[seat],
                points: points[seat],
                marriages: marriages(state, seat, sees),
            }
        });
        Scene {
            seats,
            trick: trick(timeline, ply),
            talon: talon(state, view, talon_by),
            talon_by,
            to_act: state.to_act(),
        }
    }
}

/// Whether a viewpoint sees the cards that a seat holds.
pub(super) fn sees_hand(state: &dyn Position, view: View, seat: Seat) -> bool {
    let defends = || state.contract().is_some_and(|(declarer, _)| declarer != seat);
    state.is_exposed(seat)
        || match view {
            View::All => true,
            View::Seat(own) => own == seat,
            View::Defenders => defends(),
            View::Public => false,
        }
}

fn gone(timeline: &Timeline, seat: Seat, ply: usize) -> Vec<(Card, u8)> {
    let mut cards: Vec<(Card, u8)> = timeline
        .played
        .iter()
        .filter(|played| played.by == seat && played.ply <= ply)
        .map(|played| (played.card, played.trick))
        .collect();
    cards.sort();
    cards
}

/// A suit that was not said is for those who see the hand.
fn marriages(state: &dyn Position, seat: Seat, sees: bool) -> Vec<(Option<Suit>, i64)> {
    let declared = state.marriages(seat).into_iter();
    declared
        .map(|one| ((sees || one.is_public).then_some(one.suit), one.value))
        .collect()
}

fn trick(timeline: &Timeline, ply: usize) -> Vec<(Seat, Card)> {
    let last = timeline.played.iter().rev().find(|played| played.ply <= ply);
    let Some(last) = last else { return Vec::new() };
    let same = |played: &&super::timeline::Played| played.trick == last.trick && played.ply <= ply;
    timeline
        .played
        .iter()
        .filter(same)
        .map(|played| (played.by, played.card))
        .collect()
}

/// Who laid down what lies in the talon now.
fn talon_owner(timeline: &Timeline, ply: usize) -> Option<Seat> {
    let call =
        timeline.calls.iter().rev().find(|call| {
            call.ply <= ply && matches!(call.deed, Deed::Discard(_) | Deed::Pickup | Deed::Given { .. })
        })?;
    let has_laid = match call.deed {
        Deed::Given { has_discarded, .. } => has_discarded,
        deed => matches!(deed, Deed::Discard(_)),
    };
    has_laid.then_some(call.by)
}

fn talon(state: &dyn Position, view: View, laid_by: Option<Seat>) -> Vec<ShownCard> {
    let holding = &state.table().talon;
    let sees = state.is_talon_open()
        || match view {
            View::All => true,
            View::Seat(seat) => laid_by == Some(seat),
            View::Defenders | View::Public => false,
        };
    let hide = |shown| if sees { shown } else { ShownCard::Hidden };
    let mut cards: Vec<ShownCard> = holding.certain.iter().map(|card| hide(ShownCard::Card(card))).collect();
    cards.extend((0..holding.unknown).map(|_| hide(ShownCard::Unknown)));
    cards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, Reader};

    const EXAMPLE: &str = include_str!("../../tests/fixtures/example.talon.json");

    fn timeline() -> Timeline {
        let mut reader = Reader::new();
        let checked = reader.check(EXAMPLE.as_bytes(), &Options::default());
        Timeline::of(checked.hand().unwrap())
    }

    #[test]
    fn the_example_has_ten_tricks_and_forty_two_plies() {
        let timeline = timeline();
        assert_eq!((timeline.last(), timeline.tricks.len()), (42, 10));
        assert_eq!(timeline.points_at(42).c, 50);
        assert_eq!((timeline.trick_before(24), timeline.trick_after(24)), (21, 27));
    }

    #[test]
    fn a_viewpoint_holds_no_card_that_it_could_not_see() {
        let timeline = timeline();
        for ply in 0..=timeline.last() {
            for view in [
                View::Seat(Seat::A),
                View::Seat(Seat::B),
                View::Seat(Seat::C),
                View::Public,
            ] {
                let scene = Scene::at(&timeline, ply, view);
                for seat in Seat::ALL.into_iter().filter(|seat| view != View::Seat(*seat)) {
                    let shown = &scene.seats[seat].held;
                    assert!(
                        shown.iter().all(|card| *card == ShownCard::Hidden),
                        "{view:?} {ply} {seat:?}"
                    );
                }
            }
        }
    }
}
