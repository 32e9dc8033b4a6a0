//! Many files in one form: each is an import, and counts as one.

use chrono::Utc;
use talon_store::imports::of_user;
use talon_store::{UserId, members};

use super::pages::form_to;
use crate::accounts::people::{anna, signed_in};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Client, Site};

/// A site on which someone belongs to a club, with limits or without.
fn with_anna(rate_limits: bool, test: impl Fn(&Site, UserId, &mut Client)) {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::with(&backend.open(), |config| {
            config.rate_limits = rate_limits;
            config.rates = vec!["import=4:1/3600".parse().expect("a limit")];
        });
        let user = anna(&site.store, false);
        let club = super::club(&site.store);
        site.store
            .write(|db| members::join(db, club.id, user, Utc::now().into()))
            .expect("a member");
        test(&site, user, &mut signed_in(&site));
    }
}

/// So many files at once, and what else is in the form.
fn send(client: &mut Client, files: usize, more: &[(&str, &str)]) -> Answer {
    let names: Vec<String> = (1..=files).map(|n| format!("file:evening{n}.ndjson")).collect();
    let mut parts = vec![("club", "kor"), ("visibility", "club")];
    parts.extend(more);
    parts.extend(names.iter().map(|name| (name.as_str(), "{}")));
    form_to(client, "/import", &parts)
}

fn count(site: &Site, user: UserId) -> usize {
    site.store.read(|db| of_user(db, user, 1_000)).expect("a read").len()
}

#[test]
fn every_file_of_a_form_counts_as_an_import_of_its_own() {
    with_anna(true, |site, user, client| {
        let answer = send(client, 9, &[]);
        assert_eq!(answer.status, 429);
        let wait: u32 = answer
            .header("retry-after")
            .expect("how long")
            .parse()
            .expect("seconds");
        assert!(wait > 3000, "{wait}");
        assert_eq!(count(site, user), 4);
        let page = answer.text();
        assert!(
            page.contains("evening5.ndjson: ") && !page.contains("evening6.ndjson"),
            "{page}"
        );
        assert!(page.contains("4 more files were not read"), "{page}");
        // Nor by another form, in which what was typed is kept.
        let again = send(client, 0, &[("text", "what was pasted"), ("name", "Friday")]);
        assert_eq!((again.status, count(site, user)), (429, 4));
        let page = again.text();
        assert!(
            page.contains("what was pasted") && page.contains("value=\"Friday\""),
            "{page}"
        );
    });
}

#[test]
fn a_form_brings_in_no_more_files_than_it_says() {
    with_anna(false, |site, user, client| {
        assert!(client.get("/import").text().contains("100 files at once"));
        let answer = send(client, 130, &[("text", "{}")]);
        assert_eq!((answer.status, count(site, user)), (413, 100));
        let page = answer.text();
        assert!(
            page.contains("evening101.ndjson: You can send at most 100 files"),
            "{page}"
        );
        assert!(page.contains("29 more files were not read"), "{page}");
        assert_eq!(send(client, 100, &[]).status, 303);
        assert_eq!(count(site, user), 200);
    });
}
