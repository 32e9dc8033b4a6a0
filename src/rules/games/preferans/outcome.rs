//! The result of a hand: what the engine computes and a record may claim.

use super::contract::{Aim, Contract};
use super::scoring::{DealFacts, Kontra, Score};
use super::state::{End, Phase, Preferans};
use super::written::WrittenDeal;
use crate::cards::{BySeat, Seat};

/// What came of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutcomeKind {
    PassedOut,
    /// Both dropped, or nobody doubled a plain two.
    Unplayed,
    Played,
}

/// What is known of the result; in a hand cut short only what is settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// `None` while it is open whether the hand will be played.
    pub kind: Option<OutcomeKind>,
    pub complete: bool,
    pub declarer: Option<Seat>,
    pub contract: Option<Contract>,
    pub game: bool,
    /// Who said themselves that they play; meaningful once all have answered.
    pub volunteers: BySeat<bool>,
    pub invited_by: Option<Seat>,
    pub kontra: Option<Kontra>,
    pub made: Option<bool>,
    /// As the hand was played, or as was agreed.
    pub tricks: Option<BySeat<u8>>,
    /// Up to the deciding trick.
    pub counted: Option<BySeat<u8>>,
    /// The trick after which the result stood; `None` when an agreement or concession ended the hand.
    pub decided_at: Option<u8>,
    pub score: Option<Score>,
    /// Refas that were written for each player.
    pub refa_written: u8,
}

impl Preferans {
    /// The result as far as it is known; `None` before the auction is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.auction.won()?;
        let passed_out = self.end == Some(End::PassedOut);
        let score = self.facts().map(|facts| facts.score(&self.before, &self.variant));
        let writes = score.map_or_else(
            || passed_out && self.before.may_write_refa(&self.variant),
            |score| score.refa_written,
        );
        Some(Outcome {
            kind: self.kind(),
            complete: self.is_complete(),
            declarer: self.declarer(),
            contract: self.contract,
            game: self.is_game(),
            volunteers: BySeat::from_fn(|seat| self.is_volunteer(seat)),
            invited_by: self.invited_by(),
            kontra: self.kontra,
            made: score.map_or_else(|| self.is_safe().then_some(true), |score| score.made),
            tricks: self.final_tricks(),
            counted: self.counted(),
            decided_at: self.decided_at.filter(|_| !self.is_agreed()),
            score,
            refa_written: writes.into(),
        })
    }

    /// What would have been written down of the deal on paper, from which the same score follows; `None` while it is
    /// not complete.
    pub fn written(&self) -> Option<WrittenDeal> {
        let kind = self.kind().filter(|_| self.is_complete())?;
        let facts = self.facts().map(|facts| DealFacts {
            tricks: facts.tricks.map(|tricks| enough(&facts, tricks)),
            ..facts
        });
        (facts.is_some() || kind == OutcomeKind::PassedOut).then_some(WrittenDeal { kind, facts })
    }

    fn kind(&self) -> Option<OutcomeKind> {
        match (self.phase, self.end) {
            (_, Some(End::PassedOut)) => Some(OutcomeKind::PassedOut),
            (_, Some(End::BothDropped)) => Some(OutcomeKind::Unplayed),
            (Phase::Window, _) if self.is_undoubled_two() => Some(OutcomeKind::Unplayed),
            (Phase::Play | Phase::Over, _) => Some(OutcomeKind::Played),
            _ => None,
        }
    }

    /// Whether an agreement or a concession ended a hand that was still open.
    fn is_agreed(&self) -> bool {
        matches!(
            self.end,
            Some(End::Claimed(_) | End::DeclarerConceded | End::DefendersConceded)
        ) && self.decided_at.is_none()
    }

    /// What the score depends on, once the hand is complete; `None` also when everyone passed.
    fn facts(&self) -> Option<DealFacts> {
        if !self.is_complete() {
            return None;
        }
        Some(DealFacts {
            declarer: self.declarer()?,
            contract: self.contract?,
            game: self.is_game(),
            volunteers: BySeat::from_fn(|seat| self.is_volunteer(seat)),
            invited_by: self.invited_by(),
            kontra: self.kontra,
            tricks: self.counted(),
        })
    }

    /// Whether the contract can no longer fall, though not all tricks are counted yet.
    pub(super) fn is_safe(&self) -> bool {
        let six = self.contract.is_some_and(|contract| contract.aim() == Aim::SixTricks);
        six && self.declarer().is_some_and(|declarer| self.counted[declarer] >= 6)
    }

    fn final_tricks(&self) -> Option<BySeat<u8>> {
        match self.end {
            Some(End::PassedOut | End::BothDropped) => None,
            Some(End::Claimed(claim)) => Some(self.totals_of(&claim.outcome)),
            _ => (self.kind() == Some(OutcomeKind::Played)).then_some(self.tricks),
        }
    }
}

/// Of a Bettel that was given up, the declarer's tricks are all that counts.
fn enough(facts: &DealFacts, tricks: BySeat<u8>) -> BySeat<u8> {
    let is_open = tricks[facts.declarer] == 0 && tricks.a + tricks.b + tricks.c < 10;
    if facts.contract.aim() == Aim::NoTrick && is_open {
        return BySeat::default();
    }
    tricks
}
