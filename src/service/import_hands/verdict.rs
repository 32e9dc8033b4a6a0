//! What becomes of records that were judged: the sound ones are stored, and each has a verdict and a row in the report.
//! It judges nothing itself.

use super::read::Item;
use super::start::unguessable;
use crate::service::ActError;
use crate::store::hands::{self, NewHand, OnProbable, Outcome, Visibility};
use crate::store::imports::Counts;
use crate::store::records::{Record, RecordStatus};
use crate::store::{ClubId, Db, HandId, ImportId};

/// What became of one record.
#[derive(Debug, Clone, Copy)]
pub(super) struct Verdict {
    pub status: RecordStatus,
    /// The hand that was stored, or the one that it is like.
    pub hand: Option<HandId>,
    /// The finding that decided.
    pub code: Option<&'static str>,
}

/// Stores the sound ones; a verdict on each, in their order.
pub(super) fn store_sound(
    db: &mut Db,
    club: ClubId,
    items: &mut [Item],
    on_probable: OnProbable,
) -> Result<Vec<Verdict>, ActError> {
    let mut sound: Vec<NewHand> = items.iter_mut().filter_map(|item| item.hand.take()).collect();
    for hand in sound.iter_mut().filter(|hand| hand.visibility == Visibility::Unlisted) {
        hand.public_id = Some(unguessable()?);
    }
    let mut fates = hands::insert_batch(db, club, &sound, on_probable)?.into_iter();
    let verdicts = items.iter().map(|item| {
        let fate = if item.accepted { fates.next() } else { None };
        let (status, code) = match fate {
            None => (RecordStatus::Rejected, item.code),
            Some(Outcome::Inserted(_)) => (RecordStatus::Accepted, item.code),
            Some(Outcome::DuplicateExact(_)) => (RecordStatus::Duplicate, Some("DUPLICATE_EXACT")),
            Some(Outcome::DuplicateProbable(_)) => (RecordStatus::Waiting, Some("DUPLICATE_PROBABLE")),
        };
        Verdict { status, hand: fate.map(Outcome::hand), code }
    });
    Ok(verdicts.collect())
}

/// The row of the report.
pub(super) fn row(import: ImportId, item: &Item, verdict: Verdict) -> Record {
    let keeps_text = matches!(verdict.status, RecordStatus::Rejected | RecordStatus::Waiting);
    Record {
        import_id: import,
        record: item.number,
        line: Some(item.line),
        status: verdict.status,
        hand_id: verdict.hand,
        code: verdict.code.map(str::to_owned),
        findings: item.findings.to_string(),
        raw: keeps_text.then(|| item.raw.clone()),
        mended: None,
    }
}

/// Counts a record, or with -1 takes it off again.
pub(super) fn count(counts: &mut Counts, status: RecordStatus, has_warnings: bool, by: i64) {
    counts.total += by;
    match status {
        RecordStatus::Accepted => {
            counts.accepted += by;
            counts.with_warnings += by * i64::from(has_warnings);
        }
        RecordStatus::Duplicate => counts.duplicates += by,
        RecordStatus::Waiting => counts.waiting += by,
        RecordStatus::Rejected => counts.rejected += by,
    }
}
