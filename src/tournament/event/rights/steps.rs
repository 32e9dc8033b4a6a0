//! The steps of a tournament from draft to archive, and who takes them.

use super::{Allowed, need};
use crate::event::{Event, Place, Refusal, ResultState, RoundState, State, Status, Why};

/// A step on the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    Open,
    StartCheckIn,
    Start,
    Finish,
    Archive,
    /// Back from the end.
    Reopen,
}

impl Step {
    pub const ALL: [Step; 6] = [
        Step::Open,
        Step::StartCheckIn,
        Step::Start,
        Step::Finish,
        Step::Archive,
        Step::Reopen,
    ];
}

/// What somebody is to the tournament as a whole.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct StepStanding {
    pub directs: bool,
    /// Closes it.
    pub publishes: bool,
    pub reopens: bool,
}

/// Which steps somebody may take.
pub type StepRights = Allowed<Step>;

impl Event {
    /// Which steps somebody may take now.
    pub fn step_rights(&self, standing: StepStanding) -> StepRights {
        Allowed::of(&Step::ALL, |step| {
            need(match step {
                Step::Open | Step::StartCheckIn | Step::Start | Step::Finish => standing.directs,
                Step::Archive => standing.publishes,
                Step::Reopen => standing.reopens,
            })?;
            self.step_takes(step).map_err(|refusal| refusal.why)
        })
    }

    /// Whether the tournament is in a state in which this step can be taken, by anybody.
    pub(in crate::event) fn step_takes(&self, step: Step) -> Result<(), Refusal> {
        let (first, last) = match step {
            Step::Open => (State::Draft, State::Draft),
            Step::StartCheckIn => (State::Open, State::Open),
            Step::Start => (State::CheckIn, State::CheckIn),
            Step::Finish => (State::Running, State::Running),
            Step::Archive => (State::Finished, State::Finished),
            Step::Reopen => (State::Finished, State::Archived),
        };
        self.is_between(first, last).map_err(Refusal::event)?;
        match step {
            Step::Open | Step::StartCheckIn | Step::Reopen => Ok(()),
            Step::Start => self.has_enough_players(),
            Step::Finish => self.has_no_dispute().and_then(|()| self.is_played()),
            Step::Archive => self.has_no_dispute(),
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

    fn has_enough_players(&self) -> Result<(), Refusal> {
        let here = self.entries.iter().filter(|entry| entry.status == Status::CheckedIn);
        match here.count() {
            few @ 0..3 => Err(Refusal::event(Why::TooFewThere(few))),
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
            return Err(Refusal::event(Why::NotPublished));
        }
        match seen.find(|round| !round.is_complete()) {
            Some(open) => Err(Refusal::event(Why::RoundOpen(open.number))),
            None => Ok(()),
        }
    }
}
