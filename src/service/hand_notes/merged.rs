//! A record with what was written about it here among its annotations and variations, as the format has them.
//! It is given only what its reader may read.

use std::collections::BTreeSet;

use chrono::SecondsFormat;
use serde_json::{Map, Value, json};

use talon_records::lines::MAIN;
use talon_store::NoteId;
use talon_store::hand_notes::HandNote;

/// The name in the record of a line that someone keeps here.
pub fn line_id(note: NoteId) -> String {
    format!("line-{note}")
}

/// The note behind an annotation or a line of a record that was given out, if it is one of these.
pub fn own_note(id: &str, own: &[NoteId]) -> Option<NoteId> {
    let number = id.strip_prefix("note-").or_else(|| id.strip_prefix("line-"))?;
    let number = number.strip_suffix("-sign").unwrap_or(number).parse::<i64>().ok()?;
    own.iter().copied().find(|note| note.0 == number)
}

/// The record with these notes, each with the name of its author. A note on a line that is not there is left out.
pub(super) fn with_notes(record: &str, notes: &[(HandNote, String)]) -> String {
    // What cannot be read is given as it is; the caller that shows it says so.
    let Ok(Value::Object(mut members)) = serde_json::from_str::<Value>(record) else {
        return record.to_owned();
    };
    let mut variations = taken(&mut members, "variations");
    let mut annotations = taken(&mut members, "annotations");
    let mut lines: BTreeSet<String> = ids(&variations);
    lines.insert(MAIN.to_owned());
    for (note, author) in notes.iter().filter(|(note, _)| !note.cards.is_empty()) {
        // A file that came from here and back may have a line of this name.
        if lines.contains(&note.line) && lines.insert(line_id(note.id)) {
            variations.push(line(note, author));
        }
    }
    for (note, author) in notes.iter().filter(|(note, _)| note.cards.is_empty()) {
        if lines.contains(&note.line) {
            annotations.extend(annotated(note, author));
        }
    }
    for (name, list) in [("variations", variations), ("annotations", annotations)] {
        if !list.is_empty() {
            members.insert(name.to_owned(), Value::Array(list));
        }
    }
    Value::Object(members).to_string()
}

/// Whether the record has a line of this name.
pub(super) fn has_line(record: &str, line: &str) -> bool {
    let Ok(Value::Object(mut members)) = serde_json::from_str::<Value>(record) else {
        return false;
    };
    line == MAIN || ids(&taken(&mut members, "variations")).contains(line)
}

fn taken(members: &mut Map<String, Value>, name: &str) -> Vec<Value> {
    match members.remove(name) {
        Some(Value::Array(list)) => list,
        _ => Vec::new(),
    }
}

fn ids(variations: &[Value]) -> BTreeSet<String> {
    variations
        .iter()
        .filter_map(|one| one.get("id")?.as_str())
        .map(str::to_owned)
        .collect()
}

/// A sign and what was written with it are two annotations of one place.
fn annotated(note: &HandNote, author: &str) -> Vec<Value> {
    let created = note.written_at.utc().to_rfc3339_opts(SecondsFormat::Secs, true);
    let one = |id: String, kind: &str, member: &str, value: &str| {
        let mut one = json!({
            "id": id, "kind": kind, "at": {"line": note.line, "ply": note.ply}, "author": author,
            "created": created, "visibility": note.audience.as_str(),
        });
        one[member] = value.into();
        one
    };
    let sign = (!note.sign.is_empty()).then(|| one(format!("note-{}-sign", note.id), "glyph", "glyph", &note.sign));
    let text = (!note.body.is_empty()).then(|| one(format!("note-{}", note.id), "comment", "text", &note.body));
    [sign, text].into_iter().flatten().collect()
}

fn line(note: &HandNote, author: &str) -> Value {
    let action = |(by, card): (&str, &str)| json!({"type": "play", "by": by, "card": card});
    let actions: Vec<Value> = note
        .cards
        .split(' ')
        .filter_map(|played| played.split_once(':'))
        .map(action)
        .collect();
    json!({
        "id": line_id(note.id), "parent": note.line, "from": note.ply, "title": note.body,
        "author": author, "actions": actions,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_store::hand_notes::Audience;
    use talon_store::{HandId, Moment, UserId};

    fn note(id: i64, line: &str, sign: &str, body: &str, cards: &str) -> (HandNote, String) {
        let written_at = Moment::from(chrono::DateTime::UNIX_EPOCH);
        let note = HandNote {
            id: NoteId(id),
            hand_id: HandId(1),
            author_id: UserId(1),
            line: line.into(),
            ply: 3,
            audience: Audience::Club,
            sign: sign.into(),
            body: body.into(),
            cards: cards.into(),
            version: 1,
            written_at,
            changed_at: None,
            removed_at: None,
            hidden_at: None,
        };
        (note, "Anna".into())
    }

    #[test]
    fn a_note_stands_behind_those_of_the_record_and_nothing_else_changes() {
        let record = r#"{"actions":[1],"annotations":[{"id":"n1"}],"version":"1.0"}"#;
        assert_eq!(
            with_notes(record, &[note(7, "main", "!?", "why?", "")]),
            r#"{"actions":[1],"annotations":[{"id":"n1"},{"at":{"line":"main","ply":3},"author":"Anna","created":"1970-01-01T00:00:00Z","glyph":"!?","id":"note-7-sign","kind":"glyph","visibility":"club"},{"at":{"line":"main","ply":3},"author":"Anna","created":"1970-01-01T00:00:00Z","id":"note-7","kind":"comment","text":"why?","visibility":"club"}],"version":"1.0"}"#
        );
        assert_eq!(with_notes(record, &[]), record);
    }

    #[test]
    fn an_annotation_of_a_record_leads_back_to_the_note_of_its_author() {
        let own = [NoteId(7), NoteId(9)];
        for (id, note) in [
            ("note-7", Some(NoteId(7))),
            ("note-9-sign", Some(NoteId(9))),
            ("line-7", Some(NoteId(7))),
            ("note-8", None),
            ("n7", None),
            ("note-", None),
        ] {
            assert_eq!(own_note(id, &own), note, "{id}");
        }
    }

    #[test]
    fn a_line_that_is_kept_can_have_notes_and_one_that_is_gone_takes_its_notes_along() {
        let record = r#"{"actions":[1]}"#;
        let (kept, on_it) = (
            note(7, "main", "", "higher", "A:LA B:L7"),
            note(8, "line-7", "", "better", ""),
        );
        let given = with_notes(record, &[kept, on_it.clone()]);
        assert!(given.contains(r#"{"by":"A","card":"LA","type":"play"},{"by":"B","card":"L7","type":"play"}"#));
        assert!(given.contains(r#""at":{"line":"line-7","ply":3}"#), "{given}");
        assert_eq!(with_notes(record, &[on_it]), record);
    }

    #[test]
    fn a_file_that_went_out_and_came_back_has_no_line_twice() {
        let record = r#"{"actions":[1],"variations":[{"id":"line-7"}]}"#;
        assert_eq!(with_notes(record, &[note(7, "main", "", "higher", "A:LA")]), record);
    }
}
