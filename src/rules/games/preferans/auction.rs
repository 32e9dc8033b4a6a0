//! The auction: numbers one step at a time, "mine", games at a first turn, the naming round (P-3). It knows seats
//! and calls; cards are the caller's. A turn at which only passing is possible is passed here, silently (P-3.10).

use super::action::{Action, BID_CODES, Bid};
use super::contract::Contract;
use super::rules;
use super::variant::Variant;
use crate::cards::{BySeat, Seat};
use crate::games::{ActionPart, Code, Expected, Violation};

/// How an auction ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Won {
    /// All three passed (P-3.11).
    PassedOut,
    /// The last one left plays with the talon (P-3.5).
    Number { declarer: Seat, value: u8 },
    /// The only one who said `game`; the suit comes with their contract (P-3.7).
    LoneGame { declarer: Seat },
    /// Bettel, Sanac, Preferans, or the highest name of the naming round (P-3.7, P-3.8).
    NamedGame { declarer: Seat, contract: Contract },
}

impl Won {
    /// Who plays; `None` when all passed.
    pub const fn declarer(self) -> Option<Seat> {
        match self {
            Won::PassedOut => None,
            Won::Number { declarer, .. } | Won::LoneGame { declarer } | Won::NamedGame { declarer, .. } => {
                Some(declarer)
            }
        }
    }

    /// Whether the talon stays where it is.
    pub const fn is_game(self) -> bool {
        matches!(self, Won::LoneGame { .. } | Won::NamedGame { .. })
    }
}

/// What someone has said so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Said {
    #[default]
    Nothing,
    /// A number, or "mine".
    Number,
    /// `game`, the suit unnamed.
    Game,
    /// A game with its value.
    NamedGame,
    /// Passed, or out since someone bid a game.
    Out,
}

/// The highest game so far. A trump game stands below all others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Highest {
    by: Seat,
    /// `None` for a trump game.
    contract: Option<Contract>,
}

/// The auction so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Auction {
    forehand: Seat,
    turn: Seat,
    said: BySeat<Said>,
    standing: Option<(Seat, u8)>,
    game: Option<Highest>,
    /// In the naming round: the highest name, and whether it has begun.
    naming: bool,
    named: Option<(Seat, Contract)>,
    /// Who has had their turn in the naming round.
    asked: BySeat<bool>,
    /// Seats that passed silently since the last call, in order.
    silent: [Option<Seat>; 3],
    won: Option<Won>,
}

impl Auction {
    /// Before anything is said.
    pub fn new(forehand: Seat) -> Auction {
        Auction {
            forehand,
            turn: forehand,
            said: BySeat::default(),
            standing: None,
            game: None,
            naming: false,
            named: None,
            asked: BySeat::default(),
            silent: [None; 3],
            won: None,
        }
    }

    /// One that ended like this, whatever was said.
    pub(super) fn ended(won: Won, forehand: Seat) -> Auction {
        Auction {
            won: Some(won),
            ..Auction::new(forehand)
        }
    }

    /// Whose turn it is; meaningless when the auction is over.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// How it ended, once it has.
    pub const fn won(&self) -> Option<Won> {
        self.won
    }

    /// Whether the suits of two or three games are being named.
    pub const fn is_naming(&self) -> bool {
        self.naming
    }

    /// The highest call that stands, with whose it is.
    pub fn standing(&self) -> Option<(Seat, Bid)> {
        if let Some((seat, contract)) = self.named {
            return Some((seat, Bid::Named(contract)));
        }
        if let Some(highest) = self.game {
            return Some((highest.by, highest.contract.map_or(Bid::Game, Bid::Named)));
        }
        self.standing.map(|(seat, value)| (seat, Bid::Number(value)))
    }

    /// The seats whose pass the rules made since the last call, in order: a record need not have them (P-3.10).
    pub fn silent_passes(&self) -> impl Iterator<Item = Seat> {
        self.silent.into_iter().flatten()
    }

    /// Whether the seat in turn may say this now.
    ///
    /// # Errors
    /// The rule that forbids it, with what may be said instead. Only for bids, holds and passes.
    pub fn check(&self, action: Action, variant: &Variant) -> Result<(), Violation> {
        let instead = |violation: Violation| violation.expecting(among(self.bids(variant)));
        match action {
            Action::Bid(bid) => self.check_bid(bid, variant).map_err(instead),
            Action::Hold => self.check_hold(),
            _ => self.check_pass().map_err(instead),
        }
    }

