//! Results of tables: entered by a player, a scorer or the director, confirmed by another one, disputed, taken back,
//! ruled and voided. Who may do which of it, the tournament says.

use serde_json::{Value, json};

use super::Loaded;
use super::act::{ActContext, TournamentAct, must, reason_in};
use super::hands::TableAt;
use super::standing::{object_at, standing_at};
use super::table_hands::tally_of;
use crate::audit::Deed;
use crate::authorization::Action;
use crate::scorecards::{boards_come_to, comes_to};
use crate::{ActError, InvalidValue};
use talon_tournament::EntryNo;
use talon_tournament::standings::{BoardScore, Came, SeatResult, TableOutcome};
use talon_tournament::tournament::{
    Device, Missing, Origin, Place, Refusal, ResultSource, TableAct, TableResult, TableStanding, Tournament, Why,
};

/// What is done with the result of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResultAct {
    /// Scores in the order of seats.
    Enter(Vec<SeatResult>),
    /// Scores board by board, each in the order of seats.
    EnterBoards(Vec<BoardScore>),
    /// Nobody played, because these did not come. They are drawn no more, unless the director says that they are.
    NotPlayed {
        absent: Vec<EntryNo>,
        again: bool,
    },
    Confirm,
    Dispute,
    /// The player who entered it takes it back.
    TakeBack,
    /// Scores in the order of seats, whatever was said before.
    Rule(Vec<SeatResult>),
    /// The same board by board, where deals are compared.
    RuleBoards(Vec<BoardScore>),
    Void,
    /// What the hands of the table come to, which are these scores in the order of seats.
    Hands(Vec<i64>),
}

/// The table that someone speaks of, and what they say beside the result.
#[derive(Debug, Clone, Copy)]
pub struct ResultTyped<'a> {
    pub round: u16,
    pub table: u16,
    /// The version of the table that was seen.
    pub seen: u32,
    pub reason: &'a str,
    /// The browser in which it was typed, if it has a mark.
    pub device: Option<Device>,
}

/// Does something with the result of a table.
#[derive(Debug, Clone)]
pub struct ActOnResult<'a> {
    pub typed: ResultTyped<'a>,
    pub act: ResultAct,
}

impl ActOnResult<'_> {
    fn standing(&self, context: &mut ActContext<'_>) -> Result<TableStanding, ActError> {
        let ResultTyped {
            round, table, device, ..
        } = self.typed;
        standing_at(context.db, context.actor, &context.loaded, round, table, device)
    }
}

impl TournamentAct for ActOnResult<'_> {
    fn deed(&self) -> Deed {
        self.act.deed()
    }

    fn reason(&self) -> Option<&str> {
        reason_in(self.typed.reason)
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        // Those who have nothing to do with the table learn only that, and nothing about it.
        if self.standing(context)?.is_concerned() {
            return Ok(());
        }
        let (loaded, right) = (&context.loaded, self.act.right());
        let object = object_at(context.actor, loaded, self.typed.round, self.typed.table);
        must(context.db, context.actor, loaded, right, &object)?;
        Err(ActError::Denied(right))
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let standing = self.standing(context)?;
        let ResultTyped { round, table, seen, .. } = self.typed;
        let id = context.loaded.id;
        let at = TableAt { id, round, table };
        let allowed = context.loaded.tournament.allowed(round, table, &standing);
        if allowed.is_for_others(self.act.is()) {
            return Err(ActError::Denied(self.act.right()));
        }
        if let ResultAct::Hands(shown) = &self.act {
            return from_hands(context, &self.typed, shown, standing);
        }
        let origin = origin_of(context, at, &self.act, &standing)?;
        let loaded = &mut context.loaded;
        let mut told = apply(loaded, &self.typed, &self.act, standing, origin)?;
        let entered = loaded
            .tournament
            .table(round, table)
            .and_then(|table| table.result.as_ref());
        // The director's word needs no second one.
        let open = entered.is_some_and(|result| !result.state.is_settled());
        if standing.rules && open && self.act.is() == TableAct::Enter {
            let alone = TableStanding { me: None, ..standing };
            loaded
                .tournament
                .confirm(round, table, &alone, seen.saturating_add(1))?;
            let now = loaded
                .tournament
                .table(round, table)
                .and_then(|table| table.result.as_ref());
            told["new"] = self::told(now);
        }
        Ok(told)
    }
}

