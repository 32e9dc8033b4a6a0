//! What records claim of a result that nothing proves: shown as a claim, and only where nothing is computed.

use std::collections::HashMap;

use serde_json::{Map, Value as Json};

use crate::ActError;
use talon_records::{Hand, Options, Reader};
use talon_rules::games::session::DealFate;
use talon_store::hands::{self, Slice};
use talon_store::{Db, HandId};

/// What a record claims of its result, if nothing is computed from it.
pub fn claimed(record: &str) -> Option<Map<String, Json>> {
    let mut reader = Reader::new();
    let checked = reader.check(
        record.as_bytes(),
        &Options {
            diagnose: false,
            ..Options::default()
        },
    );
    let is_open = checked.hand().is_some_and(|hand| !is_computed(hand));
    checked.claimed().filter(|claimed| is_open && !claimed.is_empty())
}

fn is_computed(hand: &Hand<'_>) -> bool {
    let passed_out = || hand.entered(&hand.book().opening()).fate == DealFate::PassedOut;
    hand.summary()
        .map_or_else(passed_out, |summary| summary.scores.is_some())
}

/// The same for the hands of a list; most have a result, and their records are not read.
///
/// # Errors
/// When the database fails.
pub fn claimed_in(db: &mut Db, slice: &Slice) -> Result<HashMap<HandId, Map<String, Json>>, ActError> {
    let open = slice.hands.iter().filter(|one| one.hand.declarer_score.is_none());
    let ids: Vec<HandId> = open.map(|one| one.hand.id).collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let records = hands::records(db, &ids)?;
    Ok(records
        .into_iter()
        .filter_map(|(id, record)| Some((id, claimed(&record)?)))
        .collect())
}
