//! `/check` does what its findings propose to the text in its box, and hands a checked text on to an import; `/import`
//! leads to what a file should look like.

use super::mending::boxed;
use super::pages::{form_to, here, with_anna};
use super::records;
use crate::harness::site::on_each_site;

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");

/// What the buttons that propose something would send.
fn offered(page: &str) -> Vec<String> {
    let buttons = page.split("form=\"check\" name=\"fix\" value=\"").skip(1);
    buttons.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

#[test]
fn a_proposal_is_done_in_the_box_and_what_comes_of_it_is_checked_again() {
    let spoilt = EXAMPLE
        .replacen("\"card\":\"LX\"", "\"card\":\"L10\"", 1)
        .replacen("\"format\"", "\"frmat\"", 1)
        .replace('\n', "\r\n");
    on_each_site(|site| {
        let client = &mut site.client();
        let page = form_to(client, "/check", &[("text", &spoilt)]).text();
        let buttons = offered(&page);
        assert_eq!(buttons.first().map(String::as_str), Some("1 /frmat"), "{buttons:?}");
        assert_eq!(
            buttons.last().map(String::as_str),
            Some("1"),
            "both at once: {buttons:?}"
        );
        assert!(
            page.contains("id=\"check\"") && page.contains("Apply this correction"),
            "{page}"
        );

        let one = form_to(client, "/check", &[("text", &spoilt), ("fix", "1 /frmat")]).text();
        assert_eq!(boxed(&one), spoilt.replacen("frmat", "format", 1));
        assert!(one.contains("Corrected: /frmat") && one.contains("BAD_CARD"), "{one}");
        let all = form_to(client, "/check", &[("text", &spoilt), ("fix", "1")]).text();
        assert_eq!(boxed(&all).replace('\r', ""), EXAMPLE.trim_end_matches('\0'));
        assert!(
            all.contains("This record is legal.") && offered(&all).is_empty(),
            "{all}"
        );

        // What was typed meanwhile is checked as it is.
        let gone = form_to(client, "/check", &[("text", EXAMPLE), ("fix", "1 /frmat")]).text();
        assert!(
            gone.contains("no longer fits") && gone.contains("This record is legal."),
            "{gone}"
        );
        assert_eq!(boxed(&gone), EXAMPLE);
        for strange in ["", "x", "7", "1 nowhere"] {
            let page = form_to(client, "/check", &[("text", EXAMPLE), ("fix", strange)]);
            assert_eq!(
                (page.status, boxed(&page.text())),
                (200, EXAMPLE.to_owned()),
                "{strange}"
            );
        }
    });
}

#[test]
fn what_a_chat_made_of_a_record_is_put_right_step_by_step() {
    let pasted = format!("```json\n{}\n```\n", EXAMPLE.replace('"', "”").replace(": ", ":\u{a0}"));
    on_each_site(|site| {
        let client = &mut site.client();
        let mut page = form_to(client, "/check", &[("text", &pasted)]).text();
        let mut steps = 0;
        while let Some(code) = offered(&page).first().cloned() {
            page = form_to(client, "/check", &[("text", &boxed(&page)), ("fix", &code)]).text();
            steps += 1;
            assert!(steps < 6, "{page}");
        }
        assert!(steps == 3 && page.contains("This record is legal."), "{steps}: {page}");
    });
}

#[test]
fn an_option_that_makes_a_record_legal_is_written_into_it() {
    let fixture = include_str!("../fixtures/preferans/BAD_VALUE.eight-legal-with.json");
    let record = serde_json::from_str::<serde_json::Value>(fixture).unwrap()["record"].to_string();
    on_each_site(|site| {
        let client = &mut site.client();
        let page = form_to(client, "/check", &[("text", &record)]).text();
        let code = offered(&page)
            .first()
            .cloned()
            .unwrap_or_else(|| panic!("nothing is offered: {page}"));
        let better = form_to(client, "/check", &[("text", &record), ("fix", &code)]).text();
        assert!(boxed(&better).contains("preferans8"), "{better}");
        assert!(better.contains("Corrected: preferans8"), "{better}");
    });
}

#[test]
fn a_member_imports_what_was_checked() {
    let text = records(3, &[2]);
    on_each_site(|site| {
        let page = form_to(&mut site.client(), "/check", &[("text", &text)]).text();
        assert!(!page.contains("formaction"), "nobody is signed in");
    });
    with_anna(|site, client| {
        let page = form_to(client, "/check", &[("text", "nonsense")]).text();
        assert!(!page.contains("formaction"), "there is nothing to import");
        let page = form_to(client, "/check", &[("text", &text), ("strict", "1")]).text();
        assert!(
            page.contains("form=\"check\" formaction=\"/import\"") && page.contains("Import these records"),
            "{page}"
        );
        assert!(page.contains("name=\"club\" form=\"check\""), "{page}");
        // What the form of the page sends to the other address, its file left empty.
        let sent = form_to(
            client,
            "/import",
            &[("text", &boxed(&page)), ("file:", ""), ("strict", "1"), ("club", "kor")],
        );
        assert_eq!(sent.status, 303, "{}", sent.text());
        assert_eq!(here(site), 2);
        let again = form_to(client, "/check", &[("text", &text), ("club", "kor")]).text();
        assert!(again.contains("<option value=\"kor\" selected>"), "{again}");
    });
}

#[test]
fn the_page_of_imports_leads_to_what_a_file_should_look_like() {
    with_anna(|_, client| {
        let page = client.get("/import").text();
        let what = page
            .split("id=\"what\"")
            .nth(1)
            .unwrap()
            .split("</section>")
            .next()
            .unwrap();
        let links: Vec<&str> = what
            .split("href=\"")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap())
            .collect();
        assert_eq!(links.first(), Some(&"/docs/format"));
        assert_eq!(links.last(), Some(&"/check"));
        let samples = &links[1..links.len() - 1];
        assert_eq!(samples.len(), 6, "both games, PPN, short text and a table: {links:?}");
        for sample in samples {
            let page = client.get(sample).text();
            let is_legal = page.contains("is legal.") && !page.contains("is not legal.");
            assert!(is_legal || page.contains(", 0 not legal."), "{sample}");
        }
    });
}

#[test]
fn an_import_of_a_foreign_file_says_what_it_is_and_a_fence_can_be_taken_away_there() {
    with_anna(|site, client| {
        let report = super::pages::import(site, client, "[Event \"Club\"]\n[White \"Kiss\"]\n\n1. e4 *\n");
        let page = client.get(&report).text();
        assert!(
            page.contains("1 record: 0 accepted") || page.contains("1 refused"),
            "{page}"
        );
        assert!(page.contains("chess or draughts games (PGN)"), "{page}");
        let fenced = format!("```\n{EXAMPLE}```\n");
        let sent = form_to(
            client,
            "/import",
            &[("club", "kor"), ("visibility", "club"), ("text", &fenced)],
        );
        let report = sent.header("location").unwrap().to_owned();
        assert!(client.get(&report).text().contains("Apply this correction"));
        let token = client.get("/import").hidden("csrf").unwrap_or_default();
        let done = client.post(&format!("{report}/records/1/fix"), &[("csrf", &token), ("at", "")]);
        assert_eq!(done.status, 303, "{}", done.text());
        assert_eq!(here(site), 1);
    });
}
