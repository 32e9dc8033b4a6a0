//! Scorecards over HTTP: an evening is written by whoever has the address, with forms alone.

use crate::accounts::people::{anna, signed_in};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Client, Site, on_each_site};

/// Begins a card and answers its address.
pub fn begin(client: &mut Client, game: &str, names: &[&str]) -> String {
    let mut form: Vec<(&str, &str)> = vec![("game", game)];
    form.extend(names.iter().map(|name| ("name", *name)));
    form.extend([("dealer", "2"), ("dealing", "in-turn"), ("point", ""), ("unit", "")]);
    let token = client.get("/sessions/new").hidden("csrf").unwrap_or_default();
    form.push(("csrf", &token));
    let answer = client.post("/sessions/new", &form);
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").expect("the card").to_owned()
}

pub fn three(client: &mut Client) -> String {
    begin(client, "ulti", &["Anna", "Béla", "Cili", ""])
}

/// Sends a form of a page, with what the page gives every form.
pub fn send(client: &mut Client, page: &str, to: &str, form: &[(&str, &str)]) -> Answer {
    let shown = client.get(page);
    let (key, token) = (shown.hidden("key").unwrap_or_default(), shown.hidden("csrf"));
    let mut form = form.to_vec();
    form.push(("key", &key));
    if let Some(token) = &token {
        form.push(("csrf", token));
    }
    client.post(to, &form)
}

pub fn save(client: &mut Client, card: &str, number: &str, form: &[(&str, &str)]) -> Answer {
    let dealer = ["2", "0", "1"][(number.parse::<usize>().expect("a number") - 1) % 3];
    let mut all = vec![("number", number), ("dealer", dealer)];
    all.extend(form);
    let page = format!("{card}?who=0&call=simple");
    send(client, &page, &format!("{card}/deals"), &all)
}

pub const SIMPLE: [(&str, &str); 3] = [("who", "0"), ("call", "simple"), ("f.made.simple", "made")];

#[test]
fn an_evening_is_written_with_one_link_and_read_with_the_other() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        let form = phone.get(&format!("{card}?who=0&call=simple")).text();
        assert!(form.contains("Anna: Simple") && form.contains("+2"), "{form}");
        assert_eq!(save(&mut phone, &card, "1", &SIMPLE).status, 303);
        let lost = [
            ("who", "2"),
            ("call", "simple+ulti"),
            ("f.made.ulti", "lost"),
            ("f.kontra.ulti", "1"),
        ];
        assert_eq!(save(&mut phone, &card, "2", &lost).status, 303);
        let page = phone.get(&card).text();
        assert!(
            page.contains("Cili:") && page.contains("−22") && page.contains("Undo"),
            "{page}"
        );

        let read = page
            .split("id=\"link2\"")
            .nth(1)
            .and_then(|rest| rest.split('"').find(|part| part.contains("/scorecards/")));
        let read = read
            .expect("the address to read")
            .trim_start_matches("http://talon.test");
        let mut other = site.client();
        let shown = other.get(read).text();
        assert!(
            shown.contains("−22") && !shown.contains("Undo") && !shown.contains(&card),
            "{shown}"
        );
        for (path, form) in [
            ("deals", &SIMPLE[..]),
            ("settings", &[("act", "close")]),
            ("deals/1", &[("act", "take-back")]),
        ] {
            let sent = send(&mut other, read, &format!("{read}/{path}"), form);
            assert!(matches!(sent.status, 400 | 404), "{path}: {}", sent.status);
        }
        assert_eq!(other.get(&format!("{read}/settings")).status, 404);
        assert_eq!(other.get("/scorecards/AAAAAAAAAAAAAAAAAAAAAA").status, 404);
        assert_eq!(
            other.get("/scorecards/1").status,
            404,
            "a number opens nothing for others"
        );
        let text = other.get(&format!("{read}/deals.txt")).text();
        assert!(
            text.contains("1. Anna simple: +\n2. Cili ulti kontra ulti: + -\n"),
            "{text}"
        );
        assert_eq!(other.get(&format!("{read}/deals.ndjson")).text().lines().count(), 2);
        let table = other.get(&format!("{read}/deals.csv"));
        assert_eq!(table.header("content-type"), Some("text/csv; charset=utf-8"));
        assert!(
            table.text().contains("\r\n2,Anna,,Cili,ulti,,kontra ulti,'+-,"),
            "{}",
            table.text()
        );
        assert!(other.get(read).text().contains("/deals.csv\""));
    });
}

