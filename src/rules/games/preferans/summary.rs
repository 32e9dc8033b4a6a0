//! The result of a hand of Preferans as lists and pages need it. What is written on the sheet is counted as P-9.4
//! counts it: ten for each point of bula, soup as it stands.

use super::contract::Aim;
use super::outcome::{Outcome, OutcomeKind};
use super::position::PART;
use super::scoring::Score;
use super::state::Preferans;
use crate::cards::{BySeat, Seat};
use crate::games::{ComponentSummary, Extra, Summary};

impl Preferans {
    /// The result as far as it is known; `None` before there is a contract.
    pub fn summary(&self) -> Option<Summary> {
        summary_of(&self.outcome()?)
    }
}

/// A result as lists and pages need it; `None` where there is no contract.
pub(super) fn summary_of(outcome: &Outcome) -> Option<Summary> {
    let (declarer, contract) = (outcome.declarer?, outcome.contract?);
    let gains = outcome.score.map(|score| bula(&score, declarer));
    let level = outcome.kontra.map_or(0, |kontra| kontra.level);
    let part = ComponentSummary {
        component: PART,
        made: outcome.made,
        value: contract.base(outcome.game),
        penalty: 0,
        levels: BySeat::from_fn(|seat| if seat == declarer { 0 } else { level }),
        gains,
    };
    Some(Summary {
        contract: contract.code(outcome.game),
        declarer,
        trump: contract.trump(),
        forfeit: false,
        complete: outcome.complete,
        parts: vec![part],
        silent: Vec::new(),
        extras: outcome.score.map_or_else(Vec::new, |score| extras(&score, declarer)),
        points: None,
        tricks: tricks(outcome),
        decided_at: outcome.decided_at,
        round_factor: None,
        scores: outcome.score.map(|score| worth(&score, declarer)),
        kontra_by: BySeat::from_fn(|seat| outcome.kontra.is_some_and(|kontra| kontra.giver == seat)),
        quota: BySeat::from_fn(|seat| quota(outcome, seat)),
        soup: outcome.score.map_or_else(BySeat::default, |score| score.soup),
    })
}

/// Whether a defender took the tricks that they answered for (P-7.5); who answered for none has no quota.
fn quota(outcome: &Outcome, seat: Seat) -> Option<bool> {
    let score = outcome.score.filter(|_| outcome.kind == Some(OutcomeKind::Played))?;
    let contract = outcome.contract.filter(|_| outcome.declarer != Some(seat))?;
    let answers = match outcome.kontra {
        Some(kontra) => kontra.giver == seat,
        None => outcome.volunteers[seat] && contract.aim() == Aim::SixTricks,
    };
    answers.then_some(!score.penalised[seat])
}

fn tricks(outcome: &Outcome) -> Option<BySeat<u8>> {
    outcome.tricks.filter(|_| outcome.complete)
}

/// What a deal does to each player's total.
fn worth(score: &Score, declarer: Seat) -> BySeat<i64> {
    let soup = soup(score, declarer);
    BySeat::from_fn(|seat| -10 * score.bula_change[seat] + soup[seat])
}

/// The declarer's bula in the same points.
fn bula(score: &Score, declarer: Seat) -> BySeat<i64> {
    BySeat::from_fn(|seat| {
        if seat == declarer {
            -10 * score.bula_change[seat]
        } else {
            0
        }
    })
}

fn soup(score: &Score, declarer: Seat) -> BySeat<i64> {
    let written: i64 = Seat::ALL.into_iter().map(|seat| score.soup[seat]).sum();
    BySeat::from_fn(|seat| score.soup[seat] - if seat == declarer { written } else { 0 })
}

/// What the defenders write, and what they pay.
fn extras(score: &Score, declarer: Seat) -> Vec<Extra> {
    let paid = BySeat::from_fn(|seat| {
        if seat == declarer {
            0
        } else {
            -10 * score.bula_change[seat]
        }
    });
    let all = [
        Extra {
            key: "extra-soup",
            gains: soup(score, declarer),
        },
        Extra {
            key: "extra-penalty",
            gains: paid,
        },
    ];
    all.into_iter()
        .filter(|extra| Seat::ALL.into_iter().any(|seat| extra.gains[seat] != 0))
        .collect()
}
