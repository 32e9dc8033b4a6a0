//! Where a card stands in the sets of the search, and which seat is which player. It knows how ranks are ordered and
//! which suit is trump, but not what the search is about.

use super::goal::PLAYERS_MAX;
use talon_rules::cards::{BySeat, Card, CardSet, Pack, Seat, Suit};
use talon_rules::games::trick::PlayRules;

/// The way between the cards and seats of a game and those of the search.
#[derive(Debug, Clone)]
pub(crate) struct Layout {
    /// The bit of each card by its index.
    bits: [u32; 32],
    /// All cards as bits, in the order in which they are listed.
    order: [u32; 32],
    cards: [Card; 32],
    /// Who plays, the one who wants much first.
    seats: Vec<Seat>,
    trump: u32,
}

impl Layout {
    /// The layout for these rules, with `first` as the player who wants much.
    pub fn new(rules: &PlayRules, pack: Pack, first: Seat, active: &BySeat<bool>) -> Layout {
        let others = first.others().into_iter().filter(|seat| active[*seat]);
        let place = |suit: Suit| match rules.trump {
            Some(trump) if suit == trump => 3,
            Some(trump) if suit.index() > trump.index() => suit.index() - 1,
            _ => suit.index(),
        };
        let mut layout = Layout {
            bits: [0; 32],
            order: [0; 32],
            cards: [Card::new(Suit::Acorns, talon_rules::cards::Rank::Ace); 32],
            seats: [first].into_iter().chain(others).take(PLAYERS_MAX).collect(),
            trump: if rules.trump.is_some() {
                super::masks::TOP_SUIT
            } else {
                0
            },
        };
        for (listed, card) in pack.in_order(CardSet::FULL).enumerate() {
            let power = 7 - rules.order.above(card).len();
            let bit = 8 * place(card.suit()) + power;
            layout.bits[card.index()] = 1 << bit;
            layout.order[listed] = 1 << bit;
            layout.cards[bit] = card;
        }
        layout
    }

    /// The trump suit as a set.
    pub const fn trump(&self) -> u32 {
        self.trump
    }

    /// All cards in the order in which they are listed.
    pub const fn order(&self) -> &[u32; 32] {
        &self.order
    }

    /// The bit of a card.
    pub const fn bit(&self, card: Card) -> u32 {
        self.bits[card.index()]
    }

    /// A set of cards.
    pub fn set(&self, cards: CardSet) -> u32 {
        cards.iter().fold(0, |set, card| set | self.bit(card))
    }

    /// The card of a bit.
    pub const fn card(&self, bit: u32) -> Card {
        self.cards[(bit.trailing_zeros() & 31) as usize]
    }

    /// Who plays, in order from the one who wants much.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The number of a seat among the players; 0 for one who does not play.
    pub fn player(&self, seat: Seat) -> usize {
        self.seats.iter().position(|other| *other == seat).unwrap_or(0)
    }
}
