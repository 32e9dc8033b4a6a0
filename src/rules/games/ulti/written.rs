//! A hand of which only the result was written down, as on the paper of a table: who declared, what, and what was made.
//! The same [`Outcome`] and the same payments come of it as of a hand that was played; no card is known.

use super::SidePoints;
use super::bid::{Bid, Class};
use super::component::ComponentSet;
use super::outcome::Outcome;
use super::possible::can_be;
use super::scoring::{Case, ComponentResult, Levels, Silent, settle, settle_forfeit};
use super::summary::summary_of;
use super::variant::Variant;
use crate::cards::{BySeat, Seat, Suit};
use crate::games::Summary;

/// The trump seven that was played to the last trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LastSeven {
    pub by: Seat,
    /// Whether it won the trick.
    pub won: bool,
}

/// The marriages that a seat said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MarriagesSaid {
    pub forty: bool,
    pub twenties: u8,
}

/// What was written down of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrittenHand {
    pub declarer: Seat,
    pub contract: Bid,
    /// As far as it was noted; known in hearts.
    pub trump: Option<Suit>,
    /// A Simple that was thrown in (U-9.1); of the rest only `round_factor` counts then.
    pub forfeit: bool,
    pub made: ComponentSet,
    pub levels: Levels,
    /// What became of each silent bid, in the order of [`Silent::ALL`]; `None` when nobody noted them.
    pub silent: Option<[Option<ComponentResult>; 4]>,
    pub seven: Option<LastSeven>,
    /// All marriages of the hand, when they were noted.
    pub marriages: Option<BySeat<MarriagesSaid>>,
    /// With marriages, those of the talon with the defenders (U-7.9).
    pub points: Option<SidePoints>,
    /// 1, or 2 in a first-round contract; written in the two-round auction only (U-14.2).
    pub round_factor: Option<u8>,
}

impl WrittenHand {
    /// A contract of which everything was made, with no kontra and nothing else noted.
    pub fn new(declarer: Seat, contract: Bid) -> WrittenHand {
        WrittenHand {
            declarer,
            contract,
            trump: (contract.class() == Class::Hearts).then_some(Suit::Hearts),
            forfeit: false,
            made: contract.components(),
            levels: Levels::default(),
            silent: None,
            seven: None,
            marriages: None,
            points: None,
            round_factor: None,
        }
    }

    /// What became of the silent bids, with what points and the seven tell of them. Those that the contract or the
    /// rules leave no room for did not arise.
    pub fn silent_results(&self, variant: &Variant) -> [Option<ComponentResult>; 4] {
        let mut results = self.silent.unwrap_or_else(|| {
            let mut told = [None; 4];
            told[Silent::Hundred as usize] = self.points.and_then(hundred_of);
            told[Silent::Ulti as usize] = self.seven.and_then(|seven| silent_ulti_of(seven, self.declarer));
            told
        });
        for silent in Silent::ALL {
            if self.forfeit || !silent.goes_with(self.contract, variant) {
                results[silent as usize] = None;
            }
        }
        results
    }

    /// Whether some way to win the tricks and points brings all that is written (U-7, U-10).
    pub fn can_be(&self, variant: &Variant) -> bool {
        self.forfeit || self.contract.class() == Class::Plain || can_be(self, variant)
    }

    /// Who declared twenties only, among the side that reached the silent 100 (option `silent_20_100_value`).
    fn is_hundred_by_twenties(&self, silent: &[Option<ComponentResult>; 4]) -> bool {
        let Some(marriages) = self.marriages else { return false };
        let said = match silent[Silent::Hundred as usize] {
            Some(ComponentResult::Win) => vec![marriages[self.declarer]],
            Some(ComponentResult::Lose) => self.declarer.others().map(|seat| marriages[seat]).to_vec(),
            None => return false,
        };
        said.iter().any(|said| said.twenties > 0) && !said.iter().any(|said| said.forty)
    }

    /// Everything that its payment depends on.
    pub fn case<'v>(&self, variant: &'v Variant) -> Case<'v> {
        let silent = self.silent_results(variant);
        let by_defender = self.seven.filter(|seven| seven.by != self.declarer);
        let lost = silent[Silent::Ulti as usize] == Some(ComponentResult::Lose);
        Case {
            levels: self.levels,
            made: self.made,
            silent,
            silent_ulti_holder: by_defender.filter(|seven| lost && seven.won).map(|seven| seven.by),
            defender_lost_seven: Silent::Ulti.goes_with(self.contract, variant)
                && by_defender.is_some_and(|seven| !seven.won),
            hundred_by_twenties: self.is_hundred_by_twenties(&silent),
            round_factor: self.factor(),
            ..Case::plain(variant, self.contract, self.declarer)
        }
    }

    /// The result, as far as it does not depend on cards: no suits of marriages, no tricks.
    pub fn outcome(&self, variant: &Variant) -> Outcome {
        let made = if self.forfeit {
            ComponentSet::default()
        } else {
            self.made
        };
        let case = self.case(variant);
        Outcome {
            contract: self.contract,
            declarer: self.declarer,
            trump: self.trump,
            trump_named: self.trump.is_some() || self.contract.class() == Class::Plain,
            forfeit: self.forfeit,
            complete: true,
            made,
            lost: self.contract.components().without(made),
            levels: self.levels,
            silent: case.silent,
            points: self.points,
            marriages: BySeat::default(),
            tricks: None,
            decided_at: None,
            round_factor: variant.two_round.then_some(self.round_factor.unwrap_or(1)),
            scores: Some(if self.forfeit {
                settle_forfeit(variant, self.declarer, self.factor())
            } else {
                settle(&case)
            }),
        }
    }

    fn factor(&self) -> i64 {
        self.round_factor.unwrap_or(1).into()
    }

    /// The result part by part.
    pub fn summary(&self, variant: &Variant) -> Summary {
        summary_of(&self.outcome(variant), &self.case(variant))
    }
}

/// What points tell of the silent 100 (U-10.2).
fn hundred_of(points: SidePoints) -> Option<ComponentResult> {
    if points.declarer >= 100 {
        Some(ComponentResult::Win)
    } else {
        (points.defenders >= 100).then_some(ComponentResult::Lose)
    }
}

/// What the seven of the last trick tells of the silent Ulti (U-10.2, U-10.4).
pub(super) fn silent_ulti_of(seven: LastSeven, declarer: Seat) -> Option<ComponentResult> {
    match (seven.by == declarer, seven.won) {
        (true, true) => Some(ComponentResult::Win),
        (true, false) | (false, true) => Some(ComponentResult::Lose),
        (false, false) => None,
    }
}
