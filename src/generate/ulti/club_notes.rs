//! What the members of the example club wrote about their hands: comments, signs and other lines of play, as data. It
//! knows the number of a hand and the members of its record; whether they fit the hand, the reader judges.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde_json::{Map, Value};

/// By the number of the hand in the club's order, from 1.
type Notes = BTreeMap<usize, Map<String, Value>>;

static NOTES: LazyLock<Notes> =
    LazyLock::new(|| serde_json::from_str(include_str!("club_notes.json")).unwrap_or_default());

/// The record of a hand with what was written about it.
pub fn with_notes(mut line: String, number: usize) -> String {
    let Some(notes) = NOTES.get(&number) else { return line };
    if line.pop() == Some('}') {
        for (name, list) in notes {
            line.push_str(&format!(",\"{name}\":{list}"));
        }
        line.push('}');
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notes_are_read_and_stand_at_the_end_of_their_record() {
        assert!(NOTES.len() >= 6);
        let line = with_notes("{\"format\":\"talon\"}".into(), 12);
        let record: Value = serde_json::from_str(&line).unwrap();
        assert!(record["variations"].as_array().unwrap().len() == 3 && record["format"] == "talon");
        assert_eq!(with_notes("{}".into(), 2), "{}");
    }
}
