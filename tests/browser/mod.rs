//! What people see: pages in a real browser, at the width of a phone and of a desk, in both themes, in the shortest
//! and the longest language, with the keyboard alone, without script and on paper.

mod boards;
mod calls;
mod card_changes;
mod card_eyes;
mod club_ways;
mod deals;
mod door;
mod driver;
mod editor;
mod evenings;
mod framed;
mod imports;
mod keyboard;
mod links;
mod narrow;
mod no_script;
mod notes;
mod other_site;
mod pages;
mod paper;
mod person;
mod preferans;
mod remembered;
mod results;
mod scorecard;
mod season;
mod stepping;
mod ten_rounds;
mod tournament_paper;
mod unsent;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use chrono::Utc;
use talon_samples::example_club;
use talon_service::jobs::Worker;
use talon_service::{Actor, analyse_hand};
use talon_store::roles::{self, Held, Role};
use talon_store::{Moment, clubs, members};

use crate::accounts::people;
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::Site;

/// A hand with mistakes, which the solver has judged.
const JUDGED: &str = "65";

/// A running site with the example club and Anna, who may sign in.
pub struct Club {
    pub base: String,
    pub site: Site,
    backend: Backend,
}

pub fn club() -> Club {
    let backend = Backend::sqlite_with(Contents::ExampleClub);
    let store = backend.open();
    let anna = people::anna(&store, true);
    store
        .write(|db| {
            let there = clubs::by_slug(db, example_club::SLUG)?;
            members::join(db, there.id, anna, Utc::now().into())?;
            let held = Held {
                user_id: anna,
                role: Role::Owner,
                club_id: there.id,
                tournament: String::new(),
                granted_by: None,
                granted_at: Utc::now().into(),
            };
            roles::grant(db, &held)?;
            // The running one of the two tournaments is hers to direct.
            let held = Held {
                role: Role::Director,
                tournament: "2".to_owned(),
                ..held
            };
            roles::grant(db, &held)
        })
        .expect("Anna joins the club and owns it");
    analyse_hand::ask(&store, &Actor::CommandLine, JUDGED, Utc::now().into()).expect("a hand is asked for");
    let site = Site::start(&store);
    let club = Club {
        base: format!("http://{}", site.address),
        site,
        backend,
    };
    work(&club);
    club
}

/// Signs Anna in as they would themselves.
pub async fn sign_in(browser: &driver::Browser, base: &str) {
    browser.open(&format!("{base}/sign-in")).await;
    browser.click("#email").await;
    browser.write(people::MAIL).await;
    browser.click("#password").await;
    browser.write(people::PASSWORD).await;
    browser.click("main button.go").await;
    browser
        .until("document.querySelector('.who a[href=\"/account\"]')")
        .await;
}

/// Does the jobs that are due, as the server's workers would.
pub fn work(club: &Club) {
    let clock = Arc::new(|| Moment::from(Utc::now()));
    let worker = Worker::new(&club.site.store, "browser", clock, Arc::new(AtomicBool::new(false)));
    while worker.turn().expect("a job is done") {}
}

/// A record that is in order, and one in which a card is played that could not be held.
pub const SOUND: &str = include_str!("../fixtures/examples/ulti.talon.json");

pub fn broken() -> String {
    let fixture: serde_json::Value =
        serde_json::from_str(include_str!("../fixtures/ulti/CARD_NOT_HELD.first.json")).unwrap();
    fixture["record"].to_string()
}
