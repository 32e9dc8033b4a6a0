//! Viewpoints, and the hand as it was known then.

use super::{example, on_record, section, words};
use talon_rules::cards::Seat;

#[test]
fn known_then_hides_the_result_the_later_tricks_and_later_notes() {
    let record = example(|record| {
        record["annotations"] = serde_json::json!([
            {"id": "n1", "at": {"line": "main", "ply": 40}, "kind": "comment", "text": "too late to matter"}]);
    });
    on_record(&record, |client, hand| {
        let open = client.get(&format!("{hand}/20")).text();
        assert!(open.contains("too late to matter") && open.contains("id=\"result\""));
        for query in ["then=1", "view=A", "view=public"] {
            let page = client.get(&format!("{hand}/20?{query}")).text();
            assert!(!page.contains("id=\"result\""), "{query}");
            assert!(!page.contains("too late to matter"), "{query}");
            let rows = section(&page, "tricks").matches("<tr class").count();
            assert_eq!(rows, 3, "{query}: two whole tricks and the present one");
            assert!(page.contains("What came later is hidden"), "{query}");
            assert!(
                page.contains(&format!("data-key=\"then\" href=\"{hand}/20\">Reveal the rest")),
                "{query}"
            );
        }
    });
}

#[test]
fn no_page_of_a_seat_names_a_card_that_the_seat_could_not_know() {
    on_record(&example(|_| ()), |client, hand| {
        // Nobody but Cili sees the king of leaves before it falls at ply 18.
        for view in ["A", "B", "public"] {
            for ply in [0, 9, 17] {
                let page = client.get(&format!("{hand}/{ply}?view={view}")).text();
                assert!(!page.contains("King of leaves"), "{view} {ply}");
            }
            assert!(
                client
                    .get(&format!("{hand}/18?view={view}"))
                    .text()
                    .contains("King of leaves")
            );
        }
    });
}

#[test]
fn the_chosen_seat_sits_below_and_the_choice_stays_while_stepping() {
    on_record(&example(|_| ()), |client, hand| {
        let page = client.get(&format!("{hand}/20?turn=B")).text();
        assert!(
            page.contains("<section class=\"seat me\">\n<header>\n<h3>Bela"),
            "{page}"
        );
        assert!(page.contains(&format!("{hand}/21?turn=B")));
        assert!(page.contains(&format!(
            "data-key=\"rotate\" href=\"{hand}/20?turn={}",
            Seat::B.next().letter()
        )));
        assert_eq!(client.get(&format!("{hand}/20?turn=X")).status, 404);
    });
}

#[test]
fn one_link_shows_the_hand_as_a_defender_saw_it() {
    on_record(&example(|_| ()), |client, hand| {
        let page = client.get(&format!("{hand}/16")).text();
        // Bela, a defender, is on turn.
        assert!(
            page.contains(&format!("data-key=\"defender\" href=\"{hand}/16?view=B\"")),
            "{page}"
        );
    });
}

#[test]
fn the_faces_are_a_preference_that_the_page_itself_offers() {
    on_record(&example(|_| ()), |client, hand| {
        let here = format!("{hand}/16");
        assert!(client.get(&here).text().contains("name=\"faces\" value=\"french4\""));
        let done = client.submit(&here, &[]);
        assert_eq!(done.status, 405, "a hand takes no form");
        let kept = client.post("/preferences", &[("faces", "french4"), ("next", &here)]);
        assert_eq!(kept.header("location"), Some(here.as_str()));
        let page = client.get(&here).text();
        assert!(
            page.contains("class=\"replay french4\"") && page.contains("Jack of spades"),
            "{page}"
        );
    });
}

#[test]
fn played_cards_are_dimmed_while_the_hand_lasts_and_plain_once_it_is_over() {
    on_record(&example(|_| ()), |client, hand| {
        assert!(
            client
                .get(&format!("{hand}/20"))
                .text()
                .contains("<li class=\"gone\" data-t=\"1\">")
        );
        let over = client.get(&format!("{hand}/42")).text();
        assert!(!over.contains("class=\"gone\"") && over.contains("data-t=\"1\""));
    });
}

#[test]
fn each_step_is_said_in_one_sentence() {
    on_record(&example(|_| ()), |client, hand| {
        let said = |ply: usize, client: &mut crate::harness::site::Client| {
            let page = client.get(&format!("{hand}/{ply}")).text();
            let from = page.find("data-announce=\"").unwrap() + 15;
            page[from..from + page[from..].find('"').unwrap()].to_owned()
        };
        assert_eq!(said(16, client), "Anna leads the over of leaves");
        assert_eq!(said(18, client), "Cili plays the king of leaves. Cili wins trick 2");
        assert!(words(&said(13, client)).contains("kontra on Ulti"));
    });
}

#[test]
fn a_position_is_told_in_words_for_readers_who_want_no_cards() {
    on_record(&example(|_| ()), |client, hand| {
        let drawn = client.get(&format!("{hand}/17")).text();
        assert!(drawn.contains("class=\"table felt\"") && drawn.contains("name=\"text\" value=\"1\""));
        let page = client.get(&format!("{hand}/17?text=1")).text();
        let told = section(&page, "table-title");
        assert!(
            !page.contains("class=\"table felt\"") && told.contains("leads the over of leaves"),
            "{told}"
        );
        assert!(told.contains("King of leaves") && told.contains("Played: "), "{told}");
        assert!(
            page.contains(&format!("href=\"{hand}/18?text=1\"")),
            "the choice stays while stepping"
        );
        let seen = client.get(&format!("{hand}/17?text=1&view=A")).text();
        assert!(
            !seen.contains("King of leaves") && seen.contains("hidden cards"),
            "{seen}"
        );

        client.post("/preferences", &[("text", "1"), ("next", hand)]);
        let kept = client.get(&format!("{hand}/17")).text();
        assert!(kept.contains("panel words") && kept.contains("name=\"text\" value=\"0\""));
        assert!(
            client
                .get(&format!("{hand}/17?text=0"))
                .text()
                .contains("class=\"table felt\"")
        );
    });
}

#[test]
fn the_page_gives_the_address_of_its_position_and_of_its_view() {
    on_record(&example(|_| ()), |client, hand| {
        let plain = client.get(&format!("{hand}/16")).text();
        assert!(plain.contains(&format!("{hand}/16\">\n<button")) && !plain.contains("id=\"share-view\""));
        let page = client.get(&format!("{hand}/16?view=B")).text();
        assert!(page.contains(&format!("{hand}/16\">\n<button")), "{page}");
        assert!(page.contains(&format!("{hand}/16?view=B\">\n<button")), "{page}");
    });
}
