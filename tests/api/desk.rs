//! The rules desk over HTTP: one question, many, one a line.

use super::{json, problem};
use crate::harness::site::{Answer, Client, on_each_site};

const QUESTION: &str = r#"{"id":7,"game":"ulti","ask":"bid_over","new":"betli","standing":"h40"}"#;

fn ask(client: &mut Client, kind: &str, body: &str) -> Answer {
    client.send("POST", "/api/v1/desk", &[("content-type", kind)], body.as_bytes())
}

#[test]
fn one_question_gets_one_answer() {
    on_each_site(|site| {
        let answer = ask(&mut site.client(), "application/json", QUESTION);
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (200, Some("application/json"))
        );
        let said = json(&answer);
        assert_eq!(
            (&said["id"], &said["ok"], &said["answer"], &said["rule"]),
            (&7.into(), &true.into(), &true.into(), &"U-5.2".into())
        );
    });
}

#[test]
fn many_questions_are_answered_in_their_order_though_one_makes_no_sense() {
    on_each_site(|site| {
        let list = format!("[{QUESTION}, {{\"game\":\"ulti\",\"ask\":\"nothing\"}}, 5, {QUESTION}]");
        let said = json(&ask(&mut site.client(), "application/json", &list));
        let oks: Vec<_> = said
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["ok"].as_bool().unwrap())
            .collect();
        assert_eq!(oks, [true, false, false, true]);
        assert_eq!(said[1]["code"], "BAD_VALUE");
        assert_eq!(
            json(&ask(&mut site.client(), "application/json", " [ ] ")),
            serde_json::json!([])
        );

        let lines = format!("{QUESTION}\n\n{{broken\n{QUESTION}");
        let answer = ask(&mut site.client(), "application/x-ndjson", &lines);
        assert_eq!(answer.header("content-type"), Some("application/x-ndjson"));
        let text = answer.text();
        let lines: Vec<serde_json::Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines.len(), 3);
        assert_eq!(
            (&lines[1]["ok"], &lines[1]["code"]),
            (&false.into(), &"JSON_SYNTAX".into())
        );
    });
}

#[test]
fn reasons_come_in_the_language_that_is_asked_for() {
    on_each_site(|site| {
        let headers = [("content-type", "application/json"), ("accept-language", "hu")];
        let answer = site
            .client()
            .send("POST", "/api/v1/desk", &headers, QUESTION.as_bytes());
        let english = ask(&mut site.client(), "application/json", QUESTION);
        assert_ne!(json(&answer)["why"], json(&english)["why"]);
    });
}

#[test]
fn what_is_no_question_at_all_is_refused() {
    on_each_site(|site| {
        let mut client = site.client();
        for (body, code) in [("{\"game\":", "JSON_SYNTAX"), ("", "JSON_SYNTAX"), ("17", "WRONG_TYPE")] {
            let answer = ask(&mut client, "application/json", body);
            assert_eq!(answer.status, 400, "{body}");
            let problem = problem(&answer);
            assert_eq!(
                (&problem["code"], &problem["ok"]),
                (&code.into(), &false.into()),
                "{problem}"
            );
        }
        assert_eq!(ask(&mut client, "text/plain", QUESTION).status, 415);
        let packed = [("content-type", "application/json"), ("content-encoding", "gzip")];
        let answer = client.send("POST", "/api/v1/desk", &packed, b"x");
        assert_eq!(problem(&answer)["status"], 415);
    });
}

#[test]
fn too_many_questions_at_once_are_cut_at_the_limit() {
    on_each_site(|site| {
        let long = " ".repeat(256 * 1024);
        let fits = ask(
            &mut site.client(),
            "application/json",
            &(QUESTION.to_owned() + &long[QUESTION.len()..]),
        );
        assert_eq!(fits.status, 200);
        let answer = ask(&mut site.client(), "application/json", &(QUESTION.to_owned() + &long));
        assert_eq!((answer.status, &problem(&answer)["code"]), (413, &"TOO_LARGE".into()));
        // Without a length it is cut while it comes.
        let chunk = format!("{:x}\r\n{long}\r\n1\r\n \r\n0\r\n\r\n", long.len());
        let answer = crate::api::chunked(site.address, "/api/v1/desk", &chunk);
        assert!(answer.starts_with("HTTP/1.1 413 "), "{answer}");
    });
}
