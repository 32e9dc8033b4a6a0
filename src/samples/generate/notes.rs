//! What the members of the example club wrote about their hands: comments, signs and other lines of play, as data. It
//! knows the number of a hand and the members of its record; whether they fit the hand, the reader judges.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

/// By the number of the hand in the club's order, from 1.
#[derive(Debug)]
pub struct Notes(BTreeMap<usize, Map<String, Value>>);

impl Notes {
    /// The notes of a file that is part of the program.
    pub fn read(text: &str) -> Notes {
        Notes(serde_json::from_str(text).unwrap_or_default())
    }

    /// The record of a hand with what was written about it.
    pub fn with_notes(&self, mut line: String, number: usize) -> String {
        let Some(notes) = self.0.get(&number) else { return line };
        if line.pop() == Some('}') {
            for (name, list) in notes {
                line.push_str(&format!(",\"{name}\":{list}"));
            }
            line.push('}');
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_stand_at_the_end_of_their_record_and_of_no_other() {
        let notes = Notes::read(r#"{"12": {"annotations": [{"id": "n1"}]}}"#);
        let line = notes.with_notes("{\"format\":\"talon\"}".into(), 12);
        let record: Value = serde_json::from_str(&line).unwrap();
        assert!(record["annotations"].as_array().unwrap().len() == 1 && record["format"] == "talon");
        assert_eq!(notes.with_notes("{}".into(), 2), "{}");
    }

    #[test]
    fn what_the_clubs_players_wrote_is_read() {
        for text in [
            include_str!("ulti/club_notes.json"),
            include_str!("preferans/club_notes.json"),
        ] {
            assert!(Notes::read(text).0.len() >= 6);
        }
    }
}
