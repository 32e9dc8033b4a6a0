//! The threads of the workers: woken when a job is queued in this process, looking from time to time for jobs of
//! others, ended when the program ends. It knows nothing of what the jobs are.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use chrono::Utc;

use super::worker::{Clock, Worker};
use crate::retention::{self, Forgotten};
use crate::{ActError, analyse_hand, hand_figures, leagues, ratings};
use talon_store::{Moment, Store, jobs};

/// So that a large import does not keep a small one waiting.
const WORKERS: usize = 2;
/// Between two looks for what nobody rang for: jobs of another process, of a dead worker, or of a later hour.
const PATIENCE: Duration = Duration::from_secs(10);

/// Between two looks for what is old.
const BETWEEN_TIDYING: Duration = Duration::from_secs(3600);

/// Workers at work.
#[derive(Debug)]
pub struct Workers {
    store: Store,
    stop: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl Workers {
    /// Starts the workers of this process.
    ///
    /// # Errors
    /// When no thread or no randomness can be had.
    pub fn start(store: &Store) -> std::io::Result<Workers> {
        let stop = Arc::new(AtomicBool::new(false));
        let clock: Clock = Arc::new(|| Moment::from(Utc::now()));
        let family = family(store)?;
        let mut workers = Workers {
            store: store.clone(),
            stop: Arc::clone(&stop),
            threads: Vec::new(),
        };
        for number in 1..=WORKERS {
            let name = format!("{family}-{number}");
            let worker = Worker::new(store, &name, Arc::clone(&clock), Arc::clone(&stop));
            let thread = std::thread::Builder::new().name(name).spawn(move || worker.live())?;
            workers.threads.push(thread);
        }
        Ok(workers)
    }

    /// Tells the workers to end; each does so between two batches.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.store.job_notifier().ring();
    }

    /// Tells them, and waits until they have ended.
    pub fn end(self) {
        drop(self);
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.stop();
        for thread in self.threads.drain(..) {
            if thread.join().is_err() {
                tracing::error!("a worker stopped unexpectedly");
            }
        }
    }
}

/// A SQLite file has one server: a worker that held a job under its name is gone. Servers over one PostgreSQL database
/// need different names, and the leases of a dead one run out.
fn family(store: &Store) -> std::io::Result<String> {
    if !store.is_postgres() {
        return Ok("server".to_owned());
    }
    let mut bytes = [0_u8; 8];
    getrandom::fill(&mut bytes).map_err(std::io::Error::other)?;
    Ok(format!("server-{:016x}", u64::from_ne_bytes(bytes)))
}

impl Worker {
    fn live(&self) {
        if let Err(error) = self.take_over() {
            tracing::warn!(%error, "abandoned jobs could not be queued again");
        }
        if let Err(error) = hand_figures::find_missing(&self.store) {
            tracing::warn!(%error, "figures of players could not be looked for");
        }
        let mut tidied = None;
        while !self.must_stop() {
            if tidied.is_none_or(|at: Instant| at.elapsed() > BETWEEN_TIDYING) {
                tidied = Some(Instant::now());
                self.tidy();
            }
            let rings = self.store.job_notifier().count();
            match self.do_next() {
                Ok(true) => continue,
                Ok(false) => {}
                Err(error) => tracing::warn!(%error, "no job could be fetched"),
            }
            if !self.must_stop() {
                self.store.job_notifier().wait(rings, PATIENCE);
            }
        }
    }

    /// Does a job, or where none is due adds up a part of what players did; false when there is nothing to do.
    fn do_next(&self) -> Result<bool, ActError> {
        Ok(self.turn()? || hand_figures::turn(&self.store)?)
    }

    /// Forgets what is kept for a time only. Two that do so at once do no harm.
    fn tidy(&self) {
        match analyse_hand::count_mistakes(&self.store) {
            Ok(0) => {}
            Ok(hands) => tracing::info!(hands, "mistakes were counted"),
            Err(error) => tracing::warn!(%error, "mistakes could not be counted"),
        }
        match analyse_hand::renew(&self.store, self.now()) {
            Ok(0) => {}
            Ok(hands) => tracing::info!(hands, "hands are queued for review by a new engine"),
            Err(error) => tracing::warn!(%error, "hands could not be queued for review"),
        }
        match leagues::turn_seasons(&self.store, self.now().utc()) {
            Ok(0) => {}
            Ok(seasons) => tracing::info!(seasons, "seasons began by themselves"),
            Err(error) => tracing::warn!(%error, "seasons could not begin by themselves"),
        }
        match ratings::close_months(&self.store, self.now().utc()) {
            Ok(0) => {}
            Ok(lists) => tracing::info!(lists, "a month of rating lists ended"),
            Err(error) => tracing::warn!(%error, "the month of rating lists could not be ended"),
        }
        match retention::forget_old(&self.store, self.now().utc()) {
            Ok(none) if none == Forgotten::default() => {}
            Ok(Forgotten {
                uploads,
                texts,
                lists,
                jobs,
                sessions,
                answers,
                links,
                mails,
                deeds,
                notes,
                scorecards,
                drafts,
                visitors,
                times,
            }) => {
                tracing::info!(
                    uploads,
                    texts,
                    lists,
                    jobs,
                    sessions,
                    answers,
                    links,
                    mails,
                    deeds,
                    notes,
                    scorecards,
                    drafts,
                    visitors,
                    times,
                    "what is kept for a time only was forgotten"
                );
            }
            Err(error) => tracing::warn!(%error, "old data could not be deleted"),
        }
    }

    /// Puts back what an earlier worker of this name left behind.
    ///
    /// # Errors
    /// When the database fails.
    pub fn take_over(&self) -> Result<(), ActError> {
        self.store.write(|db| jobs::give_back_all(db, &self.name))?;
        Ok(())
    }
}
