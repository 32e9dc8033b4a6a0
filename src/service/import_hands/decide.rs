//! A person's decision on a record that waits: the same hand is stored already, written down otherwise.
//! It does not say what the difference is.

use super::prepare::{Purpose, prepare};
use super::start::unguessable;
use crate::history::normal::Writer;
use crate::service::read_import::{choices, judge_again, mine};
use crate::service::{ActError, Actor};
use crate::store::hands::{self, NewHand, OnProbable, Outcome, Visibility};
use crate::store::imports::{self, Import, ImportState};
use crate::store::records::{self, Record, RecordStatus};
use crate::store::{Moment, Store, clubs};

/// What is to become of a waiting record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// The stored hand is right; this record is its duplicate.
    LeaveOut,
    /// This record is kept beside the stored hand.
    Store,
}

/// Decides on one waiting record of one's own import.
///
/// # Errors
/// When there is no such import, it stored nothing, the record does not wait any more, or the database fails.
pub fn decide(
    store: &Store,
    actor: &Actor,
    public_id: &str,
    number: i64,
    choice: Choice,
    now: Moment,
) -> Result<(), ActError> {
    let (import, record) = store.read(|db| -> Result<(Import, Record), ActError> {
        let import = mine(db, actor, public_id)?;
        let member = match actor.user() {
            Some(user) => clubs::is_member(db, import.club_id, user)?,
            None => true,
        };
        if choice == Choice::Store && !member {
            return Err(ActError::Denied("import into this club"));
        }
        match records::one(db, import.id, number) {
            Err(error) if error.is_not_found() => Err(ActError::NotFound("record")),
            record => Ok((import, record?)),
        }
    })?;
    let open = matches!(import.state, ImportState::Done | ImportState::Running);
    if record.status != RecordStatus::Waiting || !open || choices(&import).dry_run {
        return Err(ActError::Conflict("this record does not wait for a decision any more"));
    }
    let hand = if choice == Choice::Store { Some(hand(&import, &record, now)?) } else { None };
    store.write(|db| {
        let (status, id, warned) = match hand {
            None => (RecordStatus::Duplicate, record.hand_id, false),
            Some(hand) => {
                let stored =
                    hands::insert_batch(db, import.club_id, std::slice::from_ref(&hand), OnProbable::Store)?;
                match stored.first() {
                    Some(Outcome::Inserted(id)) => (RecordStatus::Accepted, Some(*id), hand.has_warnings),
                    other => (RecordStatus::Duplicate, other.map(|other| other.hand()), false),
                }
            }
        };
        records::decide(db, import.id, number, status, id)?;
        Ok(imports::decide_waiting(db, import.id, status, warned)?)
    })
}

/// The hand of a record, made from its kept text.
fn hand(import: &Import, record: &Record, now: Moment) -> Result<NewHand, ActError> {
    let choices = choices(import);
    let purpose = Purpose {
        importer: import.importer_id,
        import: Some(import.id),
        visibility: Visibility::parse(&choices.visibility).unwrap_or(Visibility::Private),
        now,
    };
    let number = u64::try_from(record.record).unwrap_or_default();
    let prepared = judge_again(record, choices.strict, |checked, _, _| {
        prepare(checked, number, &purpose, &mut Writer::new())
    });
    let prepared = prepared.flatten().ok_or(ActError::Conflict("this record is judged otherwise by now"))?;
    let mut hand = prepared.hand;
    if hand.visibility == Visibility::Unlisted {
        hand.public_id = Some(unguessable()?);
    }
    Ok(hand)
}