    /// The same for a bid, without what may be said instead, which is found by asking this.
    fn check_bid(&self, bid: Bid, variant: &Variant) -> Result<(), Violation> {
        let place = ActionPart::Member("value");
        match bid {
            Bid::Number(value) if value > variant.highest().value() => {
                Err(Violation::new(Code::BadValue, rules::STEP, place))
            }
            Bid::Named(contract) if contract.value() > variant.highest().value() => {
                Err(Violation::new(Code::BadValue, rules::GAMES, place))
            }
            _ if self.naming => self.check_name(bid),
            Bid::Number(value) => self.check_number(value, variant),
            Bid::Game => self.check_game(None),
            Bid::Named(contract) => self.check_game(Some(contract)),
        }
    }

    /// Whether the seat in turn has said nothing yet.
    pub fn is_first_turn(&self) -> bool {
        self.said[self.turn] == Said::Nothing
    }

    /// Whether the player in turn speaks before the holder of the standing number (P-3.4).
    fn is_senior(&self) -> bool {
        self.standing
            .is_some_and(|(holder, _)| self.role(self.turn) < self.role(holder))
    }

    /// 0 for forehand, 1 for the next, 2 for the dealer.
    fn role(&self, seat: Seat) -> usize {
        (seat.index() + 3 - self.forehand.index()) % 3
    }

    fn check_number(&self, value: u8, variant: &Variant) -> Result<(), Violation> {
        let next = self.standing.map_or(2, |(_, value)| value + 1);
        let (code, rule) = if self.game.is_some() {
            (Code::BidTooLow, rules::GAMES)
        } else if !self.is_first_turn() && self.is_senior() {
            (Code::RaiseNotAllowed, rules::LATER_TURN)
        } else if value < next {
            (Code::BidTooLow, rules::STEP)
        } else if value > next && !variant.jump_bids {
            (Code::BidStep, rules::STEP)
        } else {
            return Ok(());
        };
        Err(Violation::new(code, rule, ActionPart::Member("value")))
    }

    /// A game; `None` is one whose suit is not named yet.
    fn check_game(&self, contract: Option<Contract>) -> Result<(), Violation> {
        // `game` over `game` is allowed; of the others each must outrank the one before.
        let outranked = self
            .game
            .is_some_and(|highest| highest.contract.is_some() && highest.contract >= contract);
        let (code, member) = if !self.is_first_turn() {
            (Code::GameNotAllowed, "game")
        } else if contract.is_some_and(|contract| contract.trump().is_some()) {
            (Code::TrumpNotAllowed, "value")
        } else if outranked {
            (Code::BidTooLow, if contract.is_some() { "value" } else { "game" })
        } else {
            return Ok(());
        };
        Err(Violation::new(code, rules::GAMES, ActionPart::Member(member)))
    }

    fn check_hold(&self) -> Result<(), Violation> {
        let rule = if self.is_first_turn() {
            rules::FIRST_TURN
        } else if self.game.is_some() {
            rules::GAMES
        } else if !self.is_senior() {
            rules::LATER_TURN
        } else {
            return Ok(());
        };
        Err(Violation::new(Code::HoldNotAllowed, rule, ActionPart::Member("type")))
    }

    fn check_pass(&self) -> Result<(), Violation> {
        let rule = match self.named {
            _ if !self.naming => return Ok(()),
            None => rules::NAMING,
            Some((_, Contract::TWO)) => rules::PROMISE,
            Some(_) => return Ok(()),
        };
        Err(Violation::new(Code::BidTooLow, rule, ActionPart::Member("type")))
    }

    fn check_name(&self, bid: Bid) -> Result<(), Violation> {
        let (code, rule, member) = match bid {
            Bid::Game => (Code::GameNotAllowed, rules::GAMES, "game"),
            Bid::Number(_) => (Code::BidTooLow, rules::GAMES, "value"),
            Bid::Named(contract) if contract.trump().is_none() => (Code::TrumpNotAllowed, rules::NAMING, "value"),
            Bid::Named(contract) if self.named.is_some_and(|(_, highest)| contract <= highest) => {
                (Code::BidTooLow, rules::NAMING, "value")
            }
            Bid::Named(_) => return Ok(()),
        };
        Err(Violation::new(code, rule, ActionPart::Member(member)))
    }

    /// All bids that may be said now.
    pub fn bids(&self, variant: &Variant) -> impl Iterator<Item = Bid> {
        let (auction, variant) = (*self, *variant);
        Bid::all().filter(move |bid| auction.check_bid(*bid, &variant).is_ok())
    }

    /// Everything that may be said now.
    pub fn calls(&self, variant: &Variant) -> Vec<Action> {
        let others = [Action::Hold, Action::Pass].into_iter();
        let others = others.filter(|action| self.check(*action, variant).is_ok());
        self.bids(variant).map(Action::Bid).chain(others).collect()
    }

