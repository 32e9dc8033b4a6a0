//! Day and time as a form sends them.

use chrono::{Datelike as _, NaiveDate, NaiveDateTime, NaiveTime};

use super::settings::field::{Bad, bad};
use talon_tournament::tournament::YEARS;

/// When a tournament starts, from the fields `day` and `time`; browsers may send seconds too.
pub(super) fn read(day: &str, time: &str) -> Result<NaiveDateTime, Bad> {
    let time = time.trim();
    let day = NaiveDate::parse_from_str(day.trim(), "%Y-%m-%d").map_err(|_| bad("day", "field-bad-date"))?;
    if !YEARS.contains(&day.year()) {
        return Err(bad("day", "field-day-outside"));
    }
    let time = NaiveTime::parse_from_str(time, "%H:%M").or_else(|_| NaiveTime::parse_from_str(time, "%H:%M:%S"));
    Ok(day.and_time(time.map_err(|_| bad("time", "field-bad-time"))?))
}

#[cfg(test)]
mod tests {
    use super::super::settings::field::BadWhy;
    use super::*;

    #[test]
    fn a_start_is_read_and_a_bad_one_names_its_field() {
        assert_eq!(read(" 2026-11-27", "18:30").unwrap().to_string(), "2026-11-27 18:30:00");
        assert_eq!(
            read("2026-11-27", "18:30:00").unwrap().to_string(),
            "2026-11-27 18:30:00"
        );
        for (day, time, field, key) in [
            ("", "18:30", "day", "field-bad-date"),
            ("27.11.2026", "18:30", "day", "field-bad-date"),
            ("2026-02-29", "18:30", "day", "field-bad-date"),
            ("1899-12-31", "18:30", "day", "field-day-outside"),
            ("2201-01-01", "18:30", "day", "field-day-outside"),
            ("262142-01-01", "18:30", "day", "field-bad-date"),
            ("2026-11-27", "", "time", "field-bad-time"),
            ("2026-11-27", "24:00", "time", "field-bad-time"),
        ] {
            let fault = read(day, time).unwrap_err();
            assert_eq!(
                (fault.field.as_str(), fault.why),
                (field, BadWhy::Form(key)),
                "{day} {time}"
            );
        }
    }
}
