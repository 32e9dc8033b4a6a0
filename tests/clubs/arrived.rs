//! Whoever signed up without an account says by their link that they are here, and nobody else says it for them.

use chrono::Utc;
use talon_service::tournaments::check_in::{SetSelfCheckIn, waiting};
use talon_service::tournaments::sign_up::TakeAll;
use talon_service::tournaments::{ChangeState, StateChange, read};
use talon_store::TournamentId;
use talon_store::arrivals::SelfCheckIn;

use super::people::{CLI, town};
use super::sign_up::{OPEN, evening, settle, visitor};
use crate::harness::act::request;
use crate::harness::site::{Answer, Site, on_each_site};

fn step(site: &Site, id: TournamentId, step: StateChange) {
    let change = ChangeState { step, reason: "" };
    request(&site.store, &CLI, id, Utc::now()).act(change).expect("a step");
}

fn set(site: &Site, id: TournamentId, how: SelfCheckIn) {
    let set = SetSelfCheckIn(how);
    request(&site.store, &CLI, id, Utc::now())
        .act_beside(set)
        .expect("a setting");
}

fn here(site: &Site, link: &str) -> Answer {
    site.client().post(&format!("{link}/here"), &[])
}

/// How each entry stands, and those who wait for the word of the door.
fn entries(site: &Site, id: TournamentId) -> Vec<String> {
    let read = site.store.read(|db| {
        let shown = read::tournament(db, &CLI, id)?;
        let waiting = waiting(db, &shown.loaded)?;
        Ok::<_, talon_service::ActError>((shown, waiting))
    });
    let (shown, waiting) = read.expect("the evening");
    let entries = shown.loaded.tournament.entries.iter();
    let told = entries.map(|entry| {
        let waits = if waiting.contains(&entry.number) { ", waits" } else { "" };
        format!("{}{waits}", entry.status.as_str())
    });
    told.collect()
}

#[test]
fn a_link_of_a_sign_up_says_that_its_holder_is_here() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        settle(site, id, OPEN);
        let links = ["A One", "B Two"].map(|name| visitor(site, id, name));
        set(site, id, SelfCheckIn::Approved);
        let offered = |link: &str| site.client().get(link).text().contains(">I am here</button>");
        assert_eq!(here(site, &links[0]).status, 404, "no entry came of it yet");
        request(&site.store, &CLI, id, Utc::now())
            .act(TakeAll)
            .expect("entries");
        assert!(!offered(&links[0]), "not before players are checked in");
        assert_eq!(here(site, &links[0]).status, 409);
        step(site, id, StateChange::StartCheckIn);
        assert!(offered(&links[0]));
        for _ in 0..2 {
            assert_eq!(here(site, &links[0]).status, 303, "twice is once");
        }
        assert_eq!(entries(site, id), ["registered, waits", "registered"]);
        let page = site.client().get(&links[0]).text();
        assert!(page.contains("once it is approved") && !offered(&links[0]), "{page}");
        set(site, id, SelfCheckIn::AtOnce);
        assert_eq!(here(site, &links[1]).status, 303);
        assert_eq!(entries(site, id), ["registered, waits", "checked_in"]);
        assert!(site.client().get(&links[1]).text().contains("You are checked in."));
        assert_eq!(here(site, "/sign-up/nothing").status, 404);
    });
}

#[test]
fn a_link_says_nothing_where_players_do_not_check_themselves_in_or_its_holder_has_left() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        settle(site, id, OPEN);
        let links = ["A One", "B Two"].map(|name| visitor(site, id, name));
        request(&site.store, &CLI, id, Utc::now())
            .act(TakeAll)
            .expect("entries");
        step(site, id, StateChange::StartCheckIn);
        let refused = here(site, &links[0]);
        assert_eq!(refused.status, 409);
        assert!(
            refused.text().contains("You cannot check yourself in now."),
            "{}",
            refused.text()
        );
        assert!(!site.client().get(&links[0]).text().contains(">I am here</button>"));
        set(site, id, SelfCheckIn::AtOnce);
        assert_eq!(site.client().post(&links[1], &[]).status, 303, "it withdraws");
        assert_eq!(here(site, &links[1]).status, 404, "and nothing is left to come");
        assert_eq!(entries(site, id), ["registered", "withdrawn"]);
    });
}
