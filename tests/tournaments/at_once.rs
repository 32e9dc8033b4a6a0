//! Many enter results at the same time: nothing is lost, nothing counts twice, and nobody overwrites what they did not
//! see.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use chrono::Utc;
use talon_service::ActError;
use talon_service::tournaments::{self, ResultAct, ResultTyped, read};
use talon_store::{StoreError, TournamentId};
use talon_tournament::standings::{SeatResult, TableOutcome};
use talon_tournament::tournament::Why;

use crate::clubs::people::{CLI, tournament, town};
use crate::harness::act::request;
use crate::harness::site::{Site, on_each_site};

const TABLES: u16 = 10;

fn enter(site: &Site, id: TournamentId, table: u16, score: i64, seen: u32) -> Result<(), ActError> {
    let seats = [score, -score, 0].map(SeatResult::of).to_vec();
    let typed = ResultTyped {
        round: 1,
        table,
        seen,
        reason: "at once",
        device: None,
    };
    // A ruling may follow another one, so that every writer can go on for ever.
    request(&site.store, &CLI, id, Utc::now())
        .act(tournaments::ActOnResult {
            typed,
            act: ResultAct::Rule(seats),
        })
        .map(|_| ())
}

fn version(site: &Site, id: TournamentId, table: u16) -> (u32, Option<TableOutcome>) {
    let shown: Result<_, ActError> = site.store.read(|db| read::tournament(db, &CLI, id));
    let tournament = talon_tournament::tournament::Tournament::clone(&shown.expect("the event").loaded.tournament);
    let found = tournament.table(1, table).expect("a table");
    (
        found.version,
        found.result.as_ref().map(|result| result.outcome.clone()),
    )
}

#[test]
fn fifty_writers_lose_no_update_and_overwrite_nothing_unseen() {
    on_each_site(|site| {
        town(site);
        let id = tournament(&site.store, "one", usize::from(TABLES) * 3);
        let (done, stale) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for writer in 0..50_u16 {
                let (done, stale) = (&done, &stale);
                scope.spawn(move || {
                    let table = writer % TABLES + 1;
                    let mut left = 2_u16;
                    while left > 0 {
                        let (seen, _) = version(site, id, table);
                        // Never twice the same, which would be no change.
                        match enter(site, id, table, i64::from(writer * 10 + left), seen) {
                            Ok(()) => {
                                done.lock().expect("a list").push((table, seen));
                                left -= 1;
                            }
                            Err(ActError::Refused(refusal)) => {
                                assert!(matches!(refusal.why, Why::Stale { .. }), "{refusal}");
                                stale.fetch_add(1, Ordering::Relaxed);
                            }
                            Err(ActError::Busy | ActError::Store(StoreError::Busy)) => {}
                            Err(other) => panic!("{other}"),
                        }
                    }
                });
            }
        });
        let mut done = done.into_inner().expect("a list");
        done.sort_unstable();
        let each_once: Vec<(u16, u32)> = (1..=TABLES)
            .flat_map(|table| (0..10).map(move |seen| (table, seen)))
            .collect();
        assert_eq!(done, each_once, "no two results follow the same one");
        for table in 1..=TABLES {
            let (version, outcome) = version(site, id, table);
            assert_eq!(
                version, 10,
                "five writers, two results each; {stale:?} were told to look again"
            );
            assert!(matches!(outcome, Some(TableOutcome::Played(seats)) if seats.len() == 3));
        }
    });
}
