//! `score` of a record of Ulti: who declared what, and what was made (format, 17). It reads members and says which are
//! missing or strange; what can be true together the engine says.

use serde_json::{Map, Value as Json, json};

use super::claimed::FATES;
use crate::acts::each;
use crate::json::{Value, ValueKind};
use crate::score::{need, refuse_unknown};
use crate::structure::{Faults, nearest};
use talon_rules::cards::{BySeat, Pack, Seat};
use talon_rules::games::ulti::{
    BID_CODES, Bid, Class, Component, ComponentResult, ComponentSet, LastSeven, Levels, MarriagesSaid, SILENT_CODES,
    SidePoints, Silent, WrittenHand, marriage_value,
};
use talon_rules::games::{Code, RuleId};

pub(super) const MEMBERS: &[&str] = &[
    "components",
    "contract",
    "declarer",
    "forfeit",
    "kontra",
    "marriages",
    "points",
    "round_factor",
    "seven",
    "silent",
    "trump",
];
/// What a hand that was thrown in does not have (U-9.1).
const PLAYED_ONLY: [&str; 5] = ["components", "marriages", "points", "seven", "silent"];
const SEVEN: &[&str] = &["by", "won"];
const SIDES: &[&str] = &["declarer", "defenders"];
const SEATS: &[&str] = &["A", "B", "C"];
const SUITS: &[&str] = &["A", "B", "H", "L"];

const COMPONENTS: RuleId = RuleId::new("U-4.2");
const BIDS: RuleId = RuleId::new("U-4.1");
const THROWN_IN: RuleId = RuleId::new("U-9.1");
const MARRIAGE: RuleId = RuleId::new("U-7.3");
const JOINT: RuleId = RuleId::new("U-8.5");
const INDIVIDUAL: RuleId = RuleId::new("U-8.6");
const DOUBLED_PART: RuleId = RuleId::new("U-8.8");

/// Reads the score; `None` when it has an error of its own.
pub(super) fn read_written<'a>(score: Value<'a>, faults: &mut Faults<'a>) -> Option<WrittenHand> {
    let errors = faults.errors();
    refuse_unknown(score, MEMBERS, faults);
    let declarer = need(score, "declarer", faults).and_then(|value| faults.seat(value));
    let contract = need(score, "contract", faults).and_then(|value| read_contract(value, faults));
    let forfeit = score.get("forfeit").and_then(|value| faults.boolean(value)) == Some(true);
    let trump = score.get("trump").and_then(|value| faults.word(value, SUITS));
    let round_factor = score.get("round_factor").and_then(|value| read_factor(value, faults));
    let (declarer, contract) = (declarer?, contract?);
    let mut hand = WrittenHand {
        forfeit,
        round_factor,
        ..WrittenHand::new(declarer, contract)
    };
    if let Some(word) = trump {
        hand.trump = Pack::German.parse_suit(word);
    }
    if let Some(kontra) = score.get("kontra") {
        hand.levels = read_levels(kontra, &hand, faults);
    }
    if forfeit {
        refuse_played(score, faults);
    } else {
        read_verdicts(score, contract, &mut hand, faults);
    }
    (faults.errors() == errors).then_some(hand)
}

fn read_factor<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<u8> {
    let factor = faults.integer(value, 1)?;
    if factor > 2 {
        faults.at(Code::BadValue, value).expected = Some(json!([1, 2]));
    }
    u8::try_from(factor).ok()
}

fn read_contract<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<Bid> {
    let text = faults.string(value)?;
    let bid = Bid::parse(&text);
    if bid.is_none() {
        let finding = faults.at(Code::BidUnknown, value);
        finding.rule = Some(BIDS);
        finding.fix = nearest(&text, &BID_CODES).map(Json::from);
    }
    bid
}

