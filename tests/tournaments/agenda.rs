//! What a club has on: its feed, its calendar and its list carry what changed last and what comes next, however much is
//! planned far ahead.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use talon_service::tournaments::{self, NewTournament, StateChange};
use talon_store::TournamentId;

use crate::clubs::people::{CLI, club};
use crate::harness::act::request;
use crate::harness::site::{Site, on_each_site};

/// A public tournament that begins on a day from today and was last changed on another.
fn planned(site: &Site, name: &str, day: i64, changed: i64) -> TournamentId {
    let now = Utc::now();
    let at = |days: i64| -> DateTime<Utc> { now + TimeDelta::days(days) };
    let starts: NaiveDateTime = at(day).date_naive().and_hms_opt(18, 0, 0).expect("a time");
    let new = NewTournament {
        name,
        preset: "club-evening",
        game: "ulti",
        starts,
        venue: "",
    };
    let id = tournaments::create(&site.store, &CLI, "one", &new, None, at(changed)).expect("an event");
    request(&site.store, &CLI, id, at(changed))
        .act(tournaments::ChangeState {
            step: StateChange::Open,
            reason: "",
        })
        .expect("open");
    id
}

/// Far ahead there is so much that nothing else would find room.
fn season(site: &Site, count: i64) {
    club(&site.store, "one", "Club One");
    for week in 0..count {
        planned(site, &format!("Far {week}"), 200 + week, -10);
    }
    planned(site, "Next", 2, -20);
    planned(site, "After that", 9, -21);
    planned(site, "Played", -30, -1);
    planned(site, "Forgotten", -60, -59);
}

fn position(text: &str, what: &str) -> Option<usize> {
    text.find(what)
}

#[test]
fn a_feed_carries_what_changed_last_and_what_comes_next() {
    on_each_site(|site| {
        season(site, 45);
        let text = site.client().get("/clubs/one/results.atom").text();
        let titles: Vec<&str> = text.split("<entry>").skip(1).collect();
        assert!(titles[0].contains("<title>Played ("), "changed last, first: {text}");
        assert!(
            text.contains("<title>Next (") && text.contains("<title>After that ("),
            "{text}"
        );
        assert!(!text.contains("<title>Forgotten ("), "{text}");
        assert!(titles.len() <= 40, "{}", titles.len());
    });
}

#[test]
fn a_calendar_carries_what_comes_next_and_what_was_lately() {
    on_each_site(|site| {
        season(site, 230);
        let text = site.client().get("/clubs/one/calendar.ics").text();
        for name in ["Next", "After that", "Played", "Forgotten", "Far 0"] {
            assert!(text.contains(&format!("SUMMARY:{name}\r\n")), "{name}: {text}");
        }
        assert!(!text.contains("SUMMARY:Far 229\r\n"), "the furthest are left out first");
    });
}

#[test]
fn a_list_begins_with_what_comes_next() {
    on_each_site(|site| {
        season(site, 60);
        let first = site.client().get("/tournaments?club=one").text();
        let place = |name: &str| position(&first, &format!(">{name}</a>"));
        let next = place("Next").expect("on the first page");
        assert!(place("After that").is_some_and(|after| next < after), "{first}");
        assert!(
            place("Far 0").is_some_and(|far| next < far) && place("Far 59").is_none(),
            "{first}"
        );
        let second = site.client().get("/tournaments?club=one&page=2").text();
        let place = |name: &str| position(&second, &format!(">{name}</a>"));
        assert!(place("Far 59").is_some() && place("Next").is_none(), "{second}");
        assert!(
            place("Played")
                .zip(place("Forgotten"))
                .is_some_and(|(late, early)| late < early),
            "{second}"
        );
    });
}
