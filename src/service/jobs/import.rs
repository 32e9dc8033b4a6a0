//! The job that reads an import: for a worker, or for a caller who began it and waits. What reading means is the
//! service's.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::worker::{Clock, JobProgress, LEASE, Worker};
use crate::import_hands::{self, Ran, Request};
use crate::{ActError, Actor, Conflict, Missing};
use talon_store::imports::Import;
use talon_store::jobs::{self, Holder, Job};
use talon_store::{Store, UploadId};

/// Reads the import that a job is about.
pub(super) fn read(worker: &Worker, job: &Job) -> Result<JobProgress, ActError> {
    let import = import_hands::of_job(job).ok_or(ActError::NotFound(Missing::ImportOfJob))?;
    let now = worker.now();
    let mut heard_of = now;
    let ran = import_hands::run_while(&worker.store, import, now, &mut |_| worker.go_on(job, &mut heard_of))?;
    Ok(match ran {
        Ran::Ended(_) => JobProgress::Ended,
        Ran::Stopped => JobProgress::Stopped,
    })
}

/// Writes an import down and reads it at once, here. Should this program die on the way, a server over the same
/// database reads it to its end.
///
/// # Errors
/// When the import cannot be begun, or the database fails.
pub fn import_here(
    store: &Store,
    actor: &Actor,
    request: &Request<'_>,
    upload: UploadId,
    clock: &Clock,
    progress: &mut dyn FnMut(i64),
) -> Result<Import, ActError> {
    let now = clock();
    let name = format!("command-{}-{}", std::process::id(), upload.0);
    let worker = Worker::new(store, &name, Arc::clone(clock), Arc::new(AtomicBool::new(false)));
    let holder = Holder {
        worker: &name,
        lease_until: now.plus(LEASE),
    };
    let (import, job) = import_hands::start_held(store, actor, request, upload, Some(holder), now)?;
    let Some(job) = job else { return Ok(import) };
    let job = store.read(|db| jobs::by_id(db, job))?;
    let mut heard_of = now;
    let ran = import_hands::run_while(store, import.id, now, &mut |read| {
        progress(read);
        worker.go_on(&job, &mut heard_of)
    })?;
    match ran {
        Ran::Ended(import) => {
            store.write(|db| jobs::finish(db, job.id, &name, clock()))?;
            Ok(*import)
        }
        Ran::Stopped => Err(ActError::Conflict(Conflict::ImportBeingRead)),
    }
}
