//! Begins an import while its sender waits: a short one is read here, and a longer one by a worker from where the
//! reading stopped. It knows no clock; the caller says when it is enough.

use std::ops::ControlFlow;

use chrono::TimeDelta;

use super::start::unguessable;
use super::{Ran, Request, run_while, start, start_held};
use crate::{ActError, Actor};
use talon_store::imports::{self, Import};
use talon_store::jobs::{self, Holder};
use talon_store::{Moment, Store, UploadId, uploads};

/// Bytes of an upload that is read while its sender waits.
const AT_ONCE_BYTES: i64 = 1024 * 1024;
/// How long the job is kept from the workers, should this thread die.
const LEASE: TimeDelta = TimeDelta::seconds(60);

/// Writes an import down and reads it until `between` has enough, told the bytes read so far. The import is as it then
/// stands; a long one, or one that was there before, by its key, is not read here.
///
/// # Errors
/// When the import cannot be begun, or the database fails.
pub fn start_and_read(
    store: &Store,
    actor: &Actor,
    request: &Request<'_>,
    upload: UploadId,
    now: Moment,
    between: &mut dyn FnMut(i64) -> ControlFlow<()>,
) -> Result<Import, ActError> {
    let upload_size = store.read(|db| uploads::by_id(db, upload))?.size;
    if upload_size > AT_ONCE_BYTES || between(0).is_break() {
        return start(store, actor, request, upload, now);
    }
    let name = format!("request-{}", unguessable()?);
    let holder = Holder {
        worker: &name,
        lease_until: now.plus(LEASE),
    };
    let (import, job) = start_held(store, actor, request, upload, Some(holder), now)?;
    let Some(job) = job else { return Ok(import) };
    match run_while(store, import.id, now, between) {
        Ok(Ran::Ended(import)) => {
            store.write(|db| jobs::finish(db, job, &name, now))?;
            return Ok(*import);
        }
        Ok(Ran::Stopped) => {}
        Err(error) => tracing::warn!(import = import.id.0, %error, "an import is left to the workers"),
    }
    // Whatever stopped it here, the import is written down and someone else reads it on.
    store.write(|db| jobs::give_back(db, job, &name))?;
    store.job_notifier().ring();
    Ok(store.read(|db| imports::by_id(db, import.id))?)
}
