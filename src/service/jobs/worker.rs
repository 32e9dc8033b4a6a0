//! One worker: takes a due job, has it done, and writes down how it ended. It knows nothing of threads.

use std::fmt;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use chrono::TimeDelta;

use super::{analyse, import};
use crate::{ActError, analyse_hand, import_hands};
use talon_store::jobs::{self, Job, JobState};
use talon_store::{Db, Moment, Store};

/// How long a job belongs to a worker that has not been heard of.
pub const LEASE: TimeDelta = TimeDelta::seconds(60);
/// The same for one that is not heard of before it has ended: a hand takes as long as the machine is slow.
pub(crate) const LONG_LEASE: TimeDelta = TimeDelta::minutes(30);
/// Between a failure and the next try, times the number of tries.
const PAUSE: TimeDelta = TimeDelta::seconds(10);

/// Tells the time.
pub type Clock = Arc<dyn Fn() -> Moment + Send + Sync>;

/// A worker with a name that no other living worker has.
#[derive(Clone)]
pub struct Worker {
    pub(super) store: Store,
    pub(super) name: String,
    clock: Clock,
    stop: Arc<AtomicBool>,
}

impl fmt::Debug for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// How far a job came.
pub(super) enum JobProgress {
    Ended,
    Stopped,
}

impl Worker {
    /// A worker that stops between two batches once `stop` is set.
    pub fn new(store: &Store, name: &str, clock: Clock, stop: Arc<AtomicBool>) -> Worker {
        Worker {
            store: store.clone(),
            name: name.to_owned(),
            clock,
            stop,
        }
    }

    pub(super) fn now(&self) -> Moment {
        (self.clock)()
    }

    /// Set once the worker must stop.
    pub(super) fn stop(&self) -> &AtomicBool {
        &self.stop
    }

    pub(super) fn must_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Takes one due job and does it; false when there is none.
    ///
    /// # Errors
    /// When the database fails. What was taken comes back when its lease has run out.
    pub fn turn(&self) -> Result<bool, ActError> {
        let now = self.now();
        let job = self.store.write(|db| -> Result<Option<Job>, ActError> {
            let job = jobs::claim(db, &self.name, now, now.plus(LEASE))?;
            match &job {
                Some(job) if job.state == JobState::Failed => give_up(db, job, now)?,
                Some(job) if analyse_hand::of_job(job).is_some() => {
                    jobs::keep_for(db, job.id, &self.name, now.plus(LONG_LEASE))?;
                }
                _ => {}
            }
            Ok(job)
        })?;
        let Some(job) = job else { return Ok(false) };
        if job.state == JobState::Running {
            self.work(&job)?;
        }
        Ok(true)
    }

    fn work(&self, job: &Job) -> Result<(), ActError> {
        let done = catch_unwind(AssertUnwindSafe(|| self.done(job)));
        let written = match done {
            Ok(Ok(JobProgress::Ended)) => self.store.write(|db| jobs::finish(db, job.id, &self.name, self.now())),
            Ok(Ok(JobProgress::Stopped)) => self.store.write(|db| jobs::give_back(db, job.id, &self.name)),
            Ok(Err(error)) => return self.postpone(job, &error.to_string()),
            Err(_) => return self.postpone(job, "the worker broke off"),
        };
        unless_lost(written.map_err(ActError::from))
    }

    fn done(&self, job: &Job) -> Result<JobProgress, ActError> {
        match analyse_hand::of_job(job) {
            Some(hand) => analyse::judge(self, hand),
            None => import::read(self, job),
        }
    }

    /// Later again, or never.
    fn postpone(&self, job: &Job, why: &str) -> Result<(), ActError> {
        tracing::warn!(job = job.id.0, attempts = job.attempts, why, "a job failed");
        let now = self.now();
        unless_lost(self.store.write(|db| -> Result<(), ActError> {
            // Progress may have been written down since the job was taken.
            let tried = jobs::by_id(db, job.id)?;
            if tried.attempts < tried.attempts_max {
                let next = now.plus(PAUSE * tried.attempts);
                return Ok(jobs::release(db, job.id, &self.name, next, Some(why))?);
            }
            jobs::fail(db, job.id, &self.name, why, now)?;
            give_up(db, job, now)
        }))
    }

    /// Asked between two batches: whether to go on. The lease is made longer before it runs out.
    pub(super) fn go_on(&self, job: &Job, heard_of: &mut Moment) -> ControlFlow<()> {
        if self.must_stop() {
            return ControlFlow::Break(());
        }
        let now = self.now();
        if now < heard_of.plus(LEASE / 3) {
            return ControlFlow::Continue(());
        }
        *heard_of = now;
        match self
            .store
            .write(|db| jobs::extend(db, job.id, &self.name, now.plus(LEASE)))
        {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }
}

/// What a job was to bring is not to be had.
fn give_up(db: &mut Db, job: &Job, now: Moment) -> Result<(), ActError> {
    if let Some(hand) = analyse_hand::of_job(job) {
        return analyse_hand::give_up(db, hand);
    }
    match import_hands::of_job(job) {
        Some(import) => import_hands::give_up(db, import, now),
        None => Ok(()),
    }
}

/// Another worker has the job by now, and it is theirs to say how it ended.
fn unless_lost(written: Result<(), ActError>) -> Result<(), ActError> {
    match written {
        Err(ActError::Store(error)) if error.is_not_found() => Ok(()),
        written => written,
    }
}