#[test]
fn what_the_rules_forbid_is_said_with_the_rule_and_the_form_stays_as_it_was_filled() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        let both = [SIMPLE[0], SIMPLE[1], ("f.made.simple", "lost"), ("f.silent.100", "won")];
        let refused = save(&mut phone, &card, "1", &both);
        assert_eq!(refused.status, 409);
        let page = refused.text();
        assert!(page.contains("U-7") || page.contains("U-10"), "{page}");
        assert!(page.contains("Anna: Simple"), "{page}");
        let preview = [SIMPLE[0], SIMPLE[1], ("f.kontra.simple", "1"), ("preview", "1")];
        let shown = save(&mut phone, &card, "1", &preview);
        assert_eq!(shown.status, 200);
        assert!(shown.text().contains("+4"), "with kontra it pays twice");
        assert!(
            phone.get(&card).text().contains("No deals yet"),
            "a preview saves nothing"
        );
        for nonsense in [
            &[("who", "7"), ("call", "simple"), ("f.made.simple", "made")][..],
            &[("who", "0"), ("call", "nothing"), ("f.made.simple", "made")],
            &[("who", "0"), ("call", "simple"), ("f.made.simple", "perhaps")],
            &[("who", "0"), ("call", "simple")],
            &[
                ("who", "0"),
                ("call", "simple"),
                ("f.made.simple", "made"),
                ("f.made.ulti", "made"),
            ],
        ] {
            assert_eq!(save(&mut phone, &card, "1", nonsense).status, 409, "{nonsense:?}");
        }
    });
}

#[test]
fn the_same_form_sent_again_is_one_deal() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        let form = [
            ("number", "1"),
            ("dealer", "2"),
            SIMPLE[0],
            SIMPLE[1],
            SIMPLE[2],
            ("key", "0123456789abcdef"),
        ];
        assert_eq!(phone.post(&format!("{card}/deals"), &form).status, 303);
        assert_eq!(phone.post(&format!("{card}/deals"), &form).status, 303);
        assert_eq!(phone.get(&format!("{card}/deals.ndjson")).text().lines().count(), 1);
    });
}

#[test]
fn two_phones_that_say_different_things_stand_side_by_side_until_one_decides() {
    on_each_site(|site| {
        let (mut one, mut other) = (site.client(), site.client());
        let card = three(&mut one);
        assert_eq!(save(&mut one, &card, "1", &SIMPLE).status, 303);
        let lost = [SIMPLE[0], SIMPLE[1], ("f.made.simple", "lost")];
        assert_eq!(save(&mut other, &card, "1", &lost).status, 303);
        let page = one.get(&card).text();
        assert!(page.contains("two versions") && page.contains("+2"), "{page}");
        let deal = format!("{card}/deals/1");
        assert!(one.get(&deal).text().contains("Entered on another phone"));
        assert_eq!(send(&mut one, &deal, &deal, &[("act", "keep-second")]).status, 303);
        assert!(one.get(&deal).text().contains("−2"));
    });
}

#[test]
fn a_deal_is_corrected_struck_out_restored_and_taken_back() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        save(&mut phone, &card, "1", &SIMPLE);
        save(&mut phone, &card, "2", &SIMPLE);
        let deal = format!("{card}/deals/1");
        let form = [
            ("number", "1"),
            ("dealer", "2"),
            ("who", "1"),
            ("call", "betli"),
            ("f.made.betli", "made"),
        ];
        assert_eq!(send(&mut phone, &deal, &format!("{deal}/correct"), &form).status, 303);
        let page = phone.get(&card).text();
        let lines = page.split("<table class=\"lines\">").nth(1).expect("the lines");
        assert!(lines.contains("Betli"), "{page}");
        assert!(page.contains("corrected"));
        let page = phone.get(&deal).text();
        let before = page.split("<h2>Earlier versions</h2>").nth(1).expect("its history");
        assert!(before.contains("Anna:") && before.contains("Simple"), "{page}");
        assert_eq!(
            send(&mut phone, &deal, &deal, &[("act", "void"), ("reason", "")]).status,
            409
        );
        assert_eq!(
            send(
                &mut phone,
                &deal,
                &deal,
                &[("act", "void"), ("reason", "eleven <cards>")]
            )
            .status,
            303
        );
        assert!(phone.get(&card).text().contains("struck out: eleven &#60;cards&#62;"));
        assert_eq!(send(&mut phone, &deal, &deal, &[("act", "restore")]).status, 303);
        assert_eq!(
            send(&mut phone, &deal, &deal, &[("act", "take-back")]).status,
            409,
            "it is not the last"
        );
        let last = format!("{card}/deals/2");
        assert_eq!(send(&mut phone, &last, &last, &[("act", "take-back")]).status, 303);
        let insert = [("number", "1"), ("dealer", "2"), SIMPLE[0], SIMPLE[1], SIMPLE[2]];
        assert_eq!(send(&mut phone, &deal, &format!("{deal}/insert"), &insert).status, 303);
        assert_eq!(phone.get(&format!("{card}/deals.ndjson")).text().lines().count(), 2);
        assert_eq!(phone.get(&format!("{card}/deals/99")).status, 404);
    });
}

