//! Reading one hand: by its number, or an unlisted one by the address that its owner gave away. Whoever may not see a
//! hand is told that there is none.

use crate::service::notes_for::{Nearness, has_closed_notes, notes_for};
use crate::service::veil::{self, Veils};
use crate::service::{ActError, Actor, closed_hands};
use crate::store::hands::{self, Hand, Visibility};
use crate::store::{Db, HandId, imports, members};

/// The hand with this address, its record without the notes that are not for this reader and with the names that people
/// chose to be called by.
///
/// # Errors
/// Not found, also for whoever may not see it.
pub fn read_hand(db: &mut Db, actor: &Actor, address: &str) -> Result<Hand, ActError> {
    let hidden = || ActError::NotFound("hand");
    let by_number = address.parse().ok().map(HandId);
    let hand = match by_number {
        Some(id) => hands::by_id(db, id),
        None => hands::by_public_id(db, address),
    };
    let hand = match hand {
        Ok(hand) => hand,
        Err(error) if error.is_not_found() => return Err(hidden()),
        Err(error) => return Err(error.into()),
    };
    let seen = hand.voided_at.is_none()
        && may_see(db, actor, &hand, by_number.is_none())?
        && closed_hands::to(db, actor, &[hand.id])?.is_empty();
    if !seen {
        return Err(hidden());
    }
    let hand = if has_closed_notes(&hand.record) {
        let record = notes_for(&hand.record, nearness(db, actor, &hand)?).into_owned();
        Hand { record, ..hand }
    } else {
        hand
    };
    if veil::is_own(actor, &hand) {
        return Ok(hand);
    }
    let veils = Veils::over(db, actor, [hand.club_id])?;
    let Some(given) = veils.given(hand.club_id, false, &hand.record) else { return Ok(hand) };
    let (record, doc_hash) = (given.record.clone(), given.doc_hash.clone());
    Ok(Hand { record, doc_hash, supersedes: None, ..hand })
}

/// Whether whoever brought the hand in could vouch for it; otherwise it is marked wherever it is shown.
///
/// # Errors
/// When the database fails.
pub fn is_vouched(db: &mut Db, hand: &Hand) -> Result<bool, ActError> {
    let Some(import) = hand.import_id else { return Ok(true) };
    Ok(imports::unvouched(db, &[import])?.is_empty())
}

fn nearness(db: &mut Db, actor: &Actor, hand: &Hand) -> Result<Nearness, ActError> {
    Ok(match actor {
        Actor::CommandLine => Nearness::Importer,
        Actor::Visitor => Nearness::Stranger,
        Actor::Person(person) if hand.importer_id == Some(person.id) => Nearness::Importer,
        Actor::Person(person) if members::is_active(db, hand.club_id, person.id)? => Nearness::Member,
        Actor::Person(_) => Nearness::Stranger,
    })
}

/// Whether its visibility lets the reader see it; `by_address` says that he has the address that its owner gave away.
pub(super) fn may_see(db: &mut Db, actor: &Actor, hand: &Hand, by_address: bool) -> Result<bool, ActError> {
    if matches!(actor, Actor::CommandLine) || hand.visibility == Visibility::Public {
        return Ok(true);
    }
    let user = actor.user();
    if user.is_some() && user == hand.importer_id {
        return Ok(true);
    }
    Ok(match (hand.visibility, user) {
        (Visibility::Unlisted, _) => by_address,
        (Visibility::Club, Some(user)) => members::is_active(db, hand.club_id, user)?,
        _ => false,
    })
}
