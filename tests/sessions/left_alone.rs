//! A club that asks search engines to stay away asks it for its hands and sessions too, and for their files.

use serde_json::json;
use talon_service::Actor;
use talon_store::clubs::{self, Club, Settings};
use talon_store::hands::Visibility;

use super::deals::complete;
use super::stored::{club, import, import_text};
use crate::harness::site::{Client, Site, on_each_site};

/// Every address of a hand or a session that anyone may open, but for those of the API, which no search engine reads.
/// The first hand is one of the first session; `varied` is one with a line of its own.
fn addresses(varied: i64) -> Vec<String> {
    let routes = include_str!("../../src/service/authorization/routes.csv").lines();
    let columns = routes.map(|line| line.split(',').collect::<Vec<_>>());
    let open = columns.filter(|row| row[0] == "GET" && row[2] == "see_hands" && row[3] == "hand");
    let filled = |path: &str| {
        let id = if path.contains("{line}") { varied } else { 1 };
        let path = path.replace("{id}", &id.to_string()).replace("{ply}", "3");
        path.replace("{line}", "v1")
    };
    open.map(|row| row[1])
        .filter(|path| !path.starts_with("/api/"))
        // Questions need the solver's word, and playing on is a page for one reader, whatever the club asks.
        .filter(|path| !path.contains("/quiz") && !path.contains("/play/"))
        .map(filled)
        .chain(["/hands?club=klub".to_owned()])
        .collect()
}

/// Whether an address says that it wants to be left alone: a page in itself, a file in its headers.
fn is_left_alone(client: &mut Client, path: &str) -> bool {
    let answer = client.get(path);
    assert_eq!(answer.status, 200, "{path}");
    let is_page = answer
        .header("content-type")
        .is_some_and(|kind| kind.starts_with("text/html"));
    match is_page {
        true => answer.text().contains("<meta name=\"robots\" content=\"noindex\">"),
        false => answer.header("x-robots-tag") == Some("noindex"),
    }
}

fn ask(site: &Site, club: &Club, noindex: bool) {
    let settings = Settings {
        name: club.name.clone(),
        timezone: club.timezone.clone(),
        language: club.language.clone(),
        about: club.about.clone(),
        logo_text: club.logo_text.clone(),
        default_game: club.default_game.clone(),
        rule_set: club.rule_set.clone(),
        members_public: club.members_public,
        noindex,
        frame_sites: String::new(),
    };
    site.store
        .write(|db| clubs::set(db, club.id, &settings))
        .expect("settings");
}

#[test]
fn hands_and_sessions_of_a_club_are_left_alone_as_it_asks() {
    let mut varied = complete().remove(0);
    varied["variations"] = json!([{"id": "v1", "parent": "main", "from": 3, "actions": []}]);
    let session = ("session.ppn", include_str!("../../docs/samples/session.ppn"));
    on_each_site(|site| {
        let club = club(&site.store);
        let whole = import_text(&site.store, &club, &Actor::CommandLine, session, Visibility::Public);
        let more = import(&site.store, &club, std::slice::from_ref(&varied), Visibility::Public);
        assert_eq!(more.counts.accepted, 1);
        let mut client = site.client();
        let all = addresses(whole.counts.accepted + 1);
        assert!(all.len() >= 10, "{all:?}");
        let left: Vec<&String> = all.iter().filter(|path| is_left_alone(&mut client, path)).collect();
        assert_eq!(left, Vec::<&String>::new());
        ask(site, &club, true);
        let found: Vec<&String> = all.iter().filter(|path| !is_left_alone(&mut client, path)).collect();
        assert_eq!(found, Vec::<&String>::new(), "these can be found");
        ask(site, &club, false);
        assert!(!is_left_alone(&mut client, "/hands/1"));
    });
}
