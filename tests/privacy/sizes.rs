//! How much may be sent, and how often a password may be wrong, as the settings say it and no more; pages name the size
//! that holds.

use chrono::Utc;
use talon_service::config::{Config, SIZES, SizeLimit, Sizes};
use talon_store::members;

use crate::accounts::people::{MAIL, PASSWORD, anna, signed_in};
use crate::api::token;
use crate::clubs::people::{Who, browser, csrf, town};
use crate::harness::backend::{Backend, Contents};
use crate::harness::process::talon;
use crate::harness::site::{Client, Site};
use crate::import::club;
use crate::import::pages::form_to;

/// Every size at its least.
fn small(config: &mut Config) {
    config.sizes = Sizes::of(&SIZES.map(|(name, least, _)| SizeLimit { name, bytes: least }));
}

fn on_each_set(settle: impl Fn(&mut Config) + Copy, test: impl Fn(&Site)) {
    for backend in Backend::all_with(Contents::Tables) {
        test(&Site::with(&backend.open(), settle));
    }
}

/// A text of so many KiB and one byte.
fn over(kib: usize) -> String {
    " ".repeat(kib * 1024) + "x"
}

fn refuses(client: &mut Client, path: &str, parts: &[(&str, &str)], said: &str) {
    let answer = form_to(client, path, parts);
    assert_eq!(answer.status, 413, "{path}: {}", answer.text());
    assert!(answer.text().contains(said), "{path}: {said}: {}", answer.text());
}

#[test]
fn a_file_or_a_text_is_taken_up_to_the_size_that_is_set() {
    on_each_set(small, |site| {
        let user = anna(&site.store, false);
        let club = club(&site.store);
        site.store
            .write(|db| members::join(db, club.id, user, Utc::now().into()))
            .expect("a member");
        let mut client = signed_in(site);
        let page = client.get("/import").text();
        assert!(
            page.contains("At most 256 KiB") && page.contains("data-bytes-max=\"262144\""),
            "{page}"
        );
        assert!(client.get("/check").text().contains("At most 256 KiB and 200 records"));
        for part in ["text", "file:a.json"] {
            refuses(&mut client, "/check", &[(part, &over(256))], "256 KiB");
            refuses(
                &mut client,
                "/import",
                &[("club", "kor"), (part, &over(256))],
                "larger than 256 KiB",
            );
        }
        let bearer = token(&site.store, user, "read import");
        let headers = [("authorization", &*bearer), ("content-type", "application/json")];
        for path in ["/api/v1/imports?club=kor", "/api/v1/check"] {
            assert_eq!(
                client.send("POST", path, &headers, over(256).as_bytes()).status,
                413,
                "{path}"
            );
        }
        // A club keeps four of the largest files, and no fifth.
        let whole = format!("{{}}{}", " ".repeat(256 * 1024 - 2));
        for _ in 0..4 {
            let sent = form_to(&mut client, "/import", &[("club", "kor"), ("file:a.json", &whole)]);
            assert_eq!(sent.status, 303, "{}", sent.text());
        }
        let full = form_to(&mut client, "/import", &[("club", "kor"), ("file:a.json", &whole)]);
        assert_eq!(full.status, 422);
        assert!(full.text().contains("upload limit of 1 MiB"), "{}", full.text());
    });
}

#[test]
fn a_form_and_a_list_are_taken_up_to_the_size_that_is_set() {
    on_each_set(small, |site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let (page, long) = (owner.get("/clubs/one/members/import").text(), over(64));
        assert!(page.contains("at most 64 KiB and 5,000 rows"), "{page}");
        for part in ["text", "file:a.csv"] {
            refuses(
                &mut owner,
                "/clubs/one/members/import",
                &[(part, &long)],
                "larger than 64 KiB",
            );
        }
        let csrf = csrf(&mut owner);
        let form = [("name", long.as_str()), ("language", "en"), ("csrf", &csrf)];
        assert_eq!(owner.post("/account/profile", &form).status, 413);
        assert_eq!(
            site.client()
                .submit("/sign-in", &[("email", &long), ("password", "x")])
                .status,
            413
        );
        let kind = [("content-type", "application/json")];
        assert_eq!(owner.send("POST", "/api/v1/desk", &kind, long.as_bytes()).status, 413);
    });
}

#[test]
fn hands_are_brought_to_a_table_up_to_the_sizes_that_are_set() {
    on_each_set(small, |site| {
        let town = town(site);
        let mut director = browser(site, Who::Director);
        let path = format!("/tournaments/{}/rounds/1/tables/1/hands", town.tournaments[1]);
        for part in ["text", "file:a.json"] {
            let parts = [("act", "upload"), ("key", part), (part, &over(256))];
            refuses(&mut director, &path, &parts, "larger than 256 KiB");
        }
        let whole = format!("{{}}{}", " ".repeat(256 * 1024 - 2));
        for key in ["1", "2", "3", "4"] {
            let sent = form_to(
                &mut director,
                &path,
                &[("act", "upload"), ("key", key), ("text", &whole)],
            );
            assert_eq!(sent.status, 303, "{}", sent.text());
        }
        let full = form_to(
            &mut director,
            &path,
            &[("act", "upload"), ("key", "5"), ("text", &whole)],
        );
        assert!(
            full.status == 422 && full.text().contains("upload limit of 1 MiB"),
            "{}",
            full.text()
        );
    });
}

#[test]
fn a_password_may_be_wrong_as_often_as_is_set() {
    let twice = |config: &mut Config| {
        config.rate_limits = true;
        config.rates = vec!["password=2:1/3600".parse().expect("a limit")];
    };
    on_each_set(twice, |site| {
        anna(&site.store, false);
        let wrong = [("email", MAIL), ("password", "not this one")];
        for _ in 0..2 {
            assert_eq!(site.client().submit("/sign-in", &wrong).status, 422);
        }
        let late = site
            .client()
            .submit("/sign-in", &[("email", MAIL), ("password", PASSWORD)]);
        let wait: u32 = late.header("retry-after").expect("how long").parse().expect("seconds");
        assert!(late.status == 429 && wait > 3000, "{} {wait}", late.status);
    });
}

#[test]
fn a_setting_that_makes_no_sense_is_refused_with_what_would() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("talon.db").display());
    let said = |args: &[&str], env: &[(&str, &str)]| {
        // An address of no use ends it where a limit that was let through would not.
        let base = ["--listen", "127.0.0.1:0", "--metrics-listen", "256.0.0.1:9"];
        let all = [&["serve", "--database-url", &url][..], &base, args].concat();
        let output = talon(&all, env).output().expect("an end");
        assert!(!output.status.success(), "{args:?} {env:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    for (args, expected) in [
        (["--sizes", "upload=lots"], "NAME=SIZE is expected, such as upload=64M"),
        (["--sizes", "upload=1K"], "upload is from 256 KiB to 1 GiB"),
        (["--sizes", "form=1M,club=2M"], "club must be at least upload"),
        (["--limits", "password=0:1/60"], "BURST and COUNT are from 1 to 1000000"),
        (["--limits", "password-day=60:60/86400"], "at most 100 wrong passwords"),
    ] {
        assert!(said(&args, &[]).contains(expected), "{args:?}: {}", said(&args, &[]));
    }
    assert!(said(&[], &[("TALON_SIZES", "list=1G")]).contains("list is from 64 KiB to 16 MiB"));
}
