//! What was said of a hand is kept beside it, asked for again when there is a new engine, and stands until then.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use talon::jobs::{Clock, Worker};
use talon::service::{Actor, analyse_hand};
use talon::store::analyses::{self, AnalysisState, Found};
use talon::store::hands::Visibility;
use talon::store::{HandId, Store};

use crate::harness::backend::on_both;
use crate::replay::store_record;
use crate::store::samples::minute;

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
        assert!(!worker(store, false).turn().unwrap(), "it was asked for twice and is done once");
        let done = known(store, hand).unwrap();
        assert_eq!(
            (done.state, done.complete, done.done_at),
            (AnalysisState::Done, Some(true), Some(minute(9)))
        );
        assert_eq!(done.engine.as_deref(), Some(talon::analysis::ENGINE));
        let report: talon::analysis::Report = serde_json::from_str(done.body.as_deref().unwrap()).unwrap();
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
        let old = Found { engine: "older/1", complete: true, nodes: 5, body: "{}" };
        store.write(|db| analyses::ask(db, hand, None, minute(1))).unwrap();
        store.write(|db| analyses::finish(db, hand, &old, minute(2))).unwrap();
        assert_eq!(analyse_hand::renew(store, minute(3)).unwrap(), 1);
        assert_eq!(analyse_hand::renew(store, minute(3)).unwrap(), 0, "it is on its way");
        let waiting = known(store, hand).unwrap();
        assert_eq!((waiting.state, waiting.body.as_deref()), (AnalysisState::Queued, Some("{}")));
        assert!(worker(store, false).turn().unwrap());
        let done = known(store, hand).unwrap();
        assert_eq!(done.engine.as_deref(), Some(talon::analysis::ENGINE));
        assert_ne!(done.body.as_deref(), Some("{}"));
    });
}
