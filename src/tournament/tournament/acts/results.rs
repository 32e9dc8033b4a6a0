//! Results of tables: entered, confirmed, disputed, taken back, ruled and voided. Every act names the version that its
//! author saw, and is refused when there is a newer one; whether they may is asked of the one policy.

use super::reason;
use crate::EntryNo;
use crate::standings;
use crate::standings::{BadFacts, Came, Facts, FactsFault, RAW_MAX, SeatResult, TableOutcome, standings};
use crate::tournament::facts::played;
use crate::tournament::{
    Origin, Place, Refusal, ResultState, RoundState, Table, TableAct, TableResult, TableStanding, Tournament, Why,
};

/// Where a result comes from, and who types it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResultSource {
    pub origin: Origin,
    /// What they are to the table.
    pub standing: TableStanding,
    /// The version of the table that they saw.
    pub seen: u32,
}

/// What becomes of a table at which someone is missing and nobody sits for them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Missing {
    /// The others sit out. The absent are taken out of the rounds to come, unless they are to be drawn again.
    Bye { absent: Vec<EntryNo>, again: bool },
}

impl Tournament {
    /// Enters the result of a table, one score for each seat. What an official or the hands say counts at once, unless
    /// two persons are asked for; players of whom an official says that they did not come are out of the next rounds.
    ///
    /// # Errors
    /// When another result was entered meanwhile, they may not, or it cannot be.
    pub fn enter_result(
        &mut self,
        round: u16,
        table: u16,
        seats: Vec<SeatResult>,
        typed: ResultSource,
    ) -> Result<(), Refusal> {
        let act = if typed.origin == Origin::Hands {
            TableAct::FromHands
        } else {
            TableAct::Enter
        };
        let outcome = TableOutcome::Played(seats);
        let missing = self
            .table(round, table)
            .map_or_else(Vec::new, |table| table.missing(&outcome));
        self.put(round, table, outcome, typed, act)?;
        // At a table of four the others play on.
        if typed.standing.scores {
            self.leave_out(&missing)
        } else {
            Ok(())
        }
    }

    /// Says that a table was not played because someone did not come.
    ///
    /// # Errors
    /// As [`Tournament::enter_result`].
    pub fn not_played(&mut self, round: u16, table: u16, missing: Missing, typed: ResultSource) -> Result<(), Refusal> {
        let Missing::Bye { mut absent, again } = missing;
        let seats = self.table(round, table).map_or(&[][..], |table| &table.seats);
        absent.sort_by_key(|entry| seats.iter().position(|seat| seat.entry == *entry));
        absent.dedup();
        // Whether they are drawn again is the director's to say.
        let act = if again {
            TableAct::NotPlayedAgain
        } else {
            TableAct::NotPlayed
        };
        let outcome = TableOutcome::Bye { absent: absent.clone() };
        let typed = ResultSource {
            origin: Origin::Forfeit,
            ..typed
        };
        self.put(round, table, outcome, typed, act)?;
        if again { Ok(()) } else { self.leave_out(&absent) }
    }

    fn put(
        &mut self,
        round: u16,
        table: u16,
        outcome: TableOutcome,
        typed: ResultSource,
        act: TableAct,
    ) -> Result<(), Refusal> {
        let place = Place::table(round, table);
        let two_person = self.profile.two_person;
        self.seen(round, table, typed.seen)?;
        self.must(round, table, act, &typed.standing)?;
        let current = self.table(round, table).and_then(|table| table.result.as_ref());
        if current.is_some_and(|result| result.state.is_settled()) {
            return Err(Refusal::at(place, Why::Settled));
        }
        self.check_outcome(round, table, &outcome)?;
        let agreed = matches!(act, TableAct::NotPlayed | TableAct::NotPlayedAgain)
            || match typed.origin {
                Origin::Director | Origin::Forfeit => !two_person,
                Origin::Hands => true,
                Origin::Phone | Origin::Scorecard => false,
            };
        let state = if agreed {
            ResultState::Confirmed
        } else {
            ResultState::Entered
        };
        let device = typed.standing.device.filter(|_| !agreed);
        let (origin, by) = (typed.origin, typed.standing.me);
        let (confirmed_by, reason) = (None, String::new());
        self.set(
            round,
            table,
            TableResult {
                outcome,
                origin,
                state,
                by,
                confirmed_by,
                device,
                reason,
            },
        )
    }

