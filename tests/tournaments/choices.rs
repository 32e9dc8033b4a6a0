//! What a director can choose where players do not fill tables of three, and what each way is said to cost.

use chrono::Utc;
use talon_service::ActError;
use talon_service::tournaments::{self, NewTournament, Setting, StateChange, read};
use talon_store::TournamentId;
use talon_store::roles::Role;
use talon_tournament::seating::Meetings;
use talon_tournament::tournament::{Format, SettingPart, Stage, Tournament, Why};
use talon_tournament::{EntryNo, SitOut};

use crate::clubs::people::{CLI, Town, Who, browser, grant, send, tournament, town};
use crate::harness::act::request;
use crate::harness::site::{Client, Site, on_each_site};

/// A tournament with so many guests who are there, before it begins.
pub(super) fn gathered(site: &Site, town: &Town, guests: usize, sit_out: SitOut, stage: Stage) -> TournamentId {
    let (store, now) = (&site.store, Utc::now());
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 27).expect("a day");
    let starts = day.and_hms_opt(18, 0, 0).expect("a time");
    let new = NewTournament {
        name: "Choice",
        preset: "club-evening",
        game: "ulti",
        starts,
        venue: "",
    };
    let id = tournaments::create(store, &CLI, "one", &new, None, now).expect("an event");
    let shown = |id| store.read(|db| read::tournament(db, &CLI, id)).expect("the event");
    let profile = talon_tournament::tournament::Profile {
        sit_out,
        ..shown(id).loaded.tournament.profile.clone()
    };
    for (part, setting) in [
        (SettingPart::Tables, Setting::Profile(Box::new(profile))),
        (SettingPart::Stages, Setting::Stages(vec![stage])),
    ] {
        let seen = shown(id).loaded.revision;
        // What the preset has already is refused, because nothing would change.
        match request(store, &CLI, id, now).act(tournaments::ChangeSetting {
            seen,
            part,
            read: |_: &Tournament| Ok(setting),
        }) {
            Err(ActError::Refused(refusal)) if refusal.why == Why::Unchanged => {}
            done => drop(done.expect("settled")),
        }
    }
    grant(store, town.director, Role::Director, id);
    for step in [StateChange::Open, StateChange::StartCheckIn] {
        request(store, &CLI, id, now)
            .act(tournaments::ChangeState { step, reason: "" })
            .expect("a step");
    }
    for guest in 0..guests {
        request(store, &CLI, id, now)
            .act(tournaments::EnterGuest {
                name: &format!("Guest {guest}"),
                here: true,
            })
            .expect("a guest");
    }
    id
}

fn swiss(rounds: u16) -> Stage {
    Stage::of(
        Format::Swiss {
            first: talon_tournament::rounds::swiss::First::Lot,
        },
        rounds,
    )
}

pub(super) fn console(director: &mut Client, id: TournamentId) -> String {
    director.get(&format!("/tournaments/{id}/direct")).text()
}

/// The ways that a page offers or marks as chosen.
fn ways(page: &str) -> usize {
    page.matches("value=\"sit-out\"").count() * (page.matches("name=\"sit_out\"").count() + 1)
}

#[test]
fn who_has_withdrawn_counts_no_more_before_the_first_round() {
    on_each_site(|site| {
        let town = town(site);
        let id = tournament(&site.store, "one", 0);
        grant(&site.store, town.director, Role::Director, id);
        let act = || request(&site.store, &CLI, id, Utc::now());
        for name in ["Anna", "Bea", "Cili", "Dani"] {
            act()
                .act(tournaments::EnterGuest { name, here: false })
                .expect("a guest");
        }
        let uneven = "4 players";
        let mut director = browser(site, Who::Director);
        assert!(
            console(&mut director, id).contains(uneven),
            "{}",
            console(&mut director, id)
        );
        let withdraw = tournaments::ActOnEntry {
            entry: EntryNo(2),
            act: tournaments::EntryAct::Withdraw,
        };
        act().act(withdraw).expect("withdrawn");
        let page = console(&mut director, id);
        assert!(!page.contains(uneven), "{page}");
        let wall = site.client().get(&format!("/tournaments/{id}/wall")).text();
        assert!(!wall.contains("Bea") && wall.contains("Dani"), "{wall}");
    });
}

#[test]
fn a_whole_schedule_without_repeats_is_recommended_before_one_with_them() {
    on_each_site(|site| {
        let town = town(site);
        let mut director = browser(site, Who::Director);
        let whole = || Stage::of(Format::Schedule, 9);
        let mut recommended = |guests, sit_out| {
            let page = console(&mut director, gathered(site, &town, guests, sit_out, whole()));
            let chips: Vec<&str> = page
                .split("class=\"who-is\"")
                .filter(|way| way.contains("Recommended"))
                .collect();
            (chips.len(), chips.first().is_some_and(|way| way.contains("No repeat")))
        };
        assert_eq!(recommended(20, SitOut::Fours), (1, true));
        assert_eq!(recommended(20, SitOut::Byes), (0, false), "it is chosen");
    });
}

