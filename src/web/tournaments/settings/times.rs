//! When the rounds are to begin.

use chrono::{Days, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta};
use serde::Deserialize;

use super::Failed;
use super::field::{FieldView, bad};
use talon_service::tournaments::Setting;
use talon_text::Lang;
use talon_tournament::tournament::Tournament;

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct TimesForm {
    round_starts: String,
}

impl TimesForm {
    pub fn of(tournament: &Tournament) -> TimesForm {
        TimesForm {
            round_starts: written(&tournament.profile.round_starts, tournament.starts.date()),
        }
    }

    pub fn fields(&self, lang: Lang) -> Vec<FieldView> {
        vec![FieldView::text("round_starts", &self.round_starts, lang)]
    }

    pub fn read(&self, tournament: &Tournament) -> Result<Setting, Failed> {
        let starts = read(&self.round_starts, tournament.starts);
        let wrong = |key| Err(bad("round_starts", key).into());
        let Some(starts) = starts else {
            return wrong("set-bad-round-starts");
        };
        if starts.len() > usize::from(tournament.planned_rounds()) {
            return wrong("set-bad-round-starts-many");
        }
        if !starts.is_sorted_by(|one, next| one < next) {
            return wrong("set-bad-round-starts-order");
        }
        Ok(Setting::RoundStarts(starts))
    }
}

/// Times as a director types them: each alone, or as minutes after the one before; a time that is earlier than the one
/// before is on the next day, and a date in front of a time says its day.
fn read(text: &str, begins: NaiveDateTime) -> Option<Vec<NaiveDateTime>> {
    let mut starts: Vec<NaiveDateTime> = Vec::new();
    let mut day = begins.date();
    let mut is_day_said = false;
    let words = text.split(|c: char| c.is_whitespace() || c == ',' || c == ';');
    for word in words.filter(|word| !word.is_empty()) {
        let last = starts.last().copied();
        let start = if let Some(minutes) = word.strip_prefix('+') {
            let minutes = TimeDelta::try_minutes(minutes.parse().ok()?)?;
            last.unwrap_or(begins).checked_add_signed(minutes)?
        } else if let Ok(said) = NaiveDate::parse_from_str(word, "%Y-%m-%d") {
            (day, is_day_said) = (said, true);
            continue;
        } else {
            let time = NaiveTime::parse_from_str(word, "%H:%M").or_else(|_| NaiveTime::parse_from_str(word, "%H.%M"));
            let start = day.and_time(time.ok()?);
            match last.filter(|last| start <= *last && !is_day_said) {
                Some(last) => last.date().checked_add_days(Days::new(1))?.and_time(start.time()),
                None => start,
            }
        };
        (day, is_day_said) = (start.date(), false);
        starts.push(start);
    }
    // A day without a time is half of one.
    (!is_day_said).then_some(starts)
}

/// The same the other way round.
fn written(starts: &[NaiveDateTime], first: NaiveDate) -> String {
    let mut day = first;
    let mut words = Vec::new();
    for start in starts {
        if start.date() != day {
            day = start.date();
            words.push(day.to_string());
        }
        words.push(start.format("%H:%M").to_string());
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begins() -> NaiveDateTime {
        let day = NaiveDate::from_ymd_opt(2026, 12, 5).unwrap();
        day.and_hms_opt(18, 0, 0).unwrap()
    }

    fn said(text: &str) -> Option<Vec<String>> {
        let starts = read(text, begins())?;
        assert_eq!(read(&written(&starts, begins().date()), begins()), Some(starts.clone()));
        Some(
            starts
                .iter()
                .map(|start| start.format("%d %H:%M").to_string())
                .collect(),
        )
    }

    #[test]
    fn times_are_read_as_directors_type_them() {
        for (text, starts) in [
            ("18:00 18:50, 19.40", &["05 18:00", "05 18:50", "05 19:40"][..]),
            ("18:00 +50 +50", &["05 18:00", "05 18:50", "05 19:40"]),
            ("+0; +360 01:00", &["05 18:00", "06 00:00", "06 01:00"]),
            ("18:00 10:00", &["05 18:00", "06 10:00"]),
            ("18:00 2026-12-12 09:00 11:00", &["05 18:00", "12 09:00", "12 11:00"]),
            (" ", &[]),
        ] {
            let expected: Vec<String> = starts.iter().map(|start| (*start).to_owned()).collect();
            assert_eq!(said(text), Some(expected), "{text}");
        }
    }

    #[test]
    fn what_is_no_time_is_told() {
        for text in [
            "25:00",
            "18",
            "six",
            "+x",
            "18:00 2026-12-06",
            "2026-13-01 18:00",
            "+99999999999999999999",
        ] {
            assert_eq!(read(text, begins()), None, "{text}");
        }
    }
}
