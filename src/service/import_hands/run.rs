//! Reads an import to its end and stores what is sound; and takes an import back.
//! What is wrong with a record is said elsewhere; here it is only kept.

use chrono::TimeDelta;

use super::read::{Batch, Item, read};
use super::{Choices, Purpose, RECORDS_MAX, UNDO_DAYS};
use crate::service::{ActError, Actor};
use crate::store::hands::{self, NewHand, OnProbable, Outcome, Visibility};
use crate::store::imports::{self, Counts, Import, ImportState};
use crate::store::records::{self, Record, RecordStatus};
use crate::store::{Db, ImportId, Moment, Store, uploads};

/// Carries what a whole import came to out of a transaction that must not be kept.
enum Whole {
    TakenBack(Counts, Vec<Record>),
    Failed(ActError),
}

impl<E: Into<ActError>> From<E> for Whole {
    fn from(error: E) -> Whole {
        Whole::Failed(error.into())
    }
}

/// Reads an import from where it stands to its end. `progress` is told the bytes read.
///
/// # Errors
/// When the database fails, or another reader is at the same import.
pub fn run(
    store: &Store,
    id: ImportId,
    now: Moment,
    progress: &mut dyn FnMut(i64),
) -> Result<Import, ActError> {
    let import = store.write(|db| imports::start(db, id))?;
    let choices: Choices = serde_json::from_str(&import.options).unwrap_or_default();
    let done = if choices.dry_run || choices.atomic {
        run_whole(store, &import, &choices, now, progress)
    } else {
        run_batches(store, &import, &choices, now, progress)
    };
    let (state, failure) = match done {
        Ok(None) => (ImportState::Done, None),
        Ok(Some(failure)) => (ImportState::Failed, Some(failure.to_owned())),
        Err(error @ (ActError::TooMuch(_) | ActError::Invalid { .. })) => {
            (ImportState::Failed, Some(error.to_string()))
        }
        Err(error) => return Err(error),
    };
    store.write(|db| -> Result<Import, ActError> {
        imports::finish(db, id, state, failure.as_deref(), now)?;
        Ok(imports::by_id(db, id)?)
    })
}

fn run_batches(
    store: &Store,
    import: &Import,
    choices: &Choices,
    now: Moment,
    progress: &mut dyn FnMut(i64),
) -> Result<Option<&'static str>, ActError> {
    let mut counts = import.counts;
    let mut from = import.position_bytes;
    read_import(store, import, choices, now, &mut |mut batch| {
        let to = batch.position;
        counts = store.write(|db| -> Result<Counts, ActError> {
            let mut counts = counts;
            let rows = store_items(db, import, &mut batch.items, &mut counts)?;
            records::insert(db, &rows)?;
            imports::advance(db, import.id, from, to, counts)?;
            Ok(counts)
        })?;
        from = to;
        progress(to);
        Ok(())
    })?;
    Ok(None)
}

/// All in one transaction, which a dry run, and a refused record where all or nothing was asked for, take back.
fn run_whole(
    store: &Store,
    import: &Import,
    choices: &Choices,
    now: Moment,
    progress: &mut dyn FnMut(i64),
) -> Result<Option<&'static str>, ActError> {
    let mut batches: Vec<Batch> = Vec::new();
    read_import(store, import, choices, now, &mut |batch| {
        progress(batch.position);
        batches.push(batch);
        Ok(())
    })?;
    let to = import.bytes_total;
    let stored = store.write(|db| -> Result<(), Whole> {
        let (mut counts, mut rows) = (Counts::default(), Vec::new());
        for batch in &mut batches {
            rows.extend(store_items(db, import, &mut batch.items, &mut counts)?);
        }
        if choices.dry_run || counts.rejected + counts.waiting > 0 {
            return Err(Whole::TakenBack(counts, rows));
        }
        keep_verdicts(db, import, to, counts, &rows)?;
        Ok(())
    });
    let (counts, mut rows) = match stored {
        Ok(()) => return Ok(None),
        Err(Whole::Failed(error)) => return Err(error),
        Err(Whole::TakenBack(counts, rows)) => (counts, rows),
    };
    // The hands they point to may be gone with the transaction.
    for row in &mut rows {
        row.hand_id = None;
    }
    store.write(|db| keep_verdicts(db, import, to, counts, &rows))?;
    Ok((!choices.dry_run).then_some("nothing was stored: not every record could be"))
}

