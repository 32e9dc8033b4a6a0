//! What a schedule is asked for: how many play, for how many rounds, at which tables. A plan that exists can be seated.

use crate::{Shape, SitOut};

/// More players than this are not drawn in one schedule.
pub const PLAYERS_MAX: u16 = 600;
/// More rounds than this are not drawn in one schedule.
pub(crate) const ROUNDS_MAX: u16 = 200;

/// What a schedule is to have where it cannot have both: tables of four beside tables of three.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Prefer {
    /// The fewest repeats, however often who sits at a table of four.
    #[default]
    Repeats,
    /// Visits to tables of four that differ by one at most.
    Even,
}

impl Prefer {
    /// The other one.
    pub const fn other(self) -> Prefer {
        match self {
            Prefer::Repeats => Prefer::Even,
            Prefer::Even => Prefer::Repeats,
        }
    }
}

/// Players, rounds, and the same tables in each round. Byes and tables of four never come together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatingPlan {
    players: u16,
    rounds: u16,
    threes: u16,
    fours: u16,
    byes: u16,
    prefer: Prefer,
}

/// Why there is no such plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    #[error("at least three players are needed, not {0}")]
    TooFew(u16),
    #[error("at most {PLAYERS_MAX} players can be drawn, not {0}")]
    TooMany(u16),
    #[error("at least one round is needed")]
    NoRounds,
    #[error("at most {ROUNDS_MAX} rounds can be drawn, not {0}")]
    TooManyRounds(u16),
    /// Only five: tables of three and four seats cannot hold them.
    #[error("{0} players do not fill tables of three and four")]
    NoTables(u16),
}

impl SeatingPlan {
    /// The tables for so many players.
    pub fn new(players: u16, rounds: u16, sit_out: SitOut) -> Result<SeatingPlan, PlanError> {
        match (players, rounds) {
            (0..3, _) => return Err(PlanError::TooFew(players)),
            (_, 0) => return Err(PlanError::NoRounds),
            (_, _) if players > PLAYERS_MAX => return Err(PlanError::TooMany(players)),
            (_, _) if rounds > ROUNDS_MAX => return Err(PlanError::TooManyRounds(rounds)),
            _ => {}
        }
        let shape = Shape::of(usize::from(players), sit_out).map_err(|_| PlanError::NoTables(players))?;
        let count = |tables: usize| u16::try_from(tables).map_err(|_| PlanError::TooMany(players));
        Ok(SeatingPlan {
            players,
            rounds,
            threes: count(shape.threes)?,
            fours: count(shape.fours)?,
            byes: count(shape.byes)?,
            prefer: Prefer::default(),
        })
    }

    /// The same tables with another preference.
    pub fn preferring(self, prefer: Prefer) -> SeatingPlan {
        SeatingPlan { prefer, ..self }
    }

    /// What it is to have where it cannot have both.
    pub fn prefer(&self) -> Prefer {
        self.prefer
    }

    /// Whether tables of three and of four stand side by side, so that visits to those of four can be uneven.
    pub fn is_mixed(&self) -> bool {
        self.threes > 0 && self.fours > 0
    }

    /// How many take part.
    pub fn players(&self) -> u16 {
        self.players
    }

    /// How many rounds.
    pub fn rounds(&self) -> u16 {
        self.rounds
    }

    /// Tables of three in each round.
    pub fn threes(&self) -> u16 {
        self.threes
    }

    /// Tables of four in each round.
    pub fn fours(&self) -> u16 {
        self.fours
    }

    /// Players who sit out in each round.
    pub fn byes(&self) -> u16 {
        self.byes
    }

    /// Pairs who meet in one round.
    pub(crate) fn meetings_per_round(&self) -> u64 {
        3 * u64::from(self.threes) + 6 * u64::from(self.fours)
    }

    /// Pairs there are.
    pub fn pairs(&self) -> u64 {
        u64::from(self.players) * u64::from(self.players - 1) / 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tables(players: u16, sit_out: SitOut) -> Option<(u16, u16, u16)> {
        SeatingPlan::new(players, 1, sit_out)
            .ok()
            .map(|plan| (plan.threes(), plan.fours(), plan.byes()))
    }

    #[test]
    fn tables_of_three_leave_at_most_two_byes_or_two_fours() {
        for (players, byes, fours) in [
            (3, (1, 0, 0), Some((1, 0, 0))),
            (4, (1, 0, 1), Some((0, 1, 0))),
            (5, (1, 0, 2), None),
            (6, (2, 0, 0), Some((2, 0, 0))),
            (8, (2, 0, 2), Some((0, 2, 0))),
            (32, (10, 0, 2), Some((8, 2, 0))),
        ] {
            assert_eq!(tables(players, SitOut::Byes), Some(byes), "{players}");
            assert_eq!(tables(players, SitOut::Fours), fours, "{players}");
        }
    }

    #[test]
    fn tables_of_four_are_as_many_as_leave_threes() {
        for (players, found) in [
            (3, Some((1, 0, 0))),
            (4, Some((0, 1, 0))),
            (5, None),
            (6, Some((2, 0, 0))),
            (7, Some((1, 1, 0))),
            (9, Some((3, 0, 0))),
            (10, Some((2, 1, 0))),
            (13, Some((3, 1, 0))),
            (16, Some((0, 4, 0))),
        ] {
            assert_eq!(tables(players, SitOut::TablesOfFour), found, "{players}");
        }
    }

    #[test]
    fn every_plan_seats_everyone_and_only_five_players_cannot_be_seated() {
        for players in 3..=PLAYERS_MAX {
            for sit_out in [SitOut::Byes, SitOut::Fours, SitOut::TablesOfFour] {
                match SeatingPlan::new(players, 7, sit_out) {
                    Ok(plan) => {
                        assert_eq!(3 * plan.threes() + 4 * plan.fours() + plan.byes(), players);
                        assert!(plan.byes() == 0 || plan.fours() == 0);
                        let exceptions = if sit_out == SitOut::TablesOfFour {
                            plan.threes()
                        } else {
                            plan.fours()
                        };
                        assert!(exceptions < 4, "{plan:?}");
                    }
                    Err(error) => assert_eq!(error, PlanError::NoTables(5)),
                }
            }
        }
    }

    #[test]
    fn what_cannot_be_drawn_is_refused_with_its_reason() {
        let plan = |players, rounds| SeatingPlan::new(players, rounds, SitOut::Byes);
        assert_eq!(plan(2, 1), Err(PlanError::TooFew(2)));
        assert_eq!(plan(9, 0), Err(PlanError::NoRounds));
        assert_eq!(plan(601, 1), Err(PlanError::TooMany(601)));
        assert_eq!(plan(9, 201), Err(PlanError::TooManyRounds(201)));
    }
}
