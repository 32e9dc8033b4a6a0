//! What a record claims of its result beside what the rules say, value by value. It compares nothing itself: a
//! difference is what the check found to be one.

use serde_json::Value as Json;

use super::look::Look;
use crate::games::Code;
use crate::history::Hand;
use crate::text::ClaimNames;

/// The claims of a record.
#[derive(Debug)]
pub struct ClaimedView {
    pub differs: bool,
    pub rows: Vec<ClaimRow>,
}

/// One value.
#[derive(Debug)]
pub struct ClaimRow {
    pub name: String,
    pub claimed: String,
    pub computed: String,
    pub differs: bool,
}

/// The claims, if the record makes any.
pub fn claimed(look: &Look<'_>, hand: &Hand<'_>) -> Option<ClaimedView> {
    let claims = look.study.claimed.as_ref().filter(|claims| !claims.is_empty())?;
    let computed = hand.computed();
    let mut rows = Vec::new();
    for (name, value) in claims {
        collect(look, &mut vec![name.as_str()], value, computed.get(name), &mut rows);
    }
    Some(ClaimedView { differs: rows.iter().any(|row| row.differs), rows })
}

fn collect<'c>(
    look: &Look<'_>,
    path: &mut Vec<&'c str>,
    claimed: &'c Json,
    computed: Option<&Json>,
    rows: &mut Vec<ClaimRow>,
) {
    if let Json::Object(members) = claimed {
        for (name, value) in members {
            path.push(name);
            collect(look, path, value, computed.and_then(|own| own.get(name)), rows);
            path.pop();
        }
        return;
    }
    let (player, suit) = (|seat| look.name(seat), |suit| look.suit_words(suit));
    let names = ClaimNames { player: &player, suit: &suit };
    rows.push(ClaimRow {
        name: look.lang.claim(path, &names),
        claimed: look.lang.claim_value(path, Some(claimed), &names),
        computed: look.lang.claim_value(path, computed, &names),
        differs: is_mismatch(look, path),
    });
}

/// Whether a finding points here or at something around it.
fn is_mismatch(look: &Look<'_>, path: &[&str]) -> bool {
    let here = format!("/result/claimed/{}", path.join("/"));
    look.study
        .findings
        .iter()
        .filter(|finding| finding.code == Code::ResultMismatch)
        .map(|finding| finding.pointer.as_str())
        .any(|pointer| {
            here == pointer || here.strip_prefix(pointer).is_some_and(|rest| rest.starts_with('/'))
        })
}
