//! Adds hands many at a time: one question finds all duplicates of a batch, exact and probable, then the rest goes in.
//! It must not know how the hashes were made.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::store::conn::Db;
use crate::store::dialect::{insert_new_rows, insert_rows, next_hand_ids};
use crate::store::error::{StoreError, StoreResult};
use crate::store::hands::NewHand;
use crate::store::hands::rows::{ComponentRow, HandRow, SeatRow};
use crate::store::hands::session::joined;
use crate::store::ids::{ClubId, HandId, Hash};
use crate::store::schema::{hand_components, hand_players, hands};
use crate::store::time::Moment;

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

/// What became of one hand of a batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Inserted(HandId),
    /// The identical record is there; nothing was stored.
    DuplicateExact(HandId),
    /// The same hand was typed by somebody else; nothing was stored, people decide.
    DuplicateProbable(HandId),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnProbable {
    Wait,
    Store,
}

/// The three hashes of a record: doc, play, deal.
pub type Hashes = (Hash, Hash, Hash);

/// Looks up a batch without storing anything, for a dry run too.
pub fn judge(db: &mut Db, club: ClubId, batch: &[Hashes]) -> StoreResult<Vec<Known>> {
    let Stored { exact, probable } = Stored::of(db, club, batch)?;
    let mut docs_here: HashMap<&Hash, usize> = HashMap::with_capacity(batch.len());
    let mut plays_here: HashMap<&Hash, usize> = HashMap::with_capacity(batch.len());
    let mut verdicts = Vec::with_capacity(batch.len());
    for (place, (doc, play, _)) in batch.iter().enumerate() {
        let verdict = if let Some(id) = exact.get(&doc[..]) {
            Known::Exact(Origin::Stored(*id))
        } else if let Some(first) = docs_here.get(doc) {
            Known::Exact(Origin::Batch(*first))
        } else if let Some(id) = probable.get(&play[..]) {
            Known::Probable(Origin::Stored(*id))
        } else if let Some(first) = plays_here.get(play) {
            Known::Probable(Origin::Batch(*first))
        } else {
            Known::New
        };
        docs_here.entry(doc).or_insert(place);
        plays_here.entry(play).or_insert(place);
        verdicts.push(verdict);
    }
    Ok(verdicts)
}

/// What the club has of the deals of a batch: each record, and the oldest hand for each play.
#[derive(Default)]
struct Stored {
    exact: HashMap<Vec<u8>, HandId>,
    probable: HashMap<Vec<u8>, HandId>,
}

impl Stored {
    /// Equal records and equal play are equal deals too, so one question by the deal finds both.
    fn of(db: &mut Db, club: ClubId, batch: &[Hashes]) -> StoreResult<Stored> {
        let mut stored = Stored::default();
        if batch.is_empty() {
            return Ok(stored);
        }
        let deals: Vec<&[u8]> = batch.iter().map(|(_, _, deal)| &deal[..]).collect();
        // The other conditions are compared here: with them in the statement, both databases may take an index that leads
        // through every hand of the club.
        type Row = (Vec<u8>, Vec<u8>, HandId, ClubId, Option<Moment>);
        let found: Vec<Row> = hands::table
            .filter(hands::deal_hash.eq_any(deals))
            .select((hands::doc_hash, hands::play_hash, hands::id, hands::club_id, hands::voided_at))
            .load(db)?;
        for (doc, play, id, owner, voided_at) in found {
            if owner == club && voided_at.is_none() {
                stored.exact.insert(doc, id);
                let first = stored.probable.entry(play).or_insert(id);
                *first = id.min(*first);
            }
        }
        Ok(stored)
    }
}

