//! What would become of records, batch by batch, where none of them is stored yet: it remembers what was new in the
//! part of the file that it has seen. It stores nothing.

use std::collections::HashSet;

use sha2::{Digest, Sha256};

use super::conflicts::{other_than_written, warn_of_conflicts};
use super::read::Item;
use super::replaced::warn_of_unknown;
use super::same_id::{Bearing, Namesakes};
use super::verdict::Verdict;
use talon_store::hands::{Known, NewHand, Origin, Stored};
use talon_store::records::RecordStatus;
use talon_store::{ClubId, Db, Hash, StoreError};

/// What was new in the part of the file that has been read: half a hash each of record, play and id, which is enough to
/// know them again.
#[derive(Default)]
pub(super) struct SeenRecords {
    docs: HashSet<Half>,
    plays: HashSet<Half>,
    ids: HashSet<Half>,
}

type Half = [u8; 16];

impl SeenRecords {
    /// What would become of the records of a batch.
    pub(super) fn judge(&mut self, db: &mut Db, club: ClubId, items: &mut [Item]) -> Result<Vec<Verdict>, StoreError> {
        warn_of_unknown(db, club, items, |hash| self.docs.contains(&half(hash)))?;
        warn_of_conflicts(db, club, items)?;
        let hashes: Vec<_> = items
            .iter()
            .filter_map(|item| item.hand.as_ref())
            .map(NewHand::hashes)
            .collect();
        let there = Stored::of(db, club, &hashes)?;
        let mut differing = other_than_written(db, club, items, &there)?.into_iter();
        let items = &*items;
        let namesakes = Namesakes::of(db, club, items, &there)?;
        let mut known = there.judge(&hashes).into_iter();
        let mut fates: Vec<Verdict> = Vec::with_capacity(hashes.len());
        let of = |item: &Item| {
            let differing = differing.next().flatten();
            match (item.hand.as_ref(), item.hand.as_ref().and_then(|_| known.next())) {
                (Some(hand), Some(known)) => {
                    let fate = match differing {
                        Some(Origin::Stored(score)) => Verdict::differing(Some(score)),
                        Some(Origin::Batch(_)) => Verdict::differing(None),
                        None => self.fate(item, hand, known, &namesakes, &fates),
                    };
                    fates.push(fate);
                    fate
                }
                _ => Verdict::rejected(item),
            }
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
            Known::New if self.plays.contains(&half(&hand.play_hash)) && hand.is_one_deal => Verdict::duplicate(None),
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