/// A hand that was thrown in has no result but that.
fn refuse_played<'a>(score: Value<'a>, faults: &mut Faults<'a>) {
    for name in PLAYED_ONLY {
        let value = score.get(name);
        let empty = |value: &Value<'a>| name == "components" && value.kind() == ValueKind::Object && value.is_empty();
        if let Some(value) = value.filter(|value| !empty(value)) {
            faults.unfit(value, "score_thrown_in");
            if let Some(finding) = faults.last_error() {
                finding.rule = Some(THROWN_IN);
            }
        }
    }
}

fn read_verdicts<'a>(score: Value<'a>, contract: Bid, hand: &mut WrittenHand, faults: &mut Faults<'a>) {
    if let Some(value) = need(score, "components", faults) {
        hand.made = read_components(value, contract, faults);
    }
    hand.silent = score.get("silent").map(|value| read_silent(value, faults));
    hand.seven = score.get("seven").and_then(|value| read_seven(value, faults));
    hand.marriages = score.get("marriages").map(|value| read_marriages(value, faults));
    hand.points = score.get("points").and_then(|value| read_points(value, faults));
}

/// A verdict on every component of the contract, and on no other (U-4.2).
fn read_components<'a>(value: Value<'a>, contract: Bid, faults: &mut Faults<'a>) -> ComponentSet {
    let mut made = ComponentSet::default();
    if !faults.object(value) {
        return made;
    }
    let codes: Vec<&str> = contract.components().iter().map(Component::code).collect();
    for (name, verdict) in value.members() {
        let part = name.as_str().and_then(|text| Component::parse(&text));
        match part.filter(|part| contract.has(*part)) {
            Some(part) => {
                if faults.boolean(verdict) == Some(true) {
                    made.insert(part);
                }
            }
            None => {
                faults.unknown(name, &codes);
                if let Some(finding) = faults.last_error() {
                    finding.rule = Some(COMPONENTS);
                }
            }
        }
    }
    for code in codes.into_iter().filter(|code| value.get(code).is_none()) {
        faults.missing(value, code);
        if let Some(finding) = faults.last_error() {
            finding.rule = Some(COMPONENTS);
        }
    }
    made
}

/// Levels of kontra: a number where they are joint, one for each defender where not.
fn read_levels<'a>(value: Value<'a>, hand: &WrittenHand, faults: &mut Faults<'a>) -> Levels {
    let mut levels = Levels::default();
    if !faults.object(value) {
        return levels;
    }
    let contract = hand.contract;
    for (name, level) in value.members() {
        let part = name.as_str().and_then(|text| Component::parse(&text));
        let Some(part) = part.filter(|part| contract.has(*part)) else {
            let said = name.as_str().unwrap_or_default().into_owned();
            let finding = faults.at(Code::KontraComponent, level);
            finding.rule = Some(DOUBLED_PART);
            finding.found = Some(json!(said));
            finding.expected = Some(contract.components().iter().map(|part| json!(part.code())).collect());
            continue;
        };
        if contract.class() == Class::Plain {
            read_individual(level, part, hand.declarer, &mut levels, faults);
        } else {
            read_joint(level, part, hand.declarer, &mut levels, faults);
        }
    }
    levels
}

fn read_joint<'a>(value: Value<'a>, part: Component, declarer: Seat, levels: &mut Levels, faults: &mut Faults<'a>) {
    if value.kind() == ValueKind::Object {
        let numbers: Vec<i64> = value.members().filter_map(|(_, level)| level.as_int()).collect();
        let same = numbers
            .first()
            .filter(|first| numbers.iter().all(|level| level == *first));
        let fix = same.map(|level| json!(level));
        faults.wrong_type(value, "integer");
        if let Some(finding) = faults.last_error() {
            (finding.rule, finding.fix) = (Some(JOINT), fix);
        }
        return;
    }
    if let Some(level) = read_level(value, faults) {
        for seat in declarer.others() {
            levels.set(seat, part, level);
        }
    }
}

