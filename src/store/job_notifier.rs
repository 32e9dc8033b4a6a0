//! Tells those who wait in this process that there is work, so that nobody has to ask again and again. It knows nothing
//! of the work, and nothing of other processes.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Rung when a job has been queued. Clones are the same notifier.
#[derive(Debug, Clone, Default)]
pub struct JobNotifier {
    inner: Arc<(Mutex<u64>, Condvar)>,
}

impl JobNotifier {
    /// Wakes everyone who waits.
    pub fn ring(&self) {
        *self.rings() += 1;
        self.inner.1.notify_all();
    }

    /// How often it has rung. Asked before looking for work, it makes `wait` miss no ring that comes meanwhile.
    pub fn count(&self) -> u64 {
        *self.rings()
    }

    /// Waits for a ring after the `seen`th, at most so long.
    pub fn wait(&self, seen: u64, timeout: Duration) {
        let waited = self
            .inner
            .1
            .wait_timeout_while(self.rings(), timeout, |rings| *rings == seen);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }

    // A number is whole whatever its holder did.
    fn rings(&self) -> MutexGuard<'_, u64> {
        self.inner.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(600);

    #[test]
    fn a_ring_wakes_who_waits_and_one_that_came_before_is_not_missed() {
        let notifier = JobNotifier::default();
        let seen = notifier.count();
        std::thread::scope(|scope| {
            scope.spawn(|| notifier.clone().wait(seen, LONG));
            notifier.ring();
        });
        notifier.wait(seen, LONG);
        assert_eq!(notifier.count(), seen + 1);
    }
}
