//! How long the other side of a connection is waited for, as it is written in the settings.

use std::str::FromStr;
use std::time::Duration;

/// What is waited for, by the words of the settings.
const NAMES: [&str; 4] = ["head", "body", "idle", "answer"];
/// Seconds that can be set.
const SECONDS_MAX: u64 = 600;

/// How long each is waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Times {
    /// For the request line and the headers, from their first byte on.
    pub head: Duration,
    /// For a body, before it is asked how fast it comes.
    pub body: Duration,
    /// For the next request on a connection.
    pub idle: Duration,
    /// For an answer to be taken, before it is asked how fast it is taken.
    pub answer: Duration,
}

impl Default for Times {
    fn default() -> Times {
        let seconds = Duration::from_secs;
        Times {
            head: seconds(10),
            body: seconds(30),
            idle: seconds(5),
            answer: seconds(30),
        }
    }
}

impl Times {
    /// The usual times, but for those that are set.
    pub fn of(set: &[TimeLimit]) -> Times {
        let mut times = Times::default();
        for TimeLimit { name, time } in set {
            let one = match *name {
                "head" => &mut times.head,
                "body" => &mut times.body,
                "idle" => &mut times.idle,
                _ => &mut times.answer,
            };
            *one = *time;
        }
        times
    }
}

/// One time that is set. Written `head=10`, in seconds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeLimit {
    name: &'static str,
    time: Duration,
}

impl FromStr for TimeLimit {
    type Err = String;

    fn from_str(text: &str) -> Result<TimeLimit, String> {
        let read = || {
            let (name, seconds) = text.split_once('=')?;
            let name = NAMES.into_iter().find(|one| *one == name.trim())?;
            let seconds = seconds
                .trim()
                .parse()
                .ok()
                .filter(|given| (1..=SECONDS_MAX).contains(given))?;
            Some(TimeLimit {
                name,
                time: Duration::from_secs(seconds),
            })
        };
        read().ok_or_else(|| {
            let names = NAMES.join(", ");
            format!("{text:?}: NAME=SECONDS is expected, such as head=10, with one of {names} and 1 to {SECONDS_MAX}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_a_known_name_with_seconds_within_bounds() {
        for good in ["head=1", "body=600", " idle = 60 ", "answer=30"] {
            assert!(good.parse::<TimeLimit>().is_ok(), "{good}");
        }
        for bad in [
            "", "head", "head=", "head=0", "head=601", "head=1.5", "head=-1", "heads=10",
        ] {
            let said = bad.parse::<TimeLimit>().unwrap_err();
            assert!(said.contains("head=10") && said.contains("idle"), "{bad}: {said}");
        }
    }

    #[test]
    fn times_that_are_set_hold_in_place_of_the_usual_ones() {
        let set: Vec<TimeLimit> = (1..)
            .zip(NAMES)
            .map(|(n, name)| format!("{name}={n}").parse().unwrap())
            .collect();
        let Times {
            head,
            body,
            idle,
            answer,
        } = Times::of(&set);
        assert_eq!([head, body, idle, answer], [1, 2, 3, 4].map(Duration::from_secs));
        assert_eq!(Times::of(&[]), Times::default());
    }
}
