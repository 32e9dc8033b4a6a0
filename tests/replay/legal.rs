//! What is legal now, and why not.

use super::{example, on_record, section, words};

#[test]
fn each_card_on_turn_is_allowed_or_barred_with_the_reason_and_the_rule() {
    on_record(&example(|_| ()), |client, hand| {
        // Trick 2: Anna led the over of leaves, which is trump; Bela holds the under and must follow.
        let page = client.get(&format!("{hand}/16?legal=1")).text();
        let from = page.find("id=\"legal\"").expect("an answer");
        let answer = &page[from..from + page[from..].find("</div>").unwrap()];
        let said = words(answer);
        assert!(said.contains("Bela has 1 legal card"), "{said}");
        assert!(said.contains("must follow leaves U-6.3"), "{said}");
        assert!(answer.contains("href=\"/rules/ulti#U-6.3\""), "{answer}");
        assert!(page.contains("Under of leaves, legal"), "the card itself says so");
        assert!(page.contains("must follow leaves\""), "and the barred one why");
        assert!(!client.get(&format!("{hand}/16")).text().contains("id=\"legal\""));
    });
}

#[test]
fn a_viewpoint_that_does_not_see_the_cards_is_not_told_which_are_legal() {
    on_record(&example(|_| ()), |client, hand| {
        let page = client.get(&format!("{hand}/16?legal=1&view=C")).text();
        assert!(page.contains("These cards are hidden from this viewpoint."));
        assert!(!page.contains("must follow"));
    });
}

#[test]
fn the_reader_may_turn_it_off_again_and_the_rest_of_the_way_of_looking_stays() {
    on_record(&example(|_| ()), |client, hand| {
        let page = client.get(&format!("{hand}/16?legal=1&view=B&turn=A")).text();
        assert!(
            page.contains(&format!("{hand}/16?view=B&#38;turn=A\">Hide legal cards")),
            "{page}"
        );
        assert!(
            section(&page, "tricks").contains(&format!("{hand}/14?view=B&#38;turn=A&#38;legal=1")),
            "{page}"
        );
    });
}
