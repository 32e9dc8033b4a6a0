//! Calendars as RFC 5545 has them: lines folded at 75 bytes, texts escaped, times by the clock of a club together with
//! what that clock does.

use chrono::{DateTime, Datelike as _, NaiveDate, NaiveDateTime, Offset as _, TimeDelta, TimeZone as _, Utc};
use chrono_tz::{OffsetComponents as _, OffsetName as _, Tz};

/// Bytes of a line.
const LINE_MAX: usize = 75;

/// When something is, by the clock of the club.
#[derive(Debug, Clone, Copy)]
pub(crate) enum When {
    At(NaiveDateTime),
    /// All day.
    Day(NaiveDate),
}

/// How sure it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EventStanding {
    /// Not announced yet.
    Tentative,
    Confirmed,
    /// It stays in the calendar, so that no copy of it is left behind as if it took place.
    Cancelled,
}

impl EventStanding {
    const fn word(self) -> &'static str {
        match self {
            EventStanding::Tentative => "TENTATIVE",
            EventStanding::Confirmed => "CONFIRMED",
            EventStanding::Cancelled => "CANCELLED",
        }
    }
}

/// Something that begins at a time, or is on a day.
#[derive(Debug, Clone)]
pub(crate) struct CalendarEvent {
    /// The same for ever, so that a calendar knows it again.
    pub uid: String,
    pub summary: String,
    pub location: String,
    pub description: String,
    pub url: String,
    pub when: When,
    pub minutes: Option<u32>,
    pub changed: DateTime<Utc>,
    /// Grows with every change.
    pub sequence: i64,
    pub standing: EventStanding,
    /// So many days before it a calendar reminds of it.
    pub reminds: Vec<u8>,
}

impl When {
    fn year(self) -> i32 {
        match self {
            When::At(starts) => starts.year(),
            When::Day(day) => day.year(),
        }
    }
}

/// A calendar of these, in this zone.
pub fn calendar(name: &str, zone: Tz, entries: &[CalendarEvent]) -> String {
    let mut text = String::new();
    for (name, value) in [
        ("BEGIN", "VCALENDAR"),
        ("VERSION", "2.0"),
        ("PRODID", "-//Talon//Talon//EN"),
    ] {
        line(&mut text, name, value);
    }
    line(&mut text, "CALSCALE", "GREGORIAN");
    line(&mut text, "METHOD", "PUBLISH");
    line(&mut text, "X-WR-CALNAME", &escaped(name));
    let years = entries.iter().map(|entry| entry.when.year());
    if let (Some(first), Some(last)) = (years.clone().min(), years.max()) {
        clock(&mut text, zone, first, last);
    }
    for entry in entries {
        event(&mut text, zone, entry);
    }
    line(&mut text, "END", "VCALENDAR");
    text
}

fn event(text: &mut String, zone: Tz, entry: &CalendarEvent) {
    let stamp = entry.changed.format("%Y%m%dT%H%M%SZ").to_string();
    line(text, "BEGIN", "VEVENT");
    line(text, "UID", &escaped(&entry.uid));
    line(text, "DTSTAMP", &stamp);
    line(text, "LAST-MODIFIED", &stamp);
    line(text, "SEQUENCE", &entry.sequence.to_string());
    match entry.when {
        When::At(starts) => line(text, &format!("DTSTART;TZID={}", zone.name()), &local(starts)),
        When::Day(day) => line(text, "DTSTART;VALUE=DATE", &day.format("%Y%m%d").to_string()),
    }
    if let Some(minutes) = entry.minutes {
        line(text, "DURATION", &format!("PT{minutes}M"));
    }
    line(text, "SUMMARY", &escaped(&entry.summary));
    for (name, value) in [("LOCATION", &entry.location), ("DESCRIPTION", &entry.description)] {
        if !value.is_empty() {
            line(text, name, &escaped(value));
        }
    }
    // An address is no text, and nothing in it is escaped.
    line(text, "URL", &entry.url);
    line(text, "STATUS", entry.standing.word());
    for days in &entry.reminds {
        line(text, "BEGIN", "VALARM");
        line(text, "ACTION", "DISPLAY");
        line(text, "DESCRIPTION", &escaped(&entry.summary));
        line(text, "TRIGGER", &format!("-P{days}D"));
        line(text, "END", "VALARM");
    }
    line(text, "END", "VEVENT");
}