fn read_individual<'a>(
    value: Value<'a>,
    part: Component,
    declarer: Seat,
    levels: &mut Levels,
    faults: &mut Faults<'a>,
) {
    let defenders = declarer.others();
    if value.kind() != ValueKind::Object {
        let each: Option<Map<String, Json>> = value.as_int().map(|level| {
            defenders
                .map(|seat| (seat.letter().to_owned(), json!(level)))
                .into_iter()
                .collect()
        });
        faults.wrong_type(value, "object");
        if let Some(finding) = faults.last_error() {
            (finding.rule, finding.fix) = (Some(INDIVIDUAL), each.map(Json::Object));
        }
        return;
    }
    for (name, level) in value.members() {
        let seat = name.as_str().and_then(|text| Seat::parse(&text));
        match seat.filter(|seat| defenders.contains(seat)) {
            Some(seat) => {
                if let Some(level) = read_level(level, faults) {
                    levels.set(seat, part, level);
                }
            }
            None => {
                let said = name.as_str().unwrap_or_default().into_owned();
                let finding = faults.at(Code::KontraNotEntitled, level);
                finding.rule = Some(INDIVIDUAL);
                finding.found = Some(json!(said));
                finding.expected = Some(defenders.iter().map(|seat| json!(seat.letter())).collect());
            }
        }
    }
}

/// A level; one that no table reaches is the highest that can be told, and the engine refuses it.
fn read_level<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<u8> {
    let level = faults.integer(value, 0)?;
    Some(u8::try_from(level).unwrap_or(u8::MAX))
}

fn read_silent<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> [Option<ComponentResult>; 4] {
    let mut results = [None; 4];
    if !faults.object(value) {
        return results;
    }
    for (name, result) in value.members() {
        let Some(silent) = name.as_str().and_then(|text| Silent::parse(&text)) else {
            faults.unknown(name, SILENT_CODES);
            continue;
        };
        results[silent as usize] = faults.word(result, FATES).map(|word| match word {
            "win" => ComponentResult::Win,
            _ => ComponentResult::Lose,
        });
    }
    results
}

fn read_seven<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<LastSeven> {
    if !faults.object(value) {
        return None;
    }
    refuse_unknown(value, SEVEN, faults);
    let by = need(value, "by", faults).and_then(|by| faults.seat(by));
    let won = need(value, "won", faults).and_then(|won| faults.boolean(won));
    Some(LastSeven { by: by?, won: won? })
}

fn read_marriages<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> BySeat<MarriagesSaid> {
    let mut said: BySeat<MarriagesSaid> = BySeat::default();
    if !faults.object(value) {
        return said;
    }
    for (name, list) in value.members() {
        let Some(seat) = name.as_str().and_then(|text| Seat::parse(&text)) else {
            faults.unknown(name, SEATS);
            continue;
        };
        if !faults.array(list) {
            continue;
        }
        for item in list.items() {
            let own = &mut said[seat];
            match item.as_int() {
                Some(value) if value == marriage_value(true) && !own.forty => own.forty = true,
                Some(value) if value == marriage_value(false) && own.twenties < 3 => own.twenties += 1,
                _ => {
                    let finding = faults.at(Code::BadValue, item);
                    finding.rule = Some(MARRIAGE);
                    finding.expected = Some(json!([marriage_value(true), marriage_value(false)]));
                }
            }
        }
    }
    said
}

fn read_points<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<SidePoints> {
    each(value, SIDES, faults, |points, faults| {
        faults.integer(points, 0);
    });
    if value.kind() != ValueKind::Object {
        return None;
    }
    // More points than anybody counts are the most that can be told, and the engine refuses them.
    let of = |side: &str, faults: &mut Faults<'a>| {
        let points = need(value, side, faults)?.as_int()?;
        Some(u16::try_from(points).unwrap_or(u16::MAX))
    };
    let (declarer, defenders) = (of("declarer", faults), of("defenders", faults));
    Some(SidePoints {
        declarer: declarer?,
        defenders: defenders?,
    })
}

