//! Taking a hand out of every list, and putting it back.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::{Sharing, sharing};
use crate::audit::{self, Deed, Note, Subject};
use crate::clubs::{REASON_MAX, fields};
use crate::{ActError, Actor, InvalidValue, Missing, results};
use talon_store::hands::{self, Hand};
use talon_store::{Db, HandId, Store};

/// Takes a hand out, for a reason that is written down; the answer is its number. One that is out stays so.
///
/// # Errors
/// When there is no such hand for them, they may not, or no reason is given.
pub fn take_out(
    store: &Store,
    actor: &Actor,
    address: &str,
    reason: &str,
    now: DateTime<Utc>,
) -> Result<HandId, ActError> {
    store.write(|db| {
        let Sharing { hand, out, .. } = mine(db, actor, address)?;
        if out.is_some() {
            return Ok(hand.id);
        }
        let reason = fields::line("reason", reason, REASON_MAX)?;
        if reason.is_empty() {
            return Err(ActError::Invalid {
                field: "reason",
                why: InvalidValue::Required,
            });
        }
        hands::take_out(db, hand.id, &reason, now.into())?;
        log(db, actor, Deed::TakeOutHand, &hand, Some(&reason), now)
    })
}

/// Puts it back as it was; one that is there stays so.
///
/// # Errors
/// When there is no such hand for them, they may not, or the same record has been stored again meanwhile.
pub fn put_back(store: &Store, actor: &Actor, address: &str, now: DateTime<Utc>) -> Result<HandId, ActError> {
    let done = store.write(|db| {
        let Sharing { hand, out, .. } = mine(db, actor, address)?;
        if out.is_none() {
            return Ok(hand.id);
        }
        hands::put_back(db, hand.id)?;
        log(db, actor, Deed::PutBackHand, &hand, None, now)
    });
    match done {
        Err(ActError::Store(error)) if error.is_conflict() => Err(ActError::Invalid {
            field: "act",
            why: InvalidValue::StoredAgain,
        }),
        done => done,
    }
}

fn mine(db: &mut Db, actor: &Actor, address: &str) -> Result<Sharing, ActError> {
    let found = sharing(db, actor, address)?;
    if found.may.take_out {
        Ok(found)
    } else {
        Err(ActError::NotFound(Missing::Hand))
    }
}

fn log(
    db: &mut Db,
    actor: &Actor,
    deed: Deed,
    hand: &Hand,
    reason: Option<&str>,
    now: DateTime<Utc>,
) -> Result<HandId, ActError> {
    let entry = Note::of(deed, Subject::Hand(hand.id))
        .in_club(hand.club_id)
        .about(hand.importer_id)
        .with(json!({"hand": hand.id.0}))
        .because(reason);
    audit::write(db, actor, &entry, now)?;
    results::after_evenings(db, hand.club_id, hand.session_id.as_slice(), now)?;
    Ok(hand.id)
}
