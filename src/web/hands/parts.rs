//! The parts of a replay page as its templates take them: cards, seats, table, steps. It turns a scene into words
//! and classes and sees nothing else of the hand.

use crate::cards::{Card, Pack, Seat};
use crate::history::scene::{Scene, Shown};
use crate::text::{Arg, Lang};

/// A card as drawn.
#[derive(Debug, Clone)]
pub struct CardView {
    pub class: String,
    pub spoken: String,
    pub letter: String,
}

/// A suit sign.
#[derive(Debug, Clone)]
pub struct SuitView {
    pub class: String,
    pub spoken: String,
}

/// A word at a player's name.
#[derive(Debug, Clone)]
pub struct ChipView {
    pub class: &'static str,
    pub text: String,
    pub suit: Option<SuitView>,
}

/// A card in a hand.
#[derive(Debug, Clone)]
pub struct HeldView {
    pub card: CardView,
    pub state: &'static str,
    pub said: String,
    pub trick: String,
}

/// A player at the table.
#[derive(Debug, Clone)]
pub struct SeatView {
    pub place: &'static str,
    pub name: String,
    pub count: String,
    pub chips: Vec<ChipView>,
    pub points: String,
    pub talon_word: String,
    pub talon: Vec<CardView>,
    pub hand: Vec<HeldView>,
}

/// A place in the trick.
#[derive(Debug, Clone)]
pub struct PlayView {
    pub place: &'static str,
    pub class: &'static str,
    pub card: Option<CardView>,
    pub caption: String,
}

/// The card table.
#[derive(Debug, Clone)]
pub struct TableView {
    pub title: String,
    pub trick_title: String,
    pub plays: Vec<PlayView>,
    pub call: String,
    pub call_cards: Vec<CardView>,
    pub say: String,
    pub seats: Vec<SeatView>,
}

/// A link of the bar of controls.
#[derive(Debug, Clone)]
pub struct StepView {
    pub key: &'static str,
    pub label: String,
    pub href: Option<String>,
}

/// How cards are named and lettered for a reader.
#[derive(Debug, Clone, Copy)]
pub struct Drawer {
    pub lang: Lang,
    pub french: bool,
}

impl Drawer {
    /// A card that is seen.
    pub fn card(self, card: Card) -> CardView {
        let code = Pack::German.code(card);
        let suit = Pack::German.suit_code(card.suit());
        let rank = Pack::German.rank_code(card.rank());
        let (spoken, index) = if self.french {
            (self.lang.card_french(code), "rank-french-index")
        } else {
            (self.lang.card(code), "rank-index")
        };
        CardView {
            class: format!("s{} r{rank}", suit.to_lowercase()),
            spoken: spoken.into_owned(),
            letter: self.lang.t(&format!("{index}-{rank}")).into_owned(),
        }
    }

    fn nameless(self, class: &str, key: &str) -> CardView {
        CardView { class: class.to_owned(), spoken: self.lang.t(key).into_owned(), letter: String::new() }
    }

    /// A card that may not be seen, or that nobody wrote down.
    pub fn back(self) -> CardView {
        self.nameless("back", "card-back")
    }

    fn held(self, shown: Shown) -> HeldView {
        let plain = |card| HeldView { card, state: "", said: String::new(), trick: String::new() };
        match shown {
            Shown::Held(card) => plain(self.card(card)),
            Shown::Hidden => plain(self.back()),
            Shown::Unknown => plain(self.nameless("unk", "card-unknown")),
            Shown::Gone(card, trick) => HeldView {
                card: self.card(card),
                state: "gone",
                said: self.lang.t_args("hand-played-in", &[("trick", Arg::from(trick))]),
                trick: trick.to_string(),
            },
        }
    }

    /// A player with cards and chips.
    pub fn seat(
        self,
        scene: &Scene,
        seat: Seat,
        place: &'static str,
        name: String,
        chips: Vec<ChipView>,
    ) -> SeatView {
        let cards = &scene.hands[seat];
        let held = cards.iter().filter(|shown| !matches!(shown, Shown::Gone(..))).count();
        let laid = scene.laid.filter(|(by, _)| *by == seat);
        SeatView {
            place,
            count: self.lang.n("count-cards", i64::try_from(held).unwrap_or(0)),
            chips,
            points: String::new(),
            talon_word: self.lang.t_args("hand-talon-laid", &[("by", Arg::from(name.as_str()))]),
            talon: laid.map_or_else(Vec::new, |(_, cards)| {
                cards
                    .into_iter()
                    .map(|card| card.map_or_else(|| self.back(), |card| self.card(card)))
                    .collect()
            }),
            hand: cards.iter().map(|shown| self.held(*shown)).collect(),
            name,
        }
    }
}
