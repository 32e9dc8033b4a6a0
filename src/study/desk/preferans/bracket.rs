//! One bracket of PPN as the facts of its deal, as the reader of records understands it (PPN-1 to PPN-14).

use serde_json::{Map, Value as Json};

use crate::desk::input::{Input, Stop, bad, text};
use crate::desk::reply::{Answer, Fact, Why};
use talon_records::json::{Position, Value};
use talon_records::notation::looks_like;
use talon_records::options::setting_json;
use talon_records::report::ReportFinding;
use talon_records::{Finding, Reader};
use talon_rules::cards::Pack;
use talon_rules::games::option::RuleSet;
use talon_rules::games::preferans::{OPTIONS, Variant};

/// The tag that says that nothing is known of earlier deals: a single bracket is no session, whatever its number.
const NO_SESSION: &str = "[Sheet -/0,0,0/0]\n";

/// What the reader computes of a deal and the answer repeats.
const COMPUTED: &[&str] = &[
    "bula_change",
    "contract",
    "game",
    "outcome",
    "soup",
    "tricks",
    "volunteers",
];

pub(super) fn ppn(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let given = input.need("ppn")?;
    let bracket = text("ppn", given)?;
    if !looks_like(bracket.as_bytes()) {
        return Err(bad("ppn", given).into());
    }
    let mut reader = Reader::new();
    let tags = format!("{NO_SESSION}{}", rules_tag(variant));
    let whole = format!("{tags}{bracket}");
    let mut checked = reader.check(whole.as_bytes(), &talon_ppn::options());
    for finding in &mut checked.findings {
        finding.offset = finding.offset.saturating_sub(tags.len());
    }
    let mut facts = Map::new();
    if let Some(root) = checked.record.as_ref().map(|record| record.document.root()) {
        recorded(root, &mut facts);
    }
    if let Some(hand) = checked.hand() {
        let computed = hand.computed();
        let known = computed
            .into_iter()
            .filter(|(name, _)| COMPUTED.contains(&name.as_str()));
        facts.extend(known);
    }
    let findings: Vec<Json> = checked
        .findings
        .iter()
        .map(|finding| placed(finding, bracket.as_bytes()))
        .collect();
    facts.insert("findings".into(), findings.into());
    facts.insert("status".into(), checked.status().as_str().into());
    let why = Why::new(if checked.is_accepted() {
        "why-pref-ppn-sound"
    } else {
        "why-pref-ppn-unsound"
    });
    let count = Fact::Number(checked.findings.len() as i64);
    let answer = Answer::new(facts, "PPN-14", why.with("count", count));
    Ok(Answer {
        findings: checked.findings,
        ..answer
    })
}

/// The options that differ from the default as the tag in which a file names them.
fn rules_tag(variant: &Variant) -> String {
    let set = OPTIONS
        .iter()
        .filter(|info| !variant.is_default(info.name))
        .filter_map(|info| {
            let value = setting_json(info.allowed, variant.get(info.name)?);
            let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            Some(format!("{}={word}", info.name))
        });
    let set: Vec<String> = set.collect();
    if set.is_empty() {
        String::new()
    } else {
        format!("[Rules {}]\n", set.join(","))
    }
}

/// What stands in the record itself: the dealer, the calls and the cards discarded.
fn recorded(root: Value<'_>, facts: &mut Map<String, Json>) {
    let word = |value: Option<Value<'_>>| value.and_then(|value| value.as_str().map(|text| text.into_owned()));
    if let Some(dealer) = word(root.get("deal").and_then(|deal| deal.get("dealer"))) {
        facts.insert("dealer".into(), dealer.into());
    }
    let Some(actions) = root.get("actions") else { return };
    let mut auction = Vec::new();
    for action in actions.items() {
        let by = word(action.get("by")).unwrap_or_default();
        let value = action.get("value").and_then(|value| value.as_int());
        let number = value.map(|value| value.to_string()).unwrap_or_default();
        let game = if action.get("game").is_some() { "G" } else { "" };
        match word(action.get("type")).as_deref() {
            Some("bid") => auction.push(format!("{by}:{game}{number}")),
            Some(call @ ("hold" | "pass")) => auction.push(format!("{by}:{call}")),
            Some("discard") => {
                let cards = action.get("cards").into_iter().flat_map(|cards| cards.items());
                let mut codes: Vec<String> = cards.filter_map(|card| word(Some(card))).collect();
                codes.sort_by_key(|code| {
                    Pack::French
                        .parse(code)
                        .map_or(u8::MAX, |card| Pack::French.order(card))
                });
                facts.insert("discards".into(), codes.into());
            }
            _ => {}
        }
    }
    facts.insert("auction".into(), auction.into());
}

fn placed(finding: &Finding, bracket: &[u8]) -> Json {
    let at = Position::START.advance(bracket, finding.offset);
    serde_json::to_value(ReportFinding::at(finding, 1, at)).unwrap_or_default()
}
