//! Where a scorecard leads: its files, and the editor of hands.

use super::scorecards::{SIMPLE, begin, save, send, three};
use crate::accounts::people::{anna, signed_in};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Client, Site, on_each_site};

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

#[test]
fn names_that_look_like_markup_do_nothing_and_names_that_mislead_are_refused() {
    on_each_site(|site| {
        let mut phone = site.client();
        let long = "x".repeat(81);
        for (name, status) in [
            ("<b>Anna</b>", 303),
            ("Anna \u{1f0cf}", 303),
            ("An\u{202e}na", 422),
            (long.as_str(), 422),
        ] {
            let mut form = vec![("game", "ulti"), ("name", name)];
            form.extend([("name", "Béla"), ("name", "Cili"), ("name", "")]);
            form.extend([("dealer", "0"), ("dealing", "in-turn"), ("point", ""), ("unit", "")]);
            let begun = phone.post("/sessions/new", &form);
            assert_eq!(begun.status, status, "{name:?}: {}", begun.text());
            assert!(!begun.text().contains("<b>Anna</b>"), "{name:?}: {}", begun.text());
            if let Some(card) = begun.header("location") {
                let page = phone.get(card).text();
                assert!(
                    !page.contains("<b>Anna</b>") && page.contains("Anna"),
                    "{name:?}: {page}"
                );
            }
        }
    });
}

#[test]
fn a_card_that_was_closed_while_a_form_was_open_shows_it_again_as_it_was_filled() {
    on_each_site(|site| {
        let (mut one, mut other) = (site.client(), site.client());
        let card = three(&mut one);
        let settings = format!("{card}/settings");
        assert_eq!(send(&mut other, &settings, &settings, &[("act", "close")]).status, 303);
        let deal = [
            ("who", "0"),
            ("call", "simple"),
            ("f.kontra.simple", "1"),
            ("f.made.simple", "made"),
        ];
        let late = save(&mut one, &card, "1", &deal);
        assert_eq!(late.status, 409);
        let page = late.text();
        assert!(page.contains("This scorecard is closed"), "{page}");
        let kontra = page.split("name=\"f.kontra.simple\"").nth(2).expect("the level");
        assert!(
            kontra.split('>').next().is_some_and(|field| field.contains("checked")),
            "{page}"
        );
        assert!(one.get(&card).text().contains("No deals yet"));
    });
}

/// Whoever has a key that was withdrawn learns of the card what they knew, and that their form was not taken.
#[test]
fn a_form_that_was_open_while_its_link_was_withdrawn_is_shown_to_be_copied() {
    on_each_site(|site| {
        anna(&site.store, false);
        let (mut own, mut phone) = (signed_in(site), site.client());
        let card = three(&mut own);
        let settings = format!("{card}/settings");
        let renewed = send(&mut own, &settings, &settings, &[("act", "renew")]);
        let fresh = renewed.header("location").expect("the new address").to_owned();
        let fourth = [("act", "join"), ("name", "Dani"), ("after", "2")];
        let settings = format!("{fresh}/settings");
        assert_eq!(send(&mut own, &settings, &settings, &fourth).status, 303);
        let deal = [
            ("number", "1"),
            ("dealer", "2"),
            ("who", "1"),
            ("call", "simple"),
            ("f.kontra.simple", "1"),
            ("f.made.simple", "lost"),
            ("note", "Cili had the seven"),
            ("key", "1"),
        ];
        for to in ["deals", "deals/1/correct", "deals/1/insert"] {
            let late = phone.post(&format!("{card}/{to}"), &deal);
            assert_eq!(late.status, 409, "{to}: {}", late.text());
            let page = late.text();
            for said in [
                "This link no longer works",
                "Béla: Simple",
                "Kontra",
                "lost",
                "Cili had the seven",
            ] {
                assert!(page.contains(said), "{to}: {said}: {page}");
            }
            assert!(!page.contains(&fresh), "{to}: {page}");
        }
        let unknown = deal.map(|(name, value)| (name, if name == "who" { "3" } else { value }));
        let late = phone.post(&format!("{card}/deals"), &unknown);
        assert!(late.status == 409 && !late.text().contains("Dani"), "{}", late.text());
        let text = [("act", "look"), ("text", "Anna simple: made"), ("key", "2")];
        let late = phone.post(&format!("{card}/text"), &text);
        assert!(
            late.status == 409 && late.text().contains("Anna simple: made"),
            "{}",
            late.text()
        );
        for to in ["deals/1", "settings"] {
            let act = if to == "settings" { "close" } else { "restore" };
            assert_eq!(
                phone
                    .post(&format!("{card}/{to}"), &[("act", act), ("key", "3")])
                    .status,
                409,
                "{to}"
            );
        }
        assert_eq!(phone.post(&format!("{card}/rules"), &[("key", "4")]).status, 409);
        let missing = "/scorecards/AAAAAAAAAAAAAAAAAAAAAA";
        assert_eq!(phone.post(&format!("{missing}/deals"), &deal).status, 404);
        let same = |path: &str| phone_page(site, path).replace(path, "");
        assert_eq!(same(&card), same(missing), "to read it is like any that is missing");
        assert!(
            same(&card).contains("data-part=\"outbox\""),
            "what was not sent is shown on it"
        );
    });
}

fn phone_page(site: &Site, path: &str) -> String {
    let answer = site.client().get(path);
    assert_eq!(answer.status, 404);
    answer.text().to_owned()
}

/// Evenings without an account are few an hour from one address; a form that has a fault is none of them.
#[test]
fn ten_new_evenings_an_hour_are_begun_from_one_address_without_an_account() {
    for backend in Backend::all_with(Contents::Tables) {
        let store = backend.open();
        let site = Site::with(&store, |config| config.rate_limits = true);
        anna(&store, false);
        let mut phone = site.client();
        let begun = |phone: &mut Client, key: &str, names: [&str; 4]| {
            let mut form = vec![("game", "ulti"), ("dealer", "0"), ("dealing", "in-turn")];
            form.extend(names.map(|name| ("name", name)));
            form.extend([("point", ""), ("unit", "")]);
            let token = phone.get("/sessions/new").hidden("csrf").unwrap_or_default();
            form.extend([("csrf", token.as_str()), ("key", key)]);
            phone.post("/sessions/new", &form)
        };
        for _ in 0..3 {
            assert_eq!(
                begun(&mut phone, "", ["Anna", "Anna", "Cili", ""]).status,
                422,
                "{}",
                backend.name
            );
        }
        let names = ["Anna", "Béla", "Cili", ""];
        for number in 1..=10 {
            let key = format!("a form of the page, number {number}");
            assert_eq!(begun(&mut phone, &key, names).status, 303, "{number} {}", backend.name);
        }
        let again = begun(&mut phone, "a form of the page, number 3", names);
        assert_eq!(
            again.status, 303,
            "a form that is sent again begins no card: {}",
            backend.name
        );
        let late = begun(&mut phone, "", names);
        assert_eq!(late.status, 429, "{}", backend.name);
        assert!(
            late.header("retry-after").is_some() && late.text().contains("Béla"),
            "{}",
            late.text()
        );
        assert_eq!(begun(&mut signed_in(&site), "", names).status, 303, "{}", backend.name);
    }
}
