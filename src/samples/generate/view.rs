//! What one player can know while cards are played: their own hand, what has been played, who showed out of a
//! suit, and the hands that lie open. Nobody else's hidden cards are in it, and no game: each says what it plays for.

use talon_rules::cards::{BySeat, Card, CardSet, Seat, Suit};
use talon_rules::games::trick::{PlayRules, Trick};

/// Suits that each player has shown to be out of; bit `n` is the suit with index `n`.
pub type ShownOut = BySeat<u8>;

/// The play from one seat, for a contract of the game that is played.
#[derive(Debug, Clone, Copy)]
pub struct SeatView<C> {
    pub seat: Seat,
    pub declarer: Seat,
    pub contract: C,
    pub trump: Option<Suit>,
    pub rules: PlayRules,
    pub holding: CardSet,
    pub legal: CardSet,
    /// Cards that can still lie in another hand, as far as this player knows.
    pub unseen: CardSet,
    pub trick: Trick,
    /// Who plays to the tricks.
    pub active: BySeat<bool>,
    pub shown_out: ShownOut,
    /// The declarer's cards, once they lie open.
    pub declarers_cards: Option<CardSet>,
}

impl<C> SeatView<C> {
    /// Whether this player is the declarer.
    pub fn is_declarer(&self) -> bool {
        self.seat == self.declarer
    }

    /// How many cards of a card's suit this player holds.
    pub fn length(&self, card: Card) -> i32 {
        self.holding.and(CardSet::suit(card.suit())).len() as i32
    }

    /// The suit's cards that others may hold.
    pub(crate) fn unseen_in(&self, suit: Suit) -> CardSet {
        self.unseen.and(CardSet::suit(suit))
    }

    /// Cards of the same suit that others may hold and that beat this one.
    pub fn above(&self, card: Card) -> CardSet {
        self.rules.order.above(card).and(self.unseen)
    }

    /// How many cards of the same suit that others may hold are lower.
    pub fn below(&self, card: Card) -> usize {
        self.unseen_in(card.suit()).without(self.rules.order.above(card)).len()
    }

    /// Whether nobody holds a higher card of the suit.
    pub(crate) fn is_master(&self, card: Card) -> bool {
        self.above(card).is_empty()
    }

    /// How many trumps others may hold.
    pub(crate) fn trumps_out(&self) -> usize {
        let may_hold = |trump| {
            self.seat
                .others()
                .into_iter()
                .any(|other| self.active[other] && !self.is_out_of(other, trump))
        };
        match self.trump {
            Some(trump) if may_hold(trump) => self.unseen_in(trump).len(),
            _ => 0,
        }
    }

    /// Whether a player has shown to be out of a suit.
    pub(crate) fn is_out_of(&self, seat: Seat, suit: Suit) -> bool {
        self.shown_out[seat] >> suit.index() & 1 == 1
    }

    /// Whether the declarer still has to play to this trick.
    pub(crate) fn declarer_follows(&self) -> bool {
        !self.trick.has(self.declarer)
    }

    /// How high a card ranks, 0 to 7.
    pub fn strength(&self, card: Card) -> i32 {
        7 - self.rules.order.above(card).len() as i32
    }
}

/// Notes what a card shows about the hand it came from.
pub fn note_card(shown_out: &mut ShownOut, seat: Seat, card: Card, trick: &Trick, trump: Option<Suit>) {
    let Some(led) = trick.led() else { return };
    if card.suit() != led {
        shown_out[seat] |= 1 << led.index();
        if let Some(trump) = trump.filter(|trump| *trump != card.suit()) {
            shown_out[seat] |= 1 << trump.index();
        }
    }
}
