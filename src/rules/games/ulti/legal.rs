//! Every legal action at a moment, and the face that all games share.

use super::action::Action;
use super::auction::trump_suits;
use super::bid::{Bid, Class};
use super::component::ComponentSet;
use super::state::{Phase, Ulti};
use crate::cards::{Card, CardSet, Seat, Suit};
use crate::games::trick::{PlayRules, Trick};
use crate::games::{Game, Proof, Violation};

impl Game for Ulti {
    type Action = Action;

    fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Given => None,
            Phase::Auction => Some(self.auction.turn),
            Phase::Trump => self.contract().map(|(declarer, _)| declarer),
            Phase::Play => Some(self.next_to_play()),
            Phase::Over => None,
        }
    }

    /// A kontra stands once for each component and, in no-trump, each defender; claims and concessions are left
    /// out, being legal wherever a card is.
    fn legal_actions(&self) -> Vec<(Seat, Action)> {
        let Some(seat) = self.to_act() else { return Vec::new() };
        let mut actions = self.turn_actions(seat);
        actions.extend(self.kontras());
        actions.retain(|(seat, action)| self.check(*seat, *action).is_ok());
        actions
    }

    fn check(&self, seat: Seat, action: Action) -> Result<Proof, Violation> {
        self.check_action(seat, action)
    }

    fn apply_checked(&mut self, seat: Seat, action: Action) {
        self.apply_action(seat, action);
    }
}

impl Ulti {
    /// The cards a seat may play when it is its turn; with unknown cards, those of the known ones.
    pub fn legal_cards(&self, seat: Seat) -> CardSet {
        let holding = self.table.holdings[seat].certain;
        let seven = self.trump_seven().filter(|_| self.is_seven_bound(seat));
        legal_set(holding, &self.trick, &self.play_rules(), seven)
    }

    /// The bids that may be said now, cards apart.
    pub fn legal_bids(&self) -> Vec<Bid> {
        self.auction.bids(&self.variant).collect()
    }

    /// What a seat may double now; in no-trump the declarer doubles against one defender.
    pub fn doublable_by(&self, seat: Seat, against: Option<Seat>) -> ComponentSet {
        self.doublable(seat, against)
    }

    fn turn_actions(&self, seat: Seat) -> Vec<(Seat, Action)> {
        let mut actions = Vec::new();
        match self.phase {
            Phase::Auction => {
                actions.extend([Action::Pass, Action::Pickup]);
                actions.extend(Bid::all().map(Action::Bid));
                if self.auction.words().contains(&"discard") {
                    actions.extend(self.table.discards(seat).map(Action::Discard));
                }
            }
            Phase::Trump => {
                actions.extend(trump_suits(Class::Trump).iter().map(|suit| Action::Trump(*suit)));
                actions.push(Action::ThrowIn);
            }
            Phase::Play => {
                actions.extend(Suit::ALL.map(Action::Marriage));
                actions.extend(self.table.holdings[seat].certain.iter().map(Action::Play));
                actions.extend(self.table.candidates(seat).iter().map(Action::Play));
                actions.push(Action::ThrowIn);
            }
            Phase::Given | Phase::Over => {}
        }
        let forfeiter = self.contract().map_or(seat, |(declarer, _)| declarer);
        actions
            .into_iter()
            .map(|action| {
                if action == Action::ThrowIn {
                    (forfeiter, action)
                } else {
                    (seat, action)
                }
            })
            .collect()
    }

    fn kontras(&self) -> Vec<(Seat, Action)> {
        let Some((declarer, contract)) = self.contract() else {
            return Vec::new();
        };
        let mut actions = Vec::new();
        for seat in Seat::ALL {
            let rivals: Vec<Option<Seat>> = if seat == declarer && contract.class() == Class::Plain {
                declarer.others().map(Some).to_vec()
            } else {
                vec![None]
            };
            for against in rivals {
                for component in contract.components().iter() {
                    let components = ComponentSet::of(&[component]);
                    actions.push((seat, Action::Kontra { components, against }));
                }
            }
        }
        actions
    }
}

/// The cards of a hand that may be played to a trick (U-6.2 to U-6.9); `reserved` is the trump 7 of a declarer who
/// may not yet part with it.
pub fn legal_set(holding: CardSet, trick: &Trick, rules: &PlayRules, reserved: Option<Card>) -> CardSet {
    let legal = rules.legal(holding, trick);
    match reserved {
        Some(seven) if legal.len() > 1 => legal.without(CardSet::one(seven)),
        _ => legal,
    }
}
