//! A session kept as scores: what stands in it, what two answers to one deal do, and its pages.

use serde_json::{Value as Json, json};
use talon_store::hands::Visibility;

use super::page::words;
use super::stored::{club, import};
use crate::harness::site::on_each_site;

/// A deal of an evening of Ulti as the paper has it.
fn deal(number: u32, declarer: &str, contract: &str, components: Json) -> Json {
    let dealer = ["C", "A", "B"][(number as usize - 1) % 3];
    json!({
        "format": "talon", "version": "1.1", "game": "ulti",
        "rules": {"id": "ulti", "edition": 1},
        "source": {"session": "evening", "deal": number, "date": "2026-11-24", "origin": "transcribed"},
        "players": {"A": {"name": "Anna"}, "B": {"name": "Béla"}, "C": {"name": "Cili"}},
        "deal": {"dealer": dealer},
        "actions": [],
        "score": {"declarer": declarer, "contract": contract, "components": components},
    })
}

fn evening() -> Vec<Json> {
    vec![
        deal(1, "A", "simple", json!({"simple": true})),
        deal(2, "C", "simple+ulti", json!({"simple": true, "ulti": true})),
        deal(3, "B", "betli", json!({"betli": false})),
    ]
}

#[test]
fn scores_of_an_evening_are_counted_as_hands_with_cards_are() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &evening(), Visibility::Public);
        let mut client = site.client();
        let session: Json = serde_json::from_slice(&client.get("/api/v1/sessions/1").bytes).expect("JSON");
        assert_eq!(session["totals"], json!({"A": 2, "B": -16, "C": 14}));
        let hand: Json = serde_json::from_slice(&client.get("/api/v1/hands/2").bytes).expect("JSON");
        let hashes: Vec<&String> = hand["hashes"].as_object().expect("hashes").keys().collect();
        assert_eq!(hashes, ["doc", "score"]);
        let list: Json = serde_json::from_slice(&client.get("/api/v1/hands").bytes).expect("JSON");
        let rows = list["hands"].as_array().expect("a list");
        assert!(rows.len() == 3 && rows.iter().all(|row| row["knowledge"] == "score"));
    });
}

#[test]
fn the_page_of_a_score_has_a_result_and_no_table() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &evening(), Visibility::Public);
        let mut client = site.client();
        let page = client.get("/hands/2");
        assert_eq!(page.status, 200);
        let text = page.text();
        for shown in ["Ulti by Cili", "id=\"result\"", "Only the result was written down"] {
            assert!(text.contains(shown), "{shown}");
        }
        for absent in ["id=\"tricks\"", "class=\"board\"", "data-key=\"review\""] {
            assert!(!text.contains(absent), "{absent}");
        }
        assert!(client.get("/hands/2/0?view=A&then=1").text().contains("id=\"result\""));
        let position = client.get("/hands/2/1");
        assert_eq!(position.status, 404);
        let told = position.text();
        assert!(
            told.contains("It has no cards") && told.contains("href=\"/hands/2\">Go to the hand<"),
            "{told}"
        );
        assert!(!told.contains("last position"), "{told}");
        assert!(client.get("/hands").text().contains("no cards"));
        assert_eq!(client.get("/sessions/1").status, 200);
    });
}

#[test]
fn a_score_is_called_by_its_contract_its_kontra_and_its_pay() {
    on_each_site(|site| {
        let club = club(&site.store);
        let mut lost = deal(1, "C", "simple+ulti", json!({"simple": true, "ulti": false}));
        lost["score"]["kontra"] = json!({"ulti": 1});
        import(&site.store, &club, &[lost], Visibility::Public);
        let mut client = site.client();
        let page = client.get("/hands/1").text();
        assert!(page.contains("<h1>Ulti, kontra (Ulti): Cili −22</h1>"), "{page}");
        let session = client.get("/sessions/1").text();
        assert!(
            session.contains("Ulti: lost") && session.contains("Kontra on Ulti: kontra"),
            "what makes the pay stands in the session: {session}"
        );
        assert!(
            !session.contains("/hands/new?cards="),
            "a visitor adds no cards: {session}"
        );
    });
}

