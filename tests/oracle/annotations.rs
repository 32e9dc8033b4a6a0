//! Variations are played by the same rules; annotations must point at a ply that exists.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Fault, Line, fault};

/// Line name -> the state at each of its plies.
type Lines<S> = BTreeMap<String, Vec<S>>;

pub fn faults<S: Line>(record: &Value, main: &[S]) -> Vec<Fault> {
    let none = vec![];
    let list = |name: &str| record.get(name).and_then(Value::as_array).unwrap_or(&none).clone();
    let mut lines: Lines<S> = BTreeMap::from([("main".to_owned(), main.to_vec())]);
    let mut found = Vec::new();
    let mut waiting: Vec<(usize, Value)> = list("variations").into_iter().enumerate().collect();
    // A parent may stand later in the list, so lines are played as their parents become known.
    while let Some(next) = waiting.iter().position(|(_, v)| lines.contains_key(parent(v))) {
        let (index, variation) = waiting.remove(next);
        found.extend(play(&variation, &format!("/variations/{index}"), &mut lines));
    }
    for (index, _) in &waiting {
        found.push(fault("BAD_VALUE", &format!("/variations/{index}/parent")));
    }
    for (index, note) in list("annotations").iter().enumerate() {
        let at = format!("/annotations/{index}/at");
        let (Some(line), Some(ply)) = (note["at"]["line"].as_str(), note["at"]["ply"].as_u64()) else {
            continue;
        };
        match lines.get(line) {
            None => found.push(fault("BAD_VALUE", &format!("{at}/line"))),
            Some(states) if ply as usize >= states.len() => {
                found.push(fault("BAD_VALUE", &format!("{at}/ply")));
            }
            Some(_) => {}
        }
    }
    found
}

fn parent(variation: &Value) -> &str {
    variation["parent"].as_str().unwrap_or_default()
}

fn play<S: Line>(variation: &Value, at: &str, lines: &mut Lines<S>) -> Option<Fault> {
    let id = variation["id"].as_str().unwrap_or_default().to_owned();
    if lines.contains_key(&id) {
        return Some(fault("BAD_VALUE", &format!("{at}/id")));
    }
    let before = &lines[parent(variation)];
    let from = variation["from"].as_u64().unwrap_or(0) as usize;
    if from >= before.len() {
        return Some(fault("BAD_VALUE", &format!("{at}/from")));
    }
    let mut states = before[..=from].to_vec();
    let mut first = None;
    for (index, action) in variation["actions"].as_array().into_iter().flatten().enumerate() {
        let mut state = states.last().unwrap().clone();
        if let Err(found) = state.act(action, &format!("{at}/actions/{index}")) {
            first = Some(found);
            break;
        }
        states.push(state);
    }
    lines.insert(id, states);
    first
}
