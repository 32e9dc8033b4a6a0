//! What was said of a hand is kept beside it, asked for again when there is a new engine, and stands until then.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use talon_service::jobs::{Clock, Worker};
use talon_service::{Actor, analyse_hand};
use talon_store::analyses::{self, AnalysisState, FinishedAnalysis};
use talon_store::hands::Visibility;
use talon_store::{HandId, Store, jobs};

use crate::harness::backend::on_both;
use crate::replay::store_record;
use crate::store::samples::{self, minute};

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");

fn worker(store: &Store, stop: bool) -> Worker {
    let clock: Clock = Arc::new(|| minute(9));
    Worker::new(store, "judge", clock, Arc::new(AtomicBool::new(stop)))
}

fn known(store: &Store, hand: HandId) -> Option<analyses::Analysis> {
    store.read(|db| analyses::of_hand(db, hand)).unwrap()
}

#[test]
fn a_hand_that_is_asked_for_is_judged_once_and_kept() {
    on_both(|store, _| {
        let hand = store_record(store, EXAMPLE, Visibility::Public, 1);
        let address = hand.0.to_string();
        assert_eq!(known(store, hand), None);
        for _ in 0..2 {
            analyse_hand::ask(store, &Actor::CommandLine, &address, minute(8)).unwrap();
        }
        assert_eq!(known(store, hand).unwrap().state, AnalysisState::Queued);
        assert!(worker(store, false).turn().unwrap());
        assert!(
            !worker(store, false).turn().unwrap(),
            "it was asked for twice and is done once"
        );
        let done = known(store, hand).unwrap();
        assert_eq!(
            (done.state, done.complete, done.done_at),
            (AnalysisState::Done, Some(true), Some(minute(9)))
        );
        assert_eq!(done.engine.as_deref(), Some(talon_study::analysis::ENGINE));
        let report: talon_study::analysis::Report = serde_json::from_str(done.body.as_deref().unwrap()).unwrap();
        assert_eq!(report.took_ms, Some(0), "the clock of this worker stands still");
        analyse_hand::ask(store, &Actor::CommandLine, &address, minute(10)).unwrap();
        assert_eq!(known(store, hand), Some(done), "what is known is not asked for again");
    });
}

#[test]
fn a_worker_that_is_told_to_stop_writes_nothing_and_leaves_the_hand_to_the_next() {
    on_both(|store, _| {
        let hand = store_record(store, EXAMPLE, Visibility::Public, 1);
        analyse_hand::ask(store, &Actor::CommandLine, &hand.0.to_string(), minute(8)).unwrap();
        let stop = AtomicBool::new(true);
        let ran = analyse_hand::run(store, hand, &stop, &|| minute(9)).unwrap();
        assert_eq!(ran, analyse_hand::Judged::Stopped);
        assert_eq!(known(store, hand).unwrap().body, None);
        stop.store(false, Ordering::Relaxed);
        assert!(worker(store, false).turn().unwrap());
        assert_eq!(known(store, hand).unwrap().state, AnalysisState::Done);
    });
}

#[test]
fn another_engine_is_asked_again_and_the_old_word_stands_until_then() {
    on_both(|store, _| {
        let hand = store_record(store, EXAMPLE, Visibility::Public, 1);
        let old = FinishedAnalysis {
            engine: "older/1",
            complete: true,
            nodes: 5,
            body: "{}",
            mistakes: 0,
        };
        store.write(|db| analyses::ask(db, hand, None, minute(1))).unwrap();
        store.write(|db| analyses::finish(db, hand, &old, minute(2))).unwrap();
        assert_eq!(analyse_hand::renew(store, minute(3)).unwrap(), 1);
        assert_eq!(analyse_hand::renew(store, minute(3)).unwrap(), 0, "it is on its way");
        let waiting = known(store, hand).unwrap();
        assert_eq!(
            (waiting.state, waiting.body.as_deref()),
            (AnalysisState::Queued, Some("{}"))
        );
        assert!(worker(store, false).turn().unwrap());
        let done = known(store, hand).unwrap();
        assert_eq!(done.engine.as_deref(), Some(talon_study::analysis::ENGINE));
        assert_ne!(done.body.as_deref(), Some("{}"));
    });
}

#[test]
fn a_new_engine_costs_nobody_a_hand_of_their_day() {
    on_both(|store, _| {
        let hand = store_record(store, EXAMPLE, Visibility::Public, 1);
        let anna = store.write(|db| samples::user(db, "anna@example.org")).unwrap();
        let old = FinishedAnalysis {
            engine: "older/1",
            complete: true,
            nodes: 5,
            body: "{}",
            mistakes: 0,
        };
        store
            .write(|db| analyses::ask(db, hand, Some(anna), minute(1)))
            .unwrap();
        store.write(|db| analyses::finish(db, hand, &old, minute(2))).unwrap();
        assert_eq!(analyse_hand::renew(store, minute(10_000)).unwrap(), 1);
        let waiting = known(store, hand).unwrap();
        assert_eq!((waiting.asked_by, waiting.asked_at), (Some(anna), minute(1)));
        assert_eq!(
            store.read(|db| analyses::asked_since(db, anna, minute(9_000))).unwrap(),
            0
        );
    });
}

#[test]
fn two_workers_that_begin_at_once_ask_a_new_engine_once() {
    on_both(|store, backend| {
        let hand = store_record(store, EXAMPLE, Visibility::Public, 1);
        let old = FinishedAnalysis {
            engine: "older/1",
            complete: true,
            nodes: 5,
            body: "{}",
            mistakes: 0,
        };
        store.write(|db| analyses::ask(db, hand, None, minute(1))).unwrap();
        store.write(|db| analyses::finish(db, hand, &old, minute(2))).unwrap();
        // Both have found the hand by then, and neither has asked.
        backend.while_held("SELECT hand_id FROM analyses FOR UPDATE", 2, || {
            std::thread::scope(|scope| {
                let renew = || analyse_hand::renew(store, minute(3)).unwrap();
                let both = [scope.spawn(renew), scope.spawn(renew)];
                let asked: usize = both.into_iter().map(|one| one.join().unwrap()).sum();
                assert_eq!(asked, 1, "{}", backend.name);
            });
        });
        assert_eq!(store.read(jobs::count_open).unwrap(), 1);
    });
}

#[test]
fn a_hand_that_takes_long_is_not_taken_by_a_second_worker_meanwhile() {
    on_both(|store, _| {
        let hand = store_record(store, EXAMPLE, Visibility::Public, 1);
        analyse_hand::ask(store, &Actor::CommandLine, &hand.0.to_string(), minute(8)).unwrap();
        let (asked, taken) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let (count, seen, other) = (Arc::clone(&asked), Arc::clone(&taken), store.clone());
        // The first look at the clock is before the job is taken; at the second someone else looks for work, when ten
        // minutes have gone.
        let clock: Clock = Arc::new(move || {
            if count.fetch_add(1, Ordering::Relaxed) == 1 {
                let job = other
                    .write(|db| jobs::claim(db, "second", minute(19), minute(29)))
                    .unwrap();
                seen.fetch_add(usize::from(job.is_some()), Ordering::Relaxed);
            }
            minute(9)
        });
        let slow = Worker::new(store, "judge", clock, Arc::new(AtomicBool::new(false)));
        assert!(slow.turn().unwrap());
        assert!(
            asked.load(Ordering::Relaxed) > 1,
            "the clock was looked at while the hand was judged"
        );
        assert_eq!(taken.load(Ordering::Relaxed), 0);
        assert_eq!(known(store, hand).unwrap().state, AnalysisState::Done);
    });
}
