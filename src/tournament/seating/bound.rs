//! How many repeats no schedule can avoid, and why: a count of seats against players, made before any search. Most
//! bounds are reached, and some cannot be.

use super::SeatingPlan;

/// At least so many repeats, and what forces them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bound {
    pub repeats: u64,
    pub crowding: Crowding,
}

/// What the count of seats says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Crowding {
    /// There are enough others for everyone.
    Room,
    /// More pairs meet than there are, and nobody is left who could meet someone new.
    Pairs { meetings: u64, pairs: u64 },
    /// So many of the players, those without a bye more, sit with `opponents` others where there are only `others`.
    Players { players: u16, opponents: u64, others: u64 },
}

/// The bound for a plan whose byes and visits to tables of four are spread evenly, which is the spread that forces
/// the fewest repeats.
///
/// Each player meets two at a table of three and three at a table of four; whatever goes beyond the number of others
/// is a repeat for two players at once.
pub fn lower_bound(plan: &SeatingPlan) -> Bound {
    let rounds = u64::from(plan.rounds());
    let players = u64::from(plan.players());
    let others = players - 1;
    // Byes take two opponents away, visits to tables of four add one; a plan has only one of the two.
    let byes = u64::from(plan.byes()) * rounds;
    let visits = 4 * u64::from(plan.fours()) * rounds;
    let most = 2 * (rounds - byes / players) + visits.div_ceil(players);
    let most_players = match (byes % players, visits % players) {
        (0, 0) => players,
        (0, more) => more,
        (fewer, _) => players - fewer,
    };
    let least = if byes > 0 { most - 2 } else { most - 1 };
    let beyond = |opponents: u64| opponents.saturating_sub(others);
    let surplus = most_players * beyond(most) + (players - most_players) * beyond(least);
    let meetings = plan.meetings_per_round() * rounds;
    let everybody = most_players == players || least >= others;
    let crowding = match (surplus, everybody) {
        (0, _) => Crowding::Room,
        (_, true) => Crowding::Pairs {
            meetings,
            pairs: plan.pairs(),
        },
        (_, false) => Crowding::Players {
            players: most_players as u16,
            opponents: most,
            others,
        },
    };
    Bound {
        repeats: surplus.div_ceil(2),
        crowding,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SitOut;

    fn bound(players: u16, rounds: u16, sit_out: SitOut) -> Bound {
        lower_bound(&SeatingPlan::new(players, rounds, sit_out).unwrap())
    }

    /// The same bound from a list of players, each with their own rounds.
    fn counted(plan: &SeatingPlan) -> u64 {
        let players = usize::from(plan.players());
        let mut met = vec![2 * u64::from(plan.rounds()); players];
        let turns = (0..players).cycle();
        for player in turns.clone().take(usize::from(plan.byes() * plan.rounds())) {
            met[player] -= 2;
        }
        for player in turns.take(usize::from(4 * plan.fours() * plan.rounds())) {
            met[player] += 1;
        }
        assert_eq!(
            met.iter().sum::<u64>(),
            2 * plan.meetings_per_round() * u64::from(plan.rounds())
        );
        let beyond: u64 = met.iter().map(|met| met.saturating_sub(players as u64 - 1)).sum();
        beyond
            .div_ceil(2)
            .max((met.iter().sum::<u64>() / 2).saturating_sub(plan.pairs()))
    }

    #[test]
    fn tables_of_three_run_out_of_pairs() {
        for (players, rounds, repeats) in [
            (9, 4, 0),
            (9, 5, 9),
            (9, 6, 18),
            (15, 7, 0),
            (15, 8, 15),
            (18, 8, 0),
            (18, 9, 9),
            (21, 11, 21),
        ] {
            let bound = bound(players, rounds, SitOut::Fours);
            assert_eq!(bound.repeats, repeats, "{players} {rounds}");
            assert_eq!(bound.crowding == Crowding::Room, repeats == 0);
        }
        let nine = bound(9, 5, SitOut::Fours);
        assert_eq!(
            nine.crowding,
            Crowding::Pairs {
                meetings: 45,
                pairs: 36
            }
        );
    }

    #[test]
    fn tables_of_four_run_out_of_pairs_sooner() {
        let ten = bound(10, 4, SitOut::Fours);
        assert_eq!(
            ten,
            Bound {
                repeats: 3,
                crowding: Crowding::Pairs {
                    meetings: 48,
                    pairs: 45
                }
            }
        );
        let four = bound(4, 3, SitOut::Fours);
        assert_eq!(
            four,
            Bound {
                repeats: 12,
                crowding: Crowding::Pairs { meetings: 18, pairs: 6 }
            }
        );
    }

    #[test]
    fn a_player_without_a_bye_can_run_out_of_opponents_before_the_others() {
        let ten = bound(10, 5, SitOut::Byes);
        assert_eq!(
            ten,
            Bound {
                repeats: 3,
                crowding: Crowding::Players {
                    players: 5,
                    opponents: 10,
                    others: 9
                }
            }
        );
        assert_eq!(bound(11, 5, SitOut::Byes).repeats, 0);
    }

    #[test]
    fn the_formula_counts_as_a_list_of_players_does() {
        for players in 3..40 {
            for rounds in 1..30 {
                for sit_out in [SitOut::Byes, SitOut::Fours, SitOut::TablesOfFour] {
                    if let Ok(plan) = SeatingPlan::new(players, rounds, sit_out) {
                        assert_eq!(lower_bound(&plan).repeats, counted(&plan), "{plan:?}");
                    }
                }
            }
        }
    }
}
