//! The auction: whose turn it is, what stands, when it is over (U-3, U-14). It knows bids and seats; the cards
//! that change hands are the caller's.

use super::action::Action;
use super::bid::{Bid, Class, LAST_STEP};
use super::component::Component;
use super::rules;
use super::variant::{SimpleForfeit, Variant};
use crate::cards::Seat;
use crate::games::{ActionPart, Code, Expected, RuleId, Violation};

/// What the player in turn has to do next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AuctionStep {
    /// First round of the two-round auction: bid or pass, no talon yet.
    RoundOne,
    /// Forehand's first turn: lay two cards away.
    OpeningDiscard,
    /// Forehand's first turn: bid.
    OpeningBid,
    /// The winner of the first round takes the two cards.
    ConfirmPickup,
    ConfirmDiscard,
    /// They say the same bid again, or a higher one of the same class.
    ConfirmBid,
    /// Pass or take the talon.
    Turn,
    TakenDiscard,
    TakenBid,
}

/// The auction so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Auction {
    pub step: AuctionStep,
    pub turn: Seat,
    pub standing: Option<(Seat, Bid)>,
    pub passes: u8,
    /// 2 while a contract of the first round stands confirmed (U-14.2).
    pub factor: u8,
    pub over: bool,
    forehand: Seat,
}

impl Auction {
    /// Before anything is said.
    pub fn new(forehand: Seat, variant: &Variant) -> Auction {
        let step = if variant.two_round {
            AuctionStep::RoundOne
        } else {
            AuctionStep::OpeningDiscard
        };
        Auction {
            step,
            turn: forehand,
            standing: None,
            passes: 0,
            factor: 1,
            over: false,
            forehand,
        }
    }

