//! Imports that store all or nothing, or nothing at all: every record is judged first, and what would become of it is
//! written down batch by batch. Where all can be stored, they are read once more and stored in one transaction. Of what
//! was read only the hashes are held.

use std::collections::HashSet;

use super::read::{Batch, Item};
use super::run::{Between, Halt, go_on, read_from, store_items};
use super::verdict::{Verdict, count, row};
use super::{Choices, RECORDS_MAX};
use crate::store::hands::{self, Known, Origin};
use crate::store::imports::{self, Counts, Import};
use crate::store::records::{self, Record, RecordStatus};
use crate::store::{ClubId, Db, Hash, Moment, Store, StoreError, StoreResult};

/// Judges all, and stores all if that is wanted and possible.
pub(super) fn run_whole(
    store: &Store,
    import: &Import,
    choices: &Choices,
    now: Moment,
    between: Between<'_>,
) -> Result<(), Halt> {
    judge_all(store, import, choices, now, between)?;
    if choices.dry_run {
        return Ok(());
    }
    let judged = store.read(|db| imports::by_id(db, import.id))?;
    if judged.counts.rejected + judged.counts.waiting > 0 {
        return Err(Halt::Refused("refused"));
    }
    go_on(between, judged.position_bytes)?;
    match store_all(store, &judged, choices, now) {
        Err(Halt::Overtaken) => {
            // Somebody else has stored one of these hands since it was judged: what would become of all is found out anew.
            store.write(|db| -> StoreResult<()> {
                records::clear(db, import.id)?;
                imports::rewind(db, import.id)
            })?;
            let anew = store.read(|db| imports::by_id(db, import.id))?;
            judge_all(store, &anew, choices, now, between)?;
            Err(Halt::Refused("refused"))
        }
        stored => stored,
    }
}

/// Reads from the beginning, because what a record is like may stand anywhere before it; what was written down by a
/// reading that broke off is passed over.
fn judge_all(
    store: &Store,
    import: &Import,
    choices: &Choices,
    now: Moment,
    between: Between<'_>,
) -> Result<(), Halt> {
    let (mut counts, mut from, mut seen) = (import.counts, import.position_bytes, Seen::default());
    read_from(store, import, choices, now, 0, &mut |batch| {
        let verdicts = store.read(|db| seen.judge(db, import.club_id, &batch.items))?;
        let last = batch.items.last().map_or(0, |item| item.number);
        if last > counts.total || batch.position > from {
            let rows = verdict_rows(import, &batch, verdicts, &mut counts)?;
            let to = batch.position;
            store.write(|db| -> StoreResult<()> {
                records::insert(db, &rows)?;
                imports::advance(db, import.id, from, to, counts)
            })?;
            from = to;
        }
        go_on(between, batch.position)
    })
}

fn verdict_rows(
    import: &Import,
    batch: &Batch,
    verdicts: Vec<Verdict>,
    counts: &mut Counts,
) -> Result<Vec<Record>, Halt> {
    let mut rows = Vec::new();
    for (item, verdict) in batch.items.iter().zip(verdicts) {
        if counts.total == RECORDS_MAX {
            return Err(Halt::Refused("records"));
        }
        count(counts, verdict.status, item.has_warnings, 1);
        if verdict.status != RecordStatus::Accepted || item.has_findings {
            rows.push(row(import.id, item, verdict));
        }
    }
    Ok(rows)
}

/// The second reading: a batch at a time, all in one transaction.
fn store_all(store: &Store, import: &Import, choices: &Choices, now: Moment) -> Result<(), Halt> {
    store.write(|db| -> Result<(), Halt> {
        records::clear(db, import.id)?;
        let mut counts = Counts::default();
        read_from(store, import, choices, now, 0, &mut |mut batch| {
            let rows = store_items(db, import, &mut batch.items, &mut counts)?;
            if counts.rejected + counts.waiting > 0 {
                return Err(Halt::Overtaken);
            }
            Ok(records::insert(db, &rows)?)
        })?;
        let end = import.position_bytes;
        Ok(imports::advance(db, import.id, end, end, counts)?)
    })
}

/// What was new in the part of the file that has been read: half a hash each of record and play, which is enough to know
/// them again.
#[derive(Default)]
struct Seen {
    docs: HashSet<[u8; 16]>,
    plays: HashSet<[u8; 16]>,
}

impl Seen {
    /// What would become of the records of a batch.
    fn judge(&mut self, db: &mut Db, club: ClubId, items: &[Item]) -> Result<Vec<Verdict>, StoreError> {
        let hands: Vec<_> = items.iter().filter_map(|item| item.hand.as_ref()).collect();
        let hashes: Vec<_> =
            hands.iter().map(|hand| (hand.doc_hash, hand.play_hash, hand.deal_hash)).collect();
        let known = hands::judge(db, club, &hashes)?;
        let mut fates: Vec<Verdict> = Vec::with_capacity(hashes.len());
        for ((doc, play, _), known) in hashes.iter().zip(known) {
            let fate = self.fate(half(doc), half(play), known, &fates);
            fates.push(fate);
        }
        let mut fates = fates.into_iter();
        let of = |item: &Item| {
            let fate = if item.accepted { fates.next() } else { None };
            match fate {
                None => Verdict { status: RecordStatus::Rejected, hand: None, code: item.code },
                Some(fate) => Verdict { code: fate.code.or(item.code), ..fate },
            }
        };
        Ok(items.iter().map(of).collect())
    }

    fn fate(&mut self, doc: [u8; 16], play: [u8; 16], known: Known, before: &[Verdict]) -> Verdict {
        let duplicate =
            |hand| Verdict { status: RecordStatus::Duplicate, hand, code: Some("DUPLICATE_EXACT") };
        let waiting =
            |hand| Verdict { status: RecordStatus::Waiting, hand, code: Some("DUPLICATE_PROBABLE") };
        match known {
            Known::Exact(Origin::Stored(id)) => duplicate(Some(id)),
            // The earlier one may itself wait: then both do.
            Known::Exact(Origin::Batch(place)) => match before.get(place) {
                Some(first) if first.status == RecordStatus::Waiting => waiting(first.hand),
                first => duplicate(first.and_then(|first| first.hand)),
            },
            _ if self.docs.contains(&doc) => duplicate(None),
            Known::Probable(Origin::Stored(id)) => waiting(Some(id)),
            Known::Probable(Origin::Batch(place)) => waiting(before.get(place).and_then(|first| first.hand)),
            Known::New if self.plays.contains(&play) => waiting(None),
            Known::New => {
                self.docs.insert(doc);
                self.plays.insert(play);
                Verdict { status: RecordStatus::Accepted, hand: None, code: None }
            }
        }
    }
}

fn half(hash: &Hash) -> [u8; 16] {
    let mut half = [0; 16];
    half.copy_from_slice(&hash[..16]);
    half
}
