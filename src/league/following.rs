//! The days of the season after one, and what a season of such days is called.

use chrono::{Datelike as _, Days, Months, NaiveDate};

use crate::act::SeasonDays;

/// Days of half a year.
const HALF: i64 = 184;

impl SeasonDays {
    /// The days after these: as many whole months where these are such, else as many days. What lasts longer than half
    /// a year and no whole one has its break each year, and begins again a year later.
    #[must_use]
    pub fn following(self) -> SeasonDays {
        if let Some(next) = self.a_year_later() {
            return next;
        }
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

    fn a_year_later(self) -> Option<SeasonDays> {
        let later = |day: NaiveDate| day.checked_add_months(Months::new(12));
        let (from, after) = (later(self.from)?, self.to.succ_opt()?);
        let has_break = (after - self.from).num_days() > HALF && after < from;
        has_break.then_some(SeasonDays {
            from,
            to: later(after)?.pred_opt()?,
        })
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

    /// Its days and its name, of such a text.
    fn season(text: &str) -> (SeasonDays, &str) {
        let (days, name) = text.split_once(" is ").unwrap();
        let (from, to) = days.split_once(" to ").unwrap();
        let [from, to] = [from, to].map(|day| day.parse().unwrap());
        (SeasonDays { from, to }, name)
    }

    #[test]
    fn a_season_of_whole_months_is_followed_by_as_many_and_any_other_by_as_many_days() {
        for case in [
            "2026-12-01 to 2026-12-31 is 2026-12, then 2027-01-01 to 2027-01-31 is 2027-01",
            "2028-01-01 to 2028-01-31 is 2028-01, then 2028-02-01 to 2028-02-29 is 2028-02",
            "2028-02-01 to 2028-02-29 is 2028-02, then 2028-03-01 to 2028-03-31 is 2028-03",
            "2026-10-01 to 2026-12-31 is 2026 Q4, then 2027-01-01 to 2027-03-31 is 2027 Q1",
            "2026-01-01 to 2026-12-31 is 2026, then 2027-01-01 to 2027-12-31 is 2027",
            "2026-09-01 to 2027-05-31 is 2026/27, then 2027-09-01 to 2028-05-31 is 2027/28",
            "2027-09-15 to 2028-02-29 is 2027/28, then 2028-03-01 to 2028-08-15 is 2028",
            "2027-08-01 to 2028-02-29 is 2027/28, then 2028-08-01 to 2029-02-28 is 2028/29",
            "2026-07-01 to 2026-12-31 is 2026, then 2027-01-01 to 2027-06-30 is 2027",
            "2026-11-15 to 2026-12-14 is 2026, then 2026-12-15 to 2027-01-13 is 2026/27",
            "2026-11-01 to 2026-11-01 is 2026, then 2026-11-02 to 2026-11-02 is 2026",
        ] {
            let (this, next) = case.split_once(", then ").unwrap();
            let (days, name) = season(this);
            let (following, next_name) = season(next);
            assert_eq!(days.name(), name);
            assert_eq!(days.following(), following, "{case}");
            assert_eq!(following.name(), next_name);
        }
    }
}
