//! What a card says in words: why no refa is written, what is missing, who dealt, what was called; and the next sheet.

use super::scorecards::{SIMPLE, begin, save, send, three};
use crate::harness::site::{Client, on_each_site};

/// Begins a card of Preferans with deals that were written down.
fn sheet(client: &mut Client, rules: &str, deals: &str) -> String {
    let text = format!("pref: Ante, Bojan, Cvita; deals Cvita; rules hr {rules}\n{deals}");
    let mut form = vec![("game", "preferans"), ("dealer", "2"), ("dealing", "in-turn")];
    form.extend([("name", ""); 4]);
    form.extend([("point", ""), ("unit", ""), ("text", text.as_str()), ("seen", "")]);
    let token = client.get("/sessions/new").hidden("csrf").unwrap_or_default();
    form.push(("csrf", &token));
    let begun = client.post("/sessions/new", &form);
    assert_eq!(begun.status, 303, "{}", begun.text());
    begun.header("location").expect("the card").to_owned()
}

#[test]
fn why_a_deal_that_was_passed_out_brings_no_refa_is_said() {
    on_each_site(|site| {
        let mut phone = site.client();
        let used = sheet(&mut phone, "bula=30 refas=1", "1. pass\n2. pass\n");
        let page = phone.get(&used).text();
        assert!(
            page.contains("a refa for each") && page.contains("no refa: none are left"),
            "{page}"
        );
        assert!(!page.contains("under the hat"), "{page}");
        let seven = "Ante 7, both: 7 2 1\n";
        let hat = sheet(&mut phone, "bula=30 refas=9", &format!("{seven}{seven}{seven}pass\n"));
        let page = phone.get(&hat).text();
        assert!(page.contains("no refa: Ante is under the hat"), "{page}");
        assert!(!page.contains("none are left"), "{page}");
    });
}

#[test]
fn what_is_missing_is_asked_for_as_people_speak() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        let (settings, rules) = (format!("{card}/settings"), format!("{card}/rules"));
        let set = [("option.silent_ulti_all_pay", "true")];
        assert_eq!(send(&mut phone, &settings, &rules, &set).status, 303);
        let lost = [SIMPLE[0], SIMPLE[1], SIMPLE[2], ("f.silent.ulti", "lost")];
        let refused = save(&mut phone, &card, "1", &lost);
        assert_eq!(refused.status, 409);
        let page = refused.text();
        assert!(page.contains("who played the trump seven to the last trick"), "{page}");
        assert!(!page.contains("Missing:") && !page.contains("member"), "{page}");

        let card = begin(&mut phone, "preferans", &["Ante", "Bojan", "Cvita", ""]);
        let four = [("who", "0"), ("call", "H"), ("f.came", "perhaps"), ("f.tricks.A", "6")];
        let refused = save(&mut phone, &card, "1", &four);
        assert_eq!(refused.status, 409);
        let page = refused.text();
        assert!(page.contains("Please fill in “Who plays?”."), "{page}");
    });
}

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

#[test]
fn a_contract_that_the_rules_do_not_offer_is_called_by_its_name() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        let (settings, rules) = (format!("{card}/settings"), format!("{card}/rules"));
        let set = [("option.simple_forfeit", "mandatory")];
        assert_eq!(send(&mut phone, &settings, &rules, &set).status, 303);
        for asked in ["who=0&call=simple", "call=simple"] {
            let page = phone.get(&format!("{card}?{asked}")).text();
            assert!(!page.contains("Passed out"), "{asked}: {page}");
        }
        assert!(
            phone
                .get(&format!("{card}?who=0&call=simple"))
                .text()
                .contains("Anna: Simple")
        );
    });
}

#[test]
fn a_sheet_that_is_played_out_offers_the_next_with_the_same_people_and_rules() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = sheet(&mut phone, "bula=2 refas=3", "1. Ante 3, nobody\n2. Bojan 3, nobody\n");
        let page = phone.get(&card).text();
        assert!(
            page.contains("The session is over") && page.contains("Start a new sheet"),
            "{page}"
        );
        let (fold, form) = (page.find("it does not count"), page.find("class=\"choose\""));
        assert!(fold.is_some() && fold < form, "the form is folded away: {page}");
        let settings = format!("{card}/settings");
        let next = send(&mut phone, &card, &settings, &[("act", "next-sheet")]);
        assert_eq!(next.status, 303, "{}", next.text());
        let next = next.header("location").expect("the next").to_owned();
        assert_ne!(next, card);
        let page = phone.get(&next).text();
        assert!(page.contains("No deals yet") && page.contains("Bojan deals"), "{page}");
        assert!(!page.contains("Start a new sheet"), "{page}");
        let passed = [("number", "1"), ("dealer", "1"), ("call", "passed_out")];
        assert_eq!(send(&mut phone, &next, &format!("{next}/deals"), &passed).status, 303);
        let text = phone.get(&format!("{next}/deals.txt")).text();
        assert!(
            text.contains("Ante, Bojan, Cvita; deals Bojan") && text.contains("bula=2"),
            "{text}"
        );
        let read = phone.get(&card).text();
        assert!(read.contains("The session is over"), "the old one stays: {read}");
        let passed = [("number", "3"), ("dealer", "2"), ("call", "passed_out")];
        assert_eq!(send(&mut phone, &card, &format!("{card}/deals"), &passed).status, 303);
        assert!(
            phone.get(&card).text().contains("after the end, does not count"),
            "kept and marked"
        );
    });
}