fn keep_verdicts(
    db: &mut Db,
    import: &Import,
    to: i64,
    counts: Counts,
    rows: &[Record],
) -> Result<(), ActError> {
    for part in rows.chunks(super::BATCH) {
        records::insert(db, part)?;
    }
    Ok(imports::advance(db, import.id, import.position_bytes, to, counts)?)
}

fn read_import(
    store: &Store,
    import: &Import,
    choices: &Choices,
    now: Moment,
    give: &mut dyn FnMut(Batch) -> Result<(), ActError>,
) -> Result<(), ActError> {
    let id = import.upload_id.ok_or(ActError::NotFound("upload"))?;
    let upload = store.read(|db| uploads::by_id(db, id))?;
    let purpose = Purpose {
        importer: import.importer_id,
        import: Some(import.id),
        visibility: Visibility::parse(&choices.visibility).unwrap_or(Visibility::Private),
        now,
    };
    read(store, &upload, choices, purpose, import.counts.total, give)
}

/// Stores the sound ones of a batch, counts them all, and answers the verdicts worth keeping.
fn store_items(
    db: &mut Db,
    import: &Import,
    items: &mut [Item],
    counts: &mut Counts,
) -> Result<Vec<Record>, ActError> {
    let sound: Vec<NewHand> = items.iter_mut().filter_map(|item| item.hand.take()).collect();
    let mut fates = hands::insert_batch(db, import.club_id, &sound, OnProbable::Wait)?.into_iter();
    let mut rows = Vec::new();
    for item in items.iter() {
        if counts.total == RECORDS_MAX {
            return Err(ActError::TooMuch("an upload has at most 50,000 records"));
        }
        let fate = if item.accepted { fates.next() } else { None };
        let (status, hand, code) = match fate {
            None => (RecordStatus::Rejected, None, item.code),
            Some(Outcome::Inserted(id)) => (RecordStatus::Accepted, Some(id), item.code),
            Some(Outcome::DuplicateExact(id)) => (RecordStatus::Duplicate, Some(id), Some("DUPLICATE_EXACT")),
            Some(Outcome::DuplicateProbable(id)) => {
                (RecordStatus::Waiting, Some(id), Some("DUPLICATE_PROBABLE"))
            }
        };
        count(counts, status, item.has_warnings);
        if status == RecordStatus::Accepted && !item.has_findings {
            continue;
        }
        let keeps_text = matches!(status, RecordStatus::Rejected | RecordStatus::Waiting);
        rows.push(Record {
            import_id: import.id,
            record: item.number,
            line: Some(item.line),
            status,
            hand_id: hand,
            code: code.map(str::to_owned),
            findings: item.findings.to_string(),
            raw: keeps_text.then(|| item.raw.clone()),
        });
    }
    Ok(rows)
}

fn count(counts: &mut Counts, status: RecordStatus, has_warnings: bool) {
    counts.total += 1;
    match status {
        RecordStatus::Accepted => {
            counts.accepted += 1;
            counts.with_warnings += i64::from(has_warnings);
        }
        RecordStatus::Duplicate => counts.duplicates += 1,
        RecordStatus::Waiting => counts.waiting += 1,
        RecordStatus::Rejected => counts.rejected += 1,
    }
}

/// Takes back everything an import brought, within thirty days, and says how many hands that were.
///
/// # Errors
/// When it is not this person's import, its time is over, it was undone before, or the database fails.
pub fn undo(store: &Store, actor: &Actor, id: ImportId, now: Moment) -> Result<usize, ActError> {
    store.write(|db| {
        let import = imports::by_id(db, id)?;
        match actor {
            Actor::CommandLine => {}
            Actor::Visitor => return Err(ActError::SignIn),
            Actor::Person(person) if person.is_admin || Some(person.id) == import.importer_id => {}
            Actor::Person(_) => return Err(ActError::NotFound("import")),
        }
        if import.created_at < now.minus(TimeDelta::days(UNDO_DAYS)) {
            return Err(ActError::Conflict("an import can be taken back for thirty days"));
        }
        imports::undo(db, id, now)?;
        Ok(hands::void_import(db, id, "the import was taken back", now)?)
    })
}
