//! The clock on the wall of a club: which day it is there, and which times of a day there are.

use chrono::{DateTime, NaiveDateTime, TimeZone as _, Utc};
use chrono_tz::Tz;

use crate::{ActError, InvalidValue};

/// The time zone of this name. No club is read whose zone is unknown, so UTC is never taken for another.
pub fn zone(name: &str) -> Tz {
    name.parse().unwrap_or(Tz::UTC)
}

/// Day and time of a club at a moment.
pub fn local(timezone: &str, now: DateTime<Utc>) -> NaiveDateTime {
    now.with_timezone(&zone(timezone)).naive_local()
}

/// The moment at which the clock of a club shows this; where it shows it twice the first, where it skips it the next.
pub fn moment(timezone: &str, at: NaiveDateTime) -> DateTime<Utc> {
    let zone = zone(timezone);
    let skipped = || zone.from_local_datetime(&(at + chrono::TimeDelta::hours(1))).earliest();
    let found = zone.from_local_datetime(&at).earliest().or_else(skipped);
    found.map_or_else(|| at.and_utc(), |found| found.with_timezone(&Utc))
}

/// Refuses a time that no clock of the club ever shows, because the clocks go forward past it.
pub(crate) fn must_exist(timezone: &str, time: NaiveDateTime) -> Result<(), ActError> {
    match zone(timezone).from_local_datetime(&time).earliest() {
        Some(_) => Ok(()),
        None => Err(ActError::Invalid {
            field: "time",
            why: InvalidValue::ClockGap,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::NaiveDate;

    fn at(year: i32, month: u32, day: u32, hour: u32, minute: u32) -> NaiveDateTime {
        NaiveDate::from_ymd_opt(year, month, day)
            .unwrap()
            .and_hms_opt(hour, minute, 0)
            .unwrap()
    }

    #[test]
    fn a_time_that_the_clocks_skip_is_refused_and_one_they_show_twice_is_taken() {
        assert!(must_exist("Europe/Budapest", at(2027, 3, 28, 1, 59)).is_ok());
        assert!(must_exist("Europe/Budapest", at(2027, 3, 28, 2, 30)).is_err());
        assert!(must_exist("Europe/Budapest", at(2027, 3, 28, 3, 0)).is_ok());
        assert!(must_exist("Europe/Budapest", at(2027, 10, 31, 2, 30)).is_ok());
        assert!(must_exist("UTC", at(2027, 3, 28, 2, 30)).is_ok());
    }

    #[test]
    fn the_day_of_a_club_is_that_of_its_own_clock() {
        let late = DateTime::from_timestamp(1_790_982_000, 0).unwrap();
        assert_eq!(local("UTC", late), at(2026, 10, 2, 23, 0));
        assert_eq!(local("Europe/Zagreb", late), at(2026, 10, 3, 1, 0));
    }
}
