//! The result of a hand: what the engine computes and a record may claim.

use super::SidePoints;
use super::action::ClaimOutcome;
use super::bid::{Bid, Class};
use super::component::ComponentSet;
use super::judge::{Judgement, SilentState};
use super::scoring::{Case, ComponentResult, Levels, Silent, settle, settle_forfeit};
use super::state::{End, Phase, Ulti};
use super::written::{LastSeven, MarriagesSaid, WrittenHand};
use crate::cards::{BySeat, Seat, Suit};

/// What is known of the result; in a hand cut short only what is settled.
#[derive(Debug, Clone)]
pub struct Outcome {
    pub contract: Bid,
    pub declarer: Seat,
    /// `None` without trump, or while it is not named.
    pub trump: Option<Suit>,
    pub trump_named: bool,
    pub forfeit: bool,
    pub complete: bool,
    pub made: ComponentSet,
    pub lost: ComponentSet,
    pub levels: Levels,
    /// In the order of [`Silent::ALL`].
    pub silent: [Option<ComponentResult>; 4],
    /// Trump games only.
    pub points: Option<SidePoints>,
    pub marriages: BySeat<u8>,
    pub tricks: Option<BySeat<u8>>,
    /// The trick after which the result stood; `None` when a claim or concession ended the hand.
    pub decided_at: Option<u8>,
    /// In the two-round auction only.
    pub round_factor: Option<u8>,
    pub scores: Option<BySeat<i64>>,
}

