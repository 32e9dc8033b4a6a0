//! Verdicts that change after an import was read: who may change them, and the one way in which records move from one
//! fate to another, with the counts. The reason is recorded elsewhere.

use super::Choices;
use super::read::Item;
use super::to_tables::to_tables;
use super::verdict::{Verdict, count, row, store_sound};
use crate::authorization::{self, Action, Object};
use crate::read_import::{choices, mine};
use crate::{ActError, Actor, Conflict, Missing, results};
use talon_store::hands::OnProbable;
use talon_store::imports::{self, Counts, Import, ImportState};
use talon_store::records::{self, Record, RecordStatus};
use talon_store::{Db, Moment, OptionalRow as _};

/// Whether records of this import can still be decided on or mended: it has been read, and what it brought is stored.
pub fn can_settle(import: &Import) -> bool {
    let Ok(Choices { dry_run, atomic, .. }) = choices(import) else {
        return false;
    };
    match import.state {
        ImportState::Done => !dry_run,
        ImportState::Failed => !dry_run && !atomic,
        ImportState::Queued | ImportState::Running | ImportState::Undone => false,
    }
}

/// One's own import, if something can still be settled in it; anyone who would store must belong to the club.
pub(super) fn open_import(db: &mut Db, actor: &Actor, public_id: &str, stores: bool) -> Result<Import, ActError> {
    let import = mine(db, actor, public_id)?;
    if stores {
        authorization::must(db, actor, Action::ImportHands, &Object::of_club(import.club_id))?;
    }
    if !can_settle(&import) {
        return Err(ActError::Conflict(Conflict::ImportClosed));
    }
    Ok(import)
}

/// A record of it that stands at this verdict.
pub(super) fn open_record(db: &mut Db, import: &Import, number: i64, status: RecordStatus) -> Result<Record, ActError> {
    let record = records::one(db, import.id, number)
        .found()?
        .ok_or(ActError::NotFound(Missing::Record))?;
    if record.status != status {
        return Err(ActError::Conflict(Conflict::RecordSettled));
    }
    Ok(record)
}

/// Gives records that stand at `from` the verdicts of a second judgement, in the caller's transaction. `mended` says
/// how they came to it.
pub(super) fn change_verdicts(
    db: &mut Db,
    import: &Import,
    from: RecordStatus,
    items: &mut [Item],
    on_probable: OnProbable,
    mended: Option<&str>,
    now: Moment,
) -> Result<Vec<Verdict>, ActError> {
    let verdicts = store_sound(db, import.club_id, items, on_probable)?;
    to_tables(db, import, items, &verdicts, now)?;
    let mut change = Counts::default();
    for (item, verdict) in items.iter().zip(&verdicts) {
        let row = Record {
            mended: mended.map(str::to_owned),
            ..row(import.id, item, *verdict)
        };
        records::change(db, from, &row)?;
        count(&mut change, from, false, -1);
        count(&mut change, verdict.status, item.has_warnings, 1);
    }
    imports::recount(db, import.id, change)?;
    results::after_import(db, import, now.utc())?;
    Ok(verdicts)
}
