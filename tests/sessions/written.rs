//! An evening that is written already comes onto a scorecard as text or as a table: a new card begins with it, an open
//! one goes on with it, and both are looked at first where something is odd.

use super::scorecards::{SIMPLE, begin, save, send, three};
use crate::harness::site::{Answer, Client, on_each_site};

const EVENING: &str = "ulti: Dóra, Edit, Feri; deals Feri; rules forfeit_value=2\n\
    1. Dóra parti: +\n2. Feri parti: bedobja\n3. Edit betli kontra Feri: bukott\n";

/// Sends the form for a new card with a text.
fn begin_with(client: &mut Client, names: [&str; 4], text: &str, seen: &str) -> Answer {
    let mut form: Vec<(&str, &str)> = vec![("game", "ulti")];
    form.extend(names.map(|name| ("name", name)));
    form.extend([("dealer", "2"), ("dealing", "in-turn"), ("point", ""), ("unit", "")]);
    form.extend([("text", text), ("seen", seen)]);
    let token = client.get("/sessions/new").hidden("csrf").unwrap_or_default();
    form.push(("csrf", &token));
    client.post("/sessions/new", &form)
}

/// Looks at a text on an open card, and adds its deals if that is asked.
fn written(client: &mut Client, card: &str, act: &str, text: &str) -> Answer {
    let page = format!("{card}/text");
    let looked = send(client, &page, &page, &[("act", "look"), ("text", text)]);
    if act == "look" || looked.hidden("seen").is_none() {
        return looked;
    }
    let form = fields(&looked, text);
    let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
    client.post(&page, &form)
}

/// The form that adds a text as it was looked at.
fn fields(looked: &Answer, text: &str) -> Vec<(&'static str, String)> {
    let hidden = |name| looked.hidden(name).unwrap_or_default();
    vec![
        ("act", "add".to_owned()),
        ("key", hidden("key")),
        ("csrf", hidden("csrf")),
        ("seen", hidden("seen")),
        ("text", text.to_owned()),
    ]
}

fn deals(client: &mut Client, card: &str) -> String {
    client.get(&format!("{card}/deals.txt")).text()
}

#[test]
fn a_card_begins_with_an_evening_whose_head_names_people_and_rules() {
    on_each_site(|site| {
        let mut phone = site.client();
        let answer = begin_with(&mut phone, ["", "", "", ""], EVENING, "");
        assert_eq!(answer.status, 303, "{}", answer.text());
        let card = answer.header("location").expect("the card").to_owned();
        let page = phone.get(&card).text();
        for told in ["Dóra", "Edit", "Feri", "Deal 4", "−15"] {
            assert!(page.contains(told), "{told}: {page}");
        }
        let text = deals(&mut phone, &card);
        assert!(
            text.contains("forfeit_value=2") && text.contains("3. Edit betli"),
            "{text}"
        );
    });
}

#[test]
fn the_text_of_a_card_is_shown_with_its_sums_and_begins_the_same_card() {
    on_each_site(|site| {
        let mut phone = site.client();
        let begun = begin_with(&mut phone, ["", "", "", ""], EVENING, "");
        let card = begun.header("location").expect("the card").to_owned();
        let file = phone.get(&format!("{card}/deals.txt"));
        let shown = file.header("content-disposition").unwrap_or_default().to_owned();
        assert!(shown.starts_with("inline"), "{shown}");
        let text = file.text();
        assert!(text.ends_with("# Totals: Dóra +9, Edit −14, Feri +5\n"), "{text}");
        let begun = begin_with(&mut phone, ["", "", "", ""], &text, "");
        let again = begun.header("location").expect("the same card again").to_owned();
        let below_head = |text: &str| text.split_once('\n').map(|(_, rest)| rest.to_owned());
        assert_eq!(below_head(&deals(&mut phone, &again)), below_head(&text));
    });
}

