//! The job that an import is while it waits to be read. It knows nothing of the threads that do jobs.

use crate::{ActError, results};
use talon_store::imports::{self, ImportState};
use talon_store::jobs::{self, Holder, Job, NewJob};
use talon_store::{Db, ImportId, JobId, Moment, OptionalRow as _};

/// The kind of job that reads an import.
pub(crate) const JOB: &str = "import";

/// Tries without progress after which an import is given up.
const ATTEMPTS_MAX: i32 = 5;

/// Writes the job of an import down, in the transaction that writes the import.
///
/// # Errors
/// When the database fails.
pub fn queue(db: &mut Db, import: ImportId, holder: Option<Holder<'_>>, now: Moment) -> Result<JobId, ActError> {
    let job = NewJob {
        kind: JOB,
        payload: &import.0.to_string(),
        run_at: now,
        attempts_max: ATTEMPTS_MAX,
        created_at: now,
        holder,
    };
    Ok(jobs::insert(db, &job)?)
}

/// The import that a job is about; none when it is another kind of job.
pub(crate) fn of_job(job: &Job) -> Option<ImportId> {
    (job.kind == JOB).then(|| job.payload.parse().ok().map(ImportId))?
}

/// Ends an import that could not be read however often it was tried. What it stored stays and is counted.
///
/// # Errors
/// When the database fails.
pub(crate) fn give_up(db: &mut Db, id: ImportId, now: Moment) -> Result<(), ActError> {
    // None is found where it came to its end in another way.
    if imports::finish(db, id, ImportState::Failed, Some("broken"), now)
        .found()?
        .is_some()
    {
        let import = imports::by_id(db, id)?;
        results::after_import(db, &import, now.utc())?;
    }
    Ok(())
}
