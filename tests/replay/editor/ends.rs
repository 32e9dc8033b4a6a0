//! How a hand ends in the editor: claims part by part, giving up, and rulings.

use super::*;

#[test]
fn players_agree_on_each_part_of_the_contract_and_what_they_leave_open_is_told() {
    on_each_site(|site| {
        let client = &mut site.client();
        let page = opened_at_play(client, EXAMPLE, 15);
        assert!(
            page.has("claim") && page.text.contains("id=\"claim-part-ulti\""),
            "{}",
            page.text
        );
        let points = [("claim-points-declarer", "60"), ("claim-points-defenders", "40")];
        let wrong = page.press(client, "claim", &points);
        assert_eq!(wrong.status, 422, "{}", wrong.text);
        assert!(wrong.text.contains("value=\"60\""), "what was typed stays");
        let strange = page.press(client, "claim", &[("claim-points-declarer", "many")]);
        assert!(
            strange.status == 422 && strange.says("not a whole number"),
            "{}",
            strange.text
        );
        for left_open in [("claim-points-declarer", "60"), ("claim-part-ulti", "perhaps")] {
            let refused = page.press(client, "claim", &[left_open]);
            assert_eq!(refused.status, 422, "nothing is made up: {left_open:?}");
        }
        let choice = [("claim-part-simple", "made"), ("claim-part-ulti", "lost")];
        let ended = page.press(client, "claim", &choice);
        assert_eq!(ended.status, 200, "{}", ended.text);
        let claim = ended.record()["actions"].as_array().expect("actions").last().cloned();
        let claim = claim.expect("a claim");
        assert_eq!(claim["outcome"]["components"], json!({"simple": true, "ulti": false}));
        assert_eq!(claim["agreed"], json!(["A", "B", "C"]));
        assert!(ended.says("The hand is over") && !ended.has("claim"), "{}", ended.text);
    });
}

#[test]
fn either_side_gives_up_with_one_button() {
    on_each_site(|site| {
        let client = &mut site.client();
        for text in [EXAMPLE, PREFERANS] {
            let record: Value = serde_json::from_str(text).expect("a record");
            let actions = record["actions"].as_array().expect("actions");
            let first = actions
                .iter()
                .position(|action| action["type"] == "play")
                .expect("a card");
            let page = opened_at_play(client, text, first + 2);
            let mut all = page.acts("say");
            all.retain(|act| act.contains("concede"));
            // In this hand of Preferans two came themselves, and neither can give up for the other.
            assert_eq!(all.len(), if text == PREFERANS { 1 } else { 2 }, "{all:?}");
            for act in all {
                let ended = page.press(client, &act, &[]);
                let record = ended.record();
                let last = record["actions"].as_array().and_then(|actions| actions.last());
                assert_eq!(
                    (ended.status, last.map(|last| &last["type"])),
                    (200, Some(&json!("concede"))),
                    "{act}"
                );
            }
        }
    });
}

#[test]
fn a_ruling_is_added_beside_the_result_and_play_goes_on_after_a_note() {
    on_each_site(|site| {
        let client = &mut site.client();
        let page = Page::of(&form_to(client, "/hands/new", &[("text", EXAMPLE), ("act", "open")]));
        let ruling = [
            ("ruling-kind", "penalty"),
            ("award-A", "\u{2212}4"),
            ("award-C", "+4"),
            ("ruling-text", "late"),
        ];
        let page = page.press(client, "ruling", &ruling);
        assert_eq!(page.status, 200, "{}", page.text);
        let last = page.record()["actions"].as_array().expect("actions").last().cloned();
        assert_eq!(
            last.expect("a ruling"),
            json!({"type": "ruling", "by": "director", "kind": "penalty", "text": "late",
                "award": {"scores": {"A": -4, "C": 4}}})
        );
        assert!(page.says("Result after the ruling"), "{}", page.text);
        // What was typed is not left out of a ruling that cannot have it, and stays in the form that was sent.
        let refused = page.press(client, "ruling", &[("ruling-kind", "warning"), ("award-A", "-7")]);
        assert!(
            refused.says("Only a penalty or an awarded score changes points."),
            "{}",
            refused.text
        );
        let ruling = refused.text.split("ruling-kind").next().unwrap_or_default();
        assert!(
            ruling.trim_end().contains("<details class=\"group\" open>"),
            "{}",
            refused.text
        );
        assert!(refused.text.contains("value=\"-7\""), "{}", refused.text);
        let sheet = Page::of(&form_to(client, "/hands/new", &[("text", PREFERANS), ("act", "open")]));
        let sheet = sheet.press(client, "ruling", &[("ruling-kind", "score"), ("award-soup-BA", "20")]);
        let last = sheet.record()["actions"].as_array().expect("actions").last().cloned();
        assert_eq!(
            last.expect("a ruling")["award"],
            json!({"bula_change": {}, "soup": {"B": {"A": 20}}})
        );
        // A note in the middle of the hand ends nothing.
        let page = opened_at_play(client, EXAMPLE, 15);
        let page = page.press(
            client,
            "ruling",
            &[("ruling-kind", "note"), ("ruling-text", "a slow table")],
        );
        assert!(
            page.status == 200 && page.has("claim") && page.has("end"),
            "{}",
            page.text
        );
    });
}

#[test]
fn who_takes_how_many_tricks_is_claimed_in_the_middle_of_a_trick_where_two_came() {
    on_each_site(|site| {
        let client = &mut site.client();
        let record: Value = serde_json::from_str(PREFERANS).expect("a record");
        let actions = record["actions"].as_array().expect("actions");
        let first = actions
            .iter()
            .position(|action| action["type"] == "play")
            .expect("a card");
        // One card of the second trick lies on the table.
        let page = opened_at_play(client, PREFERANS, first + 4);
        assert!(
            page.has("claim") && page.text.contains("id=\"claim-tricks-B\""),
            "{}",
            page.text
        );
        let tricks = |numbers: [&'static str; 3]| {
            ["claim-tricks-A", "claim-tricks-B", "claim-tricks-C"]
                .into_iter()
                .zip(numbers)
                .collect::<Vec<_>>()
        };
        // Of six between two who write for themselves nobody knows who won the first five.
        let open = page.press(client, "claim", &tricks(["4", "3", "3"]));
        assert_eq!(open.status, 422, "{}", open.text);
        assert!(open.has("claim") && open.text.contains("value=\"4\""), "{}", open.text);
        let ended = page.press(client, "claim", &tricks(["6", "2", "2"]));
        let last = ended.record()["actions"].as_array().expect("actions").last().cloned();
        assert_eq!(
            last.expect("a claim")["outcome"],
            json!({"tricks": {"A": 6, "B": 2, "C": 2}})
        );
        assert!(ended.says("The hand is over"), "{}", ended.text);
    });
}
