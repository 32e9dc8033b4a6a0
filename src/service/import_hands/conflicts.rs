//! Two answers to one deal: a score says otherwise than what is stored of the same deal of the same session, table and round.
//! Both are stored, and the report says so (format, 10).

use serde_json::Value as Json;

use super::read::Item;
use talon_records::json::Pointer;
use talon_records::{Finding, Options, Reader};
use talon_rules::games::Code;
use talon_store::hands::{self, InSession, NewHand};
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
        let own: Json = serde_json::from_str(&hand.record).unwrap_or_default();
        let mut before = items[..place].iter().filter_map(|item| item.hand.as_ref());
        let in_batch = before.any(|other| is_same_place(other, hand) && contradicts(&own, &other.record));
        let stored = hands::records_at(db, club, hand.game, session)?;
        if in_batch || stored.iter().any(|(_, record)| contradicts(&own, record)) {
            items[place].warn(&Finding::new(Code::DealConflict, Pointer::root().name("score"), 0));
        }
    }
    Ok(())
}

fn is_same_place(one: &NewHand, other: &NewHand) -> bool {
    let same = |one: &InSession, other: &InSession| one.place == other.place && one.key == other.key;
    let places = one.session.as_ref().zip(other.session.as_ref());
    one.game == other.game && places.is_some_and(|(one, other)| same(one, other))
}

/// Whether another record of the deal has a result of its own that is not this one, and is not replaced by it. A hand with
/// cards has the result that would have been written down of it.
fn contradicts(own: &Json, record: &str) -> bool {
    let other: Json = serde_json::from_str(record).unwrap_or_default();
    let at = |record: &Json| ["table", "round"].map(|name| record["source"][name].clone());
    if at(own) != at(&other) || !own["supersedes"].is_null() {
        return false;
    }
    if !other["score"].is_null() {
        return own["score"] != other["score"];
    }
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let mut reader = Reader::new();
    let checked = reader.check(record.as_bytes(), &options);
    let result = checked.hand().and_then(talon_records::Hand::score);
    result.is_some_and(|score| !says_the_same(&own["score"], &score))
}

/// Whether all that a score says stands in another, which may say more.
fn says_the_same(score: &Json, other: &Json) -> bool {
    let members = score.as_object().into_iter().flatten();
    members.into_iter().all(|(name, value)| other.get(name) == Some(value))
}