/// A score beside the hand with its cards is no contradiction as long as it says what came of them.
#[test]
fn a_score_of_a_hand_with_cards_contradicts_it_only_where_it_says_otherwise() {
    on_each_site(|site| {
        let club = club(&site.store);
        let mut hand: Json = serde_json::from_str(include_str!("../fixtures/example.talon.json")).expect("a record");
        hand["source"]["session"] = json!("evening");
        hand["source"]["deal"] = json!(1);
        import(&site.store, &club, &[hand.clone()], Visibility::Public);
        let mut score = deal(1, "C", "simple+ulti", json!({"simple": true, "ulti": true}));
        score["score"]["kontra"] = json!({"ulti": 1});
        for place in ["table", "round"] {
            score["source"][place] = hand["source"][place].clone();
        }
        let mut otherwise = score.clone();
        otherwise["score"]["components"]["ulti"] = json!(false);
        let told = [score, otherwise].map(|record| import(&site.store, &club, &[record], Visibility::Public).counts);
        assert_eq!(
            told.map(|counts| (counts.accepted, counts.with_warnings)),
            [(1, 0), (1, 1)]
        );
    });
}

/// Whoever wrote down the same is a witness; whoever wrote otherwise is heard too, and the first counts.
#[test]
fn a_deal_written_down_twice_is_one_deal_and_written_otherwise_two_answers() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &evening(), Visibility::Public);
        let mut witness = evening().remove(0);
        witness["source"]["recorder"] = json!("another phone");
        let same = import(&site.store, &club, &[witness], Visibility::Public);
        assert_eq!((same.counts.accepted, same.counts.duplicates), (0, 1));
        let other = deal(1, "A", "simple", json!({"simple": false}));
        let otherwise = import(&site.store, &club, &[other], Visibility::Public);
        assert_eq!((otherwise.counts.accepted, otherwise.counts.with_warnings), (1, 1));
        let mut client = site.client();
        let session: Json = serde_json::from_slice(&client.get("/api/v1/sessions/1").bytes).expect("JSON");
        assert_eq!(session["deals"].as_array().expect("a list").len(), 4);
        assert_eq!(session["deals"][1]["fate"], "contested");
        assert_eq!(session["totals"], json!({"A": 2, "B": -16, "C": 14}));
    });
}

#[test]
fn the_page_of_a_score_says_who_dealt_and_who_sat_out_and_nothing_of_a_replay() {
    on_each_site(|site| {
        let club = club(&site.store);
        let mut lost = deal(1, "C", "simple+ulti", json!({"simple": true, "ulti": false}));
        lost["deal"]["dealer"] = json!("out");
        lost["source"]["sitting_out"] = json!({"name": "Dani"});
        let three = deal(2, "A", "simple", json!({"simple": true}));
        import(&site.store, &club, &[lost, three], Visibility::Public);
        let mut client = site.client();
        let page = client.get("/hands/1").text();
        assert!(page.contains("Dani dealt") && page.contains("Dani sat out"), "{page}");
        assert!(
            page.contains("Link to this deal") && page.contains("/hands/1\""),
            "{page}"
        );
        for absent in ["Link to this position", "id=\"keys\"", "/hands/1/0\""] {
            assert!(!page.contains(absent), "{absent}: {page}");
        }
        let about = "content=\"Cili plays Ulti against Anna and Béla: lost. Anna +";
        assert!(page.contains(about), "{page}");
        let page = client.get("/hands/2").text();
        assert!(page.contains("Anna dealt") && !page.contains("sat out"), "{page}");
    });
}

#[test]
fn the_page_of_a_session_has_the_figures_that_the_card_has() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &evening(), Visibility::Public);
        let page = site.client().get("/sessions/1").text();
        let figures = page.split("<table class=\"figures\">").nth(1).expect("figures");
        let figures = words(figures.split("</table>").next().unwrap_or_default());
        for told in [
            "Anna 1 / 1 +5 (3) −5 (2)",
            "Béla 0 / 1",
            "−10 (3)",
            "Cili 1 / 1 +10 (2)",
        ] {
            assert!(figures.contains(told), "{told}: {figures}");
        }
    });
}
