//! Results of tables: entered by a player, a scorer or the director, confirmed by another one, disputed, ruled, put right
//! and voided. What is asked for depends on who says it and on how sure the result is already.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::Loaded;
use super::change::{Asked, Done, change, must};
use super::hands::TableAt;
use super::table_hands::tally_of;
use crate::event::{Event, MemberKey, Missing, Origin, Place, Refusal, TableResult, Typed, Why};
use crate::service::audit::Deed;
use crate::service::permissions::Action;
use crate::service::permit::{self, Object};
use crate::service::{ActError, Actor};
use crate::store::{Db, Store, TournamentId};
use crate::tournament::EntryNo;
use crate::tournament::standings::{Came, Outcome, SeatResult};

/// What is done with the result of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResultAct {
    /// Scores in the order of seats.
    Enter(Vec<SeatResult>),
    /// Nobody played, because these did not come. They are drawn no more, unless the director says that they are.
    NotPlayed {
        absent: Vec<EntryNo>,
        again: bool,
    },
    Confirm,
    Dispute,
    /// Scores in the order of seats, whatever was said before.
    Rule(Vec<SeatResult>),
    Void,
    /// What the hands of the table come to, which are these scores in the order of seats.
    Hands(Vec<i64>),
}

/// A result as it was typed.
#[derive(Debug, Clone, Copy)]
pub struct ResultTyped<'a> {
    pub round: u16,
    pub table: u16,
    /// The version of the table that was seen.
    pub seen: u32,
    pub reason: &'a str,
}

