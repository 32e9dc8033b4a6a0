//! Holds together what stands in several places of a file of the right shape: keys, numbers, tables and their units.

use std::collections::BTreeSet;

use serde_json::json;
use talon_records::json::{Pointer, Value};
use talon_records::structure::{FINDINGS_MAX, Faults};
use talon_rules::games::Code;
use talon_tournament::Exact;

use super::shape::SOURCES;
use super::{LeagueFile, carry, pot, tags, teams};
use crate::free_table::SEATS;

/// Tells of everything that does not fit.
pub(super) fn links<'a>(root: Value<'a>, faults: &mut Faults<'a>) {
    for (number, member) in (1..).zip(items(root, "members")) {
        if let Some(key) = member.get("key").filter(|key| !key.is(&format!("m{number}"))) {
            told(key, &format!("m{number}"), faults);
        }
    }
    ascending(root, "units", faults);
    ascending(root, "adjustments", faults);
    ascending(root, "revisions", faults);
    teams::teams(root, faults);
    let units: BTreeSet<i64> = items(root, "units").filter_map(|unit| number(unit, "number")).collect();
    for unit in items(root, "units") {
        if let Some(source) = unit.get("source") {
            self::source(source, faults);
        }
    }
    for adjustment in items(root, "adjustments") {
        known_unit(adjustment.get("unit"), &units, faults);
    }
    listed(root, &units, faults);
    known_unit(root.get("pot").and_then(|pot| pot.get("decided_by")), &units, faults);
    let last = root.get("revisions").map_or(0, |list| list.len());
    for (at, revision) in (1..).zip(items(root, "revisions")) {
        let current = revision
            .get("current")
            .filter(|current| current.as_bool() == Some(true));
        if let Some(current) = current.filter(|_| at != last) {
            faults.at(Code::BadValue, current).expected = Some(json!([false]));
        }
        for unit in items(revision, "corrected") {
            known_unit(Some(unit), &units, faults);
        }
        if let Some(table) = revision.get("table") {
            self::table(table, &units, faults);
            let count = table.get("units").map_or(0, |units| units.len());
            teams::of_table(root, table, count, faults);
            // In an older table someone may have the rows of two entries that became one later.
            if revision.get("current").and_then(|current| current.as_bool()) == Some(true) {
                each_once(items(table, "rows"), faults);
                for list in items(table, "lists") {
                    each_once(items(list, "people"), faults);
                }
            }
        }
    }
    let season = root.get("season");
    for days in [season, season.and_then(|season| season.get("rule"))] {
        let days = days.and_then(|days| Some((days.get("from")?.as_str()?, days.get("to")?)));
        if let Some((from, to)) = days
            && to.as_str().is_some_and(|to| to < from)
        {
            unfit(faults, to, "ends_before");
        }
    }
}

/// What fits in the lists of people: divisions, play-offs, qualifications, and who challenges whom.
fn listed<'a>(root: Value<'a>, units: &BTreeSet<i64>, faults: &mut Faults<'a>) {
    let divisions = root.get("divisions").into_iter();
    let divisions = divisions.flat_map(|divisions| items(divisions, "divisions"));
    each_once(divisions.flat_map(|division| items(division, "people")), faults);
    for list in ["start", "gone"] {
        let challenge = root.get("challenge").into_iter();
        each_once(challenge.flat_map(|challenge| items(challenge, list)), faults);
    }
    let carry = root.get("carry").into_iter();
    each_once(carry.flat_map(|carry| items(carry, "people")), faults);
    each_once(items(root, "former_guests"), faults);
    for playoff in items(root, "playoffs") {
        each_once(items(playoff, "places"), faults);
    }
    for qualification in items(root, "qualifications") {
        each_once(items(qualification, "declined"), faults);
        for from in items(qualification, "sources").filter_map(|source| source.get("from")) {
            each_once(items(from, "people"), faults);
            known_unit(from.get("unit"), units, faults);
        }
    }
}

/// One of the forms of a source and nothing beside it but the round of an event: what a later version has in their
/// place, or beside them, cannot be counted.
fn source<'a>(source: Value<'a>, faults: &mut Faults<'a>) {
    let known = SOURCES.iter().filter(|name| source.get(name).is_some()).count();
    let has_round = source.get("round").is_some() && source.get("event").is_some();
    if known == 0 {
        faults.missing(source, "event");
    } else if source.len() != 1 + usize::from(has_round) {
        unfit(faults, source, "forms");
    }
    let table = source.get("table");
    for people in [source.get("results"), table.and_then(|table| table.get("seats"))] {
        each_once(people.into_iter().flat_map(|list| list.items()), faults);
    }
    if let Some(seats) = table.and_then(|table| table.get("seats"))
        && !SEATS.contains(&seats.len())
        && !is_full(faults)
    {
        unfit(faults, seats, "seats");
    }
}

