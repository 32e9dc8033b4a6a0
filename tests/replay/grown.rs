//! Hands that grow from what was known of them: from a score, from the deal of another hand, from a table; and what can
//! be done with them besides.

use serde_json::{Value, json};
use talon_records::normal::Writer;
use talon_records::{Options, Reader};

use super::editor::Page;
use super::{EXAMPLE, example};
use crate::clubs::people;
use crate::harness::site::{Client, on_each_site};
use crate::import::pages::{form, form_to, with_anna, work};

const PREFERANS: &str = include_str!("../fixtures/examples/preferans.talon.json");

/// One line of a sheet: Anna's Ulti was lost with kontra on it.
fn score() -> Value {
    json!({
        "format": "talon", "version": "1.1", "game": "ulti", "rules": {"id": "ulti", "edition": 1},
        "source": {"session": "2026-11-24", "deal": 7},
        "players": {"A": {"name": "Anna"}, "B": {"name": "Béla"}, "C": {"name": "Cili"}},
        "deal": {"dealer": "C"}, "actions": [],
        "score": {"declarer": "A", "contract": "simple+ulti", "trump": "L",
            "components": {"simple": true, "ulti": false}, "kontra": {"ulti": 1}},
    })
}

fn opened(client: &mut Client, text: &str) -> Page {
    Page::of(&form_to(client, "/hands/new", &[("text", text), ("act", "open")]))
}

#[test]
fn cards_are_added_to_a_score_and_what_they_do_not_decide_is_as_it_says() {
    on_each_site(|site| {
        let client = &mut site.client();
        let page = opened(client, &score().to_string());
        let page = page.press(client, "cards", &[]);
        assert_eq!(page.record()["players"], score()["players"]);
        let page = page.press(client, "give:LA", &[]).press(client, "step:play", &[]);
        assert!(
            page.says("come from the score") && page.says("Béla: kontra on Ulti"),
            "{}",
            page.text
        );
        let said = page.record()["actions"].clone();
        assert_eq!(
            (&said[0]["type"], &said[1]["type"]),
            (&json!("given"), &json!("kontra"))
        );
        let page = page.press(client, "step:save", &[]);
        assert!(
            page.says("the result in the score was added as agreed by all"),
            "{}",
            page.text
        );
        assert!(
            page.says("This record is legal") && !page.says("a result but no cards"),
            "{}",
            page.text
        );
        let claim = page.record()["actions"][2].clone();
        assert_eq!(claim["outcome"]["components"], score()["score"]["components"]);
        assert_eq!(claim["agreed"], json!(["A", "B", "C"]));
        let undone = page.press(client, "undo", &[]);
        assert_eq!(undone.record()["actions"].as_array().expect("actions").len(), 2);
    });
}

#[test]
fn the_page_of_a_score_leads_to_its_cards_and_names_the_record_that_is_stored() {
    with_anna(|site, client| {
        let parts = [("club", "kor"), ("text", &score().to_string()), ("visibility", "club")];
        assert_eq!(form(client, &parts).status, 303);
        assert_eq!(
            form(client, &[("club", "kor"), ("text", EXAMPLE), ("visibility", "club")]).status,
            303
        );
        work(&site.store);
        // A note is given with the record and changes nothing of what is stored.
        let note = [
            ("ply", "0"),
            ("line", "main"),
            ("text", "a lucky one"),
            ("audience", "club"),
            ("sign", ""),
            ("key", "one"),
        ];
        assert_eq!(people::send(client, "/hands/1/notes", &note).status, 303);
        let page = client.get("/hands/1").text();
        assert!(
            page.contains("a lucky one") && page.contains("href=\"/hands/new?cards=1\""),
            "{page}"
        );
        let past = client.get("/hands/1/1");
        assert_eq!(past.status, 404);
        assert!(past.text().contains("Only the result of this hand was written down"));
        let grown = Page::of(&client.get("/hands/new?cards=1"));
        let mut reader = Reader::new();
        let text = score().to_string();
        let checked = reader.check(text.as_bytes(), &Options::default());
        let doc = Writer::new().write(checked.record.as_ref().expect("a record")).1.doc;
        assert_eq!(grown.record()["supersedes"], json!(doc.to_string()));
        assert_eq!(grown.record()["actions"].as_array().expect("actions").len(), 2);
        assert!(!client.get("/hands/2").text().contains("cards=2"));
        assert_eq!(client.get("/hands/new?cards=2").status, 404);
        assert_eq!(site.client().get("/hands/new?cards=1").status, 404);
    });
}

