//! A person's decision on a record that waits: the same hand is stored already, written down otherwise.
//! It does not say what the difference is.

use serde_json::{Value as Json, json};

use super::change_verdicts::{change_verdicts, open_import, open_record};
use super::prepare::Purpose;
use super::read::judge_one;
use crate::read_import::choices;
use crate::{ActError, Actor, Conflict, Missing};
use talon_records::Reader;
use talon_records::hash::Hash;
use talon_records::normal::Writer;
use talon_rules::games::Code;
use talon_store::hands::{self, OnProbable};
use talon_store::imports::{self, Counts};
use talon_store::records::{self, Record, RecordStatus};
use talon_store::{Db, HandId, Moment, Store};

/// What is to become of a waiting record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DuplicateDecision {
    /// The stored hand is right; this record is its duplicate.
    LeaveOut,
    /// This record is kept beside the stored hand.
    Store,
    /// This record is right: it says of itself that it replaces the stored hand, which can still be read.
    Replace,
}

/// Decides on one waiting record of one's own import.
///
/// # Errors
/// When there is no such import, it stored nothing, the record does not wait any more, it replaces another one already,
/// or the database fails.
pub fn decide(
    store: &Store,
    actor: &Actor,
    public_id: &str,
    number: i64,
    choice: DuplicateDecision,
    now: Moment,
) -> Result<(), ActError> {
    store.write(|db| {
        let import = open_import(db, actor, public_id, choice != DuplicateDecision::LeaveOut)?;
        let record = open_record(db, &import, number, RecordStatus::Waiting)?;
        if choice == DuplicateDecision::LeaveOut {
            let row = Record {
                status: RecordStatus::Duplicate,
                ..record
            };
            records::change(db, RecordStatus::Waiting, &row)?;
            let change = Counts {
                waiting: -1,
                duplicates: 1,
                ..Counts::default()
            };
            return Ok(imports::recount(db, import.id, change)?);
        }
        let kept = record.raw.clone();
        let mut text = kept.ok_or(ActError::Conflict(Conflict::TextGone))?;
        if let Some(stored) = record.hand_id {
            let is_conflict = record.code.as_deref() == Some(Code::DealConflict.as_str());
            text = with_relation(db, &text, stored, choice, is_conflict)?;
        }
        let choices = choices(&import)?;
        let purpose = Purpose::of(&import, &choices, now)?;
        let item = judge_one(text.as_bytes(), number, record.line, choices.strict, &purpose);
        if !item.accepted {
            return Err(ActError::Conflict(Conflict::JudgedOtherwise));
        }
        let mended = record.mended.as_deref();
        change_verdicts(
            db,
            &import,
            RecordStatus::Waiting,
            &mut [item],
            OnProbable::Store,
            mended,
            now,
        )?;
        Ok(())
    })
}

/// The record with the word that it replaces a stored one, or without it where both are kept. One that waits because it
/// said so itself of this deal says it of the stored one now.
fn with_relation(
    db: &mut Db,
    text: &str,
    stored: HandId,
    choice: DuplicateDecision,
    is_conflict: bool,
) -> Result<String, ActError> {
    let stored = hands::by_id(db, stored)?;
    let hash: [u8; 32] = stored
        .doc_hash
        .try_into()
        .map_err(|_| ActError::NotFound(Missing::Hand))?;
    let hash = json!(Hash(hash).to_string());
    let mut record = in_json(text).ok_or(ActError::Conflict(Conflict::JudgedOtherwise))?;
    let members = record
        .as_object_mut()
        .ok_or(ActError::Conflict(Conflict::JudgedOtherwise))?;
    let named = members.get("supersedes");
    match choice {
        DuplicateDecision::Replace if named.is_none() || is_conflict => {
            members.insert("supersedes".into(), hash);
        }
        DuplicateDecision::Replace if named != Some(&hash) => {
            return Err(ActError::Conflict(Conflict::ReplacesAlready));
        }
        DuplicateDecision::Store if named == Some(&hash) || named.is_some() && is_conflict => {
            members.remove("supersedes");
        }
        _ => return Ok(text.to_owned()),
    }
    Ok(record.to_string())
}

/// A record in whatever notation it was sent, as JSON.
fn in_json(text: &str) -> Option<Json> {
    if let Ok(record) = serde_json::from_str(text.trim_start_matches('\u{feff}')) {
        return Some(record);
    }
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &talon_shorthand::options());
    let record = checked.record.as_ref()?;
    serde_json::from_slice(Writer::new().write(record).0).ok()
}
