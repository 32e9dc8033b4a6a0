//! Two answers to one deal: a score says otherwise than what is stored of the same deal of the same session, table and round.
//! Both are stored, and the report says so (format, 10).

use serde_json::Value as Json;

use super::read::Item;
use talon_records::Finding;
use talon_records::json::Pointer;
use talon_records::report::ReportFinding;
use talon_rules::games::Code;
use talon_store::hands::{self, NewHand};
use talon_store::{ClubId, Db, StoreResult};

/// Adds a warning to each score of a batch that contradicts another result of its deal, stored or earlier in the batch.
pub(super) fn warn_of_conflicts(db: &mut Db, club: ClubId, items: &mut [Item]) -> StoreResult<()> {
    for place in 0..items.len() {
        let Some(hand) = items[place].hand.as_ref().filter(|hand| hand.is_one_deal) else {
            continue;
        };
        let Some(session) = &hand.session else { continue };
        let own: Json = serde_json::from_str(&hand.record).unwrap_or_default();
        let mut before = items[..place].iter().filter_map(|item| item.hand.as_ref());
        let in_batch = before.any(|other| is_same_place(other, hand) && contradicts(&own, &other.record));
        let is_told = items[place].findings.iter().any(|told| told.code == Code::DealConflict);
        if is_told {
            continue;
        }
        let stored = hands::records_at(db, club, hand.game, session)?;
        if in_batch || stored.iter().any(|(_, record)| contradicts(&own, record)) {
            warn(&mut items[place]);
        }
    }
    Ok(())
}

fn is_same_place(one: &NewHand, other: &NewHand) -> bool {
    let place = |hand: &NewHand| hand.session.as_ref().map(|at| (at.key.clone(), at.place));
    one.game == other.game && place(one) == place(other)
}

/// Whether another record of the deal has a result of its own that is not this one, and is not replaced by it.
fn contradicts(own: &Json, other: &str) -> bool {
    let other: Json = serde_json::from_str(other).unwrap_or_default();
    let at = |record: &Json| ["table", "round"].map(|name| record["source"][name].clone());
    at(own) == at(&other) && own["score"] != other["score"] && own["supersedes"].is_null()
}

fn warn(item: &mut Item) {
    let code = Code::DealConflict;
    let finding = Finding::new(code, Pointer::root().name("score"), 0);
    item.findings.push(ReportFinding {
        record: u64::try_from(item.number).ok(),
        ..ReportFinding::from(&finding)
    });
    item.has_findings = true;
    item.has_warnings = true;
    item.code.get_or_insert(code.as_str());
    if let Some(hand) = &mut item.hand {
        hand.has_warnings = true;
    }
}
