//! Who sits at the table of a scorecard, and by which rules, over HTTP with forms alone.

use super::scorecards::{SIMPLE, begin, save, send, three};
use crate::harness::site::{Client, on_each_site};

const FOUR: [&str; 4] = ["Ante", "Bojan", "Cvita", "Dora"];

/// Saves a deal through the form of its page, which knows who sits there.
pub(super) fn deal(client: &mut Client, card: &str, query: &str, form: &[(&str, &str)]) -> u16 {
    let page = format!("{card}?{query}");
    let shown = client.get(&page);
    let hidden = |name: &str| shown.hidden(name).unwrap_or_default();
    let (number, dealer, people) = (hidden("number"), hidden("dealer"), hidden("people"));
    let mut all = vec![
        ("number", number.as_str()),
        ("dealer", dealer.as_str()),
        ("people", people.as_str()),
    ];
    all.extend(query.split('&').filter_map(|pair| pair.split_once('=')));
    all.extend(form);
    send(client, &page, &format!("{card}/deals"), &all).status
}

#[test]
fn four_people_keep_a_sheet_of_preferans() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = begin(&mut phone, "preferans", &FOUR);
        let page = phone.get(&card).text();
        assert!(page.contains("data-people=\"0.1.2.3\""), "{page}");
        let who = page.split("<legend>").nth(1).expect("who declares");
        assert!(
            !who.contains("Cvita") && who.contains("Dora"),
            "whoever deals sits out: {who}"
        );
        let four = [("f.came", "both"), ("f.tricks.A", "6"), ("f.tricks.B", "2")];
        assert_eq!(deal(&mut phone, &card, "who=3&call=H", &four), 303);
        let page = phone.get(&card).text();
        let sheet = page.split("class=\"papers\"").nth(1).expect("the sheet");
        assert_eq!(sheet.matches("<h3>").count(), 4, "{sheet}");
        assert_eq!(sheet.matches("class=\"col mid\"").count(), 4, "{sheet}");
        assert_eq!(sheet.matches("class=\"col\"").count(), 12, "three soups each: {sheet}");
        assert!(sheet.contains("<s>50</s>") && sheet.contains("<li>42</li>"), "{sheet}");
        assert!(page.contains("192"), "what is left over four columns: {page}");
        let table = phone.get(&format!("{card}/deals.csv")).text();
        assert!(table.trim_end().ends_with("50,42,50,50"), "from Cvita on: {table}");
        assert!(table.contains(",Cvita,Cvita,"), "who deals is out: {table}");
        let text = phone.get(&format!("{card}/deals.txt")).text();
        assert!(text.contains("pref: ") && text.contains("Dora 4: 6 2 2"), "{text}");
        let records = phone.get(&format!("{card}/deals.ndjson")).text();
        assert!(
            records.contains("\"out\":50") && records.contains("\"sitting_out\""),
            "{records}"
        );
        assert!(phone.get(&format!("{card}/deals/1")).text().contains("Dora"));
    });
}

#[test]
fn a_fourth_sits_down_and_leaves_and_a_third_takes_a_place() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        let settings = format!("{card}/settings");
        assert_eq!(save(&mut phone, &card, "1", &SIMPLE).status, 303);
        let mut set = |form: &[(&str, &str)]| send(&mut phone, &settings, &settings, form);
        assert_eq!(set(&[("act", "join"), ("name", ""), ("after", "2")]).status, 409);
        assert_eq!(set(&[("act", "join"), ("name", "Cili"), ("after", "2")]).status, 409);
        assert_eq!(
            set(&[("act", "leave"), ("person", "0")]).status,
            409,
            "three have to stay"
        );
        assert_eq!(set(&[("act", "join"), ("name", "Dani"), ("after", "2")]).status, 303);
        // Dani deals and sits out.
        assert_eq!(
            deal(&mut phone, &card, "who=3&call=simple", &[("f.made.simple", "made")]),
            409
        );
        assert_eq!(
            deal(&mut phone, &card, "who=0&call=simple", &[("f.made.simple", "made")]),
            303
        );
        let page = phone.get(&card).text();
        assert!(
            page.contains("Players from this deal on: Anna, Béla, Cili, Dani"),
            "{page}"
        );
        assert!(page.contains("data-people=\"0.1.2.3\""), "{page}");
        let mut set = |form: &[(&str, &str)]| send(&mut phone, &settings, &settings, form);
        assert_eq!(set(&[("act", "leave"), ("person", "1")]).status, 303);
        assert_eq!(set(&[("act", "seat-as-before")]).status, 303);
        assert_eq!(set(&[("act", "leave"), ("person", "1")]).status, 303);
        let shown = phone.get(&settings).text();
        assert!(shown.contains("Now at the table: Anna, Cili, Dani"), "{shown}");
        let page = phone.get(&card).text();
        assert!(page.contains("class=\"away\""), "Béla's sum stays in sight: {page}");
        assert_eq!(
            deal(&mut phone, &card, "who=0&call=simple", &[("f.made.simple", "made")]),
            303
        );

        // It was Edit who sat there in the last deal: shown first, then done.
        let replace = [("act", "replace"), ("person", "0"), ("name", "Edit"), ("from", "3")];
        let waits = send(&mut phone, &settings, &settings, &replace);
        assert_eq!(waits.status, 200);
        let preview = waits.text();
        let preview = preview.split("id=\"preview-title\"").nth(1).expect("the preview");
        assert!(preview.contains("Edit") && preview.contains("+2"), "{preview}");
        let mut sure = replace.to_vec();
        sure.push(("sure", "true"));
        assert_eq!(send(&mut phone, &settings, &settings, &sure).status, 303);
        let records = phone.get(&format!("{card}/deals.ndjson")).text();
        let people: Vec<&str> = records.lines().collect();
        assert!(people[0].contains("Anna") && !people[0].contains("Dani"), "{records}");
        assert!(people[1].contains("Dani") && people[1].contains("Béla"), "{records}");
        assert!(people[2].contains("Edit") && !people[2].contains("Anna"), "{records}");
        let text = phone.get(&format!("{card}/deals.txt")).text();
        assert_eq!(
            text.matches("ulti: ").count(),
            3,
            "a head for each set of people: {text}"
        );
        let table = phone.get(&format!("{card}/deals.csv")).text();
        assert!(table.contains("Dani") && table.contains("Edit"), "{table}");
        assert!(phone.get(&format!("{card}/deals/1")).text().contains("Anna"));
    });
}