impl ResultAct {
    /// How the log calls it.
    pub(super) const fn deed(&self) -> Deed {
        match self {
            ResultAct::Enter(_) | ResultAct::EnterBoards(_) | ResultAct::NotPlayed { .. } | ResultAct::Hands(_) => {
                Deed::EnterResult
            }
            ResultAct::Confirm => Deed::ConfirmResult,
            ResultAct::Dispute => Deed::DisputeResult,
            ResultAct::TakeBack => Deed::TakeBackResult,
            ResultAct::Rule(_) | ResultAct::RuleBoards(_) => Deed::RuleResult,
            ResultAct::Void => Deed::VoidResult,
        }
    }

    /// How the tournament calls it.
    pub(super) const fn is(&self) -> TableAct {
        match self {
            ResultAct::Enter(_) | ResultAct::EnterBoards(_) => TableAct::Enter,
            ResultAct::NotPlayed { again: true, .. } => TableAct::NotPlayedAgain,
            ResultAct::NotPlayed { again: false, .. } => TableAct::NotPlayed,
            ResultAct::Hands(_) => TableAct::FromHands,
            ResultAct::Confirm => TableAct::Confirm,
            ResultAct::Dispute => TableAct::Dispute,
            ResultAct::TakeBack => TableAct::TakeBack,
            ResultAct::Rule(_) | ResultAct::RuleBoards(_) => TableAct::Rule,
            ResultAct::Void => TableAct::Void,
        }
    }

    /// The right of the table of rights that it comes from.
    pub(super) const fn right(&self) -> Action {
        match self {
            ResultAct::Enter(_) | ResultAct::EnterBoards(_) | ResultAct::TakeBack => Action::EnterResult,
            // Whether they are drawn again is the director's to say.
            ResultAct::NotPlayed { again: true, .. } => Action::ChangeConfirmedResult,
            ResultAct::NotPlayed { again: false, .. } | ResultAct::Hands(_) => Action::ChangeResult,
            ResultAct::Confirm => Action::ConfirmResult,
            ResultAct::Dispute => Action::DisputeResult,
            ResultAct::Rule(_) | ResultAct::RuleBoards(_) | ResultAct::Void => Action::ChangeConfirmedResult,
        }
    }
}

/// Where a result comes from that someone of this standing enters.
pub(super) fn origin_of(
    context: &mut ActContext<'_>,
    at: TableAt,
    act: &ResultAct,
    standing: &TableStanding,
) -> Result<Origin, ActError> {
    Ok(match act {
        _ if standing.scores => Origin::Director,
        ResultAct::Enter(scores) if comes_to(context.db, &context.loaded, at, scores)? => Origin::Scorecard,
        ResultAct::EnterBoards(scores) if boards_come_to(context.db, &context.loaded, at, scores)? => Origin::Scorecard,
        ResultAct::Enter(_)
        | ResultAct::EnterBoards(_)
        | ResultAct::NotPlayed { .. }
        | ResultAct::Confirm
        | ResultAct::Dispute
        | ResultAct::TakeBack
        | ResultAct::Rule(_)
        | ResultAct::RuleBoards(_)
        | ResultAct::Void
        | ResultAct::Hands(_) => Origin::Phone,
    })
}

/// Lets the tournament act, and returns the details for the log.
pub(super) fn apply(
    loaded: &mut Loaded,
    typed: &ResultTyped<'_>,
    act: &ResultAct,
    standing: TableStanding,
    origin: Origin,
) -> Result<Value, Refusal> {
    let ResultTyped {
        round,
        table,
        seen,
        reason,
        ..
    } = *typed;
    let said = ResultSource { origin, standing, seen };
    let tournament: &mut Tournament = &mut loaded.tournament;
    let old = told(tournament.table(round, table).and_then(|table| table.result.as_ref()));
    match act {
        ResultAct::Enter(seats) => {
            tournament.enter_result(round, table, came(tournament, round, table, seats)?, said)?;
        }
        ResultAct::EnterBoards(scores) => {
            let seats = seats_of_boards(tournament, round, table, scores);
            tournament.enter_result(round, table, came(tournament, round, table, &seats)?, said)?;
        }
        ResultAct::NotPlayed { absent, again } => {
            let missing = Missing::Bye {
                absent: absent.clone(),
                again: *again,
            };
            tournament.not_played(round, table, missing, said)?;
        }
        ResultAct::Confirm => tournament.confirm(round, table, &standing, seen)?,
        ResultAct::Dispute => tournament.dispute(round, table, reason.trim(), &standing, seen)?,
        ResultAct::TakeBack => tournament.take_back(round, table, &standing, seen)?,
        ResultAct::Rule(seats) => {
            let seats = came(tournament, round, table, seats)?;
            tournament.rule(round, table, seats, reason.trim(), said)?;
        }
        ResultAct::RuleBoards(scores) => {
            let seats = seats_of_boards(tournament, round, table, scores);
            let seats = came(tournament, round, table, &seats)?;
            tournament.rule(round, table, seats, reason.trim(), said)?;
        }
        ResultAct::Void => tournament.void(round, table, reason.trim(), &standing, seen)?,
        // By a card nobody sees hands to make a result of.
        ResultAct::Hands(_) => return Err(Refusal::at(Place::table(round, table), Why::HandsDiffer)),
    }
    Ok(changed(tournament, round, table, &old))
}

