//! What a date or a time that is written in another way can only mean. Where it can mean two things, nothing is said.

use super::strings::{is_date, is_time};

/// The years in which a hand can have been played, for dates in which the year does not stand apart.
const YEARS: std::ops::RangeInclusive<u32> = 1900..=2200;

/// The months as they are numbered on much paper in Hungary and the Balkans.
const ROMAN: [&str; 12] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/// The one date, `2026-11-14`, that a text can mean: `14.11.2026`, `2026. 11. 14.`, `11/14/2026`, `14. XI. 2026`,
/// `20261114`. A text in which day and month can change places means none.
pub fn date_meant(text: &str) -> Option<String> {
    let (date, rest) = date_and_rest(text)?;
    // A date is also meant where a time of day stands behind it.
    let is_time_of_day = rest.starts_with(|c: char| c.is_ascii_digit()) && rest.contains(':');
    (rest.is_empty() || is_time_of_day).then_some(date)
}

/// The one moment, `2026-11-14T19:05:00+01:00`, that a text with its offset can mean.
pub(crate) fn time_meant(text: &str) -> Option<String> {
    let (date, rest) = date_and_rest(text)?;
    let rest = rest.replace('\u{2212}', "-");
    let zone = rest.find(|c: char| !c.is_ascii_digit() && !":.".contains(c))?;
    let (clock, zone) = (rest[..zone].trim(), rest[zone..].trim());
    let clock = if clock.matches(':').count() == 1 {
        format!("{clock}:00")
    } else {
        clock.to_owned()
    };
    let zone = match zone.len() {
        1 => zone.to_ascii_uppercase(),
        3 => format!("{zone}:00"),
        5 if zone.is_ascii() => format!("{}:{}", &zone[..3], &zone[3..]),
        _ => zone.to_owned(),
    };
    let clock = if clock.find(':') == Some(1) {
        format!("0{clock}")
    } else {
        clock
    };
    Some(format!("{date}T{clock}{zone}")).filter(|meant| is_time(meant))
}

/// The date at the beginning of a text, and what stands behind it.
fn date_and_rest(text: &str) -> Option<(String, &str)> {
    let text = text.trim();
    let mut parts: Vec<&str> = Vec::new();
    let mut rest = text;
    while parts.len() < 3 {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let (part, after) = part_of(&rest[..end], &rest[end..], rest);
        if part.is_empty() {
            return None;
        }
        parts.push(part);
        rest = after;
        if parts.len() == 1 && part.len() == 8 {
            break;
        }
        if parts.len() < 3 {
            let next = rest.trim_start_matches(is_separator);
            if next.len() == rest.len() {
                return None;
            }
            rest = next;
        }
    }
    let rest = rest.trim_start_matches(|c: char| is_separator(c) || c == 'T' || c == 't' || c == ',');
    Some((one_of(readings(&parts))?, rest))
}

/// The first part, and what follows it: a time may stand right behind the last part, after a T.
fn part_of<'t>(part: &'t str, after: &'t str, whole: &'t str) -> (&'t str, &'t str) {
    let digits = part.bytes().take_while(u8::is_ascii_digit).count();
    let is_before_time = digits > 0 && matches!(part.as_bytes().get(digits), Some(b'T' | b't'));
    if is_before_time {
        whole.split_at(digits)
    } else {
        (part, after)
    }
}

/// What may stand between the parts of a date: dots, strokes, dashes of any length, blanks.
fn is_separator(c: char) -> bool {
    c.is_whitespace() || "./-_\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}".contains(c)
}