    /// Agrees to what is entered. From the device on which it was entered this is only noted: the result waits for
    /// another device or for an official.
    ///
    /// # Errors
    /// When it changed meanwhile, is decided, or was entered by the same person.
    pub fn confirm(&mut self, round: u16, table: u16, standing: &TableStanding, seen: u32) -> Result<(), Refusal> {
        let mut result = self.result(round, table, seen)?;
        self.must(round, table, TableAct::Confirm, standing)?;
        if standing.scores || !result.is_on_one_device(standing) {
            (result.state, result.device) = (ResultState::Confirmed, None);
        }
        result.confirmed_by = standing.me;
        self.set(round, table, result)
    }

    /// Someone of the table says that the result is wrong.
    ///
    /// # Errors
    /// When there is none, it changed meanwhile, the director has decided, or no reason is given.
    pub fn dispute(
        &mut self,
        round: u16,
        table: u16,
        why: &str,
        standing: &TableStanding,
        seen: u32,
    ) -> Result<(), Refusal> {
        let mut result = self.result(round, table, seen)?;
        self.must(round, table, TableAct::Dispute, standing)?;
        result.reason = reason(Place::table(round, table), why)?;
        result.state = ResultState::Disputed;
        self.set(round, table, result)
    }

    /// Takes back a result, for the player who entered it; the table then has none.
    ///
    /// # Errors
    /// When there is none, it changed meanwhile, or it is agreed already.
    pub fn take_back(&mut self, round: u16, table: u16, standing: &TableStanding, seen: u32) -> Result<(), Refusal> {
        self.result(round, table, seen)?;
        self.must(round, table, TableAct::TakeBack, standing)?;
        self.set(round, table, None)
    }

    /// An official corrected deals on the scorecard from which the result was sent: it becomes what they come to now,
    /// and waits for its players again.
    ///
    /// # Errors
    /// When there is none that follows the scorecard, they may not, or it cannot be.
    pub fn correct_deals(
        &mut self,
        round: u16,
        table: u16,
        seats: Vec<SeatResult>,
        standing: &TableStanding,
    ) -> Result<(), Refusal> {
        let place = Place::table(round, table);
        self.must(round, table, TableAct::CorrectDeals, standing)?;
        let before = self.table(round, table).and_then(|table| table.result.clone());
        let before = before.ok_or_else(|| Refusal::at(place, Why::NoResult))?;
        let outcome = TableOutcome::Played(seats);
        self.check_outcome(round, table, &outcome)?;
        // A note or another dealer is nothing that the players have to confirm again.
        if outcome == before.outcome {
            return Err(Refusal::at(place, Why::Unchanged));
        }
        let is_agreed = before.state == ResultState::Confirmed || before.is_reopened();
        let confirmed_by = before.confirmed_by.or(standing.me).or(before.by);
        self.set(
            round,
            table,
            TableResult {
                outcome,
                state: ResultState::Entered,
                confirmed_by: confirmed_by.filter(|_| is_agreed),
                device: before.device.filter(|_| !is_agreed),
                reason: String::new(),
                ..before
            },
        )
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
        typed: ResultSource,
    ) -> Result<(), Refusal> {
        self.seen(round, table, typed.seen)?;
        self.must(round, table, TableAct::Rule, &typed.standing)?;
        let reason = reason(Place::table(round, table), why)?;
        let outcome = TableOutcome::Played(seats);
        self.check_outcome(round, table, &outcome)?;
        let (origin, by, state) = (typed.origin, typed.standing.me, ResultState::Ruled);
        let (confirmed_by, device) = (None, None);
        self.set(
            round,
            table,
            TableResult {
                outcome,
                origin,
                state,
                by,
                confirmed_by,
                device,
                reason,
            },
        )
    }

    /// Takes a result out: it counts no more, and the director enters another.
    ///
    /// # Errors
    /// When there is none, it changed meanwhile, or no reason is given.
    pub fn void(
        &mut self,
        round: u16,
        table: u16,
        why: &str,
        standing: &TableStanding,
        seen: u32,
    ) -> Result<(), Refusal> {
        let mut result = self.result(round, table, seen)?;
        self.must(round, table, TableAct::Void, standing)?;
        result.reason = reason(Place::table(round, table), why)?;
        (result.state, result.device) = (ResultState::Voided, None);
        self.set(round, table, result)
    }