    /// Whether the player in turn can do nothing but pass.
    fn can_only_pass(&self, variant: &Variant) -> bool {
        self.check_hold().is_err() && self.bids(variant).next().is_none()
    }

    /// Moves on after a checked call.
    pub fn apply(&mut self, action: Action, variant: &Variant) {
        self.silent = [None; 3];
        self.enter(action);
        self.advance();
        while self.won.is_none() && self.can_only_pass(variant) {
            self.pass_silently(self.turn);
            self.enter(Action::Pass);
            self.advance();
        }
    }

    fn enter(&mut self, action: Action) {
        let seat = self.turn;
        if self.naming {
            self.asked[seat] = true;
            if let Action::Bid(Bid::Named(contract)) = action {
                self.named = Some((seat, contract));
            }
            return;
        }
        self.said[seat] = match action {
            Action::Bid(Bid::Number(value)) => {
                self.standing = Some((seat, value));
                Said::Number
            }
            Action::Hold => {
                self.standing = self.standing.map(|(_, value)| (seat, value));
                Said::Number
            }
            Action::Bid(Bid::Game) => {
                self.game = Some(Highest {
                    by: seat,
                    contract: None,
                });
                Said::Game
            }
            Action::Bid(Bid::Named(contract)) => {
                self.game = Some(Highest {
                    by: seat,
                    contract: Some(contract),
                });
                Said::NamedGame
            }
            _ => Said::Out,
        };
    }

    fn pass_silently(&mut self, seat: Seat) {
        if let Some(slot) = self.silent.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(seat);
        }
    }

    /// Finds who speaks next, or how it ended.
    fn advance(&mut self) {
        if self.naming {
            self.advance_naming();
        } else if self.game.is_some() {
            self.advance_games();
        } else {
            self.advance_numbers();
        }
    }

    fn advance_numbers(&mut self) {
        let out = Seat::ALL
            .into_iter()
            .filter(|seat| self.said[*seat] == Said::Out)
            .count();
        let all_spoke = Seat::ALL.into_iter().all(|seat| self.said[seat] != Said::Nothing);
        match self.standing {
            None if out == 3 => self.won = Some(Won::PassedOut),
            Some((declarer, value)) if out == 2 && all_spoke => {
                self.won = Some(Won::Number { declarer, value });
            }
            _ => {
                let holder = self.standing.map(|(holder, _)| holder);
                let asked = |seat: &Seat| self.said[*seat] != Said::Out && Some(*seat) != holder;
                let rest = [self.turn.next(), self.turn.previous()];
                self.turn = rest.into_iter().find(asked).unwrap_or(self.turn);
            }
        }
    }

    /// After a game only those without a first turn are asked; who had bid a number is out (P-3.6).
    fn advance_games(&mut self) {
        let rest = [self.turn.next(), self.turn.previous()];
        for seat in rest {
            match self.said[seat] {
                Said::Nothing => {
                    self.turn = seat;
                    return;
                }
                Said::Number => {
                    self.said[seat] = Said::Out;
                    self.pass_silently(seat);
                }
                Said::Game | Said::NamedGame | Said::Out => {}
            }
        }
        self.end_games();
    }

    fn end_games(&mut self) {
        let Some(highest) = self.game else { return };
        let sayers = Seat::ALL
            .into_iter()
            .filter(|seat| self.said[*seat] == Said::Game)
            .count();
        match highest.contract {
            Some(contract) => {
                self.won = Some(Won::NamedGame {
                    declarer: highest.by,
                    contract,
                })
            }
            None if sayers == 1 => self.won = Some(Won::LoneGame { declarer: highest.by }),
            None => {
                self.naming = true;
                self.advance_naming();
            }
        }
    }

    fn advance_naming(&mut self) {
        let order = [self.forehand, self.forehand.next(), self.forehand.previous()];
        let next = order
            .into_iter()
            .find(|seat| self.said[*seat] == Said::Game && !self.asked[*seat]);
        match (next, self.named) {
            (Some(seat), _) => self.turn = seat,
            (None, Some((declarer, contract))) => self.won = Some(Won::NamedGame { declarer, contract }),
            (None, None) => {}
        }
    }
}

fn among(bids: impl Iterator<Item = Bid>) -> Expected {
    Expected::Among(&BID_CODES, bids.fold(0, |mask, bid| mask | 1 << bid.place()))
}

#[cfg(test)]
#[path = "auction_tests.rs"]
mod tests;
