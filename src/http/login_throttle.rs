//! How often a password may be wrong (S-28): ten at once, then one a minute, and no more than a hundred in a day. A
//! right one costs nothing.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use talon_service::config::RateLimit;
use talon_store::Hash;

/// Tries that may be made at once, and the time after which one more may.
const SOON: Allowance = Allowance {
    most: 10.0,
    each: Duration::from_secs(60),
};
/// The same for the whole day: fifty at once and fifty that come back are never more than a hundred.
const DAY: Allowance = Allowance {
    most: 50.0,
    each: Duration::from_secs(24 * 3600 / 50),
};
/// Keys beyond which those with the fewest failures are forgotten.
const KEYS_MAX: usize = 100_000;

#[derive(Debug, Clone, Copy)]
struct Allowance {
    most: f64,
    each: Duration,
}

/// What is left of one pace, as it was at a time.
#[derive(Debug, Clone, Copy)]
struct Left {
    tries: f64,
    at: Instant,
}

#[derive(Debug, Clone, Copy)]
struct Key {
    soon: Left,
    day: Left,
}

/// The failures of all keys.
#[derive(Debug)]
pub(super) struct LoginThrottle {
    soon: Allowance,
    day: Allowance,
    keys: Mutex<HashMap<Hash, Key>>,
}

impl Left {
    fn refill(&mut self, pace: Allowance, now: Instant) {
        let gained = now.saturating_duration_since(self.at).as_secs_f64() / pace.each.as_secs_f64();
        *self = Left {
            tries: pace.most.min(self.tries + gained),
            at: now,
        };
    }

    fn wait(self, pace: Allowance) -> Duration {
        pace.each.mul_f64((1.0 - self.tries).max(0.0))
    }
}

impl Allowance {
    /// As it is set, else as usual.
    fn of(set: &[RateLimit], name: &str, usual: Allowance) -> Allowance {
        let set = set.iter().rev().find(|limit| limit.name == name);
        set.map_or(usual, |limit| Allowance {
            most: limit.burst.into(),
            each: Duration::from_secs(limit.seconds.into()) / limit.count,
        })
    }
}

impl LoginThrottle {
    /// No failures yet; `set` says which paces are other than usual.
    pub(super) fn new(set: &[RateLimit]) -> LoginThrottle {
        let (soon, day) = (
            Allowance::of(set, "password", SOON),
            Allowance::of(set, "password-day", DAY),
        );
        LoginThrottle {
            soon,
            day,
            keys: Mutex::default(),
        }
    }

    /// Takes one try, which counts as a failure until it is given back.
    ///
    /// # Errors
    /// When there is none left: how long to wait.
    pub(super) fn take(&self, key: Hash, now: Instant) -> Result<(), Duration> {
        let mut keys = self.lock();
        if keys.len() >= KEYS_MAX && !keys.contains_key(&key) {
            forget(&mut keys);
        }
        let full = |pace: Allowance| Left {
            tries: pace.most,
            at: now,
        };
        let key = keys.entry(key).or_insert_with(|| Key {
            soon: full(self.soon),
            day: full(self.day),
        });
        key.soon.refill(self.soon, now);
        key.day.refill(self.day, now);
        let wait = key.soon.wait(self.soon).max(key.day.wait(self.day));
        if !wait.is_zero() {
            return Err(wait);
        }
        key.soon.tries -= 1.0;
        key.day.tries -= 1.0;
        Ok(())
    }

    /// The try was right: anyone who made it may begin from the start.
    pub(super) fn give_back_all(&self, key: &Hash) {
        self.lock().remove(key);
    }

    /// The try was none.
    pub(super) fn give_back(&self, key: &Hash) {
        if let Some(key) = self.lock().get_mut(key) {
            key.soon.tries = self.soon.most.min(key.soon.tries + 1.0);
            key.day.tries = self.day.most.min(key.day.tries + 1.0);
        }
    }

    // Nothing is done to the table by halves, so a poisoned lock is as good as new.
    fn lock(&self) -> MutexGuard<'_, HashMap<Hash, Key>> {
        self.keys.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Drops the half with the fewest failures, so that a flood of other keys does not free one that is being guessed.
fn forget(keys: &mut HashMap<Hash, Key>) {
    let mut left: Vec<f64> = keys.values().map(|key| key.day.tries).collect();
    let middle = left.len() / 2;
    let (_, median, _) = left.select_nth_unstable_by(middle, f64::total_cmp);
    let median = *median;
    let mut over = keys.len() / 2;
    keys.retain(|_, key| {
        let goes = over > 0 && key.day.tries >= median;
        over -= usize::from(goes);
        !goes
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Hash = [1; 32];

    /// How many of so many tries, one each `pause`, are let through.
    fn let_through(tries: u32, pause: Duration) -> u32 {
        let (all, start) = (LoginThrottle::new(&[]), Instant::now());
        (0..tries)
            .map(|n| u32::from(all.take(ANNA, start + pause * n).is_ok()))
            .sum()
    }

    #[test]
    fn ten_thousand_wrong_passwords_in_a_day_are_a_hundred_at_most() {
        assert_eq!(let_through(10_000, Duration::ZERO), 10);
        assert_eq!(let_through(10_000, Duration::from_millis(60)), 10 + 9);
        let day = let_through(10_000, Duration::from_millis(8_640));
        assert!((90..=100).contains(&day), "{day}");
    }

    #[test]
    fn one_too_many_is_told_how_long_to_wait_and_is_then_let_through() {
        let (all, start) = (LoginThrottle::new(&[]), Instant::now());
        assert!((0..10).all(|_| all.take(ANNA, start).is_ok()));
        let wait = all.take(ANNA, start).unwrap_err();
        assert_eq!(wait, Duration::from_secs(60));
        assert!(all.take(ANNA, start + wait - Duration::from_secs(1)).is_err());
        assert!(all.take(ANNA, start + wait).is_ok());
        assert!(all.take([2; 32], start).is_ok());
    }

    #[test]
    fn the_right_password_costs_nothing() {
        let (all, start) = (LoginThrottle::new(&[]), Instant::now());
        for _ in 0..1000 {
            assert!(all.take(ANNA, start).is_ok());
            all.give_back_all(&ANNA);
        }
    }

    #[test]
    fn a_try_that_was_none_gives_back_itself_and_no_other() {
        let (all, start) = (LoginThrottle::new(&[]), Instant::now());
        assert!((0..9).all(|_| all.take(ANNA, start).is_ok()));
        for _ in 0..1000 {
            assert!(all.take(ANNA, start).is_ok());
            all.give_back(&ANNA);
        }
        assert!(all.take(ANNA, start).is_ok());
        assert!(all.take(ANNA, start).is_err());
    }

    #[test]
    fn a_flood_of_other_keys_frees_nobody_who_is_being_guessed() {
        let (all, start) = (LoginThrottle::new(&[]), Instant::now());
        while all.take(ANNA, start).is_ok() {}
        for n in 0..KEYS_MAX as u64 * 2 {
            let mut key = [9; 32];
            key[..8].copy_from_slice(&n.to_le_bytes());
            assert!(all.take(key, start).is_ok());
        }
        assert!(all.lock().len() <= KEYS_MAX);
        assert!(all.take(ANNA, start).is_err());
    }
}
