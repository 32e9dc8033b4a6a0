//! A hand of Ulti as it stands: who holds what, the auction, the doublings, the tricks. It changes only through
//! actions that were checked, and writes no rule itself.

use super::action::Claim;
use super::auction::{Auction, is_forfeit};
use super::bid::{Bid, Class};
use super::component::Component;
use super::scoring::Levels;
use super::variant::Variant;
use crate::cards::{BySeat, Card, CardSet, Rank, Seat, Suit};
use crate::games::trick::{PlayRules, RankOrder, Trick};
use crate::games::{CardPlaces, Deal, DealtCards};

/// Where a hand stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Nobody wrote down the auction: the contract comes first.
    Given,
    Auction,
    /// The declarer names the trump suit (U-3.8).
    Trump,
    Play,
    Over,
}

/// How a hand ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// All ten tricks were played.
    Played,
    Claimed(Claim),
    /// The declarer gave up.
    DeclarerConceded,
    /// Both defenders gave up.
    DefendersConceded,
    /// The forfeit (U-9.1).
    ThrownIn,
}

/// What became of the trump 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seven {
    pub by: Seat,
    /// The trick it was played to, 1 to 10.
    pub trick: u8,
    /// Whether it won that trick; meaningful once the trick is complete.
    pub won: bool,
}

/// One hand of Ulti in progress.
#[derive(Debug, Clone)]
pub struct Ulti {
    pub(super) variant: Variant,
    pub(super) forehand: Seat,
    pub(super) table: CardPlaces,
    pub(super) phase: Phase,
    /// Whether the contract comes of an auction, and was not told instead of it.
    pub(super) is_bid: bool,
    pub(super) auction: Auction,
    pub(super) trump: Option<Suit>,
    pub(super) levels: Levels,
    /// Bit `n`: the suit with index `n` was declared.
    pub(super) marriages: BySeat<u8>,
    pub(super) trick: Trick,
    /// Number of the trick being played, 1 to 10.
    pub(super) trick_no: u8,
    pub(super) won: BySeat<CardSet>,
    pub(super) tricks: BySeat<u8>,
    pub(super) leader: Seat,
    pub(super) last_winner: Option<Seat>,
    pub(super) seven: Option<Seven>,
    pub(super) decided_at: Option<u8>,
    pub(super) conceded: BySeat<bool>,
    pub(super) end: Option<End>,
}

impl Ulti {
    /// A hand after the deal.
    pub fn new(deal: &Deal, variant: &Variant) -> Ulti {
        Ulti {
            variant: *variant,
            forehand: deal.forehand,
            table: CardPlaces::deal(deal.holdings, deal.talon),
            phase: Phase::Auction,
            is_bid: true,
            auction: Auction::new(deal.forehand, variant),
            trump: None,
            levels: Levels::default(),
            marriages: BySeat::default(),
            trick: Trick::default(),
            trick_no: 1,
            won: BySeat::default(),
            tricks: BySeat::default(),
            leader: deal.forehand,
            last_winner: None,
            seven: None,
            decided_at: None,
            conceded: BySeat::default(),
            end: None,
        }
    }

    /// A hand of which nobody wrote down the auction: these are the cards with which play began, the talon being what
    /// the declarer laid away, and the contract is told next.
    pub fn unrecorded(deal: &Deal, variant: &Variant) -> Ulti {
        Ulti {
            phase: Phase::Given,
            is_bid: false,
            ..Ulti::new(deal, variant)
        }
    }

    /// A position of the play that no auction led to: holdings, contract and trump are given, nothing has been played
    /// in this trick.
    pub fn in_play(
        holdings: BySeat<CardSet>,
        talon: CardSet,
        declarer: Seat,
        contract: Bid,
        trump: Option<Suit>,
        leader: Seat,
        variant: &Variant,
    ) -> Ulti {
        let deal = Deal {
            forehand: declarer,
            holdings: BySeat::default(),
            talon: DealtCards::default(),
        };
        let mut state = Ulti::unrecorded(&deal, variant);
        let held = holdings[leader].len() as u8;
        state.table = CardPlaces {
            holdings: holdings.map(|_, cards| crate::games::Holding::known(*cards)),
            talon: crate::games::Holding::known(talon),
            played: CardSet::FULL.without(holdings.a.or(holdings.b).or(holdings.c).or(talon)),
        };
        state.begin_play(declarer, contract, trump);
        state.leader = leader;
        state.trick_no = 11 - held.clamp(1, 10);
        state
    }

    /// The moment after the auction, all cards unknown: what may be said then does not depend on them.
    pub fn after_auction(declarer: Seat, contract: Bid, trump: Option<Suit>, variant: &Variant) -> Ulti {
        let holdings = BySeat::from_fn(|_| DealtCards::unknown(10));
        let deal = Deal {
            forehand: declarer,
            holdings,
            talon: DealtCards::unknown(2),
        };
        let mut state = Ulti::unrecorded(&deal, variant);
        state.begin_play(declarer, contract, trump);
        state
    }