    /// The words that the step allows.
    pub fn words(&self) -> &'static [&'static str] {
        match self.step {
            AuctionStep::RoundOne => &["bid", "pass"],
            AuctionStep::OpeningDiscard | AuctionStep::ConfirmDiscard | AuctionStep::TakenDiscard => &["discard"],
            AuctionStep::OpeningBid | AuctionStep::ConfirmBid | AuctionStep::TakenBid => &["bid"],
            AuctionStep::ConfirmPickup => &["pickup"],
            AuctionStep::Turn if self.is_topped() => &["pass"],
            AuctionStep::Turn => &["pass", "pickup"],
        }
    }

    /// Whether a bid stands over which nothing can be bid: the highest step, or a confirmed one that counts double.
    fn is_topped(&self) -> bool {
        self.standing.is_some_and(|(_, bid)| match self.factor {
            2 => !Bid::all().any(|higher| beats_doubled(higher, bid)),
            _ => bid.step() == LAST_STEP,
        })
    }

    /// Checks type and turn; the bid itself is checked by [`Auction::check_bid`].
    ///
    /// # Errors
    /// `WRONG_PHASE`, then `OUT_OF_TURN`.
    pub fn check_turn(&self, seat: Seat, action: Action) -> Result<(), Violation> {
        if !self.words().contains(&action.word()) {
            return Err(
                Violation::new(Code::WrongPhase, self.phase_rule(action), ActionPart::Member("type"))
                    .expecting(Expected::Words(self.words())),
            );
        }
        if seat != self.turn {
            return Err(Violation::new(Code::OutOfTurn, rules::TURN, ActionPart::Member("by"))
                .expecting(Expected::Seat(self.turn)));
        }
        Ok(())
    }

    fn phase_rule(&self, action: Action) -> RuleId {
        match (self.step, action) {
            (AuctionStep::OpeningDiscard | AuctionStep::OpeningBid, _) => rules::FIRST_TURN,
            (AuctionStep::TakenDiscard | AuctionStep::TakenBid, Action::Pass)
            | (AuctionStep::ConfirmDiscard | AuctionStep::ConfirmBid, Action::Pass) => rules::MUST_RAISE,
            (AuctionStep::Turn, Action::Pickup) => rules::MUST_RAISE,
            (AuctionStep::RoundOne, _) => rules::ROUND_ONE,
            (AuctionStep::ConfirmPickup, _) => rules::CONFIRM,
            _ => rules::TURN,
        }
    }

    /// Whether this bid may be said now, cards apart.
    ///
    /// # Errors
    /// `BID_UNKNOWN` for a bid that the options take away, `BID_TOO_LOW`.
    pub fn check_bid(&self, bid: Bid, variant: &Variant) -> Result<(), Violation> {
        if !exists(bid, variant) {
            return Err(Violation::new(Code::BidUnknown, rules::BIDS, ActionPart::Member("bid")));
        }
        if self.outbids(bid, variant) {
            return Ok(());
        }
        let rule = match self.step {
            AuctionStep::ConfirmBid if self.standing.is_some_and(|(_, old)| old.class() != bid.class()) => {
                rules::CONFIRM
            }
            AuctionStep::ConfirmBid => rules::RAISE_DOUBLED,
            _ if self.factor == 2 => rules::RAISE_DOUBLED,
            _ => rules::TURN,
        };
        Err(Violation::new(Code::BidTooLow, rule, ActionPart::Member("bid")).expecting(self.lowest(variant)))
    }

    fn outbids(&self, bid: Bid, variant: &Variant) -> bool {
        if variant.min_contract_hearts_simple && bid.step() == 1 {
            return false;
        }
        let Some((_, standing)) = self.standing else {
            return true;
        };
        match self.step {
            AuctionStep::ConfirmBid => {
                bid == standing || (bid.class() == standing.class() && beats_doubled(bid, standing))
            }
            _ if self.factor == 2 => beats_doubled(bid, standing),
            _ => bid.step() > standing.step(),
        }
    }

    /// All bids that may be said now.
    pub fn bids(&self, variant: &Variant) -> impl Iterator<Item = Bid> {
        Bid::all().filter(move |bid| self.check_bid(*bid, variant).is_ok())
    }

    fn lowest(&self, variant: &Variant) -> Expected {
        let mask = Bid::all()
            .filter(|bid| exists(*bid, variant) && self.outbids(*bid, variant))
            .fold(0u64, |mask, bid| mask | 1 << (bid.number() - 1));
        Expected::Among(&super::BID_CODES, mask)
    }

    /// Moves on after a checked action.
    pub fn apply(&mut self, seat: Seat, action: Action, variant: &Variant) {
        match action {
            Action::Bid(bid) => self.bid(seat, bid),
            Action::Pass => self.pass(seat, variant),
            Action::Pickup => {
                self.step = if self.step == AuctionStep::ConfirmPickup {
                    AuctionStep::ConfirmDiscard
                } else {
                    AuctionStep::TakenDiscard
                }
            }
            Action::Discard(_) => {
                self.step = match self.step {
                    AuctionStep::OpeningDiscard => AuctionStep::OpeningBid,
                    AuctionStep::ConfirmDiscard => AuctionStep::ConfirmBid,
                    _ => AuctionStep::TakenBid,
                }
            }
            _ => {}
        }
    }

    fn bid(&mut self, seat: Seat, bid: Bid) {
        let confirmed =
            self.step == AuctionStep::ConfirmBid && self.standing.is_some_and(|(_, standing)| standing == bid);
        self.factor = if confirmed { 2 } else { 1 };
        self.standing = Some((seat, bid));
        self.passes = 0;
        self.turn = seat.next();
        if self.step != AuctionStep::RoundOne {
            self.step = AuctionStep::Turn;
        }
    }

    fn pass(&mut self, seat: Seat, variant: &Variant) {
        self.passes += 1;
        self.turn = seat.next();
        if self.step == AuctionStep::RoundOne {
            if self.passes == 3 {
                self.passes = 0;
                (self.step, self.turn) = match self.standing {
                    Some((winner, _)) => (AuctionStep::ConfirmPickup, winner),
                    None => (AuctionStep::OpeningDiscard, self.forehand),
                };
            }
            return;
        }
        self.over = self.passes == if variant.auction_end_two_passes { 2 } else { 3 };
    }
}

/// Whether the options leave this bid in the table (section 13 of the rules).
pub fn exists(bid: Bid, variant: &Variant) -> bool {
    let lone_march =
        bid.components().len() == 1 && (bid.has(Component::Durchmars) || bid.has(Component::OpenDurchmars));
    (variant.four_aces || !bid.has(Component::Aces)) && (variant.standalone_trump_durchmars || !lone_march)
}

/// Whether a contract is never played, nothing but the forfeit being allowed (U-9.2).
pub fn is_forfeit(contract: Bid, variant: &Variant) -> bool {
    variant.simple_forfeit == SimpleForfeit::Mandatory && contract.step() == 1
}

/// Whether a bid outranks a standing one that counts double (U-14.4).
fn beats_doubled(bid: Bid, standing: Bid) -> bool {
    let rank = |bid: Bid, value: i64| (value, -(bid.components().len() as i64), bid.step());
    rank(bid, bid.win()) > rank(standing, 2 * standing.win())
}

/// The trump suits that a class leaves open.
pub fn trump_suits(class: Class) -> &'static [crate::cards::Suit] {
    use crate::cards::Suit::{Acorns, Bells, Hearts, Leaves};
    match class {
        Class::Trump => &[Acorns, Leaves, Bells],
        Class::Hearts => &[Hearts],
        Class::Plain => &[],
    }
}
