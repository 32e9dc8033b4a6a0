//! What other sites and search engines are told of pages: tags, oEmbed, the site map.

use serde_json::Value;
use talon_service::tournaments::{ChangeState, NewTournament, StateChange, create};

use talon_store::hands::Visibility;

use super::people::{CLI, Who, browser, send, town};
use crate::harness::act::request;
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, BASE, Client, Site, on_each_example_site, on_each_site};

fn oembed(client: &mut Client, url: &str, more: &str) -> Answer {
    let url: String = url.bytes().map(|byte| format!("%{byte:02X}")).collect();
    client.get(&format!("/oembed?url={url}{more}"))
}

fn things(site: &Site) -> super::people::Town {
    let town = town(site);
    super::rights::seasons::of_both_clubs(site);
    town
}

#[test]
fn public_pages_tell_others_how_they_are_shown() {
    on_each_site(|site| {
        let town = things(site);
        let mut client = site.client();
        let tournament = format!("/tournaments/{}", town.tournaments[0]);
        let season = "/leagues/league-one/2026".to_owned();
        for (path, known_by) in [
            ("/".to_owned(), "/".to_owned()),
            ("/clubs".to_owned(), "/clubs".to_owned()),
            ("/clubs/one".to_owned(), "/clubs/one".to_owned()),
            ("/clubs/one/news".to_owned(), "/clubs/one/news".to_owned()),
            ("/clubs/one/calendar".to_owned(), "/clubs/one/calendar".to_owned()),
            (tournament.clone(), tournament.clone()),
            ("/leagues/league-one".to_owned(), season.clone()),
            (season.clone(), season.clone()),
            ("/ratings/1".to_owned(), "/ratings/1".to_owned()),
        ] {
            let text = client.get(&path).text();
            let canonical = format!("<link rel=\"canonical\" href=\"{BASE}{known_by}\">");
            assert_eq!(text.matches("rel=\"canonical\"").count(), 1, "{path}");
            assert!(text.contains(&canonical), "{path}: {text}");
            for tag in ["og:title", "og:url"] {
                assert_eq!(text.matches(&format!("property=\"{tag}\"")).count(), 1, "{path} {tag}");
            }
        }
        for (path, framed) in [(&tournament, true), (&season, true), (&"/clubs/one".to_owned(), false)] {
            let text = client.get(path).text();
            assert_eq!(text.contains("application/json+oembed"), framed, "{path}");
            assert_eq!(text.contains("text/xml+oembed"), framed, "{path}");
        }
    });
}

#[test]
fn pages_about_a_season_or_a_rating_list_are_shown_as_their_own() {
    on_each_example_site(|site| {
        let mut client = site.client();
        for path in [
            "/leagues/pelda-klubesti-bajnoksag/2026-27/units/1",
            "/leagues/pelda-klubesti-bajnoksag/2026-27/rules",
            "/leagues/pelda-klubesti-bajnoksag/2026-27/revisions",
            "/leagues/pelda-klubesti-bajnoksag/history",
            "/leagues/pelda-klubesti-bajnoksag/records",
            "/ratings/1/about",
            "/ratings/1/calibration",
            "/ratings/1/revisions",
            "/ratings/1/tables",
        ] {
            let text = client.get(path).text();
            let canonical = format!("<link rel=\"canonical\" href=\"{BASE}{path}\">");
            assert!(text.contains(&canonical), "{path}: {text}");
            assert_eq!(text.matches("property=\"og:title\"").count(), 1, "{path}");
        }
        let older = client
            .get("/leagues/pelda-klubesti-bajnoksag/2026-27/rules?revision=1")
            .text();
        assert!(!older.contains("og:title"), "an older table is nobody's page: {older}");
    });
}

