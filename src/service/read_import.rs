//! Reads what became of an import and of its records. For anyone but its sender, an import does not exist.

use crate::authorization::{self, Action, Object};
use crate::import_hands::Choices;
use crate::{ActError, Actor, Broken, Missing, closed_hands};
use talon_records::json::{Pointer, Position};
use talon_records::report::ReportFinding;
use talon_records::{Checked, Finding, Options, Reader};
use talon_rules::games::Code;
use talon_store::hands::{self, Hand, Visibility};
use talon_store::imports::{self, Import};
use talon_store::records::{self, Record, RecordStatus};
use talon_store::{Db, HandId, ImportId, OptionalRow as _, Store, UploadId, uploads};

/// Records read in one go.
const PIECE: i64 = 200;
/// Imports in a list of one's own.
const LISTED_MAX: i64 = 50;

/// The import with this address, for its importer and those who look after its club; what someone brought
/// in for themselves alone is nobody else's.
///
/// # Errors
/// Not found, also when it is none of their business; a visitor is asked to sign in.
pub fn seen(db: &mut Db, actor: &Actor, public_id: &str) -> Result<Import, ActError> {
    of_address(db, actor, public_id, Action::SeeImport)
}

/// One's own import with this address, in which one may decide.
///
/// # Errors
/// As `seen`.
pub fn mine(db: &mut Db, actor: &Actor, public_id: &str) -> Result<Import, ActError> {
    of_address(db, actor, public_id, Action::SettleImport)
}

fn of_address(db: &mut Db, actor: &Actor, public_id: &str, action: Action) -> Result<Import, ActError> {
    if matches!(actor, Actor::Visitor) {
        return Err(ActError::SignIn);
    }
    let import = imports::by_public_id(db, public_id)
        .found()?
        .ok_or(ActError::NotFound(Missing::Import))?;
    authorization::must_see(db, actor, action, &object(&import)?, Missing::Import)?;
    // What was played in a round that goes on is closed to anyone who did not bring it in themselves (S-7).
    let is_own = actor.user().is_some() && actor.user() == import.importer_id;
    if !is_own && (is_private(db, actor, &import)? || closed_hands::in_import(db, actor, &import)?) {
        return Err(ActError::NotFound(Missing::Import));
    }
    Ok(import)
}

/// Whether someone has kept hands of this import to themselves, as a whole or one of them since. Anyone who runs
/// commands on the server sees them all the same; those of a table belong to its tournament.
fn is_private(db: &mut Db, actor: &Actor, import: &Import) -> Result<bool, ActError> {
    let choices = choices(import)?;
    if matches!(actor, Actor::CommandLine) || import.importer_id.is_none() || choices.table.is_some() {
        return Ok(false);
    }
    Ok(choices.visibility == Visibility::Private.as_str() || hands::any_private(db, import.id)?)
}

/// An import as rights see it: one to a table of a tournament belongs to the tournament too.
fn object(import: &Import) -> Result<Object, ActError> {
    let tournament = choices(import)?.table.map(|table| table.tournament.to_string());
    Ok(Object {
        tournament,
        ..Object::of_club(import.club_id).owned_by(import.importer_id)
    })
}

/// Whether someone who sees this import may also decide in it.
///
/// # Errors
/// When the database fails.
pub fn is_mine(db: &mut Db, actor: &Actor, import: &Import) -> Result<bool, ActError> {
    Ok(authorization::standing(db, actor, Some(import.club_id))?.may(Action::SettleImport, &object(import)?))
}

/// One's own imports, newest first.
///
/// # Errors
/// When the database fails.
pub fn all_mine(db: &mut Db, actor: &Actor) -> Result<Vec<Import>, ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    Ok(imports::of_user(db, user, LISTED_MAX)?)
}

/// Calls `see` with each record that ended so, or with all of which something was written down, in the order of the
/// input.
///
/// # Errors
/// When the database fails, or `see` does.
pub fn each_of<E: From<ActError>>(
    store: &Store,
    import: ImportId,
    status: Option<RecordStatus>,
    mut see: impl FnMut(&Record) -> Result<(), E>,
) -> Result<(), E> {
    let mut after = 0;
    loop {
        let piece = some_after(store, import, status, after)?;
        let Some(last) = piece.last() else { return Ok(()) };
        after = last.record;
        piece.iter().try_for_each(&mut see)?;
    }
}

