//! Who takes part: entries, check-in, late ones, and those who leave.

use super::Late;
use crate::EntryNo;
use crate::standings::TeamPlace;
use crate::tournament::{
    Entry, EntryAct, MemberKey, Place, Refusal, RoundState, SettingPart, State, Status, Table, Tournament, Why,
};

impl Tournament {
    /// Takes an entry. While the tournament runs it is late and plays from the next round that is not yet published.
    ///
    /// # Errors
    /// When the member has an entry, or no more are taken.
    pub fn enter(&mut self, member: MemberKey) -> Result<EntryNo, Refusal> {
        if let Some(known) = self.entries.iter().find(|entry| entry.member == member) {
            self.in_state(State::Draft, State::Running)?;
            return Err(Refusal::at(
                Place::entry(known.number),
                Why::EnteredAlready(known.number),
            ));
        }
        self.takes_entries().map_err(Refusal::tournament)?;
        let number = EntryNo(self.entries.len() as u16 + 1);
        let mut entry = Entry::new(number, member);
        if self.state == State::Running {
            entry.status = Status::Late;
            entry.first_round = self.next_open().first_round;
        }
        self.entries.push(entry);
        self.fill_empty_places();
        Ok(number)
    }

    /// Ticks someone off as present. Who was only announced when the tournament began comes in late, and so does who
    /// came late before they left it; who was there from the first round on is here again.
    ///
    /// # Errors
    /// When they are there already, or nobody is ticked off any more.
    pub fn check_in(&mut self, entry: EntryNo) -> Result<(), Refusal> {
        self.must_take(entry, EntryAct::CheckIn)?;
        let runs = self.state == State::Running;
        let next = self.next_open().first_round;
        let seated = self
            .rounds
            .iter()
            .any(|round| round.everybody().any(|one| one == entry));
        let one = self.entry_mut(entry)?;
        one.last_round = None;
        let has_left = matches!(one.status, Status::Withdrawn | Status::Excluded);
        let is_late = runs && !(seated && has_left && one.first_round <= 1);
        one.status = if is_late { Status::Late } else { Status::CheckedIn };
        if runs && !seated {
            one.first_round = next;
        }
        self.fill_empty_places();
        Ok(())
    }

    /// Ticks off everyone who is only announced, and tells how many they were.
    ///
    /// # Errors
    /// When players are not being ticked off, or nobody is left to be.
    pub fn check_in_all(&mut self) -> Result<usize, Refusal> {
        self.in_state(State::CheckIn, State::CheckIn)?;
        let mut count = 0;
        for entry in &mut self.entries {
            if entry.status == Status::Registered {
                entry.status = Status::CheckedIn;
                count += 1;
            }
        }
        if count == 0 {
            return Err(Refusal::tournament(Why::Unchanged));
        }
        Ok(count)
    }

    /// Takes a tick back.
    ///
    /// # Errors
    /// Once the tournament runs, or when they were not ticked off.
    pub fn uncheck(&mut self, entry: EntryNo) -> Result<(), Refusal> {
        self.must_take(entry, EntryAct::Uncheck)?;
        self.entry_mut(entry)?.status = Status::Registered;
        Ok(())
    }

    /// Someone leaves; their results stand.
    ///
    /// # Errors
    /// When they are gone already.
    pub fn withdraw(&mut self, entry: EntryNo) -> Result<(), Refusal> {
        self.leave(entry, EntryAct::Withdraw, Status::Withdrawn)
    }

    /// Someone never came.
    ///
    /// # Errors
    /// Before anyone is ticked off, and when they are gone already or have played.
    pub fn no_show(&mut self, entry: EntryNo) -> Result<(), Refusal> {
        self.leave(entry, EntryAct::NoShow, Status::NoShow)
    }

    /// Takes those out of the rounds to come who did not come to a table: players who came to none never came, the
    /// others left. Once everything is played there are no such rounds.
    pub(super) fn leave_out(&mut self, absent: &[EntryNo]) -> Result<(), Refusal> {
        for entry in absent {
            let in_play = self.entry(*entry).is_some_and(|entry| entry.status.is_in_play());
            if in_play && self.state == State::Running {
                if self.has_come(*entry) {
                    self.withdraw(*entry)?;
                } else {
                    self.no_show(*entry)?;
                }
            }
        }
        Ok(())
    }

    /// Whether a result that counts says that they came to a table.
    pub(in crate::tournament) fn has_come(&self, entry: EntryNo) -> bool {
        let came = |table: &Table| match table.result.as_ref().filter(|result| result.counts()) {
            Some(result) => table
                .seat_of(entry)
                .is_some_and(|seat| !result.outcome.misses(entry, seat)),
            None => false,
        };
        self.rounds.iter().flat_map(|round| &round.tables).any(came)
    }

    /// Someone is sent away: they are listed at the end, and those who met them keep their points.
    ///
    /// # Errors
    /// When they are gone already.
    pub fn exclude(&mut self, entry: EntryNo) -> Result<(), Refusal> {
        self.leave(entry, EntryAct::Exclude, Status::Excluded)
    }

    /// Puts someone into a team, or out of any.
    ///
    /// # Errors
    /// When they have had a place in a round, or the tournament is over.
    pub fn set_team(&mut self, entry: EntryNo, team: Option<TeamPlace>) -> Result<(), Refusal> {
        self.must_take_setting(SettingPart::Teams)?;
        let fixed = self.has_team_fixed(entry);
        let one = self.entry_mut(entry)?;
        if fixed && one.team != team {
            return Err(Refusal::at(Place::entry(entry), Why::HasPlayed));
        }
        one.team = team;
        Ok(())
    }

    /// Whether someone stays in the team they are in, because it has played with them.
    pub fn has_team_fixed(&self, entry: EntryNo) -> bool {
        let seen = |round: &&crate::tournament::Round| round.state > RoundState::Drawn;
        self.state > State::Running
            || self
                .rounds
                .iter()
                .filter(seen)
                .any(|round| round.everybody().any(|one| one == entry))
    }

    fn must_take(&self, entry: EntryNo, act: EntryAct) -> Result<(), Refusal> {
        self.entry_takes(entry, act)
            .map_err(|why| Refusal::at(Place::entry(entry), why))
    }

    fn leave(&mut self, entry: EntryNo, act: EntryAct, status: Status) -> Result<(), Refusal> {
        self.must_take(entry, act)?;
        let seated = |round: &&crate::tournament::Round| {
            round.state > RoundState::Drawn && round.everybody().any(|other| other == entry)
        };
        let last = self
            .rounds
            .iter()
            .filter(seated)
            .map(|round| round.number)
            .max()
            .unwrap_or(0);
        let one = self.entry_mut(entry)?;
        (one.status, one.last_round) = (status, Some(last));
        self.fill_empty_places();
        Ok(())
    }

    /// The first round that nobody has seen yet.
    fn next_open(&self) -> Late {
        let seen = self
            .rounds
            .iter()
            .filter(|round| round.state > RoundState::Drawn)
            .count();
        Late {
            first_round: seen as u16 + 1,
        }
    }

    pub(super) fn entry_mut(&mut self, entry: EntryNo) -> Result<&mut Entry, Refusal> {
        let found = self.entries.iter_mut().find(|one| one.number == entry);
        found.ok_or_else(|| Refusal::at(Place::entry(entry), Why::NoEntry))
    }
}
