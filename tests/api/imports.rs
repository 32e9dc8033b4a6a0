//! Bringing records in over the API: who may, what is answered, and that repeating it does no harm.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};
use talon_service::jobs::Worker;
use talon_store::{ClubId, Store, StoreError, UserId, clubs, members};

use super::described::fits;
use super::{chunked_as, get_as, json as read, problem, token};
use crate::accounts::people::anna;
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Client, Site, on_each_site};
use crate::import::under_one_id;
use crate::store::samples::{club, minute, user};

/// So many records, one a line; those at `damaged` are cut short.
fn records(count: usize, damaged: &[usize]) -> String {
    let lines = talon_samples::generate::ulti::records(5)
        .take(count)
        .enumerate()
        .map(|(place, line)| {
            if damaged.contains(&place) {
                line[..line.len() / 2].to_owned()
            } else {
                line
            }
        });
    lines.collect::<Vec<_>>().join("\n")
}

/// Anna, who belongs to the club `club`, and their token.
fn member(store: &Store) -> (UserId, String) {
    let user = anna(store, false);
    store
        .write(|db| {
            let club = club(db, "club")?;
            members::join(db, club, user, minute(0))
        })
        .expect("a member");
    (user, token(store, user, "import"))
}

fn send(client: &mut Client, token: &str, query: &str, body: &str) -> Answer {
    send_with(client, token, query, &[], body)
}

fn send_with(client: &mut Client, token: &str, query: &str, more: &[(&str, &str)], body: &str) -> Answer {
    let mut headers = vec![("authorization", token), ("content-type", "application/x-ndjson")];
    headers.extend(more);
    client.send("POST", &format!("/api/v1/imports?{query}"), &headers, body.as_bytes())
}

fn statuses(view: &Value) -> Vec<&str> {
    view["records"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["status"].as_str().unwrap())
        .collect()
}

fn hands(site: &Site) -> usize {
    let page = read(&site.client().get("/api/v1/hands"));
    page["hands"].as_array().unwrap().len()
}

#[test]
fn a_batch_is_answered_with_a_report_on_every_record() {
    on_each_site(|site| {
        let (_, token) = member(&site.store);
        let answer = send(
            &mut site.client(),
            &token,
            "club=club&visibility=public",
            &records(5, &[2]),
        );
        assert_eq!(answer.status, 200, "{}", answer.text());
        fits("startImport", &answer);
        let view = read(&answer);
        assert_eq!(answer.header("location"), view["url"].as_str());
        assert_eq!(view["state"], "done");
        assert_eq!(
            statuses(&view),
            ["accepted", "accepted", "rejected", "accepted", "accepted"]
        );
        let summary =
            json!({"total": 5, "accepted": 4, "with_warnings": 0, "duplicates": 0, "waiting": 0, "rejected": 1});
        assert_eq!(view["summary"], summary);
        let lines: Vec<_> = view["records"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["line"].as_i64().unwrap())
            .collect();
        assert_eq!(lines, [1, 2, 3, 4, 5]);
        let (good, bad) = (&view["records"][0], &view["records"][2]);
        assert!(
            good["computed"]["contract"].is_string() && good["hashes"]["doc"].is_string(),
            "{good}"
        );
        assert_eq!(good["findings"], json!([]));
        let finding = &bad["findings"][0];
        assert_eq!(
            (&finding["record"], &finding["line"], &bad["line"]),
            (&3.into(), &3.into(), &3.into())
        );
        assert!(
            finding["message"].as_str().is_some_and(|text| !text.is_empty()),
            "{bad}"
        );
        assert_eq!(hands(site), 4);
        assert_eq!(site.client().get(good["url"].as_str().unwrap()).status, 200);
    });
}

#[test]
fn a_record_whose_id_is_known_waits_and_the_report_points_at_the_id() {
    on_each_site(|site| {
        let (_, token) = member(&site.store);
        let named = under_one_id(&records(2, &[]));
        let answer = send(&mut site.client(), &token, "club=club", &named);
        fits("startImport", &answer);
        let view = read(&answer);
        assert_eq!(statuses(&view), ["accepted", "waiting"]);
        let waits = &view["records"][1];
        assert_eq!(waits["id"], view["records"][0]["id"]);
        let finding = &waits["findings"][0];
        assert_eq!(
            (
                &finding["code"],
                &finding["pointer"],
                &finding["found"],
                &finding["severity"]
            ),
            (
                &"DUPLICATE_PROBABLE".into(),
                &"/id".into(),
                &"urn:x:1".into(),
                &"warning".into()
            )
        );
        assert_eq!(waits["findings"].as_array().map(Vec::len), Some(1));
    });
}

