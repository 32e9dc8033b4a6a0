//! A trick: what lies in it, who wins it, and which duties a card has to meet. It knows ranks and trumps, but
//! no contract; the games tell it their order of ranks and whether the winning card must be beaten.

use crate::cards::{Card, CardSet, Pack, Rank, Seat, Suit};

/// How ranks beat each other within a suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RankOrder {
    /// A X K O U 9 8 7.
    TenHigh,
    /// A K O U X 9 8 7.
    TenLow,
}

const fn power(order: RankOrder, rank: Rank) -> u8 {
    match (order, rank) {
        (_, Rank::Ace) => 7,
        (RankOrder::TenHigh, Rank::Ten) => 6,
        (RankOrder::TenHigh, Rank::King) => 5,
        (RankOrder::TenHigh, Rank::Over) => 4,
        (RankOrder::TenHigh, Rank::Under) => 3,
        (RankOrder::TenLow, Rank::King) => 6,
        (RankOrder::TenLow, Rank::Over) => 5,
        (RankOrder::TenLow, Rank::Under) => 4,
        (RankOrder::TenLow, Rank::Ten) => 3,
        (_, Rank::Nine) => 2,
        (_, Rank::Eight) => 1,
        (_, Rank::Seven) => 0,
    }
}

/// Cards of one suit above each rank, as bits of that suit.
const fn above(order: RankOrder) -> [u8; 8] {
    let mut table = [0u8; 8];
    let mut low = 0;
    while low < 8 {
        let mut high = 0;
        while high < 8 {
            if power(order, Rank::ALL[high]) > power(order, Rank::ALL[low]) {
                table[low] |= 1 << high;
            }
            high += 1;
        }
        low += 1;
    }
    table
}

const ABOVE: [[u8; 8]; 2] = [above(RankOrder::TenHigh), above(RankOrder::TenLow)];

impl RankOrder {
    /// The cards of the same suit that beat this one.
    #[inline]
    pub const fn above(self, card: Card) -> CardSet {
        let bits = ABOVE[self as usize][card.rank() as usize] as u32;
        CardSet::from_bits(bits << (8 * card.suit().index()))
    }
}

/// What a game says about its tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayRules {
    pub order: RankOrder,
    pub trump: Option<Suit>,
    /// Whether the winning card must be beaten when it can be.
    pub must_beat: bool,
}

impl PlayRules {
    /// Whether `new` takes the trick from `winning`.
    #[inline]
    pub fn beats(&self, new: Card, winning: Card) -> bool {
        if new.suit() == winning.suit() {
            self.order.above(winning).contains(new)
        } else {
            Some(new.suit()) == self.trump
        }
    }

    /// Where a card stands in a holding of this pack: suit by suit, the card that beats most of its suit first.
    pub const fn order_in_holding(&self, pack: Pack, card: Card) -> u8 {
        pack.order(card) / 8 * 8 + self.order.above(card).len() as u8
    }

    /// The place in the list, from 0, of the card that wins; the first card is the one led.
    pub fn winner(&self, cards: &[Card]) -> usize {
        let mut best = 0;
        for (place, card) in cards.iter().enumerate().skip(1) {
            if self.beats(*card, cards[best]) {
                best = place;
            }
        }
        best
    }

    /// The cards of a holding that may be played to these.
    pub fn legal(&self, holding: CardSet, trick: &Trick) -> CardSet {
        let (Some(led), Some(winning)) = (trick.led(), trick.winning(self)) else {
            return holding;
        };
        let same = holding.and(CardSet::suit(led));
        if !same.is_empty() {
            return self.beating(same, winning);
        }
        match self.trump.map(|trump| holding.and(CardSet::suit(trump))) {
            Some(trumps) if !trumps.is_empty() => self.beating(trumps, winning),
            _ => holding,
        }
    }

