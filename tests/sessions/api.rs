//! `GET /api/v1/sessions/{id}`.

use serde_json::{Value as Json, json};
use talon_service::Actor;
use talon_store::hands::Visibility;
use talon_store::imports::Counts;

use super::deals::{complete, ulti};
use super::stored::{club, import, import_text};
use crate::harness::site::on_each_site;

#[test]
fn a_session_is_read_with_every_deal_and_the_sheet_after_it() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &complete(), Visibility::Public);
        let mut client = site.client();
        let answer = client.get("/api/v1/sessions/1");
        assert_eq!(answer.status, 200);
        let session: Json = serde_json::from_slice(&answer.bytes).expect("JSON");
        assert_eq!(session["url"], "/sessions/1");
        assert_eq!(
            [&session["club"], &session["game"], &session["key"]],
            ["klub", "preferans", "demo"]
        );
        assert_eq!(session["totals"], json!({"A": 192, "B": -190, "C": -2}));
        assert_eq!((&session["over"], &session["left"]), (&json!(true), &json!(0)));
        assert_eq!(session["sheet"]["bula"], json!({"A": -4, "B": -4, "C": 8}));
        assert_eq!(session["sheet"]["soup"]["A"], json!({"A": 0, "B": 168, "C": 180}));
        let deals = session["deals"].as_array().expect("a list");
        assert_eq!(deals.len(), 20);
        assert_eq!(deals[2]["hand_url"], "/hands/3");
        assert_eq!(
            [&deals[2]["fate"], &deals[2]["contract"], &deals[2]["declarer"]],
            ["played", "C", "C"]
        );
        assert_eq!(
            (&deals[2]["value"], &deals[2]["refa_used"], &deals[2]["left"]),
            (&json!(20), &json!(true), &json!(62))
        );
        assert_eq!(
            (&deals[1]["fate"], &deals[1]["refa_written"]),
            (&json!("passed_out"), &json!(true))
        );
        let tag = answer.header("etag").expect("a tag").to_owned();
        let again = client.send("GET", "/api/v1/sessions/1", &[("if-none-match", &tag)], b"");
        assert_eq!(again.status, 304);
        assert_eq!(client.get("/api/v1/sessions/2").status, 404);
    });
}

#[test]
fn a_session_is_taken_along_as_records_in_the_order_of_its_deals() {
    on_each_site(|site| {
        let club = club(&site.store);
        let mut records = complete();
        records.reverse();
        import(&site.store, &club, &records, Visibility::Public);
        let mut client = site.client();
        let lines = client.get("/sessions/1.ndjson");
        assert_eq!(lines.header("content-type"), Some("application/x-ndjson"));
        assert_eq!(
            lines.header("content-disposition"),
            Some("attachment; filename=\"session.ndjson\"")
        );
        let deals: Vec<Json> = lines
            .text()
            .lines()
            .map(|line| serde_json::from_str(line).expect("a record"))
            .collect();
        let numbers: Vec<i64> = deals
            .iter()
            .filter_map(|deal| deal["source"]["deal"].as_i64())
            .collect();
        assert_eq!(numbers, (1..=20).collect::<Vec<_>>());
        for missing in ["/sessions/2.ppn", "/sessions/2.ndjson"] {
            let answer = client.get(missing);
            assert_eq!(answer.status, 404);
            assert_eq!(
                answer.header("content-type"),
                Some("application/problem+json"),
                "{missing}"
            );
        }
    });
}

#[test]
fn a_session_that_came_as_ppn_leaves_as_the_same_ppn() {
    const SAMPLE: &str = include_str!("../../docs/samples/session.ppn");
    on_each_site(|site| {
        let club = club(&site.store);
        let file = ("session.ppn", SAMPLE);
        let import = import_text(&site.store, &club, &Actor::CommandLine, file, Visibility::Public);
        assert_eq!(
            import.counts,
            Counts {
                total: 20,
                accepted: 20,
                ..Counts::default()
            }
        );
        let mut client = site.client();
        assert_eq!(client.get("/docs/samples/session.ppn").text(), SAMPLE);
        let ppn = client.get("/sessions/1.ppn");
        assert_eq!(ppn.text(), SAMPLE);
        assert_eq!(
            ppn.header("content-disposition"),
            Some("attachment; filename=\"session.ppn\"")
        );
        let tag = ppn.header("etag").expect("a tag").to_owned();
        let same = client.send("GET", "/sessions/1.ppn", &[("if-none-match", &tag)], b"");
        assert_eq!((same.status, same.bytes.len()), (304, 0));
        let page = client.get("/sessions/1").text();
        assert!(page.contains("href=\"/sessions/1.ppn\"") && page.contains("href=\"/sessions/1.ndjson\""));
    });
}

