//! The result of an Ulti hand as lists and pages need it: what each component and each silent bid brought to whom
//! (U-8.9, U-8.10, U-10). The payments themselves are those of `scoring`.

use super::component::Component;
use super::outcome::Outcome;
use super::scoring::{Case, Silent, settle_forfeit, settle_lost_seven, settle_silent};
use super::state::Ulti;
use crate::cards::{BySeat, Seat};
use crate::games::{ComponentSummary, SilentPart, Summary};

/// The code under which a defender's beaten trump 7 is listed (option `defender_lost_silent_ulti`).
const LOST_SEVEN: &str = "lost_seven";

impl Ulti {
    /// The result as far as it is known; `None` before the auction is over.
    pub fn summary(&self) -> Option<Summary> {
        let outcome = self.outcome()?;
        Some(summary_of(&outcome, &self.case(&outcome)))
    }
}

/// A result part by part, with what each payment depends on.
pub(super) fn summary_of(outcome: &Outcome, case: &Case<'_>) -> Summary {
    let played = outcome.complete && !outcome.forfeit;
    let parts = outcome.contract.components().iter().map(|component| ComponentSummary {
        component: component.code(),
        made: made(outcome, component),
        value: outcome.contract.value_of(component),
        penalty: if played { case.penalty_for(component) } else { 0 },
        levels: BySeat::from_fn(|seat| {
            if seat == outcome.declarer {
                0
            } else {
                outcome.levels.of(seat, component)
            }
        }),
        gains: outcome.complete.then(|| gains(case, outcome, component)),
    });
    Summary {
        contract: outcome.contract.code(),
        declarer: outcome.declarer,
        trump: outcome.trump,
        forfeit: outcome.forfeit,
        complete: outcome.complete,
        parts: parts.collect(),
        extras: Vec::new(),
        silent: if played { silents(case) } else { Vec::new() },
        points: outcome.points,
        tricks: outcome.tricks,
        decided_at: outcome.decided_at,
        round_factor: outcome.round_factor,
        scores: outcome.scores,
        kontra_by: BySeat::from_fn(|seat| seat != outcome.declarer && under_kontra(outcome, seat)),
        quota: BySeat::default(),
        soup: BySeat::default(),
    }
}

fn under_kontra(outcome: &Outcome, seat: Seat) -> bool {
    let mut parts = outcome.contract.components().iter();
    parts.any(|part| outcome.levels.of(seat, part) > 0)
}

fn gains(case: &Case<'_>, outcome: &Outcome, component: Component) -> BySeat<i64> {
    if outcome.forfeit {
        return settle_forfeit(case.variant, outcome.declarer, case.round_factor);
    }
    from_defenders(outcome.declarer, |defender| {
        (case.paid_for(defender, component) - case.penalty_for(component)) * case.round_factor
    })
}

fn made(outcome: &Outcome, component: Component) -> Option<bool> {
    if outcome.made.has(component) {
        Some(true)
    } else {
        outcome.lost.has(component).then_some(false)
    }
}

fn from_defenders(declarer: Seat, mut paid: impl FnMut(Seat) -> i64) -> BySeat<i64> {
    let mut gains = BySeat::default();
    for defender in declarer.others() {
        let amount = paid(defender);
        gains[defender] -= amount;
        gains[declarer] += amount;
    }
    gains
}

fn silents(case: &Case<'_>) -> Vec<SilentPart> {
    let arisen = Silent::ALL.into_iter().filter_map(|silent| {
        let fate = case.silent[silent as usize]?;
        let won = fate == super::scoring::ComponentResult::Win;
        Some(SilentPart {
            code: silent.code(),
            part: Some(silent.part_code()),
            won,
            gains: settle_silent(case, silent),
        })
    });
    let lost_seven = case.defender_lost_seven.then(|| settle_lost_seven(case));
    let lost_seven = lost_seven.filter(|gains| *gains != BySeat::default());
    arisen
        .chain(lost_seven.map(|gains| SilentPart {
            code: LOST_SEVEN,
            part: None,
            won: true,
            gains,
        }))
        .collect()
}
