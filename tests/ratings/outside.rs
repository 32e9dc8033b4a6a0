//! What of ratings leaves the site, and what never does.

use talon_store::MemberId;
use talon_store::members::Shown;

use super::{change, everybody, first_tournament, get, list, manage, signed_in};
use crate::harness::site::{Site, on_each_example_site};

/// Every address at which the list is read.
fn addresses(site: &Site) -> Vec<String> {
    let row = list(site, None).rows[0].person.0;
    let table = format!("/tables/{}/1/1", first_tournament(site));
    let mut all: Vec<String> = ["", "/about", "/tables", "/calibration", "/revisions", &table]
        .map(|rest| format!("/ratings/1{rest}"))
        .into();
    all.push(format!("/ratings/1/players/{row}"));
    all.extend(["csv", "txt", "json"].map(|kind| format!("/ratings/1.{kind}")));
    all.extend(["/embed/ratings/1", "/api/v1/ratings/1"].map(str::to_owned));
    all.push(format!("/api/v1/ratings/1/history/{row}"));
    all
}

#[test]
fn files_and_the_api_have_the_rows_of_the_page_and_say_when_nothing_has_changed() {
    on_each_example_site(|site| {
        signed_in(site);
        let shown = list(site, None);
        let read = |path: &str| -> serde_json::Value { serde_json::from_str(&get(site, path).text()).expect("JSON") };
        let asked = read("/api/v1/ratings/1");
        assert_eq!(asked, read("/ratings/1.json"));
        assert_eq!(asked["rows"].as_array().map(Vec::len), Some(shown.rows.len()));
        let first = &shown.rows[0];
        assert_eq!(asked["rows"][0]["value"], first.value.to_string());
        assert_eq!(asked["rows"][0]["name"], shown.name(first.person).expect("a name"));
        let history = read(&format!("/api/v1/ratings/1/history/{}", first.person.0));
        let tables = history["tables"].as_array().expect("tables");
        assert_eq!(tables.len(), first.tables as usize);
        assert_eq!(tables.last().expect("a table")["after"], first.value.to_string());
        let listed = read("/api/v1/ratings?club=pelda&game=ulti");
        assert_eq!(listed["lists"][0]["url"], "/ratings/1");
        assert_eq!(read("/api/v1/ratings?game=preferans")["lists"], serde_json::json!([]));

        let csv = get(site, "/ratings/1.csv").text();
        assert_eq!(csv.lines().count(), shown.rows.len() + 1, "{csv}");
        assert!(csv.starts_with("\u{FEFF}Rank,Player,Rating,Strength,±,Tables"), "{csv}");
        let text = get(site, "/ratings/1.txt").text();
        assert!(text.contains("/ratings/1\n"), "{text}");

        for path in addresses(site) {
            let answer = get(site, &path);
            assert_eq!(answer.status, 200, "{path}");
            let is_page = path.starts_with("/ratings/1/") || path == "/ratings/1";
            if !is_page {
                let tag = answer.header("etag").expect("a tag").to_owned();
                let again = site.client().send("GET", &path, &[("if-none-match", &tag)], b"");
                assert_eq!(again.status, 304, "{path}");
            }
        }
    });
}

#[test]
fn what_is_hidden_is_found_at_no_address() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        let all = addresses(site);
        let player = format!("/players/{}", list(site, None).rows[0].person.0);
        assert!(get(site, &player).text().contains("id=\"ratings\""));
        assert_eq!(manage(&mut owner, &[("act", "hide")]).status, 303);
        for path in all {
            assert_eq!(get(site, &path).status, 404, "{path}");
            let own = owner.get(&path).status;
            // Nobody is signed in to a frame, and to the API by a token only.
            let by_session = path.starts_with("/ratings/");
            assert_eq!(own, if by_session { 200 } else { 404 }, "{path}");
        }
        assert!(!get(site, &player).text().contains("id=\"ratings\""));
        assert!(!get(site, "/api/v1/ratings").text().contains("/ratings/1"));
    });
}

