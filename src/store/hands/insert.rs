//! Adds hands many at a time: those of a batch that are not known yet go in.

use diesel::prelude::*;

use crate::conn::Db;
use crate::dialect::{insert_new_rows, insert_rows, next_hand_ids};
use crate::error::{StoreError, StoreResult};
use crate::hands::known::{Hashes, Known, Origin, Stored};
use crate::hands::rows::{ComponentRow, Kept, ListedHand, SeatRow};
use crate::hands::session::joined;
use crate::hands::{NewHand, facets};
use crate::ids::{ClubId, HandId};
use crate::player_hands::{PlayerHand, changed};
use crate::player_schema::player_hands;
use crate::schema::{hand_components, hand_players, hands};
use crate::texts::{self, TextKind};

/// What became of one hand of a batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Insertion {
    Inserted(HandId),
    /// The identical record is there; nothing was stored.
    DuplicateExact(HandId),
    /// The same hand was typed by someone else; nothing was stored, people decide.
    DuplicateProbable(HandId),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnProbable {
    Wait,
    Store,
}

/// Stores a batch, at best of some hundreds, in the caller's transaction; the answer has one entry for each hand, in
/// order.
pub fn insert_batch(
    db: &mut Db,
    club: ClubId,
    batch: &[NewHand],
    on_probable: OnProbable,
) -> StoreResult<Vec<Insertion>> {
    let hashes: Vec<Hashes> = batch.iter().map(NewHand::hashes).collect();
    let stored = Stored::of(db, club, &hashes)?;
    insert_unknown(db, club, batch, on_probable, &stored)
}

/// The same where it was asked already, in this transaction, what is stored of these deals.
pub fn insert_unknown(
    db: &mut Db,
    club: ClubId,
    batch: &[NewHand],
    on_probable: OnProbable,
    stored: &Stored,
) -> StoreResult<Vec<Insertion>> {
    let hashes: Vec<Hashes> = batch.iter().map(NewHand::hashes).collect();
    let mut known = stored.judge(&hashes);
    if on_probable == OnProbable::Store {
        for verdict in &mut known {
            if matches!(verdict, Known::Probable(_)) {
                *verdict = Known::New;
            }
        }
    }
    let fresh: Vec<&NewHand> = batch
        .iter()
        .zip(&known)
        .filter(|(_, known)| **known == Known::New)
        .map(|(hand, _)| hand)
        .collect();
    let ids = insert_hands(db, club, &fresh)?;
    let mut outcomes: Vec<Insertion> = Vec::with_capacity(batch.len());
    let mut next = ids.into_iter();
    for verdict in known {
        let outcome = match verdict {
            Known::New => next
                .next()
                .ok_or_else(|| StoreError::Damaged("a hand was lost".to_owned()))?,
            Known::Exact(Origin::Stored(id)) => Insertion::DuplicateExact(id),
            Known::Probable(Origin::Stored(id)) => Insertion::DuplicateProbable(id),
            // The earlier one may itself have been a duplicate: both then point to the hand that is stored.
            Known::Exact(Origin::Batch(place)) => match outcomes[place] {
                Insertion::DuplicateProbable(id) => Insertion::DuplicateProbable(id),
                Insertion::Inserted(id) | Insertion::DuplicateExact(id) => Insertion::DuplicateExact(id),
            },
            Known::Probable(Origin::Batch(place)) => Insertion::DuplicateProbable(outcomes[place].hand()),
        };
        outcomes.push(outcome);
    }
    Ok(outcomes)
}

impl Insertion {
    /// The stored hand this record led to.
    pub fn hand(self) -> HandId {
        match self {
            Insertion::Inserted(id) | Insertion::DuplicateExact(id) | Insertion::DuplicateProbable(id) => id,
        }
    }
}

/// The new hands, none of them known a moment ago. Another writer may have stored one meanwhile: that is a duplicate.
fn insert_hands(db: &mut Db, club: ClubId, fresh: &[&NewHand]) -> StoreResult<Vec<Insertion>> {
    if fresh.is_empty() {
        return Ok(Vec::new());
    }
    // Ids taken beforehand save asking each row for its own, and the rows of the other tables can be made at once.
    let ids = next_hand_ids(db, fresh.len())?;
    let sessions = joined(db, club, fresh)?;
    let facets = facets::joined(db, club, fresh)?;
    let texts = fresh
        .iter()
        .map(|hand| texts::searched(&hand.source_text))
        .filter(|text| !text.is_empty());
    let sources = texts::kept(db, club, TextKind::Source, &texts.collect())?;
    let texts = fresh
        .iter()
        .flat_map(|hand| &hand.players)
        .map(|player| player.name.as_str());
    let names = texts::kept(db, club, TextKind::Name, &texts.collect())?;
    let kept = |hand: &NewHand, facet| Kept {
        session: hand.session.as_ref().and_then(|one| sessions.of(hand.game, &one.key)),
        facet,
        source: sources.get(texts::searched(&hand.source_text)).copied(),
    };
    let rows: Vec<ListedHand<'_>> = ids
        .iter()
        .zip(fresh)
        .zip(facets)
        .map(|((id, hand), facet)| ListedHand::new(*id, club, hand, kept(hand, facet)))
        .collect();
    let stored = insert_new_rows!(db, hands::table, &rows);
    let outcomes = if stored == rows.len() {
        ids.iter().copied().map(Insertion::Inserted).collect()
    } else {
        let hashes: Vec<Hashes> = fresh.iter().map(|hand| hand.hashes()).collect();
        look_again(db, club, &rows, &hashes)?
    };
    let mut seats = Vec::with_capacity(fresh.len() * 3);
    let mut components = Vec::with_capacity(fresh.len() * 3);
    let mut figures = Vec::with_capacity(fresh.len() * 3);
    let mut stored = Vec::with_capacity(fresh.len());
    for (outcome, hand) in outcomes.iter().zip(fresh) {
        if let Insertion::Inserted(hand_id) = *outcome {
            seats.extend(SeatRow::all(hand_id, hand, &names));
            components.extend(ComponentRow::all(hand_id, &hand.components));
            figures.extend(PlayerHand::all(hand_id, club, hand, &names));
            stored.push(hand_id);
        }
    }
    insert_rows!(db, hand_players::table, &seats);
    insert_rows!(db, hand_components::table, &components);
    insert_rows!(db, player_hands::table, &figures);
    changed(db, &stored)?;
    Ok(outcomes)
}

/// Which of these rows went in, and which hands stand in the place of the others.
fn look_again(db: &mut Db, club: ClubId, rows: &[ListedHand<'_>], hashes: &[Hashes]) -> StoreResult<Vec<Insertion>> {
    let Stored { exact, .. } = Stored::of(db, club, hashes)?;
    let outcome = |row: &ListedHand<'_>| match exact.get(row.doc_hash) {
        Some(id) if *id == row.id => Ok(Insertion::Inserted(*id)),
        Some(id) => Ok(Insertion::DuplicateExact(*id)),
        // Taken by a key other than the record's own: the address of an unlisted hand.
        None => Err(StoreError::Conflict("hands_public_id".to_owned())),
    };
    rows.iter().map(outcome).collect()
}
