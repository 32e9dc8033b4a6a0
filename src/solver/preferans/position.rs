//! Positions of Preferans, from hands of the rules engine and from cards alone.

use super::case::PreferansCase;
use crate::choice::pairs;
use crate::position::{Cards, PositionFault};
use crate::solve::Position;
use talon_rules::cards::{BySeat, Card, CardSet, Seat};
use talon_rules::games::preferans::{Before, Contract, Phase, Preferans, Variant};

/// A position given by its cards, as someone would lay it on a table.
#[derive(Debug, Clone)]
pub struct PositionFacts {
    /// What each seat still holds, at most ten cards.
    pub holdings: BySeat<CardSet>,
    /// The two cards discarded, or the talon nobody took; nothing where they are not known.
    pub talon: CardSet,
    pub declarer: Seat,
    pub contract: Contract,
    /// Played without the talon.
    pub game: bool,
    /// Who leads, or has led, to the trick on the table.
    pub leader: Seat,
    /// Who sits after the dealer; not told, nothing is known of other contracts.
    pub forehand: Option<Seat>,
    /// The cards on the table from the leader's on.
    pub table: Vec<Card>,
    /// Who plays to the tricks.
    pub active: BySeat<bool>,
    /// Tricks already won.
    pub tricks: BySeat<u8>,
    /// Those of them that count, which is all until the contract is decided (P-6.5).
    pub counted: BySeat<u8>,
    /// Who said themselves that they play.
    pub volunteers: BySeat<bool>,
    pub invited_by: Option<Seat>,
    pub kontra: Option<talon_rules::games::preferans::Kontra>,
    pub before: Before,
    pub variant: Variant,
}

impl PositionFacts {
    /// Cards and contract with nothing special about them: everyone plays of their own will, nothing is doubled.
    pub fn new(holdings: BySeat<CardSet>, declarer: Seat, contract: Contract, leader: Seat) -> PositionFacts {
        PositionFacts {
            holdings,
            talon: CardSet::EMPTY,
            declarer,
            contract,
            game: false,
            leader,
            forehand: None,
            table: Vec::new(),
            active: BySeat::from_fn(|_| true),
            tricks: BySeat::default(),
            counted: BySeat::default(),
            volunteers: BySeat::from_fn(|seat| seat != declarer),
            invited_by: None,
            kontra: None,
            before: Before::default(),
            variant: Variant::default(),
        }
    }

    /// The same with two of the cards that the declarer held discarded.
    pub(super) fn laying(&self, held: CardSet, pair: [Card; 2]) -> PositionFacts {
        let talon: CardSet = pair.into_iter().collect();
        let mut facts = PositionFacts { talon, ..self.clone() };
        facts.holdings[facts.declarer] = held.without(talon);
        facts
    }
}

/// The position of these cards.
///
/// # Errors
/// What makes them no position.
pub fn position(facts: &PositionFacts) -> Result<Position, PositionFault> {
    let rules = facts.contract.play_rules();
    if !facts.active[facts.declarer] {
        return Err(PositionFault::Inactive(facts.declarer));
    }
    let cards = Cards::new(facts.holdings, facts.leader, &facts.table, facts.active, rules)?;
    if facts.talon.len() > 2 {
        return Err(PositionFault::TalonSize);
    }
    let held = facts
        .holdings
        .a
        .or(facts.holdings.b)
        .or(facts.holdings.c)
        .or(cards.trick.set());
    if let Some(card) = held.and(facts.talon).first() {
        return Err(PositionFault::Twice(card));
    }
    Ok(Position::of(PreferansCase {
        cards,
        facts: facts.clone(),
    }))
}

/// The positions after each two cards that a declarer can discard of what they hold, in the order of [`pairs`].
///
/// # Errors
/// What makes them no positions.
pub fn positions_after_discards(facts: &PositionFacts) -> Result<Vec<([Card; 2], Position)>, PositionFault> {
    let held = facts.holdings[facts.declarer];
    let after = |pair: [Card; 2]| position(&facts.laying(held, pair)).map(|position| (pair, position));
    pairs(held).into_iter().map(after).collect()
}

/// The position of a hand that is being played.
///
/// # Errors
/// `NotInPlay` before the first card may fall and after the last, `Unknown` where a card's place is.
pub fn position_of(hand: &Preferans) -> Result<Position, PositionFault> {
    let played = hand.phase() == Phase::Over && hand.trick_no() > 1;
    if !hand.is_playable() && !played {
        return Err(PositionFault::NotInPlay);
    }
    let active = BySeat::from_fn(|seat| hand.is_active(seat));
    let unknown = |seat: Seat| hand.table().holdings[seat].unknown > 0;
    if Seat::ALL.into_iter().any(|seat| active[seat] && unknown(seat)) {
        return Err(PositionFault::Unknown);
    }
    let (Some(declarer), Some(contract)) = (hand.declarer(), hand.contract()) else {
        return Err(PositionFault::NotInPlay);
    };
    let facts = PositionFacts {
        holdings: hand
            .table()
            .holdings
            .map(|seat, held| if unknown(seat) { CardSet::EMPTY } else { held.certain }),
        talon: hand.table().talon.certain,
        declarer,
        contract,
        game: hand.is_game(),
        leader: hand.trick().leader().unwrap_or_else(|| hand.next_to_play()),
        forehand: Some(hand.forehand()),
        table: hand.trick().iter().map(|(_, card)| card).collect(),
        active,
        tricks: *hand.tricks(),
        counted: hand
            .outcome()
            .and_then(|outcome| outcome.counted)
            .unwrap_or(*hand.tricks()),
        volunteers: BySeat::from_fn(|seat| hand.is_volunteer(seat)),
        invited_by: hand.invited_by(),
        kontra: hand.kontra(),
        before: *hand.before(),
        variant: *hand.variant(),
    };
    position(&facts)
}