#[test]
fn rules_that_were_chosen_stay_where_the_evening_names_none() {
    on_each_site(|site| {
        let mut phone = site.client();
        let begin = |phone: &mut Client, said: &str| {
            let text = format!("pref: Ante, Boki, Ceca; deals Ceca{said}\n1. Ante 4: 6 2 2\n");
            let mut form = vec![("game", "preferans"), ("preset", "sr"), ("bula", "84"), ("refas", "")];
            form.extend([("name", ""); 4]);
            form.extend([("dealer", "2"), ("dealing", "in-turn"), ("point", ""), ("unit", "")]);
            form.extend([("text", text.as_str()), ("seen", "")]);
            let token = phone.get("/sessions/new").hidden("csrf").unwrap_or_default();
            form.push(("csrf", &token));
            let begun = phone.post("/sessions/new", &form);
            assert_eq!(begun.status, 303, "{}", begun.text());
            let card = begun.header("location").expect("the card").to_owned();
            phone.get(&format!("{card}/deals.ndjson")).text()
        };
        let silent = begin(&mut phone, "");
        assert!(
            silent.contains("\"bula\":84") && silent.contains("refa_else_wins"),
            "{silent}"
        );
        let said = begin(&mut phone, "; bula 40");
        assert!(
            said.contains("\"bula\":40") && !said.contains("refa_else_wins"),
            "{said}"
        );
        // The usual rules are rules too, where they are named.
        let usual = begin(&mut phone, "; rules hr");
        assert!(!usual.contains("\"bula\":84"), "{usual}");
    });
}

#[test]
fn lines_without_a_head_belong_to_the_people_of_the_form() {
    on_each_site(|site| {
        let mut phone = site.client();
        let names = ["Anna", "Béla", "Cili", "Dani"];
        let answer = begin_with(&mut phone, names, "Dani parti: +\nCili ulti: + +\n", "");
        assert_eq!(answer.status, 303, "{}", answer.text());
        let card = answer.header("location").expect("the card").to_owned();
        let text = deals(&mut phone, &card);
        assert!(text.contains("\n1. Dani simple: +\n2. Cili ulti: + +"), "{text}");
    });
}

#[test]
fn what_is_wrong_in_an_evening_is_said_with_its_line_and_nothing_typed_is_lost() {
    on_each_site(|site| {
        let mut phone = site.client();
        let names = ["Anna", "Béla", "Cili", ""];
        let faulty = begin_with(&mut phone, names, "Anna parti: +\nBéla paarti: +\n", "");
        assert_eq!(faulty.status, 422);
        let page = faulty.text();
        assert!(
            page.contains("line 2, column") && page.contains("Béla paarti: +"),
            "{page}"
        );
        assert!(page.contains("value=\"Béla\""), "{page}");
        for (text, why) in [("# nothing\n", "no deal"), ("5. Anna parti: +\n", "has deal 5, but")] {
            let refused = begin_with(&mut phone, names, text, "");
            assert_eq!(refused.status, 422, "{text}");
            assert!(refused.text().contains(why), "{why}: {}", refused.text());
        }
    });
}

#[test]
fn pay_that_the_paper_has_wrong_is_told_once_and_then_counted_by_the_rules() {
    on_each_site(|site| {
        let mut phone = site.client();
        let table = "deal,dealer,declarer,contract,result,Anna,Béla,Cili\r\n1,Cili,Anna,simple,'+,6,-3,-3\r\n";
        let names = ["", "", "", ""];
        let told = begin_with(&mut phone, names, table, "");
        assert_eq!(told.status, 422);
        let page = told.text();
        assert!(
            page.contains("RESULT_MISMATCH") && page.contains("press the button again"),
            "{page}"
        );
        let seen = told.hidden("seen").expect("the mark of what was seen");
        let other = begin_with(&mut phone, names, &table.replace('6', "8"), &seen);
        assert_eq!(other.status, 422, "another text was not seen");
        let answer = begin_with(&mut phone, names, table, &seen);
        assert_eq!(answer.status, 303, "{}", answer.text());
        let card = answer.header("location").expect("the card").to_owned();
        assert!(phone.get(&card).text().contains("+2"));
    });
}

