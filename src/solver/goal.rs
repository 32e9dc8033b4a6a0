//! What a search is asked to know of a game and of an objective: the duties of a card, what a trick brings, what can
//! still come. The search itself knows neither; both are types, so that each search is compiled for its own.

use super::masks::{above_of, suit_of};

/// How many players a hand can have.
pub const PLAYERS_MAX: usize = 3;

/// The hands by player; player 0 is the side that wants much, the others are one side against him.
pub type Hands = [u32; PLAYERS_MAX];

/// A trick with at least one card in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Open {
    /// The cards on the table.
    pub cards: u32,
    /// All cards of the suit that was led.
    pub led: u32,
    /// The card that wins so far.
    pub best: u32,
    /// Who played it.
    pub winner: usize,
    /// The first player's card, once it lies there.
    pub own: u32,
    pub count: usize,
}

impl Open {
    /// A trick of one card.
    #[inline(always)]
    pub const fn led_by(player: usize, card: u32) -> Open {
        let own = if player == 0 { card } else { 0 };
        Open { cards: card, led: suit_of(card), best: card, winner: player, own, count: 1 }
    }

    /// The cards that would take the trick.
    #[inline(always)]
    pub fn takers(&self, trump: u32) -> u32 {
        let higher = above_of(self.best);
        if self.best & trump == 0 { higher | trump } else { higher }
    }

    /// The trick with one card more.
    #[inline(always)]
    pub fn with(&self, player: usize, card: u32, trump: u32) -> Open {
        let mut next = *self;
        next.cards |= card;
        next.count += 1;
        if player == 0 {
            next.own = card;
        }
        if self.takers(trump) & card != 0 {
            next.best = card;
            next.winner = player;
        }
        next
    }
}

/// What the rules ask of a card that is not led.
pub trait Duties {
    /// The cards of a hand that may be played to this trick; `trump` is the trump suit or nothing.
    fn legal(hand: u32, trick: &Open, trump: u32) -> u32;
}

/// What a trick brought.
#[derive(Debug, Clone, Copy)]
pub struct Step<P> {
    pub gain: i32,
    pub past: P,
    /// Nothing that follows can change the value.
    pub over: bool,
}

/// A card to be played to a trick.
#[derive(Debug, Clone, Copy)]
pub struct Choice<'a> {
    /// The hands before it.
    pub hands: &'a Hands,
    pub trick: &'a Open,
    pub player: usize,
    /// What there is to choose from.
    pub moves: u32,
    /// Every card that would take the trick.
    pub takers: u32,
    /// Nobody plays after.
    pub last: bool,
}

/// An objective: a value that is the sum of what tricks bring, perhaps depending on what went before.
pub trait Goal {
    /// What still matters of the tricks that were played.
    type Past: Copy + std::fmt::Debug;

    /// Cards that keep their place when others are gone, because the objective sees them.
    const KEPT: u32;

    /// Bit by bit, the cards that may be one move with the next higher.
    fn joins(&self) -> u32;

    /// The past as a number of at most 12 bits.
    fn code(&self, past: Self::Past) -> u32;

    /// Bounds on what can still be earned, seen between tricks.
    fn to_come(&self, hands: &Hands, leader: usize, past: Self::Past) -> (i32, i32);

    /// What a complete trick brings; the hands are those after it.
    fn trick(&self, hands: &Hands, past: Self::Past, trick: &Open) -> Step<Self::Past>;

    /// In which order leads are tried; the hands are those before it.
    fn leads(&self, hands: &Hands, leader: usize, moves: u32) -> Order;

    /// In which order cards are tried that follow.
    fn follows(&self, choice: &Choice<'_>) -> Order;
}

/// An order of moves: groups one after the other, each from its lowest or highest card on.
#[derive(Debug, Clone, Copy, Default)]
pub struct Order {
    groups: [u32; 6],
    /// Bit `n`: group `n` begins with its lowest card.
    low_first: u8,
    at: usize,
    count: usize,
    rest: u32,
}

impl Order {
    /// No group yet, of these moves.
    #[inline(always)]
    pub fn of(moves: u32) -> Order {
        Order { rest: moves, ..Order::default() }
    }

    /// Then those of these cards that are left, from the lowest on.
    #[inline(always)]
    pub fn low(mut self, cards: u32) -> Order {
        self.low_first |= 1 << self.count;
        self.high(cards)
    }

    /// Then those of these cards that are left, from the highest on.
    #[inline(always)]
    pub fn high(mut self, cards: u32) -> Order {
        let group = self.rest & cards;
        if group == 0 {
            self.low_first &= !(1 << self.count);
            return self;
        }
        self.groups[self.count] = group;
        self.count += 1;
        self.rest &= !group;
        self
    }

    /// This card before all others, if it is among them.
    #[inline(always)]
    pub fn first(mut self, card: u32) -> (u32, Order) {
        for group in &mut self.groups[..self.count] {
            if *group & card != 0 {
                *group &= !card;
                return (card, self);
            }
        }
        (0, self)
    }

    /// The next move; 0 when there is none.
    #[inline(always)]
    pub fn take(&mut self) -> u32 {
        while self.at < self.count {
            let group = self.groups[self.at];
            if group == 0 {
                self.at += 1;
                continue;
            }
            let card = if self.low_first >> self.at & 1 == 1 {
                group & group.wrapping_neg()
            } else {
                1 << (31 - group.leading_zeros())
            };
            self.groups[self.at] = group & !card;
            return card;
        }
        0
    }
}