/// Every date that the parts can be.
fn readings(parts: &[&str]) -> Vec<String> {
    let four = |part: &str| part.len() == 4 && number(part).is_some();
    match parts {
        // Anyone who writes the year first writes the month next.
        [year, month, day] if four(year) => date(year, month, day).into_iter().collect(),
        [day, month, year] if four(year) => [date(year, month, day), date(year, day, month)]
            .into_iter()
            .flatten()
            .collect(),
        [whole] => {
            let cut = |from: usize, to: usize| whole.get(from..to).unwrap_or_default();
            let orders = [
                (cut(0, 4), cut(4, 6), cut(6, 8)),
                (cut(4, 8), cut(2, 4), cut(0, 2)),
                (cut(4, 8), cut(0, 2), cut(2, 4)),
            ];
            let likely = orders
                .into_iter()
                .filter(|(year, ..)| number(year).is_some_and(|n| YEARS.contains(&n)));
            likely.filter_map(|(year, month, day)| date(year, month, day)).collect()
        }
        _ => Vec::new(),
    }
}

/// A date that exists, of its parts; the month may be a Roman number.
fn date(year: &str, month: &str, day: &str) -> Option<String> {
    let roman = ROMAN
        .iter()
        .position(|one| one.eq_ignore_ascii_case(month))
        .and_then(|at| u32::try_from(at + 1).ok());
    let (year, month, day) = (number(year)?, roman.or_else(|| number(month))?, number(day)?);
    Some(format!("{year:04}-{month:02}-{day:02}")).filter(|date| is_date(date))
}

fn number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

/// The date that all readings agree on.
fn one_of(readings: Vec<String>) -> Option<String> {
    let first = readings.first()?.clone();
    readings.iter().all(|other| *other == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_told_where_it_can_mean_one_day_only() {
        for text in [
            "14.11.2026",
            "14. 11. 2026.",
            "2026. 11. 14.",
            "2026.11.14.",
            "2026/11/14",
            "14/11/2026",
            "11/14/2026",
            "14-11-2026",
            "2026\u{2013}11\u{2013}14",
            " 2026-11-14 ",
            "14.XI.2026",
            "2026. xi. 14.",
            "20261114",
            "14112026",
            "11142026",
            "2026-11-14T19:05:00+01:00",
            "14.11.2026 19:05",
            "14.\u{a0}11.\u{a0}2026.",
        ] {
            assert_eq!(date_meant(text).as_deref(), Some("2026-11-14"), "{text}");
        }
        assert_eq!(date_meant("2026-3-4").as_deref(), Some("2026-03-04"));
        assert_eq!(date_meant("4. 4. 2026").as_deref(), Some("2026-04-04"));
        assert_eq!(date_meant("29.2.2028").as_deref(), Some("2028-02-29"));
    }

    #[test]
    fn nothing_is_told_where_day_and_month_can_change_places_or_there_is_no_such_day() {
        for text in [
            "03/04/2026",
            "03.04.2026",
            "3. 4. 2026.",
            "11122013",
            "14.11.26",
            "26-11-14",
            "29.2.2027",
            "31.4.2026",
            "2026-13-01",
            "2026-02-30",
            "14.13.2026",
            "14.11",
            "2026-11",
            "14.11.2026 or so",
            "1,2026,14",
            "14..2026",
            "",
            "today",
            "2026111",
            "14.11.02026",
        ] {
            assert_eq!(date_meant(text), None, "{text}");
        }
    }

    #[test]
    fn a_moment_is_told_where_its_offset_is_there() {
        for (text, meant) in [
            ("2026-11-14 19:05:00+01:00", "2026-11-14T19:05:00+01:00"),
            ("14.11.2026 19:05 +01:00", "2026-11-14T19:05:00+01:00"),
            ("2026-11-14T19:05+0100", "2026-11-14T19:05:00+01:00"),
            ("2026-11-14 9:05:07 Z", "2026-11-14T09:05:07Z"),
            ("2026-11-14T19:05:00.250\u{2212}03", "2026-11-14T19:05:00.250-03:00"),
        ] {
            assert_eq!(time_meant(text).as_deref(), Some(meant), "{text}");
        }
        for text in [
            "14.11.2026",
            "14.11.2026 19:05",
            "03.04.2026 19:05+01:00",
            "2026-11-14 25:05Z",
            "2026-11-14 CET",
        ] {
            assert_eq!(time_meant(text), None, "{text}");
        }
    }
}
