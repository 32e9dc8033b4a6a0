//! What is pasted where the record stands as text: it is read as the check page reads it.

use serde_json::{Value, json};
use talon_records::normal::Writer;
use talon_records::read;

use super::{EXAMPLE, PREFERANS, Page, essence};
use crate::harness::site::{BASE, Client, on_each_site};
use crate::import::pages::{form, form_to, import, with_anna};

const HANDS: &str = include_str!("../../../docs/samples/hands.txt");
const ROUNDS: &str = include_str!("../../../docs/samples/session.ppn");

/// The page after a text was put into the box of a new hand.
fn pasted(client: &mut Client, text: &str) -> Page {
    let page = Page::start(client).press(client, "step:text", &[]);
    page.press(client, "", &[("text", text)])
}

/// The address of a link of the page.
fn link(page: &Page, begins: &str) -> Option<String> {
    let (_, rest) = page.text.split_once(&format!("href=\"{begins}"))?;
    Some(format!("{begins}{}", rest.split('"').next()?))
}

/// The records of a text, one on each line.
fn as_json(text: &str) -> String {
    let mut records = read(text.as_bytes(), talon_shorthand::options());
    let mut lines = String::new();
    while let Ok(Some(record)) = records.next_checked() {
        let own = record.checked.record.as_ref().expect("a record");
        lines += &String::from_utf8_lossy(Writer::new().write(own).0);
        lines.push('\n');
    }
    lines
}

#[test]
fn a_text_that_is_pasted_is_read_as_the_check_page_reads_it() {
    on_each_site(|site| {
        let client = &mut site.client();
        let page = pasted(client, HANDS);
        assert!(
            page.status == 200 && page.says("Read as: short text, 2 deals."),
            "{}",
            page.text
        );
        assert!(page.says("Only the first of them was opened here."), "{}", page.text);
        assert!(link(&page, "/check?record=").is_some(), "{}", page.text);
        let record = page.record();
        let hand: Value = serde_json::from_str(EXAMPLE).expect("a record");
        assert_eq!(record["deal"]["hands"]["B"].as_array().map(Vec::len), Some(10));
        assert_eq!(
            record["actions"].as_array().map(Vec::len),
            hand["actions"].as_array().map(Vec::len)
        );
        let page = pasted(client, ROUNDS);
        assert!(page.says("Read as: Portable Preferans Notation"), "{}", page.text);
        assert_eq!(page.record()["game"], "preferans");

        // A line alone, a row of a table, a mail, two records in JSON.
        let line = "ulti: Anna, Béla, Cili; deals Cili\nAnna parti: +\n";
        let row = "dealer,declarer,contract,result,Anna,Béla,Cili\nCili,Anna,parti,+,2,-1,-1\n";
        let mail = "Szia,\n\n> ulti: Anna, Béla, Cili; deals Cili\n> Anna parti: +\n\nBéla\n";
        for text in [line, row, mail] {
            let page = pasted(client, text);
            assert_eq!(page.status, 200, "{}", page.text);
            assert!(page.says("Read as: ") && !page.says("Only the first"), "{}", page.text);
            assert_eq!(page.record()["score"]["components"], json!({"simple": true}), "{text}");
        }
        let two: Vec<Value> = [PREFERANS, EXAMPLE]
            .map(|text| serde_json::from_str(text).expect("a record"))
            .into();
        let page = pasted(client, &format!("{}\n{}\n", two[0], two[1]));
        assert!(page.says("Only the first of them was opened here."), "{}", page.text);
        assert_eq!(page.record(), two[0]);
    });
}

#[test]
fn a_text_with_a_fault_stays_and_its_hand_opens_up_to_there() {
    let spoilt = HANDS.replacen("3: pK pA p8", "3: pK pQ p8", 1);
    on_each_site(|site| {
        let client = &mut site.client();
        let page = pasted(client, &spoilt);
        assert_eq!(page.status, 200, "{}", page.text);
        assert!(
            page.text.contains("BAD_CARD") && page.says("line 11, column 7"),
            "{}",
            page.text
        );
        assert_eq!(page.record_text().trim_end(), spoilt.trim_end());
        let so_far = link(&page, "/hands/new?record=").expect("a way into the editor");
        let opened = Page::of(&client.get(&so_far));
        assert_eq!(opened.record()["actions"].as_array().map(Vec::len), Some(19));

        // The check page leads there too, and to the position before the fault.
        let check = Page::of(&form_to(client, "/check", &[("text", &spoilt)]));
        let there = link(&check, "/hands/new?record=").expect("a way into the editor");
        assert_eq!(
            Page::of(&client.get(&there)).record()["actions"],
            opened.record()["actions"]
        );
        let replay = link(&check, "/check/").expect("a replay");
        assert!(replay.ends_with("/19") && client.get(&replay).status == 200, "{replay}");

        let page = pasted(client, "Anna and Béla came at eight.");
        assert!(
            page.says("JSON_SYNTAX") && page.record_text().starts_with("Anna and"),
            "{}",
            page.text
        );
    });
}

