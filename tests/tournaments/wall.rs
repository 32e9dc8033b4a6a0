//! The wall: everyone is on it once, page after page by itself, with the time of tables that got more.

use talon_service::tournaments::{self, RoundAct};

use crate::clubs::people::{CLI, tournament, town};
use crate::harness::act::request;
use crate::harness::site::on_each_site;
use crate::tournaments::paper::{between, page};

/// How many pages it says that there are.
fn count(wall: &str) -> usize {
    between(wall, "<span>1 of ", "</span>")[0].parse().expect("a number")
}

#[test]
fn a_wall_turns_its_pages_by_itself_until_it_is_held_and_shows_everyone_once() {
    on_each_site(|site| {
        town(site);
        let id = tournament(&site.store, "one", 40);
        let mut visitor = site.client();
        let count = count(&page(&mut visitor, id, "wall"));
        assert_eq!(
            count,
            4 + 2 + 1,
            "thirteen tables, one of four; forty names in three columns; where to follow"
        );
        let (mut seated, mut named) = (0, 0);
        for number in 1..=count {
            let wall = page(&mut visitor, id, &format!("wall?page={number}"));
            let next = number % count + 1;
            let turn = format!("content=\"10;url=/tournaments/{id}/wall?page={next}\"");
            assert!(wall.contains(&turn), "{number}: {wall}");
            seated += between(&wall, "<li class=\"\">", "</li>").len();
            named += between(&wall, "<th scope=\"row\" class=\"\">", "</th>").len();
        }
        assert_eq!((seated, named), (40, 40));
        let held = page(&mut visitor, id, "wall?page=2&hold=1");
        assert!(
            !held.contains("http-equiv") && held.contains("wall?page=3&#38;hold=1"),
            "{held}"
        );
        let far = page(&mut visitor, id, "wall?page=99&show=names&ground=felt");
        assert!(
            far.contains("<span>2 of 2</span>") && far.contains("<body class=\"felt\""),
            "{far}"
        );
        let strange = page(&mut visitor, id, "wall?show=%22%3E%3Cb%3E");
        assert!(!strange.contains("<b>"), "{strange}");
    });
}

#[test]
fn tables_of_three_and_four_share_a_page() {
    on_each_site(|site| {
        town(site);
        for (guests, pages) in [(10, 2), (14, 1), (21, 2)] {
            let id = tournament(&site.store, "one", guests);
            let wall = page(&mut site.client(), id, "wall?show=tables");
            assert_eq!(count(&wall), pages, "{guests}");
            assert!(wall.matches("class=\"no\"").count() > 1, "{guests}: {wall}");
        }
    });
}

#[test]
fn a_table_that_got_more_time_shows_its_own() {
    on_each_site(|site| {
        town(site);
        let id = tournament(&site.store, "one", 6);
        let now = chrono::Utc::now();
        let act = |act| {
            request(&site.store, &CLI, id, now)
                .act(tournaments::ActOnRound { round: 1, act })
                .expect("done")
        };
        act(RoundAct::ExtraTime { table: 2, minutes: 10 });
        let mut visitor = site.client();
        let before = page(&mut visitor, id, "wall?show=tables");
        assert!(!before.contains("data-left"), "nothing has begun: {before}");
        act(RoundAct::Begin);
        let wall = page(&mut visitor, id, "wall?show=tables");
        let left: Vec<i64> = between(&wall, "data-left=\"", "\"")
            .into_iter()
            .map(|left| left.parse().expect("seconds"))
            .collect();
        assert_eq!(left.len(), 2, "the round, and the table that got more: {wall}");
        assert_eq!(left[1] - left[0], 600);
        assert!(
            wall.contains("45 minutes left") && wall.contains("55 minutes left"),
            "{wall}"
        );
    });
}

#[test]
fn before_the_first_round_a_wall_tells_who_is_expected_and_who_is_here() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[0];
        let mut visitor = site.client();
        let nobody = page(&mut visitor, id, "wall");
        assert!(nobody.contains("18:00"), "{nobody}");
        let now = chrono::Utc::now();
        for guest in ["Anna", "Béla"] {
            request(&site.store, &CLI, id, now)
                .act(tournaments::EnterGuest {
                    name: guest,
                    here: false,
                })
                .expect("a guest");
        }
        request(&site.store, &CLI, id, now)
            .act(tournaments::ChangeState {
                step: tournaments::StateChange::StartCheckIn,
                reason: "",
            })
            .expect("open");
        let entry = talon_tournament::EntryNo(2);
        request(&site.store, &CLI, id, now)
            .act(tournaments::ActOnEntry {
                entry,
                act: tournaments::EntryAct::CheckIn,
            })
            .expect("here");
        let wall = page(&mut visitor, id, "wall");
        let mark = |name: &str| {
            wall.split(&format!(">{name}</th>"))
                .nth(1)
                .and_then(|rest| rest.split("</td>").next())
        };
        assert!(
            mark("Anna").is_some_and(|cell| cell.contains("<small>") && !cell.contains('✓')),
            "{wall}"
        );
        assert!(mark("Béla").is_some_and(|cell| cell.contains('✓')), "{wall}");
    });
}

#[test]
fn a_large_wall_has_more_on_a_page_and_every_wall_tells_where_to_follow() {
    on_each_site(|site| {
        town(site);
        let id = tournament(&site.store, "one", 40);
        let mut visitor = site.client();
        let small = page(&mut visitor, id, "wall?show=names");
        let large = page(&mut visitor, id, "wall?show=names&room=large");
        assert!(count(&large) < count(&small), "{large}");
        assert!(large.contains("<body class=\"black large\">"), "{large}");
        assert!(
            small.contains("data-large=\"/tournaments/") && !large.contains("data-large"),
            "only where nobody said: {small}"
        );
        let address = page(&mut visitor, id, "wall?show=address");
        assert_eq!(count(&address), 1);
        let where_to = format!("<p>talon.test/tournaments/{id}</p>");
        assert!(
            address.contains("<svg viewBox") && address.contains(&where_to),
            "{address}"
        );
        let held = page(&mut visitor, id, "wall?show=names&page=2&hold=1");
        assert!(
            held.contains("page=2&#38;show=names&#38;hold=1&#38;room=large"),
            "{held}"
        );
        let strange = page(&mut visitor, id, "wall?room=huge");
        assert!(strange.contains("<body class=\"black\""), "{strange}");
    });
}