#[test]
fn names_order_stake_and_dealing_are_set_on_the_card() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        save(&mut phone, &card, "1", &SIMPLE);
        let settings = format!("{card}/settings");
        let mut set = |form: &[(&str, &str)]| send(&mut phone, &settings, &settings, form).status;
        assert_eq!(
            set(&[
                ("act", "rename"),
                ("name", "Anna K."),
                ("name", "Béla"),
                ("name", "Cili")
            ]),
            303
        );
        assert_eq!(
            set(&[("act", "rename"), ("name", "Béla"), ("name", "Béla"), ("name", "Cili")]),
            409
        );
        assert_eq!(
            set(&[("act", "rename"), ("name", "A\u{202e}B"), ("name", "B"), ("name", "C")]),
            409
        );
        assert_eq!(
            set(&[
                ("act", "rename"),
                ("name", &"x".repeat(81)),
                ("name", "B"),
                ("name", "C")
            ]),
            409
        );
        let round = [("act", "reseat"), ("order", "2"), ("order", "0"), ("order", "1")];
        assert_eq!(set(&round), 200, "what it changes is shown first");
        assert_eq!(set(&[&round[..], &[("sure", "true")]].concat()), 303);
        assert_eq!(
            set(&[("act", "reseat"), ("order", "0"), ("order", "0"), ("order", "1")]),
            409
        );
        assert_eq!(set(&[("act", "stake"), ("point", "20"), ("unit", "Ft")]), 303);
        assert_eq!(set(&[("act", "stake"), ("point", "-1"), ("unit", "Ft")]), 409);
        assert_eq!(
            set(&[("act", "misdeal"), ("number", "2"), ("dealer", "0"), ("passes", "true")]),
            303
        );
        assert_eq!(set(&[("act", "dealing"), ("dealing", "last-declarer")]), 303);
        let page = phone.get(&card).text();
        assert!(
            page.contains("Anna K.") && page.contains("20 Ft") && page.contains("Misdeal"),
            "{page}"
        );
    });
}

#[test]
fn rules_are_set_for_all_deals_and_a_closed_card_takes_none() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        save(&mut phone, &card, "1", &[("who", "0"), ("call", "thrown_in")]);
        let (settings, rules) = (format!("{card}/settings"), format!("{card}/rules"));
        let mut set = |form: &[(&str, &str)]| send(&mut phone, &settings, &rules, form);
        let shown = set(&[("option.forfeit_value", "2")]);
        assert_eq!(shown.status, 200);
        let text = shown.text();
        for told in [
            "Preview of your changes",
            "−2</td>",
            "−4</td>",
            "will count differently: 1",
            "name=\"sure\"",
        ] {
            assert!(text.contains(told), "{told}: {text}");
        }
        let sure = |value| [("option.forfeit_value", value), ("sure", "all")];
        assert_eq!((set(&sure("2")).status, set(&sure("9")).status), (303, 409));
        assert!(phone.get(&card).text().contains("−4"), "thrown in for two");
        assert_eq!(send(&mut phone, &settings, &settings, &[("act", "close")]).status, 303);
        assert_eq!(save(&mut phone, &card, "2", &SIMPLE).status, 409, "it is closed");
        assert!(phone.get(&card).text().contains("This scorecard is closed"));
        assert_eq!(send(&mut phone, &settings, &settings, &[("act", "reopen")]).status, 303);
        assert_eq!(save(&mut phone, &card, "2", &SIMPLE).status, 303);
    });
}

#[test]
fn a_card_needs_three_people_of_different_names() {
    on_each_site(|site| {
        let mut phone = site.client();
        for (game, names) in [
            ("ulti", &["Anna", "Anna", "Cili", ""][..]),
            ("ulti", &["Anna", "Béla"]),
            ("preferans", &["Anna", "Béla", "Cili", "Dani", "Edit"]),
            ("whist", &["Anna", "Béla", "Cili", ""]),
        ] {
            let mut form: Vec<(&str, &str)> = vec![("game", game)];
            form.extend(names.iter().map(|name| ("name", *name)));
            form.extend([("dealer", "0"), ("dealing", "in-turn"), ("point", ""), ("unit", "")]);
            let answer = phone.post("/sessions/new", &form);
            assert_eq!(answer.status, 422, "{names:?}");
            assert!(
                answer.text().contains("Cili") || names.len() < 3,
                "what was typed stays"
            );
        }
        begin(&mut phone, "ulti", &["", "", "", ""]);
    });
}