impl Ulti {
    /// The result as far as it is known; `None` before the auction is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let (declarer, contract) = self.contract()?;
        let judged = self.judge()?;
        let mut outcome = Outcome {
            contract,
            declarer,
            trump: self.trump,
            trump_named: self.trump.is_some() || contract.class() == Class::Plain,
            forfeit: false,
            complete: self.is_complete(),
            made: judged.made,
            lost: judged.lost,
            levels: self.levels,
            silent: [None; 4],
            points: None,
            marriages: self.marriages,
            tricks: None,
            decided_at: self.decided_at,
            round_factor: self.variant.two_round.then_some(self.auction.factor),
            scores: None,
        };
        if outcome.complete {
            self.complete_outcome(&judged, &mut outcome);
        }
        Some(outcome)
    }

    fn complete_outcome(&self, judged: &Judgement, outcome: &mut Outcome) {
        outcome.tricks = Some(self.tricks);
        match self.end {
            Some(End::ThrownIn) => {
                outcome.forfeit = true;
                outcome.lost = outcome.contract.components();
                outcome.scores = Some(settle_forfeit(&self.variant, outcome.declarer, self.round_factor()));
                return;
            }
            Some(End::Claimed(claim)) => match claim.outcome {
                ClaimOutcome::Verdict {
                    won,
                    lost,
                    points,
                    silent,
                } => {
                    (outcome.made, outcome.lost, outcome.silent) = (won, lost, silent);
                    // A side that has the silent Durchmars does not also get the silent Four Aces (U-10.3).
                    if silent[Silent::Durchmars as usize].is_some() {
                        outcome.silent[Silent::Aces as usize] = None;
                    }
                    outcome.points = points;
                }
                _ => {
                    if let Some(claimed) = self.judge_claim(&claim) {
                        outcome.tricks = self.claimed_tricks(&claim);
                        take(&claimed, outcome);
                    }
                }
            },
            Some(End::DeclarerConceded) => {
                outcome.lost = outcome.contract.components().without(judged.made);
            }
            Some(End::DefendersConceded) => {
                outcome.made = outcome.contract.components().without(judged.lost);
            }
            Some(End::Played) | None => take(judged, outcome),
        }
        outcome.scores = Some(settle(&self.case(outcome)));
    }

    /// What would have been written down of the hand on paper, from which the same payments follow; `None` while it is
    /// not complete.
    pub fn written(&self) -> Option<WrittenHand> {
        let outcome = self.outcome().filter(|outcome| outcome.complete)?;
        let mut written = WrittenHand {
            forfeit: outcome.forfeit,
            levels: outcome.levels,
            round_factor: outcome.round_factor,
            trump: outcome.trump,
            ..WrittenHand::new(outcome.declarer, outcome.contract)
        };
        if outcome.forfeit || outcome.contract.class() == Class::Plain {
            written.made = outcome.made;
            return Some(written);
        }
        let conceded = matches!(self.end, Some(End::DeclarerConceded | End::DefendersConceded));
        let agreed =
            matches!(self.end, Some(End::Claimed(claim)) if matches!(claim.outcome, ClaimOutcome::Verdict { .. }));
        let arisen = outcome.silent.iter().any(Option::is_some);
        written.made = outcome.made;
        // Where someone gave up, or nothing was said of them, nobody knows what else would have come of it.
        written.silent = (!conceded && (arisen || !agreed)).then_some(outcome.silent);
        written.points = outcome.points;
        written.seven = self.last_seven(&outcome);
        let hundred = outcome.silent[Silent::Hundred as usize].is_some();
        // Of an agreement only what it names has to fit together.
        let told = !conceded && (!agreed || hundred);
        written.marriages = told.then(|| BySeat::from_fn(|seat| self.said(seat, &outcome)));
        Some(written)
    }

    /// The trump seven of the last trick, as far as a payment can depend on it.
    fn last_seven(&self, outcome: &Outcome) -> Option<LastSeven> {
        if self.end == Some(End::Played) {
            let seven = self.seven.filter(|seven| seven.trick == 10)?;
            return Some(LastSeven {
                by: seven.by,
                won: seven.won,
            });
        }
        let case = self.case(outcome);
        let beaten = || {
            let by = self
                .silent_ulti_holder(outcome.declarer)
                .filter(|_| case.defender_lost_seven)?;
            Some(LastSeven { by, won: false })
        };
        case.silent_ulti_holder
            .map(|by| LastSeven { by, won: true })
            .or_else(beaten)
    }

    /// The marriages of a seat that count.
    fn said(&self, seat: Seat, outcome: &Outcome) -> MarriagesSaid {
        let mut said = MarriagesSaid::default();
        let needs_trick = self.variant.marriage_needs_trick;
        if needs_trick && outcome.tricks.is_some_and(|tricks| tricks[seat] == 0) {
            return said;
        }
        for suit in self.marriages(seat) {
            if Some(suit) == self.trump {
                said.forty = true;
            } else {
                said.twenties += 1;
            }
        }
        said
    }

    pub(super) fn case(&self, outcome: &Outcome) -> Case<'_> {
        let lost_silently = outcome.silent[Silent::Ulti as usize] == Some(ComponentResult::Lose);
        let silent_exists = Silent::Ulti.goes_with(outcome.contract, &self.variant);
        Case {
            variant: &self.variant,
            contract: outcome.contract,
            declarer: outcome.declarer,
            levels: self.levels,
            made: outcome.made,
            silent: outcome.silent,
            silent_ulti_holder: self.silent_ulti_holder(outcome.declarer).filter(|_| lost_silently),
            defender_lost_seven: silent_exists && self.is_seven_beaten(outcome),
            hundred_by_twenties: self.is_hundred_by_twenties(outcome),
            round_factor: self.round_factor(),
        }
    }

    /// Whether a defender's trump 7 falls to the last trick and does not win it (option `defender_lost_silent_ulti`).
    fn is_seven_beaten(&self, outcome: &Outcome) -> bool {
        let last = self
            .seven
            .filter(|seven| seven.trick == 10 && seven.by != outcome.declarer);
        let claim = match self.end {
            Some(End::Played) => return last.is_some_and(|seven| !seven.won),
            Some(End::Claimed(claim)) if self.trick_no == 10 => claim,
            _ => return false,
        };
        let Some(tricks) = self.claimed_tricks(&claim) else {
            return false;
        };
        let holder = last
            .map(|seven| seven.by)
            .or_else(|| self.silent_ulti_holder(outcome.declarer));
        holder.is_some_and(|holder| tricks[holder] == self.tricks[holder])
    }

    /// The defender whose trump 7 wins the last trick.
    fn silent_ulti_holder(&self, declarer: Seat) -> Option<Seat> {
        let by_play = self.seven.filter(|seven| seven.trick == 10).map(|seven| seven.by);
        let held = || {
            let card = self.trump_seven()?;
            Seat::ALL
                .into_iter()
                .find(|seat| self.table.holdings[*seat].certain.contains(card))
        };
        by_play.or_else(held).filter(|seat| *seat != declarer)
    }

    /// Whether the side with the silent 100 declared twenties only (option `silent_20_100_value`).
    fn is_hundred_by_twenties(&self, outcome: &Outcome) -> bool {
        let side: &[Seat] = match outcome.silent[Silent::Hundred as usize] {
            Some(ComponentResult::Win) => &[outcome.declarer],
            Some(ComponentResult::Lose) => &outcome.declarer.others(),
            None => return false,
        };
        let counts =
            |seat: &Seat| !self.variant.marriage_needs_trick || outcome.tricks.is_none_or(|tricks| tricks[*seat] > 0);
        let declared: Vec<Suit> = side
            .iter()
            .filter(|seat| counts(seat))
            .flat_map(|seat| self.marriages(*seat))
            .collect();
        !declared.is_empty() && declared.iter().all(|suit| Some(*suit) != self.trump)
    }

    /// Whether the play has begun.
    pub fn is_in_play(&self) -> bool {
        matches!(self.phase, Phase::Play | Phase::Over)
    }
}

fn judged_points(judged: &Judgement) -> Option<SidePoints> {
    Some(SidePoints {
        declarer: judged.declarer_points.single()?.try_into().ok()?,
        defenders: judged.defenders_points.single()?.try_into().ok()?,
    })
}

fn take(judged: &Judgement, outcome: &mut Outcome) {
    (outcome.made, outcome.lost) = (judged.made, judged.lost);
    outcome.silent = judged.silent.map(|state| match state {
        SilentState::Arisen(fate) => Some(fate),
        SilentState::Absent | SilentState::Open => None,
    });
    if outcome.contract.class() != Class::Plain {
        outcome.points = judged_points(judged);
    }
}
