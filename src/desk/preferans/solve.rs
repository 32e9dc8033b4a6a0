//! What a position of Preferans is worth, as the solver finds it.

use super::input::contract;
use crate::cards::{BySeat, Seat};
use crate::desk::input::{Input, Stop, bad};
use crate::desk::reply::{Answer, Fault};
use crate::desk::solve::{self, Laid, laid};
use crate::games::Code;
use crate::games::preferans::{Contract, Variant};
use crate::solver::Objective;
use crate::solver::preferans::{Facts, position};

/// What can be asked for.
pub(super) const OBJECTIVES: &[&str] = &["tricks", "made", "sheet"];

pub(super) fn solve(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let contract = contract(input, variant)?;
    let Laid { hands, talon, declarer, leader, table, active, won } = laid(input)?;
    if let Some(told) = input.get("trump")
        && input.trump()? != contract.trump()
    {
        return Err(bad("trump", told).into());
    }
    let at_a_trick = Seat::ALL.into_iter().filter(|seat| active[*seat]).count().max(1);
    let tricks = won.map(|_, cards| (cards.len() / at_a_trick) as u8);
    let counted = counted(contract, declarer, tricks).ok_or_else(|| {
        input.get("won").map_or_else(|| Fault::new(Code::BadValue, Some("won")), |told| bad("won", told))
    })?;
    let facts = Facts {
        talon,
        table,
        active,
        tricks,
        counted,
        variant: *variant,
        ..Facts::new(hands, declarer, contract, leader)
    };
    solve::answer(input, position(&facts), rule)
}

/// The tricks that count of those that were taken: of the defenders no more than to the deciding one (P-6.5). Nothing where
/// both took some and it is not known who was first.
fn counted(contract: Contract, declarer: Seat, tricks: BySeat<u8>) -> Option<BySeat<u8>> {
    let Some(most) = contract.tricks_to_fall() else { return Some(tricks) };
    let [first, second] = declarer.others();
    let mut counted = tricks;
    if tricks[first] + tricks[second] > most {
        (counted[first], counted[second]) = match (tricks[first], tricks[second]) {
            (0, _) => (0, most),
            (_, 0) => (most, 0),
            _ => return None,
        };
    }
    Some(counted)
}

fn rule(objective: Objective) -> &'static str {
    match objective {
        Objective::Sheet => "P-9.4",
        Objective::Made => "P-7.3",
        _ => "P-6.5",
    }
}
