//! The cards of a position as every game has them, and what is wrong with cards that make none. What they are played
//! for is the business of a game's own folder.

use talon_rules::cards::{BySeat, Card, CardSet, Seat};
use talon_rules::games::trick::{PlayRules, Trick};

/// Why cards and contract make no position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PositionFault {
    /// A card lies in two places.
    Twice(Card),
    /// A seat holds too many or too few cards beside the others and those on the table.
    HandSize(Seat),
    /// More cards on the table than an unfinished trick has, or cards of someone who does not play.
    TrickSize,
    /// More or other cards discarded than two.
    TalonSize,
    /// A trump suit is missing, or there is one that the contract does not have.
    Trump,
    /// A marriage of cards that someone else holds, or in a game without marriages.
    Marriage(Seat),
    /// The place of some card is not known.
    Unknown,
    /// The play has not begun, or all cards are played.
    NotInPlay,
    /// A seat that has to play does not.
    Inactive(Seat),
}

/// Who holds what, what lies on the table, who is to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cards {
    pub holdings: BySeat<CardSet>,
    pub trick: Trick,
    pub to_play: Seat,
    pub active: BySeat<bool>,
    pub rules: PlayRules,
}

impl Cards {
    /// The position of these cards; `table` are the cards of the trick from the leader on, each player's in turn.
    ///
    /// # Errors
    /// A card in two places, or numbers of cards that cannot be.
    pub fn new(
        holdings: BySeat<CardSet>,
        leader: Seat,
        table: &[Card],
        active: BySeat<bool>,
        rules: PlayRules,
    ) -> Result<Cards, PositionFault> {
        let players = active.iter().filter(|(_, plays)| **plays).count();
        if !active[leader] {
            return Err(PositionFault::Inactive(leader));
        }
        if players < 2 || table.len() >= players {
            return Err(PositionFault::TrickSize);
        }
        let mut trick = Trick::default();
        let mut to_play = leader;
        for card in table {
            trick.add(to_play, *card);
            to_play = next_active(to_play, &active);
        }
        let cards = Cards {
            holdings,
            trick,
            to_play,
            active,
            rules,
        };
        cards.check().map(|()| cards)
    }

    fn check(&self) -> Result<(), PositionFault> {
        let mut seen = self.trick.set();
        if seen.len() != self.trick.len() {
            let twice = self.trick.iter().map(|(_, card)| card).next();
            return Err(twice.map_or(PositionFault::TrickSize, PositionFault::Twice));
        }
        for (_, holding) in self.holdings.iter() {
            if let Some(card) = seen.and(*holding).first() {
                return Err(PositionFault::Twice(card));
            }
            seen = seen.or(*holding);
        }
        let size = |seat: Seat| self.holdings[seat].len() + usize::from(self.trick.has(seat));
        let expected = size(self.to_play);
        let wrong = |seat: &Seat| size(*seat) != if self.active[*seat] { expected } else { size(*seat) };
        match Seat::ALL.into_iter().find(wrong) {
            Some(seat) => Err(PositionFault::HandSize(seat)),
            None if expected > 10 => Err(PositionFault::HandSize(self.to_play)),
            None if expected == 0 => Err(PositionFault::NotInPlay),
            None => Ok(()),
        }
    }

    /// How many tricks are still to be won, the one on the table among them.
    pub(crate) fn tricks_left(&self) -> usize {
        self.holdings[self.to_play].len()
    }

    /// Every card of those who play that is not yet in a trick.
    pub fn in_play(&self) -> CardSet {
        let held = |seat: Seat| {
            if self.active[seat] {
                self.holdings[seat]
            } else {
                CardSet::EMPTY
            }
        };
        held(Seat::A).or(held(Seat::B)).or(held(Seat::C)).or(self.trick.set())
    }
}

/// The next seat in order that plays.
pub(crate) fn next_active(seat: Seat, active: &BySeat<bool>) -> Seat {
    if active[seat.next()] {
        seat.next()
    } else {
        seat.previous()
    }
}
