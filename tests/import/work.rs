//! The jobs behind imports: taken, broken off, taken again. Time is a number that the tests move.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use chrono::TimeDelta;
use talon_service::import_hands::{self, Choices, Request};
use talon_service::jobs::{LEASE, Worker, Workers, import_here};
use talon_service::retention;
use talon_service::{ActError, Actor};
use talon_store::imports::{self, Counts, Import, ImportState};
use talon_store::jobs::{self, JobState};
use talon_store::{JobId, Store};

use super::{begin, begin_at, club, now, records, stored};
use crate::harness::backend::on_both;

/// A clock that a test moves, and that can tell the worker to stop when it is asked the n-th time.
#[derive(Clone, Default)]
struct Hand {
    seconds: Arc<AtomicI64>,
    asked: Arc<AtomicI64>,
    stop_at: Arc<AtomicI64>,
    stop: Arc<AtomicBool>,
}

impl Hand {
    fn worker(&self, store: &Store, name: &str) -> Worker {
        let hand = self.clone();
        let clock = move || {
            let asked = hand.asked.fetch_add(1, Ordering::Relaxed) + 1;
            hand.stop
                .fetch_or(asked == hand.stop_at.load(Ordering::Relaxed), Ordering::Relaxed);
            now().plus(TimeDelta::seconds(hand.seconds.load(Ordering::Relaxed)))
        };
        Worker::new(store, name, Arc::new(clock), Arc::clone(&self.stop))
    }

    fn move_on(&self, time: TimeDelta) {
        self.seconds.fetch_add(time.num_seconds(), Ordering::Relaxed);
    }
}

fn again(store: &Store, import: &Import) -> Import {
    store.read(|db| imports::by_id(db, import.id)).unwrap()
}

#[test]
fn an_import_and_its_job_are_written_together_and_a_worker_does_it_once() {
    on_both(|store, _| {
        let club = club(store);
        let rings = store.job_notifier().count();
        let import = begin(store, &club, &records(5, &[2]), &Choices::default());
        assert!(store.job_notifier().count() > rings, "somebody who waits is woken");
        assert_eq!(store.read(jobs::count_open).unwrap(), 1);
        let worker = Hand::default().worker(store, "one");
        assert!(worker.turn().unwrap());
        assert!(!worker.turn().unwrap());
        let done = again(store, &import);
        assert_eq!(done.state, ImportState::Done);
        assert_eq!(
            done.counts,
            Counts {
                total: 5,
                accepted: 4,
                rejected: 1,
                ..Counts::default()
            }
        );
        assert_eq!((store.read(jobs::count_open).unwrap(), stored(store, &club)), (0, 4));
    });
}

#[test]
fn a_worker_that_is_told_to_stop_leaves_the_rest_to_the_next_and_nothing_is_lost_or_double() {
    let text = records(1125, &[3, 625, 1124]);
    on_both(|store, _| {
        let club = club(store);
        let import = begin(store, &club, &text, &Choices::default());
        let hand = Hand::default();
        // Asked for the claim, for the start, and after the first batch: there the stop is seen after the second.
        hand.stop_at.store(3, Ordering::Relaxed);
        assert!(hand.worker(store, "one").turn().unwrap());
        let half = again(store, &import);
        assert_eq!((half.state, half.counts.total), (ImportState::Running, 1000));
        let job = store.read(|db| jobs::by_id(db, JobId(1))).unwrap();
        assert_eq!(
            (job.state, job.attempts),
            (JobState::Queued, 0),
            "to be told to stop is no try"
        );

        assert!(Hand::default().worker(store, "two").turn().unwrap());
        let done = again(store, &import);
        assert_eq!(
            done.counts,
            Counts {
                total: 1125,
                accepted: 1122,
                rejected: 3,
                ..Counts::default()
            }
        );
        assert_eq!((done.state, stored(store, &club)), (ImportState::Done, 1122));
    });
}

#[test]
fn the_import_of_a_dead_worker_is_read_on_when_its_lease_has_run_out() {
    let text = records(1125, &[]);
    on_both(|store, _| {
        let club = club(store);
        let import = begin(store, &club, &text, &Choices::default());
        let hand = Hand::default();
        // Taken as a worker takes it, read for one batch, and never heard of again.
        store
            .write(|db| jobs::claim(db, "dead", now(), now().plus(LEASE)))
            .unwrap()
            .unwrap();
        let broken = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            import_hands::run(store, import.id, now(), &mut |_| {
                std::panic::resume_unwind(Box::new(()))
            })
        }));
        assert!(broken.is_err());
        let worker = hand.worker(store, "alive");
        assert!(!worker.turn().unwrap(), "it is still the other's");
        hand.move_on(LEASE);
        assert!(worker.turn().unwrap());
        assert_eq!(
            again(store, &import).counts,
            Counts {
                total: 1125,
                accepted: 1125,
                ..Counts::default()
            }
        );
        assert_eq!(stored(store, &club), 1125);
    });
}

#[test]
fn a_worker_that_was_slow_stores_nothing_beside_the_one_that_took_over() {
    let text = records(1125, &[]);
    on_both(|store, _| {
        let club = club(store);
        let import = begin(store, &club, &text, &Choices::default());
        let mut taken_over = false;
        let slow = import_hands::run(store, import.id, now(), &mut |_| {
            if !taken_over {
                taken_over = true;
                import_hands::run(store, import.id, now(), &mut |_| ()).unwrap();
            }
        });
        assert!(slow.is_err(), "{slow:?}");
        assert_eq!(
            again(store, &import).counts,
            Counts {
                total: 1125,
                accepted: 1125,
                ..Counts::default()
            }
        );
        assert_eq!(stored(store, &club), 1125);
    });
}

