//! What the schedule of a plan will come to, told before it is drawn and without a search. It does not draw seats.

use super::schedule::designed;
use super::{Lineup, Prefer, SeatingPlan, stored};

/// What a schedule comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outlook {
    pub prefer: Prefer,
    pub repeats: u64,
    /// By how much visits to tables of four differ.
    pub visit_spread: u16,
}

/// What a plan comes to where a design or a stored schedule serves it; else only a search can tell.
pub fn outlook(plan: &SeatingPlan) -> Option<Outlook> {
    let rounds = stored::stored(plan).or_else(|| designed(plan))?;
    Some(Outlook::of(plan, &rounds))
}

impl Outlook {
    /// Counts rounds.
    pub(super) fn of(plan: &SeatingPlan, rounds: &[Lineup]) -> Outlook {
        let players = usize::from(plan.players());
        let mut met = vec![0_u64; players * players];
        let mut visits = vec![0_u16; players];
        for table in rounds.iter().flatten() {
            for (at, one) in table.iter().enumerate() {
                visits[usize::from(*one)] += u16::from(table.len() == 4);
                for other in &table[at + 1..] {
                    met[usize::from(*one.min(other)) * players + usize::from(*one.max(other))] += 1;
                }
            }
        }
        let spread = visits.iter().max().unwrap_or(&0) - visits.iter().min().unwrap_or(&0);
        Outlook {
            prefer: plan.prefer(),
            repeats: met.iter().map(|times| times.saturating_sub(1)).sum(),
            visit_spread: if plan.is_mixed() { spread } else { 0 },
        }
    }

    /// Whether a schedule of the other preference comes to the same.
    pub(crate) fn is_as_good_as(&self, other: &Outlook) -> bool {
        (self.repeats, self.visit_spread) == (other.repeats, other.visit_spread)
    }
}
