//! A record without the actions that its normal form leaves out, with every number that counts actions made to fit
//! (format, 12). It knows no game: which actions are left out is told by the hand.

use serde_json::{Value as Json, json};

use super::check::Record;
use super::lines::MAIN;

/// The text of a record without what the normal form drops; `None` where it drops nothing.
pub fn without_dropped(record: &Record<'_>) -> Option<String> {
    let hand = record.hand.as_deref()?;
    let main = hand.dropped(None);
    let ids = variation_ids(record);
    let branches: Vec<Vec<usize>> = (0..ids.len()).map(|place| hand.dropped(Some(place))).collect();
    if main.is_empty() && branches.iter().all(Vec::is_empty) {
        return None;
    }
    // The text itself may begin with a byte order mark, the value in it does not.
    let mut json: Json = serde_json::from_str(record.document.root().source()).ok()?;
    let lines = Lines { main, ids, branches };
    lines.mend_actions(json.get_mut("actions"), &lines.main, 0);
    for (place, variation) in each(json.get_mut("variations")).enumerate() {
        lines.mend_variation(variation, place);
    }
    for note in each(json.get_mut("annotations")) {
        lines.mend_place(note.get_mut("at"));
    }
    Some(json.to_string())
}

fn variation_ids(record: &Record<'_>) -> Vec<String> {
    let list = record.envelope.variations;
    let ids = list.into_iter().flat_map(|list| list.items());
    ids.map(|variation| {
        variation
            .get("id")
            .and_then(|id| id.as_str())
            .unwrap_or_default()
            .into_owned()
    })
    .collect()
}

/// What is dropped, by line: places in the actions from the deal on.
struct Lines {
    main: Vec<usize>,
    ids: Vec<String>,
    branches: Vec<Vec<usize>>,
}

impl Lines {
    fn of(&self, id: &str) -> &[usize] {
        let place = self.ids.iter().position(|known| known == id);
        place
            .and_then(|place| self.branches.get(place))
            .map_or(&self.main, Vec::as_slice)
    }

    /// Takes the dropped actions out of a list that begins at this ply, and mends what the others refer to.
    fn mend_actions(&self, actions: Option<&mut Json>, dropped: &[usize], from: usize) {
        let Some(Json::Array(list)) = actions else { return };
        let mut place = from;
        list.retain(|_| {
            place += 1;
            !dropped.contains(&(place - 1))
        });
        for reference in list.iter_mut().flat_map(|action| each(action.get_mut("refs"))) {
            shift(reference, dropped);
        }
    }

    fn mend_variation(&self, variation: &mut Json, place: usize) {
        let dropped = self.branches.get(place).map_or(&[][..], Vec::as_slice);
        let from = variation.get("from").and_then(Json::as_u64).unwrap_or(0) as usize;
        self.mend_actions(variation.get_mut("actions"), dropped, from);
        let parent = variation
            .get("parent")
            .and_then(Json::as_str)
            .unwrap_or(MAIN)
            .to_owned();
        if let Some(from) = variation.get_mut("from") {
            shift(from, self.of(&parent));
        }
    }

    fn mend_place(&self, at: Option<&mut Json>) {
        let Some(at) = at else { return };
        let line = at.get("line").and_then(Json::as_str).unwrap_or(MAIN).to_owned();
        if let Some(ply) = at.get_mut("ply") {
            shift(ply, self.of(&line));
        }
    }
}

/// The items of a list, none where there is no list.
fn each(list: Option<&mut Json>) -> impl Iterator<Item = &mut Json> {
    list.and_then(Json::as_array_mut).into_iter().flatten()
}

/// A ply counted without what was dropped before it.
fn shift(ply: &mut Json, dropped: &[usize]) {
    if let Some(old) = ply.as_u64() {
        let before = dropped.iter().filter(|place| (**place as u64) < old).count() as u64;
        *ply = json!(old - before);
    }
}
