//! Results of tables: entered, confirmed, disputed, ruled, put right and voided. Every act names the version that its
//! author saw, and is refused when there is a newer one.

use super::{reason, same};
use crate::event::facts::played;
use crate::event::{
    Event, MemberKey, Origin, Place, Refusal, ResultState, RoundState, State, Table, TableResult, Why,
};
use crate::tournament::EntryNo;
use crate::tournament::standings;
use crate::tournament::standings::{BadFacts, Facts, Fault, Outcome, RAW_MAX, SeatResult, standings};

/// Where a result comes from, and who types it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Typed {
    pub origin: Origin,
    /// The member of the event who types it, if it is one.
    pub by: Option<MemberKey>,
    /// The version of the table that he saw.
    pub seen: u32,
}

/// What becomes of a table at which somebody is missing and nobody sits for him.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Missing {
    /// The others sit out. The absent are taken out of the rounds to come, unless they are to be drawn again.
    Bye { absent: Vec<EntryNo>, again: bool },
}

impl Event {
    /// Enters the result of a table, one score for each seat. What an official or the hands say counts at once, unless
    /// two persons are asked for.
    ///
    /// # Errors
    /// When another result was entered meanwhile, it is confirmed already, or it cannot be.
    pub fn enter_result(
        &mut self,
        round: u16,
        table: u16,
        seats: Vec<SeatResult>,
        typed: Typed,
    ) -> Result<(), Refusal> {
        self.put(round, table, Outcome::Played(seats), typed, false)
    }

    /// Says that a table was not played because somebody did not come.
    ///
    /// # Errors
    /// As [`Event::enter_result`].
    pub fn not_played(
        &mut self,
        round: u16,
        table: u16,
        missing: Missing,
        typed: Typed,
    ) -> Result<(), Refusal> {
        let Missing::Bye { mut absent, again } = missing;
        let seats = self.table(round, table).map_or(&[][..], |table| &table.seats);
        absent.sort_by_key(|entry| seats.iter().position(|seat| seat.entry == *entry));
        absent.dedup();
        let outcome = Outcome::Bye { absent: absent.clone() };
        self.put(round, table, outcome, Typed { origin: Origin::Forfeit, ..typed }, true)?;
        if again { Ok(()) } else { self.leave_out(&absent) }
    }

    fn put(
        &mut self,
        round: u16,
        table: u16,
        outcome: Outcome,
        typed: Typed,
        agreed: bool,
    ) -> Result<(), Refusal> {
        self.in_state(State::Running, State::Finished)?;
        let place = Place::table(round, table);
        let two_person = self.profile.two_person;
        self.seen(round, table, typed.seen)?;
        let current = self.table(round, table).and_then(|table| table.result.as_ref());
        if current.is_some_and(|result| result.state.is_settled()) {
            return Err(Refusal::at(place, Why::Settled));
        }
        self.check_outcome(round, table, &outcome)?;
        let agreed = agreed
            || match typed.origin {
                Origin::Director | Origin::Forfeit => !two_person,
                Origin::Hands => true,
                Origin::Phone => false,
            };
        let state = if agreed { ResultState::Confirmed } else { ResultState::Entered };
        let (origin, by) = (typed.origin, typed.by);
        let result = TableResult { outcome, origin, state, by, confirmed_by: None, reason: String::new() };
        self.set(round, table, result)
    }

    /// Agrees to what is entered.
    ///
    /// # Errors
    /// When it changed meanwhile, is settled, or was entered by the same person.
    pub fn confirm(
        &mut self,
        round: u16,
        table: u16,
        by: Option<MemberKey>,
        seen: u32,
    ) -> Result<(), Refusal> {
        self.in_state(State::Running, State::Finished)?;
        let place = Place::table(round, table);
        let mut result = self.result(round, table, seen)?;
        if !matches!(result.state, ResultState::Entered | ResultState::Disputed) {
            return Err(Refusal::at(place, Why::Settled));
        }
        let official = result.origin != Origin::Phone;
        if same(result.by, by) && (self.profile.two_person || !official) {
            return Err(Refusal::at(place, Why::OwnResult));
        }
        (result.state, result.confirmed_by) = (ResultState::Confirmed, by);
        self.set(round, table, result)
    }

    /// Somebody of the table says that the result is wrong.
    ///
    /// # Errors
    /// When there is none, it changed meanwhile, or no reason is given.
    pub fn dispute(&mut self, round: u16, table: u16, why: &str, seen: u32) -> Result<(), Refusal> {
        self.in_state(State::Running, State::Finished)?;
        let mut result = self.result(round, table, seen)?;
        result.reason = reason(Place::table(round, table), why)?;
        result.state = ResultState::Disputed;
        self.set(round, table, result)
    }