/// Nobody stands in a list more than once.
fn each_once<'a>(list: impl Iterator<Item = Value<'a>>, faults: &mut Faults<'a>) {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for person in list.filter_map(|item| item.get("person")) {
        let is_new = person.as_str().is_none_or(|key| seen.insert(key.into_owned()));
        if !is_new && !is_full(faults) {
            unfit(faults, person, "twice");
        }
    }
}

/// What only the whole season can tell.
pub(super) fn check(file: &LeagueFile) -> Result<(), (Pointer, &'static str)> {
    let profile = || Pointer::root().name("season").name("profile");
    let season = &file.document;
    if season.profile.counting.check().is_err() {
        return Err((profile().name("counting"), "cannot_count"));
    }
    let chain = &season.profile.chain;
    let twice = (0..chain.len()).find(|at| chain[..*at].contains(&chain[*at]));
    if let Some(at) = twice {
        return Err((profile().name("chain").index(at), "twice"));
    }
    if let Some(divisions) = season.divisions.clone()
        && divisions.sound().is_err()
    {
        return Err((Pointer::root().name("divisions"), "cannot_divide"));
    }
    tags::check(file)?;
    carry::check(file)?;
    pot::check(file)?;
    for (at, unit) in season.units.iter().enumerate() {
        let pointer = || Pointer::root().name("units").index(at);
        if unit.weight < Exact::zero() {
            return Err((pointer().name("weight"), "negative"));
        }
        let before = season.units[..at].iter().filter(|other| other.counts());
        if unit.counts() && before.into_iter().any(|other| other.repeats(&unit.source, unit.day)) {
            return Err((pointer().name("source"), "counts_twice"));
        }
    }
    Ok(())
}

fn table<'a>(table: Value<'a>, units: &BTreeSet<i64>, faults: &mut Faults<'a>) {
    for unit in items(table, "units") {
        known_unit(Some(unit), units, faults);
    }
    let pot = table.get("pot");
    let kept = pot.into_iter().flat_map(|pot| items(pot, "kept"));
    for about in items(table, "high_scores").chain(items(table, "marks")).chain(kept) {
        known_unit(about.get("unit"), units, faults);
    }
    let shared = pot.and_then(|pot| pot.get("shared"));
    known_unit(shared.and_then(|shared| shared.get("decided_by")), units, faults);
    let count = table.get("units").map_or(0, |units| units.len());
    let divisions = items(table, "divisions").flat_map(|division| items(division, "rows"));
    for row in items(table, "rows").chain(divisions) {
        if let Some(cells) = row
            .get("cells")
            .filter(|cells| cells.len() != count && !is_full(faults))
        {
            faults.at(Code::BadValue, cells).expected = Some(json!([count]));
        }
        if let Some(outlook) = row
            .get("outlook")
            .filter(|outlook| outlook.len() != 2 && !is_full(faults))
        {
            faults.at(Code::BadValue, outlook).expected = Some(json!([2]));
        }
    }
}

pub(super) fn ascending<'a>(root: Value<'a>, list: &str, faults: &mut Faults<'a>) {
    let mut before = 0;
    for item in items(root, list) {
        let Some(value) = item.get("number") else { continue };
        let now = value.as_int().unwrap_or(0);
        if now <= before && !is_full(faults) {
            unfit(faults, value, if now == before { "twice" } else { "out_of_order" });
        }
        before = before.max(now);
    }
}

fn known_unit<'a>(unit: Option<Value<'a>>, units: &BTreeSet<i64>, faults: &mut Faults<'a>) {
    let unknown = |unit: &Value<'a>| unit.as_int().is_none_or(|number| !units.contains(&number));
    if let Some(unit) = unit.filter(unknown).filter(|_| !is_full(faults)) {
        unfit(faults, unit, "unknown_unit");
    }
}

pub(super) fn items<'a>(object: Value<'a>, name: &str) -> impl Iterator<Item = Value<'a>> + use<'a> {
    object.get(name).into_iter().flat_map(|list| list.items())
}

pub(super) fn number(object: Value<'_>, name: &str) -> Option<i64> {
    object.get(name)?.as_int()
}

fn told<'a>(value: Value<'a>, said: &str, faults: &mut Faults<'a>) {
    if !is_full(faults) {
        faults.at(Code::BadValue, value).expected = Some(json!([said]));
    }
}

/// Tells that a value does not fit, and by which word.
pub(super) fn unfit<'a>(faults: &mut Faults<'a>, value: Value<'a>, why: &'static str) {
    let finding = faults.at(Code::BadValue, value);
    finding.found = Some(json!(why));
    finding.detail = why;
}

pub(super) fn is_full(faults: &Faults<'_>) -> bool {
    faults.errors() >= FINDINGS_MAX
}
