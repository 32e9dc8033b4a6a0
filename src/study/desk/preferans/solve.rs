//! What a position of Preferans is worth, as the solver finds it.

use super::input::contract;
use crate::desk::input::{Input, Stop, bad};
use crate::desk::reply::Answer;
use crate::desk::solve::{self, Laid, laid};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::preferans::{Contract, Variant};
use talon_solver::Objective;
use talon_solver::preferans::{PositionFacts, position};

/// What can be asked for.
pub(super) const OBJECTIVES: &[&str] = &["tricks", "made", "sheet"];

pub(super) fn solve(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let contract = contract(input, variant)?;
    let Laid {
        holdings,
        talon,
        declarer,
        leader,
        table,
        active,
        won,
    } = laid(input)?;
    if let Some(told) = input.get("trump")
        && input.trump()? != contract.trump()
    {
        return Err(bad("trump", told).into());
    }
    let at_a_trick = Seat::ALL.into_iter().filter(|seat| active[*seat]).count().max(1);
    if let Some(told) = input.get("won")
        && won.iter().any(|(_, cards)| cards.len() % at_a_trick != 0)
    {
        return Err(bad("won", told).into());
    }
    let tricks = won.map(|_, cards| (cards.len() / at_a_trick) as u8);
    let volunteers = BySeat::from_fn(|seat| seat != declarer && active[seat]);
    let facts = PositionFacts {
        talon,
        table,
        active,
        volunteers,
        tricks,
        counted: counted(contract, declarer, tricks),
        variant: *variant,
        ..PositionFacts::new(holdings, declarer, contract, leader)
    };
    solve::answer(input, position(&facts), rule)
}

/// The tricks that count of those that were taken: of the defenders no more than to the deciding one (P-6.5). Which of
/// them was first changes nothing that is asked for, since what both write is one sum.
fn counted(contract: Contract, declarer: Seat, tricks: BySeat<u8>) -> BySeat<u8> {
    let Some(most) = contract.tricks_to_fall() else {
        return tricks;
    };
    let [first, second] = declarer.others();
    let mut counted = tricks;
    if tricks[first] + tricks[second] > most {
        counted[first] = tricks[first].min(most);
        counted[second] = most - counted[first];
    }
    counted
}

fn rule(objective: Objective) -> &'static str {
    match objective {
        Objective::Sheet => "P-9.4",
        Objective::Made => "P-7.3",
        _ => "P-6.5",
    }
}
