//! The standings and the cross table of a final of ten rounds, and the standings of a league of fifteen, on a desk
//! screen: nothing is beyond the right edge.

use chrono::{NaiveDate, Utc};
use serde_json::{Value, json};
use talon_samples::example_club::SLUG;
use talon_service::Actor;
use talon_service::tournaments::read;
use talon_service::tournaments::{
    self, ActOnResult, ActOnRound, ActRequest, NewTournament, ResultAct, ResultTyped, RoundAct, draw,
};
use talon_store::{Store, TournamentId};
use talon_tournament::standings::SeatResult;

use super::club;
use super::driver::{self, Browser};
use crate::harness::act::{begin, check_in, request, seeded};

/// Gives every table of a round a result; scores are near each other, so that many are level and have reasons.
fn results(request: &ActRequest<'_>, round: u16) {
    let shown = request.store.read(|db| read::tournament(db, request.actor, request.id));
    let tournament = shown.expect("the event").loaded.tournament.clone();
    for table in &tournament.round(round).expect("a round").tables {
        let typed = ResultTyped {
            round,
            table: table.number,
            seen: table.version,
            reason: "as on the slip",
            device: None,
        };
        let scores = [40, 0, -40].map(|raw| SeatResult {
            raw,
            ..SeatResult::default()
        });
        let act = ResultAct::Rule(scores.to_vec());
        request.act(ActOnResult { typed, act }).expect("a result");
    }
}

/// A tournament of a kind, with so many players and all its rounds.
fn played(store: &Store, preset: &str, players: usize, rounds: u16) -> TournamentId {
    let (actor, now) = (Actor::CommandLine, Utc::now());
    let day = NaiveDate::from_ymd_opt(2026, 11, 27).expect("a day");
    let new = NewTournament {
        name: "Döntő",
        preset,
        game: "ulti",
        starts: day.and_hms_opt(18, 0, 0).expect("a time"),
        venue: "",
    };
    let id = tournaments::create(store, &actor, SLUG, &new, None, now).expect("an event");
    let request = request(store, &actor, id, now);
    let name = |number: usize| format!("Szentgyörgyi-Kovács Maximilián {number}");
    check_in(&request, (1..=players).map(name));
    begin(&request);
    results(&request, 1);
    for round in 2..=rounds {
        let shown = store.read(|db| read::tournament(db, &actor, id));
        if shown.expect("the event").loaded.tournament.round(round).is_none() {
            draw(&request, seeded(1)).expect("a draft");
        }
        for act in [RoundAct::Publish, RoundAct::Begin] {
            request.act(ActOnRound { round, act }).expect("a round");
        }
        results(&request, round);
    }
    id
}

/// By how much a page is wider than its place, in the language that is set; it has a column for each round.
async fn beyond(browser: &Browser, page: &str, rounds: u16) -> Value {
    browser.open(page).await;
    let columns = browser
        .tell("return document.querySelectorAll('thead th').length")
        .await;
    assert!(columns.as_u64() > Some(u64::from(rounds)), "{page}: {columns}");
    let beyond = "const box = document.querySelector('.scroll'); return box.scrollWidth - box.clientWidth";
    browser.tell(beyond).await
}

#[tokio::test]
async fn ten_rounds_and_fifteen_have_room_on_a_desk_screen_in_every_language() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    let last = played(&club.site.store, "final-21", 21, 10);
    let league = played(&club.site.store, "serbian-league", 18, 15);
    browser.width(1280);
    for lang in ["en", "hu", "hr", "sr"] {
        browser.order(
            "Network.setCookie",
            &json!({"url": club.base, "name": "lang", "value": lang}),
        );
        for (id, page, rounds) in [(last, "standings", 10), (last, "cross", 10), (league, "standings", 15)] {
            let page = format!("{}/tournaments/{id}/{page}", club.base);
            assert_eq!(beyond(&browser, &page, rounds).await, json!(0), "{page} {lang}");
        }
        browser.keeps_picture(&format!("league-standings-{lang}"));
    }
}