#[test]
fn a_record_that_waits_beside_a_score_says_in_words_what_it_tells_otherwise() {
    with_anna(|site, client| {
        let mut score = score();
        score["score"]["components"] = json!({"simple": true, "ulti": false});
        let parts = [("club", "kor"), ("text", &score.to_string()), ("visibility", "club")];
        assert_eq!(form(client, &parts).status, 303);
        work(&site.store);
        let grown = Page::of(&client.get("/hands/new?cards=1"));
        let cards = example(|record| record["supersedes"] = grown.record()["supersedes"].clone());
        let sent = form(client, &[("club", "kor"), ("text", &cards), ("visibility", "club")]);
        let report = client.get(sent.header("location").expect("a report")).text();
        let told = report.split("class=\"differ\"").nth(1).expect("a table");
        let told = super::words(told.split("</table>").next().expect("a table"));
        assert!(
            told.contains("Simple made, Ulti lost") && told.contains("Ulti made"),
            "{told}"
        );
        assert!(!told.contains(['{', '}', '"']) && told.contains(": score "), "{told}");
    });
}

#[test]
fn cards_that_say_otherwise_than_the_score_are_told_and_nothing_is_added() {
    on_each_site(|site| {
        let client = &mut site.client();
        let page = opened(client, &score().to_string()).press(client, "cards", &[]);
        let page = page.press(client, "step:play", &[]);
        let given_up = json!({"type": "concede", "by": "A"});
        let page = page
            .press(client, &format!("say:{given_up}"), &[])
            .press(client, "step:save", &[]);
        assert!(
            page.says("the record claims −22, but the rules give −26"),
            "{}",
            page.text
        );
        assert!(!page.says("was added as agreed by all"), "{}", page.text);
        assert_eq!(page.record()["actions"].as_array().expect("actions").len(), 3);
    });
}

#[test]
fn a_hand_without_a_card_is_offered_as_a_score() {
    on_each_site(|site| {
        let client = &mut site.client();
        let page = opened(client, &score().to_string()).press(client, "cards", &[]);
        let page = page.press(client, "step:save", &[]);
        assert!(page.says("This hand has a result but no cards"), "{}", page.text);
        let page = page.press(client, "score", &[]);
        let record = page.record();
        assert_eq!(
            (&record["score"], &record["source"]),
            (&score()["score"], &score()["source"])
        );
        assert!(page.says("This record is legal") && page.has("cards"), "{}", page.text);
        let back = page.press(client, "undo", &[]);
        assert!(back.record().get("score").is_none(), "{}", back.text);
    });
}

#[test]
fn the_deal_of_a_hand_is_copied_without_its_people_and_what_they_did() {
    with_anna(|site, client| {
        assert_eq!(
            form(client, &[("club", "kor"), ("text", EXAMPLE), ("visibility", "public")]).status,
            303
        );
        work(&site.store);
        let visitor = &mut site.client();
        let page = visitor.get("/hands/1/12").text();
        assert!(page.contains("href=\"/hands/new?copy=1\""), "{page}");
        let copy = Page::of(&visitor.get("/hands/new?copy=1"));
        let old: Value = serde_json::from_str(EXAMPLE).expect("a record");
        assert_eq!(copy.record()["deal"]["hands"], old["deal"]["hands"]);
        assert_eq!(copy.record()["actions"], json!([]));
        assert!(
            copy.record().get("players").is_none() && !copy.text.contains("Anna"),
            "{}",
            copy.text
        );
        assert_eq!(visitor.get("/hands/new?copy=99").status, 404);
        // A hand that is not for everyone has no deal either.
        form(
            client,
            &[("club", "kor"), ("text", PREFERANS), ("visibility", "private")],
        );
        work(&site.store);
        assert_eq!(
            (
                visitor.get("/hands/new?copy=2").status,
                client.get("/hands/new?copy=2").status
            ),
            (404, 200)
        );
    });
}

