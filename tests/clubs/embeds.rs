//! Frames of a club for other sites: its dates, in the colours that were asked for, and what is refused.

use super::people::{CLI, Who, browser, town};
use crate::harness::act::request;
use crate::harness::site::{on_each_example_site, on_each_site};

const FRAMES: [&str; 4] = [
    "/embed/clubs/one/calendar",
    "/embed/clubs/one/next",
    "/embed/tournaments/2/standings",
    "/embed/leagues/league-one",
];

#[test]
fn a_frame_shows_what_a_visitor_sees_whoever_asks() {
    on_each_site(|site| {
        let town = town(site);
        let now = chrono::Utc::now();
        let secret = talon_service::tournaments::NewTournament {
            name: "Secret Evening",
            preset: "club-evening",
            game: "ulti",
            starts: (now + chrono::TimeDelta::days(1)).naive_utc(),
            venue: "",
        };
        let id = talon_service::tournaments::create(&site.store, &CLI, "one", &secret, None, now).expect("a draft");
        for path in &FRAMES[..2] {
            for mut client in [site.client(), browser(site, Who::Owner)] {
                let answer = client.get(path);
                assert_eq!(answer.status, 200, "{path}");
                assert!(!answer.text().contains("Secret Evening"), "{path}");
            }
        }
        let open = talon_service::tournaments::ChangeState {
            step: talon_service::tournaments::StateChange::Open,
            reason: "",
        };
        request(&site.store, &CLI, id, now).act(open).expect("open");
        let shown = site.client().get(FRAMES[0]).text();
        let href = format!("{}/tournaments/{id}", crate::harness::site::BASE);
        assert!(shown.contains("Secret Evening") && shown.contains(&href), "{shown}");
        assert!(town.tournaments.len() == 3 && !shown.contains("<form"), "{shown}");
        for missing in ["/embed/clubs/nowhere/next", "/embed/tournaments/999999/standings"] {
            assert_eq!(site.client().get(missing).status, 404, "{missing}");
        }
    });
}

#[test]
fn a_colour_that_cannot_be_read_and_a_word_that_is_not_known_are_refused() {
    on_each_site(|site| {
        town(site);
        super::rights::seasons::of_both_clubs(site);
        let mut client = site.client();
        for path in FRAMES {
            let get = |client: &mut crate::harness::site::Client, query: &str| client.get(&format!("{path}?{query}"));
            for good in [
                "theme=light&accent=0b5d3b",
                "theme=dark&accent=FFD166",
                "accent=0b5d3b",
                "theme=auto&accent=FF0000",
                "rows=5&lang=hu",
                "fragment=1",
            ] {
                assert_eq!(get(&mut client, good).status, 200, "{path}?{good}");
            }
            for bad in [
                "theme=dark&accent=0b5d3b",
                "theme=light&accent=ffd166",
                "theme=light&accent=green",
                "theme=light&accent=%22%3E%3Cscript%3E",
                "theme=%22%3E%3Cscript%3E",
                "resize=2",
                "rows=0",
                "rows=1e3",
                "rows=-1",
                "colour=red",
            ] {
                let answer = get(&mut client, bad);
                assert_eq!(answer.status, 400, "{path}?{bad}");
                assert!(!answer.text().contains("<script"), "{path}?{bad}");
            }
            let plain = get(&mut client, "theme=light&accent=0b5d3b");
            let policy = plain.header("content-security-policy").unwrap_or_default().to_owned();
            assert!(
                policy.contains("frame-ancestors *") && !policy.contains("script-src"),
                "{policy}"
            );
            let text = plain.text();
            assert!(
                text.contains("/embed/accent/0b5d3b.css") && !text.contains("<script"),
                "{path}: {text}"
            );
            let resized = get(&mut client, "resize=1");
            let policy = resized.header("content-security-policy").unwrap_or_default().to_owned();
            assert!(policy.contains("script-src 'self'"), "{policy}");
            assert_eq!(
                resized.text().matches("<script").count(),
                1,
                "one script, a file of ours"
            );
        }
        let style = client.get("/embed/accent/0b5d3b.css");
        assert_eq!(style.status, 200);
        let text = style.text();
        assert!(
            text.starts_with(":root { --accent: #0b5d3b; }\n@media (prefers-color-scheme: dark) {"),
            "{text}"
        );
        assert!(
            text.contains(":root[data-theme=dark] { --accent: #") && text.matches("#0b5d3b").count() == 1,
            "a lighter shade in the dark: {text}"
        );
        for bad in ["0b5d3b", "0b5d3.css", "zzzzzz.css", "0b5d3b;x.css"] {
            assert_eq!(client.get(&format!("/embed/accent/{bad}")).status, 404, "{bad}");
        }
    });
}

