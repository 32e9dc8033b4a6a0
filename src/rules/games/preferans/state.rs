//! A hand of Preferans as it stands: who holds what, the auction, the defence, the tricks. It changes only through
//! actions that were checked, and writes no rule itself.

use super::action::{Action, Answer, Claim};
use super::auction::{Auction, Won};
use super::contract::Contract;
use super::scoring::{Kontra, is_plain_two};
use super::sheet::Before;
use super::variant::Variant;
use crate::cards::{BySeat, CardSet, Seat};
use crate::games::trick::Trick;
use crate::games::{CardPlaces, Deal, DealtCards, Game};

/// Where a hand stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Nobody wrote down the auction: the contract comes first.
    Given,
    Auction,
    /// The declarer takes the talon (P-4.1).
    Pickup,
    Discard,
    /// The declarer announces the contract.
    Contract,
    /// The defenders answer in turn (P-5.1).
    Answers,
    /// All have answered, no card has fallen: kontra may be said (P-5.5).
    Window,
    Play,
    Over,
}

/// How a hand ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    PassedOut,
    /// Both defenders dropped (P-5.4).
    BothDropped,
    /// All ten tricks were played.
    Played,
    Claimed(Claim),
    /// The declarer gave up.
    DeclarerConceded,
    /// Everyone who played against them gave up.
    DefendersConceded,
}

/// One hand of Preferans in progress.
#[derive(Debug, Clone)]
pub struct Preferans {
    pub(super) variant: Variant,
    pub(super) before: Before,
    pub(super) forehand: Seat,
    pub(super) table: CardPlaces,
    /// The cards of the talon that its taker showed to all (P-4.1).
    pub(super) shown: CardSet,
    pub(super) phase: Phase,
    pub(super) auction: Auction,
    pub(super) contract: Option<Contract>,
    pub(super) answers: BySeat<Option<Answer>>,
    pub(super) kontra: Option<Kontra>,
    pub(super) trick: Trick,
    /// Number of the trick being played, 1 to 10.
    pub(super) trick_no: u8,
    pub(super) tricks: BySeat<u8>,
    /// The tricks up to the deciding one.
    pub(super) counted: BySeat<u8>,
    pub(super) leader: Seat,
    pub(super) last_winner: Option<Seat>,
    pub(super) decided_at: Option<u8>,
    pub(super) conceded: BySeat<bool>,
    pub(super) end: Option<End>,
}

impl Preferans {
    /// A hand after the deal; `before` is the sheet it is played on.
    pub fn new(deal: &Deal, before: &Before, variant: &Variant) -> Preferans {
        Preferans {
            variant: *variant,
            before: *before,
            forehand: deal.forehand,
            table: CardPlaces::deal(deal.holdings, deal.talon),
            shown: CardSet::EMPTY,
            phase: Phase::Auction,
            auction: Auction::new(deal.forehand),
            contract: None,
            answers: BySeat::default(),
            kontra: None,
            trick: Trick::default(),
            trick_no: 1,
            tricks: BySeat::default(),
            counted: BySeat::default(),
            leader: deal.forehand,
            last_winner: None,
            decided_at: None,
            conceded: BySeat::default(),
            end: None,
        }
    }

    /// A hand whose contract is announced, of which no card is known: what its defence may do needs none.
    pub fn after_auction(
        declarer: Seat,
        contract: Contract,
        game: bool,
        before: &Before,
        variant: &Variant,
    ) -> Preferans {
        let holdings = BySeat::from_fn(|_| DealtCards::unknown(10));
        let deal = Deal {
            forehand: declarer,
            holdings,
            talon: DealtCards::unknown(2),
        };
        let mut hand = Preferans::unrecorded(&deal, before, variant);
        hand.apply_checked(declarer, Action::Given { contract, game });
        hand
    }

    /// A hand of which nobody wrote down the auction: these are the cards with which play began, the talon being what
    /// the declarer laid away, or in a game what nobody saw, and the contract is told next.
    pub fn unrecorded(deal: &Deal, before: &Before, variant: &Variant) -> Preferans {
        Preferans {
            phase: Phase::Given,
            ..Preferans::new(deal, before, variant)
        }
    }

    /// The rule set.
    pub const fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The sheet before the deal.
    pub const fn before(&self) -> &Before {
        &self.before
    }

    /// The seat that speaks first.
    pub const fn forehand(&self) -> Seat {
        self.forehand
    }

    /// Where the hand stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The auction.
    pub const fn auction(&self) -> &Auction {
        &self.auction
    }

    /// Who holds what.
    pub const fn table(&self) -> &CardPlaces {
        &self.table
    }

    /// Who plays, once the auction is over and not passed out.
    pub fn declarer(&self) -> Option<Seat> {
        self.auction.won().and_then(Won::declarer)
    }

    /// Whether it is played without the talon.
    pub fn is_game(&self) -> bool {
        self.auction.won().is_some_and(Won::is_game)
    }