fn local(at: NaiveDateTime) -> String {
    at.format("%Y%m%dT%H%M%S").to_string()
}

/// What the clock of a zone does in these years: how it stands at their beginning, and whenever it is put forward or
/// back.
fn clock(text: &mut String, zone: Tz, first: i32, last: i32) {
    line(text, "BEGIN", "VTIMEZONE");
    line(text, "TZID", zone.name());
    let day = |year: i32| {
        NaiveDate::from_ymd_opt(year, 1, 1)
            .unwrap_or_default()
            .and_time(Default::default())
    };
    let (mut at, end) = (day(first).and_utc(), day(last + 1).and_utc());
    turn(text, zone, at, at);
    while at < end {
        let next = at + TimeDelta::days(1);
        if shift(zone, at) != shift(zone, next) {
            turn(text, zone, at, turning(zone, at, next));
        }
        at = next;
    }
    line(text, "END", "VTIMEZONE");
}

/// Seconds by which a zone is ahead of UTC.
fn shift(zone: Tz, at: DateTime<Utc>) -> i32 {
    zone.offset_from_utc_datetime(&at.naive_utc()).fix().local_minus_utc()
}

/// The first second between two moments at which a clock stands as at the later one.
fn turning(zone: Tz, before: DateTime<Utc>, after: DateTime<Utc>) -> DateTime<Utc> {
    let (mut before, mut after, new) = (before, after, shift(zone, after));
    while after - before > TimeDelta::seconds(1) {
        let middle = before + (after - before) / 2;
        if shift(zone, middle) == new {
            after = middle
        } else {
            before = middle
        }
    }
    // Halves may lie between seconds; clocks turn at whole ones.
    DateTime::from_timestamp(after.timestamp(), 0).unwrap_or(after)
}

/// How a clock stands from a moment on; `before` is one at which it stood as it did before.
fn turn(text: &mut String, zone: Tz, before: DateTime<Utc>, at: DateTime<Utc>) {
    let offset = zone.offset_from_utc_datetime(&at.naive_utc());
    let (old, new) = (shift(zone, before), shift(zone, at));
    let kind = if offset.dst_offset() == TimeDelta::zero() {
        "STANDARD"
    } else {
        "DAYLIGHT"
    };
    line(text, "BEGIN", kind);
    line(text, "DTSTART", &local(at.naive_utc() + TimeDelta::seconds(old.into())));
    line(text, "TZOFFSETFROM", &ahead(old));
    line(text, "TZOFFSETTO", &ahead(new));
    if let Some(name) = offset.abbreviation() {
        line(text, "TZNAME", &escaped(name));
    }
    line(text, "END", kind);
}

fn ahead(seconds: i32) -> String {
    let sign = if seconds < 0 { '-' } else { '+' };
    let minutes = seconds.abs() / 60;
    format!("{sign}{:02}{:02}", minutes / 60, minutes % 60)
}

/// A text as a value: no line of someone's own can be smuggled in.
fn escaped(text: &str) -> String {
    let mut value = String::new();
    for letter in text.chars() {
        match letter {
            '\\' | ';' | ',' => value.extend(['\\', letter]),
            '\n' => value.push_str("\\n"),
            control if control.is_control() => {}
            other => value.push(other),
        }
    }
    value
}

