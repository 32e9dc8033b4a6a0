//! The way of an event from draft to archive, and whether it is published.

use crate::event::{Event, Refusal, RoundState, State, Status, Why};

impl Event {
    /// Takes entries from now on.
    ///
    /// # Errors
    /// Unless it is a draft.
    pub fn open(&mut self) -> Result<(), Refusal> {
        self.step(State::Draft, State::Open)
    }

    /// Begins to tick off who is there.
    ///
    /// # Errors
    /// Unless entries are taken.
    pub fn start_check_in(&mut self) -> Result<(), Refusal> {
        self.step(State::Open, State::CheckIn)
    }

    /// Begins: the profile is fixed, and those who are not there are left out until they come.
    ///
    /// # Errors
    /// When fewer than three are there.
    pub fn start(&mut self) -> Result<(), Refusal> {
        self.in_state(State::CheckIn, State::CheckIn)?;
        let there = self
            .entries
            .iter()
            .filter(|entry| entry.status == Status::CheckedIn)
            .count();
        if there < 3 {
            return Err(Refusal::event(Why::TooFewThere(there)));
        }
        self.state = State::Running;
        Ok(())
    }

    /// Ends it. Drafts of rounds that nobody saw are dropped.
    ///
    /// # Errors
    /// When a round is still open, or none was played.
    pub fn finish(&mut self) -> Result<(), Refusal> {
        self.in_state(State::Running, State::Running)?;
        let seen = || self.rounds.iter().filter(|round| round.state > RoundState::Drawn);
        if let Some(open) = seen().find(|round| !round.is_complete()) {
            return Err(Refusal::event(Why::RoundOpen(open.number)));
        }
        if seen().next().is_none() {
            return Err(Refusal::event(Why::NotPublished));
        }
        self.rounds.retain(|round| round.state > RoundState::Drawn);
        // Nobody plays any more who could learn from them.
        self.rounds.iter_mut().for_each(|round| round.hands_open = true);
        self.state = State::Finished;
        Ok(())
    }

    /// Closes it: nothing changes any more.
    ///
    /// # Errors
    /// Unless it is finished.
    pub fn archive(&mut self) -> Result<(), Refusal> {
        self.step(State::Finished, State::Archived)
    }

    /// Opens it again: a finished event for more rounds, an archived one for corrections.
    ///
    /// # Errors
    /// Unless it is finished or archived.
    pub fn reopen(&mut self) -> Result<(), Refusal> {
        self.in_state(State::Finished, State::Archived)?;
        self.state = if self.state == State::Archived {
            State::Finished
        } else {
            State::Running
        };
        Ok(())
    }

    /// Lets visitors see it, or hides it from them.
    pub fn set_published(&mut self, published: bool) {
        self.published = published;
    }

    fn step(&mut self, from: State, to: State) -> Result<(), Refusal> {
        self.in_state(from, from)?;
        self.state = to;
        Ok(())
    }
}
