//! Times at which a table of a round over weeks could meet: its players and its director propose them, the players say
//! which suit them. Nothing of it is a result, so it stands beside the text of the tournament.

use chrono::{NaiveDate, NaiveDateTime, Timelike as _};
use serde_json::json;

use super::act::{ActBeside, ActContext, LogDetail, must};
use super::cards::{Card, must_be_good, who_sits};
use super::standing::object_at;
use super::times::{OFFICIAL, ProposedBy, ProposedTime, TAKEN_BACK, TablePlace, TableTimes, seed_of, times_of};
use crate::audit::Deed;
use crate::authorization::{self, Action};
use crate::clubs::{clock, fields};
use crate::{ActError, Conflict, InvalidValue};
use talon_store::table_times::{self, TableTime, TimeOfTable};
use talon_tournament::EntryNo;
use talon_tournament::tournament::MemberKey;

/// Proposals that one person can have open at a table.
pub const PROPOSALS_MAX: usize = 3;

/// What is said of times, each as forms send it: day and time by the clock of the club.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimesAct<'a> {
    /// Empty ones are left out.
    Propose(&'a [String]),
    Tick(&'a str),
    /// It does not suit any more.
    Untick(&'a str),
    Withdraw(&'a str),
}

/// How it is known who says it.
#[derive(Debug, Clone, Copy)]
pub enum TimesBy<'a> {
    Account,
    /// By the card of the table, from this seat.
    Card {
        card: &'a Card,
        seat: EntryNo,
    },
}

/// Says something of when a table meets.
#[derive(Debug, Clone, Copy)]
pub struct ArrangeTimes<'a> {
    pub place: TablePlace,
    pub by: TimesBy<'a>,
    pub act: TimesAct<'a>,
}

impl ActBeside for ArrangeTimes<'_> {
    fn deed(&self) -> Deed {
        Deed::ArrangeTimes
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        let ActContext { db, actor, loaded, .. } = context;
        match self.by {
            TimesBy::Account => {
                let object = object_at(actor, loaded, self.place.round, self.place.table);
                must(db, actor, loaded, Action::ArrangeTimes, &object)
            }
            TimesBy::Card { card, .. } => must_be_good(card, loaded),
        }
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Vec<LogDetail>, ActError> {
        let TablePlace { round, table } = self.place;
        let due = context.loaded.tournament.meets_until(round, table);
        let due = due.ok_or(ActError::Conflict(Conflict::ChangedMeanwhile))?;
        let me = self.who(context)?;
        let directs = self.directs(context)?;
        if me.is_none() && !directs {
            return Err(ActError::Denied(Action::ArrangeTimes));
        }
        let times = times_of(context.db, &context.loaded, context.now)?;
        let table = AtTable {
            me,
            directs,
            due,
            now: clock::local(&context.loaded.club.timezone, context.now),
            times: times.get(&self.place).cloned().unwrap_or_default(),
            place: self.place,
        };
        let (word, changed) = match self.act {
            TimesAct::Propose(typed) => ("propose_times", table.propose(context, typed)?),
            TimesAct::Tick(typed) => ("tick_time", table.tick(context, typed)?),
            TimesAct::Untick(typed) => ("untick_time", table.untick(context, typed)?),
            TimesAct::Withdraw(typed) => ("withdraw_time", table.withdraw(context, typed)?),
        };
        let detail = |at: &NaiveDateTime| LogDetail {
            values: json!({
                "round": self.place.round, "table": self.place.table, "act": word,
                "time": at.format("%Y-%m-%d %H:%M").to_string(),
            }),
            account: None,
        };
        Ok(changed.iter().map(detail).collect())
    }
}

impl ArrangeTimes<'_> {
    /// Who says it, if they sit there.
    fn who(&self, context: &ActContext<'_>) -> Result<Option<MemberKey>, ActError> {
        let (loaded, TablePlace { round, table }) = (&context.loaded, self.place);
        match self.by {
            TimesBy::Account => {
                let me = loaded.key_of(context.actor);
                Ok(me.filter(|me| loaded.tournament.sitting(round, table).contains(me)))
            }
            TimesBy::Card { card, seat } => who_sits(loaded, card, seat).map(Some).ok_or(ActError::Invalid {
                field: "seat",
                why: InvalidValue::BadChoice,
            }),
        }
    }

    /// Whether they direct the tournament, whether or not they sit there. The card of a table gives nobody that right.
    fn directs(&self, context: &mut ActContext<'_>) -> Result<bool, ActError> {
        let ActContext { db, actor, loaded, .. } = context;
        match self.by {
            TimesBy::Account => {
                let standing = authorization::standing(db, actor, Some(loaded.club.id))?;
                Ok(standing.may(Action::ArrangeTimes, &loaded.object()))
            }
            TimesBy::Card { .. } => Ok(false),
        }
    }
}

/// The table as the one finds it who says something.
struct AtTable {
    /// None is an official who does not sit there.
    me: Option<MemberKey>,
    directs: bool,
    due: NaiveDate,
    now: NaiveDateTime,
    times: TableTimes,
    place: TablePlace,
}

