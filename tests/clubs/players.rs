//! The page of a player: by the name that was chosen, and only where the list of the club is open.

use talon_store::members::{self, MemberChange, Shown};
use talon_store::{MemberId, StoreError, clubs, search_key};

use super::people::{Who, browser, town};
use crate::harness::site::{Site, on_each_site};

fn open(site: &Site, id: MemberId, shown: Shown, alias: Option<&str>) {
    let written: Result<(), StoreError> = site.store.write(|db| {
        let club = clubs::by_slug(db, "one")?;
        let settings = clubs::Settings {
            name: club.name,
            timezone: club.timezone,
            language: club.language,
            about: club.about,
            logo_text: club.logo_text,
            default_game: None,
            rule_set: None,
            members_public: true,
            noindex: true,
            frame_sites: String::new(),
        };
        clubs::set(db, club.id, &settings)?;
        let name = "Hidden Helga";
        let entry = MemberChange {
            name,
            search_key: &search_key(name),
            alias,
            shown,
            email: Some("helga@example.org"),
            is_guest: false,
            is_minor: false,
        };
        members::set(db, id, &entry)
    });
    written.expect("a change");
}

#[test]
fn a_player_is_seen_by_the_name_that_was_chosen() {
    on_each_site(|site| {
        let town = town(site);
        let here = format!("/players/{}", town.guest);
        assert!(
            matches!(site.client().get(&here).status, 401 | 404),
            "lists are closed at first"
        );
        for (shown, alias, seen) in [
            (Shown::Full, None, "Hidden Helga"),
            (Shown::Short, None, "Hidden H."),
            (
                Shown::Alias,
                Some("Queen <b>of</b> Hearts"),
                "Queen &#60;b&#62;of&#60;/b&#62; Hearts",
            ),
        ] {
            open(site, town.guest, shown, alias);
            let page = site.client().get(&here);
            assert_eq!(page.status, 200);
            let page = page.text();
            assert!(page.contains(seen) && page.contains("Club One"), "{seen}: {page}");
            assert_eq!(page.contains("Helga"), shown == Shown::Full, "{page}");
            assert!(
                !page.contains("helga@example.org") && page.contains("noindex"),
                "{page}"
            );
            assert!(browser(site, Who::Member).get(&here).text().contains("Hidden Helga"));
            assert!(!browser(site, Who::Stranger).get(&here).text().contains("Helga") || shown == Shown::Full);
        }
        open(site, town.guest, Shown::Alias, None);
        assert_eq!(site.client().get(&here).status, 404, "there is no name to be seen");
        assert!(browser(site, Who::Member).get(&here).text().contains("Hidden Helga"));
        let entry = site.client().get(&format!("/clubs/one/members/{}", town.guest));
        assert!(entry.status == 200 && !entry.text().contains(&here), "{}", entry.text());
        for missing in ["/players/999999", "/players/x", "/players/-1"] {
            assert_eq!(site.client().get(missing).status, 404, "{missing}");
        }
    });
}
