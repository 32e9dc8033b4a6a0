//! Of whom a visitor sees a page at all.

use talon_samples::example_club;
use talon_service::tournaments::Publish;
use talon_store::leagues as seasons;
use talon_store::members::Shown;
use talon_store::{MemberId, StoreError, clubs};

use super::{act, close_list, member, named, rows, show, signed_in, tournaments};
use crate::harness::site::{Client, Site, on_each_example_site};

fn status(client: &mut Client, id: MemberId) -> u16 {
    client.get(&format!("/players/{id}")).status
}

/// Takes the league of the example club from everyone's eyes.
fn hide_league(site: &Site) {
    let hidden: Result<(), StoreError> = site.store.write(|db| {
        let club = clubs::by_slug(db, example_club::SLUG)?;
        for (_, head) in seasons::all(db, Some(club.id), 10)? {
            let row = seasons::season(db, head.id)?;
            let change = seasons::SeasonChange {
                state: head.state,
                published: false,
                document: &row.document,
                now: head.changed_at,
            };
            seasons::set(db, head.id, head.version, &change)?;
        }
        Ok(())
    });
    hidden.expect("a change");
}

#[test]
fn a_visitor_sees_no_tournament_that_is_not_public_and_nobody_who_only_played_such_ones() {
    on_each_example_site(|site| {
        let [mut owner, mut inside] = signed_in(site);
        close_list(site);
        let mut visitor = site.client();
        let who = member(site).id;
        let path = format!("/players/{who}");
        assert_eq!(rows(&visitor.get(&path).text(), "results").len(), 3);
        let all = tournaments(site);
        act(site, all[0], Publish { published: false });
        for client in [&mut visitor, &mut inside] {
            let text = client.get(&path).text();
            assert_eq!(rows(&text, "results").len(), 2, "{text}");
            assert!(!text.contains("Őszi klubest"), "{text}");
        }
        let text = owner.get(&path).text();
        assert_eq!(rows(&text, "results").len(), 3, "{text}");
        assert!(text.contains("Őszi klubest") && text.contains("not public"), "{text}");
        for id in &all[1..] {
            act(site, *id, Publish { published: false });
        }
        let text = visitor.get(&path).text();
        assert!(
            rows(&text, "results").is_empty() && !text.contains("Places at tables"),
            "{text}"
        );
        assert_eq!(
            rows(&text, "leagues").len(),
            2,
            "a place in a published table is one: {text}"
        );
        hide_league(site);
        assert_eq!(status(&mut visitor, who), 404);
        assert_eq!((status(&mut inside, who), status(&mut owner, who)), (200, 200));
        assert!(rows(&inside.get(&path).text(), "leagues").is_empty());
        assert_eq!(rows(&owner.get(&path).text(), "leagues").len(), 2);
        act(site, all[1], Publish { published: true });
        assert_eq!(rows(&visitor.get(&path).text(), "results").len(), 1);
    });
}

#[test]
fn who_shows_no_name_has_no_page_for_visitors() {
    on_each_example_site(|site| {
        let [_, mut inside] = signed_in(site);
        close_list(site);
        let mut visitor = site.client();
        let who = named(site, "Erzsi");
        show(site, &who, Shown::Alias, None, false);
        assert_eq!((status(&mut visitor, who.id), status(&mut inside, who.id)), (404, 200));
        show(site, &who, Shown::Alias, Some("Silver Fox"), false);
        let text = visitor.get(&format!("/players/{}", who.id)).text();
        assert!(text.contains("Silver Fox") && !text.contains("Erzsi"), "{text}");
        assert!(!text.contains("/hands?player="), "an alias stands in no record: {text}");
    });
}

#[test]
fn of_a_guest_visitors_see_results_under_an_alias_and_nothing_else() {
    on_each_example_site(|site| {
        let [_, mut inside] = signed_in(site);
        close_list(site);
        let mut visitor = site.client();
        let who = named(site, "Erzsi");
        let path = format!("/players/{}", who.id);
        for (shown, alias, seen) in [
            (Shown::Full, None, 404),
            (Shown::Short, Some("Fox"), 404),
            (Shown::Alias, None, 404),
            (Shown::Alias, Some("Fox"), 200),
        ] {
            show(site, &who, shown, alias, true);
            assert_eq!((status(&mut visitor, who.id), shown), (seen, shown));
            assert_eq!(status(&mut inside, who.id), 200);
        }
        let text = visitor.get(&path).text();
        assert!(text.contains("Fox") && !text.contains("Erzsi"), "{text}");
        assert_eq!(rows(&text, "results").len(), 3);
        assert!(
            !text.contains("/hands?player=") && rows(&text, "opponents").is_empty(),
            "{text}"
        );
    });
}

#[test]
fn where_the_list_of_a_club_is_open_everyone_in_it_who_shows_a_name_has_a_page() {
    on_each_example_site(|site| {
        signed_in(site);
        let mut visitor = site.client();
        let who = named(site, "Erzsi");
        let path = format!("/players/{}", who.id);
        for id in tournaments(site) {
            act(site, id, Publish { published: false });
        }
        hide_league(site);
        assert_eq!(status(&mut visitor, who.id), 200);
        assert!(rows(&visitor.get(&path).text(), "results").is_empty());
        act(site, tournaments(site)[1], Publish { published: true });
        assert_eq!(rows(&visitor.get(&path).text(), "results").len(), 1);
        // What a guest played is told under an alias alone.
        show(site, &who, Shown::Short, Some("Fox"), true);
        let text = visitor.get(&path).text();
        assert!(text.contains("Erzsi") && rows(&text, "results").is_empty(), "{text}");
    });
}