    /// Enters the scores of a table that was played to decide a tie.
    ///
    /// # Errors
    /// When an entry is unknown or named twice, or a score too large.
    pub fn play_off(&mut self, scores: Vec<(EntryNo, i64)>) -> Result<(), Refusal> {
        self.takes_penalties().map_err(Refusal::tournament)?;
        for (at, (entry, raw)) in scores.iter().enumerate() {
            if !(-RAW_MAX..=RAW_MAX).contains(raw) {
                return Err(Refusal::at(
                    Place::entry(*entry),
                    BadFacts::from(FactsFault::RawTooLarge),
                ));
            }
            if scores[..at].iter().any(|(other, _)| other == entry) {
                return Err(Refusal::at(Place::entry(*entry), Why::SamePlace));
            }
            self.entry(*entry)
                .ok_or_else(|| Refusal::at(Place::entry(*entry), Why::NoEntry))?;
        }
        self.playoffs.push(scores);
        Ok(())
    }

    /// Whether the policy lets them.
    fn must(&self, round: u16, table: u16, act: TableAct, standing: &TableStanding) -> Result<(), Refusal> {
        let rights = self.allowed(round, table, standing);
        rights
            .check(act)
            .map_err(|why| Refusal::at(Place::table(round, table), why))
    }

    fn result(&self, round: u16, table: u16, seen: u32) -> Result<TableResult, Refusal> {
        let found = self.seen(round, table, seen)?.result.clone();
        let found = found.filter(TableResult::counts);
        found.ok_or_else(|| Refusal::at(Place::table(round, table), Why::NoResult))
    }

    /// The table, if nobody changed its result since it was seen.
    fn seen(&self, round: u16, table: u16, seen: u32) -> Result<&Table, Refusal> {
        let place = Place::table(round, table);
        let one = self
            .round(round)
            .ok_or_else(|| Refusal::at(Place::round(round), Why::NoRound))?;
        if one.state == RoundState::Drawn {
            return Err(Refusal::at(Place::round(round), Why::NotPublished));
        }
        let found = self
            .table(round, table)
            .ok_or_else(|| Refusal::at(place, Why::NoTable))?;
        if found.version == seen {
            Ok(found)
        } else {
            Err(Refusal::at(
                place,
                Why::Stale {
                    seen,
                    now: found.version,
                },
            ))
        }
    }

    fn set(&mut self, round: u16, table: u16, result: impl Into<Option<TableResult>>) -> Result<(), Refusal> {
        let one = self.table_mut(round, table)?;
        let result = result.into();
        if one.result == result {
            return Err(Refusal::at(Place::table(round, table), Why::Unchanged));
        }
        one.result = result;
        one.version = one.version.saturating_add(1);
        let round = self.round_mut(round)?;
        let settled = |table: &Table| table.result.as_ref().is_some_and(|result| result.state.is_settled());
        round.state = if round.tables.iter().all(settled) {
            RoundState::Complete
        } else {
            RoundState::Playing
        };
        Ok(())
    }

    /// Asks the standings whether such a result can be beside those of the other tables of the round. Where deals are
    /// compared, sums alone would let none of them be.
    fn check_outcome(&self, round: u16, table: u16, outcome: &TableOutcome) -> Result<(), Refusal> {
        let place = Place::table(round, table);
        let found = self
            .round(round)
            .ok_or_else(|| Refusal::at(Place::round(round), Why::NoRound))?;
        if self.compares_boards(found.stage) && !tells_boards(outcome, self.boards_in_set()) {
            return Err(Refusal::at(place, BadFacts::from(FactsFault::BoardCount)));
        }
        let mut whole = played(found);
        whole.results.retain(|other| other.table != table);
        whole.results.push(standings::TableResult {
            table,
            outcome: outcome.clone(),
        });
        whole.drawn.number = 1;
        let entries = found.everybody().map(standings::EntrySpan::new).collect();
        let facts = Facts {
            entries,
            rounds: vec![whole],
            ..Facts::default()
        };
        let told = |fault: BadFacts| {
            Refusal::at(
                place,
                BadFacts {
                    round: Some(round),
                    ..fault
                },
            )
        };
        standings(&facts, &self.profile.scoring, 1).map(|_| ()).map_err(told)
    }
}

/// Whether there is a score for each board; the only board of a set is told by the sum.
fn tells_boards(outcome: &TableOutcome, in_set: usize) -> bool {
    let tells = |seat: &SeatResult| seat.boards.len() == in_set || in_set == 1 && seat.boards.is_empty();
    match outcome {
        TableOutcome::Played(seats) => seats.iter().all(|seat| seat.came == Came::Nobody || tells(seat)),
        TableOutcome::Bye { .. } => true,
    }
}
