//! The import pages over HTTP, on both databases: what is taken, and who may.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use chrono::Utc;
use talon_service::jobs::Worker;
use talon_store::{Moment, Store, clubs, imports, members};

use super::{club, records, stored};
use crate::accounts::people::{MAIL, PASSWORD, account, anna, signed_in};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Client, Site, on_each_site};

/// A form as a browser sends it with a file; a file has a name after its field's, behind a colon.
pub fn form(client: &mut Client, parts: &[(&str, &str)]) -> Answer {
    form_to(client, "/import", parts)
}

/// The same to another address.
pub fn form_to(client: &mut Client, address: &str, parts: &[(&str, &str)]) -> Answer {
    let token = client.get("/import").hidden("csrf").unwrap_or_default();
    let mut body = String::new();
    for (name, value) in [("csrf", token.as_str())].iter().chain(parts) {
        let about = match name.split_once(':') {
            Some((name, file)) => format!("name=\"{name}\"; filename=\"{file}\""),
            None => format!("name=\"{name}\""),
        };
        body += &format!("--x\r\nContent-Disposition: form-data; {about}\r\n\r\n{value}\r\n");
    }
    body += "--x--\r\n";
    let kind = ("content-type", "multipart/form-data; boundary=x");
    client.send(
        "POST",
        address,
        &[kind, ("sec-fetch-site", "same-origin")],
        body.as_bytes(),
    )
}

/// Does all jobs that are due.
pub fn work(store: &Store) {
    let clock = Arc::new(|| Moment::from(Utc::now()));
    let worker = Worker::new(store, "test", clock, Arc::new(AtomicBool::new(false)));
    while worker.turn().unwrap() {}
}

/// A club with Anna in it, who is signed in.
pub fn with_anna(test: impl Fn(&Site, &mut Client)) {
    on_each_site(|site| {
        let user = anna(&site.store, false);
        let club = club(&site.store);
        site.store
            .write(|db| members::join(db, club.id, user, Utc::now().into()))
            .unwrap();
        test(site, &mut signed_in(site));
    });
}

/// Sends a file, has it read, and answers with the address of its report.
pub fn import(site: &Site, client: &mut Client, text: &str) -> String {
    let sent = form(
        client,
        &[("club", "kor"), ("visibility", "club"), ("file:a.ndjson", text)],
    );
    assert_eq!(sent.status, 303, "{}", sent.text());
    work(&site.store);
    sent.header("location").unwrap().to_owned()
}

pub(super) fn here(site: &Site) -> i64 {
    let club = talon_service::find_club::by_slug(&site.store, "kor").unwrap();
    stored(&site.store, &club)
}

/// The first record, noted by someone else.
pub(super) fn otherwise(text: &str) -> String {
    let mut record: serde_json::Value = serde_json::from_str(text).unwrap();
    record["players"]["A"]["name"] = "Anita".into();
    record.to_string()
}

#[test]
fn a_short_file_is_read_while_its_sender_waits() {
    let text = records(30, &[3, 7]);
    with_anna(|site, client| {
        let sent = form(client, &[("club", "kor"), ("file:a.ndjson", &text)]);
        let report = client.get(sent.header("location").unwrap()).text();
        assert!(
            report.contains("30 records: 28 accepted, 0 duplicates, 0 waiting, 2 refused."),
            "{report}"
        );
        assert_eq!(here(site), 28);
    });
}

#[test]
fn a_file_is_kept_first_and_read_afterwards_and_the_report_says_which() {
    let blank = format!("{}\n", " ".repeat(1023)).repeat(1024);
    let text = format!("{}\n{blank}", records(30, &[3, 7]));
    with_anna(|site, client| {
        assert!(
            client.get("/").text().contains("href=\"/import\""),
            "who is signed in finds the way"
        );
        let parts = [
            ("club", "kor"),
            ("visibility", "private"),
            ("name", "Friday"),
            ("file:a.ndjson", &text),
        ];
        let sent = form(client, &parts);
        let address = sent.header("location").unwrap();
        let waiting = client.get(address).text();
        assert!(
            waiting.contains("Waiting to start") && waiting.contains("data-refetch"),
            "{waiting}"
        );
        assert!(waiting.contains("http-equiv=\"refresh\"") && waiting.contains("<progress"));
        assert_eq!(
            client.get(&format!("{address}/raw")).bytes,
            text.as_bytes(),
            "byte for byte, before it is read"
        );
        work(&site.store);
        let report = client.get(address).text();
        assert!(
            report.contains("30 records: 28 accepted, 0 duplicates, 0 waiting, 2 refused."),
            "{report}"
        );
        assert!(!report.contains("data-refetch") && !report.contains("http-equiv=\"refresh\""));
        assert!(
            report.contains("Friday") && report.contains("JSON_SYNTAX: 2"),
            "{report}"
        );
        assert!(report.contains("Record 3, line 3") && report.contains("class=\"finding error\""));
        assert!(
            client.get("/import").text().contains(address),
            "it is in the list of one's own"
        );
        let accepted = client.get(&format!("{address}?show=accepted"));
        let accepted = accepted.text();
        assert_eq!(accepted.matches("href=\"/hands/").count(), 20);
        assert!(accepted.contains("after=22") && client.get(&format!("{address}?show=nonsense")).status == 404);
    });
}

