//! How a stage ends and what would stand in the way of the next draw, told without drawing.

use super::{Draw, groups, knockout};
use crate::Shape;
use crate::rounds::teams::TeamsError;
use crate::seating::{Prefer, SeatingPlan};
use crate::tournament::{Format, RoundState, Tournament, Why};

/// Why the next round could not be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hurdle {
    /// Only so many are there who could be seated; three are needed.
    TooFew { players: u16 },
    /// Only so many teams are there; three are needed.
    TooFewTeams { teams: u16 },
    /// So many players make no tables of three and four, unless some of them sit out.
    Players { players: u16, byes: u16 },
    /// The same for so many teams.
    Teams { teams: u16, byes: u16 },
}

impl Tournament {
    /// The stage that is played, from 1: that of the last round, or the one after it when that one is over.
    pub fn stage(&self) -> u16 {
        let Some(last) = self.rounds.last() else { return 1 };
        let is_last = usize::from(last.stage) >= self.stages.len();
        if last.is_complete() && !is_last && self.is_over(last.stage) {
            last.stage + 1
        } else {
            last.stage
        }
    }

    /// Whether a stage has had all its rounds: as many as it was to have, or as many as its format has.
    pub fn is_over(&self, stage: u16) -> bool {
        let at = usize::from(stage).checked_sub(1);
        let Some(one) = at.and_then(|at| self.stages.get(at)) else {
            return true;
        };
        let rounds = self
            .rounds_of(stage)
            .filter(|round| round.state > RoundState::Drawn)
            .count();
        if rounds >= usize::from(one.rounds) {
            return true;
        }
        let begun = rounds > 0 && self.rounds_of(stage).all(|round| round.state > RoundState::Drawn);
        match &one.format {
            Format::Script { rounds: fixed } => rounds >= fixed.len(),
            Format::Groups { .. } => begun && groups::games_left(self, stage) == 0,
            Format::Knockout { .. } => begun && knockout::had_final(self, stage),
            Format::Schedule
            | Format::Swiss { .. }
            | Format::Cut { .. }
            | Format::Lot { .. }
            | Format::Interval { .. }
            | Format::Teams => false,
        }
    }

    /// What stands in the way of the next draw; drafts are passed over, as when it is drawn again.
    pub fn hurdle(&self) -> Option<Hurdle> {
        let mut seen = self.clone();
        seen.rounds.retain(|round| round.state > RoundState::Drawn);
        let draw = seen.to_draw(Prefer::default(), &[]).ok()?;
        match draw.hurdle() {
            Ok(hurdle) => hurdle,
            Err(Why::TooFewThere(players)) => Some(Hurdle::TooFew {
                players: count(players),
            }),
            Err(Why::Teams(TeamsError::TooFew(teams))) => Some(Hurdle::TooFewTeams { teams: count(teams) }),
            Err(_) => None,
        }
    }
}

impl Draw<'_> {
    fn hurdle(&self) -> Result<Option<Hurdle>, Why> {
        let sit_out = self.tournament.profile.sit_out;
        if matches!(self.stage.format, Format::Teams) {
            let teams = count(self.teams_there()?.len());
            let hurdle = Hurdle::Teams { teams, byes: teams % 3 };
            return Ok(SeatingPlan::new(teams, self.stage.rounds, sit_out)
                .err()
                .map(|_| hurdle));
        }
        let players = self.seated()?.len();
        if matches!(self.stage.format, Format::Groups { .. }) || self.has_fixed()? {
            return Ok(None);
        }
        let (players, shape) = (count(players), Shape::of(players, sit_out));
        Ok(shape.err().map(|_| Hurdle::Players {
            players,
            byes: players % 3,
        }))
    }
}

fn count(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}
