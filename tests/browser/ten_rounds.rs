//! The standings and the cross table of a final of ten rounds on a desk screen: nothing is beyond the right edge.

use chrono::{NaiveDate, Utc};
use serde_json::json;
use talon_samples::example_club::SLUG;
use talon_service::Actor;
use talon_service::tournaments::read;
use talon_service::tournaments::{
    self, ActOnResult, ActOnRound, ActRequest, NewTournament, ResultAct, ResultTyped, RoundAct,
};
use talon_store::{Store, TournamentId};
use talon_tournament::standings::SeatResult;

use super::club;
use super::driver;
use crate::harness::act::{begin, check_in, request};

const ROUNDS: u16 = 10;

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

/// A final of 21 with all its rounds.
fn played(store: &Store) -> TournamentId {
    let (actor, now) = (Actor::CommandLine, Utc::now());
    let day = NaiveDate::from_ymd_opt(2026, 11, 27).expect("a day");
    let new = NewTournament {
        name: "Döntő",
        preset: "final-21",
        game: "ulti",
        starts: day.and_hms_opt(18, 0, 0).expect("a time"),
        venue: "",
    };
    let id = tournaments::create(store, &actor, SLUG, &new, None, now).expect("an event");
    let request = request(store, &actor, id, now);
    let name = |number: usize| format!("Szentgyörgyi-Kovács Maximilián {number}");
    check_in(&request, (1..=21).map(name));
    begin(&request);
    results(&request, 1);
    for round in 2..=ROUNDS {
        for act in [RoundAct::Publish, RoundAct::Begin] {
            request.act(ActOnRound { round, act }).expect("a round");
        }
        results(&request, round);
    }
    id
}

#[tokio::test]
async fn ten_rounds_have_room_on_a_desk_screen_in_every_language() {
    let Some(browser) = driver::open().await else { return };
    let club = club();
    let id = played(&club.site.store);
    browser.width(1280);
    for lang in ["en", "hu", "hr", "sr"] {
        browser.order(
            "Network.setCookie",
            &json!({"url": club.base, "name": "lang", "value": lang}),
        );
        for page in ["standings", "cross"] {
            browser.open(&format!("{}/tournaments/{id}/{page}", club.base)).await;
            let columns = browser
                .tell("return document.querySelectorAll('thead th').length")
                .await;
            assert!(columns.as_u64() > Some(u64::from(ROUNDS)), "{page} {lang}: {columns}");
            let beyond = "const box = document.querySelector('.scroll'); return box.scrollWidth - box.clientWidth";
            assert_eq!(browser.tell(beyond).await, json!(0), "{page} {lang}");
        }
    }
}
