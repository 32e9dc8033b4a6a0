//! Forgets what is kept for a time only: sent bytes and lists of members after ninety days, those of an upload that broke off after a day, and
//! jobs that ended a month ago.

use chrono::TimeDelta;

use crate::service::ActError;
use crate::store::{Moment, Store, jobs, member_lists, uploads};

/// Days for which sent bytes are kept.
const KEPT_DAYS: i64 = 90;
/// Days for which a job that has ended is remembered.
const JOB_DAYS: i64 = 30;
/// Uploads forgotten in one go.
const PIECE: i64 = 50;

/// Forgets, and says how many uploads that were.
///
/// # Errors
/// When the database fails; what was forgotten before stays so.
pub fn forget_old(store: &Store, now: Moment) -> Result<usize, ActError> {
    let (kept, begun) = (now.minus(TimeDelta::days(KEPT_DAYS)), now.minus(TimeDelta::days(1)));
    let mut forgotten = 0;
    loop {
        let old = store.read(|db| uploads::expired(db, kept, begun, PIECE))?;
        if old.is_empty() {
            break;
        }
        for upload in old {
            store.write(|db| uploads::delete(db, upload))?;
            forgotten += 1;
        }
    }
    store.write(|db| member_lists::expire(db, kept))?;
    store.write(|db| jobs::purge(db, now.minus(TimeDelta::days(JOB_DAYS))))?;
    Ok(forgotten)
}
