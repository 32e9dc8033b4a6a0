//! Variations: the frame of each, and which line it leaves (format, 8).

use std::collections::HashMap;

use super::faults::Faults;
use super::strings::TextKind;
use crate::json::Value;
use crate::lines::MAIN;
use talon_rules::games::Code;

/// Actions that all variations together may have.
pub const VARIATION_ACTIONS_MAX: usize = 2000;

/// Another line, as far as its frame goes; its actions are the game's to read.
#[derive(Debug, Clone, Copy)]
pub struct Variation<'a> {
    pub id: Value<'a>,
    /// `None` leaves the main line, else a place in the list of variations.
    pub parent: Option<usize>,
    pub parent_value: Option<Value<'a>>,
    pub from: Option<(usize, Value<'a>)>,
    pub actions: Option<Value<'a>>,
    pub sound: bool,
}

/// Checks the frames of all variations.
pub(super) fn read_variations<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Vec<Variation<'a>> {
    let mut list: Vec<Variation<'a>> = Vec::new();
    if !faults.array(value) {
        return list;
    }
    let mut actions = 0;
    for item in value.items() {
        if let Some(variation) = read_variation(item, &list, faults) {
            actions += variation.actions.map_or(0, |actions| actions.len());
            list.push(variation);
        }
    }
    find_parents(&mut list, faults);
    if actions > VARIATION_ACTIONS_MAX {
        let finding = faults.at(Code::Limit, value);
        finding.found = Some(actions.into());
        finding.expected = Some(VARIATION_ACTIONS_MAX.into());
        list.clear();
    }
    list
}

fn read_variation<'a>(value: Value<'a>, before: &[Variation<'a>], faults: &mut Faults<'a>) -> Option<Variation<'a>> {
    if !faults.object(value) {
        return None;
    }
    let errors = faults.errors();
    let (mut id, mut parent, mut from, mut actions) = (None, None, None, None);
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "id" => id = faults.text(value, TextKind::Name).map(|_| value),
            "parent" => parent = faults.string(value).map(|_| value),
            "from" => from = faults.integer(value, 0).map(|n| (n as usize, value)),
            "title" | "author" => {
                faults.text(value, TextKind::Line);
            }
            "actions" => actions = faults.array(value).then_some(value),
            _ => faults.unknown(name, &["actions", "author", "from", "id", "parent", "title"]),
        }
    }
    for name in ["actions", "from", "id", "parent"] {
        if value.get(name).is_none() {
            faults.missing(value, name);
        }
    }
    if let Some(id) = id
        && (id.is(MAIN) || before.iter().any(|other| other.id.as_str() == id.as_str()))
    {
        faults.unfit(id, "twice");
    }
    let sound = faults.errors() == errors;
    Some(Variation {
        id: id.unwrap_or(value),
        parent: None,
        parent_value: parent,
        from,
        actions,
        sound,
    })
}

/// Finds the line that each parent names: the main line, or a variation wherever that stands in the list. A parent that
/// is none of these is a fault, and so is one that comes from its own variation.
fn find_parents<'a>(list: &mut [Variation<'a>], faults: &mut Faults<'a>) {
    let mut places = HashMap::new();
    for (place, variation) in list.iter().enumerate() {
        places.entry(variation.id.as_str()).or_insert(place);
    }
    let named = |variation: &Variation<'a>| variation.parent_value.filter(|parent| !parent.is(MAIN));
    let found = |parent: Value<'a>| places.get(&parent.as_str()).copied();
    let parents: Vec<Option<usize>> = list.iter().map(|variation| named(variation).and_then(found)).collect();
    let circles = in_circles(&parents);
    for (place, variation) in list.iter_mut().enumerate() {
        variation.parent = parents[place].filter(|_| !circles[place]);
        if let (Some(value), None) = (named(variation), variation.parent) {
            faults.unfit(value, if circles[place] { "circle" } else { "line" });
            variation.sound = false;
        }
    }
}

/// Which places come back to themselves by way of their parents.
fn in_circles(parents: &[Option<usize>]) -> Vec<bool> {
    let mut visited_from = vec![None; parents.len()];
    let mut circles = vec![false; parents.len()];
    for start in 0..parents.len() {
        let mut next = Some(start);
        while let Some(place) = next.filter(|place| visited_from[*place].is_none()) {
            visited_from[place] = Some(start);
            next = parents[place];
        }
        let mut round = next.filter(|place| visited_from[*place] == Some(start));
        while let Some(place) = round.filter(|place| !circles[*place]) {
            circles[place] = true;
            round = parents[place];
        }
    }
    circles
}
