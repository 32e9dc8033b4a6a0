//! Where a scorecard leads: its files, and the editor of hands.

use super::scorecards::{SIMPLE, begin, save, three};
use crate::harness::site::on_each_site;

#[test]
fn a_file_that_cannot_hold_every_deal_says_which_are_missing() {
    on_each_site(|site| {
        let mut phone = site.client();
        // A line could not tell the two apart.
        let card = begin(&mut phone, "ulti", &["Kovács, Anna", "Kovács Anna", "Cili", ""]);
        save(&mut phone, &card, "1", &SIMPLE);
        for file in ["deals.csv", "deals.txt"] {
            let answer = phone.get(&format!("{card}/{file}"));
            assert_eq!(answer.status, 200, "{file}");
            let text = answer.text();
            assert!(
                text.starts_with("# These deals are left out") && text.contains(": 1."),
                "{text}"
            );
        }
        let card = begin(&mut phone, "ulti", &["Kovács, Anna", "Béla \"B\"; ifj.", "Cili", ""]);
        save(&mut phone, &card, "1", &SIMPLE);
        let table = phone.get(&format!("{card}/deals.csv")).text();
        assert!(table.contains("\"Kovács, Anna\"") && !table.contains('#'), "{table}");
        let text = phone.get(&format!("{card}/deals.txt")).text();
        assert!(
            text.starts_with("ulti: \"Kovács, Anna\", \"Béla \"\"B\"\"; ifj.\", Cili;"),
            "{text}"
        );
        assert_eq!(phone.get(&format!("{card}/deals.ndjson")).status, 200);
    });
}

#[test]
fn the_cards_of_a_deal_are_added_in_the_editor_which_knows_what_the_card_knows() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        save(&mut phone, &card, "1", &SIMPLE);
        let deal = phone.get(&format!("{card}/deals/1")).text();
        assert!(
            deal.contains("entered on this device") && deal.contains("<time datetime="),
            "{deal}"
        );
        let other = site.client().get(&format!("{card}/deals/1")).text();
        assert!(other.contains("entered on device 1"), "{other}");
        let led = phone.get(&format!("{card}/deals/1/cards"));
        assert_eq!(led.status, 303, "{}", led.text());
        let editor = led.header("location").expect("the editor").to_owned();
        let page = phone.get(&editor);
        assert!(page.status == 200 && page.text().contains("Anna"), "{}", page.text());
        assert_eq!(phone.get(&format!("{card}/deals/9/cards")).status, 404);
    });
}