/// What the hands come to becomes the result; one that is agreed already is ruled over, with a reason.
fn from_hands(
    context: &mut ActContext<'_>,
    typed: &ResultTyped<'_>,
    shown: &[i64],
    standing: TableStanding,
) -> Result<Value, ActError> {
    let ResultTyped {
        round,
        table,
        seen,
        reason,
        ..
    } = *typed;
    let id = context.loaded.id;
    let seats = tally_of(context.db, &context.loaded, TableAt { id, round, table })?.seats;
    let seats = seats.ok_or(ActError::Invalid {
        field: "hands",
        why: InvalidValue::HandsUncounted,
    })?;
    if seats.iter().map(|seat| seat.raw).ne(shown.iter().copied()) {
        return Err(Refusal::at(Place::table(round, table), Why::HandsDiffer).into());
    }
    let said = ResultSource {
        origin: Origin::Hands,
        standing,
        seen,
    };
    let tournament = &mut context.loaded.tournament;
    let current = tournament.table(round, table).and_then(|table| table.result.as_ref());
    let old = told(current);
    if current.is_some_and(|result| result.state.is_settled()) {
        tournament.rule(round, table, seats, reason.trim(), said)?;
    } else {
        tournament.enter_result(round, table, seats, said)?;
    }
    Ok(changed(tournament, round, table, &old))
}

/// A result for each seat, whose score is the sum over the boards; none where it is not a score for each board and
/// seat.
pub(crate) fn seats_of_boards(
    tournament: &Tournament,
    round: u16,
    table: u16,
    scores: &[BoardScore],
) -> Vec<SeatResult> {
    let compares = tournament
        .round(round)
        .is_some_and(|round| tournament.compares_boards(round.stage));
    let seats = tournament.table(round, table).map_or(0, |table| table.seats.len());
    if !compares || scores.len() != seats * tournament.boards_in_set() {
        return Vec::new();
    }
    let seat = |seat: usize| {
        let boards: Vec<BoardScore> = scores.iter().skip(seat).step_by(seats).copied().collect();
        let raw = boards.iter().map(|board| match board {
            BoardScore::Raw(raw) => *raw,
            BoardScore::Awarded(_) | BoardScore::NotPlayed => 0,
        });
        SeatResult {
            raw: raw.fold(0, i64::saturating_add),
            boards,
            ..SeatResult::default()
        }
    };
    (0..seats).map(seat).collect()
}

/// The seat, not the form, says who sits for someone else.
pub(super) fn came(
    tournament: &Tournament,
    round: u16,
    table: u16,
    seats: &[SeatResult],
) -> Result<Vec<SeatResult>, Refusal> {
    let place = Place::table(round, table);
    let found = tournament
        .table(round, table)
        .ok_or_else(|| Refusal::at(place, Why::NoTable))?;
    let mut seats = seats.to_vec();
    for (seat, at) in seats.iter_mut().zip(&found.seats) {
        if at.substitute.is_some() && seat.came == Came::Himself {
            seat.came = Came::Substitute;
        }
    }
    Ok(seats)
}

/// The details of a table for the log: the result before and after, and who sits there, since another draw may change
/// that.
pub(super) fn changed(tournament: &Tournament, round: u16, table: u16, old: &Value) -> Value {
    let found = tournament.table(round, table);
    let entries: Vec<u16> = found
        .iter()
        .flat_map(|table| &table.seats)
        .map(|seat| seat.entry.0)
        .collect();
    let new = told(found.and_then(|table| table.result.as_ref()));
    json!({"round": round, "table": table, "entries": entries, "old": old, "new": new})
}

/// The result of a table as the log has it.
pub(super) fn told_at(tournament: &Tournament, round: u16, table: u16) -> Value {
    told(tournament.table(round, table).and_then(|table| table.result.as_ref()))
}

/// A result as the log has it: the scores, and how sure they are.
fn told(result: Option<&TableResult>) -> Value {
    let Some(result) = result else { return Value::Null };
    let scores: Vec<i64> = match &result.outcome {
        TableOutcome::Played(seats) => seats.iter().map(|seat| seat.raw).collect(),
        TableOutcome::Bye { .. } => Vec::new(),
    };
    let mut told = json!({"raw": scores, "state": result.state.as_str()});
    if result.waits_for_another_device() {
        told["one_device"] = json!(true);
    }
    told
}