impl AtTable {
    fn propose(&self, context: &mut ActContext<'_>, typed: &[String]) -> Result<Vec<NaiveDateTime>, ActError> {
        let mut asked: Vec<NaiveDateTime> = Vec::new();
        for one in typed {
            let Some(at) = to_the_minute(one)? else {
                continue;
            };
            clock::must_exist(&context.loaded.club.timezone, at)?;
            self.must_be_open(at)?;
            if !asked.contains(&at) {
                asked.push(at);
            }
        }
        if asked.is_empty() {
            return Err(invalid(InvalidValue::Required));
        }
        let (there, new): (Vec<_>, Vec<_>) = asked.into_iter().partition(|at| self.proposal(*at).is_some());
        let by = ProposedBy::of(self.me);
        let own = self.times.proposed.iter().filter(|one| one.by == by);
        if own.count() + new.len() > PROPOSALS_MAX {
            return Err(invalid(InvalidValue::TooManyTimes));
        }
        let mut changed = Vec::new();
        for at in &new {
            // What people said of it who sit elsewhere now is over.
            table_times::withdraw(context.db, &self.key(context, *at))?;
            self.say(context, *at, true)?;
            changed.push(*at);
        }
        // What was proposed already suits them too.
        for at in there {
            if self.me.is_some() && self.suits_not(at) {
                self.say(context, at, false)?;
                changed.push(at);
            }
        }
        Ok(changed)
    }

    fn tick(&self, context: &mut ActContext<'_>, typed: &str) -> Result<Vec<NaiveDateTime>, ActError> {
        let at = self.known(typed)?;
        if self.me.is_none() {
            return Err(ActError::Denied(Action::ArrangeTimes));
        }
        if !self.suits_not(at) {
            return Ok(Vec::new());
        }
        self.say(context, at, false)?;
        Ok(vec![at])
    }

    fn untick(&self, context: &mut ActContext<'_>, typed: &str) -> Result<Vec<NaiveDateTime>, ActError> {
        let at = self.known(typed)?;
        let Some(me) = self.me else {
            return Err(ActError::Denied(Action::ArrangeTimes));
        };
        if self.suits_not(at) {
            return Ok(Vec::new());
        }
        let key = self.key(context, at);
        table_times::take_back(context.db, &key, i64::from(me.0))?;
        self.mark(context, at)?;
        Ok(vec![at])
    }

    /// By who proposed it, or by whoever directs the tournament.
    fn withdraw(&self, context: &mut ActContext<'_>, typed: &str) -> Result<Vec<NaiveDateTime>, ActError> {
        let at = self.known(typed)?;
        let is_own = self.proposal(at).is_some_and(|one| one.by == ProposedBy::of(self.me));
        if !is_own && !self.directs {
            return Err(ActError::Denied(Action::ArrangeTimes));
        }
        let key = self.key(context, at);
        table_times::withdraw(context.db, &key)?;
        self.mark(context, at)?;
        Ok(vec![at])
    }

    fn must_be_open(&self, at: NaiveDateTime) -> Result<(), ActError> {
        match () {
            () if at <= self.now => Err(invalid(InvalidValue::TimePast)),
            () if at.date() > self.due => Err(invalid(InvalidValue::TimeAfterDue)),
            () => Ok(()),
        }
    }

    /// A time that is still proposed.
    fn known(&self, typed: &str) -> Result<NaiveDateTime, ActError> {
        let at = to_the_minute(typed)?.ok_or(invalid(InvalidValue::Required))?;
        match self.proposal(at) {
            Some(_) => Ok(at),
            None => Err(ActError::Conflict(Conflict::ChangedMeanwhile)),
        }
    }

    fn proposal(&self, at: NaiveDateTime) -> Option<&ProposedTime> {
        self.times.proposed.iter().find(|one| one.starts == at)
    }

    fn suits_not(&self, at: NaiveDateTime) -> bool {
        let suits = |one: &ProposedTime| self.me.is_some_and(|me| one.suits.contains(&me));
        !self.proposal(at).is_some_and(suits)
    }

    fn key(&self, context: &ActContext<'_>, starts_at: NaiveDateTime) -> TimeOfTable {
        let round = context.loaded.tournament.round(self.place.round);
        TimeOfTable {
            tournament: context.loaded.id,
            round: self.place.round.into(),
            table: self.place.table.into(),
            seed: round.map(seed_of).unwrap_or_default(),
            starts_at,
        }
    }

    fn say(&self, context: &mut ActContext<'_>, at: NaiveDateTime, proposed: bool) -> Result<(), ActError> {
        let member_key = self.me.map_or(OFFICIAL, |me| me.0.into());
        self.keep(context, at, member_key, proposed)
    }

    /// Keeps that something of this time was taken back now. Calendars number what they hear of a table by the moment
    /// at which something was last said there, and must never hear a lower number.
    fn mark(&self, context: &mut ActContext<'_>, at: NaiveDateTime) -> Result<(), ActError> {
        let key = self.key(context, at);
        table_times::take_back(context.db, &key, TAKEN_BACK)?;
        self.keep(context, at, TAKEN_BACK, false)
    }

    fn keep(
        &self,
        context: &mut ActContext<'_>,
        at: NaiveDateTime,
        member_key: i64,
        proposed: bool,
    ) -> Result<(), ActError> {
        let key = self.key(context, at);
        let said = TableTime {
            tournament_id: key.tournament,
            round: key.round,
            table_no: key.table,
            seed: key.seed,
            starts_at: key.starts_at,
            member_key,
            proposed,
            said_at: context.now.into(),
        };
        Ok(table_times::insert(context.db, &said)?)
    }
}

/// As the pages show a time, and so as it is answered.
fn to_the_minute(typed: &str) -> Result<Option<NaiveDateTime>, ActError> {
    let at = fields::day_and_time("time", typed)?;
    Ok(at.and_then(|at| at.with_second(0)?.with_nanosecond(0)))
}

fn invalid(why: InvalidValue) -> ActError {
    ActError::Invalid { field: "time", why }
}
