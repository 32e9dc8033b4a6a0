//! A round that is on: it begins, tables get rooms, time and substitutes.

use chrono::{NaiveDate, NaiveDateTime};

use super::optional;
use crate::EntryNo;
use crate::tournament::{MemberKey, Place, Refusal, Round, RoundAct, RoundState, Table, Tournament, Why};

impl Tournament {
    /// The cards are dealt.
    ///
    /// # Errors
    /// When it is not published, or has begun.
    pub fn start_round(&mut self, round: u16, now: NaiveDateTime) -> Result<(), Refusal> {
        self.round_takes(round, RoundAct::Begin)?;
        let one = self.round_mut(round)?;
        (one.state, one.started) = (RoundState::Playing, Some(now));
        Ok(())
    }

    /// Sets the last day on which a round can be played (its due date); none takes it away.
    ///
    /// # Errors
    /// When there is no such round, the day is the same already, or the tournament does not run.
    pub fn set_due(&mut self, round: u16, due: Option<NaiveDate>) -> Result<(), Refusal> {
        self.round_takes(round, RoundAct::SetDue)?;
        let one = self.round_mut(round)?;
        if one.due == due {
            return Err(Refusal::at(Place::round(round), Why::Unchanged));
        }
        one.due = due;
        Ok(())
    }

    /// Says where a table stands.
    ///
    /// # Errors
    /// When there is no such table, or the name is too long.
    pub fn set_room(&mut self, round: u16, table: u16, room: &str) -> Result<(), Refusal> {
        self.round_takes(round, RoundAct::Arrange)?;
        let room = optional(room)?;
        self.table_mut(round, table)?.room = room;
        Ok(())
    }

    /// Gives a table more minutes than the others; 0 takes them back.
    ///
    /// # Errors
    /// When there is no such table.
    pub fn extra_time(&mut self, round: u16, table: u16, minutes: u16) -> Result<(), Refusal> {
        self.round_takes(round, RoundAct::Arrange)?;
        self.table_mut(round, table)?.extra_minutes = minutes;
        Ok(())
    }

    /// Lets a member sit in the place of an entry, or takes them away again.
    ///
    /// # Errors
    /// When the entry does not sit there, or the substitute sits at a table of the round already.
    pub fn substitute(
        &mut self,
        round: u16,
        table: u16,
        entry: EntryNo,
        member: Option<MemberKey>,
    ) -> Result<(), Refusal> {
        self.round_takes(round, RoundAct::Arrange)?;
        let place = Place::table(round, table).of(entry);
        let seated = self
            .table(round, table)
            .and_then(|table| table.seats.iter().find(|seat| seat.entry == entry));
        if seated.is_some_and(|seat| seat.substitute == member) {
            return Err(Refusal::at(place, Why::Unchanged));
        }
        if let Some(member) = member
            && let Some(there) = self.sits(round, member)
        {
            return Err(Refusal::at(place, Why::SubstituteSeated(there)));
        }
        let table = self.table_mut(round, table)?;
        if table.result.as_ref().is_some_and(|result| result.state.is_settled()) {
            return Err(Refusal::at(place, Why::Settled));
        }
        let seat = table.seats.iter_mut().find(|seat| seat.entry == entry);
        seat.ok_or_else(|| Refusal::at(place, Why::NotAtTable))?.substitute = member;
        table.version = table.version.saturating_add(1);
        Ok(())
    }

    /// The table at which a member sits in a round, for themselves or for another one.
    pub fn sits(&self, round: u16, member: MemberKey) -> Option<u16> {
        let is = |seat: &crate::tournament::Seat| match seat.substitute {
            Some(substitute) => substitute == member,
            None => self.entry(seat.entry).is_some_and(|entry| entry.member == member),
        };
        let round = self.round(round)?;
        round
            .tables
            .iter()
            .find(|table| table.seats.iter().any(is))
            .map(|table| table.number)
    }

    pub(super) fn round_mut(&mut self, round: u16) -> Result<&mut Round, Refusal> {
        let found = self.rounds.iter_mut().find(|one| one.number == round);
        found.ok_or_else(|| Refusal::at(Place::round(round), Why::NoRound))
    }

    pub(super) fn table_mut(&mut self, round: u16, table: u16) -> Result<&mut Table, Refusal> {
        let tables = &mut self.round_mut(round)?.tables;
        let found = tables.iter_mut().find(|one| one.number == table);
        found.ok_or_else(|| Refusal::at(Place::table(round, table), Why::NoTable))
    }
}