#[test]
fn a_server_that_starts_again_takes_its_own_jobs_back_at_once() {
    on_both(|store, _| {
        let club = club(store);
        let import = begin(store, &club, &records(3, &[]), &Choices::default());
        store
            .write(|db| jobs::claim(db, "server-1", now(), now().plus(LEASE)))
            .unwrap()
            .unwrap();
        let worker = Hand::default().worker(store, "server-1");
        assert!(!worker.turn().unwrap());
        worker.take_over().unwrap();
        assert!(worker.turn().unwrap());
        assert_eq!(again(store, &import).counts.accepted, 3);
    });
}

#[test]
fn what_cannot_be_read_however_often_it_is_tried_is_given_up_and_says_so() {
    on_both(|store, backend| {
        let club = club(store);
        let import = begin(store, &club, &records(3, &[]), &Choices::default());
        backend.behind_the_back("UPDATE imports SET upload_id = NULL");
        let hand = Hand::default();
        let worker = hand.worker(store, "one");
        for _ in 0..5 {
            assert!(worker.turn().unwrap());
            assert!(!worker.turn().unwrap(), "not again at once");
            hand.move_on(TimeDelta::hours(1));
        }
        assert!(!worker.turn().unwrap());
        let failed = again(store, &import);
        assert_eq!(
            (failed.state, failed.failure.as_deref()),
            (ImportState::Failed, Some("broken"))
        );
        assert_eq!(store.read(jobs::count_open).unwrap(), 0);
    });
}

#[test]
fn an_import_that_is_taken_back_while_it_is_read_ends_and_leaves_no_hand() {
    on_both(|store, _| {
        let club = club(store);
        let import = begin(store, &club, &records(1125, &[]), &Choices::default());
        let mut undone = false;
        let ended = import_hands::run(store, import.id, now(), &mut |_| {
            if !undone {
                undone = true;
                import_hands::undo(store, &Actor::CommandLine, &import.public_id, now()).unwrap();
            }
        });
        assert_eq!(ended.unwrap().state, ImportState::Undone);
        assert_eq!(stored(store, &club), 0);
        assert!(Hand::default().worker(store, "one").turn().unwrap());
        assert_eq!(store.read(jobs::count_open).unwrap(), 0, "its job is done too");
    });
}

#[test]
fn the_workers_of_a_program_do_what_is_queued_and_end_when_told() {
    on_both(|store, _| {
        let club = club(store);
        let begun = chrono::Utc::now().into();
        let import = begin_at(store, &club, &records(5, &[]), &Choices::default(), begun);
        let workers = Workers::start(store).unwrap();
        while again(store, &import).finished_at.is_none() {
            std::thread::yield_now();
        }
        workers.end();
        assert_eq!(stored(store, &club), 5);
    });
}

#[test]
fn an_import_read_here_is_no_workers() {
    on_both(|store, _| {
        let club = club(store);
        let choices = Choices::default();
        let request = Request {
            club: &club,
            file_name: "a",
            media_type: "",
            choices: &choices,
            key: None,
        };
        let text = records(5, &[]);
        let actor = Actor::CommandLine;
        let upload = import_hands::keep_upload(store, &actor, &request, &mut text.as_bytes(), now()).unwrap();
        let worker = Hand::default().worker(store, "one");
        let clock: Arc<dyn Fn() -> talon_store::Moment + Send + Sync> = Arc::new(now);
        let done = import_here(store, &actor, &request, upload, &clock, &mut |_| {
            assert!(!worker.turn().unwrap());
        });
        assert_eq!(done.unwrap().counts.accepted, 5);
        assert_eq!(store.read(jobs::count_open).unwrap(), 0);
    });
}

#[test]
fn an_upload_is_cut_at_its_limit_and_leaves_nothing_behind() {
    on_both(|store, _| {
        let club = club(store);
        let choices = Choices::default();
        let request = Request {
            club: &club,
            file_name: "a",
            media_type: "",
            choices: &choices,
            key: None,
        };
        let mut endless = std::io::repeat(b' ');
        let kept = import_hands::keep_upload(store, &Actor::CommandLine, &request, &mut endless, now());
        assert!(matches!(kept, Err(ActError::TooLarge(_))), "{kept:?}");
        assert_eq!(
            store
                .read(|db| talon_store::uploads::bytes_of_club(db, club.id))
                .unwrap(),
            0
        );
    });
}

#[test]
fn what_was_sent_is_forgotten_after_ninety_days_and_the_hands_stay() {
    on_both(|store, _| {
        let club = club(store);
        let import = begin(store, &club, &records(3, &[2]), &Choices::default());
        assert!(Hand::default().worker(store, "one").turn().unwrap());
        let later = |days| now().plus(TimeDelta::days(days));
        assert_eq!(retention::forget_old(store, later(90).utc()).unwrap().uploads, 0);
        assert_eq!(retention::forget_old(store, later(91).utc()).unwrap().uploads, 1);
        let kept = store
            .read(|db| talon_store::uploads::bytes_of_club(db, club.id))
            .unwrap();
        let after = again(store, &import);
        assert_eq!((kept, after.upload_id, after.counts.accepted), (0, None, 2));
        assert_eq!(stored(store, &club), 2);
        assert!(store.read(|db| jobs::by_id(db, JobId(1))).unwrap_err().is_not_found());
    });
}
