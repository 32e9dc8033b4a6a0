//! `/check` with what it cannot take: each is said for what it is, and what was typed is in the box again.

use super::mending::boxed;
use super::pages::{form_to, import, with_anna};
use super::records;
use crate::harness::site::on_each_site;

#[test]
fn whatever_is_wrong_with_what_was_sent_is_said_and_what_was_typed_stays() {
    let large = "x".repeat(1024 * 1024 + 1);
    let ppn = "[1 123 LS7CNIOQAHDW21P9V4U6RB83ME5TKJGF M3,P,3]";
    on_each_site(|site| {
        let client = &mut site.client();
        let mut check = |parts: &[(&str, &str)]| form_to(client, "/check", parts);
        let empty = check(&[("text", " \n"), ("file:", ""), ("strict", "1")]);
        assert_eq!(empty.status, 422);
        assert!(empty.text().contains("Paste a record") && empty.text().contains("value=\"1\" checked"));
        let long = check(&[("text", &large), ("file:", ""), ("strict", "1")]);
        assert_eq!((long.status, boxed(&long.text()) == large), (413, true));
        assert!(long.text().contains("This text is longer than 1 MiB"));
        let file = check(&[("text", "typed"), ("file:a.json", &large), ("strict", "1")]);
        assert_eq!((file.status, boxed(&file.text())), (413, "typed".to_owned()));
        assert!(
            file.text().contains("This file is larger than 1 MiB"),
            "{}",
            file.text()
        );
        assert!(
            file.text().contains("value=\"1\" checked"),
            "what came after the file is read too"
        );
        let cut_off = check(&[("text", ppn), ("file:", "")]);
        assert!(cut_off.text().contains("PPN_SYNTAX"), "{}", cut_off.text());
        assert_eq!(boxed(&cut_off.text()), ppn);
        let packed = check(&[("text", "typed"), ("file:a.zip", "PK\u{3}\u{4}rest")]);
        assert_eq!((packed.status, boxed(&packed.text())), (415, "typed".to_owned()));
        assert!(packed.text().contains("This file is compressed"), "{}", packed.text());
        assert_eq!(check(&[("strange", "1")]).status, 400);
        let many = check(&[("text", &"{}\n".repeat(250))]).text();
        assert!(many.contains("Only the first 200 records were checked") && !many.contains("record-201"));
    });
}

#[test]
fn a_file_is_checked_in_place_of_the_text_and_stays_in_sight() {
    let file = records(1, &[]);
    on_each_site(|site| {
        let client = &mut site.client();
        let page = form_to(client, "/check", &[("text", ""), ("file:a.json", &file)]).text();
        assert!(page.contains("This record is legal.") && boxed(&page) == file, "{page}");
        let page = form_to(client, "/check", &[("text", "nonsense"), ("file:a.json", &file)]).text();
        assert!(
            page.contains("This record is legal.") && boxed(&page) == "nonsense",
            "{page}"
        );
    });
}

#[test]
fn several_records_are_listed_by_what_they_are() {
    let wrong = fixture("ulti/U-6.4.broken-2.json").replace('\n', " ");
    let several = format!("{}\n{wrong}\nnonsense", records(1, &[]).trim_end());
    on_each_site(|site| {
        let page = form_to(&mut site.client(), "/check", &[("text", &several)]).text();
        let list = page
            .split("<nav class=\"panel\"")
            .nth(1)
            .unwrap()
            .split("</nav>")
            .next()
            .unwrap();
        let lines: Vec<&str> = list.split("<li").skip(1).collect();
        assert!(lines[0].contains(" – ") && lines[0].contains(">legal<"), "{list}");
        assert!(
            lines[1].contains("Must beat the winning card") && lines[1].contains(">not legal<"),
            "{list}"
        );
        assert!(
            lines[2].contains("Not JSON") && lines[2].contains(">cannot be read<"),
            "{list}"
        );
        assert!(page.contains("3. This cannot be read as a record."), "{page}");
        for (short, whole) in [("/desk", "/desk/ulti"), ("/rules", "/rules/ulti")] {
            let led = site.client().get(short);
            assert_eq!((led.status, led.header("location")), (303, Some(whole)));
        }
    });
}

