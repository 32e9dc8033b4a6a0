//! What a viewer may ask of a position of Preferans. It looks and decides nothing.

use std::any::Any;

use super::action::{Action, Answer};
use super::state::{Phase, Preferans};
use crate::cards::{BySeat, Card, CardSet, Seat, Suit};
use crate::games::trick::{PlayRules, RankOrder, Trick};
use crate::games::{Agreement, CardPlaces, Deed, Game, Marriage, Position, Proof, RuleId, Stage, Violation, WordSet};

use super::action::ClaimOutcome;
use super::rules;

/// The one thing that a contract promises: that it is made.
pub const PART: &str = "contract";

impl Position for Preferans {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Given | Phase::Auction => Stage::Auction,
            Phase::Pickup | Phase::Discard => Stage::Discard,
            Phase::Contract => Stage::Trump,
            Phase::Answers => Stage::Defence,
            Phase::Window if self.is_undoubled_two() => Stage::Defence,
            Phase::Window | Phase::Play => Stage::Play,
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

    fn is_exposed(&self, _seat: Seat) -> bool {
        false
    }

    fn shown_cards(&self, seat: Seat) -> CardSet {
        let shows = self.phase == Phase::Discard && self.declarer() == Some(seat);
        if shows { self.shown } else { CardSet::EMPTY }
    }

    fn is_talon_open(&self) -> bool {
        self.is_complete()
    }

    fn standing(&self) -> Option<(Seat, &'static str)> {
        self.auction.standing().map(|(seat, bid)| (seat, bid.code()))
    }

    fn contract(&self) -> Option<(Seat, &'static str)> {
        let contract = self.contract?;
        Some((self.declarer()?, contract.code(self.is_game())))
    }

    fn trump(&self) -> Option<Suit> {
        self.contract.and_then(super::Contract::trump)
    }

    fn counts_points(&self) -> bool {
        false
    }

    fn card_points(&self, _cards: CardSet) -> i64 {
        0
    }

    fn trick_bonus(&self, _number: u8) -> i64 {
        0
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
        let none = PlayRules {
            order: RankOrder::TenLow,
            trump: None,
            must_beat: false,
        };
        self.contract.map_or(none, super::Contract::play_rules)
    }

    fn marriages(&self, _seat: Seat) -> Vec<Marriage> {
        Vec::new()
    }

    fn level(&self, _defender: Seat, _component: &str) -> u8 {
        self.kontra.map_or(0, |kontra| kontra.level)
    }

    fn decided(&self) -> Vec<(&'static str, bool)> {
        let made = self.outcome().and_then(|outcome| outcome.made);
        made.map(|made| (PART, made)).into_iter().collect()
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
        self.legal_actions()
            .into_iter()
            .map(|(seat, action)| (seat, action.deed()))
            .collect()
    }

    fn plays_along(&self, seat: Seat) -> bool {
        self.is_active(seat)
    }
}

impl Preferans {
    /// The rule by which a pass is none of the record's: the engine has passed for this seat already (P-3.10).
    /// `dropped` such passes stand in the record since the last call.
    pub fn drops(&self, seat: Seat, action: Action, dropped: usize) -> Option<RuleId> {
        let silent = action == Action::Pass && self.auction.silent_passes().nth(dropped) == Some(seat);
        let talked = matches!(self.phase, Phase::Auction | Phase::Pickup | Phase::Contract);
        (silent && talked).then_some(rules::SILENT_PASS)
    }
}

impl Action {
    /// The same in the vocabulary that the games share.
    pub fn deed(self) -> Deed {
        match self {
            Action::Given { contract, game } => Deed::Given {
                contract: contract.code(game),
                trump: None,
                has_discarded: !game,
            },
            Action::Bid(bid) => Deed::Bid(bid.code()),
            Action::Hold => Deed::Hold,
            Action::Pass => Deed::Pass,
            Action::Pickup => Deed::Pickup,
            Action::Discard(cards) => Deed::Discard(cards),
            Action::Contract(contract) => Deed::Contract(contract.code(false)),
            Action::Defend(answer) => Deed::Defend(Answer::as_str(answer)),
            Action::Kontra => Deed::Kontra {
                components: WordSet::new(&[PART], 0),
                against: None,
            },
            Action::Play(card) => Deed::Play(card),
            Action::Claim(claim) => Deed::Claim(match claim.outcome {
                ClaimOutcome::Tricks(totals) => Agreement::Tricks(totals),
                ClaimOutcome::Rest(seat) => Agreement::Rest(seat),
            }),
            Action::Concede => Deed::Concede,
        }
    }
}
