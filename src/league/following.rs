//! The days of the season after one, and what a season of such days is called.

use chrono::{Datelike as _, Days, Months, NaiveDate};

use crate::act::SeasonDays;

impl SeasonDays {
    /// The days after these: as many whole months where these are such, else as many days.
    #[must_use]
    pub fn following(self) -> SeasonDays {
        let begins = self.to.succ_opt().unwrap_or(self.to);
        let to = match self.months() {
            Some(months) => begins
                .checked_add_months(Months::new(months))
                .and_then(|after| after.pred_opt()),
            None => {
                let length = u64::try_from((self.to - self.from).num_days()).unwrap_or(0);
                begins.checked_add_days(Days::new(length))
            }
        };
        SeasonDays {
            from: begins,
            to: to.unwrap_or(begins),
        }
    }

    /// `2026-11` for a month and `2026 Q4` for a quarter, else `2026`, or `2026/27` where it ends in another year.
    pub fn name(self) -> String {
        let year = self.from.year();
        match self.months() {
            Some(1) => self.from.format("%Y-%m").to_string(),
            Some(3) if self.from.month0().is_multiple_of(3) => format!("{year} Q{}", self.from.month0() / 3 + 1),
            _ if year == self.to.year() => year.to_string(),
            _ => format!("{year}/{:02}", self.to.year() % 100),
        }
    }

    /// How many whole months these days are; none where they begin or end within one.
    fn months(self) -> Option<u32> {
        let after = self.to.succ_opt()?;
        let is_whole = |day: NaiveDate| day.day() == 1;
        let count = |day: NaiveDate| day.year() * 12 + i32::try_from(day.month0()).unwrap_or_default();
        let months = u32::try_from(count(after) - count(self.from)).ok()?;
        (is_whole(self.from) && is_whole(after) && months > 0).then_some(months)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn a_season_of_whole_months_is_followed_by_as_many_and_any_other_by_as_many_days() {
        for (days, name, next, next_name) in [
            (
                ["2026-12-01", "2026-12-31"],
                "2026-12",
                ["2027-01-01", "2027-01-31"],
                "2027-01",
            ),
            (
                ["2028-01-01", "2028-01-31"],
                "2028-01",
                ["2028-02-01", "2028-02-29"],
                "2028-02",
            ),
            (
                ["2028-02-01", "2028-02-29"],
                "2028-02",
                ["2028-03-01", "2028-03-31"],
                "2028-03",
            ),
            (
                ["2026-10-01", "2026-12-31"],
                "2026 Q4",
                ["2027-01-01", "2027-03-31"],
                "2027 Q1",
            ),
            (
                ["2026-01-01", "2026-12-31"],
                "2026",
                ["2027-01-01", "2027-12-31"],
                "2027",
            ),
            (
                ["2026-09-01", "2027-05-31"],
                "2026/27",
                ["2027-06-01", "2028-02-29"],
                "2027/28",
            ),
            (
                ["2026-11-15", "2026-12-14"],
                "2026",
                ["2026-12-15", "2027-01-13"],
                "2026/27",
            ),
            (
                ["2026-11-01", "2026-11-01"],
                "2026",
                ["2026-11-02", "2026-11-02"],
                "2026",
            ),
        ] {
            let of = |[from, to]: [&str; 2]| SeasonDays {
                from: day(from),
                to: day(to),
            };
            assert_eq!(of(days).name(), name);
            assert_eq!(of(days).following(), of(next), "{name}");
            assert_eq!(of(next).name(), next_name);
        }
    }
}