#[test]
fn pictures_are_named_and_nothing_of_them_is_shown() {
    on_each_site(|site| {
        let mut client = site.client();
        let sent = form_to(&mut client, "/check", &[("text", "typed"), ("file:a.png", "\u{89}PNG")]);
        // The first letter is two bytes here, so this is no picture but a text that is not JSON.
        assert_eq!(sent.status, 200);
        let sent = form_to(
            &mut client,
            "/check",
            &[("text", "typed"), ("file:a.pdf", "%PDF-1.7 and more")],
        );
        let page = sent.text();
        assert_eq!((sent.status, boxed(&page)), (415, "typed".to_owned()));
        assert!(page.contains("This is a PDF."), "{page}");
        let blank = form_to(&mut client, "/check", &[("text", ""), ("file:a.json", "  \n ")]);
        assert!(blank.status == 422 && blank.text().contains("There is nothing to check."));
    });
}

#[test]
fn a_form_that_was_sent_from_elsewhere_is_told_so() {
    on_each_site(|site| {
        let kind = ("content-type", "application/x-www-form-urlencoded");
        let sent = site.client().send("POST", "/check", &[kind], b"text=x");
        assert_eq!(sent.status, 403);
        assert!(
            sent.text().contains("It was not sent from a page of this site"),
            "{}",
            sent.text()
        );
    });
}

#[test]
fn a_file_of_another_program_lacks_its_format_before_its_version_is_wrong() {
    on_each_site(|site| {
        let text = r#"{"name":"package","version":"2.0.0"}"#;
        let page = form_to(&mut site.client(), "/check", &[("text", text)]).text();
        assert!(
            page.contains("UNSUPPORTED_VERSION") && page.contains("MISSING_MEMBER"),
            "{page}"
        );
    });
}

#[test]
fn a_bracket_that_is_cut_off_is_told_at_its_end() {
    on_each_site(|site| {
        let text = "[1 123 ACDE";
        let page = form_to(&mut site.client(), "/check", &[("text", text)]).text();
        assert!(page.contains("line 1, column 12"), "{page}");
    });
}

#[test]
fn the_lines_around_a_fault_are_lines_that_were_sent() {
    let session = include_str!("../../docs/samples/session.ppn");
    let cut = session[..session.find("[2 ").unwrap() - 30].to_owned();
    on_each_site(|site| {
        let page = form_to(&mut site.client(), "/check", &[("text", &cut)]).text();
        let (shown, lines) = (finding(&page), cut.lines().count());
        let numbers = shown
            .split("class=\"ln\">")
            .skip(1)
            .map(|part| part.split(' ').next().unwrap());
        let numbers: Vec<usize> = numbers.map(|number| number.parse().unwrap()).collect();
        assert!(
            !numbers.is_empty() && numbers.iter().all(|number| *number <= lines),
            "{lines} lines: {shown}"
        );
        assert!(shown.contains("PPN_SYNTAX") && !shown.contains("[Bula"), "{shown}");
    });
}

/// The record of a fixture.
#[test]
fn a_hand_that_stops_in_its_auction_is_unfinished_and_one_without_a_bid_is_not() {
    let both = ["ulti/ruling-in-auction.json", "preferans/ruling-passed-out.json"]
        .map(fixture)
        .join("\n");
    let places = |text: &str| ["nfinished", "assed out"].map(|word| text.find(word));
    with_anna(|site, client| {
        let checked = form_to(client, "/check", &[("text", &both)]).text();
        let accepted = import(site, client, &both) + "?show=accepted";
        for page in [checked, client.get(&accepted).text()] {
            let [Some(stopped), Some(passed)] = places(&page) else {
                panic!("{page}")
            };
            assert!(stopped < passed, "{page}");
        }
    });
}

fn fixture(name: &str) -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/").to_owned() + name;
    let text = std::fs::read_to_string(path).expect("a fixture");
    let case: serde_json::Value = serde_json::from_str(&text).expect("a fixture");
    case["record"].to_string()
}

/// The first finding on a page.
fn finding(page: &str) -> &str {
    page.split("<article class=\"finding")
        .nth(1)
        .expect("a finding")
        .split("</article>")
        .next()
        .unwrap()
}

#[test]
fn cards_that_were_expected_are_those_of_the_game() {
    let record = fixture("preferans/MUST_FOLLOW.last.json");
    on_each_site(|site| {
        let client = &mut site.client();
        let page = form_to(client, "/check", &[("text", &record)]).text();
        let told = finding(&page);
        assert!(told.contains("<div class=\"french\"><ul class=\"cards\">"), "{told}");
        for german in ["leaves", "acorns", "bells", "Over", "Under"] {
            assert!(!told.contains(german), "{german}: {told}");
        }
        // Whoever chose other faces is told in their words.
        client.cookies.insert("faces".into(), "german".into());
        let page = form_to(client, "/check", &[("text", &record)]).text();
        let told = finding(&page);
        assert!(told.contains("<div class=\"german\">"), "{told}");
        for french in ["spades", "clubs", "diamonds", "queen", "Queen"] {
            assert!(!told.contains(french), "{french}: {told}");
        }
    });
}

