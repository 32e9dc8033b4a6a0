//! What happens when a session ends by itself: nothing typed is lost, and acts that others could abuse ask for the
//! password again.

use super::people::{MAIL, PASSWORD, anna, signed_in};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Client, Site};

/// Sites of which the clock can be put forward, by moving what they remember into the past.
fn on_each(test: impl Fn(&Site, &Backend)) {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::start(&backend.open());
        test(&site, &backend);
    }
}

fn long_ago(backend: &Backend, column: &str) {
    backend.behind_the_back(&format!("UPDATE auth_sessions SET {column} = '2026-01-01 00:00:00'"));
}

#[test]
fn a_form_that_comes_too_late_is_sent_again_after_signing_in() {
    on_each(|site, backend| {
        anna(&site.store, false);
        let mut client = signed_in(site);
        let csrf = client.get("/account").hidden("csrf").expect("a token");
        long_ago(backend, "seen_at");
        let typed = [("name", "Anna \"B\" <Ő>"), ("language", "hu"), ("csrf", &csrf)];
        let late = client.post("/account/profile", &typed);
        assert_eq!(late.status, 401);
        assert!(late.text().contains("what you typed has been kept"), "{}", late.text());
        let again = |page: &Answer, password: &str| {
            let hidden = |name: &str| page.hidden(name).expect(name);
            let (path, kept, token) = (hidden("again_path"), hidden("again"), hidden("csrf"));
            let form = [
                ("email", MAIL),
                ("password", password),
                ("again_path", path.as_str()),
                ("again", kept.as_str()),
                ("csrf", token.as_str()),
            ];
            client.clone().with(late.cookies()).post("/sign-in", &form)
        };
        let wrong = again(&late, "not the right one");
        assert_eq!(wrong.status, 422);
        let right = again(&wrong, PASSWORD);
        assert_eq!(right.status, 200);
        let mut client = site.client().with(right.cookies());
        let page = right.text();
        assert!(
            page.contains("action=\"/account/profile\"") && !page.contains(PASSWORD),
            "{page}"
        );
        let name = page
            .split("name=\"name\" value=\"")
            .nth(1)
            .expect("the name")
            .split('"')
            .next();
        let name = name
            .expect("its value")
            .replace("&#34;", "\"")
            .replace("&#60;", "<")
            .replace("&#62;", ">");
        assert_eq!(name, typed[0].1);
        let fresh = right.hidden("csrf").expect("a token");
        assert_ne!(fresh, csrf);
        let sent = client.post("/account/profile", &[("name", &name), typed[1], ("csrf", &fresh)]);
        assert_eq!(sent.status, 200);
        assert!(sent.text().contains("&#60;Ő&#62;"), "{}", sent.text());
    });
}

#[test]
fn the_words_of_a_form_with_files_are_kept_as_well() {
    on_each(|site, backend| {
        anna(&site.store, false);
        let mut client = signed_in(site);
        let csrf = client.get("/account").hidden("csrf").expect("a token");
        long_ago(backend, "seen_at");
        let part = |about: &str, value: &str| {
            format!("--x\r\nContent-Disposition: form-data; name={about}\r\n\r\n{value}\r\n")
        };
        let body = [
            part("csrf", &csrf),
            part("text", "{\"typed\": true}"),
            "--x--\r\n".to_owned(),
        ]
        .concat();
        let headers = [
            ("content-type", "multipart/form-data; boundary=x"),
            ("sec-fetch-site", "same-origin"),
        ];
        let late = client.send("POST", "/import", &headers, body.as_bytes());
        assert_eq!(
            (late.status, late.hidden("again_path").as_deref()),
            (401, Some("/import"))
        );
        assert!(late.text().contains("what you typed has been kept"), "{}", late.text());
    });
}

#[test]
fn a_form_of_passwords_alone_leaves_nothing_behind() {
    on_each(|site, backend| {
        anna(&site.store, false);
        let mut client = signed_in(site);
        let csrf = client.get("/account").hidden("csrf").expect("a token");
        long_ago(backend, "seen_at");
        let form = [
            ("current", PASSWORD),
            ("password", "eight ducks on the lake"),
            ("csrf", &csrf),
        ];
        let answer = client.post("/account/password", &form);
        assert_eq!((answer.status, answer.hidden("again")), (401, None));
        assert!(!answer.text().contains("ducks"));
        assert!(answer.text().contains("/sign-in?next=/"), "{}", answer.text());
    });
}

