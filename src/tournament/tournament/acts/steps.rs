//! The way of a tournament from draft to archive, and whether it is published.

use crate::tournament::{Refusal, RoundState, State, StateChange, Tournament};

impl Tournament {
    /// Takes a step. The profile is fixed when it begins, and those who are not there are left out until they come.
    /// When it ends, drafts of rounds that nobody saw are dropped. A finished tournament is opened again for more
    /// rounds, a closed one for corrections.
    ///
    /// # Errors
    /// When it is not at that step, fewer than three are there to begin, a round is still open or none was played, or a
    /// dispute is not decided.
    pub fn step(&mut self, step: StateChange) -> Result<(), Refusal> {
        self.step_takes(step)?;
        self.state = match step {
            StateChange::Open => State::Open,
            StateChange::StartCheckIn => State::CheckIn,
            StateChange::Start => State::Running,
            StateChange::Finish => {
                self.rounds.retain(|round| round.state > RoundState::Drawn);
                // Nobody plays any more who could learn from them.
                self.rounds.iter_mut().for_each(|round| round.hands_open = true);
                State::Finished
            }
            StateChange::Archive => State::Archived,
            StateChange::Reopen if self.state == State::Archived => State::Finished,
            StateChange::Reopen => State::Running,
        };
        Ok(())
    }

    /// Takes entries from now on.
    ///
    /// # Errors
    /// As [`Tournament::step`], and so for the others.
    pub fn open(&mut self) -> Result<(), Refusal> {
        self.step(StateChange::Open)
    }

    /// Begins to tick off who is there.
    ///
    /// # Errors
    /// Unless entries are taken.
    pub fn start_check_in(&mut self) -> Result<(), Refusal> {
        self.step(StateChange::StartCheckIn)
    }

    /// Begins.
    ///
    /// # Errors
    /// When fewer than three are there.
    pub fn start(&mut self) -> Result<(), Refusal> {
        self.step(StateChange::Start)
    }

    /// Ends it.
    ///
    /// # Errors
    /// When a round is still open or none was played.
    pub fn finish(&mut self) -> Result<(), Refusal> {
        self.step(StateChange::Finish)
    }

    /// Closes it: nothing changes any more.
    ///
    /// # Errors
    /// Unless it is finished and every dispute is decided.
    pub fn archive(&mut self) -> Result<(), Refusal> {
        self.step(StateChange::Archive)
    }

    /// Opens it again.
    ///
    /// # Errors
    /// Unless it is finished or archived.
    pub fn reopen(&mut self) -> Result<(), Refusal> {
        self.step(StateChange::Reopen)
    }

    /// Lets visitors see it, or hides it from them.
    pub fn set_published(&mut self, published: bool) {
        self.published = published;
    }
}
