//! What happens when the database cannot be written to or is lost: a page that says so, nothing done by halves, and
//! work as before when the cause has ended (S-47).

use scraper::{ElementRef, Html, Selector};

use crate::accounts::people::{PASSWORD, anna, signed_in};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Client, Site};

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
    let more = if backend.is_sqlite() {
        ""
    } else {
        " ON users; DROP FUNCTION refuse()"
    };
    backend.behind_the_back(&format!("DROP TRIGGER refused{more}"));
}

fn rename(client: &mut Client, name: &str) -> Answer {
    let csrf = client.get("/account").hidden("csrf").expect("a token");
    client.post(
        "/account/profile",
        &[("name", name), ("language", "en"), ("csrf", csrf.as_str())],
    )
}

#[test]
fn a_disk_that_is_full_is_told_in_words_and_passes() {
    for backend in Backend::all_with(Contents::Tables) {
        let store = backend.open();
        let site = Site::start(&store);
        anna(&store, false);
        let mut client = signed_in(&site);
        for (words, title) in [
            ("database or disk is full", "The disk is full"),
            ("attempt to write a readonly database", "The disk is read-only"),
            ("disk I/O error", "Data unavailable"),
        ] {
            refuse(&backend, words);
            let answer = rename(&mut client, "Other");
            assert_eq!(
                (answer.status, answer.header("retry-after")),
                (503, Some("10")),
                "{words}"
            );
            let page = answer.text();
            assert!(page.contains("Nothing was changed") && !page.contains(words), "{page}");
            assert!(page.contains(&format!("<h1>{title}</h1>")), "{page}");
            // Reading goes on, and nothing of it was done.
            let account = client.get("/account");
            assert!(account.status == 200 && account.text().contains("Anna"), "{words}");
            accept(&backend);
            assert_eq!(rename(&mut client, "Anna").status, 200, "{words}");
        }
    }
}

/// The fields of the form that a page offers to send again.
fn offered(page: &Answer) -> Vec<(String, String)> {
    let text = page.text();
    let form = Html::parse_document(&text);
    let fields = Selector::parse("form[action='/account/profile'] input[type=hidden]").expect("a selector");
    let value = |field: ElementRef<'_>, name| field.value().attr(name).unwrap_or_default().to_owned();
    form.select(&fields)
        .map(|field| (value(field, "name"), value(field, "value")))
        .collect()
}

#[test]
fn what_was_typed_is_kept_when_nothing_can_be_stored() {
    for backend in Backend::all_with(Contents::Tables) {
        let store = backend.open();
        let site = Site::start(&store);
        anna(&store, false);
        let mut client = signed_in(&site);
        refuse(&backend, "database or disk is full");
        let page = rename(&mut client, "Anna & \"Béla\"");
        let fields = offered(&page);
        assert!(
            page.text()
                .contains("<pre class=\"wrap\">Anna &#38; &#34;Béla&#34;</pre>"),
            "{}",
            page.text()
        );
        accept(&backend);
        let form: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
        assert_eq!(client.post("/account/profile", &form).status, 200);
        assert!(client.get("/account").text().contains("Anna &#38; &#34;Béla&#34;"));
        // A password is kept nowhere and asked for again.
        refuse(&backend, "attempt to write a readonly database");
        let csrf = client.get("/account").hidden("csrf").expect("a token");
        let form = [
            ("current", PASSWORD),
            ("password", "nine geese by the lake"),
            ("csrf", csrf.as_str()),
        ];
        let page = client.post("/account/password", &form);
        assert_eq!(page.status, 503);
        let text = page.text();
        assert!(!text.contains(PASSWORD) && !text.contains("nine geese"), "{text}");
        accept(&backend);
    }
}

#[test]
fn a_database_that_was_away_is_used_again_without_a_restart() {
    for backend in Backend::all_with(Contents::Tables)
        .into_iter()
        .filter(|backend| !backend.is_sqlite())
    {
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
