//! Records judged over the API: the report of an import, and nothing of it is kept.

use serde_json::Value;

use super::described::fits;
use super::{chunked, json, problem, token};
use crate::accounts::people::anna;
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Client, Site, on_each_site};
use crate::import::pages::form_to;

const EVENING: &str = include_str!("../../docs/samples/evening.txt");
const TABLE: &str = include_str!("../../docs/samples/evening.csv");
const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");

/// The example on one line.
fn line() -> String {
    serde_json::from_str::<Value>(EXAMPLE).unwrap().to_string()
}

fn check(client: &mut Client, kind: &str, query: &str, body: &str) -> Answer {
    let path = format!("/api/v1/check{query}");
    client.send("POST", &path, &[("content-type", kind)], body.as_bytes())
}

#[test]
fn every_record_is_judged_in_its_order_and_none_is_kept() {
    on_each_site(|site| {
        let faulty = line().replace(r#""card":"LX""#, r#""card":"L8""#);
        let body = [line(), String::new(), faulty, "{".into()].join("\n");
        let answer = check(&mut site.client(), "application/x-ndjson", "?hashes=1", &body);
        assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")));
        fits("checkRecords", &answer);
        let report = json(&answer);
        let records = report["records"].as_array().unwrap();
        let said: Vec<_> = records
            .iter()
            .map(|one| (one["record"].clone(), one["status"].clone()))
            .collect();
        assert_eq!(
            said,
            [1, 2, 3].map(|n| (n.into(), if n == 1 { "accepted" } else { "rejected" }.into()))
        );
        assert_eq!(records[0]["computed"]["scores"]["C"], 18);
        assert!(
            records[0]["hashes"]["doc"]
                .as_str()
                .unwrap()
                .starts_with("sha256:c3f30b4b")
        );
        let fault = &records[1]["findings"][0];
        assert_eq!((&fault["code"], &fault["line"]), (&"MUST_BEAT".into(), &3.into()));
        assert_eq!(records[2]["findings"][0]["code"], "JSON_SYNTAX");
        let summary = (&report["summary"]["total"], &report["summary"]["rejected"]);
        assert_eq!(summary, (&3.into(), &2.into()));
        let kept = site.store.read(|db| talon_store::hands::count(db, None)).unwrap();
        assert_eq!(kept, 0);
    });
}

#[test]
fn a_request_without_a_body_has_nothing_to_check() {
    on_each_site(|site| {
        let answer = site.client().send("POST", "/api/v1/check", &[], b"");
        fits("checkRecords", &answer);
        assert_eq!(
            (answer.status, json(&answer)["code"].clone()),
            (400, "JSON_SYNTAX".into())
        );
    });
}

#[test]
fn a_mark_at_the_beginning_is_told_as_everywhere() {
    on_each_site(|site| {
        let body = format!("\u{feff}{}", line());
        let answer = check(&mut site.client(), "application/json", "", &body);
        let report = json(&answer);
        let record = &report["records"][0];
        assert_eq!(
            (&record["status"], &record["findings"][0]["code"]),
            (&"accepted".into(), &"BYTE_ORDER_MARK".into())
        );
    });
}

#[test]
fn a_text_out_of_a_mail_is_read_and_it_is_told_as_what() {
    let quoted: String = EVENING.lines().map(|line| format!("> {line}\n")).collect();
    let mail = format!("Hello,\n\non Tuesday Anna wrote:\n{quoted}Thanks!\n");
    on_each_site(|site| {
        let mut client = site.client();
        let answer = check(&mut client, "text/plain; charset=utf-8", "", &mail);
        fits("checkRecords", &answer);
        let report = json(&answer);
        let told = serde_json::json!({"notation": "text", "passed_over": 3});
        assert_eq!(
            (&report["summary"]["accepted"], &report["read_as"]),
            (&12.into(), &told)
        );
        let page = form_to(&mut client, "/check", &[("text", &mail)]).text();
        let said = "Read as: short text, 12 deals; 3 lines around it were ignored.";
        assert!(page.contains(said), "{page}");
        assert_eq!(
            json(&check(&mut client, "application/json", "", &line())).get("read_as"),
            None
        );
        assert_eq!(check(&mut client, "text/html", "", &mail).status, 415);
    });
}

#[test]
fn a_table_of_an_evening_is_read_and_its_pay_is_compared() {
    let wrong = TABLE.replace(",2,-1,-1", ",2,-1,-3");
    on_each_site(|site| {
        let mut client = site.client();
        let answer = check(&mut client, "text/csv", "", &wrong);
        fits("checkRecords", &answer);
        let report = json(&answer);
        assert_eq!(
            (&report["summary"]["accepted"], &report["read_as"]),
            (&12.into(), &serde_json::json!({"notation": "csv", "passed_over": 0}))
        );
        let finding = &report["records"][0]["findings"][0];
        assert_eq!(
            (
                &finding["code"],
                &finding["line"],
                &finding["found"],
                &finding["expected"]
            ),
            (&"RESULT_MISMATCH".into(), &2.into(), &(-3).into(), &(-1).into())
        );
        let page = form_to(&mut client, "/check", &[("text", &wrong)]).text();
        assert!(page.contains("Read as: table (CSV), 12 deals."), "{page}");
        let total = TABLE.replace("2,Anna,,Cili,ulti,,,'++", "2,Anna,,,,,,");
        let page = form_to(&mut client, "/check", &[("text", &total)]).text();
        assert!(
            page.contains("This row has numbers but no contract, so nothing in it can be checked."),
            "{page}"
        );
    });
}

#[test]
fn of_a_round_whose_cards_do_not_hold_the_score_can_be_kept() {
    let session = include_str!("../../docs/samples/session.ppn");
    let round = session
        .lines()
        .find(|line| line.contains(":-"))
        .expect("a round that was played");
    let cards = round.split(' ').nth(2).expect("cards");
    let twice = format!("{0}{0}{1}", &cards[..1], &cards[2..]);
    let faulty = format!("[Bula 60]\n[Refe 2]\n{}\n", round.replace(cards, &twice));
    on_each_site(|site| {
        let mut client = site.client();
        let page = form_to(&mut client, "/check", &[("text", &faulty)]).text();
        let before = page.split("Keep the score only").next().expect("a page");
        assert_ne!(before, page, "{page}");
        let href = before
            .rsplit("href=\"")
            .next()
            .and_then(|rest| rest.split('"').next())
            .expect("a link");
        let kept = client.get(href).text();
        assert!(kept.contains("is legal.") && !kept.contains("is not legal."), "{kept}");
        // A round that holds has no need of it.
        let sound = form_to(&mut client, "/check", &[("text", session)]).text();
        assert!(!sound.contains("Keep the score only"));
    });
}

#[test]
fn a_claim_that_differs_is_an_error_only_in_strict_checks() {
    on_each_site(|site| {
        let claimed = include_str!("../fixtures/ulti/RESULT_MISMATCH.strict.json");
        let record: Value = serde_json::from_str(claimed).unwrap();
        let record = record.get("record").unwrap_or(&record).to_string();
        let status = |query: &str| {
            let report = json(&check(&mut site.client(), "application/json", query, &record));
            (
                report["records"][0]["status"].clone(),
                report["summary"]["with_warnings"].clone(),
            )
        };
        assert_eq!(status(""), ("accepted".into(), 1.into()));
        assert_eq!(status("?strict=1"), ("rejected".into(), 0.into()));
    });
}

#[test]
fn what_cannot_be_judged_is_named() {
    on_each_site(|site| {
        let mut client = site.client();
        for (body, code) in [
            (" \n", "JSON_SYNTAX"),
            ("[1 123 LS7]\n[2 231 X]\n", "PPN_SYNTAX"),
            ("\0\0", "JSON_SYNTAX"),
            ("\u{feff}", "JSON_SYNTAX"),
        ] {
            let report = json(&check(&mut client, "application/json", "", body));
            assert_eq!(report["records"][0]["findings"][0]["code"], code, "{body:?}");
        }
        for query in ["?strict=yes", "?club=a", "?strict=1&strict=0"] {
            assert_eq!(
                check(&mut client, "application/json", query, "{}").status,
                400,
                "{query}"
            );
        }
        assert_eq!(check(&mut client, "text/html", "", "{}").status, 415);
        assert_eq!(client.get("/api/v1/check").status, 405);
    });
}

#[test]
fn more_than_may_be_judged_at_once_is_refused_whole() {
    on_each_site(|site| {
        let many = |count: usize| "{}\n".repeat(count);
        let mut client = site.client();
        let full = json(&check(&mut client, "application/x-ndjson", "", &many(200)));
        assert_eq!(full["summary"]["total"], 200);
        let over = check(&mut client, "application/x-ndjson", "", &many(201));
        assert_eq!((over.status, &problem(&over)["code"]), (413, &"TOO_LARGE".into()));
        let long = check(&mut client, "application/json", "", &" ".repeat(1024 * 1024 + 1));
        assert_eq!((long.status, &problem(&long)["code"]), (413, &"TOO_LARGE".into()));
        let chunk = format!("{:x}\r\n{}\r\n0\r\n\r\n", 1024 * 1024 + 1, " ".repeat(1024 * 1024 + 1));
        assert!(chunked(site.address, "/api/v1/check", &chunk).starts_with("HTTP/1.1 413 "));
    });
}

#[test]
fn checking_is_counted_by_address_whatever_token_is_sent() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::with(&backend.open(), |config| config.rate_limits = true);
        let good = token(&site.store, anna(&site.store, false), "read");
        let mut client = site.client();
        let mut statuses = (0..40).map(|n| {
            let made_up = format!("Bearer talon_{n}");
            let with = if n % 2 == 0 { good.as_str() } else { made_up.as_str() };
            let headers = [("content-type", "application/json"), ("authorization", with)];
            client.send("POST", "/api/v1/check", &headers, b"{}").status
        });
        assert_eq!((statuses.next(), statuses.next()), (Some(200), Some(401)));
        assert!(statuses.any(|status| status == 429));
    }
}
