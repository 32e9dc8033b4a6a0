//! Holds together what stands in several places of a file of the right shape: keys, seats and their results, and where
//! boards lie. It does not judge whether such a tournament can be played.

use std::collections::BTreeSet;

use serde_json::json;

use super::walk::is_full;
use crate::duplicate::DealSeed;
use talon_records::hash::Hash;
use talon_records::json::Value;
use talon_records::structure::{FINDINGS_MAX, Faults};
use talon_rules::games::Code;

/// What all results of a table have in common.
const SHARED: [&str; 4] = ["by", "confirmed_by", "origin", "state"];

/// Tells of everything that does not fit.
pub(super) fn links<'a>(root: Value<'a>, faults: &mut Faults<'a>) {
    let mut known = BTreeSet::new();
    for key in items(root, "members").filter_map(|member| member.get("key")) {
        if !known.insert(key.source()) && !is_full(faults) {
            faults.at(Code::BadValue, key);
        }
    }
    for (number, entry) in (1..).zip(items(root, "entries")) {
        expect(entry.get("key"), &format!("e{number}"), faults);
    }
    prizes(root, faults);
    deals(root, faults);
    for pair in items(root, "apart").filter(|pair| pair.len() != 2).take(FINDINGS_MAX) {
        faults.at(Code::BadValue, pair);
    }
    for (number, round) in (1..).zip(items(root, "rounds")) {
        expect_number(round.get("number"), number, faults);
        for table in items(round, "tables") {
            if is_full(faults) {
                return;
            }
            seats(table, faults);
            hand_seats(table, faults);
            results(table, faults);
        }
    }
    boards(root, faults);
}

/// Prizes are amounts or shares of the pot, never both, and no more is shared than there is.
fn prizes<'a>(root: Value<'a>, faults: &mut Faults<'a>) {
    let prizes = root.get("profile").and_then(|profile| profile.get("prizes"));
    let Some(pot) = prizes.and_then(|prizes| prizes.get("pot")) else {
        return;
    };
    let amounts = prizes.and_then(|prizes| prizes.get("amounts"));
    if amounts.is_some_and(|amounts| !amounts.is_empty()) {
        faults.at(Code::BadValue, pot);
    }
    let whole: i64 = items(pot, "shares").filter_map(|share| share.as_int()).sum();
    if let Some(shares) = pot.get("shares").filter(|_| !(1..=100).contains(&whole)) {
        faults.at(Code::BadValue, shares);
    }
}

/// The seed of deals is the one that was promised.
fn deals<'a>(root: Value<'a>, faults: &mut Faults<'a>) {
    let said = |name: &str| root.get("deals").and_then(|deals| deals.get(name));
    let read = |value: Value<'a>| value.as_str().map(std::borrow::Cow::into_owned);
    let seed = said("seed").and_then(read).and_then(|seed| DealSeed::parse(&seed));
    let promised = said("commitment").and_then(read).and_then(|hash| Hash::parse(&hash));
    if let (Some(seed), Some(value)) = (seed, said("seed"))
        && promised != Some(seed.commitment())
    {
        faults.at(Code::BadValue, value);
    }
}

/// The items of a list of an object.
pub(super) fn items<'a>(object: Value<'a>, name: &str) -> impl Iterator<Item = Value<'a>> + use<'a> {
    object.get(name).into_iter().flat_map(|list| list.items())
}

fn expect<'a>(value: Option<Value<'a>>, said: &str, faults: &mut Faults<'a>) {
    if let Some(value) = value.filter(|value| !value.is(said) && !is_full(faults)) {
        faults.at(Code::BadValue, value).expected = Some(json!([said]));
    }
}

fn expect_number<'a>(value: Option<Value<'a>>, number: i64, faults: &mut Faults<'a>) {
    if let Some(value) = value.filter(|value| value.as_int() != Some(number) && !is_full(faults)) {
        faults.at(Code::BadValue, value).expected = Some(json!([number]));
    }
}

