//! Another line of play put into a record, card by card, so that the rules can be asked about it.

use serde_json::{Value, json};

use super::lines::MAIN;
use talon_rules::cards::{Card, Pack, Seat};

/// The name of the line in the record that is made for it; no list shows it.
const LINE: &str = "played-on";

/// The record with this line as its only variation, which leaves what happened at a ply. Notes are left out, for one
/// may stand on a variation that is not there any more. `None` when the text is no JSON object.
pub fn with_line(record: &str, from: usize, line: &[(Seat, Card)], pack: Pack) -> Option<String> {
    let mut record: Value = serde_json::from_str(record).ok()?;
    let play = |(by, card): &(Seat, Card)| json!({"type": "play", "by": by.letter(), "card": pack.code(*card)});
    let actions: Vec<Value> = line.iter().map(play).collect();
    let members = record.as_object_mut()?;
    members.remove("annotations");
    let line = json!({"id": LINE, "parent": MAIN, "from": from, "actions": actions});
    members.insert("variations".to_owned(), json!([line]));
    Some(record.to_string())
}