    /// The contract, once it is announced.
    pub const fn contract(&self) -> Option<Contract> {
        self.contract
    }

    /// What each defender answered.
    pub const fn answers(&self) -> &BySeat<Option<Answer>> {
        &self.answers
    }

    /// The kontra and its level.
    pub const fn kontra(&self) -> Option<Kontra> {
        self.kontra
    }

    /// The trick on the table.
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// Number of the trick being played, 1 to 10.
    pub const fn trick_no(&self) -> u8 {
        self.trick_no
    }

    /// Tricks of each seat.
    pub const fn tricks(&self) -> &BySeat<u8> {
        &self.tricks
    }

    /// Who won the trick before.
    pub const fn last_winner(&self) -> Option<Seat> {
        self.last_winner
    }

    /// How it ended, if it has.
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// Number of the trick after which the result stood, if it stands by play (P-6.5).
    pub const fn decided_at(&self) -> Option<u8> {
        self.decided_at
    }

    /// Who said themselves that they play: an inviter too, and in Bettel both defenders.
    pub fn is_volunteer(&self, seat: Seat) -> bool {
        if self.contract == Some(Contract::BETTEL) {
            return self.declarer() != Some(seat);
        }
        matches!(self.answers[seat], Some(Answer::Play | Answer::Invite))
    }

    /// The defender who took their partner along.
    pub fn invited_by(&self) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|seat| self.answers[*seat] == Some(Answer::Invite))
    }

    /// The defender who dropped and was brought back by an invitation or a kontra (P-5.2, P-5.7).
    pub fn helper(&self) -> Option<Seat> {
        let brought = self.invited_by().is_some() || self.kontra.is_some();
        let declarer = self.declarer()?;
        declarer
            .others()
            .into_iter()
            .find(|seat| brought && !self.is_volunteer(*seat))
    }

    /// Whether a seat plays to the tricks (P-6.1); meaningful once all have answered.
    pub fn is_active(&self, seat: Seat) -> bool {
        self.declarer() == Some(seat) || self.is_volunteer(seat) || self.helper() == Some(seat)
    }

    /// Whether it is a two that is played only after a kontra, and nobody has said one (P-5.10).
    pub fn is_undoubled_two(&self) -> bool {
        self.kontra.is_none() && self.is_plain_two()
    }

    /// Whether it is a two that a kontra must make worth playing, said or not (P-5.10).
    pub(super) fn is_plain_two(&self) -> bool {
        let (Some(contract), Some(declarer)) = (self.contract, self.declarer()) else {
            return false;
        };
        let has_refa = self.before.has_refa(declarer, &self.variant);
        is_plain_two(contract, self.is_game(), has_refa, &self.variant)
    }

    /// Whether a card may fall now.
    pub fn is_playable(&self) -> bool {
        match self.phase {
            Phase::Play => true,
            Phase::Window => !self.is_undoubled_two(),
            _ => false,
        }
    }

    /// Whether a record may stop here (P-5.11, P-6.5, P-6.6).
    pub fn is_complete(&self) -> bool {
        let unplayed = self.phase == Phase::Window && self.is_undoubled_two();
        self.phase == Phase::Over || self.decided_at.is_some() || unplayed
    }

    /// Who plays the next card.
    pub fn next_to_play(&self) -> Seat {
        let Some((last, _)) = self.trick.iter().last() else {
            return if self.phase == Phase::Window {
                self.first_leader()
            } else {
                self.leader
            };
        };
        let waits = |seat: &Seat| self.is_active(*seat) && !self.trick.has(*seat);
        [last.next(), last.previous()]
            .into_iter()
            .find(waits)
            .unwrap_or(self.leader)
    }

    fn first_leader(&self) -> Seat {
        let active = BySeat::from_fn(|seat| self.is_active(seat));
        let (Some(declarer), Some(contract)) = (self.declarer(), self.contract) else {
            return self.forehand;
        };
        first_leader(self.forehand, declarer, contract, &active, &self.variant)
    }

    /// The defender who is asked for an answer.
    pub(super) fn asked(&self) -> Option<Seat> {
        let declarer = self.declarer()?;
        declarer.others().into_iter().find(|seat| self.answers[*seat].is_none())
    }
}

/// Who leads to the first trick (P-6.2): forehand, or the next who plays; in Sanac never the declarer, with the option
/// `sans_lead` and in Preferans the defender before them.
pub fn first_leader(
    forehand: Seat,
    declarer: Seat,
    contract: Contract,
    active: &BySeat<bool>,
    variant: &Variant,
) -> Seat {
    let through = contract == Contract::PREFERANS || contract == Contract::SANAC && variant.sans_through;
    if through {
        let before = declarer.previous();
        return if active[before] { before } else { declarer.next() };
    }
    let leads = |seat: &Seat| active[*seat] && !(contract == Contract::SANAC && *seat == declarer);
    let order = [forehand, forehand.next(), forehand.previous()];
    order.into_iter().find(leads).unwrap_or(forehand)
}
