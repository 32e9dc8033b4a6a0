//! A club that has another address: the earlier one leads on to it everywhere.

use talon_service::clubs::{ClubToAdd, add_club};
use talon_service::{ActError, InvalidValue};

use super::people::{CLI, Who, browser, send, town};
use crate::harness::site::{Client, on_each_site};

#[test]
fn the_earlier_address_of_a_club_leads_on_to_the_one_it_has_now() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let rename =
            |client: &mut Client, from: &str, to: &str| send(client, &format!("/clubs/{from}/rename"), &[("slug", to)]);
        for bad in ["", "Two Words", "two", "new"] {
            assert_eq!(rename(&mut owner, "one", bad).status, 422, "{bad}");
        }
        let answer = rename(&mut owner, "one", "first");
        assert_eq!(
            (answer.status, answer.header("location")),
            (303, Some("/clubs/first/settings"))
        );
        let mut visitor = site.client();
        for rest in ["", "/news", "/news.atom", "/calendar.ics", "/leagues?lang=hu"] {
            for before in ["/clubs", "/api/v1/clubs", "/embed/clubs"] {
                let answer = visitor.get(&format!("{before}/one{rest}"));
                let now = format!("{before}/first{rest}");
                assert_eq!(
                    (answer.status, answer.header("location")),
                    (308, Some(now.as_str())),
                    "{before} {rest}"
                );
                // It may have its first address again, which no browser may lead away from then.
                assert_eq!(answer.header("cache-control"), Some("no-cache"), "{before} {rest}");
                let open = (before != "/clubs").then_some("*");
                assert_eq!(answer.header("access-control-allow-origin"), open, "{before} {rest}");
            }
        }
        for (asked, now) in [
            ("/tournaments?club=one", "/tournaments?club=first"),
            ("/tournaments?page=1&club=one", "/tournaments?page=1&club=first"),
            (
                "/api/v1/tournaments?club=one&limit=5",
                "/api/v1/tournaments?club=first&limit=5",
            ),
        ] {
            let answer = visitor.get(asked);
            assert_eq!((answer.status, answer.header("location")), (308, Some(now)), "{asked}");
            assert_eq!(visitor.get(now).status, 200, "{now}");
        }
        assert_eq!(visitor.get("/clubs/first").status, 200);
        assert_eq!(visitor.get("/clubs/nowhere").status, 404);
        assert_eq!(visitor.get("/clubs/first/nothing").status, 404);
        assert_eq!(rename(&mut owner, "one", "again").status, 404, "a form is not led on");
        // Nobody else takes an address that leads here, and its own it can have again.
        let mut rival = super::people::signed_in(site, "rival@example.org");
        assert_eq!(rename(&mut rival, "two", "one").status, 422);
        assert_eq!(rename(&mut owner, "first", "one").status, 303);
        assert_eq!(visitor.get("/clubs/one").status, 200);
        assert_eq!(visitor.get("/clubs/first").header("location"), Some("/clubs/one"));
    });
}

#[test]
fn feeds_are_known_by_the_same_names_under_every_address_of_a_club() {
    on_each_site(|site| {
        let town = town(site);
        super::rights::seasons::of_both_clubs(site);
        let mut owner = browser(site, Who::Owner);
        let form = [("title", "News"), ("body", "Words"), ("version", "0"), ("key", "")];
        assert_eq!(send(&mut owner, "/clubs/one/news", &form).status, 303);
        let ids = |client: &mut Client, path: &str| {
            let text = client.get(path).text();
            let ids = text.split("<id>").skip(1).filter_map(|rest| rest.split("</id>").next());
            ids.map(str::to_owned).collect::<Vec<_>>()
        };
        let mut visitor = site.client();
        let paths = ["results.atom", "news.atom"];
        let before = paths.map(|path| ids(&mut visitor, &format!("/clubs/one/{path}")));
        assert_eq!(send(&mut owner, "/clubs/one/rename", &[("slug", "first")]).status, 303);
        let after = paths.map(|path| ids(&mut visitor, &format!("/clubs/first/{path}")));
        assert_eq!(before, after);
        assert!(
            before[0].len() > town.tournaments.len() - 1 && before[1].len() == 2,
            "{before:?}"
        );
        assert_ne!(before[0][0], before[1][0], "each feed by its own");
        let season = ids(&mut visitor, "/leagues/league-one.atom?season=2026");
        assert!(season.iter().all(|id| !id.contains("league-one")), "{season:?}");
    });
}

#[test]
fn a_new_club_takes_no_address_that_leads_to_another() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        assert_eq!(send(&mut owner, "/clubs/one/rename", &[("slug", "first")]).status, 303);
        let new = ClubToAdd {
            slug: "one",
            name: "New Club",
            timezone: "UTC",
            language: "en",
            owner: None,
        };
        let refused = add_club(&site.store, &CLI, &new, None, chrono::Utc::now());
        assert!(
            matches!(
                refused,
                Err(ActError::Invalid {
                    field: "slug",
                    why: InvalidValue::SlugTaken
                })
            ),
            "{refused:?}"
        );
        let moved = site.client().get("/clubs/one");
        assert_eq!((moved.status, moved.header("location")), (308, Some("/clubs/first")));
    });
}