    /// Those of `cards` (all of one suit) that beat the winning card if any does, else all of them.
    fn beating(&self, cards: CardSet, winning: Card) -> CardSet {
        if !self.must_beat {
            return cards;
        }
        let better = self.better(cards, winning);
        if better.is_empty() { cards } else { better }
    }

    fn better(&self, cards: CardSet, winning: Card) -> CardSet {
        let same = cards.and(self.order.above(winning));
        match self.trump {
            Some(trump) if trump != winning.suit() => same.or(cards.and(CardSet::suit(trump))),
            _ => same,
        }
    }

    /// The duties that playing this card to these denies: for each, the cards that would have had to be played.
    pub fn denied(&self, card: Card, trick: &Trick) -> [Option<(Duty, CardSet)>; 2] {
        let (Some(led), Some(winning)) = (trick.led(), trick.winning(self)) else {
            return [None, None];
        };
        let is_trump = Some(card.suit()) == self.trump;
        if card.suit() == led {
            return [self.denied_beat(Duty::Beat, card, winning, CardSet::suit(led)), None];
        }
        let follow = Some((Duty::Follow, CardSet::suit(led)));
        match self.trump {
            Some(trump) if !is_trump => [follow, Some((Duty::Trump, CardSet::suit(trump)))],
            Some(trump) if winning.suit() == trump => [
                follow,
                self.denied_beat(Duty::Overtrump, card, winning, CardSet::suit(trump)),
            ],
            _ => [follow, None],
        }
    }

    fn denied_beat(&self, duty: Duty, card: Card, winning: Card, of: CardSet) -> Option<(Duty, CardSet)> {
        if !self.must_beat || self.beats(card, winning) {
            return None;
        }
        let better = of.and(self.order.above(winning));
        (!better.is_empty()).then_some((duty, better))
    }
}

/// A duty that a card can fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duty {
    /// To play the suit that was led.
    Follow,
    /// To beat the winning card with the suit led.
    Beat,
    /// To trump when void in the suit led.
    Trump,
    /// To beat a trump that lies there when void in the suit led.
    Overtrump,
}

/// The cards on the table, in the order they were played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Trick {
    cards: [Option<(Seat, Card)>; 3],
}

impl Trick {
    /// The cards so far with who played them.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, Card)> {
        self.cards.iter().map_while(|slot| *slot)
    }

    /// How many cards lie there.
    #[inline]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether nobody has led.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cards[0].is_none()
    }

    /// The suit led.
    #[inline]
    pub fn led(&self) -> Option<Suit> {
        self.cards[0].map(|(_, card)| card.suit())
    }

    /// Who led.
    pub fn leader(&self) -> Option<Seat> {
        self.cards[0].map(|(seat, _)| seat)
    }

    /// Whether this seat has played to it.
    #[inline]
    pub fn has(&self, seat: Seat) -> bool {
        self.iter().any(|(by, _)| by == seat)
    }

    /// Adds a card; a fourth one is not taken.
    #[inline]
    pub fn add(&mut self, seat: Seat, card: Card) {
        if let Some(slot) = self.cards.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some((seat, card));
        }
    }

    /// The next seat in order after the last card that has not played to it.
    #[inline]
    pub fn next(&self) -> Option<Seat> {
        let (last, _) = self.iter().last()?;
        [last.next(), last.previous()].into_iter().find(|seat| !self.has(*seat))
    }

    /// The card that wins so far.
    #[inline]
    pub fn winning(&self, rules: &PlayRules) -> Option<Card> {
        self.winner(rules).map(|(_, card)| card)
    }

    /// Who wins so far and with which card.
    #[inline]
    pub fn winner(&self, rules: &PlayRules) -> Option<(Seat, Card)> {
        self.iter()
            .reduce(|best, new| if rules.beats(new.1, best.1) { new } else { best })
    }

    /// The cards as a set.
    pub fn set(&self) -> CardSet {
        self.iter().map(|(_, card)| card).collect()
    }
}