fn seats<'a>(table: Value<'a>, faults: &mut Faults<'a>) {
    for (position, seat) in (1..).zip(items(table, "seats")) {
        expect_number(seat.get("position"), position, faults);
    }
}

/// Each seat of a record is someone of the table, and nobody has two.
fn hand_seats<'a>(table: Value<'a>, faults: &mut Faults<'a>) {
    let seated: Vec<_> = items(table, "seats")
        .filter_map(|seat| seat.get("entry")?.as_str())
        .collect();
    let mut known = BTreeSet::new();
    let list = table.get("hand_seats");
    if let Some(list) = list.filter(|list| list.len() != 3 && !is_full(faults)) {
        faults.at(Code::BadValue, list);
        return;
    }
    for entry in items(table, "hand_seats") {
        let fits = entry
            .as_str()
            .is_some_and(|key| seated.contains(&key) && known.insert(key.into_owned()));
        if !fits && !is_full(faults) {
            faults.at(Code::BadValue, entry).expected = Some(json!(seated));
        }
    }
}

/// A table has no result or one for each seat, in the order of seats; all of them are of the same kind.
fn results<'a>(table: Value<'a>, faults: &mut Faults<'a>) {
    let (seats, results) = (items(table, "seats"), items(table, "results"));
    let count = |name| table.get(name).map_or(0, |list| list.len());
    let list = table.get("results");
    if let Some(list) = list.filter(|list| !list.is_empty() && count("seats") != list.len()) {
        faults.at(Code::BadValue, list).expected = Some(json!([0, count("seats")]));
        return;
    }
    if let Some(reason) = table.get("reason").filter(|_| count("results") == 0) {
        faults.at(Code::BadValue, reason);
    }
    let first = items(table, "results").next();
    for (seat, result) in seats.zip(results) {
        let own = seat.get("entry").and_then(|entry| entry.as_str());
        expect(result.get("entry"), own.as_deref().unwrap_or_default(), faults);
        let Some(first) = first else { continue };
        for name in SHARED {
            same(first, result, name, faults);
        }
        match (first.get("raw"), result.get("raw")) {
            (Some(_), None) => faults.missing(result, "raw"),
            (None, Some(raw)) => drop(faults.at(Code::BadValue, raw)),
            (None, None) => unplayed(result, faults),
            (Some(_), Some(_)) => {}
        }
    }
}

fn same<'a>(first: Value<'a>, result: Value<'a>, name: &str, faults: &mut Faults<'a>) {
    match (first.get(name), result.get(name)) {
        (Some(one), Some(other)) if one.as_str() != other.as_str() => {
            faults.at(Code::BadValue, other).expected = one.as_str().map(|said| json!([said]));
        }
        (Some(_), None) => faults.missing(result, name),
        (None, Some(other)) => drop(faults.at(Code::BadValue, other)),
        _ => {}
    }
}

/// At a table that was not played nobody has anything but that they came or did not.
fn unplayed<'a>(result: Value<'a>, faults: &mut Faults<'a>) {
    for name in ["boards", "deals", "games"] {
        if let Some(value) = result.get(name) {
            faults.at(Code::BadValue, value);
        }
    }
    if let Some(came) = result.get("came").filter(|came| came.is("substitute")) {
        faults.at(Code::BadValue, came).expected = Some(json!(["himself", "nobody"]));
    }
}

/// Boards lie at tables that there are, one set at each.
fn boards<'a>(root: Value<'a>, faults: &mut Faults<'a>) {
    let number = |object: Value<'a>, name: &str| object.get(name).and_then(|value| value.as_int());
    let mut tables = BTreeSet::new();
    for round in items(root, "rounds") {
        tables.extend(items(round, "tables").map(|table| (number(round, "number"), number(table, "number"))));
    }
    for place in items(root, "boards") {
        let at = (number(place, "round"), number(place, "table"));
        if !tables.remove(&at)
            && !is_full(faults)
            && let Some(table) = place.get("table")
        {
            faults.at(Code::BadValue, table);
        }
    }
}