/// Stores a batch, at best of 200, in the caller's transaction; the answer has one entry for each hand, in order.
pub fn insert_batch(
    db: &mut Db,
    club: ClubId,
    batch: &[NewHand],
    on_probable: OnProbable,
) -> StoreResult<Vec<Outcome>> {
    let hashes: Vec<Hashes> =
        batch.iter().map(|hand| (hand.doc_hash, hand.play_hash, hand.deal_hash)).collect();
    let mut known = judge(db, club, &hashes)?;
    if on_probable == OnProbable::Store {
        for verdict in &mut known {
            if matches!(verdict, Known::Probable(_)) {
                *verdict = Known::New;
            }
        }
    }
    let fresh: Vec<&NewHand> =
        batch.iter().zip(&known).filter(|(_, known)| **known == Known::New).map(|(hand, _)| hand).collect();
    let ids = insert_hands(db, club, &fresh)?;
    let mut outcomes: Vec<Outcome> = Vec::with_capacity(batch.len());
    let mut next = ids.into_iter();
    for verdict in known {
        let outcome = match verdict {
            Known::New => next.next().ok_or_else(|| StoreError::Damaged("a hand was lost".to_owned()))?,
            Known::Exact(Origin::Stored(id)) => Outcome::DuplicateExact(id),
            Known::Probable(Origin::Stored(id)) => Outcome::DuplicateProbable(id),
            // The earlier one may itself have been a duplicate: both then point to the hand that is stored.
            Known::Exact(Origin::Batch(place)) => match outcomes[place] {
                Outcome::DuplicateProbable(id) => Outcome::DuplicateProbable(id),
                Outcome::Inserted(id) | Outcome::DuplicateExact(id) => Outcome::DuplicateExact(id),
            },
            Known::Probable(Origin::Batch(place)) => Outcome::DuplicateProbable(outcomes[place].hand()),
        };
        outcomes.push(outcome);
    }
    Ok(outcomes)
}

impl Outcome {
    /// The stored hand this record led to.
    pub fn hand(self) -> HandId {
        match self {
            Outcome::Inserted(id) | Outcome::DuplicateExact(id) | Outcome::DuplicateProbable(id) => id,
        }
    }
}

/// The new hands, none of them known a moment ago. Another writer may have stored one meanwhile: that is a duplicate.
fn insert_hands(db: &mut Db, club: ClubId, fresh: &[&NewHand]) -> StoreResult<Vec<Outcome>> {
    if fresh.is_empty() {
        return Ok(Vec::new());
    }
    // Ids taken beforehand save asking each row for its own, and the rows of the other tables can be made at once.
    let ids = next_hand_ids(db, fresh.len())?;
    let sessions = joined(db, club, fresh)?;
    let session = |hand: &NewHand| hand.session.as_ref().and_then(|one| sessions.of(&hand.game, &one.key));
    let rows: Vec<HandRow<'_>> =
        ids.iter().zip(fresh).map(|(id, hand)| HandRow::new(*id, club, hand, session(hand))).collect();
    let stored = insert_new_rows!(db, hands::table, &rows);
    let outcomes = if stored == rows.len() {
        ids.iter().copied().map(Outcome::Inserted).collect()
    } else {
        let hashes: Vec<Hashes> =
            fresh.iter().map(|hand| (hand.doc_hash, hand.play_hash, hand.deal_hash)).collect();
        look_again(db, club, &rows, &hashes)?
    };
    let mut seats = Vec::with_capacity(fresh.len() * 3);
    let mut components = Vec::with_capacity(fresh.len() * 3);
    for (outcome, hand) in outcomes.iter().zip(fresh) {
        if let Outcome::Inserted(hand_id) = *outcome {
            seats.extend(SeatRow::all(hand_id, hand));
            components.extend(ComponentRow::all(hand_id, hand));
        }
    }
    insert_rows!(db, hand_players::table, &seats);
    insert_rows!(db, hand_components::table, &components);
    Ok(outcomes)
}

/// Which of these rows went in, and which hands stand in the place of the others.
fn look_again(
    db: &mut Db,
    club: ClubId,
    rows: &[HandRow<'_>],
    hashes: &[Hashes],
) -> StoreResult<Vec<Outcome>> {
    let Stored { exact, .. } = Stored::of(db, club, hashes)?;
    let outcome = |row: &HandRow<'_>| match exact.get(row.doc_hash) {
        Some(id) if *id == row.id => Ok(Outcome::Inserted(*id)),
        Some(id) => Ok(Outcome::DuplicateExact(*id)),
        // Taken by a key other than the record's own: the address of an unlisted hand.
        None => Err(StoreError::Conflict("hands_public_id".to_owned())),
    };
    rows.iter().map(outcome).collect()
}
