//! What the store knows of records before they are stored: one question finds all duplicates of a batch, exact and
//! probable.

use std::collections::{HashMap, HashSet};

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::StoreResult;
use crate::ids::{ClubId, HandId, Hash};
use crate::schema::hands;
use crate::time::Moment;

/// The hand that was there first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    Stored(HandId),
    /// Place in the same batch.
    Batch(usize),
}

/// What the store knows of a record before it is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Known {
    New,
    Exact(Origin),
    Probable(Origin),
}

/// By what a record is known again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hashes {
    pub doc: Hash,
    pub play: Hash,
    pub deal: Hash,
    /// There is one such hand and no other, so that an equal play is the same record in other words.
    pub is_one_deal: bool,
    /// The record whose place it takes.
    pub supersedes: Option<Hash>,
}

/// What the club has of the deals of a batch: each record, and the oldest hand for each play. True as long as the
/// transaction in which it was asked for stores nothing.
#[derive(Debug, Default)]
pub struct Stored {
    pub(super) exact: HashMap<Vec<u8>, HandId>,
    probable: HashMap<Vec<u8>, HandId>,
    /// Records that one of the batch says it replaces.
    replaced: HashSet<Vec<u8>>,
}

impl Stored {
    /// Equal records and equal play are equal deals too, so one question by the deal finds both.
    pub fn of(db: &mut Db, club: ClubId, batch: &[Hashes]) -> StoreResult<Stored> {
        let mut stored = Stored::default();
        if batch.is_empty() {
            return Ok(stored);
        }
        let deals: Vec<&[u8]> = batch.iter().map(|hashes| &hashes.deal[..]).collect();
        // The other conditions are compared here: with them in the statement, both databases may take an index that
        // leads through every hand of the club.
        type Row = (Vec<u8>, Vec<u8>, HandId, ClubId, Option<Moment>);
        let found: Vec<Row> = hands::table
            .filter(hands::deal_hash.eq_any(deals))
            .select((
                hands::doc_hash,
                hands::play_hash,
                hands::id,
                hands::club_id,
                hands::voided_at,
            ))
            .load(db)?;
        for (doc, play, id, owner, voided_at) in found {
            if owner == club && voided_at.is_none() {
                stored.exact.insert(doc, id);
                let first = stored.probable.entry(play).or_insert(id);
                *first = id.min(*first);
            }
        }
        let named: Vec<&[u8]> = batch
            .iter()
            .filter_map(|hashes| Some(&hashes.supersedes.as_ref()?[..]))
            .collect();
        if !named.is_empty() {
            let there: Vec<Vec<u8>> = hands::table
                .filter(hands::club_id.eq(club))
                .filter(hands::doc_hash.eq_any(named))
                .filter(hands::voided_at.is_null())
                .select(hands::doc_hash)
                .load(db)?;
            stored.replaced.extend(there);
        }
        Ok(stored)
    }

    /// Whether the club has this very record.
    pub fn has_record(&self, doc: &Hash) -> bool {
        self.exact.contains_key(&doc[..])
    }

    /// What is known of each record of a batch, all of whose deals were asked for.
    pub fn judge(&self, batch: &[Hashes]) -> Vec<Known> {
        let mut docs_here: HashMap<&Hash, usize> = HashMap::with_capacity(batch.len());
        let mut plays_here: HashMap<&Hash, usize> = HashMap::with_capacity(batch.len());
        let mut verdicts = Vec::with_capacity(batch.len());
        for (place, hashes) in batch.iter().enumerate() {
            let Hashes { doc, play, .. } = hashes;
            let alike = |origin| {
                if hashes.is_one_deal {
                    Known::Exact(origin)
                } else {
                    Known::Probable(origin)
                }
            };
            // A hand that was struck out, or a name corrected in it, is still the same play.
            let replaces = hashes.supersedes;
            let verdict = if let Some(id) = self.exact.get(&doc[..]) {
                Known::Exact(Origin::Stored(*id))
            } else if replaces.is_some_and(|replaced| self.replaced.contains(&replaced[..])) {
                Known::New
            } else if let Some(first) = docs_here.get(doc) {
                Known::Exact(Origin::Batch(*first))
            } else if let Some(id) = self.probable.get(&play[..]) {
                alike(Origin::Stored(*id))
            } else if let Some(first) = plays_here.get(play) {
                alike(Origin::Batch(*first))
            } else {
                Known::New
            };
            docs_here.entry(doc).or_insert(place);
            plays_here.entry(play).or_insert(place);
            verdicts.push(verdict);
        }
        verdicts
    }
}
