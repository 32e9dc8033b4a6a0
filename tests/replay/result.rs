//! The panel of the result: who pays whom for what, when it was decided, and what the record claims.

use serde_json::json;

use super::{example, on_record, section, words};
use crate::snapshots::{as_before, words_of};

#[test]
fn each_part_says_what_it_is_worth_what_was_doubled_and_who_pays() {
    on_record(&example(|_| ()), |client, hand| {
        let page = client.get(&format!("{hand}/20")).text();
        as_before("result-by-parts", &words_of(&page, "#result"));
        let result = section(&page, "result");
        assert!(
            result.contains(&format!("{hand}/42\">The contract was made here")),
            "{result}"
        );
    });
}

#[test]
fn a_wrong_claim_stands_beside_what_the_rules_say_and_is_marked() {
    let record = example(|record| {
        record["result"]["claimed"] =
            json!({"scores": {"A": -9, "B": -9, "C": 18}, "points": {"declarer": 80, "defenders": 40}});
    });
    on_record(&record, |client, hand| {
        let page = client.get(hand).text();
        as_before("result-wrong-claim", &words_of(&page, "#result, #findings"));
        assert_eq!(
            section(&page, "result").matches("class=\"differs\"").count(),
            1,
            "{page}"
        );
    });
}

#[test]
fn each_trick_says_how_the_sides_stand_after_it() {
    on_record(&example(|_| ()), |client, hand| {
        let tricks = words(section(&client.get(&format!("{hand}/13")).text(), "tricks"));
        assert!(tricks.contains("70 – 40"), "{tricks}");
        let page = client.get(&format!("{hand}/42")).text();
        let score = page
            .split("class=\"score\"")
            .nth(1)
            .expect("a score")
            .split("</p>")
            .next()
            .expect("its end");
        assert!(score.contains("<b>70</b>") && score.contains("<b>40</b>"), "{score}");
    });
}

#[test]
fn a_ruling_changes_the_scores_and_is_written_out() {
    let record = example(|record| {
        let list = record["actions"].as_array_mut().unwrap();
        list.push(
            json!({"type": "ruling", "by": "director", "kind": "penalty", "text": "late to the table",
            "award": {"scores": {"A": -2, "B": 0, "C": 0}}}),
        );
    });
    on_record(&record, |client, hand| {
        let page = client.get(hand).text();
        as_before("result-after-a-ruling", &words_of(&page, "#result"));
        assert!(page.contains("data-announce=\"Ruling by the director\""));
    });
}

#[test]
fn a_ruling_before_there_is_a_contract_is_the_result() {
    let record = example(|record| {
        let list = record["actions"].as_array_mut().unwrap();
        list.truncate(2);
        list.push(
            json!({"type": "ruling", "by": "director", "kind": "score", "text": "a card lay face up",
            "award": {"scores": {"A": 4, "B": -2, "C": -2}}}),
        );
        record["result"] = json!({});
    });
    on_record(&record, |client, hand| {
        as_before("result-ruled-early", &words_of(&client.get(hand).text(), "#result"));
    });
}

#[test]
fn a_record_that_stops_early_says_why_there_is_no_score() {
    let record = example(|record| {
        record["actions"].as_array_mut().unwrap().truncate(30);
        record["result"] = json!({});
    });
    on_record(&record, |client, hand| {
        as_before("result-unfinished", &words_of(&client.get(hand).text(), "#result"));
    });
}
