//! What only questions about Ulti hold: bids, contracts and the options of its rules.

use serde_json::Value as Json;

use crate::cards::Seat;
use crate::desk::input::{Input, Stop, bad, text};
use crate::desk::question::Choice;
use crate::desk::reply::{Answer, Fault, Why};
use crate::games::ulti::{
    Allowed, Auction, Bid, OPTIONS, OptionInfo, SILENT_CODES, Setting, Variant, bid_exists,
};
use crate::games::{Code, RuleId, Violation};
use crate::history::json::{Kind, Value};

/// A bid that the options leave in the table.
pub(super) fn bid(input: &Input<'_>, name: &str, variant: &Variant) -> Result<Bid, Stop> {
    let value = input.need(name)?;
    let code = text(name, value)?;
    let bid = Bid::parse(&code).ok_or_else(|| bad(name, value))?;
    if bid_exists(bid, variant) { Ok(bid) } else { Err(unknown_bid().into()) }
}

/// A bid that can become the contract under the options.
pub(super) fn contract(input: &Input<'_>, variant: &Variant) -> Result<Bid, Stop> {
    let bid = bid(input, "contract", variant)?;
    match Auction::new(Seat::A, variant).check_bid(bid, variant) {
        Err(Violation { code, rule: Some(rule), .. }) => {
            Err(Answer::reject(code, rule, Why::new("why-contract-minimum")).into())
        }
        _ => Ok(bid),
    }
}

/// The refusal of a bid that the options take away.
pub(super) fn unknown_bid() -> Answer {
    Answer::reject(Code::BidUnknown, RuleId::new("U-4.1"), Why::new("why-bid-code-option"))
}

/// The rule set of a question: the default with its options set.
pub(super) fn variant(input: &Input<'_>) -> Result<Variant, Fault> {
    let mut variant = Variant::default();
    for (name, value) in input.entries("options")? {
        let Some(info) = OPTIONS.iter().find(|info| info.name == name) else {
            return Err(Fault::new(Code::UnknownOption, Some("options")).found(&name));
        };
        let set = setting(info.allowed, value).is_some_and(|setting| variant.set(info.name, setting));
        if !set {
            return Err(bad(&name, value));
        }
    }
    Ok(variant)
}

fn setting(allowed: Allowed, value: Value<'_>) -> Option<Setting> {
    match allowed {
        Allowed::Switch => value.as_bool().map(Setting::Switch),
        Allowed::LevelOrNull(_) if value.is_null() => Some(Setting::Null),
        Allowed::Numbers(_) | Allowed::LevelOrNull(_) => value.as_int().map(Setting::Number),
        Allowed::Words(list) => list.iter().find(|word| value.is(word)).map(|word| Setting::Word(word)),
        Allowed::SilentList => {
            let mut chosen = [false; 4];
            if value.kind() != Kind::Array {
                return None;
            }
            for item in value.items() {
                let place = SILENT_CODES.iter().position(|name| item.is(name))?;
                let slot = chosen.get_mut(place)?;
                if std::mem::replace(slot, true) {
                    return None;
                }
            }
            Some(Setting::Words(chosen))
        }
    }
}

/// The options as a form offers them.
pub(super) fn choices() -> Vec<Choice> {
    let usual = Variant::default();
    let choice = |info: &OptionInfo| {
        let others = match info.allowed {
            Allowed::LevelOrNull(_) => (1..=LEVELS_OFFERED).map(Setting::Number).collect(),
            _ => info.alternatives.to_vec(),
        };
        Choice {
            name: info.name,
            usual: usual.get(info.name).map_or(Json::Null, written),
            others: others.into_iter().map(written).collect(),
        }
    };
    OPTIONS.iter().map(choice).collect()
}

/// So many levels of kontra have a name.
const LEVELS_OFFERED: i64 = 7;

fn written(setting: Setting) -> Json {
    match setting {
        Setting::Switch(on) => on.into(),
        Setting::Number(number) => number.into(),
        Setting::Null => Json::Null,
        Setting::Word(word) => word.into(),
        Setting::Words(chosen) => {
            let names = SILENT_CODES.iter().zip(chosen).filter(|(_, on)| *on);
            names.map(|(name, _)| *name).collect()
        }
    }
}