/// A line, folded where it is too long and never inside a letter.
fn line(text: &mut String, name: &str, value: &str) {
    let mut room = LINE_MAX;
    for letter in name.chars().chain([':']).chain(value.chars()) {
        let bytes = letter.len_utf8();
        if bytes > room {
            text.push_str("\r\n ");
            room = LINE_MAX - 1;
        }
        text.push(letter);
        room -= bytes;
    }
    text.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(summary: &str) -> CalendarEvent {
        let starts = NaiveDate::from_ymd_opt(2026, 11, 27)
            .unwrap()
            .and_hms_opt(18, 0, 0)
            .unwrap();
        CalendarEvent {
            uid: "tournament-7@talon.example".into(),
            summary: summary.into(),
            location: String::new(),
            description: "one\r\ntwo".into(),
            url: "https://talon.example/tournaments/7".into(),
            when: When::At(starts),
            minutes: Some(240),
            changed: DateTime::from_timestamp(1_790_000_000, 0).unwrap(),
            sequence: 3,
            standing: EventStanding::Confirmed,
            reminds: Vec::new(),
        }
    }

    /// Lines as a reader puts them together again.
    fn unfolded(text: &str) -> Vec<String> {
        text.replace("\r\n ", "")
            .split_terminator("\r\n")
            .map(str::to_owned)
            .collect()
    }

    #[test]
    fn a_line_is_folded_at_75_bytes_and_inside_no_letter() {
        let summary = "Ő".repeat(100);
        let text = calendar("x", Tz::Europe__Budapest, &[entry(&summary)]);
        for line in text.split_terminator("\r\n") {
            assert!(line.len() <= LINE_MAX && !line.contains(['\r', '\n']), "{line}");
        }
        assert!(unfolded(&text).contains(&format!("SUMMARY:{summary}")));
        assert!(
            text.split("\r\n")
                .any(|line| line.len() == LINE_MAX || line.len() == LINE_MAX - 1)
        );
    }

    #[test]
    fn a_text_cannot_end_its_line() {
        let text = calendar("x", Tz::UTC, &[entry("a;b,c\\d\r\nEND:VEVENT\u{7}")]);
        let lines = unfolded(&text);
        assert!(
            lines.contains(&"SUMMARY:a\\;b\\,c\\\\d\\nEND:VEVENT".to_owned()),
            "{text}"
        );
        assert!(lines.contains(&"DESCRIPTION:one\\ntwo".to_owned()), "{text}");
        assert_eq!(lines.iter().filter(|line| *line == "END:VEVENT").count(), 1);
    }

    #[test]
    fn the_clock_of_a_zone_is_told_with_its_turns() {
        let lines = unfolded(&calendar("x", Tz::Europe__Budapest, &[entry("a")]));
        assert!(
            lines.contains(&"DTSTART;TZID=Europe/Budapest:20261127T180000".to_owned()),
            "{lines:?}"
        );
        let spring = [
            "BEGIN:DAYLIGHT",
            "DTSTART:20260329T020000",
            "TZOFFSETFROM:+0100",
            "TZOFFSETTO:+0200",
        ];
        assert!(lines.windows(4).any(|four| four == spring), "{lines:?}");
        let autumn = [
            "BEGIN:STANDARD",
            "DTSTART:20261025T030000",
            "TZOFFSETFROM:+0200",
            "TZOFFSETTO:+0100",
        ];
        assert!(lines.windows(4).any(|four| four == autumn), "{lines:?}");
        let lines = unfolded(&calendar("x", Tz::America__New_York, &[entry("a")]));
        assert!(lines.contains(&"TZOFFSETTO:-0500".to_owned()), "{lines:?}");
    }

    #[test]
    fn begin_and_end_go_together() {
        let text = calendar("Club, one", Tz::UTC, &[entry("a"), entry("b")]);
        let mut open = Vec::new();
        for line in unfolded(&text) {
            match line.split_once(':') {
                Some(("BEGIN", what)) => open.push(what.to_owned()),
                Some(("END", what)) => assert_eq!(open.pop().as_deref(), Some(what)),
                _ => assert!(!open.is_empty()),
            }
        }
        assert!(open.is_empty());
        assert!(text.contains("X-WR-CALNAME:Club\\, one\r\n") && text.contains("TZID=UTC:"));
    }
}
