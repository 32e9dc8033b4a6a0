//! Stores all records of an import that were judged sound, so that they appear at once. They are written batch by batch
//! where nobody sees them, and shown in one transaction: a long one would keep everyone else from writing. A reading
//! that was broken off goes on behind what it wrote.

use std::collections::{HashMap, HashSet};

use super::Choices;
use super::read::{Batch, Item};
use super::run::{Between, Halt, go_on, read_from};
use super::seen_records::SeenRecords;
use super::to_tables::{bring, place, table_of};
use super::verdict::{Verdict, row, store_sound};
use crate::tournaments::{Arrived, TableAt, TableReference};
use talon_store::hands::{self, OnProbable};
use talon_store::imports::{self, Import};
use talon_store::records::{self, RecordStatus};
use talon_store::{Db, HandId, Moment, Store, StoreError};

/// Hands that are looked up at once.
const LOOKED_UP: usize = 200;

/// Reads the import once more and stores it. Overtaken when someone else stored one of its hands meanwhile.
pub(super) fn store_all(
    store: &Store,
    import: &Import,
    choices: &Choices,
    now: Moment,
    between: Between<'_>,
) -> Result<(), Halt> {
    let (done, since) =
        store.read(|db| Ok::<_, StoreError>((hands::staged_to(db, import.id)?, hands::last_id(db)?)))?;
    let said = table_of(import)?;
    let (mut seen, mut going) = (SeenRecords::default(), Vec::new());
    read_from(store, import, choices, now, 0, &mut |mut batch| {
        let verdicts = store.read(|db| seen.judge(db, import.club_id, &mut batch.items))?;
        let is_stored = |one: &Verdict| matches!(one.status, RecordStatus::Accepted | RecordStatus::Duplicate);
        if !verdicts.iter().all(is_stored) {
            return Err(Halt::Overtaken);
        }
        let judged = batch.items.iter().zip(&verdicts);
        going.extend(judged.filter_map(|(item, verdict)| Going::of(said, item, verdict)));
        if batch.items.last().is_some_and(|last| last.number > done) {
            store.write(|db| stage(db, import, &mut batch, &verdicts, done, now))?;
        }
        go_on(between, batch.position)
    })?;
    store.write(|db| -> Result<(), Halt> {
        if hands::is_overtaken(db, import.id, import.club_id, since)? {
            return Err(Halt::Overtaken);
        }
        // With the hands themselves, so that no table is told of one that nobody stores.
        let arrived = arrived(db, import, &going)?;
        bring(db, import, &arrived, now)?;
        let end = import.position_bytes;
        imports::advance(db, import.id, end, end, import.counts)?;
        match hands::show_staged(db, import.id) {
            Err(StoreError::Conflict(_)) => Err(Halt::Overtaken),
            shown => Ok(shown.map(|_| ())?),
        }
    })
}

/// A record whose hand goes to a table once all are stored.
struct Going {
    at: TableReference,
    /// Where it was there before.
    hand: Option<HandId>,
    doc_hash: Vec<u8>,
    deal_hash: Vec<u8>,
}

impl Going {
    fn of(said: Option<TableAt>, item: &Item, verdict: &Verdict) -> Option<Going> {
        let at = place(said, item, verdict.status)?;
        let hand = item.hand.as_ref()?;
        let (doc_hash, deal_hash) = (hand.doc_hash.to_vec(), hand.deal_hash.to_vec());
        Some(Going {
            at,
            hand: verdict.hand,
            doc_hash,
            deal_hash,
        })
    }
}

/// Which hands they are, each once.
fn arrived(db: &mut Db, import: &Import, going: &[Going]) -> Result<Vec<Arrived>, StoreError> {
    let (mut arrived, mut known) = (Vec::new(), HashSet::new());
    for some in going.chunks(LOOKED_UP) {
        let deals: Vec<&[u8]> = some.iter().map(|one| &one.deal_hash[..]).collect();
        let staged: HashMap<Vec<u8>, HandId> = hands::staged_of_deals(db, import.id, &deals)?.into_iter().collect();
        for one in some {
            let hand = one.hand.or_else(|| staged.get(&one.doc_hash).copied());
            let Some(hand) = hand.filter(|hand| known.insert(*hand)) else {
                continue;
            };
            arrived.push(Arrived {
                hand,
                at: one.at.clone(),
            });
        }
    }
    Ok(arrived)
}

/// Writes the new hands of a batch where nobody sees them, and notes which hand each record of the report led to.
fn stage(
    db: &mut Db,
    import: &Import,
    batch: &mut Batch,
    verdicts: &[Verdict],
    done: i64,
    now: Moment,
) -> Result<(), Halt> {
    let judged = std::mem::take(&mut batch.items)
        .into_iter()
        .zip(verdicts.iter().copied());
    let judged = judged.filter(|(item, _)| item.number > done);
    let (new, there): (Vec<_>, Vec<_>) = judged.partition(|(_, verdict)| verdict.status == RecordStatus::Accepted);
    let mut new: Vec<Item> = new.into_iter().map(|(item, _)| item).collect();
    let stored = store_sound(db, import.club_id, &mut new, OnProbable::Store)?;
    for (item, verdict) in new.iter().zip(stored) {
        if verdict.status != RecordStatus::Accepted {
            return Err(Halt::Overtaken);
        }
        if item.has_findings {
            records::change(db, RecordStatus::Accepted, &row(import.id, item, verdict))?;
        }
    }
    if let (Some(first), Some(last)) = (new.first(), new.last()) {
        hands::stage(db, import.id, first.number, last.number, now)?;
    }
    link_duplicates(db, import, there)
}

/// Duplicates within the file lead to the hand that came first, which is there only now.
fn link_duplicates(db: &mut Db, import: &Import, there: Vec<(Item, Verdict)>) -> Result<(), Halt> {
    let within: Vec<_> = there
        .into_iter()
        .filter(|(_, verdict)| verdict.hand.is_none())
        .collect();
    let deals: Vec<&[u8]> = within
        .iter()
        .filter_map(|(item, _)| item.hand.as_ref())
        .map(|hand| &hand.deal_hash[..])
        .collect();
    if deals.is_empty() {
        return Ok(());
    }
    let first: HashMap<Vec<u8>, HandId> = hands::staged_of_deals(db, import.id, &deals)?.into_iter().collect();
    for (item, verdict) in &within {
        let hand = item
            .hand
            .as_ref()
            .and_then(|hand| first.get(&hand.doc_hash[..]).copied());
        let verdict = Verdict { hand, ..*verdict };
        records::change(db, RecordStatus::Duplicate, &row(import.id, item, verdict))?;
    }
    Ok(())
}