#[test]
fn typed_deals_follow_those_of_an_open_card_once_they_were_looked_at() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        assert_eq!(save(&mut phone, &card, "1", &SIMPLE).status, 303);
        let text = "Béla 40-100: +\n3. Cili parti: bedobja\n";
        let looked = written(&mut phone, &card, "look", text);
        let page = looked.text();
        assert_eq!(looked.status, 200, "{page}");
        assert!(
            page.contains("Add these 2 deals") && page.contains("Thrown in"),
            "{page}"
        );
        assert!(!deals(&mut phone, &card).contains("\n2. "), "looking saves nothing");
        assert_eq!(written(&mut phone, &card, "add", text).status, 303);
        let text = deals(&mut phone, &card);
        assert!(
            text.contains("2. Béla 40-100: +") && text.contains("3. Cili simple: thrown in"),
            "{text}"
        );
    });
}

#[test]
fn deals_that_are_no_part_of_a_card_are_refused_whole() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        save(&mut phone, &card, "1", &SIMPLE);
        for (text, why) in [
            (
                "1. Anna parti: +\n",
                "has deal 1, but the next deal on the scorecard is 2",
            ),
            (
                "ulti: Anna, Béla, Dani; deals Dani; session -\nAnna parti: +\n",
                "who are not at this table",
            ),
            (
                "ulti: Béla, Anna, Cili; deals Anna; session -\nAnna parti: +\n",
                "sit in a different order",
            ),
            (
                "ulti: Anna, Béla, Cili; deals Anna; rules four_aces=off; session -\nAnna parti: +\n",
                "by different rules",
            ),
            (
                "pref: Anna, Béla, Cili; deals Anna; session -\nAnna 4: 6 2 2\n",
                "the other game",
            ),
            ("Anna parti: + +\n", "line 1, column"),
            ("Anna parti: +\n\nCili paarti: +\n", "Record 2, line 3, column"),
            ("", "no deal"),
        ] {
            for act in ["look", "add"] {
                let refused = written(&mut phone, &card, act, text);
                assert_eq!(refused.status, 422, "{act} {text}: {}", refused.text());
                assert!(refused.text().contains(why), "{why}: {}", refused.text());
            }
        }
        assert!(!deals(&mut phone, &card).contains("\n2. "));
        let long = "#".repeat(20_001);
        assert_eq!(written(&mut phone, &card, "look", &long).status, 422);
    });
}

#[test]
fn a_file_of_a_card_makes_the_same_card_again() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = begin(&mut phone, "preferans", &["Ante", "Bojan", "Cvita", ""]);
        for (number, form) in [
            (
                "1",
                &[("who", "0"), ("call", "H"), ("f.tricks.A", "6"), ("f.tricks.B", "2")][..],
            ),
            ("2", &[("call", "passed_out")]),
        ] {
            assert_eq!(save(&mut phone, &card, number, form).status, 303);
        }
        let void = [("act", "void"), ("reason", "eleven cards")];
        let deal = format!("{card}/deals/1");
        assert_eq!(send(&mut phone, &deal, &deal, &void).status, 303);
        let file = |client: &mut Client, card: &str| client.get(&format!("{card}/deals.ndjson")).text();
        let before = file(&mut phone, &card);
        assert!(before.contains("eleven cards"), "{before}");
        let answer = begin_with(&mut phone, ["", "", "", ""], &before, "");
        assert_eq!(answer.status, 303, "{}", answer.text());
        let again = answer.header("location").expect("the card").to_owned();
        let plain = |text: &str| {
            let records = text
                .lines()
                .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("a record"));
            records
                .map(|mut record| {
                    record["source"]["session"].take();
                    record
                })
                .collect::<Vec<_>>()
        };
        assert_eq!(plain(&file(&mut phone, &again)), plain(&before));
    });
}