#[test]
fn signed_in_users_find_their_cards_again_and_give_them_new_addresses() {
    on_each_site(|site: &Site| {
        anna(&site.store, false);
        let mut own = signed_in(site);
        let card = three(&mut own);
        save(&mut own, &card, "1", &SIMPLE);
        let list = own.get("/sessions/new").text();
        let at = list.find("/scorecards/").expect("the card in the list");
        let by_number = list[at..].split('"').next().expect("its end").to_owned();
        assert_eq!(own.get(&by_number).status, 200);
        let again = list
            .split("/sessions/new?from=")
            .nth(1)
            .and_then(|rest| rest.split('"').next())
            .expect("again");
        assert!(
            own.get(&format!("/sessions/new?from={again}"))
                .text()
                .contains("value=\"Béla\"")
        );
        let settings = format!("{by_number}/settings");
        let renewed = send(&mut own, &settings, &settings, &[("act", "renew")]);
        let fresh = renewed.header("location").expect("the new address").to_owned();
        assert_ne!(fresh, card);
        assert_eq!(own.get(&card).status, 404, "the old address opens nothing");
        let mut stranger = site.client();
        assert_eq!(stranger.get(&fresh).status, 200);
        assert_eq!(stranger.get(&by_number).status, 404);
        let sent = send(&mut stranger, &fresh, &format!("{fresh}/settings"), &[("act", "renew")]);
        assert_eq!(sent.status, 404, "only who began it");
    });
}

#[test]
fn a_sheet_of_preferans_is_drawn_as_it_lies_on_the_table() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = begin(&mut phone, "preferans", &["Ante", "Bojan", "Cvita", ""]);
        let four = [("who", "0"), ("call", "H"), ("f.tricks.A", "6"), ("f.tricks.B", "2")];
        let saved = save(&mut phone, &card, "1", &four);
        assert_eq!(saved.status, 303, "{}", saved.text());
        let passed = save(&mut phone, &card, "2", &[("call", "passed_out")]);
        assert_eq!(passed.status, 303, "{}", passed.text());
        let page = phone.get(&card).text();
        assert!(
            page.contains("class=\"ruled\"") && page.contains("a refa for each"),
            "{page}"
        );
        assert!(
            page.contains("tricks 6–2–2") && page.contains("Score if you stop now"),
            "{page}"
        );
    });
}

#[test]
fn addresses_and_forms_that_make_no_sense_are_answered_and_break_nothing() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = begin(&mut phone, "ulti", &["Anna", "Béla", "Cili", "Dani"]);
        for query in [
            "?dealer=99",
            "?dealer=255&who=255&call=simple",
            "?who=0&call=simple&dealer=0",
            "?who=2&call=%3Cscript%3E",
            "?call=passed_out",
        ] {
            assert_eq!(phone.get(&format!("{card}{query}")).status, 200, "{query}");
        }
        for dealer in ["99", "255", "4", "0"] {
            let form = [
                ("number", "1"),
                ("dealer", dealer),
                ("who", "0"),
                ("call", "simple"),
                ("f.made.simple", "made"),
            ];
            assert_eq!(
                send(&mut phone, &card, &format!("{card}/deals"), &form).status,
                409,
                "{dealer}"
            );
            let misdeal = [("act", "misdeal"), ("number", "1"), ("dealer", dealer)];
            let sent = send(&mut phone, &card, &format!("{card}/settings"), &misdeal);
            assert!(matches!(sent.status, 303 | 409), "{dealer}: {}", sent.status);
        }
        for form in [
            &[("dealer", "1")][..],
            &[("number", "x"), ("dealer", "1"), ("call", "simple")],
            &[("act", "save")],
        ] {
            assert_eq!(
                send(&mut phone, &card, &format!("{card}/deals"), form).status,
                400,
                "{form:?}"
            );
        }
        assert_eq!(phone.get(&format!("{card}/forms")).status, 200);
    });
}

#[test]
fn of_a_long_evening_the_last_deals_are_in_sight_and_the_others_a_link_away() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        for number in 1..=41 {
            let form = [("who", "0"), ("call", "thrown_in")];
            assert_eq!(
                save(&mut phone, &card, &number.to_string(), &form).status,
                303,
                "{number}"
            );
        }
        let page = phone.get(&card).text();
        assert!(
            page.contains("1 earlier deal") && !page.contains("/deals/1\""),
            "{page}"
        );
        assert!(phone.get(&format!("{card}?all=true")).text().contains("/deals/1\""));
    });
}

#[test]
fn a_card_of_which_the_rules_cannot_be_read_is_not_counted_by_others() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::start(&backend.open());
        let mut phone = site.client();
        let card = three(&mut phone);
        assert_eq!(save(&mut phone, &card, "1", &SIMPLE).status, 303);
        backend.behind_the_back("UPDATE scorecards SET document = replace(document, '\"edition\":1', '\"edition\":7')");
        assert_eq!(phone.get(&card).status, 500);
        backend.behind_the_back("UPDATE scorecards SET document = replace(document, '\"edition\":7', '\"edition\":1')");
        assert_eq!(phone.get(&card).status, 200);
    }
}
