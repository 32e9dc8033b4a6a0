//! Positions of Ulti, from hands of the rules engine and from cards alone.

use super::case::UltiCase;
use crate::choice::pairs;
use crate::position::{Cards, PositionFault};
use crate::solve::Position;
use talon_rules::cards::{BySeat, Card, CardSet, Rank, Seat, Suit};
use talon_rules::games::ulti::{Bid, Class, Component, Levels, Phase, Ulti, Variant, marriage_allowed, rules_of_play};

/// A position given by its cards, as someone would lay it on a table.
#[derive(Debug, Clone)]
pub struct PositionFacts {
    /// What each seat still holds, at most ten cards.
    pub holdings: BySeat<CardSet>,
    /// The two cards discarded; nothing where they are not known.
    pub talon: CardSet,
    pub declarer: Seat,
    pub contract: Bid,
    pub trump: Option<Suit>,
    /// Who leads, or has led, to the trick on the table.
    pub leader: Seat,
    /// The cards on the table from the leader's on.
    pub table: Vec<Card>,
    /// The cards of earlier tricks.
    pub won: BySeat<CardSet>,
    pub levels: Levels,
    /// The suits each seat declared a marriage in, bit `n` the suit with index `n`. Not told, all that may be declared
    /// are assumed in a settlement and none in a question about points alone.
    pub marriages: Option<BySeat<u8>>,
    pub variant: Variant,
    /// 2 in a contract confirmed from the first round of two, else 1.
    pub round_factor: i64,
}

impl PositionFacts {
    /// Cards and contract with nothing special about them: nothing doubled, nothing won so far, the default rules.
    pub fn new(
        holdings: BySeat<CardSet>,
        talon: CardSet,
        declarer: Seat,
        contract: Bid,
        trump: Option<Suit>,
        leader: Seat,
    ) -> PositionFacts {
        PositionFacts {
            holdings,
            talon,
            declarer,
            contract,
            trump,
            leader,
            table: Vec::new(),
            won: BySeat::default(),
            levels: Levels::default(),
            marriages: None,
            variant: Variant::default(),
            round_factor: 1,
        }
    }

    /// The same with two of the cards that the declarer held discarded.
    pub(super) fn laying(&self, held: CardSet, pair: [Card; 2]) -> PositionFacts {
        let talon: CardSet = pair.into_iter().collect();
        let mut facts = PositionFacts { talon, ..self.clone() };
        facts.holdings[facts.declarer] = held.without(talon);
        facts
    }

    /// The marriages that a seat may declare with its card to trick 1, all of them; of several twenties one where the
    /// contract allows one (U-7.4, U-7.7).
    pub fn may_declare(&self, seat: Seat) -> u8 {
        // Whose card of trick 1 lies on the table has had their turn to declare (U-7.4).
        let held = if self.holdings[seat].len() == 10 {
            self.may_hold(seat)
        } else {
            0
        };
        let suits = Suit::ALL.into_iter().filter(|suit| held >> suit.index() & 1 == 1);
        suits.fold(0, |declared: u8, suit| {
            let allowed = marriage_allowed(self.contract, Some(suit) == self.trump, declared != 0);
            if seat != self.declarer || allowed {
                declared | 1 << suit.index()
            } else {
                declared
            }
        })
    }

    /// The suits of which a seat holds king and over before its card to trick 1.
    pub(super) fn may_hold(&self, seat: Seat) -> u8 {
        if self.contract.class() == Class::Plain {
            return 0;
        }
        let mut held = self.holdings[seat];
        for (place, card) in self.table.iter().enumerate() {
            let by = (0..place).fold(self.leader, |at, _| at.next());
            if by == seat {
                held.insert(*card);
            }
        }
        if held.len() < 10 {
            return 0;
        }
        let pair = |suit| CardSet::one(Card::new(suit, Rank::King)).with(Card::new(suit, Rank::Over));
        let suits = Suit::ALL.into_iter().filter(|suit| held.contains_all(pair(*suit)));
        suits.fold(0, |bits, suit| bits | 1 << suit.index())
    }
}