#[test]
fn a_session_ends_when_idle_sooner_for_who_runs_the_site_and_at_last_for_all() {
    on_each(|site, backend| {
        anna(&site.store, true);
        super::people::account(&site.store, "bela@example.org", false);
        let sign_in = |email: &str| {
            let mut client = site.client();
            assert_eq!(
                client
                    .submit("/sign-in", &[("email", email), ("password", PASSWORD)])
                    .status,
                303
            );
            client
        };
        let (mut admin, mut member) = (sign_in(MAIL), sign_in("bela@example.org"));
        let hours = chrono::Utc::now() - chrono::TimeDelta::hours(13);
        let seen = hours.format("%Y-%m-%d %H:%M:%S");
        backend.behind_the_back(&format!("UPDATE auth_sessions SET seen_at = '{seen}'"));
        assert_eq!(
            (admin.get("/account").status, member.get("/account").status),
            (401, 200)
        );
        long_ago(backend, "expires_at");
        assert_eq!(member.get("/account").status, 401);
    });
}

#[test]
fn a_token_is_made_without_a_password_only_shortly_after_one_was_typed() {
    on_each(|site, backend| {
        anna(&site.store, false);
        let mut client = signed_in(site);
        let page = client.get("/account");
        assert!(!page.text().contains("token-password"));
        let csrf = page.hidden("csrf").expect("a token");
        let make = |client: &mut Client, password: Option<&str>| {
            let mut form = vec![("label", "script"), ("scopes", "read"), ("csrf", csrf.as_str())];
            form.extend(password.map(|password| ("token-password", password)));
            client.post("/account/tokens", &form).status
        };
        assert_eq!(make(&mut client, None), 200);
        long_ago(backend, "confirmed_at");
        assert!(client.get("/account").text().contains("token-password"));
        assert_eq!(make(&mut client, None), 422);
        assert_eq!(make(&mut client, Some("not the right one")), 422);
        assert_eq!(make(&mut client, Some(PASSWORD)), 200);
        assert_eq!(make(&mut client, None), 200);
    });
}

#[test]
fn sessions_are_listed_and_ended_one_by_one_and_at_most_twenty_go_on() {
    on_each(|site, backend| {
        anna(&site.store, false);
        let (mut here, mut there, mut third) = (signed_in(site), signed_in(site), signed_in(site));
        let page = here.get("/account").text();
        let names: Vec<&str> = page.split("name=\"session\" value=\"").skip(1).collect();
        let names: Vec<&str> = names.iter().filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(names.len(), 2, "the two others");
        let csrf = here.get("/account").hidden("csrf").expect("a token");
        let end = here.post("/account/sessions", &[("session", names[0]), ("csrf", &csrf)]);
        assert_eq!(end.status, 303);
        let alive = [there.get("/account").status, third.get("/account").status];
        assert!(alive == [401, 200] || alive == [200, 401], "{alive:?}");
        assert_eq!(
            here.post("/account/sessions", &[("session", "no such"), ("csrf", &csrf)])
                .status,
            404
        );
        super::people::account(&site.store, "bela@example.org", false);
        let mut other = site.client();
        other.submit("/sign-in", &[("email", "bela@example.org"), ("password", PASSWORD)]);
        let foreign = other.get("/account").hidden("csrf").expect("a token");
        let form = [("session", names[1]), ("csrf", foreign.as_str())];
        assert_eq!(other.post("/account/sessions", &form).status, 404);
        assert_eq!(here.post("/account/sessions", &[("csrf", &csrf)]).status, 303);
        assert_eq!([there.get("/account").status, third.get("/account").status], [401, 401]);
        assert_eq!((here.get("/account").status, other.get("/account").status), (200, 200));

        long_ago(backend, "created_at");
        (0..20).for_each(|_| drop(signed_in(site)));
        assert_eq!(here.get("/account").status, 401);
    });
}
