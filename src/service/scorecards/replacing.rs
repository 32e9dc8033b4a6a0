//! The deals of a card for a club that has some of them already: what was corrected since takes the place of what is
//! there, and what is no longer on the card is struck out.

use std::collections::{BTreeMap, HashSet};

use serde_json::{Value as Json, json};

use talon_records::hash::Hash;
use talon_records::normal::Writer;
use talon_records::{Options, Reader};
use talon_store::StoreError;
use talon_store::hands::{HandAt, Knowledge, without_replaced};

/// The records to bring in, each naming the score that it replaces; `gone` says why a deal that is there does not
/// count. Only what came from the card itself, under its `file_name`, is replaced; what others say of its deals stays.
pub(super) fn replacing(
    records: &[String],
    there: Vec<HandAt>,
    file_name: &str,
    gone: &str,
) -> Result<Vec<String>, StoreError> {
    let mut standing: BTreeMap<i64, HandAt> = BTreeMap::new();
    for hand in without_replaced(there) {
        let is_own = hand.file_name.as_deref() == Some(file_name);
        // Cards that were added to a score stay as they are.
        if let (true, Knowledge::Score, Some(place)) = (is_own, hand.knowledge, hand.session_place) {
            standing.entry(place).or_insert(hand);
        }
    }
    let mut brought = Vec::with_capacity(records.len());
    let mut kept = HashSet::new();
    for record in records {
        let own: Json = read(record)?;
        let number = own["source"]["deal"].as_i64().unwrap_or_default();
        kept.insert(number);
        brought.push(match standing.values().find(|hand| deal_of(hand) == Some(number)) {
            Some(hand) => in_place_of(own, hand)?,
            None => record.clone(),
        });
    }
    for hand in standing.values() {
        let was: Json = read(&hand.record)?;
        let is_void = was["actions"].as_array().is_some_and(|actions| !actions.is_empty());
        if !is_void && deal_of(hand).is_some_and(|number| !kept.contains(&number)) {
            let mut struck = was;
            struck["actions"] = json!([{"type": "ruling", "by": "director", "kind": "void", "text": gone}]);
            struck["supersedes"] = json!(hash_of(hand)?);
            brought.push(struck.to_string());
        }
    }
    Ok(brought)
}

fn deal_of(hand: &HandAt) -> Option<i64> {
    let record: Json = serde_json::from_str(&hand.record).ok()?;
    record["source"]["deal"].as_i64()
}

/// The record, as the one that replaces this hand; if it says nothing else, the hand's own record.
fn in_place_of(mut own: Json, hand: &HandAt) -> Result<String, StoreError> {
    let mut there = read(&hand.record)?;
    if let Some(members) = there.as_object_mut() {
        members.remove("supersedes");
    }
    if normal(&own)? == normal(&there)? {
        return Ok(hand.record.clone());
    }
    own["supersedes"] = json!(hash_of(hand)?);
    Ok(own.to_string())
}

fn hash_of(hand: &HandAt) -> Result<String, StoreError> {
    let hash: [u8; 32] = hand
        .doc_hash
        .as_slice()
        .try_into()
        .map_err(|_| damaged("the hash of a hand"))?;
    Ok(Hash(hash).to_string())
}

/// A record as every record is kept.
fn normal(record: &Json) -> Result<Vec<u8>, StoreError> {
    let text = record.to_string();
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &Options::default());
    let record = checked
        .record
        .as_ref()
        .ok_or_else(|| damaged("a record of a scorecard"))?;
    Ok(Writer::new().write(record).0.to_vec())
}

fn read(record: &str) -> Result<Json, StoreError> {
    serde_json::from_str(record).map_err(|_| damaged("a record"))
}

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged(what.to_owned())
}
