//! The contract of a hand whose auction nobody wrote down: it must be one that some auction could have ended with.

use super::action::Action;
use super::auction::trump_suits;
use super::bid::{Bid, Class};
use super::check::{Checked, has_cards_for};
use super::rules;
use super::state::Ulti;
use crate::cards::{Seat, Suit};
use crate::games::{ActionPart, Code, Expected, Proof, Violation};

impl Ulti {
    /// Before anything else the contract is told; who is declarer nobody can dispute.
    pub(super) fn check_given(&self, seat: Seat, action: Action) -> Checked {
        let Action::Given { bid, trump } = action else {
            return Err(self.wrong_phase(rules::TURN, &["given"]));
        };
        self.auction.check_bid(bid, &self.variant)?;
        check_trump_of(bid, trump)?;
        if !self.variant.require_cards_for_bid {
            return Ok(Proof::CERTAIN);
        }
        let suits = trump.as_ref().map_or(trump_suits(bid.class()), std::slice::from_ref);
        let fits = |cards| suits.iter().any(|suit| has_cards_for(cards, bid, *suit));
        let refused = Violation::new(Code::BidCards, rules::CARDS_FOR_BID, ActionPart::Member("bid"));
        self.check_needed_cards(seat, bid, refused, &fits)
    }
}

/// The trump is told exactly where the contract leaves it open (U-3.8).
fn check_trump_of(bid: Bid, trump: Option<Suit>) -> Result<(), Violation> {
    let place = ActionPart::Member("trump");
    match trump {
        None if bid.class() == Class::Trump => {
            Err(
                Violation::new(Code::MissingMember, rules::TRUMP_NAMING, ActionPart::Action)
                    .expecting(Expected::Words(&["trump"])),
            )
        }
        Some(_) if bid.class() != Class::Trump => {
            Err(Violation::new(Code::TrumpNotAllowed, rules::TRUMP_NAMING, place))
        }
        Some(suit) if !trump_suits(bid.class()).contains(&suit) => {
            Err(Violation::new(Code::TrumpNotAllowed, rules::TRUMP_NAMING, place)
                .expecting(Expected::Words(&["A", "B", "L"])))
        }
        _ => Ok(()),
    }
}
