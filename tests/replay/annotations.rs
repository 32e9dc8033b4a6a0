//! Notes, variations and irregular cards of a record.

use serde_json::{Value, json};

use super::{example, on_record, section, words};

fn noted() -> String {
    example(|record| {
        record["annotations"] = json!([
            {"id": "n1", "at": {"line": "main", "ply": 16}, "author": "Dezső", "kind": "comment",
             "text": "Trump at once <b>!", "lang": "de"},
            {"id": "n2", "at": {"line": "main", "ply": 16}, "kind": "glyph", "glyph": "!?"},
            {"id": "n3", "at": {"line": "main", "ply": 20}, "kind": "comment", "text": "only mine",
             "visibility": "private"},
            {"id": "n5", "at": {"line": "main", "ply": 16}, "kind": "mark", "cards": ["BX"]},
            {"id": "n4", "at": {"line": "v1", "ply": 16}, "kind": "comment", "text": "better here"}]);
        record["variations"] = json!([{"id": "v1", "parent": "main", "from": 15, "title": "Another lead",
            "actions": [{"type": "play", "by": "A", "card": "BO"}]}]);
    })
}

#[test]
fn notes_stand_at_their_position_in_the_list_and_at_their_card() {
    on_record(&noted(), |client, hand| {
        let page = client.get(&format!("{hand}/16")).text();
        assert!(page.contains("Notes at this position"), "{page}");
        assert!(page.contains("Trump at once &#60;b&#62;!"), "escaped: {page}");
        let notes = words(section(&page, "notes"));
        assert!(
            notes.contains("Anna: over of leaves !?") && notes.contains("Dezső"),
            "{notes}"
        );
        assert!(
            section(&page, "tricks").contains("title=\"interesting\">!?</b>"),
            "{page}"
        );
        assert!(section(&page, "notes").contains("<p lang=\"de\">\nTrump"), "{page}");
        let points_at = |page: &str| section(page, "notes").contains("aria-label=\"Ten of bells\"");
        assert!(points_at(&page), "{page}");
        let of_bela = client.get(&format!("{hand}/16?view=B")).text();
        assert!(!points_at(&of_bela), "a card that Béla does not see: {of_bela}");
        let before = client.get(&format!("{hand}/10")).text();
        assert!(!before.contains("Notes at this position"));
        assert!(
            before.contains(&format!("data-key=\"next-note\" href=\"{hand}/16\"")),
            "{before}"
        );
    });
}

#[test]
fn a_private_note_is_shown_to_nobody_else() {
    on_record(&noted(), |client, hand| {
        assert!(!client.get(&format!("{hand}/20")).text().contains("only mine"));
    });
}

#[test]
fn a_variation_is_a_line_of_its_own_with_its_notes_and_the_way_back() {
    on_record(&noted(), |client, hand| {
        let page = client.get(&format!("{hand}/16")).text();
        let notes = section(&page, "notes");
        assert!(
            words(notes).contains("Another lead Position 15 of 42 Anna: O"),
            "{notes}"
        );
        assert!(notes.contains("aria-label=\"Over of bells\">O</i>"), "{notes}");
        assert!(notes.contains(&format!("href=\"{hand}/16/v1\"")), "{notes}");
        let other = client.get(&format!("{hand}/16/v1")).text();
        assert!(
            other.contains("Anna leads the over of bells") && other.contains("better here"),
            "{other}"
        );
        assert!(
            other.contains(&format!("data-key=\"main-line\" href=\"{hand}/15\"")),
            "{other}"
        );
        assert!(!other.contains("id=\"result\""), "what did not happen has no result");
        assert_eq!(client.get(&format!("{hand}/17/v1")).status, 404);
        assert_eq!(client.get(&format!("{hand}/16/v2")).status, 404);
    });
}

#[test]
fn an_irregular_card_is_marked_where_it_lies_and_explained() {
    let record = example(|record: &mut Value| {
        let list = record["actions"].as_array_mut().unwrap();
        list.truncate(17);
        // Bela holds the under of leaves and plays something else.
        list[16] = json!({"type": "play", "by": "B", "card": "BK", "irregular": true});
        record["result"] = json!({});
    });
    on_record(&record, |client, hand| {
        let page = client.get(hand).text();
        assert!(section(&page, "tricks").contains("title=\"irregular\">!</b>"), "{page}");
        assert!(page.contains("King of bells, played in trick 2, irregular"), "{page}");
        let findings = section(&page, "findings");
        assert!(
            findings.contains("IRREGULAR") && findings.contains(&format!("href=\"{hand}/16\"")),
            "{findings}"
        );
    });
}