    /// The auction is over, whatever was said in it, and the trump is named.
    pub(super) fn begin_play(&mut self, declarer: Seat, contract: Bid, trump: Option<Suit>) {
        self.auction.standing = Some((declarer, contract));
        self.auction.over = true;
        self.phase = Phase::Play;
        self.trump = trump;
        self.leader = declarer;
    }

    /// The rule set.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The seat that speaks first.
    pub fn forehand(&self) -> Seat {
        self.forehand
    }

    /// Where the hand stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The auction.
    pub fn auction(&self) -> &Auction {
        &self.auction
    }

    /// Who holds what.
    pub fn table(&self) -> &CardPlaces {
        &self.table
    }

    /// Declarer and contract once the auction is over (U-3.6).
    pub fn contract(&self) -> Option<(Seat, Bid)> {
        if self.auction.over { self.auction.standing } else { None }
    }

    /// The trump suit, once there is one.
    pub fn trump(&self) -> Option<Suit> {
        self.trump
    }

    /// Levels of kontra.
    pub fn levels(&self) -> &Levels {
        &self.levels
    }

    /// The trick on the table.
    pub fn trick(&self) -> &Trick {
        &self.trick
    }

    /// Number of the trick being played, 1 to 10.
    pub fn trick_no(&self) -> u8 {
        self.trick_no
    }

    /// Cards in the tricks of each seat.
    pub fn won(&self) -> &BySeat<CardSet> {
        &self.won
    }

    /// Tricks of each seat.
    pub fn tricks(&self) -> &BySeat<u8> {
        &self.tricks
    }

    /// Who won the trick before.
    pub fn last_winner(&self) -> Option<Seat> {
        self.last_winner
    }

    /// How it ended, if it has.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// What became of the trump 7.
    pub fn seven(&self) -> Option<Seven> {
        self.seven
    }

    /// The suits a seat declared a marriage in.
    pub fn marriages(&self, seat: Seat) -> impl Iterator<Item = Suit> {
        let bits = self.marriages[seat];
        Suit::ALL.into_iter().filter(move |suit| bits >> suit.index() & 1 == 1)
    }

    /// Number of the trick after which the result stood (U-6.13), if it stands by play.
    pub fn decided_at(&self) -> Option<u8> {
        self.decided_at
    }

    /// 2 in a confirmed first-round contract, else 1 (U-14.2).
    pub fn round_factor(&self) -> i64 {
        self.auction.factor.into()
    }

    /// Whether a record may stop here (U-6.12, U-6.13, U-9.1).
    pub fn is_complete(&self) -> bool {
        self.phase == Phase::Over || self.decided_at.is_some()
    }

    /// Whether all holdings lie open (U-6.11), and whose.
    pub fn exposed(&self, seat: Seat) -> bool {
        match self.contract() {
            Some((declarer, bid)) if bid.is_open() && self.trick_no > 1 => {
                !self.variant.open_exposes_declarer || seat == declarer
            }
            _ => false,
        }
    }

    /// How tricks are won in this contract (U-1.4, U-1.5).
    pub fn play_rules(&self) -> PlayRules {
        let plain = self
            .auction
            .standing
            .is_some_and(|(_, bid)| bid.class() == Class::Plain);
        rules_of_play(plain, self.trump)
    }

    /// The trump 7, in a trump game.
    pub(crate) fn trump_seven(&self) -> Option<Card> {
        self.trump.map(|suit| Card::new(suit, Rank::Seven))
    }

    /// Who plays the next card.
    pub fn next_to_play(&self) -> Seat {
        self.trick.next().unwrap_or(self.leader)
    }

    /// Whether nothing but the forfeit may follow (U-9.2).
    pub(super) fn must_throw_in(&self) -> bool {
        self.contract().is_some_and(|(_, bid)| is_forfeit(bid, &self.variant))
    }

    /// Whether a kontra, marriage or card has followed the auction.
    pub(super) fn is_touched(&self) -> bool {
        let declared = self.marriages.a | self.marriages.b | self.marriages.c;
        !self.table.played.is_empty() || declared != 0 || self.levels.highest() > 0
    }
}

/// How tricks are won with this trump; a game without trump has the ten low (U-1.4, U-1.5, U-6.4).
pub const fn rules_of_play(plain: bool, trump: Option<Suit>) -> PlayRules {
    let order = if plain { RankOrder::TenLow } else { RankOrder::TenHigh };
    PlayRules {
        order,
        trump,
        must_beat: true,
    }
}

/// Whether the trump 7 is bound to the last trick (U-6.9).
pub fn keeps_seven(contract: Bid, is_declarer: bool, trick_no: u8) -> bool {
    trick_no < 10 && is_declarer && contract.has(Component::Ulti)
}
