//! The rules desk as a page: every question has a form that works without script and an address that carries it.

use serde_json::Value;
use talon_rules::games::GameKind;
use talon_study::desk::{DESKS, Desk, Example, MemberKind};

use crate::harness::site::{Client, on_each_site};

fn main_of(client: &mut Client, path: &str) -> String {
    let answer = client.get(path);
    assert_eq!(answer.status, 200, "{path}");
    let page = answer.text();
    assert!(!page.contains('⟦'), "a key without words in {path}: {page}");
    page[page.find("<main").expect("a main part")..page.find("</main>").expect("its end")].to_owned()
}

/// The addresses of the examples on the first page of a desk.
fn examples(page: &str, desk: &Desk) -> Vec<String> {
    let links = page
        .split("<a href=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next());
    let asked = format!("{}?ask=", home(desk));
    links
        .filter(|href| href.contains(&asked) && href.contains("&#38;"))
        .map(unescaped)
        .collect()
}

fn home(desk: &Desk) -> String {
    format!("/desk/{}", desk.name)
}

/// Those whose address says more than their name; the ladder of Ulti needs no member.
fn with_members(desk: &'static Desk) -> impl Iterator<Item = &'static Example> {
    desk.examples.iter().filter(|example| example.ask != "ladder")
}

fn unescaped(text: &str) -> String {
    text.replace("&#38;", "&").replace("&#34;", "\"")
}

#[test]
fn every_question_has_a_form_and_an_example_that_answers_itself_in_each_language() {
    on_each_site(|site| {
        let mut client = site.client();
        for (lang, desk) in ["en", "hu", "hr", "sr"]
            .into_iter()
            .flat_map(|lang| DESKS.iter().map(move |desk| (lang, desk)))
        {
            client.cookies.insert("lang".into(), lang.into());
            let start = main_of(&mut client, &home(desk));
            for question in desk.questions {
                let form = main_of(&mut client, &format!("{}?ask={}", home(desk), question.ask));
                assert!(
                    start.contains(&format!("{}?ask={}\"", home(desk), question.ask)),
                    "{start}"
                );
                for field in question
                    .fields
                    .iter()
                    .filter(|field| field.kind != MemberKind::Everybody)
                {
                    assert!(
                        form.contains(&format!("id=\"{}\"", field.name)),
                        "{}: {form}",
                        field.name
                    );
                }
            }
            assert_eq!(examples(&start, desk).len(), with_members(desk).count());
        }
    });
}

#[test]
fn the_menu_marks_its_place_on_the_pages_of_every_game() {
    on_each_site(|site| {
        let mut client = site.client();
        for (path, label) in [
            ("/desk/tournament", "Rules desk"),
            ("/rules/preferans", "Rules"),
            ("/hands", "Hands"),
        ] {
            let page = client.get(path).text();
            let here: Vec<&str> = page.split(" aria-current=\"page\">").skip(1).collect();
            assert!(
                here.iter().any(|rest| rest.starts_with(&format!("{label}</a>"))),
                "{path}: {page}"
            );
            let links = here
                .iter()
                .filter_map(|rest| rest.split_once('<'))
                .filter(|(_, end)| end.starts_with("/a>"));
            assert!(links.map(|(said, _)| said).all(|said| said == label), "{path}");
        }
    });
}

#[test]
fn an_example_gives_the_answer_that_the_desk_gives() {
    on_each_site(|site| {
        let mut client = site.client();
        for desk in DESKS {
            let start = main_of(&mut client, &home(desk));
            for (example, href) in with_members(desk).zip(examples(&start, desk)) {
                let page = unescaped(&main_of(&mut client, &href));
                assert!(page.contains("class=\"panel answer\""), "{href}: {page}");
                let json = page
                    .split("<code>{\"ok\"")
                    .nth(1)
                    .and_then(|rest| rest.split("</code>").next());
                let mut shown: Value = serde_json::from_str(&format!("{{\"ok\"{}", json.expect(&page))).unwrap();
                shown.as_object_mut().unwrap().remove("why");
                shown["answer"].as_object_mut().map(|answer| answer.remove("why"));
                // How many it takes is no promise.
                shown["answer"].as_object_mut().map(|answer| answer.remove("nodes"));
                let expected: Value = serde_json::from_str(example.answer).unwrap();
                assert_eq!(shown, expected, "{href}");
            }
        }
    });
}

#[test]
fn the_answers_of_a_session_are_a_table_and_a_fault_of_a_deal_stands_at_the_deals() {
    on_each_site(|site| {
        let mut client = site.client();
        let desk = Desk::of(GameKind::Preferans).expect("a desk");
        let start = main_of(&mut client, &home(desk));
        let all = examples(&start, desk);
        let session = all
            .iter()
            .find(|href| href.contains("ask=session"))
            .expect("an example");
        let page = main_of(&mut client, session);
        let answer = &page[page.find("panel answer").unwrap()..page.find("<form").unwrap()];
        assert!(answer.contains("<th scope=\"row\" class=\"num\">2</th>"), "{answer}");
        assert!(answer.contains("<td class=\"num\">−6</td>"), "{answer}");
        let path = "/desk/preferans?ask=session&bula=30&refas=1&first_dealer=A&deals=nonsense";
        let page = main_of(&mut client, path);
        assert!(
            page.contains("id=\"deals-err\"") && page.contains("nonsense</textarea>"),
            "{page}"
        );
        let page = main_of(
            &mut client,
            "/desk/preferans?ask=auctions&dealer=A&option.preset=prefko",
        );
        assert!(page.contains("<option value=\"prefko\" selected>"), "{page}");
    });
}

#[test]
fn legal_cards_are_drawn_with_reason_and_rule() {
    on_each_site(|site| {
        let path = "/desk/ulti?ask=legal_cards&hand=LA&hand=LX&hand=L8&hand=B7&trick=L9&trump=B\
                    &contract=simple&role=defender&trick_no=4";
        let page = main_of(&mut site.client(), path);
        let answer = &page[page.find("panel answer").unwrap()..page.find("<form").unwrap()];
        assert!(answer.contains("c sl rA") && answer.contains("c sl rX"), "{answer}");
        assert!(!answer.contains("c sl r8") && !answer.contains("c sb r7"), "{answer}");
        assert!(answer.contains("href=\"/rules/ulti#U-6.4\""), "{answer}");
        assert!(
            page.contains("value=\"B7\" aria-label=\"seven of bells\" checked")
                || page.contains("value=\"B7\" aria-label=\"Seven of bells\" checked"),
            "{page}"
        );
    });
}

#[test]
fn a_form_sent_with_empty_fields_leads_to_the_short_address() {
    on_each_site(|site| {
        let answer = site
            .client()
            .get("/desk/ulti?ask=bid_value&go=1&bid=betli&option.four_aces=");
        assert_eq!(answer.status, 303);
        assert_eq!(
            answer.header("location"),
            Some("/desk/ulti?ask=bid_value&go=1&bid=betli")
        );
    });
}

#[test]
fn what_cannot_be_asked_is_said_at_its_field_and_kept() {
    on_each_site(|site| {
        let mut client = site.client();
        let page = main_of(
            &mut client,
            "/desk/ulti?ask=points&contract=simple&decl_aces_tens=many&last_trick=declarer",
        );
        assert!(page.contains("id=\"decl_aces_tens-err\""), "{page}");
        assert!(page.contains("value=\"many\""), "{page}");
        assert!(page.contains("href=\"/docs/errors/WRONG_TYPE\""), "{page}");
        let page = main_of(&mut client, "/desk/ulti?ask=trick_winner&cards.typed=HA+HX+Q9&trump=H");
        assert!(
            page.contains("id=\"cards-err\"") && page.contains("value=\"HA HX Q9\""),
            "{page}"
        );
        let page = main_of(
            &mut client,
            "/desk/ulti?ask=bid_value&bid=%3Cb%3E&option.four_aces=maybe",
        );
        assert!(
            !page.contains("<b>") && page.contains("href=\"#option.four_aces\""),
            "{page}"
        );
        let page = main_of(&mut client, "/desk/ulti?ask=who_wins");
        assert!(page.contains("role=\"alert\"") && page.contains("who_wins"), "{page}");
    });
}

#[test]
fn a_refusal_by_the_rules_is_an_answer_and_options_change_it() {
    on_each_site(|site| {
        let mut client = site.client();
        let plain = main_of(&mut client, "/desk/ulti?ask=bid_value&bid=simple%2Baces");
        assert!(plain.contains("<p class=\"lead\">5</p>"), "{plain}");
        let without = main_of(
            &mut client,
            "/desk/ulti?ask=bid_value&bid=simple%2Baces&option.four_aces=false",
        );
        assert!(without.contains("<p class=\"lead bad\">Not allowed</p>"), "{without}");
        assert!(without.contains("/docs/errors/BID_UNKNOWN"), "{without}");
    });
}

#[test]
fn the_desk_of_preferans_draws_and_names_the_cards_of_its_pack() {
    on_each_site(|site| {
        let mut client = site.client();
        let desk = Desk::of(GameKind::Preferans).expect("a desk");
        let start = main_of(&mut client, &home(desk));
        for ask in ["legal_cards", "solve"] {
            let all = examples(&start, desk);
            let href = all
                .iter()
                .find(|href| href.contains(&format!("ask={ask}&")))
                .expect("an example");
            assert!(client.get(href).text().contains("<body class=\"french\">"), "{href}");
            let page = main_of(&mut client, href);
            for german in ["leaves", "acorns", "bells", "Leaves", "Over of", "Under of"] {
                assert!(!page.contains(german), "{german}: {page}");
            }
        }
        assert!(
            client
                .get("/desk/ulti?ask=legal_cards")
                .text()
                .contains("<body class=\"german\">")
        );
        client.cookies.insert("faces".into(), "german".into());
        let chosen = client.get("/desk/preferans?ask=legal_cards").text();
        assert!(
            chosen.contains("<body class=\"german\">") && chosen.contains("of leaves"),
            "{chosen}"
        );
    });
}

#[test]
fn a_seat_that_a_question_numbers_is_named_by_its_letter_too() {
    on_each_site(|site| {
        let mut client = site.client();
        let desk = Desk::of(GameKind::Ulti).expect("a desk");
        let start = main_of(&mut client, &home(desk));
        let all = examples(&start, desk);
        let href = all
            .iter()
            .find(|href| href.contains("ask=auction&"))
            .expect("an example");
        let page = main_of(&mut client, href);
        let answer = &page[page.find("panel answer").unwrap()..page.find("<form").unwrap()];
        assert!(answer.contains("<dd>Seat A (0)</dd>"), "{answer}");
        assert!(
            answer.contains("<p>Seat A (0) speaks next") || answer.contains("<p>Seat A (0) "),
            "{answer}"
        );
    });
}