#[test]
fn oembed_answers_for_what_a_visitor_sees_and_for_nothing_else() {
    on_each_site(|site| {
        let town = things(site);
        let mut client = site.client();
        let league = format!("{BASE}/leagues/league-one");
        let answer = oembed(&mut client, &league, "&maxwidth=400&maxheight=300");
        assert_eq!(answer.status, 200, "{}", answer.text());
        let view: Value = serde_json::from_str(&answer.text()).expect("json");
        assert_eq!((&view["version"], &view["type"]), (&"1.0".into(), &"rich".into()));
        assert_eq!((&view["width"], &view["height"]), (&400.into(), &300.into()));
        let html = view["html"].as_str().expect("a frame");
        let src = html.split("src=\"").nth(1).and_then(|rest| rest.split('"').next());
        let src = src.expect("an address").replace("&amp;", "&");
        let frame = src.strip_prefix(BASE).expect("an address of ours");
        let is_by_number = frame.starts_with("/embed/leagues/league-one?id=");
        assert!(is_by_number && frame.ends_with("&rows=3"), "{html}");
        // The frame that it names is there.
        assert_eq!(client.get(frame).status, 200);
        let xml = oembed(&mut client, &league, "&format=xml");
        assert!(
            xml.header("content-type")
                .is_some_and(|kind| kind.starts_with("text/xml"))
        );
        assert!(
            xml.text().contains("<version>1.0</version>") && xml.text().contains("&lt;iframe"),
            "{}",
            xml.text()
        );
        let now = chrono::Utc::now();
        let hide = talon_service::tournaments::Publish { published: false };
        request(&site.store, &CLI, town.tournaments[0], now)
            .act(hide)
            .expect("hidden");
        let private = format!("{BASE}/tournaments/{}", town.tournaments[0]);
        let seen = format!("{BASE}/tournaments/{}/standings", town.tournaments[1]);
        assert_eq!(oembed(&mut client, &seen, "").status, 200);
        let mut owner = browser(site, Who::Owner);
        let mut said: Vec<String> = Vec::new();
        for unseen in [
            private.as_str(),
            "http://talon.test/tournaments/999999",
            "http://talon.test/leagues/nowhere",
            "http://talon.test/hands/999999",
            "http://talon.test/clubs/one",
            "http://evil.example/leagues/league-one",
            "/leagues/league-one",
            "nonsense",
        ] {
            for client in [&mut client, &mut owner] {
                let answer = oembed(client, unseen, "");
                assert_eq!(answer.status, 404, "{unseen}: {}", answer.text());
                let problem: Value = serde_json::from_str(&answer.text()).expect("a problem");
                said.push(problem["title"].to_string());
            }
        }
        said.dedup();
        assert_eq!(said.len(), 1, "all alike: {said:?}");
        for bad in ["", "&maxwidth=0", "&maxheight=x", "&format=yaml", "&more=1"] {
            let url = if bad.is_empty() { "" } else { league.as_str() };
            assert_eq!(oembed(&mut client, url, bad).status, 400, "{bad}");
        }
        assert_eq!(client.get("/oembed").status, 400);
    });
}

#[test]
fn the_site_map_has_what_everybody_sees_but_for_clubs_that_asked_to_be_left_out() {
    on_each_site(|site| {
        let town = things(site);
        let mut client = site.client();
        let map = client.get("/sitemap.xml");
        assert_eq!(map.header("content-type"), Some("application/xml; charset=utf-8"));
        let text = map.text();
        let ours = format!("{BASE}/tournaments/{}<", town.tournaments[0]);
        for part in ["/clubs/one<", "/clubs/two<", "/leagues/league-one/2026<"] {
            assert!(text.contains(&format!("{BASE}{part}")), "{part}: {text}");
        }
        assert!(text.contains(&ours), "{text}");
        assert!(
            client
                .get("/robots.txt")
                .text()
                .contains(&format!("Sitemap: {BASE}/sitemap.xml"))
        );
        let mut owner = browser(site, Who::Owner);
        let settings = [
            ("name", "Club One"),
            ("logo_text", ""),
            ("about", ""),
            ("timezone", "UTC"),
            ("language", "en"),
            ("game", ""),
            ("noindex", "1"),
        ];
        assert_eq!(send(&mut owner, "/clubs/one/settings", &settings).status, 200);
        let text = client.get("/sitemap.xml").text();
        assert!(!text.contains("/clubs/one<") && !text.contains(&ours), "{text}");
        assert!(text.contains("/clubs/two<"), "{text}");
        for path in ["/clubs/one", "/clubs/one/news", "/clubs/one/calendar"] {
            assert!(client.get(path).text().contains("content=\"noindex\""), "{path}");
        }
        let own = format!("/tournaments/{}", town.tournaments[0]);
        let files = [
            "/clubs/one/results.atom".to_owned(),
            "/clubs/one/news.atom".to_owned(),
            "/clubs/one/calendar.ics".to_owned(),
            format!("{own}/event.ics"),
            format!("{own}/standings.csv"),
            format!("{own}/rounds.txt"),
            format!("/og{own}.png"),
            "/leagues/league-one.atom".to_owned(),
            "/leagues/league-one.csv".to_owned(),
            "/leagues/league-one.ics".to_owned(),
            "/ratings/1.csv".to_owned(),
        ];
        for path in &files {
            let answer = client.get(path);
            assert_eq!(
                (answer.status, answer.header("x-robots-tag")),
                (200, Some("noindex")),
                "{path}"
            );
        }
        assert_eq!(client.get("/clubs/two/news.atom").header("x-robots-tag"), None);
    });
}

