//! Penalties and awards, and tables that are played to decide ties.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::change::{ActRequest, Applied, change, must};
use crate::audit::Deed;
use crate::authorization::Action;
use crate::{ActError, Actor};
use talon_store::{Store, TournamentId};
use talon_tournament::event::Adjustment;
use talon_tournament::{EntryNo, Exact};

/// A penalty or an award as it was typed.
#[derive(Debug, Clone)]
pub struct PenaltyTyped<'a> {
    pub entry: EntryNo,
    /// Below nought for a penalty.
    pub amount: Exact,
    pub reason: &'a str,
}

/// Gives one; it counts from the round that is played.
///
/// # Errors
/// When the actor may not, there is no such entry, or no reason is given.
pub fn give_penalty(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    typed: &PenaltyTyped<'_>,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Applied, ActError> {
    let request = format!("{} {} {}", typed.entry.0, typed.amount, typed.reason);
    let asked = ActRequest {
        id,
        deed: Deed::Penalty,
        key,
        request,
        reason: Some(typed.reason),
        now,
    };
    change(
        store,
        actor,
        &asked,
        |db, loaded| must(db, actor, loaded, Action::MakePairings, &loaded.object()),
        |_, loaded| {
            let round = loaded
                .event
                .rounds
                .iter()
                .rev()
                .find(|round| round.state > talon_tournament::event::RoundState::Drawn);
            let adjustment = Adjustment {
                entry: typed.entry,
                amount: typed.amount.clone(),
                round: round.map_or(0, |round| round.number),
                reason: typed.reason.to_owned(),
                by: loaded.key_of(actor),
                revoked: false,
            };
            loaded.event.adjust(adjustment)?;
            Ok(json!({"entry": typed.entry.0, "amount": typed.amount.to_string()}))
        },
    )
}

/// Takes one back, by its place in the list.
///
/// # Errors
/// When the actor may not, or there is no such one.
pub fn revoke_penalty(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    at: usize,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Applied, ActError> {
    let asked = ActRequest {
        id,
        deed: Deed::RevokePenalty,
        key,
        request: at.to_string(),
        reason: None,
        now,
    };
    change(
        store,
        actor,
        &asked,
        |db, loaded| must(db, actor, loaded, Action::MakePairings, &loaded.object()),
        |_, loaded| {
            loaded.event.revoke(at)?;
            Ok(json!({"penalty": at}))
        },
    )
}

/// Enters the scores of a table that was played to decide a tie.
///
/// # Errors
/// When the actor may not, an entry is unknown or named twice, or a score is too large.
pub fn play_off(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    scores: &[(EntryNo, i64)],
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Applied, ActError> {
    let request = format!("{scores:?}");
    let asked = ActRequest {
        id,
        deed: Deed::PlayOff,
        key,
        request,
        reason: None,
        now,
    };
    change(
        store,
        actor,
        &asked,
        |db, loaded| must(db, actor, loaded, Action::MakePairings, &loaded.object()),
        |_, loaded| {
            loaded.event.play_off(scores.to_vec())?;
            let told: Vec<(u16, i64)> = scores.iter().map(|(entry, raw)| (entry.0, *raw)).collect();
            Ok(json!({"scores": told}))
        },
    )
}
