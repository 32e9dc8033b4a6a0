//! What is known of the fewest repeats beyond the count of seats: values that were proved.

use super::SeatingPlan;

/// Players, rounds, and the fewest repeats of any schedule without byes; tables of four where players are no multiple
/// of three, except that eight sit at two of them. Proved by exhaustive search and counting.
pub(super) const PROVED: [(u16, u16, u64); 31] = [
    (6, 1, 0),
    (6, 2, 2),
    (6, 3, 5),
    (6, 4, 9),
    (7, 2, 3),
    (7, 3, 6),
    (8, 2, 4),
    (8, 3, 8),
    (9, 4, 0),
    (9, 5, 9),
    (9, 6, 18),
    (10, 1, 0),
    (10, 2, 1),
    (10, 3, 2),
    (11, 2, 2),
    (11, 3, 4),
    (12, 4, 0),
    (12, 6, 7),
    (12, 7, 18),
    (15, 7, 0),
    (15, 8, 15),
    (18, 8, 0),
    (18, 9, 9),
    (21, 10, 0),
    (21, 11, 21),
    (24, 11, 0),
    (27, 13, 0),
    (30, 14, 0),
    (36, 17, 0),
    (45, 22, 0),
    (60, 29, 0),
];

/// Whether this plan has the tables that the lists are about: as few of four as can be, and no byes.
fn listed(plan: &SeatingPlan) -> bool {
    plan.byes() == 0 && plan.fours() == plan.players() % 3
}

/// The fewest repeats that any schedule of this plan has, where it was proved.
pub(super) fn proved(plan: &SeatingPlan) -> Option<u64> {
    let of = |(players, rounds, repeats): &(u16, u16, u64)| {
        let found = (*players, *rounds) == (plan.players(), plan.rounds());
        found.then_some(*repeats)
    };
    if listed(plan) { PROVED.iter().find_map(of) } else { None }
}
