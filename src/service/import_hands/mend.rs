//! A refused record that a person has mended goes into the import from which it was refused. What was sent stays as it
//! was; the report says that the record was mended. It finds no words for what is still wrong.

use super::amendment::Amendment;
use super::change_verdicts::{change_verdicts, open_import, open_record};
use super::prepare::Purpose;
use super::read::judge_one;
use crate::read_import::choices;
use crate::{ActError, Actor};
use talon_store::hands::OnProbable;
use talon_store::imports::Import;
use talon_store::records::{Record, RecordStatus};
use talon_store::{Db, Moment, Store};

/// A refused record of one's own import, to be mended.
///
/// # Errors
/// When there is no such record, it is settled already, or this person may not import any more.
pub fn to_mend(db: &mut Db, actor: &Actor, public_id: &str, number: i64) -> Result<(Import, Record), ActError> {
    let import = open_import(db, actor, public_id, true)?;
    let record = open_record(db, &import, number, RecordStatus::Rejected)?;
    Ok((import, record))
}

/// Takes the mended text in place of a refused record; the verdict on it. One that is refused again changes nothing.
///
/// # Errors
/// As `to_mend`, or when the database fails.
pub fn mend(
    store: &Store,
    actor: &Actor,
    public_id: &str,
    number: i64,
    text: &str,
    now: Moment,
) -> Result<RecordStatus, ActError> {
    let (import, record) = store.read(|db| to_mend(db, actor, public_id, number))?;
    take(store, &import, &record, text, &Amendment::Typed, now)
}

/// Judges another text for a refused record, and takes it if it is sound.
pub(super) fn take(
    store: &Store,
    import: &Import,
    record: &Record,
    text: &str,
    way: &Amendment,
    now: Moment,
) -> Result<RecordStatus, ActError> {
    let choices = choices(import)?;
    let purpose = Purpose::of(import, &choices, now)?;
    let item = judge_one(text.as_bytes(), record.record, record.line, choices.strict, &purpose);
    if !item.accepted {
        return Ok(RecordStatus::Rejected);
    }
    let (from, way) = (RecordStatus::Rejected, way.to_string());
    let verdicts =
        store.write(|db| change_verdicts(db, import, from, &mut [item], OnProbable::Wait, Some(&way), now))?;
    Ok(verdicts.first().map_or(from, |verdict| verdict.status))
}
