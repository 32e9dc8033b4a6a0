//! The steps of a tournament from draft to archive, and who takes them.

use super::{Allowed, need};
use crate::tournament::{Place, Refusal, ResultState, RoundState, State, Status, Tournament, Why};

/// A step on the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StateChange {
    Open,
    StartCheckIn,
    Start,
    Finish,
    Archive,
    /// Back from the end.
    Reopen,
}

impl StateChange {
    /// All of them.
    pub const ALL: [StateChange; 6] = [
        StateChange::Open,
        StateChange::StartCheckIn,
        StateChange::Start,
        StateChange::Finish,
        StateChange::Archive,
        StateChange::Reopen,
    ];
}

/// What someone is to the tournament as a whole.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct StepStanding {
    pub directs: bool,
    /// Closes it.
    pub publishes: bool,
    pub reopens: bool,
}

/// Which steps someone may take.
pub(crate) type StepRights = Allowed<StateChange>;

impl Tournament {
    /// Which steps someone may take now.
    pub fn step_rights(&self, standing: StepStanding) -> StepRights {
        Allowed::of(&StateChange::ALL, |step| {
            need(match step {
                StateChange::Open | StateChange::StartCheckIn | StateChange::Start | StateChange::Finish => {
                    standing.directs
                }
                StateChange::Archive => standing.publishes,
                StateChange::Reopen => standing.reopens,
            })?;
            self.step_takes(step).map_err(|refusal| refusal.why)
        })
    }

    /// Whether the tournament is in a state in which this step can be taken, by anyone.
    pub(in crate::tournament) fn step_takes(&self, step: StateChange) -> Result<(), Refusal> {
        let (first, last) = match step {
            StateChange::Open => (State::Draft, State::Draft),
            StateChange::StartCheckIn => (State::Open, State::Open),
            StateChange::Start => (State::CheckIn, State::CheckIn),
            StateChange::Finish => (State::Running, State::Running),
            StateChange::Archive => (State::Finished, State::Finished),
            StateChange::Reopen => (State::Finished, State::Archived),
        };
        self.is_between(first, last).map_err(Refusal::tournament)?;
        match step {
            StateChange::Open | StateChange::StartCheckIn | StateChange::Reopen => Ok(()),
            StateChange::Start => self.has_enough_players(),
            StateChange::Finish => {
                self.has_no_dispute()?;
                self.is_played()?;
                self.is_released()
            }
            StateChange::Archive => self.has_no_dispute(),
        }
    }

    /// Nobody's complaint is left unheard.
    fn has_no_dispute(&self) -> Result<(), Refusal> {
        for round in &self.rounds {
            let disputed = round.tables.iter().find(|table| {
                let result = table.result.as_ref();
                result.is_some_and(|result| result.state == ResultState::Disputed)
            });
            if let Some(table) = disputed {
                return Err(Refusal::at(Place::table(round.number, table.number), Why::DisputeOpen));
            }
        }
        Ok(())
    }

    /// Everyone learns of the end from the director, and not from a page.
    fn is_released(&self) -> Result<(), Refusal> {
        if self.withholds() {
            Err(Refusal::tournament(Why::Withheld))
        } else {
            Ok(())
        }
    }

    fn has_enough_players(&self) -> Result<(), Refusal> {
        let here = self.entries.iter().filter(|entry| entry.status == Status::CheckedIn);
        match here.count() {
            few @ 0..3 => Err(Refusal::tournament(Why::TooFewThere(few))),
            _ => Ok(()),
        }
    }

    fn is_played(&self) -> Result<(), Refusal> {
        let mut seen = self
            .rounds
            .iter()
            .filter(|round| round.state > RoundState::Drawn)
            .peekable();
        if seen.peek().is_none() {
            return Err(Refusal::tournament(Why::NotPublished));
        }
        match seen.find(|round| !round.is_complete()) {
            Some(open) => Err(Refusal::tournament(Why::RoundOpen(open.number))),
            None => Ok(()),
        }
    }
}
