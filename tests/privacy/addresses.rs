//! How addresses are written, and what is there for those who ask without having read a page.

use crate::accounts::people::{anna, signed_in};
use crate::harness::site::{Answer, Client, on_each_site};

/// Where an answer says that something lies.
fn moved(answer: &Answer) -> (u16, Option<&str>) {
    (answer.status, answer.header("location"))
}

#[test]
fn an_address_that_is_written_otherwise_leads_to_the_right_one() {
    on_each_site(|site| {
        for (path, right) in [
            ("/hands/", "/hands"),
            ("/rules/ulti/", "/rules/ulti"),
            ("/hands//?player=Anna&older=3", "/hands?player=Anna&older=3"),
            ("/clubs/Pelda", "/clubs/pelda"),
            ("/clubs/PELDA/members/?q=%C3%A9", "/clubs/pelda/members?q=%C3%A9"),
            ("/clubs/Pelda/calendar.ics/", "/clubs/Pelda/calendar.ics"),
            ("/api/v1/clubs/Pelda/", "/api/v1/clubs/Pelda"),
            ("/Tournaments", "/tournaments"),
            ("/docs/errors/must_follow", "/docs/errors/MUST_FOLLOW"),
        ] {
            for method in ["GET", "HEAD"] {
                let answer = site.client().send(method, path, &[], b"");
                assert_eq!(moved(&answer), (308, Some(right)), "{method} {path}");
                assert!(answer.header("content-security-policy").is_some(), "{path}");
            }
            assert_ne!(site.client().get(right).status, 308, "{right}");
        }
        // Never to another site.
        for path in [
            "/",
            "/hands",
            "/\\evil.example/",
            "//evil.example/",
            "///Evil.example",
            "/card/AbCd",
        ] {
            assert_ne!(site.client().get(path).status, 308, "{path}");
        }
        // A form is sent again to the right place, and does nothing here.
        anna(&site.store, false);
        let answer = signed_in(site).post("/sign-out/", &[]);
        assert_eq!(moved(&answer), (308, Some("/sign-out")));
    });
}

#[test]
fn programs_that_read_no_page_find_what_they_ask_for() {
    on_each_site(|site| {
        let robots = site.client().get("/robots.txt");
        assert_eq!(
            (robots.status, robots.header("content-type")),
            (200, Some("text/plain; charset=utf-8"))
        );
        assert!(robots.text().starts_with("User-agent: *\n") && robots.text().contains("Disallow: /account\n"));
        let icon = site.client().get("/favicon.ico");
        assert_eq!((icon.status, &icon.bytes[..4]), (200, &[0, 0, 1, 0][..]));
        assert!(
            icon.header("content-type")
                .is_some_and(|kind| kind.starts_with("image/")),
            "{:?}",
            icon.headers
        );
        let tag = icon.header("etag").expect("a tag");
        let again = site
            .client()
            .send("GET", "/favicon.ico", &[("if-none-match", tag)], b"");
        assert_eq!((again.status, again.bytes.len()), (304, 0));
    });
}

/// The page as it is sent to someone who says that about compression.
fn page(client: &mut Client, path: &str, asked: &str) -> (bool, String) {
    let answer = client.send("GET", path, &[("accept-encoding", asked)], b"");
    assert_eq!(answer.status, 200, "{path}");
    (
        answer.header("content-encoding") == Some("gzip"),
        answer.header("vary").unwrap_or_default().to_owned(),
    )
}

#[test]
fn clients_that_want_no_gzip_get_none_and_every_answer_says_what_it_depends_on() {
    on_each_site(|site| {
        let style = site.client().get("/").text();
        let style = style
            .split("href=\"/static/")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        let style = format!("/static/{}", style.expect("a style"));
        for (path, by) in [
            ("/rules/ulti", "accept-encoding, accept-language, authorization, cookie"),
            ("/api/openapi.json", "accept-encoding, accept-language, authorization"),
            (&*style, "accept-encoding"),
        ] {
            let mut client = site.client();
            for (asked, packed) in [
                ("gzip, deflate, br", true),
                ("gzip;q=0.5", true),
                ("gzip;q=0", false),
                ("gzip; q=0.0, *;q=1", false),
                ("br", false),
                ("identity;q=1, gzip;q=0.2", false),
            ] {
                assert_eq!(
                    page(&mut client, path, asked),
                    (packed, by.to_owned()),
                    "{path} {asked}"
                );
            }
        }
        for (path, by) in [
            ("/healthz", "accept-encoding"),
            ("/nowhere", "accept-encoding, accept-language, authorization, cookie"),
        ] {
            assert_eq!(site.client().get(path).header("vary"), Some(by), "{path}");
        }
    });
}