#[test]
fn the_whole_evening_stands_on_one_sheet_with_its_course_drawn() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        let print = format!("{card}/print");
        assert!(phone.get(&print).text().contains("No deals yet"));
        for number in ["1", "2", "3"] {
            save(&mut phone, &card, number, &SIMPLE);
        }
        let page = phone.get(&print).text();
        let places: Vec<_> = ["<th scope=\"row\">1", "<th scope=\"row\">2", "<th scope=\"row\">3"]
            .map(|row| page.find(row).expect("a line"))
            .into();
        assert!(places.is_sorted(), "the oldest first");
        assert!(
            page.contains("class=\"plot\"") && page.contains("class=\"run s2\""),
            "{page}"
        );
        assert!(page.contains("pays"), "{page}");
        assert!(phone.get(&card).text().contains("class=\"run s0\""));
    });
}

#[test]
fn deals_that_are_sent_again_or_were_looked_at_on_another_card_are_not_added_twice() {
    on_each_site(|site| {
        let (mut phone, mut other) = (site.client(), site.client());
        let card = three(&mut phone);
        let page = format!("{card}/text");
        let text = "Anna parti: +\nBéla parti: -\n";
        let looked = written(&mut phone, &card, "look", text);
        let form = fields(&looked, text);
        let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(phone.post(&page, &form).status, 303);
        assert_eq!(phone.post(&page, &form).status, 303, "answered as the first time");
        assert!(!deals(&mut phone, &card).contains("\n3. "));
        // The other phone looked before there was a third deal.
        let text = "Cili parti: +\n";
        let looked = written(&mut other, &card, "look", text);
        assert_eq!(written(&mut phone, &card, "add", text).status, 303);
        let form = fields(&looked, text);
        let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let stale = other.post(&page, &form);
        assert_eq!(stale.status, 422);
        assert!(
            stale.text().contains("has changed since the preview"),
            "{}",
            stale.text()
        );
        assert!(!deals(&mut phone, &card).contains("\n4. "));
        // Nor is a text that was changed after it was looked at.
        let looked = written(&mut phone, &card, "look", text);
        let form = fields(&looked, "Cili parti: -\n");
        let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(phone.post(&page, &form).status, 422);
    });
}

#[test]
fn typed_deals_are_dealt_by_the_custom_of_the_table() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = begin(&mut phone, "ulti", &["Anna", "Béla", "Cili", "Dani"]);
        let settings = format!("{card}/settings");
        let custom = [("act", "dealing"), ("dealing", "last-declarer")];
        assert_eq!(send(&mut phone, &settings, &settings, &custom).status, 303);
        // Cili deals first; then each declarer of the deal before, who sits out.
        let added = written(
            &mut phone,
            &card,
            "add",
            "Dani parti: +\nAnna parti: +\n3. Béla parti: -\nDani parti: +\n",
        );
        assert_eq!(added.status, 303, "{}", added.text());
        let records = phone.get(&format!("{card}/deals.ndjson")).text();
        let out: Vec<String> = records
            .lines()
            .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("a record"))
            .map(|record| {
                record["source"]["sitting_out"]["name"]
                    .as_str()
                    .unwrap_or_default()
                    .to_owned()
            })
            .collect();
        assert_eq!(out, ["Cili", "Dani", "Anna", "Béla"]);
    });
}

#[test]
fn records_without_a_word_about_rules_are_of_the_usual_ones() {
    on_each_site(|site| {
        let mut phone = site.client();
        let usual = three(&mut phone);
        save(&mut phone, &usual, "1", &SIMPLE);
        let records = phone.get(&format!("{usual}/deals.ndjson")).text();
        let card = three(&mut phone);
        let settings = format!("{card}/settings");
        let rules = [("option.forfeit_value", "2"), ("sure", "all")];
        assert_eq!(
            send(&mut phone, &settings, &format!("{card}/rules"), &rules).status,
            303
        );
        let refused = written(&mut phone, &card, "look", &records);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("by different rules"), "{}", refused.text());
        assert_eq!(written(&mut phone, &card, "add", "Anna parti: +\n").status, 303);
    });
}
