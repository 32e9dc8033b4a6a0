//! Work to be done after the answer was given: a row a job, taken for a limited time, so that the job of a dead worker
//! comes back.

use diesel::prelude::*;

use crate::conn::Db;
use crate::dialect::{self, Due};
use crate::error::{OrNotFound, StoreResult};
use crate::ids::JobId;
use crate::schema::jobs;
use crate::time::Moment;
use crate::words::words;

words! {
    JobState { Queued = "queued", Running = "running", Done = "done", Failed = "failed" }
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
pub struct Job {
    pub id: JobId,
    pub kind: String,
    pub payload: String,
    pub state: JobState,
    pub run_at: Moment,
    pub attempts: i32,
    pub attempts_max: i32,
    pub locked_by: Option<String>,
    pub lease_until: Option<Moment>,
    pub failure: Option<String>,
    pub created_at: Moment,
    pub finished_at: Option<Moment>,
}

#[derive(Debug, Clone, Copy)]
pub struct NewJob<'a> {
    pub kind: &'a str,
    pub payload: &'a str,
    pub run_at: Moment,
    pub attempts_max: i32,
    pub created_at: Moment,
    /// A worker that does it at once, in the place of the queue.
    pub holder: Option<Holder<'a>>,
}

/// A worker that has a job until its lease runs out.
#[derive(Debug, Clone, Copy)]
pub struct Holder<'a> {
    pub worker: &'a str,
    pub lease_until: Moment,
}

pub fn insert(db: &mut Db, job: &NewJob<'_>) -> StoreResult<JobId> {
    Ok(diesel::insert_into(jobs::table)
        .values((
            jobs::kind.eq(job.kind),
            jobs::payload.eq(job.payload),
            jobs::state.eq(if job.holder.is_some() {
                JobState::Running
            } else {
                JobState::Queued
            }),
            jobs::run_at.eq(job.run_at),
            jobs::attempts.eq(i32::from(job.holder.is_some())),
            jobs::attempts_max.eq(job.attempts_max),
            jobs::locked_by.eq(job.holder.map(|holder| holder.worker)),
            jobs::lease_until.eq(job.holder.map(|holder| holder.lease_until)),
            jobs::created_at.eq(job.created_at),
        ))
        .returning(jobs::id)
        .get_result(db)?)
}

pub fn by_id(db: &mut Db, id: JobId) -> StoreResult<Job> {
    jobs::table
        .find(id)
        .select(Job::as_select())
        .get_result(db)
        .or_not_found("job")
}

/// Takes the oldest due job for `worker` until `lease_until`; a job whose lease has run out is due again. One that has
/// been tried as often as it may comes back marked failed: anyone who asked sees to what it was about. Call it in a
/// writing transaction.
pub fn claim(db: &mut Db, worker: &str, now: Moment, lease_until: Moment) -> StoreResult<Option<Job>> {
    let Some(Due { id, spent }) = dialect::due_job(db, now)? else {
        return Ok(None);
    };
    if spent {
        end(
            db,
            id,
            None,
            JobState::Failed,
            Some("given up after too many attempts"),
            now,
        )?;
        return by_id(db, id).map(Some);
    }
    diesel::update(jobs::table.find(id))
        .set((
            jobs::state.eq(JobState::Running),
            jobs::attempts.eq(jobs::attempts + 1),
            jobs::locked_by.eq(Some(worker)),
            jobs::lease_until.eq(Some(lease_until)),
        ))
        .execute(db)?;
    by_id(db, id).map(Some)
}

/// Still at it, and farther than before: earlier tries count no more. `NotFound` tells a worker that was too slow that
/// the job is no longer its own.
pub fn extend(db: &mut Db, id: JobId, worker: &str, lease_until: Moment) -> StoreResult<()> {
    diesel::update(jobs::table.find(id).filter(jobs::locked_by.eq(worker)))
        .set((jobs::lease_until.eq(Some(lease_until)), jobs::attempts.eq(1)))
        .execute(db)?
        .or_not_found("job of this worker")
}

/// Another lease for a job that was just taken.
pub fn keep_for(db: &mut Db, id: JobId, worker: &str, lease_until: Moment) -> StoreResult<()> {
    diesel::update(jobs::table.find(id).filter(jobs::locked_by.eq(worker)))
        .set(jobs::lease_until.eq(Some(lease_until)))
        .execute(db)?
        .or_not_found("job of this worker")
}

pub fn finish(db: &mut Db, id: JobId, worker: &str, now: Moment) -> StoreResult<()> {
    end(db, id, Some(worker), JobState::Done, None, now)
}

pub fn fail(db: &mut Db, id: JobId, worker: &str, failure: &str, now: Moment) -> StoreResult<()> {
    end(db, id, Some(worker), JobState::Failed, Some(failure), now)
}

/// Back into the queue, where it was, because the program is ending: this was no try.
pub fn give_back(db: &mut Db, id: JobId, worker: &str) -> StoreResult<()> {
    put_back(db, worker, Some(id))?.or_not_found("job of this worker")
}

/// Gives back what a worker of this name left when its program died.
pub fn give_back_all(db: &mut Db, worker: &str) -> StoreResult<usize> {
    put_back(db, worker, None)
}

fn put_back(db: &mut Db, worker: &str, id: Option<JobId>) -> StoreResult<usize> {
    let mut query = diesel::update(jobs::table.filter(jobs::locked_by.eq(worker.to_owned()))).into_boxed();
    if let Some(id) = id {
        query = query.filter(jobs::id.eq(id));
    }
    Ok(query
        .set((
            jobs::state.eq(JobState::Queued),
            jobs::attempts.eq(jobs::attempts - i32::from(id.is_some())),
            jobs::locked_by.eq(None::<String>),
            jobs::lease_until.eq(None::<Moment>),
        ))
        .execute(db)?)
}

/// Back into the queue until `run_at`, after a failure that may pass.
pub fn release(db: &mut Db, id: JobId, worker: &str, run_at: Moment, failure: Option<&str>) -> StoreResult<()> {
    diesel::update(jobs::table.find(id).filter(jobs::locked_by.eq(worker)))
        .set((
            jobs::state.eq(JobState::Queued),
            jobs::run_at.eq(run_at),
            jobs::locked_by.eq(None::<&str>),
            jobs::lease_until.eq(None::<Moment>),
            jobs::failure.eq(failure),
        ))
        .execute(db)?
        .or_not_found("job of this worker")
}

fn end(
    db: &mut Db,
    id: JobId,
    worker: Option<&str>,
    state: JobState,
    failure: Option<&str>,
    now: Moment,
) -> StoreResult<()> {
    let mut query = diesel::update(jobs::table.find(id)).into_boxed();
    if let Some(worker) = worker {
        query = query.filter(jobs::locked_by.eq(worker));
    }
    query
        .set((
            jobs::state.eq(state),
            jobs::locked_by.eq(None::<&str>),
            jobs::lease_until.eq(None::<Moment>),
            jobs::failure.eq(failure),
            jobs::finished_at.eq(Some(now)),
        ))
        .execute(db)?
        .or_not_found("job of this worker")
}

/// Jobs not ended yet.
pub fn count_open(db: &mut Db) -> StoreResult<i64> {
    Ok(jobs::table
        .filter(jobs::state.eq_any([JobState::Queued, JobState::Running]))
        .count()
        .get_result(db)?)
}

/// Ended jobs older than `before`.
pub fn purge(db: &mut Db, before: Moment) -> StoreResult<usize> {
    Ok(diesel::delete(jobs::table.filter(jobs::finished_at.lt(before))).execute(db)?)
}
