//! The job that has a hand judged. What judging means is the service's.

use super::worker::{JobProgress, Worker};
use crate::ActError;
use crate::analyse_hand::{self, Judged};
use talon_store::HandId;

/// Judges the hand that a job is about; a worker that must stop leaves it to the next one.
pub(super) fn judge(worker: &Worker, hand: HandId) -> Result<JobProgress, ActError> {
    let judged = analyse_hand::run(&worker.store, hand, worker.stop(), &|| worker.now())?;
    Ok(match judged {
        Judged::Ended => JobProgress::Ended,
        Judged::Stopped => JobProgress::Stopped,
    })
}
