//! Cards someone holds, some of them perhaps unknown. Knows no game; deduces only by elimination.

use super::deal::DealtCards;
use crate::cards::{BySeat, Card, CardSet, Seat};

/// The cards in one place: those known to be there, and how many more drawn from which.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Holding {
    /// Cards known to be there.
    pub certain: CardSet,
    /// How many further cards are there.
    pub unknown: u8,
    /// The cards those can be, as far as this place tells.
    pub possible: CardSet,
}

impl Holding {
    /// A holding of which everything is known.
    pub const fn known(cards: CardSet) -> Holding {
        Holding {
            certain: cards,
            unknown: 0,
            possible: CardSet::EMPTY,
        }
    }

    /// How many cards are there.
    pub const fn len(&self) -> usize {
        self.certain.len() + self.unknown as usize
    }

    /// Whether nothing is there.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Everything of the other moves here.
    pub fn take(&mut self, other: &mut Holding) {
        self.certain = self.certain.or(other.certain);
        self.unknown += other.unknown;
        self.possible = self.possible.or(other.possible);
        *other = Holding::default();
    }

    /// A card leaves; if it was not known to be there it was one of the unknown.
    pub fn lose(&mut self, card: Card) {
        if !self.certain.remove(card) {
            self.unknown = self.unknown.saturating_sub(1);
        }
        self.forget_possible_when_settled();
    }

    fn forget_possible_when_settled(&mut self) {
        if self.unknown == 0 {
            self.possible = CardSet::EMPTY;
        }
    }
}

/// The places where cards can lie: three holdings and the talon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CardPlaces {
    pub holdings: BySeat<Holding>,
    pub talon: Holding,
    /// Cards that have been played.
    pub played: CardSet,
}

impl CardPlaces {
    /// A deal: known cards of each place and how many it has; unknown ones are drawn from all that is not known.
    pub fn deal(holdings: BySeat<DealtCards>, talon: DealtCards) -> CardPlaces {
        let known = holdings
            .a
            .known
            .or(holdings.b.known)
            .or(holdings.c.known)
            .or(talon.known);
        let pool = CardSet::FULL.without(known);
        let place = |dealt: DealtCards| Holding {
            certain: dealt.known,
            unknown: dealt.unknown,
            possible: if dealt.unknown == 0 { CardSet::EMPTY } else { pool },
        };
        let mut table = CardPlaces {
            holdings: holdings.map(|_, part| place(*part)),
            talon: place(talon),
            played: CardSet::EMPTY,
        };
        table.deduce();
        table
    }

    /// Whether every card's place is known.
    #[inline]
    pub fn is_known(&self) -> bool {
        let holdings = &self.holdings;
        holdings.a.unknown | holdings.b.unknown | holdings.c.unknown | self.talon.unknown == 0
    }

    /// Cards whose place is not known.
    pub(crate) fn unplaced(&self) -> CardSet {
        let holdings = &self.holdings;
        let placed = holdings
            .a
            .certain
            .or(holdings.b.certain)
            .or(holdings.c.certain)
            .or(self.talon.certain);
        CardSet::FULL.without(placed.or(self.played))
    }

    /// The cards that the unknown ones of a seat can be.
    #[inline]
    pub fn candidates(&self, seat: Seat) -> CardSet {
        let holding = &self.holdings[seat];
        if holding.unknown == 0 {
            CardSet::EMPTY
        } else {
            holding.possible.and(self.unplaced())
        }
    }

    /// Whether a seat can hold this card.
    #[inline]
    pub fn may_hold(&self, seat: Seat, card: Card) -> bool {
        self.holdings[seat].certain.contains(card)
            || (self.holdings[seat].unknown > 0 && self.candidates(seat).contains(card))
    }

    /// A card is played from a holding.
    #[inline]
    pub fn play(&mut self, seat: Seat, card: Card) {
        let known = self.is_known();
        self.holdings[seat].lose(card);
        self.played.insert(card);
        if !known {
            self.deduce();
        }
    }

    /// A seat shows that it holds a card.
    pub fn show(&mut self, seat: Seat, card: Card) {
        let holding = &mut self.holdings[seat];
        if !holding.certain.contains(card) && holding.unknown > 0 {
            holding.unknown -= 1;
            holding.certain.insert(card);
            self.deduce();
        }
    }

    /// Two cards go from a holding to the talon; `None` is a card that nobody wrote down.
    pub(crate) fn lay_away(&mut self, seat: Seat, cards: [Option<Card>; 2]) {
        let holding = &mut self.holdings[seat];
        let (mut certain, mut hidden) = (CardSet::EMPTY, 0);
        for card in cards {
            match card {
                Some(card) => {
                    holding.lose(card);
                    certain.insert(card);
                }
                None => hidden += 1,
            }
        }
        self.talon = Holding::known(certain);
        if hidden > 0 {
            // Any card held may be one that was discarded, so none is certain any longer.
            let whole = holding.certain.or(holding.possible);
            holding.unknown = holding.unknown + holding.certain.len() as u8 - hidden;
            holding.certain = CardSet::EMPTY;
            holding.possible = whole;
            self.talon.unknown = hidden;
            self.talon.possible = whole;
        }
        if !self.is_known() {
            self.deduce();
        }
    }

    /// Places what elimination places: a place whose unknown cards are all that is left for it, and a card that
    /// only one place is left for.
    fn deduce(&mut self) {
        let mut changed = true;
        while changed {
            changed = false;
            let unplaced = self.unplaced();
            let mut once = CardSet::EMPTY;
            let mut twice = CardSet::EMPTY;
            for place in self.places() {
                let fits = place.possible.and(unplaced);
                twice = twice.or(once.and(fits));
                once = once.or(fits);
            }
            let only = once.without(twice);
            for place in self.places() {
                if place.unknown == 0 {
                    continue;
                }
                let fits = place.possible.and(unplaced);
                let settled = if fits.len() == place.unknown as usize {
                    fits
                } else {
                    fits.and(only)
                };
                if !settled.is_empty() && settled.len() <= place.unknown as usize {
                    place.certain = place.certain.or(settled);
                    place.unknown -= settled.len() as u8;
                    place.forget_possible_when_settled();
                    changed = true;
                    break;
                }
            }
        }
    }

    fn places(&mut self) -> [&mut Holding; 4] {
        let holdings = &mut self.holdings;
        [&mut holdings.a, &mut holdings.b, &mut holdings.c, &mut self.talon]
    }
}
