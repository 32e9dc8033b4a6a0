//! Positions of Preferans, and which of its objectives is which search.

use super::duties::FollowOrTrump;
use super::tricks::{NoTrick, Tricks};
use crate::cards::{BySeat, Card, CardSet, Pack, Seat};
use crate::games::preferans::{Aim, Before, Contract, Phase, Preferans, Variant};
use crate::solver::goal::Goal;
use crate::solver::layout::Layout;
use crate::solver::position::{Cards, Fault};
use crate::solver::root::{Ask, Span};
use crate::solver::run::{Bench, Question};
use crate::solver::solve::{Case, Position};
use crate::solver::verdict::{Objective, Verdict};

/// A position given by its cards, as somebody would lay it on a table.
#[derive(Debug, Clone)]
pub struct Facts {
    /// What each seat still holds, at most ten cards.
    pub hands: BySeat<CardSet>,
    /// The two cards laid away, or the talon nobody took; nothing where they are not known.
    pub talon: CardSet,
    pub declarer: Seat,
    pub contract: Contract,
    /// Played without the talon.
    pub game: bool,
    /// Who leads, or has led, to the trick on the table.
    pub leader: Seat,
    /// The cards on the table from the leader's on.
    pub table: Vec<Card>,
    /// Who plays to the tricks.
    pub active: BySeat<bool>,
    /// Tricks already won.
    pub tricks: BySeat<u8>,
    /// Who said himself that he plays.
    pub volunteers: BySeat<bool>,
    pub invited_by: Option<Seat>,
    pub kontra: Option<crate::games::preferans::Kontra>,
    pub before: Before,
    pub variant: Variant,
}

impl Facts {
    /// Cards and contract with nothing special about them: everybody plays of his own will, nothing is doubled.
    pub fn new(hands: BySeat<CardSet>, declarer: Seat, contract: Contract, leader: Seat) -> Facts {
        Facts {
            hands,
            talon: CardSet::EMPTY,
            declarer,
            contract,
            game: false,
            leader,
            table: Vec::new(),
            active: BySeat::from_fn(|_| true),
            tricks: BySeat::default(),
            volunteers: BySeat::from_fn(|seat| seat != declarer),
            invited_by: None,
            kontra: None,
            before: Before::default(),
            variant: Variant::default(),
        }
    }
}

/// The position of these cards.
///
/// # Errors
/// What makes them no position.
pub fn position(facts: &Facts) -> Result<Position, Fault> {
    let rules = facts.contract.play_rules();
    if !facts.active[facts.declarer] {
        return Err(Fault::Inactive(facts.declarer));
    }
    let cards = Cards::new(facts.hands, facts.leader, &facts.table, facts.active, rules)?;
    if facts.talon.len() > 2 {
        return Err(Fault::TalonSize);
    }
    let held = facts.hands.a.or(facts.hands.b).or(facts.hands.c).or(cards.trick.set());
    if let Some(card) = held.and(facts.talon).first() {
        return Err(Fault::Twice(card));
    }
    Ok(Position::of(PreferansCase { cards, facts: facts.clone() }))
}

/// The position of a hand that is being played.
///
/// # Errors
/// `NotInPlay` before the first card may fall, `Unknown` where a card's place is.
pub fn position_of(hand: &Preferans) -> Result<Position, Fault> {
    let played = hand.phase() == Phase::Over && hand.trick_no() > 1;
    if !hand.is_playable() && !played {
        return Err(Fault::NotInPlay);
    }
    let active = BySeat::from_fn(|seat| hand.is_active(seat));
    let unknown = |seat: Seat| active[seat] && hand.table().hands[seat].unknown > 0;
    if Seat::ALL.into_iter().any(unknown) {
        return Err(Fault::Unknown);
    }
    let (Some(declarer), Some(contract)) = (hand.declarer(), hand.contract()) else {
        return Err(Fault::NotInPlay);
    };
    let facts = Facts {
        hands: hand.table().hands.map(|seat, held| if active[seat] { held.certain } else { CardSet::EMPTY }),
        talon: hand.table().talon.certain,
        declarer,
        contract,
        game: hand.is_game(),
        leader: hand.trick().leader().unwrap_or_else(|| hand.next_to_play()),
        table: hand.trick().iter().map(|(_, card)| card).collect(),
        active,
        tricks: *hand.tricks(),
        volunteers: BySeat::from_fn(|seat| hand.is_volunteer(seat)),
        invited_by: hand.invited_by(),
        kontra: hand.kontra(),
        before: *hand.before(),
        variant: *hand.variant(),
    };
    position(&facts)
}

#[derive(Debug)]
struct PreferansCase {
    cards: Cards,
    facts: Facts,
}

impl Case for PreferansCase {
    fn cards(&self) -> &Cards {
        &self.cards
    }

    fn objectives(&self) -> Vec<Objective> {
        let own = self.facts.declarer.others().into_iter().filter(|seat| self.cards.active[*seat]);
        [Objective::Tricks, Objective::Made].into_iter().chain(own.map(Objective::OwnTricks)).collect()
    }

    fn solve(&self, objective: Objective, bench: &mut Bench<'_, '_>) -> Option<Verdict> {
        let declarer = self.facts.declarer;
        match objective {
            Objective::Tricks => Some(self.tricks_of(declarer, Ask::Exact, bench)),
            Objective::Made => Some(match self.facts.contract.aim() {
                Aim::NoTrick => self.no_trick(bench),
                Aim::SixTricks => self.tricks_of(declarer, self.at_least(6), bench),
                Aim::AllTricks => self.tricks_of(declarer, self.at_least(10), bench),
            }),
            Objective::OwnTricks(seat) if self.cards.active[seat] => {
                Some(self.tricks_of(seat, Ask::Exact, bench))
            }
            _ => None,
        }
    }
}

impl PreferansCase {
    fn at_least(&self, tricks: i32) -> Ask {
        Ask::AtLeast(tricks - i32::from(self.facts.tricks[self.facts.declarer]))
    }

    fn layout(&self, first: Seat) -> Layout {
        Layout::new(&self.cards.rules, Pack::French, first, &self.cards.active)
    }

    fn tricks_of(&self, seat: Seat, ask: Ask, bench: &mut Bench<'_, '_>) -> Verdict {
        let layout = self.layout(seat);
        let goal = Tricks { trump: layout.trump() };
        let left = self.cards.tricks_left() as i32;
        let question = Question {
            past: Some(()),
            ask,
            base: self.facts.tricks[seat].into(),
            within: Span { low: 0, high: left },
            guess: left * 3 / 5,
            ..self.question(&layout, &goal, 1)
        };
        question.answer::<FollowOrTrump>(bench)
    }

    fn no_trick(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        let declarer = self.facts.declarer;
        let layout = self.layout(declarer);
        let lost = self.facts.tricks[declarer] > 0;
        let question = Question {
            past: (!lost).then_some(()),
            base: i64::from(!lost),
            within: Span { low: -1, high: 0 },
            ..self.question(&layout, &NoTrick, 2)
        };
        question.answer::<FollowOrTrump>(bench)
    }

    fn question<'a, G: Goal>(&'a self, layout: &'a Layout, goal: &'a G, kind: i64) -> Question<'a, G> {
        Question {
            cards: &self.cards,
            layout,
            goal,
            past: None,
            reserved: None,
            ask: Ask::Exact,
            base: 0,
            unit: 1,
            within: Span { low: 0, high: 0 },
            guess: 0,
            meaning: vec![kind, i64::from(layout.trump() != 0), layout.seats().len() as i64],
        }
    }
}