#[test]
fn ways_to_sit_out_are_shown_where_they_differ() {
    on_each_site(|site| {
        let town = town(site);
        let mut director = browser(site, Who::Director);
        let uneven = "do not divide evenly into tables of three";
        for (guests, sit_out, found) in [
            (9, SitOut::Fours, 0),
            (12, SitOut::Byes, 0),
            // Two tables of four, or two who sit out: "wherever possible" would be the same two tables.
            (8, SitOut::Fours, 2),
            (8, SitOut::TablesOfFour, 2),
            (10, SitOut::Fours, 2),
            (13, SitOut::Fours, 2),
            (16, SitOut::Fours, 3),
        ] {
            let page = console(&mut director, gathered(site, &town, guests, sit_out, swiss(4)));
            assert_eq!(page.contains(uneven), found > 0, "{guests}: {page}");
            assert_eq!(ways(&page), found, "{guests}: {page}");
            assert!(!page.contains("At least 0"), "{page}");
        }
        // Threes come out even, and someone chose fours all the same.
        let page = console(&mut director, gathered(site, &town, 12, SitOut::TablesOfFour, swiss(4)));
        assert!(
            page.contains("tables of four or of three") && !page.contains(uneven),
            "{page}"
        );
        assert_eq!(ways(&page), 2, "{page}");
        // With five the way that was chosen seats nobody; the one that does is offered.
        let page = console(&mut director, gathered(site, &town, 5, SitOut::Fours, swiss(4)));
        assert!(page.contains(uneven) && page.contains("value=\"byes\""), "{page}");
    });
}

#[test]
fn a_draft_in_which_nobody_has_to_meet_again_does_not_say_at_least_none() {
    on_each_site(|site| {
        let town = town(site);
        let mut director = browser(site, Who::Director);
        let id = gathered(site, &town, 9, SitOut::Fours, swiss(4));
        request(&site.store, &CLI, id, Utc::now())
            .act(tournaments::ChangeState {
                step: StateChange::Start,
                reason: "",
            })
            .expect("begun");
        let at = format!("/tournaments/{id}/direct");
        assert_eq!(send(&mut director, &at, &[("act", "draw"), ("key", "a")]).status, 303);
        let page = console(&mut director, id);
        assert!(
            page.contains("No repeat meetings.") && !page.contains("At least"),
            "{page}"
        );
    });
}

#[test]
fn a_whole_schedule_says_what_the_other_preference_would_give() {
    on_each_site(|site| {
        let town = town(site);
        let mut director = browser(site, Who::Director);
        let id = gathered(site, &town, 13, SitOut::Fours, Stage::of(Format::Schedule, 5));
        let even = "With visits to tables of four spread evenly instead: 7 repeats.";
        let page = console(&mut director, id);
        assert!(page.contains("3 repeat meetings.") && page.contains(even), "{page}");
        request(&site.store, &CLI, id, Utc::now())
            .act(tournaments::ChangeState {
                step: StateChange::Start,
                reason: "",
            })
            .expect("begun");
        let at = format!("/tournaments/{id}/direct");
        assert_eq!(send(&mut director, &at, &[("act", "draw"), ("key", "a")]).status, 303);
        let drawn = || {
            let tournament = site
                .store
                .read(|db| read::tournament(db, &CLI, id))
                .expect("it")
                .loaded
                .tournament;
            let rounds: Vec<_> = tournament.rounds.iter().map(|round| round.drawn()).collect();
            (
                Meetings::of(&rounds).repeats(),
                tournament.rounds[0].drawn_by.engine.clone(),
            )
        };
        assert_eq!(drawn(), (3, "talon-draw/3".to_owned()));
        let page = console(&mut director, id);
        assert!(
            page.contains("name=\"prefer\" value=\"even\"") && page.contains(even),
            "{page}"
        );
        let again = |prefer, key| [("act", "redraw"), ("prefer", prefer), ("key", key)];
        assert_eq!(send(&mut director, &at, &again("even", "b")).status, 303);
        assert_eq!(drawn(), (7, "talon-draw/3 even".to_owned()));
        let page = console(&mut director, id);
        assert!(page.contains("With the fewest repeats instead: 3 repeats"), "{page}");
        assert_eq!(send(&mut director, &at, &again("repeats", "c")).status, 303);
        assert_eq!(drawn().0, 3);
        assert_eq!(send(&mut director, &at, &again("luck", "d")).status, 409);
    });
}