#[test]
fn a_hand_that_is_stored_already_is_shown_beside_it() {
    with_anna(|site, client| {
        assert_eq!(
            form(client, &[("club", "kor"), ("text", EXAMPLE), ("visibility", "club")]).status,
            303
        );
        work(&site.store);
        let same = opened(client, EXAMPLE).press(client, "step:save", &[]);
        assert!(
            same.says("This hand is already stored: Hand 1") && same.says("the same as this one"),
            "{}",
            same.text
        );
        let other = example(|record| record["players"]["B"]["name"] = json!("Böske"));
        let other = opened(client, &other).press(client, "step:save", &[]);
        assert!(
            other.says("This hand Böske (seat B) Hand 1 Bela (seat B) ") && other.text.contains("href=\"/hands/1\""),
            "{}",
            other.text
        );
        // Nobody else is told of it.
        let visitor = &mut site.client();
        assert!(
            !opened(visitor, EXAMPLE)
                .press(visitor, "step:save", &[])
                .says("is already stored")
        );
    });
}

#[test]
fn a_hand_is_taken_along_in_the_notation_of_its_game() {
    on_each_site(|site| {
        let client = &mut site.client();
        let page = opened(client, PREFERANS).press(client, "step:save", &[]);
        let file = page.send(client, "ppn", &[]);
        assert_eq!(
            file.header("content-disposition"),
            Some("attachment; filename=\"hand.ppn\"")
        );
        assert!(file.text().contains("[Player1 Ana]"), "{}", file.text());
        let page = opened(client, EXAMPLE).press(client, "step:save", &[]);
        assert!(!page.has("ppn") && page.has("download"));
    });
}

#[test]
fn bids_that_are_too_low_say_why() {
    on_each_site(|site| {
        let client = &mut site.client();
        let page = Page::start(client)
            .press(client, "new:ulti", &[])
            .press(client, "step:play", &[]);
        let discard = json!({"type": "discard", "by": "A", "cards": ["??", "??"]});
        let bid = |by: &str, bid: &str| format!("say:{}", json!({"type": "bid", "by": by, "bid": bid}));
        let page = page
            .press(client, &format!("say:{discard}"), &[])
            .press(client, &bid("A", "betli"), &[]);
        let pickup = json!({"type": "pickup", "by": "B"});
        let page = page.press(client, &format!("say:{pickup}"), &[]);
        let discard = json!({"type": "discard", "by": "B", "cards": ["??", "??"]});
        let page = page.press(client, &format!("say:{discard}"), &[]);
        assert!(page.says("Not allowed now"), "{}", page.text);
        let low = page.press(client, &bid("B", "simple"), &[]);
        assert!(
            low.status == 422 && low.text.contains("href=\"/rules/ulti#U-3."),
            "{}",
            low.text
        );
        let high = page.press(client, &bid("B", "rebetli"), &[]);
        assert_eq!(high.status, 200, "{}", high.text);
    });
}

#[test]
fn a_hand_of_a_table_begins_with_its_people_and_its_rules() {
    on_each_site(|site| {
        let town = people::town(site);
        let id = town.tournaments[1];
        let director = &mut people::browser(site, people::Who::Director);
        let page = director
            .get(&format!("/tournaments/{id}/rounds/1/tables/1/hands"))
            .text();
        let link = page
            .split("href=\"/hands/new?record=")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        let address = format!("/hands/new?record={}", link.expect("a link"));
        let record = Page::of(&director.get(&address)).record();
        assert_eq!(
            (&record["source"]["round"], &record["source"]["table"]),
            (&json!(1), &json!("1"))
        );
        let named = record["players"]["A"]["name"].as_str().expect("a name");
        assert!(named.starts_with("Sitter"), "{named}");
    });
}