#[test]
fn a_frame_shows_what_a_visitor_sees_as_it_was_asked_for_and_nothing_to_press() {
    on_each_example_site(|site| {
        signed_in(site);
        let path = "/embed/ratings/1";
        let answer = get(site, &format!("{path}?lang=hu&theme=dark&rows=3&columns=short"));
        assert_eq!(answer.status, 200);
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(
            policy.contains("frame-ancestors *") && policy.contains("default-src 'none'"),
            "{policy}"
        );
        assert_eq!(answer.header("access-control-allow-origin"), Some("*"));
        assert_eq!(answer.header("set-cookie"), None);
        let text = answer.text();
        assert!(
            text.contains("data-theme=\"dark\"") && text.contains("lang=\"hu\""),
            "{text}"
        );
        assert_eq!(text.matches("<td class=\"talon-num\"><b>").count(), 3, "{text}");
        for no in ["<script", "<form", "<button", "<style"] {
            assert!(!text.contains(no), "{no}: {text}");
        }
        let piece = get(site, &format!("{path}?fragment=1")).text();
        assert!(piece.trim_start().starts_with("<table"), "{piece}");
        for bad in [
            "rows=2",
            "rows=1e3",
            "theme=%22%3E%3Cscript%3E",
            "columns=grid",
            "season=1",
        ] {
            let refused = get(site, &format!("{path}?{bad}"));
            assert_eq!(refused.status, 400, "{bad}");
            assert!(!refused.text().contains("<script"), "{}", refused.text());
        }
    });
}

#[test]
fn names_are_those_of_today_in_every_list_and_those_under_age_are_in_none() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        let shown = list(site, None);
        let [first, second] = [0, 1].map(|at| {
            let id = MemberId(shown.rows[at].person.0);
            everybody(site).into_iter().find(|one| one.id == id).expect("a member")
        });
        let history = format!("/ratings/1/players/{}", second.id);
        let table = format!("/ratings/1/tables/{}/1/1", first_tournament(site));
        change(site, &first, Shown::Alias, Some("Az ismeretlen"), false);
        change(site, &second, Shown::Alias, None, true);
        for path in addresses(site).iter().chain([&"/ratings/1?revision=1".to_owned()]) {
            let text = get(site, path).text();
            assert!(!text.contains(&first.name), "{path}: {text}");
            assert!(!text.contains(&second.name), "{path}: {text}");
        }
        assert!(get(site, "/ratings/1").text().contains("Az ismeretlen"));
        assert!(
            !get(site, "/ratings/1")
                .text()
                .contains(&format!("id=\"p{}\"", second.id))
        );
        assert_eq!(get(site, &history).status, 404);
        assert_eq!(get(site, &table).status, 200);
        // Their club goes on seeing both.
        let inside = owner.get("/ratings/1").text();
        assert!(
            inside.contains(&first.name) && inside.contains(&second.name),
            "{inside}"
        );
        assert_eq!(owner.get(&history).status, 200);
    });
}

#[test]
fn tables_of_a_tournament_that_visitors_do_not_see_count_and_lead_nowhere() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        let before = list(site, None).rows;
        let id = first_tournament(site);
        let director = talon_service::find_person::by_mail(&site.store, "member2@example.org").expect("the owner");
        let hide = talon_service::tournaments::Publish { published: false };
        let request = crate::harness::act::request(&site.store, &director, id, chrono::Utc::now());
        request.act(hide).expect("hidden");
        assert_eq!(list(site, None).rows, before);
        let table = format!("/ratings/1/tables/{id}/1/1");
        assert_eq!((get(site, &table).status, owner.get(&table).status), (404, 200));
        let row = before[0].person.0;
        for path in [
            "/ratings/1/tables".to_owned(),
            format!("/ratings/1/players/{row}"),
            "/ratings/1/revisions".to_owned(),
        ] {
            let text = get(site, &path).text();
            assert!(
                !text.contains("Őszi klubest") && !text.contains(&table),
                "{path}: {text}"
            );
        }
        let history = get(site, &format!("/api/v1/ratings/1/history/{row}")).text();
        assert!(!history.contains(&format!("\"tournament\":{id},")), "{history}");
    });
}