/// What was written down, as `score` in its normal form.
pub(super) fn score_json(hand: &WrittenHand) -> Json {
    let mut members = Map::new();
    let mut put = |name: &str, value: Json| members.insert(name.to_owned(), value);
    put("declarer", json!(hand.declarer.letter()));
    put("contract", json!(hand.contract.code()));
    if let Some(suit) = hand.trump {
        put("trump", json!(Pack::German.suit_code(suit)));
    }
    if let Some(factor) = hand.round_factor {
        put("round_factor", json!(factor));
    }
    put("kontra", levels_json(hand));
    if hand.forfeit {
        put("forfeit", json!(true));
        return normal(&Json::Object(members));
    }
    let parts = hand.contract.components().iter();
    put(
        "components",
        parts.map(|part| (part.code(), hand.made.has(part))).collect(),
    );
    if let Some(results) = hand.silent {
        let arisen = Silent::ALL.into_iter().filter_map(|silent| {
            let won = results[silent as usize]? == ComponentResult::Win;
            Some((silent.code(), if won { "win" } else { "lose" }))
        });
        put("silent", arisen.collect());
    }
    if let Some(seven) = hand.seven {
        put("seven", json!({"by": seven.by.letter(), "won": seven.won}));
    }
    if let Some(said) = hand.marriages {
        let of = |seat: Seat| (seat.letter(), marriages_json(said[seat]));
        put("marriages", Seat::ALL.map(of).into_iter().collect());
    }
    if let Some(points) = hand.points {
        put(
            "points",
            json!({"declarer": points.declarer, "defenders": points.defenders}),
        );
    }
    normal(&Json::Object(members))
}

fn marriages_json(said: MarriagesSaid) -> Json {
    let forty = said.forty.then_some(marriage_value(true));
    let twenties = std::iter::repeat_n(marriage_value(false), said.twenties.into());
    forty.into_iter().chain(twenties).collect()
}

fn levels_json(hand: &WrittenHand) -> Json {
    let [first, second] = hand.declarer.others();
    let level = |part: Component| {
        let of = |seat: Seat| hand.levels.of(seat, part);
        let both = json!({first.letter(): of(first), second.letter(): of(second)});
        let value = if part.is_plain() { both } else { json!(of(first)) };
        (part.code(), value)
    };
    hand.contract.components().iter().map(level).collect()
}

/// The score without what says nothing (format, 17).
pub(super) fn normal(score: &Json) -> Json {
    let mut members = score.as_object().cloned().unwrap_or_default();
    let contract = members.get("contract").and_then(Json::as_str).and_then(Bid::parse);
    if contract.is_none_or(|contract| contract.class() != Class::Trump) {
        members.remove("trump");
    }
    if members.get("forfeit") == Some(&json!(false)) {
        members.remove("forfeit");
    }
    if members.contains_key("forfeit") {
        members.remove("components");
    }
    if let Some(kontra) = members.remove("kontra").and_then(|kontra| normal_kontra(&kontra)) {
        members.insert("kontra".to_owned(), kontra);
    }
    if let Some(Json::Object(marriages)) = members.get_mut("marriages") {
        for list in marriages.values_mut().filter_map(Json::as_array_mut) {
            list.sort_by_key(|value| std::cmp::Reverse(value.as_i64()));
        }
        marriages.retain(|_, list| list.as_array().is_none_or(|list| !list.is_empty()));
    }
    Json::Object(members)
}

fn normal_kontra(kontra: &Json) -> Option<Json> {
    let none = json!(0);
    let kept = kontra.as_object()?.iter().filter_map(|(part, level)| {
        let level = match level {
            Json::Object(each) => {
                let raised: Map<String, Json> = each
                    .iter()
                    .filter(|(_, level)| **level != none)
                    .map(|(seat, level)| (seat.clone(), level.clone()))
                    .collect();
                Json::Object(raised)
                    .as_object()
                    .filter(|raised| !raised.is_empty())?
                    .clone()
                    .into()
            }
            level if *level == none => return None,
            level => level.clone(),
        };
        Some((part.clone(), level))
    });
    let kept: Map<String, Json> = kept.collect();
    (!kept.is_empty()).then_some(Json::Object(kept))
}
