//! What a card says in words: why no refa is written, what is missing, who dealt, what was called; and the next sheet.

use super::scorecards::{SIMPLE, save, send, three};
use crate::harness::site::on_each_site;

#[test]
fn two_answers_that_differ_in_the_dealer_alone_say_who_dealt() {
    on_each_site(|site| {
        let (mut one, mut other) = (site.client(), site.client());
        let card = three(&mut one);
        assert_eq!(save(&mut one, &card, "1", &SIMPLE).status, 303);
        let form = [("number", "1"), ("dealer", "0"), SIMPLE[0], SIMPLE[1], SIMPLE[2]];
        let page = format!("{card}?who=0&call=simple");
        assert_eq!(send(&mut other, &page, &format!("{card}/deals"), &form).status, 303);
        let page = one.get(&card).text();
        let sides = page.split("class=\"sides\"").nth(1).expect("both answers");
        let sides = sides.split("</section>").next().unwrap_or_default();
        assert!(sides.contains("Cili deals") && sides.contains("Anna deals"), "{sides}");
        let deal = one.get(&format!("{card}/deals/1")).text();
        assert!(deal.contains("Cili deals") && deal.contains("Anna deals"), "{deal}");
    });
}

