//! What a viewer may ask of an Ulti position. It looks and decides nothing.

use std::any::Any;

use super::action::Action;
use super::bid::Class;
use super::component::{Component, ComponentSet};
use super::points::{marriage_value, trick_points};
use super::state::{Phase, Ulti};
use crate::cards::{BySeat, Card, CardSet, Rank, Seat, Suit};
use crate::games::trick::{PlayRules, Trick};
use crate::games::{CardPlaces, Deed, Game, Marriage, Position, Proof, Stage, Violation};

impl Position for Ulti {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Auction if self.auction.words() == ["discard"] => Stage::Discard,
            Phase::Given | Phase::Auction => Stage::Auction,
            Phase::Trump => Stage::Trump,
            Phase::Play => Stage::Play,
            Phase::Over => Stage::Over,
        }
    }

    fn to_act(&self) -> Option<Seat> {
        Game::to_act(self)
    }

    fn forehand(&self) -> Seat {
        self.forehand
    }

    fn table(&self) -> &CardPlaces {
        &self.table
    }

    fn is_exposed(&self, seat: Seat) -> bool {
        self.exposed(seat)
    }

    fn standing(&self) -> Option<(Seat, &'static str)> {
        self.auction.standing.map(|(seat, bid)| (seat, bid.code()))
    }

    fn contract(&self) -> Option<(Seat, &'static str)> {
        self.contract().map(|(seat, bid)| (seat, bid.code()))
    }

    fn trump(&self) -> Option<Suit> {
        self.trump
    }

    fn counts_points(&self) -> bool {
        self.contract().is_some_and(|(_, bid)| bid.class() != Class::Plain)
    }

    fn card_points(&self, cards: CardSet) -> i64 {
        let heavy = cards.and(CardSet::rank(Rank::Ace).or(CardSet::rank(Rank::Ten)));
        if self.counts_points() {
            trick_points(heavy.len() as i64, false)
        } else {
            0
        }
    }

    fn trick_bonus(&self, number: u8) -> i64 {
        if self.counts_points() {
            trick_points(0, number == 10)
        } else {
            0
        }
    }

    fn trick(&self) -> &Trick {
        &self.trick
    }

    fn trick_no(&self) -> u8 {
        self.trick_no
    }

    fn tricks(&self) -> &BySeat<u8> {
        &self.tricks
    }

    fn last_winner(&self) -> Option<Seat> {
        self.last_winner
    }

    fn play_rules(&self) -> PlayRules {
        self.play_rules()
    }

    fn marriages(&self, seat: Seat) -> Vec<Marriage> {
        // At the table a twenty is said by its value only (U-7.5).
        let told = |suit| {
            let in_trump = Some(suit) == self.trump;
            Marriage {
                suit,
                value: marriage_value(in_trump),
                is_public: in_trump,
            }
        };
        self.marriages(seat).map(told).collect()
    }

    fn level(&self, defender: Seat, component: &str) -> u8 {
        Component::parse(component).map_or(0, |component| self.levels.of(defender, component))
    }

    fn decided(&self) -> Vec<(&'static str, bool)> {
        let Some(outcome) = self.outcome() else {
            return Vec::new();
        };
        let parts = outcome
            .contract
            .components()
            .iter()
            .map(|part| (part, outcome.made.has(part)));
        let decided = parts.filter(|(part, made)| *made || outcome.lost.has(*part));
        decided.map(|(part, made)| (part.code(), made)).collect()
    }

    fn is_complete(&self) -> bool {
        self.is_complete()
    }

    fn decided_at(&self) -> Option<u8> {
        self.decided_at
    }

    fn check_card(&self, seat: Seat, card: Card) -> Result<Proof, Violation> {
        self.check(seat, Action::Play(card))
    }

    fn legal(&self) -> Vec<(Seat, Deed)> {
        let is_single = |action: &Action| !matches!(action, Action::Kontra { .. });
        let mut deeds: Vec<(Seat, Deed)> = self
            .legal_actions()
            .into_iter()
            .filter(|(_, action)| is_single(action))
            .map(|(seat, action)| (seat, action.deed()))
            .collect();
        deeds.extend(self.joint_kontras());
        deeds
    }
}

impl Ulti {
    /// What each seat may double now, all in one.
    fn joint_kontras(&self) -> Vec<(Seat, Deed)> {
        let Some((declarer, contract)) = self.contract() else {
            return Vec::new();
        };
        let individual = contract.class() == Class::Plain;
        let mut kontras = Vec::new();
        for seat in Seat::ALL {
            let rivals = if individual && seat == declarer {
                declarer.others().map(Some).to_vec()
            } else {
                vec![None]
            };
            for against in rivals {
                let all: ComponentSet = self.doublable_by(seat, against);
                let action = Action::Kontra {
                    components: all,
                    against,
                };
                if !all.is_empty() && self.check(seat, action).is_ok() {
                    kontras.push((seat, action.deed()));
                }
            }
        }
        kontras
    }
}
