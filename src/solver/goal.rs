//! What a search is asked to know of a game and of an objective: the duties of a card, what a trick brings, what can
//! still come. The search itself knows neither; both are types, so that each search is compiled for its own.

use super::masks::{above_of, suit_of};

/// How many players a hand can have.
pub const PLAYERS_MAX: usize = 3;

/// The holdings by player; player 0 is the side that wants much, the others are one side against them.
pub type Holdings = [u32; PLAYERS_MAX];

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
    pub(crate) const fn led_by(player: usize, card: u32) -> Open {
        let own = if player == 0 { card } else { 0 };
        Open {
            cards: card,
            led: suit_of(card),
            best: card,
            winner: player,
            own,
            count: 1,
        }
    }

    /// The cards that would take the trick.
    #[inline(always)]
    pub(crate) fn takers(&self, trump: u32) -> u32 {
        let higher = above_of(self.best);
        if self.best & trump == 0 { higher | trump } else { higher }
    }

    /// The trick with one card more.
    #[inline(always)]
    pub fn with(&self, player: usize, card: u32, trump: u32) -> Open {
        self.joined(player, card, self.takers(trump))
    }

    /// The same where it is known which cards would take it.
    #[inline(always)]
    pub fn joined(&self, player: usize, card: u32, takers: u32) -> Open {
        let mut next = *self;
        next.cards |= card;
        next.count += 1;
        if player == 0 {
            next.own = card;
        }
        if takers & card != 0 {
            next.best = card;
            next.winner = player;
        }
        next
    }
}

/// What the rules ask of a card that is not led.
pub(crate) trait Duties {
    /// The cards of a hand that may be played to this trick; `trump` is the trump suit or nothing.
    fn legal(holding: u32, trick: &Open, trump: u32) -> u32;
}

/// What a trick brought.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TrickGain<P> {
    pub gain: i32,
    pub past: P,
    /// Nothing that follows can change the value.
    pub over: bool,
}

/// A card to be played to a trick.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LastCard<'a> {
    /// The holdings before it.
    pub holdings: &'a Holdings,
    pub trick: &'a Open,
    pub player: usize,
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
    fn kept(&self, _: Self::Past) -> u32 {
        0
    }

    /// Whether two neighbours that keep their places, different once, are worth the same now, so that one that is left
    /// alone stands for the other.
    fn alike(&self, _: Self::Past) -> bool {
        false
    }

    /// Bit by bit, the cards that may be one move with the next higher.
    fn joins(&self, past: Self::Past) -> u32;

    /// The past as a number of at most 12 bits.
    fn code(&self, past: Self::Past) -> u32;

    /// Whether of two pasts whose numbers differ in nothing but the lowest four bits, the higher is never worth less:
    /// what is known of one is then a bound for the other.
    #[inline(always)]
    fn has_levels(&self) -> bool {
        false
    }

    /// Bounds on what can still be earned, seen between tricks.
    fn to_come(&self, holdings: &Holdings, leader: usize, past: Self::Past) -> (i32, i32);

    /// What a complete trick brings; the holdings are those after it.
    fn trick(&self, holdings: &Holdings, past: Self::Past, trick: &Open) -> TrickGain<Self::Past>;

    /// Which of the leads that are left is tried next, at least one; the holdings are those before it.
    fn next_lead(&self, holdings: &Holdings, leader: usize, left: u32) -> u32;

    /// Which of the cards that are left is tried next by a player who follows, at least one.
    fn next_card(&self, choice: &LastCard<'_>, left: u32) -> u32;
}
