//! The report of an import over HTTP, on both databases: what it shows, and what can be decided and undone there.

use serde_json::json;

use super::pages::{form, here, import, otherwise, with_anna, work};
use super::records;

#[test]
fn an_import_says_in_the_list_what_became_of_it() {
    with_anna(|site, client| {
        for (text, said) in [
            (records(3, &[1, 2, 3]), "<span class=\"bad\">Nothing stored</span>"),
            (records(4, &[4]), "<span class=\"warn\">Partly stored</span>"),
            (records(5, &[]), "<span class=\"good\">Finished</span>"),
        ] {
            import(site, client, &text);
            let list = client.get("/import").text();
            let newest = list
                .split("<ul class=\"lines\">")
                .nth(1)
                .unwrap()
                .split("</li>")
                .next()
                .unwrap();
            assert!(newest.contains(said), "{said}: {newest}");
        }
    });
}

#[test]
fn a_refused_card_is_shown_with_its_place_its_rule_and_what_was_expected() {
    let faulty = include_str!("../fixtures/example.talon.json");
    let faulty: serde_json::Value = serde_json::from_str(faulty).unwrap();
    let faulty = faulty.to_string().replace(r#""card":"LX""#, r#""card":"L8""#);
    with_anna(|site, client| {
        let address = import(site, client, &faulty);
        let report = client.get(&address).text();
        for part in [
            "MUST_BEAT: 1",
            "href=\"/rules/ulti#U-6.4\"",
            "class=\"expect\"",
            "^</b>",
            "href=\"/check/",
        ] {
            assert!(report.contains(part), "{part}: {report}");
        }
        let way = report
            .split("href=\"/check/")
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap();
        assert_eq!(client.get(&format!("/check/{way}")).status, 200);
        let lines = client.get(&format!("{address}/refused.ndjson"));
        let line: serde_json::Value = serde_json::from_slice(&lines.bytes).unwrap();
        assert_eq!(
            (line["record"].as_i64(), line["text"].as_str()),
            (Some(1), Some(faulty.as_str()))
        );
        assert!(
            line["findings"][0]["message"]
                .as_str()
                .unwrap()
                .contains("eight of leaves"),
            "{line}"
        );
        assert_eq!(
            lines.header("content-disposition"),
            Some("attachment; filename=\"refused.ndjson\"")
        );
    });
}

#[test]
fn an_import_is_taken_back_after_a_question_and_what_was_sent_stays() {
    let text = records(5, &[2]);
    with_anna(|site, client| {
        let address = import(site, client, &text);
        let undo = format!("{address}/undo");
        let question = client.get(&undo).text();
        assert!(question.contains("4 hands disappear"), "{question}");
        assert_eq!(here(site), 4, "asking changes nothing");
        let done = client.submit(&undo, &[]);
        assert_eq!((done.status, here(site)), (303, 0));
        let report = client.get(done.header("location").unwrap()).text();
        assert!(
            report.contains("This import was undone") && !report.contains("/undo\""),
            "{report}"
        );
        assert_eq!(client.get(&undo).status, 404);
        assert_eq!(client.get(&format!("{address}/raw")).bytes, text.as_bytes());
    });
}

#[test]
fn the_question_says_which_deals_of_an_evening_would_be_gone() {
    with_anna(|site, client| {
        let deal = |number: u32| {
            let record = json!({
                "format": "talon", "version": "1.1", "game": "ulti", "rules": {"id": "ulti", "edition": 1},
                "source": {"session": "derby", "deal": number}, "deal": {"dealer": "C"}, "actions": [],
                "score": {"declarer": "A", "contract": "simple", "components": {"simple": true}},
            });
            format!("{record}\n")
        };
        let first = import(site, client, &(1..4).map(deal).collect::<String>());
        import(site, client, &(4..6).map(deal).collect::<String>());
        let question = client.get(&format!("{first}/undo")).text();
        assert!(
            question.contains("derby</a>: deals 1, 2, 3; 2 deals stay"),
            "{question}"
        );
        assert_eq!(client.submit(&format!("{first}/undo"), &[]).status, 303);
        assert_eq!(here(site), 2);
    });
}

#[test]
fn a_hand_noted_otherwise_waits_and_is_kept_or_left_out_as_one_decides() {
    let text = records(1, &[]);
    with_anna(|site, client| {
        import(site, client, &text);
        let address = import(site, client, &otherwise(&text));
        let report = client.get(&address).text();
        assert!(
            report.contains("1 record: 0 accepted, 0 duplicates, 1 waiting, 0 refused."),
            "{report}"
        );
        for part in ["<td>Anita, ", "Open the stored hand", "value=\"leave_out\""] {
            assert!(report.contains(part), "{part}: {report}");
        }
        let token = client.get(&address).hidden("csrf").unwrap();
        let record = format!("{address}/records/1");
        assert_eq!(
            client.post(&record, &[("csrf", &token), ("choice", "burn")]).status,
            400
        );
        assert_eq!(
            client.post(&record, &[("csrf", &token), ("choice", "store")]).status,
            303
        );
        let report = client.get(&address).text();
        assert!(
            report.contains("1 record: 1 accepted, 0 duplicates, 0 waiting, 0 refused."),
            "{report}"
        );
        assert_eq!(here(site), 2);
        assert_eq!(
            client.post(&record, &[("csrf", &token), ("choice", "store")]).status,
            409
        );

        let address = import(site, client, &otherwise(&text).replace("Anita", "Anikó"));
        let left = client.post(
            &format!("{address}/records/1"),
            &[("csrf", &token), ("choice", "leave_out")],
        );
        assert_eq!((left.status, here(site)), (303, 2));
        let report = client.get(&address).text();
        assert!(
            report.contains("1 record: 0 accepted, 1 duplicate, 0 waiting, 0 refused."),
            "{report}"
        );
    });
}

#[test]
fn all_or_nothing_that_failed_says_so_and_offers_nothing_to_undo() {
    let text = records(5, &[2]);
    with_anna(|site, client| {
        let sent = form(client, &[("club", "kor"), ("atomic", "1"), ("file:a.ndjson", &text)]);
        work(&site.store);
        let report = client.get(sent.header("location").unwrap()).text();
        assert!(
            report.contains("5 records: 4 accepted, 0 duplicates, 0 waiting, 1 refused."),
            "{report}"
        );
        assert!(
            report.contains("Nothing was stored: you asked for all or nothing"),
            "{report}"
        );
        assert!(
            report.contains("None of them is stored") && !report.contains("/undo\""),
            "{report}"
        );
        assert_eq!(here(site), 0);
    });
}

#[test]
fn a_thousand_refused_records_are_grouped_and_paged() {
    let text: String = (0..1000).map(|_| "{}\n").collect();
    with_anna(|site, client| {
        let address = import(site, client, &text);
        let report = client.get(&address).text();
        assert!(
            report.contains("MISSING_MEMBER: 1000") && report.contains("Show all 1000"),
            "{report}"
        );
        let mut way = format!("{address}?show=refused&code=MISSING_MEMBER");
        for page in 0..3 {
            let text = client.get(&way).text();
            assert_eq!(text.matches("<section id=\"r").count(), 20, "{way}");
            assert!(text.contains(&format!("id=\"r{}\"", page * 20 + 1)));
            let after = (page + 1) * 20;
            assert!(text.contains(&format!("after={after}\"")), "{text}");
            way = format!("{address}?show=refused&code=MISSING_MEMBER&after={after}");
        }
        let lines = client.get(&format!("{address}/refused.ndjson")).text();
        assert_eq!(lines.lines().count(), 1000);
    });
}

#[test]
fn without_script_the_day_of_an_import_is_written_as_its_reader_writes_days() {
    with_anna(|site, client| {
        let text = records(1, &[]);
        let sent = form(
            client,
            &[("club", "kor"), ("visibility", "club"), ("text", &text), ("file:", "")],
        );
        work(&site.store);
        client.cookies.insert("lang".into(), "hu".into());
        let page = client.get(sent.header("location").unwrap()).text();
        let time = page
            .split("<time datetime=")
            .nth(1)
            .and_then(|rest| rest.split("</time>").next())
            .expect("a time");
        let (_, said) = time.split_once('>').expect("its words");
        let parts: Vec<&str> = said.split(' ').collect();
        assert!(
            said.starts_with("20") && parts[0].ends_with('.') && said.ends_with(" UTC"),
            "{said}"
        );
        assert!(!said.contains('-'), "{said}");
    });
}
