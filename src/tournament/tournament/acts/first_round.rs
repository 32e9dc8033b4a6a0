//! From the names to the first round in one step, for an evening at which all who are entered are in the room.

use crate::Shape;
use crate::tournament::{Format, Refusal, State, Status, Tournament, Why};

/// So many make a table.
const TABLE_MIN: usize = 3;

impl Tournament {
    /// How many would play in the first round if it were started now: all who are entered, or, once they are ticked
    /// off, those who are here. Nothing where they make no tables, or when the tournament has begun.
    pub fn first_round_players(&self) -> Option<usize> {
        let would_play = |status: Status| match self.state {
            State::Draft | State::Open => status == Status::Registered || status.is_in_play(),
            State::CheckIn => status.is_in_play(),
            State::Running | State::Finished | State::Archived => false,
        };
        let players = self.entries.iter().filter(|entry| would_play(entry.status)).count();
        (players >= TABLE_MIN && self.fills_tables(players)).then_some(players)
    }

    /// Whether so many can be seated in the first stage; what makes tables of its own the draw alone can tell.
    fn fills_tables(&self, players: usize) -> bool {
        match self.stages.first().map(|stage| &stage.format) {
            Some(Format::Groups { .. } | Format::Script { .. } | Format::Teams) => true,
            _ => Shape::of(players, self.profile.sit_out).is_ok(),
        }
    }

    /// Opens the tournament to everyone, ticks off all who are entered unless that has begun, starts, draws, and
    /// publishes the first round.
    ///
    /// # Errors
    /// When the tournament has begun, too few are there, or nothing can be drawn for them.
    pub fn start_first_round(&mut self, seed: u64) -> Result<(), Refusal> {
        let mut next = self.clone();
        if next.state > State::CheckIn {
            return Err(Refusal::tournament(Why::NotInThisState(next.state)));
        }
        if next.state == State::Draft {
            next.open()?;
            next.set_published(true);
        }
        if next.state == State::Open {
            next.start_check_in()?;
            if next.entries.iter().any(|entry| entry.status == Status::Registered) {
                next.check_in_all()?;
            }
        }
        next.start()?;
        next.draw(seed)?;
        next.publish_round(1)?;
        *self = next;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::tests::tournament;
    use crate::tournament::{Preset, RoundState};

    #[test]
    fn all_who_are_entered_play_in_the_first_round() {
        let mut evening = tournament(Preset::ClubEvening, 9);
        assert_eq!(evening.first_round_players(), None, "it has begun");
        assert!(evening.start_first_round(1).is_err());
        for state in [State::Draft, State::Open] {
            evening.state = state;
            evening.published = false;
            evening
                .entries
                .iter_mut()
                .for_each(|entry| entry.status = Status::Registered);
            evening.entries[4].status = Status::Withdrawn;
            assert_eq!(evening.first_round_players(), Some(8));
            let mut started = evening.clone();
            started.start_first_round(1).unwrap();
            assert_eq!((started.state, started.rounds.len()), (State::Running, 1));
            assert_eq!(started.rounds[0].state, RoundState::Published);
            assert_eq!(started.rounds[0].everybody().count(), 8);
            assert_eq!(started.published, state == State::Draft);
        }
    }

    #[test]
    fn once_they_are_ticked_off_only_those_who_are_here_play() {
        let mut evening = tournament(Preset::Final21, 9);
        evening.state = State::CheckIn;
        for entry in &mut evening.entries[6..] {
            entry.status = Status::Registered;
        }
        assert_eq!(evening.first_round_players(), Some(6));
        let mut started = evening.clone();
        started.start_first_round(1).unwrap();
        assert_eq!(started.rounds[0].everybody().count(), 6);
        assert!(started.rounds.len() > 1, "the rest of the schedule is a draft");
        evening.entries[5].status = Status::Registered;
        evening.profile.sit_out = crate::SitOut::Fours;
        assert_eq!(evening.first_round_players(), None, "five make no tables");
        evening.profile.sit_out = crate::SitOut::Byes;
        assert_eq!(evening.first_round_players(), Some(5));
        evening.entries.truncate(2);
        assert_eq!(evening.first_round_players(), None);
        assert_eq!(evening.start_first_round(1).unwrap_err().why, Why::TooFewThere(2));
    }
}
