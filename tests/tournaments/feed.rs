//! The feed of a club: what everyone may see, the same for everyone, and told again only when something has changed.

use talon_service::clubs::{TypedEntry, add_entry};
use talon_service::tournaments::{self, RoundAct};
use talon_tournament::standings::SeatResult;

use crate::clubs::people::{CLI, Who, browser, tournament, town};
use crate::harness::act::{request, seeded};
use crate::harness::site::{Site, on_each_site};

const FEED: &str = "/clubs/one/results.atom";

fn feed(site: &Site) -> String {
    let answer = site.client().get(FEED);
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(
        answer.header("content-type"),
        Some("application/atom+xml; charset=utf-8")
    );
    well_formed(&answer.text());
    answer.text()
}

/// Holds the tags of a text against each other, as any reader of XML does first.
fn well_formed(text: &str) {
    let mut open: Vec<&str> = Vec::new();
    let body = text
        .strip_prefix("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
        .expect("a head");
    for (place, part) in body.split('<').enumerate() {
        if place == 0 {
            assert_eq!(part, "");
            continue;
        }
        let (tag, rest) = part.split_once('>').unwrap_or_else(|| panic!("no end of {part}"));
        assert!(!rest.contains('>'), "{rest}");
        for entity in rest.split('&').skip(1).chain(tag.split('&').skip(1)) {
            let known = ["amp;", "lt;", "gt;", "quot;"];
            assert!(known.iter().any(|one| entity.starts_with(one)), "{entity}");
        }
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed), "{text}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert_eq!(open, Vec::<&str>::new());
    for needed in ["<id>", "<title>", "<updated>", "<author><name>", "rel=\"self\""] {
        assert!(text.contains(needed), "{needed}: {text}");
    }
}

#[test]
fn a_feed_tells_everyone_the_same_and_nothing_that_is_hidden() {
    on_each_site(|site| {
        let town = town(site);
        let [open, running, _] = town.tournaments;
        let text = feed(site);
        assert_eq!(text.matches("<entry>").count(), 2, "{text}");
        assert!(
            text.contains(&format!("<id>http://talon.test/tournaments/{running}</id>")),
            "{text}"
        );
        assert!(text.contains("<title>Friday (running)</title>"), "{text}");
        request(&site.store, &CLI, running, chrono::Utc::now())
            .act(tournaments::Publish { published: false })
            .expect("hidden");
        for who in [Who::Visitor, Who::Director, Who::Owner, Who::Admin] {
            let text = browser(site, who).get(FEED).text();
            assert_eq!(text.matches("<entry>").count(), 1, "{who:?}: {text}");
            assert!(text.contains(&format!("/tournaments/{open}</id>")), "{who:?}: {text}");
        }
        let nowhere = site.client().get("/clubs/nowhere/results.atom");
        let kind = nowhere.header("content-type").unwrap_or_default();
        assert_eq!((nowhere.status, kind), (404, "application/problem+json"), "no page");
        assert!(feed(site).contains("xml:lang=\"en\""), "in the language of the club");
        let hungarian = site
            .client()
            .send("GET", FEED, &[("accept-language", "hu")], b"")
            .text();
        assert_eq!(hungarian, feed(site), "whatever the reader's is");
    });
}

#[test]
fn a_feed_tells_results_under_the_names_that_players_show_and_is_kept_until_they_change() {
    on_each_site(|site| {
        town(site);
        let now = chrono::Utc::now();
        let hidden = TypedEntry {
            name: "Hidden <Hilda>",
            alias: "Queen & Co",
            shown: "alias",
            ..TypedEntry::default()
        };
        let member = add_entry(&site.store, &CLI, "one", &hidden, None, now).expect("an entry");
        let id = with_results(site, member);
        let text = feed(site);
        let entry = text
            .split("<entry>")
            .find(|entry| entry.contains(&format!("/tournaments/{id}</id>")));
        let entry = entry.expect("the event");
        assert!(entry.contains("Queen &amp; Co") && !text.contains("Hilda"), "{entry}");
        assert!(entry.contains("1. "), "{entry}");
        let mut client = site.client();
        let tag = client.get(FEED).header("etag").expect("a tag").to_owned();
        let again = client.send("GET", FEED, &[("if-none-match", &tag)], b"");
        assert_eq!((again.status, again.bytes.len()), (304, 0));
        request(&site.store, &CLI, id, now)
            .act(tournaments::Publish { published: false })
            .expect("hidden");
        assert_eq!(client.send("GET", FEED, &[("if-none-match", &tag)], b"").status, 200);
        let page = site.client().get("/clubs/one").text();
        assert!(
            page.contains("type=\"application/atom+xml\"") && page.contains(FEED),
            "{page}"
        );
    });
}

/// A tournament with this member in it and a result at its table.
fn with_results(site: &Site, member: talon_store::MemberId) -> talon_store::TournamentId {
    use talon_service::tournaments::StateChange;
    let (store, now) = (&site.store, chrono::Utc::now());
    let id = tournament(store, "one", 0);
    let step = |one| {
        request(store, &CLI, id, now)
            .act(tournaments::ChangeState { step: one, reason: "" })
            .expect("a step")
    };
    step(StateChange::StartCheckIn);
    request(store, &CLI, id, now)
        .act(tournaments::Enter { member, here: true })
        .expect("entered");
    for guest in ["Anna", "Béla"] {
        request(store, &CLI, id, now)
            .act(tournaments::EnterGuest {
                name: guest,
                here: true,
            })
            .expect("a guest");
    }
    step(StateChange::Start);
    tournaments::draw(&request(store, &CLI, id, now), seeded(1)).expect("a draft");
    for act in [RoundAct::Publish, RoundAct::Begin] {
        request(store, &CLI, id, now)
            .act(tournaments::ActOnRound { round: 1, act })
            .expect("a round");
    }
    let seats = [3, -1, -2].map(SeatResult::of).to_vec();
    let typed = tournaments::ResultTyped {
        round: 1,
        table: 1,
        seen: 0,
        reason: "",
        device: None,
    };
    let act = tournaments::ResultAct::Enter(seats);
    request(store, &CLI, id, now)
        .act(tournaments::ActOnResult { typed, act })
        .expect("a result");
    id
}