#[test]
fn pasted_text_and_several_files_become_an_import_each() {
    with_anna(|site, client| {
        let (one, two, three) = (records(1, &[]), records(2, &[]), records(3, &[]));
        let parts = [
            ("club", "kor"),
            ("text", &one),
            ("file:b.ndjson", &two),
            ("file:c.ndjson", &three),
        ];
        let sent = form(client, &parts.map(|(name, value)| (name, value as &str)));
        assert_eq!((sent.status, sent.header("location")), (303, Some("/import?taken=3")));
        let list = client.get("/import?taken=3").text();
        assert!(list.contains("3 imports have started"), "{list}");
        work(&site.store);
        let list = client.get("/import").text();
        assert!(
            list.contains("b.ndjson") && list.contains("c.ndjson") && list.contains("pasted text"),
            "{list}"
        );
        assert_eq!(here(site), 3);
    });
}

#[test]
fn what_is_refused_among_several_files_is_named_and_the_others_are_taken() {
    with_anna(|site, client| {
        let (one, two, three) = (records(1, &[]), records(2, &[]), records(3, &[]));
        let parts = [
            ("club", "kor"),
            ("name", "Friday"),
            ("text", &one),
            ("file:b.ndjson", &two),
            ("file:c.zip", "PK\u{3}\u{4}rest"),
            ("file:d.pdf", "%PDF-1.7 rest"),
            ("file:e.ndjson", &three),
        ];
        let sent = form(client, &parts.map(|(name, value)| (name, value as &str)));
        let page = sent.text();
        assert_eq!(sent.status, 415, "{page}");
        assert!(page.contains("c.zip: This file is compressed."), "{page}");
        assert!(page.contains("d.pdf: This is a PDF."), "{page}");
        let taken = page
            .split("These files were accepted; do not send them again")
            .nth(1)
            .unwrap();
        let taken = taken.split("</div>").next().unwrap();
        // The first has the name that was typed, the others theirs beside it.
        for name in [">Friday<", ">Friday: e.ndjson<", ">Friday: pasted text<"] {
            assert!(taken.contains(name), "{name}: {taken}");
        }
        assert_eq!(taken.matches("href=\"/imports/").count(), 3);
        assert!(
            page.contains("spellcheck=\"false\" autocomplete=\"off\">\n</textarea>"),
            "{page}"
        );
        work(&site.store);
        assert_eq!(here(site), 3);
    });
}

#[test]
fn nobody_sees_or_touches_the_import_of_another() {
    with_anna(|site, client| {
        let address = import(site, client, &records(2, &[2]));
        account(&site.store, "bela@example.org", true);
        let mut other = site.client();
        let form = [("email", "bela@example.org"), ("password", PASSWORD)];
        assert_eq!(other.submit("/sign-in", &form).status, 303);
        for way in ["", "/raw", "/refused.ndjson", "/undo"] {
            assert_eq!(other.get(&format!("{address}{way}")).status, 404, "{way}");
            assert_eq!(site.client().get(&format!("{address}{way}")).status, 401, "{way}");
        }
        assert_eq!(other.get("/imports/ffff").status, 404);
        let token = other.get("/account").hidden("csrf").unwrap();
        assert_eq!(other.post(&format!("{address}/undo"), &[("csrf", &token)]).status, 404);
        let decision = [("csrf", token.as_str()), ("choice", "store")];
        assert_eq!(other.post(&format!("{address}/records/1"), &decision).status, 404);
        assert_eq!(other.get(&format!("{address}/records/2/mend")).status, 404);
        let mended = [("csrf", token.as_str()), ("do", "store"), ("text", &records(2, &[]))];
        assert_eq!(other.post(&format!("{address}/records/2/mend"), &mended).status, 404);
        assert_eq!(here(site), 1);
        assert!(
            other.get("/import").text().contains("You are not in a club"),
            "and has nowhere to store"
        );
    });
}

