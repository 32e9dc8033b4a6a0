//! What is known of the fewest repeats beyond the count of seats: values that were proved, and rounds without a repeat
//! that were reached. It must not know how to reach them.

use super::Plan;

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

/// Players and rounds without a repeat that are reached with tables of four for those who are left.
pub(super) const REACHED: [(u16, u16); 16] = [
    (10, 1),
    (11, 1),
    (13, 4),
    (14, 4),
    (16, 6),
    (17, 5),
    (19, 7),
    (20, 6),
    (22, 8),
    (23, 8),
    (25, 9),
    (26, 9),
    (28, 11),
    (29, 10),
    (31, 12),
    (32, 12),
];

/// Whether this plan has the tables that the lists are about: as few of four as can be, and no byes.
fn listed(plan: &Plan) -> bool {
    plan.byes() == 0 && plan.fours() == plan.players() % 3
}

/// The fewest repeats that any schedule of this plan has, where it was proved.
pub(super) fn proved(plan: &Plan) -> Option<u64> {
    let of = |(players, rounds, repeats): &(u16, u16, u64)| {
        let found = (*players, *rounds) == (plan.players(), plan.rounds());
        found.then_some(*repeats)
    };
    if listed(plan) { PROVED.iter().find_map(of) } else { None }
}

/// The repeats that a schedule of this plan can come down to if visits to tables of four may differ by more than one:
/// some plans of both sizes have fewer repeats so, and those listed go for them.
pub(super) fn uneven(plan: &Plan) -> Option<u64> {
    if !listed(plan) || plan.fours() == 0 || plan.threes() == 0 {
        return None;
    }
    let reached =
        REACHED.iter().any(|(players, rounds)| *players == plan.players() && plan.rounds() <= *rounds);
    if reached { Some(0) } else { proved(plan) }
}
