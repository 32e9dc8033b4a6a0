//! Records that say they replace another one: where that one is not stored, the report says so (format, 10). The record
//! is stored all the same.

use super::read::Item;
use talon_records::Finding;
use talon_records::json::Pointer;
use talon_rules::games::Code;
use talon_store::hands;
use talon_store::{ClubId, Db, Hash, StoreResult};

/// Adds a warning to each record that replaces one which is neither stored, nor earlier in the batch, nor `seen`.
pub(super) fn warn_of_unknown(
    db: &mut Db,
    club: ClubId,
    items: &mut [Item],
    seen: impl Fn(&Hash) -> bool,
) -> StoreResult<()> {
    for place in 0..items.len() {
        let Some(replaced) = items[place].hand.as_ref().and_then(|hand| hand.supersedes) else {
            continue;
        };
        let mut before = items[..place].iter().filter_map(|item| item.hand.as_ref());
        let is_known = before.any(|hand| hand.doc_hash == replaced) || seen(&replaced);
        // What is judged again when it is stored has its warning already.
        if !is_known && !is_warned(&items[place]) && !hands::has_doc(db, club, &replaced)? {
            warn(&mut items[place], &replaced);
        }
    }
    Ok(())
}

fn is_warned(item: &Item) -> bool {
    let mut told = item.findings.iter();
    told.any(|finding| finding.code == Code::SupersedesUnknown)
}

fn warn(item: &mut Item, replaced: &Hash) {
    let code = Code::SupersedesUnknown;
    let hash = talon_records::hash::Hash(*replaced).to_string();
    let finding = Finding {
        found: Some(hash.into()),
        ..Finding::new(code, Pointer::root().name("supersedes"), 0)
    };
    item.warn(&finding);
}