/// Does it.
///
/// # Errors
/// When the actor may not, there is no such table, it was changed meanwhile, or the result cannot be.
pub fn act_on_result(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    typed: ResultTyped<'_>,
    act: &ResultAct,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Done, ActError> {
    let ResultTyped { round, table, seen, reason } = typed;
    let request = format!("{round} {table} {seen} {act:?}");
    let reason = Some(reason.trim()).filter(|text| !text.is_empty());
    let asked = Asked { id, deed: act.deed(), key, request, reason, now };
    change(
        store,
        actor,
        &asked,
        |db, loaded| may(db, actor, loaded, (round, table), act),
        |db, loaded| {
            let (official, director) = officially(db, actor, loaded)?;
            let by = loaded.key_of(actor);
            let origin = if official { Origin::Director } else { Origin::Phone };
            if let ResultAct::Hands(shown) = act {
                return from_hands(db, loaded, (id, &typed), shown, by);
            }
            let mut told = apply(loaded, &typed, act, origin, by)?;
            let entered = loaded.event.table(round, table).and_then(|table| table.result.as_ref());
            // The director's word needs no second one.
            let open = entered.is_some_and(|result| !result.state.is_settled());
            if director && open && matches!(act, ResultAct::Enter(_)) {
                loaded.event.confirm(round, table, None, seen.saturating_add(1))?;
                let now = loaded.event.table(round, table).and_then(|table| table.result.as_ref());
                told["new"] = self::told(now);
            }
            Ok(told)
        },
    )
}

impl ResultAct {
    /// How the log calls it.
    pub(super) const fn deed(&self) -> Deed {
        match self {
            ResultAct::Enter(_) | ResultAct::NotPlayed { .. } | ResultAct::Hands(_) => Deed::EnterResult,
            ResultAct::Confirm => Deed::ConfirmResult,
            ResultAct::Dispute => Deed::DisputeResult,
            ResultAct::Rule(_) => Deed::RuleResult,
            ResultAct::Void => Deed::VoidResult,
        }
    }
}

/// Lets the event act, in the name of a member of it; whether he may was asked before. Answers what the log is told.
pub(super) fn apply(
    loaded: &mut Loaded,
    typed: &ResultTyped<'_>,
    act: &ResultAct,
    origin: Origin,
    by: Option<MemberKey>,
) -> Result<Value, Refusal> {
    let ResultTyped { round, table, seen, reason } = *typed;
    let said = Typed { origin, by, seen };
    let event: &mut Event = &mut loaded.event;
    let old = told(event.table(round, table).and_then(|table| table.result.as_ref()));
    match act {
        ResultAct::Enter(seats) => {
            event.enter_result(round, table, came(event, round, table, seats)?, said)?;
        }
        ResultAct::NotPlayed { absent, again } => {
            let missing = Missing::Bye { absent: absent.clone(), again: *again };
            event.not_played(round, table, missing, said)?;
        }
        ResultAct::Confirm => event.confirm(round, table, by, seen)?,
        ResultAct::Dispute => event.dispute(round, table, reason.trim(), seen)?,
        ResultAct::Rule(seats) => {
            event.rule(round, table, came(event, round, table, seats)?, reason.trim(), said)?;
        }
        ResultAct::Void => event.void(round, table, reason.trim(), seen)?,
        // Whoever has no hands before him cannot make a result of them.
        ResultAct::Hands(_) => return Err(Refusal::at(Place::table(round, table), Why::HandsDiffer)),
    }
    Ok(changed(event, (round, table), &old))
}

/// What the hands come to becomes the result; one that is agreed already is ruled over, with a reason.
fn from_hands(
    db: &mut Db,
    loaded: &mut Loaded,
    (id, typed): (TournamentId, &ResultTyped<'_>),
    shown: &[i64],
    by: Option<MemberKey>,
) -> Result<Value, ActError> {
    let ResultTyped { round, table, seen, reason } = *typed;
    let seats = tally_of(db, loaded, TableAt { id, round, table })?.seats;
    let seats = seats.ok_or(ActError::Invalid { field: "hands", key: "event-hands-uncounted" })?;
    if seats.iter().map(|seat| seat.raw).ne(shown.iter().copied()) {
        return Err(Refusal::at(Place::table(round, table), Why::HandsDiffer).into());
    }
    let said = Typed { origin: Origin::Hands, by, seen };
    let event = &mut loaded.event;
    let current = event.table(round, table).and_then(|table| table.result.as_ref());
    let old = told(current);
    if current.is_some_and(|result| result.state.is_settled()) {
        event.rule(round, table, seats, reason.trim(), said)?;
    } else {
        event.enter_result(round, table, seats, said)?;
    }
    Ok(changed(event, (round, table), &old))
}

/// Who sits for somebody else is told by the seat, not by the form.
fn came(event: &Event, round: u16, table: u16, seats: &[SeatResult]) -> Result<Vec<SeatResult>, Refusal> {
    let place = Place::table(round, table);
    let found = event.table(round, table).ok_or_else(|| Refusal::at(place, Why::NoTable))?;
    let mut seats = seats.to_vec();
    for (seat, at) in seats.iter_mut().zip(&found.seats) {
        if at.substitute.is_some() && seat.came == Came::Himself {
            seat.came = Came::Substitute;
        }
    }
    Ok(seats)
}

/// What the log is told of a table: who sits there, since another draw may change that, the result before and the one now.
fn changed(event: &Event, (round, table): (u16, u16), old: &Value) -> Value {
    let found = event.table(round, table);
    let entries: Vec<u16> = found.iter().flat_map(|table| &table.seats).map(|seat| seat.entry.0).collect();
    let new = told(found.and_then(|table| table.result.as_ref()));
    json!({"round": round, "table": table, "entries": entries, "old": old, "new": new})
}

/// A result as the log has it: the scores, and how sure they are.
fn told(result: Option<&TableResult>) -> Value {
    let Some(result) = result else { return Value::Null };
    let scores: Vec<i64> = match &result.outcome {
        Outcome::Played(seats) => seats.iter().map(|seat| seat.raw).collect(),
        Outcome::Bye { .. } => Vec::new(),
    };
    json!({"raw": scores, "state": result.state.as_str()})
}

/// Whether he enters results by his office, and whether he has the last word on them.
fn officially(db: &mut Db, actor: &Actor, loaded: &Loaded) -> Result<(bool, bool), ActError> {
    let standing = permit::standing(db, actor, Some(loaded.club.id))?;
    let may = |action| standing.may(action, &loaded.object());
    Ok((may(Action::ChangeResult), may(Action::ChangeConfirmedResult)))
}

/// Which right an act needs depends on the result that is there.
fn may(
    db: &mut Db,
    actor: &Actor,
    loaded: &Loaded,
    (round, table): (u16, u16),
    act: &ResultAct,
) -> Result<(), ActError> {
    let me = loaded.key_of(actor);
    let own_table = me.is_some_and(|me| loaded.event.sits(round, me) == Some(table));
    let object = Object { own_table, ..loaded.object() };
    let current = loaded.event.table(round, table).and_then(|table| table.result.as_ref());
    let current = current.filter(|result| result.counts());
    let settled = current.is_some_and(|result| result.state.is_settled());
    let action = match act {
        ResultAct::Rule(_) | ResultAct::Void => Action::ChangeConfirmedResult,
        ResultAct::Dispute | ResultAct::Confirm if own_table && !settled => Action::ConfirmResult,
        ResultAct::Dispute => Action::EnterResult,
        ResultAct::Confirm => Action::ConfirmResult,
        ResultAct::Hands(_) if settled => Action::ChangeConfirmedResult,
        // Whether they are drawn again is the director's to say.
        ResultAct::NotPlayed { again: true, .. } => Action::ChangeConfirmedResult,
        ResultAct::NotPlayed { again: false, .. } | ResultAct::Hands(_) => Action::ChangeResult,
        // Who typed a result may mend it until another one has confirmed it.
        ResultAct::Enter(_) if current.is_some_and(|result| result.by.is_none() || result.by != me) => {
            Action::ChangeResult
        }
        ResultAct::Enter(_) => Action::EnterResult,
    };
    must(db, actor, loaded, action, &object)
}
