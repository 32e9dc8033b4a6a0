//! The day in the heading of an evening, as people of the four languages write it, with a year or without one.

use chrono::{Datelike as _, NaiveDate};

/// What a heading says of a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PastDay {
    Whole(NaiveDate),
    /// Of the year in which the season was on that day.
    InYear {
        month: u32,
        day: u32,
    },
}

/// How the names of months begin in English, Hungarian, Croatian and Serbian, in the order of the year.
const MONTHS: [&[&str]; 12] = [
    &["jan", "sij", "јан"],
    &["feb", "velj", "феб"],
    &["mar", "már", "ožu", "мар"],
    &["apr", "ápr", "tra", "апр"],
    &["may", "maj", "máj", "svi", "мај"],
    &["jun", "jún", "lip", "јун"],
    &["jul", "júl", "srp", "јул"],
    &["aug", "avg", "kol", "авг"],
    &["sep", "szep", "ruj", "сеп"],
    &["oct", "okt", "lis", "окт"],
    &["nov", "stu", "нов"],
    &["dec", "pro", "дец"],
];

/// Parts of a day that spaces stand between.
const PARTS: usize = 3;

impl PastDay {
    /// The day of a heading: `2026-03-12`, `12.3.2026`, `2026. 03. 12.`, and with the name of a month in either order
    /// `szept. 12`, `12 Sep 2025`. Two numbers alone may be either, and are none.
    pub fn parse(text: &str) -> Option<PastDay> {
        let parts: Vec<&str> = text
            .split(['-', '.', '/', ',', ' ', '\u{a0}'])
            .filter(|part| !part.is_empty())
            .collect();
        match PastDay::with_month_name(&parts) {
            Some(day) => Some(day),
            None => in_numbers(&parts).map(PastDay::Whole),
        }
    }

    /// The day that a heading is, or with which it begins, and what stands behind it; the whole heading where nothing
    /// does.
    pub(crate) fn before(heading: &str) -> (Option<PastDay>, &str) {
        if let Some(day) = PastDay::parse(heading) {
            return (Some(day), heading);
        }
        let ends = heading.match_indices(' ').map(|(at, _)| at).take(PARTS);
        let ends: Vec<usize> = ends.collect();
        for end in ends.into_iter().rev() {
            // Without a year it may be the second cup of May.
            if let Some(PastDay::Whole(day)) = PastDay::parse(&heading[..end]) {
                return (Some(PastDay::Whole(day)), heading[end..].trim_start());
            }
        }
        (None, heading)
    }

    /// The day of a season from one day to another; one without a year is the first of them in it.
    pub fn within(self, from: NaiveDate) -> Option<NaiveDate> {
        match self {
            PastDay::Whole(day) => Some(day),
            PastDay::InYear { month, day } => {
                let of = |year: i32| NaiveDate::from_ymd_opt(year, month, day).filter(|day| *day >= from);
                (from.year()..=from.year() + 4).find_map(of)
            }
        }
    }

    fn with_month_name(parts: &[&str]) -> Option<PastDay> {
        let at = parts.iter().position(|part| month_of(part).is_some())?;
        let month = month_of(parts[at])?;
        let mut numbers = parts.iter().enumerate().filter(|(place, _)| *place != at);
        let mut year = None;
        let mut day = None;
        numbers.try_for_each(|(_, text)| {
            let number: u32 = text.parse().ok()?;
            let place = if text.len() == 4 { &mut year } else { &mut day };
            place.replace(number).is_none().then_some(())
        })?;
        let day = day?;
        match year {
            Some(year) => NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day).map(PastDay::Whole),
            // A leap year has every day that there can be.
            None => NaiveDate::from_ymd_opt(2024, month, day).map(|_| PastDay::InYear { month, day }),
        }
    }
}

fn month_of(text: &str) -> Option<u32> {
    let text = text.to_lowercase();
    let is_of = |names: &&[&str]| names.iter().any(|begin| text.starts_with(begin));
    let place = MONTHS.iter().position(is_of)?;
    u32::try_from(place + 1).ok()
}

fn in_numbers(parts: &[&str]) -> Option<NaiveDate> {
    let [first, second, third] = parts else {
        return None;
    };
    let number = |text: &str| text.parse::<u32>().ok();
    let (year, month, day) = if first.len() == 4 {
        (first, second, third)
    } else {
        (third, second, first)
    };
    let year = (year.len() == 4).then(|| year.parse::<i32>().ok()).flatten()?;
    NaiveDate::from_ymd_opt(year, number(month)?, number(day)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(year: i32, month: u32, day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(year, month, day).unwrap()
    }

    #[test]
    fn days_are_read_in_the_order_of_either_language() {
        for text in [
            "2026-03-12",
            "2026. 03. 12.",
            "12.3.2026",
            "12/03/2026",
            "2026. márc. 12.",
            "12 March 2026",
            "12. ožujka 2026.",
            "12. март 2026.",
        ] {
            assert_eq!(PastDay::parse(text), Some(PastDay::Whole(on(2026, 3, 12))), "{text}");
        }
        for text in [
            "3. 12.",
            "March",
            "2026-13-40",
            "12.3.26",
            "szept. 31",
            "final of March",
            "12 13 March",
            "",
        ] {
            assert_eq!(PastDay::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_name_may_stand_behind_a_day_that_has_its_year() {
        let day = Some(PastDay::Whole(on(2026, 3, 12)));
        for (text, name) in [
            ("2026-03-12 döntő", "döntő"),
            ("12 Mar 2026 Spring cup", "Spring cup"),
            ("2026. márc. 12. 3. forduló", "3. forduló"),
            ("12. 3. 2026. Kup 2", "Kup 2"),
            ("2026-03-12", "2026-03-12"),
        ] {
            assert_eq!(PastDay::before(text), (day, name), "{text}");
        }
        for text in ["2. Maj kupa", "döntő", "Cup of 2026", ""] {
            assert_eq!(PastDay::before(text), (None, text), "{text}");
        }
    }

    #[test]
    fn a_day_without_a_year_is_the_first_of_them_in_the_season() {
        let within = |text: &str| PastDay::parse(text).unwrap().within(on(2024, 9, 1));
        assert_eq!(within("szept. 12"), Some(on(2024, 9, 12)));
        assert_eq!(within("3 Oct"), Some(on(2024, 10, 3)));
        assert_eq!(within("12. siječnja"), Some(on(2025, 1, 12)));
        assert_eq!(within("Feb 29"), Some(on(2028, 2, 29)));
        assert_eq!(within("2023-01-01"), Some(on(2023, 1, 1)), "as it is written");
    }
}
