//! What one deal brings (P-7, P-8, P-9.2): bula, soup, penalties, refa, reduction. It is told the facts of the deal
//! and the sheet before it, and knows neither cards nor the order of play.

use super::contract::{Aim, Contract};
use super::sheet::Before;
use super::variant::{PlainTwo, Variant};
use crate::cards::{BySeat, Seat};

/// A kontra and what was answered to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kontra {
    /// Who said the first one; they bear everything (P-5.8).
    pub giver: Seat,
    /// 1 for kontra, 2 for rekontra and so on.
    pub level: u8,
}

/// What a deal's score depends on, beside the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DealFacts {
    pub declarer: Seat,
    pub contract: Contract,
    pub game: bool,
    /// Who said themselves that they play; in Bettel both defenders.
    pub volunteers: BySeat<bool>,
    /// The defender who took their partner along.
    pub invited_by: Option<Seat>,
    pub kontra: Option<Kontra>,
    /// The tricks that count, those of the defenders at most to the deciding one; `None` when it was not played.
    pub tricks: Option<BySeat<u8>>,
}

/// What a deal changes on the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Score {
    /// m of P-7.2: kontra and refa together.
    pub multiplier: i64,
    /// B, after a reduction (P-9.2).
    pub value: i64,
    /// `None` where a refa, or nothing, stands in place of a plain two.
    pub made: Option<bool>,
    pub penalised: BySeat<bool>,
    pub bula_change: BySeat<i64>,
    /// What each writes against the declarer.
    pub soup: BySeat<i64>,
    pub refa_used: bool,
    /// A refa was written for each player (P-8.1).
    pub refa_written: bool,
    /// B was higher than what was left to go.
    pub reduced: bool,
    pub session_over: bool,
}

/// Whether a contract is the two that is not played without a kontra (P-5.10).
pub fn is_plain_two(contract: Contract, game: bool, has_refa: bool, variant: &Variant) -> bool {
    let exempt = has_refa && variant.plain_two_refa_exempt;
    contract == Contract::TWO && !game && !exempt && variant.plain_two != PlainTwo::Play
}

impl DealFacts {
    /// The score of the deal.
    pub fn score(&self, before: &Before, variant: &Variant) -> Score {
        let has_refa = before.has_refa(self.declarer, variant);
        let level = self.kontra.map_or(0, |kontra| kontra.level);
        let multiplier = (1 + i64::from(has_refa)) << level;
        let value = self.contract.base(self.game) * multiplier;
        let blank = Score {
            multiplier,
            value,
            refa_used: has_refa,
            ..Score::default()
        };
        let undoubled_two = self.kontra.is_none() && is_plain_two(self.contract, self.game, has_refa, variant);
        match self.tricks {
            Some(tricks) => self.played(&tricks, blank, before.sum(), variant),
            None if undoubled_two => self.undoubled_two(blank, before, variant),
            None => self.won_by_default(blank, before.sum()),
        }
    }

    fn undoubled_two(&self, blank: Score, before: &Before, variant: &Variant) -> Score {
        let writes = before.may_write_refa(variant);
        match variant.plain_two {
            PlainTwo::RefaElseWins | PlainTwo::RefaElseNothing if writes => Score {
                refa_used: false,
                refa_written: true,
                ..blank
            },
            PlainTwo::RefaElseNothing => Score {
                refa_used: false,
                ..blank
            },
            _ => self.won_by_default(blank, before.sum()),
        }
    }

    fn won_by_default(&self, blank: Score, left: Option<i64>) -> Score {
        let mut score = Score {
            made: Some(true),
            ..blank
        };
        self.win(&mut score, left);
        score
    }

    /// The declarer writes off B, or what is left to go if that is not more (P-7.3, P-9.2).
    fn win(&self, score: &mut Score, left: Option<i64>) {
        if let Some(left) = left.filter(|left| score.value >= *left) {
            score.reduced = score.value > left;
            score.value = left;
            score.session_over = true;
        }
        score.bula_change[self.declarer] = -score.value;
    }

    fn played(&self, tricks: &BySeat<u8>, blank: Score, left: Option<i64>, variant: &Variant) -> Score {
        let made = self.is_made(tricks);
        let mut score = Score {
            made: Some(made),
            ..blank
        };
        if made {
            score.penalised = BySeat::from_fn(|seat| self.is_penalised(seat, tricks, variant));
        }
        let above = left.filter(|left| score.value > *left);
        let penalised = Seat::ALL.into_iter().any(|seat| score.penalised[seat]);
        if made && !penalised {
            self.win(&mut score, left);
        } else if made {
            score.bula_change = score.penalised.map(|_, pays| if *pays { score.value } else { 0 });
            score.bula_change[self.declarer] = -score.value;
        } else {
            let times = if variant.last_fall_double && above.is_some() {
                2
            } else {
                1
            };
            score.bula_change[self.declarer] = times * score.value;
        }
        let limit = above.filter(|_| variant.last_hand_soup_limit);
        score.soup = self.soup(tricks, made, limit.unwrap_or(score.value), variant);
        score
    }

    fn defenders_tricks(&self, tricks: &BySeat<u8>) -> u8 {
        self.declarer.others().into_iter().map(|seat| tricks[seat]).sum()
    }

    fn is_made(&self, tricks: &BySeat<u8>) -> bool {
        match self.contract.aim() {
            Aim::NoTrick => tricks[self.declarer] == 0,
            Aim::SixTricks => self.defenders_tricks(tricks) < 5,
            Aim::AllTricks => self.defenders_tricks(tricks) == 0,
        }
    }

    /// Whether a seat pays for a contract that was made (P-7.5, P-7.6).
    fn is_penalised(&self, seat: Seat, tricks: &BySeat<u8>, variant: &Variant) -> bool {
        if let Some(kontra) = self.kontra {
            return kontra.giver == seat;
        }
        if seat == self.declarer || !self.volunteers[seat] || self.contract.aim() != Aim::SixTricks {
            return false;
        }
        let together = self.defenders_tricks(tricks);
        if self.invited_by == Some(seat) {
            return together < 4;
        }
        let partner = self.partner(seat);
        let pair = self.volunteers[partner] && variant.quota_together && together >= 4;
        tricks[seat] < 2 && !pair
    }

    fn partner(&self, defender: Seat) -> Seat {
        let [first, second] = self.declarer.others();
        if first == defender { second } else { first }
    }

    /// Who writes how much against the declarer (P-7.4, P-7.6).
    fn soup(&self, tricks: &BySeat<u8>, made: bool, each: i64, variant: &Variant) -> BySeat<i64> {
        let giver = self.kontra.map(|kontra| kontra.giver);
        if self.contract.aim() == Aim::NoTrick {
            let writes = |seat| {
                let alone = giver.filter(|_| variant.betl_soup_giver_only);
                !made && seat != self.declarer && alone.is_none_or(|giver| giver == seat)
            };
            return BySeat::from_fn(|seat| if writes(seat) { 5 * each } else { 0 });
        }
        let most = self.contract.tricks_to_fall().unwrap_or(0);
        let bearer = match giver {
            Some(giver) if variant.kontra_individual && self.volunteers[self.partner(giver)] => None,
            Some(giver) => Some(giver),
            None => self.invited_by,
        };
        BySeat::from_fn(|seat| {
            let counted = match bearer {
                _ if seat == self.declarer => 0,
                Some(bearer) if bearer == seat => self.defenders_tricks(tricks),
                Some(_) => 0,
                None => tricks[seat],
            };
            i64::from(counted.min(most)) * each
        })
    }
}

#[cfg(test)]
#[path = "scoring_tests.rs"]
mod tests;
