//! First come, first served: the one writer of a SQLite file is lent in the order in which it was asked for.
//! A bulk import that asks again at once goes to the end of the queue. It knows nothing of databases.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

#[derive(Debug, Default)]
pub(super) struct FairMutex {
    state: Mutex<Waiting>,
    moved: Condvar,
}

#[derive(Debug, Default)]
struct Waiting {
    next: u64,
    queue: VecDeque<u64>,
}

/// Held while it is one's turn.
#[derive(Debug)]
pub(super) struct FairMutexGuard<'a> {
    mutex: &'a FairMutex,
    ticket: u64,
}

impl FairMutex {
    /// None when the turn did not come within `timeout`.
    pub(super) fn lock(&self, timeout: Duration) -> Option<FairMutexGuard<'_>> {
        let deadline = Instant::now() + timeout;
        let mut state = self.waiting();
        let ticket = state.next;
        state.next += 1;
        state.queue.push_back(ticket);
        while state.queue.front() != Some(&ticket) {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                state.queue.retain(|other| *other != ticket);
                return None;
            }
            state = self
                .moved
                .wait_timeout(state, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
        Some(FairMutexGuard { mutex: self, ticket })
    }

    #[cfg(test)]
    fn length(&self) -> usize {
        self.waiting().queue.len()
    }

    // The queue is whole at every point where a holder could panic, so a poisoned lock is as good as new.
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for FairMutexGuard<'_> {
    fn drop(&mut self) {
        self.mutex.waiting().queue.retain(|other| *other != self.ticket);
        self.mutex.moved.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn turns_come_in_the_order_of_asking() {
        let mutex = FairMutex::default();
        let (sender, order) = mpsc::channel();
        std::thread::scope(|scope| {
            let first = mutex.lock(Duration::ZERO).unwrap();
            for number in 0..4 {
                let (mutex, sender) = (&mutex, sender.clone());
                scope.spawn(move || {
                    let _turn = mutex.lock(Duration::from_secs(60)).unwrap();
                    sender.send(number).unwrap();
                });
                while mutex.length() < number + 2 {
                    std::thread::yield_now();
                }
            }
            drop(first);
        });
        drop(sender);
        assert_eq!(order.iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
    }

    #[test]
    fn who_does_not_wait_leaves_no_gap() {
        let mutex = FairMutex::default();
        let first = mutex.lock(Duration::ZERO).unwrap();
        assert!(mutex.lock(Duration::ZERO).is_none());
        drop(first);
        assert!(mutex.lock(Duration::ZERO).is_some());
        assert_eq!(mutex.length(), 0);
    }
}
