//! Jobs: who gets one, how long they keep it, and how often it is tried, on both databases.

use talon_store::jobs::{self, JobState, NewJob};
use talon_store::{Db, StoreResult};

use super::both::{read, write};
use super::samples::minute;
use crate::harness::backend::on_both;

fn job(db: &mut Db, run_at: i64) -> StoreResult<jobs::Job> {
    let job = NewJob {
        kind: "import",
        payload: "1",
        run_at: minute(run_at),
        attempts_max: 2,
        created_at: minute(0),
        holder: None,
    };
    let id = jobs::insert(db, &job)?;
    jobs::by_id(db, id)
}

#[test]
fn a_due_job_is_given_to_one_worker() {
    on_both(|store, _| {
        let early = write(store, |db| job(db, 1)).id;
        let late = write(store, |db| job(db, 5)).id;
        let claim = |worker: &str, now| {
            write(store, |db| jobs::claim(db, worker, minute(now), minute(now + 10))).map(|job| job.id)
        };
        assert_eq!(claim("one", 0), None);
        assert_eq!((claim("one", 2), claim("two", 2)), (Some(early), None));
        assert_eq!(claim("two", 6), Some(late));
        write(store, |db| jobs::finish(db, early, "one", minute(7)));
        assert!(
            store
                .write(|db| jobs::finish(db, late, "one", minute(7)))
                .unwrap_err()
                .is_not_found()
        );
        write(store, |db| jobs::fail(db, late, "two", "broken", minute(7)));
        let ended = read(store, |db| jobs::by_id(db, late));
        assert_eq!(
            (ended.state, ended.failure.as_deref()),
            (JobState::Failed, Some("broken"))
        );
        assert_eq!(read(store, jobs::count_open), 0);
        assert_eq!(write(store, |db| jobs::purge(db, minute(8))), 2);
    });
}

#[test]
fn the_job_of_a_dead_worker_comes_back_but_not_for_ever() {
    on_both(|store, _| {
        let id = write(store, |db| job(db, 0)).id;
        let claim = |worker: &str, now| write(store, |db| jobs::claim(db, worker, minute(now), minute(now + 10)));
        assert_eq!(claim("one", 0).map(|job| job.attempts), Some(1));
        write(store, |db| jobs::extend(db, id, "one", minute(20)));
        assert_eq!(claim("two", 19), None);
        assert_eq!(claim("two", 20).map(|job| job.attempts), Some(2));
        assert!(
            store
                .write(|db| jobs::extend(db, id, "one", minute(40)))
                .unwrap_err()
                .is_not_found()
        );
        assert_eq!(claim("three", 30).map(|job| job.state), Some(JobState::Failed));
        assert_eq!((claim("three", 40), read(store, jobs::count_open)), (None, 0));
    });
}

#[test]
fn a_job_given_back_was_not_tried_and_one_that_got_on_may_be_tried_again() {
    on_both(|store, _| {
        let id = write(store, |db| job(db, 0)).id;
        let claim =
            |now| write(store, |db| jobs::claim(db, "one", minute(now), minute(now + 10))).map(|job| job.attempts);
        for _ in 0..5 {
            assert_eq!(claim(0), Some(1));
            write(store, |db| jobs::give_back(db, id, "one"));
        }
        assert_eq!((claim(0), claim(10)), (Some(1), Some(2)));
        assert!(
            store
                .write(|db| jobs::give_back(db, id, "two"))
                .unwrap_err()
                .is_not_found()
        );
        write(store, |db| jobs::extend(db, id, "one", minute(20)));
        assert_eq!(claim(20), Some(2));
        assert_eq!(write(store, |db| jobs::give_back_all(db, "one")), 1);
        assert_eq!(read(store, |db| jobs::by_id(db, id)).state, JobState::Queued);
    });
}

#[test]
fn a_released_job_waits_for_its_next_time() {
    on_both(|store, _| {
        let id = write(store, |db| job(db, 0)).id;
        write(store, |db| jobs::claim(db, "one", minute(0), minute(10)));
        write(store, |db| jobs::release(db, id, "one", minute(5), Some("later")));
        assert_eq!(read(store, |db| jobs::by_id(db, id)).failure.as_deref(), Some("later"));
        assert_eq!(write(store, |db| jobs::claim(db, "two", minute(4), minute(10))), None);
        assert!(write(store, |db| jobs::claim(db, "two", minute(5), minute(10))).is_some());
    });
}
