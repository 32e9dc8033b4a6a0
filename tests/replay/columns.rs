//! A game with answers to the contract and a sheet in columns: who came and who did not, both talons, what is written.

use serde_json::Value;
use talon_samples::generate::club_records;

use super::{on_record, section, words};

/// The deal of this number of the whole session in the example club.
fn deal(number: u64) -> String {
    let is = |line: &String| {
        let record: Value = serde_json::from_str(line).expect("a record");
        record["source"]["session"] == "2026-04-16-preferans" && record["source"]["deal"] == number
    };
    club_records().into_iter().find(is).expect("a deal")
}

/// The seat of this player at the table.
fn seat(page: &str, name: &str) -> String {
    let rest = page
        .split("<section class=\"seat ")
        .find(|part| part.contains(&format!("<h3>{name}")));
    rest.unwrap_or_else(|| panic!("no {name}: {page}")).to_owned()
}

#[test]
fn who_dropped_stays_out_of_the_tricks_and_is_shown_so() {
    on_record(&deal(10), |client, hand| {
        let page = client.get(&format!("{hand}/14")).text();
        let dropped = seat(&page, "Béla");
        assert!(dropped.contains("<span class=\"chip \">drops</span>"), "{dropped}");
        assert!(
            dropped.starts_with("left out\"") || dropped.starts_with("right out\""),
            "{dropped}"
        );
        let plays = seat(&page, "Anna");
        assert!(
            plays.contains("<span class=\"chip \">plays</span>") && !plays.contains(" out\""),
            "{plays}"
        );
        let trick = &page[page.find("class=\"played\"").expect("a trick")..];
        assert!(!trick[..trick.find("</ol>").unwrap()].contains("Béla"), "{trick}");
    });
}

#[test]
fn an_invitation_and_a_kontra_stand_at_the_seat_and_bring_the_partner_back() {
    on_record(&deal(12), |client, hand| {
        let page = client.get(&format!("{hand}/12")).text();
        let giver = words(&seat(&page, "Béla"));
        assert!(giver.contains("invites kontra"), "{giver}");
        assert!(seat(&page, "Anna").contains("plays along"), "{page}");
        let result = words(section(&page, "result"));
        assert!(
            result.contains("Hearts (4) lost 8 × 2 (kontra), trick 9 0 0 −160"),
            "{result}"
        );
        assert!(result.contains("Soup 0 +80 −80 Scores 0 +80 −240"), "{result}");
        assert!(result.contains("Bula 12 62 18 → 34 Soup +80"), "{result}");
        assert!(
            result.contains("Béla said kontra, and alone writes the soup or pays the penalty."),
            "{result}"
        );
        assert!(!result.contains("pays Béla"), "{result}");
    });
}

#[test]
fn the_talon_lies_open_when_it_is_taken_and_unseen_in_a_game() {
    on_record(&deal(12), |client, hand| {
        for view in ["", "?view=A", "?view=public"] {
            let page = client.get(&format!("{hand}/7{view}")).text();
            let auction = words(section(&page, "auction"));
            assert!(auction.contains("Talon as dealt J J"), "{view}: {auction}");
        }
        let before = client.get(&format!("{hand}/6?view=public")).text();
        assert!(
            !words(section(&before, "auction")).contains("Talon as dealt"),
            "{before}"
        );
        let after = words(section(&client.get(&format!("{hand}/9")).text(), "auction"));
        assert!(after.contains("Discarded by Cili J 9"), "{after}");
    });
    on_record(&deal(2), |client, hand| {
        let auction = words(section(&client.get(hand).text(), "auction"));
        assert!(auction.contains("Talon, seen by nobody 9 7"), "{auction}");
        let hidden = client.get(&format!("{hand}/9?view=public")).text();
        assert!(!words(section(&hidden, "auction")).contains("Talon"), "{hidden}");
    });
}

#[test]
fn a_deal_that_everyone_passed_is_over_and_says_what_it_wrote() {
    on_record(&deal(8), |client, hand| {
        let page = client.get(hand).text();
        assert!(page.contains("Passed out"), "{page}");
        let result = words(section(&page, "result"));
        assert!(result.contains("Open refas 0 → 1 0 → 1 0 → 1"), "{result}");
        assert!(result.contains("Everyone passed. Each player gets a refa."), "{result}");
    });
}

#[test]
fn the_last_deal_of_a_session_is_reduced_and_says_so() {
    on_record(&deal(24), |client, hand| {
        let result = words(section(&client.get(hand).text(), "result"));
        assert!(result.contains("Hearts (4) made 8 → 2, trick 10 0 0 +20"), "{result}");
        assert!(result.contains("Bula 18 2 −18 → −20"), "{result}");
        assert!(
            result.contains("The value is reduced to what was left to go. The session is over."),
            "{result}"
        );
    });
    on_record(&deal(9), |client, hand| {
        let result = words(section(&client.get(hand).text(), "result"));
        assert!(
            result.contains("Clubs (5) made 10 × 2 (refa), trick 10 +200 0 0"),
            "{result}"
        );
        assert!(result.contains("Open refas 1 → 0 1 1"), "{result}");
    });
}

#[test]
fn cards_are_drawn_and_sorted_as_their_game_has_them_until_others_are_chosen() {
    on_record(&deal(12), |client, hand| {
        let page = client.get(&format!("{hand}/0")).text();
        assert!(page.contains("class=\"replay french\""), "{page}");
        let own = words(&seat(&page, "Cili"));
        assert!(!own.is_empty() && page.contains("Ten of spades"), "{own}");
        let (king, ten) = (
            page.find("King of spades").unwrap(),
            page.find("Ten of spades").unwrap(),
        );
        assert!(king < ten);
        assert!(
            client
                .get(&format!("{hand}/0?faces=german"))
                .text()
                .contains("class=\"replay german\"")
        );
    });
}

#[test]
fn a_wrong_claim_about_the_sheet_is_told_in_words() {
    let mut record: Value = serde_json::from_str(&deal(12)).expect("a record");
    record["result"]["claimed"] = serde_json::json!({"bula_change": {"C": 8}, "soup": {"B": {"C": 40}},
        "kontra_giver": "A", "outcome": "unplayed"});
    on_record(&record.to_string(), |client, hand| {
        let result = words(section(&client.get(hand).text(), "result"));
        assert!(result.contains("The record and the rules differ"), "{result}");
        assert!(result.contains("Cili: bula +8 +16 differs"), "{result}");
        assert!(result.contains("Soup: Béla – Cili 40 80 differs"), "{result}");
        assert!(result.contains("Said kontra Anna Béla differs"), "{result}");
        assert!(result.contains("Outcome not played played differs"), "{result}");
    });
}

#[test]
fn a_record_that_does_not_know_the_sheet_before_it_says_what_is_not_counted() {
    let mut record: Value = serde_json::from_str(&deal(9)).expect("a record");
    on_record(&record.to_string(), |client, hand| {
        let result = words(section(&client.get(hand).text(), "result"));
        assert!(!result.contains("does not give the sheet"), "{result}");
    });
    record.as_object_mut().expect("an object").remove("context");
    record.as_object_mut().expect("an object").remove("result");
    on_record(&record.to_string(), |client, hand| {
        let result = words(section(&client.get(hand).text(), "result"));
        assert!(
            result.contains("The record does not give the sheet before this deal"),
            "{result}"
        );
    });
}
