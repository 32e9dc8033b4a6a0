//! What of a record a reader is given: a note that its author kept to themselves, or to the club, leaves with nobody
//! else's copy.

use std::borrow::Cow;

use serde_json::Value;

/// How near a reader is to a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Nearness {
    Stranger,
    Member,
    Importer,
}

/// Whether a record has notes that are not for everyone, so that it matters who asks.
pub(crate) fn has_closed_notes(record: &str) -> bool {
    // Canonical text, which has no spaces; a note that says these words costs no more than a closer look.
    record.contains("\"visibility\":\"private\"") || record.contains("\"visibility\":\"club\"")
}

/// The record without the notes that are not for this reader.
pub(crate) fn notes_for(record: &str, reader: Nearness) -> Cow<'_, str> {
    if reader == Nearness::Importer || !has_closed_notes(record) {
        return Cow::Borrowed(record);
    }
    // What cannot be read is given to nobody who might not see all of it.
    let Ok(Value::Object(mut members)) = serde_json::from_str::<Value>(record) else {
        return Cow::Borrowed("{}");
    };
    if let Some(Value::Array(notes)) = members.get_mut("annotations") {
        notes.retain(|note| {
            let wanted = match note.get("visibility").and_then(Value::as_str) {
                Some("private") => Nearness::Importer,
                Some("club") => Nearness::Member,
                _ => Nearness::Stranger,
            };
            reader >= wanted
        });
        if notes.is_empty() {
            members.remove("annotations");
        }
    }
    Cow::Owned(Value::Object(members).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = r#"{"actions":[],"annotations":[{"id":"a","visibility":"private"},{"id":"b","visibility":"club"},{"id":"c","visibility":"public"},{"id":"d"}],"version":"1.0"}"#;

    fn left(reader: Nearness) -> String {
        let text = notes_for(RECORD, reader).into_owned();
        ["a", "b", "c", "d"]
            .into_iter()
            .filter(|id| text.contains(&format!("\"id\":\"{id}\"")))
            .collect()
    }

    #[test]
    fn each_reader_gets_the_notes_that_are_for_him() {
        assert_eq!(left(Nearness::Importer), "abcd");
        assert_eq!(left(Nearness::Member), "bcd");
        assert_eq!(left(Nearness::Stranger), "cd");
    }

    #[test]
    fn nothing_else_of_a_record_changes() {
        let open = RECORD.replace("private", "public").replace("club", "public");
        assert_eq!(notes_for(&open, Nearness::Stranger), open);
        let only = r#"{"actions":[1],"annotations":[{"id":"a","visibility":"private"}],"version":"1.0"}"#;
        assert_eq!(
            notes_for(only, Nearness::Stranger),
            r#"{"actions":[1],"version":"1.0"}"#
        );
    }
}