    /// The director decides: the scores that count, and why.
    ///
    /// # Errors
    /// When it changed meanwhile, cannot be, or no reason is given.
    pub fn rule(
        &mut self,
        round: u16,
        table: u16,
        seats: Vec<SeatResult>,
        why: &str,
        typed: Typed,
    ) -> Result<(), Refusal> {
        self.in_state(State::Running, State::Finished)?;
        self.seen(round, table, typed.seen)?;
        let reason = reason(Place::table(round, table), why)?;
        let outcome = Outcome::Played(seats);
        self.check_outcome(round, table, &outcome)?;
        let (origin, by, state) = (typed.origin, typed.by, ResultState::Ruled);
        self.set(round, table, TableResult { outcome, origin, state, by, confirmed_by: None, reason })
    }

    /// Takes a result out: it counts no more, and the table needs another.
    ///
    /// # Errors
    /// When there is none, it changed meanwhile, or no reason is given.
    pub fn void(&mut self, round: u16, table: u16, why: &str, seen: u32) -> Result<(), Refusal> {
        self.in_state(State::Running, State::Finished)?;
        let mut result = self.result(round, table, seen)?;
        result.reason = reason(Place::table(round, table), why)?;
        result.state = ResultState::Voided;
        self.set(round, table, result)
    }

    /// Enters the scores of a table that was played to decide a tie.
    ///
    /// # Errors
    /// When an entry is unknown or named twice, or a score too large.
    pub fn play_off(&mut self, scores: Vec<(EntryNo, i64)>) -> Result<(), Refusal> {
        self.in_state(State::Running, State::Finished)?;
        for (at, (entry, raw)) in scores.iter().enumerate() {
            if !(-RAW_MAX..=RAW_MAX).contains(raw) {
                return Err(Refusal::at(Place::entry(*entry), BadFacts::from(Fault::RawTooLarge)));
            }
            if scores[..at].iter().any(|(other, _)| other == entry) {
                return Err(Refusal::at(Place::entry(*entry), Why::SamePlace));
            }
            self.entry(*entry).ok_or_else(|| Refusal::at(Place::entry(*entry), Why::NoEntry))?;
        }
        self.playoffs.push(scores);
        Ok(())
    }

    fn result(&self, round: u16, table: u16, seen: u32) -> Result<TableResult, Refusal> {
        let found = self.seen(round, table, seen)?.result.clone();
        let found = found.filter(TableResult::counts);
        found.ok_or_else(|| Refusal::at(Place::table(round, table), Why::NoResult))
    }

    /// The table, if nobody changed its result since it was seen.
    fn seen(&self, round: u16, table: u16, seen: u32) -> Result<&Table, Refusal> {
        let place = Place::table(round, table);
        let one = self.round(round).ok_or_else(|| Refusal::at(Place::round(round), Why::NoRound))?;
        if one.state == RoundState::Drawn {
            return Err(Refusal::at(Place::round(round), Why::NotPublished));
        }
        let found = self.table(round, table).ok_or_else(|| Refusal::at(place, Why::NoTable))?;
        if found.version == seen {
            Ok(found)
        } else {
            Err(Refusal::at(place, Why::Stale { seen, now: found.version }))
        }
    }

    fn set(&mut self, round: u16, table: u16, result: TableResult) -> Result<(), Refusal> {
        let one = self.table_mut(round, table)?;
        one.result = Some(result);
        one.version = one.version.saturating_add(1);
        let round = self.round_mut(round)?;
        let settled = |table: &Table| table.result.as_ref().is_some_and(|result| result.state.is_settled());
        round.state =
            if round.tables.iter().all(settled) { RoundState::Complete } else { RoundState::Playing };
        Ok(())
    }

    /// Asks the standings whether such a result can be beside those of the other tables of the round.
    fn check_outcome(&self, round: u16, table: u16, outcome: &Outcome) -> Result<(), Refusal> {
        let place = Place::table(round, table);
        let found = self.round(round).ok_or_else(|| Refusal::at(Place::round(round), Why::NoRound))?;
        let mut whole = played(found);
        whole.results.retain(|other| other.table != table);
        whole.results.push(standings::TableResult { table, outcome: outcome.clone() });
        whole.drawn.number = 1;
        let entries = found.everybody().map(standings::Entry::new).collect();
        let facts = Facts { entries, rounds: vec![whole], ..Facts::default() };
        let told = |fault: BadFacts| Refusal::at(place, BadFacts { round: Some(round), ..fault });
        standings(&facts, &self.profile.scoring, 1).map(|_| ()).map_err(told)
    }
}