/// Some records that ended so, or any of which something was written down, after this one.
///
/// # Errors
/// When the database fails.
pub fn some_after(
    store: &Store,
    import: ImportId,
    status: Option<RecordStatus>,
    after: i64,
) -> Result<Vec<Record>, ActError> {
    Ok(store.read(|db| records::list(db, import, status, after, PIECE))?)
}

/// Bytes of kept input.
///
/// # Errors
/// When the database fails.
pub fn upload_size(store: &Store, upload: UploadId) -> Result<i64, ActError> {
    Ok(store.read(|db| uploads::by_id(db, upload))?.size)
}

/// What was asked for when the import began.
///
/// # Errors
/// When it cannot be read: nobody may then see or settle the import, since the table that it is closed for is not
/// known.
pub fn choices(import: &Import) -> Result<Choices, ActError> {
    serde_json::from_str(&import.options).map_err(|error| {
        tracing::error!(import = import.id.0, %error, "the choices of an import cannot be read");
        ActError::Broken(Broken::Choices)
    })
}

/// The findings of a record as they were written down, without what only the store knows.
pub fn findings(record: &Record) -> Vec<ReportFinding> {
    let mut findings = written(record);
    let waits = record.status == RecordStatus::Waiting;
    findings
        .retain(|finding| finding.code != Code::DuplicateProbable && !(waits && finding.code == Code::DealConflict));
    findings
}

fn written(record: &Record) -> Vec<ReportFinding> {
    readable(&record.findings, |error| {
        let (import, number) = (record.import_id.0, record.record);
        tracing::error!(import, record = number, %error, "a finding of a record cannot be read");
    })
}

/// The findings of a text, each for itself: one that another version wrote and this one does not know hides no other.
fn readable(text: &str, told: impl Fn(serde_json::Error)) -> Vec<ReportFinding> {
    let all: Vec<serde_json::Value> = serde_json::from_str(text).map_err(&told).unwrap_or_default();
    let read = |one| serde_json::from_value(one).map_err(&told).ok();
    all.into_iter().filter_map(read).collect()
}

/// The finding about a record whose id a stored hand bears that was dealt or played otherwise.
pub fn same_id(id: &str) -> Finding {
    let pointer = Pointer::root().name("id");
    Finding {
        found: Some(id.into()),
        ..Finding::new(Code::DuplicateProbable, pointer, 0)
    }
}

/// What only the store knows of a record: that it is there already, or one like it.
pub fn stored_already(record: &Record) -> Option<Finding> {
    match record.status {
        RecordStatus::Duplicate => Some(Finding::new(Code::DuplicateExact, Pointer::root(), 0)),
        RecordStatus::Waiting => {
            let said = written(record);
            if record.code.as_deref() == Some(Code::DealConflict.as_str()) {
                return Some(Finding::new(Code::DealConflict, Pointer::root().name("supersedes"), 0));
            }
            let by_id = said.iter().find(|finding| finding.code == Code::DuplicateProbable);
            let id = by_id.and_then(|finding| finding.found.as_ref()?.as_str());
            Some(id.map_or_else(|| Finding::new(Code::DuplicateProbable, Pointer::root(), 0), same_id))
        }
        RecordStatus::Accepted | RecordStatus::Rejected => None,
    }
}