/// A phone that was offline sends what it wrote before someone sat down.
#[test]
fn a_form_that_was_drawn_for_other_people_is_saved_for_them() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        save(&mut phone, &card, "1", &SIMPLE);
        let settings = format!("{card}/settings");
        send(
            &mut phone,
            &settings,
            &settings,
            &[("act", "join"), ("name", "Dani"), ("after", "2")],
        );
        let late = [
            ("number", "2"),
            ("dealer", "0"),
            ("people", "0.1.2"),
            SIMPLE[0],
            SIMPLE[1],
            SIMPLE[2],
        ];
        assert_eq!(send(&mut phone, &card, &format!("{card}/deals"), &late).status, 303);
        let records = phone.get(&format!("{card}/deals.ndjson")).text();
        assert!(records.lines().all(|record| !record.contains("Dani")), "{records}");
        let nonsense = [
            ("number", "3"),
            ("dealer", "0"),
            ("people", "0.x"),
            SIMPLE[0],
            SIMPLE[1],
            SIMPLE[2],
        ];
        assert_eq!(send(&mut phone, &card, &format!("{card}/deals"), &nonsense).status, 400);
    });
}

#[test]
fn other_rules_are_looked_at_both_ways_and_hold_for_all_deals_or_from_one_on() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        let lost = [
            ("who", "0"),
            ("call", "simple"),
            ("f.made.simple", "lost"),
            ("f.silent.100", "lost"),
        ];
        for number in ["1", "2", "3"] {
            assert_eq!(save(&mut phone, &card, number, &lost).status, 303);
        }
        let settings = format!("{card}/settings");
        let rules = format!("{card}/rules");
        let asked = [("option.silent_loss_factor", "1"), ("from", "2")];
        let waits = send(&mut phone, &settings, &rules, &asked);
        assert_eq!(waits.status, 200);
        let page = waits.text();
        let preview = page.split("id=\"preview-title\"").nth(1).expect("the preview");
        assert!(
            preview.contains("Apply to all deals") && preview.contains("From deal 2 on"),
            "{preview}"
        );
        assert!(
            preview.contains("counted differently: 1, 2, 3") || preview.contains("1, 2, 3"),
            "{preview}"
        );
        assert!(preview.contains("value=\"2\" selected"), "{preview}");
        assert!(
            preview.contains("value=\"all\"") && preview.contains("value=\"part\""),
            "{preview}"
        );
        let mut unsaid = asked[..1].to_vec();
        unsaid.push(("sure", "part"));
        let asks = send(&mut phone, &settings, &rules, &unsaid);
        assert_eq!(asks.status, 409);
        let page = asks.text();
        assert!(
            page.contains("Choose the first deal with the new rules") && page.contains("Choose a deal"),
            "{page}"
        );
        let mut unseen = asked.to_vec();
        unseen.extend([("shown", "3"), ("sure", "part")]);
        let other = send(&mut phone, &settings, &rules, &unseen);
        assert_eq!(other.status, 200, "another deal was looked at");
        assert!(other.text().contains("From deal 2 on"), "{}", other.text());
        let before = phone.get(&format!("{card}/deals.ndjson")).text();
        assert!(!before.contains("silent_loss_factor"), "looking changes nothing");
        let mut sure = asked.to_vec();
        sure.extend([("shown", "2"), ("sure", "part")]);
        assert_eq!(send(&mut phone, &settings, &rules, &sure).status, 303);
        let records = phone.get(&format!("{card}/deals.ndjson")).text();
        let by_new: Vec<bool> = records
            .lines()
            .map(|record| record.contains("silent_loss_factor"))
            .collect();
        assert_eq!(by_new, [false, true, true]);
        assert!(phone.get(&card).text().contains("New rules from this deal on"));
        let all = [("option.silent_loss_factor", "1"), ("sure", "all")];
        assert_eq!(send(&mut phone, &settings, &rules, &all).status, 303);
        let records = phone.get(&format!("{card}/deals.ndjson")).text();
        assert!(
            records.lines().all(|record| record.contains("silent_loss_factor")),
            "{records}"
        );
    });
}