/// The position of these cards.
///
/// # Errors
/// What makes them no position.
pub fn position(facts: &PositionFacts) -> Result<Position, PositionFault> {
    let plain = facts.contract.class() == Class::Plain;
    let fits = match facts.contract.class() {
        Class::Plain => facts.trump.is_none(),
        Class::Hearts => facts.trump == Some(Suit::Hearts),
        Class::Trump => facts.trump.is_some_and(|trump| trump != Suit::Hearts),
    };
    if !fits {
        return Err(PositionFault::Trump);
    }
    let rules = rules_of_play(plain, facts.trump);
    let everybody = BySeat::from_fn(|_| true);
    let cards = Cards::new(facts.holdings, facts.leader, &facts.table, everybody, rules)?;
    let mut seen = cards.in_play();
    for pile in [facts.talon, facts.won.a, facts.won.b, facts.won.c] {
        if let Some(card) = seen.and(pile).first() {
            return Err(PositionFault::Twice(card));
        }
        seen = seen.or(pile);
    }
    if facts.talon.len() > 2 {
        return Err(PositionFault::TalonSize);
    }
    let declared = |seat: &Seat| facts.marriages.is_some_and(|declared| declared[*seat] != 0);
    if let Some(seat) = Seat::ALL.into_iter().find(|seat| plain && declared(seat)) {
        return Err(PositionFault::Marriage(seat));
    }
    Ok(Position::of(UltiCase::new(cards, facts)))
}

/// The positions after each two cards that a declarer can discard of what they hold, in the order of
/// `pairs_by_points`.
///
/// # Errors
/// What makes them no positions.
pub fn positions_after_discards(facts: &PositionFacts) -> Result<Vec<([Card; 2], Position)>, PositionFault> {
    let held = facts.holdings[facts.declarer];
    let after = |pair: [Card; 2]| position(&facts.laying(held, pair)).map(|position| (pair, position));
    pairs_by_points(held).into_iter().map(after).collect()
}

/// Every two cards of a holding, those with as many points together, because what follows has more in common.
pub(super) fn pairs_by_points(held: CardSet) -> Vec<[Card; 2]> {
    let mut laid = pairs(held);
    let heavy = |card: &Card| matches!(card.rank(), Rank::Ace | Rank::Ten);
    laid.sort_by_key(|pair| pair.iter().filter(|card| heavy(card)).count());
    laid
}

/// The position of a hand that is being played: a player who has not yet played to trick 1 declares all they may.
///
/// # Errors
/// `NotInPlay` before the first card may fall and after the last, `Unknown` where a card's place is.
pub fn position_of(hand: &Ulti) -> Result<Position, PositionFault> {
    let Some((declarer, contract)) = hand.contract() else {
        return Err(PositionFault::NotInPlay);
    };
    if !matches!(hand.phase(), Phase::Play | Phase::Over) {
        return Err(PositionFault::NotInPlay);
    }
    if !hand.table().is_known() {
        return Err(PositionFault::Unknown);
    }
    let mut facts = PositionFacts {
        table: hand.trick().iter().map(|(_, card)| card).collect(),
        won: *hand.won(),
        levels: *hand.levels(),
        variant: *hand.variant(),
        round_factor: hand.round_factor(),
        ..PositionFacts::new(
            hand.table().holdings.map(|_, held| held.certain),
            hand.table().talon.certain,
            declarer,
            contract,
            hand.trump(),
            hand.trick().leader().unwrap_or_else(|| hand.next_to_play()),
        )
    };
    let said = |seat: Seat| hand.marriages(seat).fold(0, |bits, suit| bits | 1 << suit.index());
    let silent = |seat: Seat| hand.trick_no() == 1 && !hand.trick().has(seat);
    let declared = |seat: Seat| match said(seat) {
        0 if silent(seat) => facts.may_declare(seat),
        // One twenty that is the contract's own leaves no room for another (U-7.7).
        said if silent(seat) && (seat != declarer || !contract.has(Component::Twenty)) => {
            said | facts.may_declare(seat)
        }
        said => said,
    };
    facts.marriages = Some(BySeat::from_fn(declared));
    position(&facts)
}