/// Checks the kept text of a record again, so that its findings can be said in words. None where the text is not kept
/// or is no longer judged as it was: then what was written down is all that can be said.
pub fn judge_again<T>(
    record: &Record,
    strict: bool,
    say: impl FnOnce(&Checked<'_>, &[u8], Position) -> T,
) -> Option<T> {
    let text = record.raw.as_deref().filter(|text| !text.is_empty())?.as_bytes();
    let mut reader = Reader::new();
    let checked = reader.check(
        text,
        &Options {
            strict,
            ..talon_shorthand::options()
        },
    );
    let written = findings(record);
    let same = checked.findings.len() == written.len()
        && checked
            .findings
            .iter()
            .zip(&written)
            .all(|(now, then)| then.code == now.code);
    let line = u64::try_from(record.line.unwrap_or(1)).unwrap_or(1);
    let start = Position {
        line,
        column: first_column(line, &checked, text, &written),
    };
    same.then(|| say(&checked, text, start))
}

/// The column in which a record began, which only the written places tell: several records may share a line.
fn first_column(line: u64, checked: &Checked<'_>, text: &[u8], written: &[ReportFinding]) -> u64 {
    let begun = Position { line, column: 1 };
    let column = checked.findings.iter().zip(written).find_map(|(now, then)| {
        let at = begun.advance(text, now.offset);
        let said = then.column.filter(|_| at.line == line)?;
        (said + 1).checked_sub(at.column)
    });
    column.unwrap_or(1)
}

/// What was sent, while it is read again.
#[derive(Debug, Clone, Copy)]
pub struct Raw {
    upload: UploadId,
    offset: i64,
    /// Whether its name says that it has a record a line.
    pub is_lines: bool,
}

/// What was sent for an import that one may see.
///
/// # Errors
/// When there is no such import for this person, or its bytes are kept no longer.
pub fn raw(db: &mut Db, actor: &Actor, public_id: &str) -> Result<Raw, ActError> {
    let import = seen(db, actor, public_id)?;
    let upload = import.upload_id.ok_or(ActError::NotFound(Missing::Upload))?;
    if closed_hands::in_import(db, actor, &import)? {
        return Err(ActError::NotFound(Missing::Upload));
    }
    Ok(Raw {
        upload,
        offset: 0,
        is_lines: import.file_name.ends_with("ndjson"),
    })
}

/// The next piece of it.
///
/// # Errors
/// When the database fails.
pub fn raw_piece(store: &Store, raw: &mut Raw) -> Result<Option<Vec<u8>>, ActError> {
    let piece = store.read(|db| uploads::chunk_at(db, raw.upload, raw.offset))?;
    Ok(piece.map(|piece| {
        raw.offset = piece.start + i64::try_from(piece.bytes.len()).unwrap_or(0);
        piece.bytes
    }))
}

/// What became of one record.
#[derive(Debug)]
pub struct RecordFate {
    pub number: i64,
    pub status: RecordStatus,
    /// What was written down about it; nothing for a record that was plainly accepted.
    pub written: Option<Record>,
    /// The hand that was stored for it.
    pub hand: Option<Hand>,
}

/// What became of the records after this one, in the order of the input; of those with one status, where it is said.
/// Plainly accepted records have no status of their own to be found by.
///
/// # Errors
/// When the database fails.
pub fn fates(
    db: &mut Db,
    actor: &Actor,
    import: &Import,
    status: Option<RecordStatus>,
    after: i64,
    limit: i64,
) -> Result<Vec<RecordFate>, ActError> {
    let rows = records::list(db, import.id, status, after, limit)?;
    if status.is_some() {
        let fate = |row: Record| RecordFate {
            number: row.record,
            status: row.status,
            written: Some(row),
            hand: None,
        };
        return Ok(rows.into_iter().map(fate).collect());
    }
    let last = after.saturating_add(limit).min(import.counts.total);
    let mut brought = hands::from_import(db, import.id, after, last)?;
    let ids: Vec<HandId> = brought.iter().map(|hand| hand.id).collect();
    let closed = closed_hands::to(db, actor, &ids)?;
    brought.retain(|hand| !closed.contains(&hand.id));
    let mut hands = brought.into_iter().peekable();
    let mut rows = rows.into_iter().peekable();
    let mut fates = Vec::new();
    for number in after.saturating_add(1)..=last {
        let written = rows.next_if(|row| row.record == number);
        let hand = hands.next_if(|hand| hand.import_record == Some(number));
        let status = written.as_ref().map_or(RecordStatus::Accepted, |row| row.status);
        fates.push(RecordFate {
            number,
            status,
            written,
            hand,
        });
    }
    Ok(fates)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_finding_that_this_version_does_not_know_hides_no_other() {
        let known = r#"{"code": "RESULT_MISMATCH", "pointer": "/result", "severity": "warning"}"#;
        let later = r#"{"code": "OF_A_LATER_VERSION", "pointer": "", "severity": "error"}"#;
        let unread = Cell::new(0);
        let read = |text: &str| readable(text, |_| unread.set(unread.get() + 1));
        let found = read(&format!("[{later}, {known}]"));
        assert_eq!((found.len(), unread.get()), (1, 1));
        assert_eq!(found[0].code, Code::ResultMismatch);
        assert!(read("no list").is_empty() && unread.get() == 2);
    }
}
