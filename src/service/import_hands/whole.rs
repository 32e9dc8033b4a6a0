//! Imports that store all or nothing, or nothing at all: every record is judged first, and what would become of it is
//! written down batch by batch. Where all can be stored, they are read once more and stored in one transaction. Of what
//! was read only the hashes are held.

use std::collections::HashSet;

use sha2::{Digest, Sha256};

use super::read::{Batch, Item};
use super::run::{Between, Halt, go_on, read_from, store_items};
use super::same_id::{Bearing, Namesakes};
use super::verdict::{Verdict, count, row};
use super::{Choices, RECORDS_MAX};
use crate::store::hands::{self, Known, NewHand, Origin};
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

/// What was new in the part of the file that has been read: half a hash each of record, play and id, which is enough to
/// know them again.
#[derive(Default)]
struct Seen {
    docs: HashSet<Half>,
    plays: HashSet<Half>,
    ids: HashSet<Half>,
}

type Half = [u8; 16];

impl Seen {
    /// What would become of the records of a batch.
    fn judge(&mut self, db: &mut Db, club: ClubId, items: &[Item]) -> Result<Vec<Verdict>, StoreError> {
        let namesakes = Namesakes::of(db, club, items)?;
        let hands = items.iter().filter_map(|item| item.hand.as_ref());
        let hashes: Vec<_> = hands.map(|hand| (hand.doc_hash, hand.play_hash, hand.deal_hash)).collect();
        let mut known = hands::judge(db, club, &hashes)?.into_iter();
        let mut fates: Vec<Verdict> = Vec::with_capacity(hashes.len());
        let of = |item: &Item| match (item.hand.as_ref(), item.hand.as_ref().and_then(|_| known.next())) {
            (Some(hand), Some(known)) => {
                let fate = self.fate(item, hand, known, &namesakes, &fates);
                fates.push(fate);
                fate
            }
            _ => Verdict::rejected(item),
        };
        Ok(items.iter().map(of).collect())
    }

    fn fate(
        &mut self,
        item: &Item,
        hand: &NewHand,
        known: Known,
        namesakes: &Namesakes,
        before: &[Verdict],
    ) -> Verdict {
        match known {
            Known::Exact(Origin::Stored(id)) => Verdict::duplicate(Some(id)),
            // The earlier one may itself wait: then both do.
            Known::Exact(Origin::Batch(place)) => match before.get(place) {
                Some(first) if first.status == RecordStatus::Waiting => *first,
                first => Verdict::duplicate(first.and_then(|first| first.hand)),
            },
            _ if self.docs.contains(&half(&hand.doc_hash)) => Verdict::duplicate(None),
            Known::Probable(Origin::Stored(id)) => Verdict::waiting(Some(id), false),
            Known::Probable(Origin::Batch(place)) => {
                Verdict::waiting(before.get(place).and_then(|first| first.hand), false)
            }
            Known::New if self.plays.contains(&half(&hand.play_hash)) => Verdict::waiting(None, false),
            Known::New => self.by_id(item, hand, namesakes),
        }
    }

    /// What becomes of a record that is new by its cards and its play.
    fn by_id(&mut self, item: &Item, hand: &NewHand, namesakes: &Namesakes) -> Verdict {
        if let Some(id) = &item.record_id {
            let name = half(&Sha256::digest(id).into());
            let replaces = hand.supersedes.is_some_and(|hash| self.docs.contains(&half(&hash)));
            match namesakes.bearing(id, hand) {
                Bearing::Like(stored) => return Verdict::waiting(Some(stored), true),
                Bearing::Alone if !replaces && self.ids.contains(&name) => {
                    return Verdict::waiting(None, true);
                }
                Bearing::Alone | Bearing::Replaces => self.ids.insert(name),
            };
        }
        self.docs.insert(half(&hand.doc_hash));
        self.plays.insert(half(&hand.play_hash));
        Verdict::accepted(None, item.code)
    }
}

fn half(hash: &Hash) -> Half {
    let mut half = [0; 16];
    half.copy_from_slice(&hash[..16]);
    half
}