#[test]
fn an_address_of_this_site_opens_the_record_behind_it() {
    with_anna(|site, client| {
        let stored = form(client, &[("club", "kor"), ("visibility", "club"), ("text", EXAMPLE)]);
        assert_eq!(stored.status, 303, "{}", stored.text());
        let address = format!(" {BASE}/hands/1/7?view=all\n");
        let hand: Value = serde_json::from_str(EXAMPLE).expect("a record");
        let page = pasted(client, &address);
        assert!(!page.says("This is a link."), "{}", client.get("/hands/1").text());
        assert_eq!(essence(&page.record()), essence(&hand));
        let check = form_to(client, "/check", &[("text", &address)]).text();
        assert!(
            check.contains("Read from the address you entered.") && check.contains("is legal"),
            "{check}"
        );
        // The hand is for its club, and nobody else hears that it is there.
        let visitor = &mut site.client();
        let strange = form_to(visitor, "/check", &[("text", &address)]).text();
        let none = form_to(visitor, "/check", &[("text", &format!("{BASE}/hands/99999"))]).text();
        for page in [&strange, &none] {
            assert!(
                page.contains("This is a link.") && !page.contains("Read from"),
                "{page}"
            );
        }
        let page = pasted(visitor, &address);
        assert!(
            page.says("This is a link.") && page.record_text().contains("talon.test"),
            "{}",
            page.text
        );
    });
}

#[test]
fn the_address_of_a_session_has_all_its_deals() {
    with_anna(|site, client| {
        let evening = "ulti: Anna, Béla, Cili; deals Cili; session kedd\nAnna parti: +\nBéla parti: -\n";
        import(site, client, &as_json(evening));
        let check = form_to(client, "/check", &[("text", &format!("{BASE}/sessions/1"))]).text();
        assert!(check.contains("Read from the address you entered."), "{check}");
        assert!(check.contains("2 records"), "{check}");
    });
}

#[test]
fn a_picture_is_named_and_not_kept() {
    on_each_site(|site| {
        let client = &mut site.client();
        for text in [
            "data:image/png;base64,iVBORw0KGgo=",
            "\u{fffd}PNG\r\n\u{1a}\nIHDR",
            "GIF89a...",
        ] {
            let page = pasted(client, text);
            assert!(page.status == 422 && page.says("This is a picture"), "{}", page.text);
            assert!(!page.record_text().contains("PNG"), "{}", page.text);
            let check = form_to(client, "/check", &[("text", text)]);
            assert!(
                check.status == 415 && check.text().contains("This is a picture"),
                "{}",
                check.text()
            );
        }
        let page = Page::start(client).press(client, "new:ulti", &[]);
        let text = page.record_text();
        let sent = form_to(
            client,
            "/hands/new",
            &[("text", &text), ("act", ""), ("file:a.gif", "GIF89a")],
        );
        assert_eq!(sent.status, 422, "{}", sent.text());
        assert_eq!(Page::of(&sent).record()["game"], "ulti");
    });
}

#[test]
fn languages_are_mixed_in_a_line_and_the_ace_is_said_in_words() {
    on_each_site(|site| {
        let client = &mut site.client();
        let page = Page::start(client)
            .press(client, "new:ulti", &[])
            .press(client, "step:deal", &[]);
        let page = page.press(
            client,
            "",
            &[("cards-B", "makk A, leaves under; piros alsó; tikva kralj")],
        );
        assert_eq!(page.status, 200, "{}", page.text);
        let mut cards: Vec<String> =
            serde_json::from_value(page.record()["deal"]["hands"]["B"].clone()).expect("cards");
        cards.retain(|card| card != "??");
        cards.sort();
        assert_eq!(cards, ["AA", "BK", "HU", "LU"]);
        for said in ["Ace of acorns", "Under of leaves", "Under of hearts", "King of bells"] {
            assert!(page.text.contains(said), "{said}: {}", page.text);
        }
    });
}
