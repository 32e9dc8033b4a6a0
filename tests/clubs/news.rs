//! What a club announces: who writes it, from when to when everybody sees it, and that nothing in it does more than
//! stand there.

use chrono::{Days, NaiveDate, Utc};
use scraper::{Html, Selector};
use serde_json::Value;

use super::people::{self, Who, browser, town};
use crate::harness::site::{Answer, Client, Site, on_each_site};

/// A form of an announcement.
fn said(title: &str, body: &str, from: &str, until: &str, version: &str) -> Vec<(&'static str, String)> {
    let fields = [
        ("title", title),
        ("body", body),
        ("from", from),
        ("until", until),
        ("version", version),
        ("key", ""),
    ];
    fields
        .into_iter()
        .map(|(name, value)| (name, value.to_owned()))
        .collect()
}

fn send(client: &mut Client, path: &str, fields: &[(&str, String)]) -> Answer {
    let form: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    people::send(client, path, &form)
}

fn announce(client: &mut Client, title: &str, from: &str, until: &str) -> Answer {
    let form = said(title, "We play **late**.", from, until, "0");
    send(client, "/clubs/one/news", &form)
}

fn today() -> NaiveDate {
    talon_service::clubs::clock::local("Europe/Budapest", Utc::now()).date()
}

/// Everywhere that a visitor could read it.
fn visible(site: &Site, words: &str) -> Vec<&'static str> {
    let ways = [
        "/clubs/one",
        "/clubs/one/news",
        "/clubs/one/news.atom",
        "/api/v1/clubs/one/announcements",
    ];
    let mut visitor = site.client();
    ways.into_iter()
        .filter(|way| {
            let answer = visitor.get(way);
            assert_eq!(answer.status, 200, "{way}");
            answer.text().contains(words)
        })
        .collect()
}

#[test]
fn an_owner_and_a_director_announce_and_everybody_reads() {
    on_each_site(|site| {
        town(site);
        for (who, title) in [(Who::Owner, "Summer break"), (Who::Director, "Bring pens")] {
            let mut client = browser(site, who);
            assert_eq!(announce(&mut client, title, "", "").status, 303, "{who:?}");
            assert_eq!(visible(site, title).len(), 4, "{title}");
        }
        let mut visitor = site.client();
        let page = visitor.get("/clubs/one/news/1");
        assert_eq!(page.status, 200);
        assert!(
            page.text().contains("We play <strong>late</strong>."),
            "{}",
            page.text()
        );
        assert!(!page.text().contains("/edit"), "a visitor changes nothing");
        assert_eq!(visitor.get("/clubs/two/news/1").status, 404, "it is of another club");
        let list: Value = serde_json::from_str(&visitor.get("/api/v1/clubs/one/announcements").text()).expect("json");
        let titles: Vec<&str> = list["announcements"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|one| one["title"].as_str().expect("a title"))
            .collect();
        assert_eq!(titles, ["Bring pens", "Summer break"]);
        for who in [Who::Member, Who::Scorer, Who::Stranger, Who::Admin] {
            let mut client = browser(site, who);
            assert_eq!(announce(&mut client, "Mine", "", "").status, 403, "{who:?}");
        }
    });
}

#[test]
fn an_announcement_is_seen_from_its_first_day_and_leaves_the_first_page_after_its_last() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let day = |days: u64, past: bool| {
            let days = Days::new(days);
            let day = if past { today() - days } else { today() + days };
            day.to_string()
        };
        assert_eq!(announce(&mut owner, "Not yet", &day(2, false), "").status, 303);
        assert_eq!(visible(site, "Not yet"), Vec::<&str>::new());
        assert_eq!(site.client().get("/clubs/one/news/1").status, 404);
        assert_eq!(owner.get("/clubs/one/news/1").status, 200, "those who write see it");
        assert_eq!(
            announce(&mut owner, "No more", &day(9, true), &day(2, true)).status,
            303
        );
        assert_eq!(
            visible(site, "No more"),
            [
                "/clubs/one/news",
                "/clubs/one/news.atom",
                "/api/v1/clubs/one/announcements"
            ]
        );
        assert_eq!(
            announce(&mut owner, "Right now", &day(0, false), &day(0, false)).status,
            303
        );
        assert_eq!(visible(site, "Right now").len(), 4);
        let backwards = announce(&mut owner, "Backwards", &day(3, false), &day(2, false));
        assert_eq!(backwards.status, 422);
        assert!(backwards.text().contains("value=\"Backwards\""), "what was typed stays");
        for (from, until) in [
            ("tomorrow", ""),
            ("", "2026-02-30"),
            ("0026-11-28", ""),
            ("", "+20261-11-28"),
            ("2201-01-01", ""),
        ] {
            assert_eq!(announce(&mut owner, "x", from, until).status, 422, "{from} {until}");
        }
    });
}