#[test]
fn what_was_expected_is_said_in_words_and_once() {
    let doubled = "[1 123 LL7CNIOQAHDW21P9V4U6RB83ME5TKJGF M3,P,3 1 QA 4 8 0 0 8 1 O1J1]";
    on_each_site(|site| {
        let page = form_to(&mut site.client(), "/check", &[("text", doubled)]).text();
        assert!(
            page.contains("jack of hearts") && !page.contains("under of hearts"),
            "{page}"
        );
    });
    let cases = [
        ("preferans/GAME_NOT_ALLOWED.naming.json", "game"),
        ("ulti/WRONG_PHASE.card-in-auction.json", "a discard"),
    ];
    on_each_site(|site| {
        for (name, word) in cases {
            let page = form_to(&mut site.client(), "/check", &[("text", &fixture(name))]).text();
            let told = finding(&page);
            assert!(told.contains(word) && !told.contains("class=\"expect\""), "{told}");
        }
    });
}

#[test]
fn the_lines_around_a_fault_are_shown_and_a_sound_record_says_which_hand_it_is() {
    let sound = include_str!("../fixtures/example.talon.json");
    let lines: Vec<&str> = sound.lines().collect();
    assert!(lines.len() > 10, "a record in many lines");
    let at = lines.iter().position(|line| line.contains("\"game\"")).expect("a line");
    let broken = sound.replacen("\"ulti\"", "\"whist\"", 1);
    on_each_site(|site| {
        let client = &mut site.client();
        let page = form_to(client, "/check", &[("text", &broken)]).text();
        let shown = finding(&page);
        for number in at.saturating_sub(1).max(1)..=at + 3 {
            assert!(
                shown.contains(&format!("<span class=\"ln\">{number} </span>")),
                "{number}: {shown}"
            );
        }
        assert_eq!(shown.matches("<b>").count(), 1, "{shown}");
        let page = form_to(client, "/check", &[("text", sound)]).text();
        let verdict = page
            .split("role=\"status\"")
            .nth(1)
            .expect("a verdict")
            .split("</div>")
            .next()
            .unwrap();
        assert!(verdict.contains("Ulti · Cili – Anna, Bela"), "{verdict}");
    });
}

#[test]
fn a_table_of_an_old_spreadsheet_is_in_the_box_as_it_was_read() {
    let table = "osztás;osztó;felvevő;bemondás;kontra;eredmény;Anna;Béla;Cili\n1;Cili;Anna;parti;;+;2,0;-1,0;-1,0\n";
    let (bytes, _, _) = encoding_rs::WINDOWS_1250.encode(table);
    on_each_site(|site| {
        let client = &mut site.client();
        let token = client.get("/import").hidden("csrf").unwrap_or_default();
        let mut body = format!("--x\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n{token}\r\n").into_bytes();
        body.extend(b"--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n\r\n");
        body.extend(&*bytes);
        body.extend(b"\r\n--x--\r\n");
        let kind = ("content-type", "multipart/form-data; boundary=x");
        let sent = client.send("POST", "/check", &[kind, ("sec-fetch-site", "same-origin")], &body);
        let page = sent.text();
        assert!(
            page.contains("This record is legal.") && page.contains("Windows-1250"),
            "{page}"
        );
        assert_eq!(boxed(&page), table);
        let again = form_to(client, "/check", &[("text", &boxed(&page)), ("file:", "")]).text();
        assert!(again.contains("This record is legal."), "{again}");
    });
}

#[test]
fn a_deal_that_everybody_passed_is_not_called_unfinished() {
    on_each_site(|site| {
        let client = &mut site.client();
        let text = "pref: Ante, Bojan, Cvita; deals Cvita\n1. pass\n";
        let page = form_to(client, "/check", &[("text", text), ("file:", "")]).text();
        assert!(page.contains("Passed out") && !page.contains("Unfinished"), "{page}");
        let record = records(1, &[]);
        let whole = form_to(client, "/check", &[("text", &record), ("file:", "")]).text();
        assert!(!whole.contains("Passed out"), "{whole}");
    });
}
