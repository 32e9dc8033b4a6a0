//! The order of the deals of a session: by their numbers, then by when they were played. It looks at nothing but what a
//! record says of its source.

use chrono::{DateTime, NaiveDate};

use crate::json::Value;

/// Where a deal stands among the others of its session.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct DealOrder {
    number: u64,
    /// Seconds.
    moment: i64,
}

/// A number or a moment that is not known: behind those that are.
const UNKNOWN: i64 = i64::MAX;
/// Numbers above this are nobody's.
const NUMBER_MAX: i64 = 1 << 40;

impl DealOrder {
    /// What the member `source` of a record says.
    pub fn of(source: Option<Value<'_>>) -> DealOrder {
        let member = |name: &str| source.and_then(|source| source.get(name));
        let number = member("deal").and_then(|value| value.as_int());
        let number = number.filter(|number| (1..=NUMBER_MAX).contains(number));
        let word = |name: &str| member(name).and_then(|value| value.as_str());
        let played = word("played").and_then(|text| DateTime::parse_from_rfc3339(&text).ok());
        let day = word("date").and_then(|text| NaiveDate::parse_from_str(&text, "%Y-%m-%d").ok());
        let day = day
            .and_then(|day| day.and_hms_opt(0, 0, 0))
            .map(|midnight| midnight.and_utc().timestamp());
        DealOrder {
            number: number.map_or(u64::MAX, i64::unsigned_abs),
            moment: played.map(|at| at.timestamp()).or(day).unwrap_or(UNKNOWN),
        }
    }

    /// The number that the record gives the deal.
    pub fn number(self) -> Option<u64> {
        Some(self.number).filter(|number| *number != u64::MAX)
    }

    /// The number that a rank stands for; `None` where it stands for a moment.
    pub fn number_of(rank: i64) -> Option<u64> {
        u64::try_from(rank).ok().filter(|_| (1..=NUMBER_MAX).contains(&rank))
    }

    /// One figure that sorts the same way, as long as no number stands twice.
    pub fn rank(self) -> i64 {
        let by_moment = || self.moment.max(0).saturating_add(NUMBER_MAX + 1);
        self.number()
            .and_then(|number| i64::try_from(number).ok())
            .unwrap_or_else(by_moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::{Limits, Tape};

    fn place(source: &str) -> DealOrder {
        let mut tape = Tape::default();
        let document = tape.read(source.as_bytes(), Limits::default()).unwrap();
        DealOrder::of(Some(document.root()))
    }

    #[test]
    fn deals_go_by_number_then_by_time_and_those_of_which_nothing_is_known_come_last() {
        let sorted = [
            r#"{"deal":2,"date":"2026-12-01"}"#,
            r#"{"deal":10}"#,
            r#"{"played":"2026-11-20T20:00:00+01:00"}"#,
            r#"{"played":"2026-11-20T19:30:00Z"}"#,
            r#"{"date":"2026-11-21"}"#,
            "{}",
        ];
        let places: Vec<DealOrder> = sorted.iter().map(|text| place(text)).collect();
        assert!(places.is_sorted() && places.windows(2).all(|two| two[0] != two[1]));
        let ranks: Vec<i64> = places.iter().map(|place| place.rank()).collect();
        assert!(
            ranks.is_sorted() && ranks.windows(2).all(|two| two[0] != two[1]),
            "{ranks:?}"
        );
        assert_eq!(places[1].number(), Some(10));
        assert_eq!(place(r#"{"deal":0}"#), DealOrder::of(None));
    }
}