#[test]
fn a_change_is_of_what_was_read_and_what_is_withdrawn_can_be_shown_again() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let mut director = browser(site, Who::Director);
        assert_eq!(announce(&mut owner, "First words", "", "").status, 303);
        let first = said("Second words", "New", "", "", "1");
        assert_eq!(send(&mut director, "/clubs/one/news/1", &first).status, 303);
        let stale = said("Third words", "Newer", "", "", "1");
        let answer = send(&mut owner, "/clubs/one/news/1", &stale);
        assert_eq!(answer.status, 409);
        let text = answer.text();
        assert!(text.contains("changed this announcement"), "{text}");
        assert!(
            text.contains("value=\"Third words\"") && text.contains("\nNewer</textarea>"),
            "what was typed stays: {text}"
        );
        assert_eq!(
            send(&mut director, "/clubs/one/news/1", &first).status,
            303,
            "sent twice"
        );
        assert_eq!(visible(site, "Second words").len(), 4);
        let before = site
            .store
            .read(|db| talon_store::announcements::titles_before(db, talon_store::AnnouncementId(1)))
            .expect("versions");
        assert_eq!(before, ["First words"]);

        let act = |act: &str| vec![("act", act.to_owned())];
        assert_eq!(
            send(&mut owner, "/clubs/one/news/1/withdraw", &act("withdraw")).status,
            303
        );
        assert_eq!(visible(site, "Second words"), Vec::<&str>::new());
        assert_eq!(site.client().get("/clubs/one/news/1").status, 404);
        assert_eq!(
            send(&mut owner, "/clubs/one/news/1/withdraw", &act("restore")).status,
            303
        );
        assert_eq!(visible(site, "Second words").len(), 4);
        assert_eq!(send(&mut owner, "/clubs/one/news/1/withdraw", &act("burn")).status, 400);
    });
}

#[test]
fn the_same_form_sent_twice_announces_once_and_a_long_list_goes_on() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let key = owner.get("/clubs/one/news/new").hidden("key").expect("a key");
        let mut form = said("Once", "Only", "", "", "0");
        form.retain(|(name, _)| *name != "key");
        form.push(("key", key));
        for _ in 0..2 {
            assert_eq!(send(&mut owner, "/clubs/one/news", &form).status, 303);
        }
        assert_eq!(
            site.client().get("/clubs/one/news").text().matches("<article").count(),
            1
        );
        for number in 0..11 {
            assert_eq!(announce(&mut owner, &format!("Number {number}"), "", "").status, 303);
        }
        let mut visitor = site.client();
        let first = visitor.get("/clubs/one/news").text();
        assert_eq!(first.matches("<article").count(), 10);
        let next = first.split("/clubs/one/news?after=").nth(1).expect("a way on");
        let next = next.split('"').next().expect("a number");
        let rest = visitor.get(&format!("/clubs/one/news?after={next}")).text();
        assert!(rest.contains("Number 0") && rest.contains("Once"), "{rest}");
        assert_eq!(rest.matches("<article").count(), 2);
        assert_eq!(visitor.get("/clubs/one/news?after=999999").status, 404);
        let home = visitor.get("/clubs/one").text();
        assert_eq!(
            home.matches("Number ").count(),
            3,
            "the first page has the latest three"
        );
    });
}

#[test]
fn a_text_that_would_be_a_program_stays_a_text_and_links_lead_to_the_web_alone() {
    let body = "<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) \
                [b](data:text/html,x) [c](//evil.example) [d](/account) [e](https://good.example/x?a=1&b=%22) \
                ![f](https://evil.example/f.png)\n\n- \"><svg onload=alert(1)>\n- https://plain.example/\n\n\
                # <iframe srcdoc=x>\n\n{{7*7}} **<b onclick=x>**";
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let title = "</title><script>alert(1)</script>\"'>";
        let form = said(title, body, "", "", "0");
        assert_eq!(send(&mut owner, "/clubs/one/news", &form).status, 303);
        for path in ["/clubs/one", "/clubs/one/news", "/clubs/one/news/1"] {
            let page = Html::parse_document(&site.client().get(path).text());
            let count = |selector: &str| page.select(&Selector::parse(selector).expect("a selector")).count();
            for strange in [
                "script",
                "iframe",
                "svg:not(.i)",
                ".prose img",
                ".prose b",
                "[onerror]",
                "[onclick]",
            ] {
                assert_eq!(count(strange), 0, "{path} {strange}");
            }
            let links = Selector::parse(".news .prose a").expect("a selector");
            let links: Vec<(&str, &str)> = page
                .select(&links)
                .map(|link| (link.attr("href").unwrap_or(""), link.attr("rel").unwrap_or("")))
                .collect();
            let rel = "nofollow noopener";
            assert_eq!(
                links,
                [
                    ("https://good.example/x?a=1&b=%22", rel),
                    ("https://plain.example/", rel)
                ],
                "{path}"
            );
        }
        let feed = site.client().get("/clubs/one/news.atom").text();
        assert!(!feed.contains("<script") && !feed.contains("<img"), "{feed}");
        let edit = owner.get("/clubs/one/news/1/edit").text();
        let edit = Html::parse_document(&edit);
        let area = Selector::parse("textarea").expect("a selector");
        let kept: String = edit.select(&area).flat_map(|area| area.text()).collect();
        assert_eq!(kept.trim(), body.trim(), "it is typed text again");
    });
}
