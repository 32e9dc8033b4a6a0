//! Two answers to one deal: a score says otherwise than what is stored of the same deal of the same session, table and
//! round. Both are stored, and the report says so (format, 10). And hands with cards that take the place of a score.

use serde_json::Value as Json;

use super::read::Item;
use talon_records::Finding;
use talon_records::json::Pointer;
use talon_records::same_deal::differences;
use talon_rules::games::Code;
use talon_store::hands::{self, InSession, Knowledge, NewHand, Origin, Stored};
use talon_store::{ClubId, Db, StoreResult};

/// Adds a warning to each score of a batch that contradicts another result of its deal, stored or earlier in the batch.
pub(super) fn warn_of_conflicts(db: &mut Db, club: ClubId, items: &mut [Item]) -> StoreResult<()> {
    for place in 0..items.len() {
        let item = &items[place];
        let is_told = item.findings.iter().any(|told| told.code == Code::DealConflict);
        let Some(hand) = item.hand.as_ref().filter(|hand| hand.is_one_deal && !is_told) else {
            continue;
        };
        let Some(session) = &hand.session else { continue };
        let mut before = items[..place].iter().filter_map(|item| item.hand.as_ref());
        let in_batch =
            before.any(|other| is_same_place(other, hand) && contradicts(hand, &other.record, &other.doc_hash));
        let stored = hands::hands_at(db, club, hand.game, &session.key, Some(session.place))?;
        let mut standing = hands::without_replaced(stored).into_iter();
        if in_batch || standing.any(|other| contradicts(hand, &other.record, &other.doc_hash)) {
            items[place].warn(&Finding::new(Code::DealConflict, Pointer::root().name("score"), 0));
        }
    }
    Ok(())
}

/// For each hand with cards that says it takes the place of a score, stored or in the batch, that score, where it tells
/// another deal or another pay; or the hand that has its place already. Nothing moves until someone has decided. A
/// warning says so.
pub(super) fn other_than_written(
    db: &mut Db,
    club: ClubId,
    items: &mut [Item],
    there: &Stored,
) -> StoreResult<Vec<Option<Origin>>> {
    let mut found = vec![None; items.len()];
    for place in 0..items.len() {
        let is_new = |hand: &&NewHand| hand.knowledge != Knowledge::Score && !there.has_record(&hand.doc_hash);
        let Some(hand) = items[place].hand.as_ref().filter(is_new) else {
            continue;
        };
        let Some(replaced) = hand.supersedes else { continue };
        let is_replaced = |item: &Item| {
            let hand = item.hand.as_ref();
            hand.is_some_and(|hand| hand.doc_hash == replaced && hand.knowledge == Knowledge::Score)
        };
        let written = match items.iter().position(is_replaced) {
            Some(at) => items[at]
                .hand
                .as_ref()
                .map(|hand| (Origin::Batch(at), hand.record.clone())),
            None => hands::score_of(db, club, &replaced)?.map(|(id, record)| (Origin::Stored(id), record)),
        };
        let Some((origin, written)) = written else { continue };
        let taken = hands::superseded_by(db, club, &replaced)?.map(Origin::Stored);
        let differs = || !differences(&written, &hand.record).is_empty();
        if let Some(other) = taken.or_else(|| differs().then_some(origin)) {
            found[place] = Some(other);
            items[place].warn(&Finding::new(Code::DealConflict, Pointer::root().name("supersedes"), 0));
        }
    }
    Ok(found)
}

fn is_same_place(one: &NewHand, other: &NewHand) -> bool {
    let same = |one: &InSession, other: &InSession| one.place == other.place && one.key == other.key;
    let places = one.session.as_ref().zip(other.session.as_ref());
    one.game == other.game && places.is_some_and(|(one, other)| same(one, other))
}

/// Whether another record of the deal has a result of its own that is not this one, and is not replaced by it. A hand
/// with cards has the result that would have been written down of it.
fn contradicts(own: &NewHand, other: &str, doc_hash: &[u8]) -> bool {
    let at = |record: &str| {
        let record: Json = serde_json::from_str(record).unwrap_or_default();
        ["table", "round"].map(|name| record["source"][name].clone())
    };
    let is_other = || {
        let told = differences(&own.record, other);
        // The same people may be spelt otherwise on another phone.
        told.iter().any(|one| one.fact != "players")
    };
    let is_replaced = own.supersedes.is_some_and(|hash| hash[..] == *doc_hash);
    !is_replaced && at(&own.record) == at(other) && is_other()
}
