//! Names and addresses are kept in one form wherever they are typed: composed, and without what nobody sees.

use serde_json::json;
use talon_service::Actor;
use talon_service::clubs::{TypedEntry, add_entry};
use talon_store::StoreError;
use talon_store::members;

use super::api::bearer;
use super::people::{Who, browser, send, town};
use crate::accounts::people::PASSWORD;
use crate::harness::site::{Site, on_each_site};

/// Takes no room and leaves no ink, each in its own way.
const NOTHING: [&str; 4] = ["\u{200b}", "\u{2060}\u{feff}", "\u{3164}", "\u{a0}\u{ad}"];

/// An address, its fields, the one that holds the name, and who sends it.
type Form = (String, Vec<(&'static str, String)>, &'static str, Who);

/// The forms in which someone or something gets a name: path, other fields, the field of the name, who may.
fn forms(member: i64, open: &str) -> Vec<Form> {
    let settings = ["about", "logo_text", "game"].map(|field| (field, String::new()));
    let settings = settings.into_iter().chain([
        ("timezone", "Europe/Budapest".to_owned()),
        ("language", "en".to_owned()),
    ]);
    let text = |pairs: &[(&'static str, &str)]| {
        pairs
            .iter()
            .map(|(name, value)| (*name, (*value).to_owned()))
            .collect::<Vec<_>>()
    };
    let club = text(&[
        ("slug", "three"),
        ("timezone", "Europe/Budapest"),
        ("language", "en"),
        ("owner", ""),
    ]);
    let tournament = [
        ("preset", "club-evening"),
        ("game", "ulti"),
        ("day", "2026-11-27"),
        ("time", "18:00"),
    ];
    let tournament = text(&[&tournament[..], &[("venue", ""), ("key", "unseen")]].concat());
    let entry = text(&[("email", ""), ("alias", ""), ("shown", "short"), ("key", "unseen")]);
    let changed = text(&[("email", ""), ("alias", ""), ("shown", "short"), ("number", "")]);
    vec![
        ("/clubs/one/settings".into(), settings.collect(), "name", Who::Owner),
        (
            "/clubs/new".into(),
            [club, text(&[("key", "unseen")])].concat(),
            "name",
            Who::Admin,
        ),
        ("/clubs/one/members".into(), entry, "name", Who::Owner),
        (format!("/clubs/one/members/{member}"), changed, "name", Who::Owner),
        (
            "/account/profile".into(),
            text(&[("language", "en")]),
            "name",
            Who::Member,
        ),
        ("/clubs/one/tournaments/new".into(), tournament, "name", Who::Owner),
        (
            format!("/tournaments/{open}/entries"),
            text(&[("act", "guest"), ("key", "unseen")]),
            "name",
            Who::Director,
        ),
    ]
}

#[test]
fn a_name_that_nobody_sees_is_refused_wherever_it_is_typed() {
    on_each_site(|site| {
        let town = town(site);
        let open = town.tournaments[0].to_string();
        for (path, others, field, who) in forms(town.guest.0, &open) {
            let mut client = browser(site, who);
            for nothing in NOTHING {
                let others = others.iter().map(|(name, value)| (*name, value.as_str()));
                let form: Vec<(&str, &str)> = others.chain([(field, nothing)]).collect();
                let answer = send(&mut client, &path, &form);
                assert!(
                    (400..500).contains(&answer.status),
                    "{path} {nothing:?}: {}",
                    answer.status
                );
                assert_ne!(answer.status, 404, "{path}");
            }
            // The same form with a name is taken, so nothing else was wrong with it.
            let others = others.iter().map(|(name, value)| (*name, value.as_str()));
            let form: Vec<(&str, &str)> = others.chain([(field, "Ne\u{301}v\u{200b} Two")]).collect();
            let answer = send(&mut client, &path, &form);
            assert!(
                answer.status == 303 || answer.status == 200,
                "{path}: {} {}",
                answer.status,
                answer.text()
            );
        }
        assert!(site.client().get("/clubs/one").text().contains("Név Two"));
        let tournaments = browser(site, Who::Owner).get("/tournaments?club=one").text();
        assert!(
            tournaments.contains("Név Two") && !tournaments.contains('\u{200b}'),
            "{tournaments}"
        );
    });
}

fn member_named(site: &Site, id: talon_store::MemberId) -> String {
    let read: Result<_, StoreError> = site.store.read(|db| {
        let club = talon_store::clubs::by_slug(db, "one")?.id;
        members::by_id(db, club, id)
    });
    read.expect("a member").name
}

#[test]
fn the_api_and_the_command_line_keep_the_same_form() {
    on_each_site(|site| {
        town(site);
        let typed = TypedEntry {
            name: "\u{a0}Kiss\u{a0}E\u{301}va\u{200b}",
            alias: "\u{2060}",
            ..TypedEntry::default()
        };
        let id = add_entry(
            &site.store,
            &Actor::CommandLine,
            "one",
            &typed,
            None,
            chrono::Utc::now(),
        )
        .expect("an entry");
        assert_eq!(member_named(site, id), "Kiss Éva");
        let token = bearer(site, Who::Owner, "manage");
        for (name, status) in [("\u{200b}\u{feff}", 422), ("Guest\u{200b}", 201)] {
            let headers = [("authorization", token.as_str()), ("content-type", "application/json")];
            let body = json!({"name": name}).to_string();
            let answer = site
                .client()
                .send("POST", "/api/v1/clubs/one/members", &headers, body.as_bytes());
            assert_eq!(answer.status, status, "{name:?}: {}", answer.text());
            assert!(!answer.text().contains('\u{200b}'), "{}", answer.text());
        }
    });
}

#[test]
fn the_address_and_the_password_can_be_typed_on_any_keyboard() {
    on_each_site(|site| {
        town(site);
        let mut client = site.client();
        let typed = "\u{a0}MEMBER@example.org\u{200b}";
        let answer = client.submit("/sign-in", &[("email", typed), ("password", PASSWORD)]);
        assert_eq!(answer.status, 303, "{}", answer.text());
        // A password whose letters come composed from one keyboard and in parts from another.
        let (composed, apart) = ("kövér tyúk az ágon", "ko\u{308}ve\u{301}r tyu\u{301}k az a\u{301}gon");
        let form = [("current", PASSWORD), ("password", apart)];
        let changed = send(&mut client, "/account/password", &form);
        assert!(changed.status == 303 || changed.status == 200, "{}", changed.text());
        for password in [composed, apart] {
            let answer = site
                .client()
                .submit("/sign-in", &[("email", typed), ("password", password)]);
            assert_eq!(answer.status, 303, "{}", answer.text());
        }
    });
}
