//! What the API answers.

use serde_json::Value;
use talon_store::hands::Visibility;

use super::as_before;
use super::reports::several;
use crate::harness::site::{Answer, on_each_site};
use crate::replay::store_record;

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");

/// Status and body, without what differs from one time to the next.
fn told(answer: &Answer) -> String {
    let mut body: Value = serde_json::from_slice(&answer.bytes).unwrap_or_else(|_| panic!("{}", answer.text()));
    forget(&mut body);
    format!("{}\n{}", answer.status, serde_json::to_string_pretty(&body).unwrap())
}

fn forget(value: &mut Value) {
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                match &**name {
                    "created_at" | "updated_at" | "imported_at" | "request_id" | "instance" => *member = "…".into(),
                    _ => forget(member),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(forget),
        _ => {}
    }
}

#[test]
fn a_hand_a_list_and_what_is_not_there() {
    on_each_site(|site| {
        store_record(&site.store, EXAMPLE, Visibility::Public, 1);
        let mut client = site.client();
        as_before("api-hand", &told(&client.get("/api/v1/hands/1")));
        as_before("api-hands", &told(&client.get("/api/v1/hands?player=cili")));
        as_before("api-no-hand", &told(&client.get("/api/v1/hands/99")));
        as_before("api-no-filter", &told(&client.get("/api/v1/hands?contract=none")));
    });
}

#[test]
fn a_report_and_an_answer_of_the_desk() {
    on_each_site(|site| {
        let mut client = site.client();
        let mut post =
            |path: &str, kind: &str, body: &str| client.send("POST", path, &[("content-type", kind)], body.as_bytes());
        let report = post("/api/v1/check?hashes=1", "application/x-ndjson", &several());
        as_before("api-check", &told(&report));
        let question = r#"{"game":"ulti","ask":"legal_cards","hand":["B8","AA","L7","LX"],"trick":["LA","L8"],"trump":"L","contract":"simple","role":"declarer","trick_no":4}"#;
        as_before("api-desk", &told(&post("/api/v1/desk", "application/json", question)));
        let fault = question.replace("\"LX\"", "\"L9X\"");
        as_before(
            "api-desk-fault",
            &told(&post("/api/v1/desk", "application/json", &fault)),
        );
    });
}