#[test]
fn the_report_can_be_read_again_in_parts_and_in_another_language() {
    on_each_site(|site| {
        let (_, token) = member(&site.store);
        let mut client = site.client();
        let view = read(&send(&mut client, &token, "club=club", &records(5, &[1, 3])));
        let url = view["url"].as_str().unwrap();
        let whole = get_as(&mut client, &token, url);
        fits("readImport", &whole);
        assert_eq!(read(&whole), view);
        let part = read(&get_as(&mut client, &token, &format!("{url}?limit=2")));
        assert_eq!(statuses(&part), ["accepted", "rejected"]);
        let next = read(&get_as(&mut client, &token, part["next"].as_str().unwrap()));
        assert_eq!(statuses(&next), ["accepted", "rejected"]);
        assert_eq!(next["records"][0]["line"], 3);
        let bad = read(&get_as(&mut client, &token, &format!("{url}?status=rejected")));
        assert_eq!(statuses(&bad), ["rejected", "rejected"]);
        let headers = [("authorization", token.as_str()), ("accept-language", "hu")];
        let hungarian = read(&client.send("GET", url, &headers, b""));
        assert_ne!(
            hungarian["records"][1]["findings"][0]["message"],
            view["records"][1]["findings"][0]["message"]
        );
        assert_eq!(get_as(&mut client, &token, &format!("{url}?limit=0")).status, 400);
        assert_eq!(get_as(&mut client, &token, &format!("{url}?after=50000")).status, 200);
    });
}

#[test]
fn a_single_bad_record_is_a_problem_with_its_findings() {
    on_each_site(|site| {
        let (_, token) = member(&site.store);
        let mut client = site.client();
        let answer = send(&mut client, &token, "club=club", &records(1, &[0]));
        assert_eq!(answer.status, 422, "{}", answer.text());
        fits("startImport", &answer);
        let problem = problem(&answer);
        let code = problem["findings"][0]["code"].as_str().unwrap();
        assert_eq!(problem["type"], format!("/docs/errors/{code}"));
        assert_eq!(
            (&problem["code"], &problem["summary"]["rejected"]),
            (&code.into(), &1.into())
        );
        let report = get_as(&mut client, &token, problem["instance"].as_str().unwrap());
        assert_eq!((report.status, statuses(&read(&report))), (200, vec!["rejected"]));
    });
}

#[test]
fn all_or_nothing_and_a_rehearsal_store_what_they_say() {
    on_each_site(|site| {
        let (_, token) = member(&site.store);
        let mut client = site.client();
        let dry = send(
            &mut client,
            &token,
            "club=club&visibility=public&dry_run=1",
            &records(3, &[1]),
        );
        assert_eq!((dry.status, hands(site)), (200, 0));
        assert_eq!(statuses(&read(&dry)), ["accepted", "rejected", "accepted"]);
        let all = send(
            &mut client,
            &token,
            "club=club&visibility=public&atomic=1",
            &records(3, &[1]),
        );
        assert_eq!((all.status, hands(site)), (422, 0), "{}", all.text());
        assert_eq!(problem(&all)["summary"]["rejected"], 1);
        let all = send(
            &mut client,
            &token,
            "club=club&visibility=public&atomic=1",
            &records(3, &[]),
        );
        assert_eq!((all.status, hands(site)), (200, 3));
        let again = send(&mut client, &token, "club=club", &records(3, &[]));
        let view = read(&again);
        assert_eq!(statuses(&view), ["duplicate"; 3]);
        assert_eq!(view["records"][0]["findings"][0]["code"], "DUPLICATE_EXACT");
        assert!(view["records"][0]["url"].is_string());
    });
}

#[test]
fn a_key_makes_repeating_harmless() {
    on_each_site(|site| {
        let (_, token) = member(&site.store);
        let mut client = site.client();
        let key = [("idempotency-key", "night-1")];
        let mut send = |query: &str, body: &str| send_with(&mut client, &token, query, &key, body);
        let first = send("club=club", &records(2, &[]));
        let second = send("club=club", &records(2, &[]));
        assert_eq!((first.status, second.status), (200, 200));
        assert_eq!(first.text(), second.text());
        assert_eq!(send("club=club", &records(3, &[])).status, 409);
        assert_eq!(send("club=club&dry_run=1", &records(2, &[])).status, 409);
        let long = "k".repeat(201);
        for bad in ["", "two words", long.as_str()] {
            let more = [("idempotency-key", bad)];
            let answer = send_with(&mut site.client(), &token, "club=club", &more, "");
            assert_eq!(answer.status, 400, "{bad}");
        }
    });
}