#[test]
fn a_form_without_its_token_or_into_another_club_stores_nothing() {
    with_anna(|site, client| {
        let kind = ("content-type", "multipart/form-data; boundary=x");
        let body = "--x\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n{}\r\n--x--\r\n";
        let sent = client.send(
            "POST",
            "/import",
            &[kind, ("sec-fetch-site", "same-origin")],
            body.as_bytes(),
        );
        assert_eq!(sent.status, 403);
        let foreign = clubs::NewClub {
            slug: "idegen",
            name: "Idegen",
            timezone: "UTC",
            language: "hu",
            created_at: Utc::now().into(),
        };
        site.store.write(|db| clubs::insert(db, &foreign)).unwrap();
        assert_eq!(form(client, &[("club", "idegen"), ("file:a.json", "{}")]).status, 403);
        assert_eq!(form(client, &[("club", "nowhere"), ("file:a.json", "{}")]).status, 404);
        assert_eq!(
            form(client, &[("club", "kor"), ("importer_id", "1")]).status,
            400,
            "no field of ours"
        );
        let user = talon_store::users::by_email;
        let user = site.store.read(|db| user(db, MAIL)).unwrap();
        assert_eq!(site.store.read(|db| imports::of_user(db, user.id, 9)).unwrap(), []);
    });
}

#[test]
fn what_is_too_large_or_empty_is_said_in_the_form_and_what_was_typed_stays() {
    let large = " ".repeat(64 * 1024 * 1024 + 1);
    with_anna(|site, client| {
        let sent = form(
            client,
            &[
                ("club", "kor"),
                ("name", "Friday"),
                ("text", "[1]"),
                ("file:a.json", &large),
            ],
        );
        assert_eq!(sent.status, 413);
        let page = sent.text();
        assert!(
            page.contains("a.json: This file is larger than 64 MiB") && page.contains("value=\"Friday\""),
            "{page}"
        );
        assert!(
            page.contains(">Friday: pasted text<"),
            "the text beside it is taken: {page}"
        );
        let empty = form(
            client,
            &[("club", "kor"), ("visibility", "private"), ("text", " "), ("file:", "")],
        );
        assert_eq!(empty.status, 422);
        assert!(
            empty.text().contains("<option value=\"private\" selected>"),
            "{}",
            empty.text()
        );
        assert_eq!(form(client, &[("club", "kor"), ("text", &large)]).status, 413);
        assert_eq!(form(client, &[("club", &large[..501]), ("text", "[1]")]).status, 404);
        let club = talon_service::find_club::by_slug(&site.store, "kor").unwrap();
        assert_eq!(
            site.store
                .read(|db| talon_store::uploads::bytes_of_club(db, club.id))
                .unwrap(),
            3
        );
    });
}

#[test]
fn a_pasted_text_may_be_as_long_as_a_file() {
    let text = format!("{}{}", records(2, &[]), "\n".repeat(3 * 1024 * 1024));
    with_anna(|site, client| {
        let sent = form(
            client,
            &[("club", "kor"), ("visibility", "club"), ("text", &text), ("file:", "")],
        );
        assert_eq!(sent.status, 303, "{}", sent.text());
        work(&site.store);
        let address = sent.header("location").unwrap();
        assert!(client.get(address).text().contains("2 records: 2 accepted"));
        assert_eq!(client.get(&format!("{address}/raw")).bytes, text.as_bytes());
    });
}

#[test]
fn a_text_pasted_after_the_session_had_ended_can_be_sent_after_signing_in() {
    let text = records(1, &[]);
    with_anna(|site, client| {
        let body = |token: &str| {
            let part = |name: &str, value: &str| {
                format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
            };
            [
                part("csrf", token),
                part("club", "kor"),
                part("text", &text),
                "--x--\r\n".to_owned(),
            ]
            .concat()
        };
        let token = client.get("/import").hidden("csrf").unwrap();
        let mut gone = site.client();
        let kind = ("content-type", "multipart/form-data; boundary=x");
        let headers = [kind, ("sec-fetch-site", "same-origin")];
        let asked = gone.send("POST", "/import", &headers, body(&token).as_bytes());
        assert_eq!(asked.status, 401);
        let field = |name: &str| asked.hidden(name).unwrap_or_else(|| panic!("{name}: {}", asked.text()));
        let (csrf, path, again) = (field("csrf"), field("again_path"), field("again"));
        let form = [
            ("email", MAIL),
            ("password", PASSWORD),
            ("next", "/import"),
            ("csrf", &csrf),
            ("again_path", &path),
            ("again", &again),
        ];
        let offered = gone.post("/sign-in", &form);
        assert_eq!(offered.status, 200, "{}", offered.text());
        let token = offered.hidden("csrf").unwrap();
        let sent = gone.post(&path, &[("csrf", &token), ("club", "kor"), ("text", &text)]);
        assert_eq!(sent.status, 303, "{}", sent.text());
        work(&site.store);
        assert_eq!(here(site), 1);
    });
}

#[test]
fn too_many_imports_in_a_row_are_told_to_wait() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::with(&backend.open(), |config| config.rate_limits = true);
        anna(&site.store, false);
        let mut client = signed_in(&site);
        let token = client.get("/import").hidden("csrf").unwrap();
        let mut send = || client.post("/import", &[("csrf", &token), ("text", "")]).status;
        assert_eq!((0..10).map(|_| send()).filter(|status| *status == 422).count(), 10);
        assert_eq!(send(), 429);
    }
}