#[test]
fn an_owner_says_which_sites_may_show_the_frames_of_the_club() {
    on_each_site(|site| {
        town(site);
        super::rights::seasons::of_both_clubs(site);
        let mut owner = browser(site, Who::Owner);
        let policy = |path: &str| {
            let answer = site.client().get(path);
            assert_eq!(answer.status, 200, "{path}");
            let tag = answer.header("etag").expect("a tag").to_owned();
            let again = site.client().send("GET", path, &[("if-none-match", &tag)], b"");
            let [first, unchanged] =
                [&answer, &again].map(|answer| answer.header("content-security-policy").unwrap_or_default().to_owned());
            assert_eq!((again.status, &first), (304, &unchanged), "{path}");
            first.split("frame-ancestors ").nth(1).expect("who may").to_owned()
        };
        let mut save = |sites: &str| {
            let form = [
                ("name", "Club One"),
                ("timezone", "Europe/Budapest"),
                ("language", "en"),
                ("about", ""),
                ("logo_text", ""),
                ("game", ""),
                ("frame_sites", sites),
            ];
            owner.submit("/clubs/one/settings", &form)
        };
        for path in FRAMES {
            assert_eq!(policy(path), "*", "{path}");
        }
        let saved = save("https://Klub.example/\r\nhttp://www.klub.example:8080");
        assert_eq!(saved.status, 200, "{}", saved.text());
        assert!(
            saved
                .text()
                .contains(">\nhttps://klub.example\nhttp://www.klub.example:8080</textarea>")
        );
        for path in FRAMES {
            let sites = "'self' https://klub.example http://www.klub.example:8080";
            assert_eq!(policy(path), sites, "{path}");
        }
        assert_eq!(policy("/embed/clubs/two/next"), "*", "the other club said nothing");
        let view = site.client().get("/api/v1/clubs/one").text();
        let told = "\"frame_sites\":[\"https://klub.example\",\"http://www.klub.example:8080\"]";
        assert!(view.contains(told), "{view}");
        for bad in [
            "klub.example",
            "https://klub.example/page",
            "*",
            "https://a.example; script-src *",
        ] {
            let refused = save(bad);
            let text = refused.text();
            assert!(
                text.contains("Enter addresses of sites without a page"),
                "{bad}: {text}"
            );
            assert!(
                text.contains(&format!(">\n{bad}</textarea>")),
                "what was typed is kept: {text}"
            );
        }
        assert!(
            policy(FRAMES[0]).starts_with("'self' https://klub.example"),
            "nothing was changed"
        );
        save("");
        assert_eq!(policy(FRAMES[0]), "*");
    });
}

#[test]
fn the_frame_of_the_next_evening_has_one_that_is_to_come_and_not_the_one_that_is_played() {
    on_each_example_site(|site| {
        let shown = |path: &str| {
            let text = site.client().get(path).text();
            let ways = text.matches("/tournaments/").count();
            (text.contains("Decemberi klubest"), ways)
        };
        let (is_there, all) = shown("/embed/clubs/pelda/calendar");
        assert!(is_there && all > 1, "an evening is played beside it: {all}");
        assert_eq!(shown("/embed/clubs/pelda/next"), (true, 1));
    });
}
