//! Reads an import to its end and stores what is sound; and takes an import back.
//! What is wrong with a record is said elsewhere; here it is only kept.

use std::ops::ControlFlow;

use chrono::TimeDelta;

use super::atomic::run_atomic;
use super::read::{Batch, Item, read};
use super::to_tables::{on_probable, to_tables};
use super::verdict::{Verdict, count, row, store_sound};
use super::{Choices, Purpose, UNDO_DAYS};
use serde_json::json;

use crate::audit::{self, Deed, Note, Subject};
use crate::read_import::mine;
use crate::{ActError, Actor, Conflict, Missing, analyse_hand, results};
use talon_store::hands::{self, SessionBrought};
use talon_store::imports::{self, Counts, Import, ImportState};
use talon_store::records::{self, Record, RecordStatus};
use talon_store::{Db, ImportId, Moment, OptionalRow as _, Store, StoreError, uploads};

/// How a reading ended.
#[derive(Debug)]
pub enum Ran {
    /// There is nothing more to read.
    Ended(Box<Import>),
    /// It was told to stop; another reading goes on from there.
    Stopped,
}

/// Why a reading does not go on.
pub(super) enum Halt {
    Stopped,
    /// For good; the word is kept with the import.
    Refused(&'static str),
    /// All could be stored when it was judged, and cannot any more.
    Overtaken,
    Failed(ActError),
}

impl<E: Into<ActError>> From<E> for Halt {
    fn from(error: E) -> Halt {
        Halt::Failed(error.into())
    }
}

/// Told how many bytes have been read; answers whether to go on.
pub(super) type Between<'b> = &'b mut dyn FnMut(i64) -> ControlFlow<()>;

/// Reads an import from where it stands to its end. `progress` is told the bytes read.
///
/// # Errors
/// When the database fails, or another reader is at the same import.
pub fn run(store: &Store, id: ImportId, now: Moment, progress: &mut dyn FnMut(i64)) -> Result<Import, ActError> {
    let ran = run_while(store, id, now, &mut |read| {
        progress(read);
        ControlFlow::Continue(())
    })?;
    match ran {
        Ran::Ended(import) => Ok(*import),
        Ran::Stopped => Err(ActError::Conflict(Conflict::ReadingStopped)),
    }
}

/// Reads an import from where it stands, as long as `between` says so, which is asked after each batch. An import that
/// has ended already, or is taken back while it is read, has nothing more to read.
///
/// # Errors
/// When the database fails, or another reader is at the same import.
pub fn run_while(store: &Store, id: ImportId, now: Moment, between: Between<'_>) -> Result<Ran, ActError> {
    match begin_reading(store, id)? {
        None => Ok(Ran::Ended(Box::new(store.read(|db| imports::by_id(db, id))?))),
        Some(import) => read_on(store, &import, now, between),
    }
}

fn begin_reading(store: &Store, id: ImportId) -> Result<Option<Import>, ActError> {
    Ok(store.write(|db| imports::start(db, id)).found()?)
}

fn read_on(store: &Store, import: &Import, now: Moment, between: Between<'_>) -> Result<Ran, ActError> {
    // Other choices than those that were made could store what was only to be tried.
    let choices: Choices = serde_json::from_str(&import.options)
        .map_err(|_| StoreError::Damaged("the choices of an import".to_owned()))?;
    let done = if choices.dry_run || choices.atomic {
        run_atomic(store, import, &choices, now, between)
    } else {
        run_batches(store, import, &choices, now, between)
    };
    let id = import.id;
    let (state, failure) = match done {
        Ok(()) => (ImportState::Done, None),
        Err(Halt::Stopped) => return Ok(Ran::Stopped),
        Err(Halt::Refused(why)) => (ImportState::Failed, Some(why)),
        Err(Halt::Overtaken) => (ImportState::Failed, Some("refused")),
        Err(Halt::Failed(error)) => {
            let there = store.read(|db| imports::by_id(db, id))?;
            return if there.state == ImportState::Undone {
                Ok(Ran::Ended(Box::new(there)))
            } else {
                Err(error)
            };
        }
    };
    let ended = store.write(|db| -> Result<Import, ActError> {
        imports::finish(db, id, state, failure, now)?;
        results::after_import(db, import, now.utc())?;
        if choices.analyse && !choices.dry_run && state == ImportState::Done {
            analyse_hand::ask_import(db, import, now)?;
        }
        Ok(imports::by_id(db, id)?)
    })?;
    store.job_notifier().ring();
    Ok(Ran::Ended(Box::new(ended)))
}

fn run_batches(
    store: &Store,
    import: &Import,
    choices: &Choices,
    now: Moment,
    between: Between<'_>,
) -> Result<(), Halt> {
    let mut counts = import.counts;
    let mut from = import.position_bytes;
    read_from(store, import, choices, now, counts.total, &mut |mut batch| {
        let to = batch.position;
        counts = store.write(|db| -> Result<Counts, Halt> {
            let mut counts = counts;
            let rows = store_items(db, import, &mut batch.items, choices.records_max(), &mut counts, now)?;
            records::insert(db, &rows)?;
            imports::advance(db, import.id, from, to, counts)?;
            Ok(counts)
        })?;
        from = to;
        go_on(between, to)
    })
}

pub(super) fn go_on(between: Between<'_>, read: i64) -> Result<(), Halt> {
    if between(read).is_break() {
        Err(Halt::Stopped)
    } else {
        Ok(())
    }
}

/// Hands out the records after number `done`.
pub(super) fn read_from(
    store: &Store,
    import: &Import,
    choices: &Choices,
    now: Moment,
    done: i64,
    give: &mut dyn FnMut(Batch) -> Result<(), Halt>,
) -> Result<(), Halt> {
    let id = import.upload_id.ok_or(ActError::NotFound(Missing::Upload))?;
    let upload = store.read(|db| uploads::by_id(db, id))?;
    let purpose = Purpose::of(import, choices, now)?;
    read(store, &upload, choices, purpose, done, give)
}

/// Stores the sound ones of a batch, counts them all, and answers the verdicts worth keeping.
pub(super) fn store_items(
    db: &mut Db,
    import: &Import,
    items: &mut [Item],
    records_max: i64,
    counts: &mut Counts,
    now: Moment,
) -> Result<Vec<Record>, Halt> {
    let verdicts = store_sound(db, import.club_id, items, on_probable(import)?)?;
    to_tables(db, import, items, &verdicts, now)?;
    tally(import, items, verdicts, records_max, counts)
}

/// Counts records by their verdicts, and answers those worth keeping.
pub(super) fn tally(
    import: &Import,
    items: &[Item],
    verdicts: Vec<Verdict>,
    records_max: i64,
    counts: &mut Counts,
) -> Result<Vec<Record>, Halt> {
    let mut rows = Vec::new();
    for (item, verdict) in items.iter().zip(verdicts) {
        if counts.total == records_max {
            return Err(Halt::Refused("records"));
        }
        count(counts, verdict.status, item.has_warnings, 1);
        if verdict.status != RecordStatus::Accepted || item.has_findings {
            rows.push(row(import.id, item, verdict));
        }
    }
    Ok(rows)
}

/// An import that can be taken back, and the sessions that would lose deals by it.
#[derive(Debug)]
pub struct ToUndo {
    pub import: Import,
    pub sessions: Vec<SessionBrought>,
}

/// Takes back everything an import brought, within thirty days, and says how many hands that were.
///
/// # Errors
/// When it is not this person's import, its time is over, it was undone before, or the database fails.
pub fn undo(store: &Store, actor: &Actor, public_id: &str, now: Moment) -> Result<usize, ActError> {
    store.write(|db| {
        let import = mine(db, actor, public_id)?;
        if !can_undo(&import, now) {
            return Err(ActError::Conflict(Conflict::UndoOver));
        }
        imports::undo(db, import.id, now)?;
        let count = hands::void_import(db, import.id, "the import was taken back", now)?;
        results::after_import(db, &import, now.utc())?;
        let note = Note::of(Deed::UndoImport, Subject::Import(import.id)).in_club(import.club_id);
        let note = note.about(import.importer_id).with(json!({"count": count}));
        audit::write(db, actor, &note, now.utc())?;
        Ok(count)
    })
}

/// What would be gone if the import were taken back.
///
/// # Errors
/// When it is not this person's import, it cannot be taken back any more, or the database fails.
pub fn to_undo(db: &mut Db, actor: &Actor, public_id: &str, now: Moment) -> Result<ToUndo, ActError> {
    let import = mine(db, actor, public_id)?;
    if !can_undo(&import, now) {
        return Err(ActError::NotFound(Missing::Import));
    }
    let sessions = hands::sessions_of_import(db, import.id)?;
    Ok(ToUndo { import, sessions })
}

/// Whether the time has not passed and there is something to take back.
pub fn can_undo(import: &Import, now: Moment) -> bool {
    import.state != ImportState::Undone && import.created_at >= now.minus(TimeDelta::days(UNDO_DAYS))
}
