//! Who sits out when the players are too many for the tables.

use super::{ByeReason, ByeWhy, Situation};
use talon_rules::chance::Chance;

/// The places in the field of those who sit out, with the reasons, in the order of their numbers. Nobody has a bye
/// more while someone has had fewer; among equals it is the lowest ranked, or the lot.
pub(super) fn choose(situation: &Situation, count: usize, by_lot: bool) -> Vec<(usize, ByeReason)> {
    let mut order: Vec<usize> = (0..situation.field.len()).rev().collect();
    if by_lot {
        Chance::of(situation.seed, u64::from(situation.round())).shuffle(&mut order);
    }
    let had = |at: &usize| situation.past.person(situation.field[*at].entry).byes;
    order.sort_by_key(had);
    let why = if by_lot { ByeWhy::Lot } else { ByeWhy::Lowest };
    let reason = |at: usize| {
        let entrant = &situation.field[at];
        (
            at,
            ByeReason {
                entry: entrant.entry,
                rank: entrant.rank,
                had: had(&at),
                why,
            },
        )
    };
    let mut chosen: Vec<_> = order.into_iter().take(count).map(reason).collect();
    chosen.sort_by_key(|(_, reason)| reason.entry);
    chosen
}
