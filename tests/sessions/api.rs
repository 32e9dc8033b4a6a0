//! `GET /api/v1/sessions/{id}`.

use serde_json::{Value as Json, json};
use talon::store::hands::Visibility;

use super::deals::complete;
use super::stored::{club, import};
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
        assert_eq!([&session["club"], &session["game"], &session["key"]], ["klub", "preferans", "demo"]);
        assert_eq!(session["totals"], json!({"A": 192, "B": -190, "C": -2}));
        assert_eq!((&session["over"], &session["left"]), (&json!(true), &json!(0)));
        assert_eq!(session["sheet"]["bula"], json!({"A": -4, "B": -4, "C": 8}));
        assert_eq!(session["sheet"]["soup"]["A"], json!({"A": 0, "B": 168, "C": 180}));
        let deals = session["deals"].as_array().expect("a list");
        assert_eq!(deals.len(), 20);
        assert_eq!(deals[2]["hand_url"], "/hands/3");
        assert_eq!([&deals[2]["fate"], &deals[2]["contract"], &deals[2]["declarer"]], ["played", "C", "C"]);
        assert_eq!(
            (&deals[2]["value"], &deals[2]["refa_used"], &deals[2]["left"]),
            (&json!(20), &json!(true), &json!(62))
        );
        assert_eq!((&deals[1]["fate"], &deals[1]["refa_written"]), (&json!("passed_out"), &json!(true)));
        let tag = answer.header("etag").expect("a tag").to_owned();
        let again = client.send("GET", "/api/v1/sessions/1", &[("if-none-match", &tag)], b"");
        assert_eq!(again.status, 304);
        assert_eq!(client.get("/api/v1/sessions/2").status, 404);
    });
}