#[test]
fn nobody_imports_without_a_token_that_may() {
    on_each_site(|site| {
        let (user_id, token_of_anna) = member(&site.store);
        let mut client = site.client();
        let body = records(1, &[]);
        let headers = [("content-type", "application/x-ndjson")];
        let bare = client.send("POST", "/api/v1/imports?club=club", &headers, body.as_bytes());
        assert_eq!(
            (bare.status, bare.header("www-authenticate")),
            (401, Some("Bearer realm=\"talon\""))
        );
        problem(&bare);
        let mut browser = crate::accounts::people::signed_in(site);
        let csrf = browser.get("/account").hidden("csrf").expect("a token");
        let headers = [
            ("content-type", "application/x-ndjson"),
            ("sec-fetch-site", "same-origin"),
            ("x-csrf-token", csrf.as_str()),
        ];
        let cookie = browser.send("POST", "/api/v1/imports?club=club", &headers, body.as_bytes());
        assert_eq!(cookie.status, 401, "a cookie is not taken");
        let reader = token(&site.store, user_id, "read");
        let answer = send(&mut client, &reader, "club=club", &body);
        assert_eq!(answer.status, 403);
        assert!(
            answer
                .header("www-authenticate")
                .unwrap()
                .contains("insufficient_scope")
        );
        let stranger = site
            .store
            .write(|db| user(db, "bela@example.org"))
            .expect("somebody else");
        let stranger = token(&site.store, stranger, "read import");
        assert_eq!(send(&mut client, &stranger, "club=club", &body).status, 403);
        assert_eq!(send(&mut client, &token_of_anna, "club=nowhere", &body).status, 404);
        assert_eq!(hands(site), 0);

        let mine = read(&send(&mut client, &token_of_anna, "club=club", &body));
        let url = mine["url"].as_str().unwrap();
        assert_eq!(get_as(&mut client, &stranger, url).status, 404);
        assert_eq!(get_as(&mut client, &reader, url).status, 200);
        assert_eq!((client.get(url).status, browser.get(url).status), (401, 401));
    });
}

#[test]
fn what_cannot_be_meant_is_refused_before_it_is_kept() {
    on_each_site(|site| {
        let (_, token) = member(&site.store);
        for query in [
            "",
            "club=",
            "club=club&visibility=all",
            "club=club&atomic=yes",
            "club=club&importer=1",
        ] {
            assert_eq!(send(&mut site.client(), &token, query, "{}").status, 400, "{query}");
        }
        let headers = [
            ("authorization", token.as_str()),
            ("content-type", "multipart/form-data"),
        ];
        assert_eq!(
            site.client()
                .send("POST", "/api/v1/imports?club=club", &headers, b"x")
                .status,
            415
        );
    });
}

#[test]
fn an_upload_over_the_limit_is_cut_and_leaves_nothing() {
    let backend = Backend::sqlite_with(Contents::Tables);
    let site = Site::start(&backend.open());
    let (_, token) = member(&site.store);
    let piece = " ".repeat(1024 * 1024);
    let chunk = format!("{:x}\r\n{piece}\r\n", piece.len());
    let answer = chunked_as(site.address, "/api/v1/imports?club=club", &token, &chunk.repeat(65));
    assert!(
        answer.starts_with("HTTP/1.1 413 "),
        "{}",
        &answer[..answer.len().min(300)]
    );
    let club: ClubId = site
        .store
        .read(|db| Ok::<_, StoreError>(clubs::by_slug(db, "club")?.id))
        .unwrap();
    let kept = site
        .store
        .read(|db| talon_store::uploads::bytes_of_club(db, club))
        .unwrap();
    assert_eq!(kept, 0);
}

#[test]
fn a_large_upload_is_taken_at_once_and_read_by_a_worker() {
    on_each_site(|site| {
        let (_, token) = member(&site.store);
        let mut client = site.client();
        // Blank lines are no records, but they have to be read.
        let body = records(2, &[]) + &"\n".repeat(1024 * 1024);
        let answer = send(&mut client, &token, "club=club", &body);
        assert_eq!(answer.status, 202, "{}", answer.text());
        fits("startImport", &answer);
        let url = answer.header("location").expect("where to ask").to_owned();
        assert_eq!(read(&answer)["state"], "queued");
        let clock = Arc::new(|| minute(0));
        let worker = Worker::new(&site.store, "worker", clock, Arc::new(AtomicBool::new(false)));
        assert!(worker.turn().expect("a job"));
        let done = read(&get_as(&mut client, &token, &url));
        assert_eq!(
            (&done["state"], statuses(&done)),
            (&"done".into(), vec!["accepted", "accepted"])
        );
    });
}
