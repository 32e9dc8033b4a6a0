//! Every legal action at a moment, and the face that all games share.

use super::action::{ANSWERS, Action, Bid};
use super::state::{Phase, Preferans};
use crate::cards::Seat;
use crate::games::{Game, Proof, Violation};

impl Game for Preferans {
    type Action = Action;

    /// While only a kontra can turn an undoubled two into a game, it is the turn of the defender who may say it first
    /// (P-5.11).
    fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Given => None,
            Phase::Auction => Some(self.auction.turn()),
            Phase::Pickup | Phase::Discard | Phase::Contract => self.declarer(),
            Phase::Answers => self.asked(),
            Phase::Window if self.is_undoubled_two() => self
                .declarer()?
                .others()
                .into_iter()
                .find(|seat| self.is_volunteer(*seat)),
            Phase::Window | Phase::Play => Some(self.next_to_play()),
            Phase::Over => None,
        }
    }

    /// Claims and concessions are left out, being legal wherever a card is.
    fn legal_actions(&self) -> Vec<(Seat, Action)> {
        let Some(seat) = self.to_act() else { return Vec::new() };
        let mut actions: Vec<(Seat, Action)> = self
            .turn_actions(seat)
            .into_iter()
            .map(|action| (seat, action))
            .collect();
        if self.phase == Phase::Window {
            for seat in Seat::ALL {
                actions.extend([(seat, Action::Defend(super::Answer::Invite)), (seat, Action::Kontra)]);
            }
        }
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

impl Preferans {
    fn turn_actions(&self, seat: Seat) -> Vec<Action> {
        let held = self.table.holdings[seat].certain.or(self.table.candidates(seat));
        match self.phase {
            Phase::Auction => {
                let bids = self.auction.bids(&self.variant).map(Action::Bid);
                bids.chain([Action::Hold, Action::Pass]).collect()
            }
            Phase::Pickup => vec![Action::Pickup],
            Phase::Discard => self.table.discards(seat).map(Action::Discard).collect(),
            Phase::Contract => self.contracts().into_iter().map(Action::Contract).collect(),
            Phase::Answers => ANSWERS.into_iter().map(Action::Defend).collect(),
            Phase::Window | Phase::Play => held.iter().map(Action::Play).collect(),
            Phase::Given | Phase::Over => Vec::new(),
        }
    }

    /// The bids that may be said now.
    pub fn legal_bids(&self) -> Vec<Bid> {
        if self.phase == Phase::Auction {
            self.auction.bids(&self.variant).collect()
        } else {
            Vec::new()
        }
    }
}
