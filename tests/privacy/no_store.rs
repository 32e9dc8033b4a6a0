//! What happens when the database cannot be written to or is lost: a page that says so, nothing done by halves, and
//! work as before when the cause has ended (S-47).

use crate::accounts::people::{anna, signed_in};
use crate::harness::backend::Backend;
use crate::harness::site::{Client, Site};

/// Makes the database refuse to change an account with the words that it has for this cause.
fn refuse(backend: &Backend, words: &str) {
    if backend.is_sqlite() {
        backend.behind_the_back(&format!(
            "CREATE TRIGGER refused BEFORE UPDATE ON users BEGIN SELECT RAISE(ABORT, '{words}'); END"
        ));
    } else {
        backend.behind_the_back(&format!(
            "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS \
             $$ BEGIN RAISE EXCEPTION '{words}'; END $$; \
             CREATE TRIGGER refused BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION refuse()"
        ));
    }
}

fn accept(backend: &Backend) {
    let more = if backend.is_sqlite() { "" } else { " ON users; DROP FUNCTION refuse()" };
    backend.behind_the_back(&format!("DROP TRIGGER refused{more}"));
}

fn rename(client: &mut Client, name: &str) -> crate::harness::site::Answer {
    let csrf = client.get("/account").hidden("csrf").expect("a token");
    client.post("/account/profile", &[("name", name), ("language", "en"), ("csrf", csrf.as_str())])
}

#[test]
fn a_disk_that_is_full_is_told_in_words_and_passes() {
    for backend in Backend::all() {
        let store = backend.open();
        let site = Site::start(&store);
        anna(&store, false);
        let mut client = signed_in(&site);
        for words in ["database or disk is full", "attempt to write a readonly database", "disk I/O error"] {
            refuse(&backend, words);
            let answer = rename(&mut client, "Other");
            assert_eq!((answer.status, answer.header("retry-after")), (503, Some("10")), "{words}");
            let page = answer.text();
            assert!(page.contains("Nothing was changed") && !page.contains(words), "{page}");
            // Reading goes on, and nothing of it was done.
            let account = client.get("/account");
            assert!(account.status == 200 && account.text().contains("Anna"), "{words}");
            accept(&backend);
            assert_eq!(rename(&mut client, "Anna").status, 200, "{words}");
        }
    }
}

#[test]
fn a_database_that_was_away_is_used_again_without_a_restart() {
    for backend in Backend::all().into_iter().filter(|backend| !backend.is_sqlite()) {
        let store = backend.open();
        let site = Site::start(&store);
        anna(&store, false);
        let mut client = signed_in(&site);
        assert_eq!(client.get("/account").status, 200);
        backend.behind_the_back(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()",
        );
        // A connection may be lost on the way to the first answers; then the pool has new ones.
        let answers: Vec<u16> = (0..20).map(|_| client.get("/account").status).collect();
        assert!(answers.iter().all(|status| [200, 503].contains(status)), "{answers:?}");
        assert_eq!(answers.last(), Some(&200), "{answers:?}");
        assert_eq!(rename(&mut client, "Anna").status, 200);
    }
}
