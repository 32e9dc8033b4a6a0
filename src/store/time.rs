//! A moment as the database keeps it: UTC, without the nanoseconds that one backend would keep and the other drop.
//! It never asks what time it is.

use chrono::{DateTime, NaiveDateTime, SubsecRound, TimeDelta, Utc};

#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    diesel::expression::AsExpression,
    diesel::deserialize::FromSqlRow,
)]
#[diesel(sql_type = diesel::sql_types::Timestamp)]
pub struct Moment(NaiveDateTime);

super::words::delegate!(Moment, diesel::sql_types::Timestamp, NaiveDateTime);

impl Moment {
    pub fn utc(self) -> DateTime<Utc> {
        self.0.and_utc()
    }

    pub fn plus(self, span: TimeDelta) -> Moment {
        Moment(self.0 + span)
    }

    pub fn minus(self, span: TimeDelta) -> Moment {
        Moment(self.0 - span)
    }
}

impl From<DateTime<Utc>> for Moment {
    fn from(time: DateTime<Utc>) -> Self {
        Moment(time.naive_utc().trunc_subsecs(6))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_keeps_microseconds_and_drops_the_rest() {
        let time = DateTime::from_timestamp(1_700_000_000, 123_456_789).unwrap();
        assert_eq!(Moment::from(time).utc().timestamp_subsec_nanos(), 123_456_000);
    }
}