#[test]
fn a_page_is_drawn_for_others_as_a_visitor_sees_it() {
    on_each_site(|site| {
        let town = things(site);
        let mut client = site.client();
        let tournament = format!("/og/tournaments/{}.png", town.tournaments[1]);
        for path in [tournament.as_str(), "/og/leagues/league-one/2026.png"] {
            let answer = client.get(path);
            assert_eq!(answer.status, 200, "{path}: {}", answer.text());
            assert_eq!(answer.header("content-type"), Some("image/png"), "{path}");
            let side = |at: usize| u32::from_be_bytes(answer.bytes[at..at + 4].try_into().expect("four bytes"));
            assert_eq!((side(16), side(20)), (1200, 630), "{path}");
            let tag = answer.header("etag").expect("a tag").to_owned();
            let again = client.send("GET", path, &[("if-none-match", &tag)], b"");
            assert_eq!(again.status, 304, "{path}");
        }
        let page = client.get(&format!("/tournaments/{}", town.tournaments[1])).text();
        assert!(
            page.contains(&format!("property=\"og:image\" content=\"{BASE}{tournament}\"")),
            "{page}"
        );
        let before = client.get(&tournament).bytes;
        let hide = talon_service::tournaments::Publish { published: false };
        request(&site.store, &CLI, town.tournaments[1], chrono::Utc::now())
            .act(hide)
            .expect("hidden");
        for mut client in [site.client(), browser(site, Who::Owner)] {
            assert_eq!(client.get(&tournament).status, 404, "nobody is drawn what is hidden");
        }
        assert!(before.len() > 5_000, "{}", before.len());
        for missing in [
            "/og/tournaments/999999.png",
            "/og/leagues/nowhere/2026.png",
            "/og/leagues/league-one/1.png",
        ] {
            assert_eq!(client.get(missing).status, 404, "{missing}");
        }
    });
}

#[test]
fn what_is_hidden_is_kept_by_nobody_on_the_way() {
    on_each_site(|site| {
        let town = things(site);
        let own = format!("/tournaments/{}", town.tournaments[1]);
        let paths = [
            format!("/og{own}.png"),
            "/og/leagues/league-one/2026.png".to_owned(),
            "/sitemap.xml".to_owned(),
            "/clubs/one/news.atom".to_owned(),
            "/clubs/one/results.atom".to_owned(),
            "/clubs/one/calendar.ics".to_owned(),
            "/leagues/league-one.atom".to_owned(),
            "/leagues/league-one.json".to_owned(),
            "/ratings/1.csv".to_owned(),
            format!("{own}/standings.csv"),
        ];
        let mut client = site.client();
        for path in &paths {
            let answer = client.get(path);
            assert_eq!(answer.status, 200, "{path}");
            assert_eq!(answer.header("cache-control"), Some("public, no-cache"), "{path}");
            let tag = answer.header("etag").expect("a tag").to_owned();
            let same = client.send("GET", path, &[("if-none-match", &tag)], b"");
            assert_eq!(same.status, 304, "{path}");
            assert_eq!(same.header("cache-control"), Some("public, no-cache"), "{path}");
        }
    });
}

#[test]
fn one_address_has_few_pictures_drawn_and_as_many_as_it_likes_of_those_that_are_there() {
    for backend in Backend::all_with(Contents::Tables) {
        let store = backend.open();
        let site = Site::with(&store, |config| {
            config.rate_limits = true;
            config.rates = vec!["picture=2:2/3600".parse().expect("a limit")];
        });
        super::people::club(&store, "one", "Club of Pictures");
        let drawn: Vec<String> = (0..3)
            .map(|number| {
                let now = chrono::Utc::now();
                let new = NewTournament {
                    // No other test has drawn the same.
                    name: &format!("Picture {number} of {}", backend.name),
                    preset: "club-evening",
                    game: "ulti",
                    starts: now.naive_utc(),
                    venue: "",
                };
                let id = create(&store, &CLI, "one", &new, None, now).expect("a draft");
                let step = ChangeState {
                    step: StateChange::Open,
                    reason: "",
                };
                request(&store, &CLI, id, now).act(step).expect("open");
                format!("/og/tournaments/{id}.png")
            })
            .collect();
        let mut client = site.client();
        let mut statuses = |paths: &[String]| paths.iter().map(|path| client.get(path).status).collect::<Vec<_>>();
        assert_eq!(statuses(&drawn), [200, 200, 429], "{}", backend.name);
        assert_eq!(statuses(&drawn), [200, 200, 429], "{}", backend.name);
    }
}

#[test]
fn a_hand_is_drawn_for_others_as_long_as_a_visitor_sees_it() {
    on_each_example_site(|site| {
        let mut client = site.client();
        let list = client.get("/hands").text();
        let mut links = list.split("href=\"/hands/").skip(1);
        let number: Option<i64> = links.find_map(|rest| rest.split('/').next()?.parse().ok());
        let number = number.expect("a public hand");
        let picture = format!("/og/hands/{number}.png");
        let page = client.get(&format!("/hands/{number}")).text();
        let tag = format!("property=\"og:image\" content=\"{BASE}{picture}\"");
        assert!(page.contains(&tag), "{page}");
        let position = client.get(&format!("/hands/{number}/3")).text();
        assert!(!position.contains("og:image"), "a position does not tell how it ends");
        let answer = client.get(&picture);
        assert_eq!((answer.status, answer.header("content-type")), (200, Some("image/png")));
        assert!(answer.bytes.len() > 5_000, "{}", answer.bytes.len());
        let hidden = site
            .store
            .write(|db| talon_store::hands::set_visibility(db, talon_store::HandId(number), Visibility::Club, None));
        hidden.expect("hidden");
        assert_eq!(client.get(&picture).status, 404);
        assert_eq!(client.get("/og/hands/999999.png").status, 404);
    });
}