#[test]
fn an_evening_that_came_as_a_table_leaves_as_the_same_table_and_as_text() {
    const TABLE: &str = include_str!("../fixtures/evenings/ulti.csv");
    on_each_site(|site| {
        let club = club(&site.store);
        let file = ("evening.csv", TABLE);
        let import = import_text(&site.store, &club, &Actor::CommandLine, file, Visibility::Public);
        let all = Counts {
            total: 12,
            accepted: 12,
            ..Counts::default()
        };
        assert_eq!(import.counts, all);
        let mut client = site.client();
        let table = client.get("/sessions/1.csv");
        assert_eq!(table.text(), TABLE);
        assert_eq!(table.header("content-type"), Some("text/csv; charset=utf-8"));
        assert_eq!(
            table.header("content-disposition"),
            Some("attachment; filename=\"session.csv\"")
        );
        let text = client.get("/sessions/1.txt").text();
        assert!(text.contains("\n7. Anna ulti kontra ulti: + -\n"), "{text}");
        let page = client.get("/sessions/1").text();
        assert!(page.contains("href=\"/sessions/1.csv\"") && page.contains("href=\"/sessions/1.txt\""));
        // In a language whose spreadsheets want it, other signs stand between the cells, and the tag is another.
        let own = client.send("GET", "/sessions/1.csv", &[("accept-language", "hu")], b"");
        assert!(
            own.text()
                .contains("\r\n7;Cili;;Anna;ulti;;kontra ulti;'+-;;;;-22;11;11\r\n")
        );
        assert_ne!(own.header("etag"), table.header("etag"));
        for missing in ["/sessions/2.csv", "/sessions/2.txt"] {
            let answer = client.get(missing);
            assert_eq!(answer.status, 404);
            assert_eq!(answer.header("content-type"), Some("application/problem+json"));
        }
    });
}

#[test]
fn no_deal_is_left_out_of_a_file_without_a_word() {
    let text = "ulti: \"Kis, Anna\", Béla, Cili; deals Cili; session evening\n\
        1. \"Kis, Anna\" simple: +\n2. Cili ulti kontra ulti: + -\n";
    on_each_site(|site| {
        let club = club(&site.store);
        let file = ("evening.txt", text);
        let import = import_text(&site.store, &club, &Actor::CommandLine, file, Visibility::Public);
        assert_eq!((import.counts.total, import.counts.accepted), (2, 2));
        let mut client = site.client();
        let table = client.get("/sessions/1.csv").text();
        assert!(
            table.contains("\"Kis, Anna\"") && table.lines().count() == 3 && !table.contains('#'),
            "{table}"
        );
        assert_eq!(client.get("/sessions/1.txt").text(), text);

        // Two of them have one name as a line compares them.
        let mut record = ulti(1);
        record["source"]["session"] = json!("other");
        record["players"]["A"] = json!({"name": "Kis, Anna"});
        record["players"]["B"] = json!({"name": "Kis Anna"});
        let file = ("other.json", record.to_string());
        let other = import_text(
            &site.store,
            &club,
            &Actor::CommandLine,
            (file.0, &file.1),
            Visibility::Public,
        );
        assert_eq!(other.counts.accepted, 1, "{record}");
        for file in ["/sessions/2.csv", "/sessions/2.txt"] {
            let answer = client.get(file);
            let text = answer.text();
            assert!(
                answer.status == 200 && text.contains("# These deals are left out") && text.contains(": 1."),
                "{text}"
            );
        }
    });
}

#[test]
fn deals_for_which_ppn_has_no_place_leave_a_gap_in_its_numbers() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &complete(), Visibility::Public);
        let ppn = site.client().get("/sessions/1.ppn").text();
        let numbers = |line: &str| line.strip_prefix('[')?.split(' ').next()?.parse().ok();
        let kept: Vec<u32> = ppn.lines().filter_map(numbers).collect();
        // Passed out or not played; the others were agreed upon, and nobody knows their tricks.
        assert_eq!(kept, [2, 6, 8, 9, 11, 14], "{ppn}");
    });
}

#[test]
fn a_session_of_a_game_without_such_a_notation_has_records_alone() {
    on_each_site(|site| {
        let club = club(&site.store);
        import(&site.store, &club, &[ulti(1)], Visibility::Public);
        let mut client = site.client();
        assert_eq!(client.get("/sessions/1.ndjson").text().lines().count(), 1);
        assert_eq!(client.get("/sessions/1.ppn").status, 404);
        assert!(!client.get("/sessions/1").text().contains("/sessions/1.ppn"));
    });
}
