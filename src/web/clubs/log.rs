//! The lines of a log in words: who did what to whom, and what changed.

use chrono::Datelike as _;
use chrono_tz::Tz;
use serde_json::Value;

use talon_service::clubs::log::{Doer, LogEntry};
use talon_text::Lang;

/// One entry as it is printed.
#[derive(Debug, Clone)]
pub(crate) struct LogLine {
    pub number: i64,
    pub iso: String,
    pub when: String,
    pub who: String,
    pub what: String,
    pub whom: String,
    pub details: Vec<String>,
    pub reason: String,
}

/// The zone of what belongs to no club.
pub(crate) const UTC: Tz = Tz::UTC;

/// All of a page, with times of this zone.
pub(crate) fn lines(lines: &[LogEntry], zone: Tz, lang: Lang) -> Vec<LogLine> {
    lines_with(lines, zone, lang, &|text| details(text, lang))
}

/// The same if the change is described in other words.
pub(crate) fn lines_with(
    lines: &[LogEntry],
    zone: Tz,
    lang: Lang,
    details: &dyn Fn(&str) -> Vec<String>,
) -> Vec<LogLine> {
    lines.iter().map(|line| one(line, zone, lang, details)).collect()
}

fn one(line: &LogEntry, zone: Tz, lang: Lang, details: &dyn Fn(&str) -> Vec<String>) -> LogLine {
    let at = line.entry.happened_at.utc().with_timezone(&zone);
    let who = match &line.doer {
        Doer::Person(name) => name.clone(),
        Doer::CommandLine => lang.t("audit-by-command-line").into_owned(),
        Doer::Nobody => lang.t("audit-by-nobody").into_owned(),
    };
    LogLine {
        number: line.entry.id.0,
        iso: at.to_rfc3339_opts(chrono::SecondsFormat::Secs, true),
        when: format!("{} {}", lang.day(at.year(), at.month(), at.day()), at.format("%H:%M")),
        what: lang.t(&format!("audit-{}", line.entry.action)).into_owned(),
        whom: line.whom.clone().filter(|whom| *whom != who).unwrap_or_default(),
        who,
        details: details(&line.entry.detail),
        reason: line.reason.clone().unwrap_or_default(),
    }
}

/// What changed, part by part: a pair is the old value and the new one.
fn details(text: &str, lang: Lang) -> Vec<String> {
    let Ok(Value::Object(parts)) = serde_json::from_str::<Value>(text) else {
        return Vec::new();
    };
    parts
        .iter()
        .filter_map(|(name, value)| detail(name, value, lang))
        .collect()
}

fn detail(name: &str, value: &Value, lang: Lang) -> Option<String> {
    let key = format!("audit-part-{}", name.replace('_', "-"));
    let part = if lang.has(&key) {
        lang.t(&key).into_owned()
    } else {
        name.to_owned()
    };
    match value {
        Value::Array(words) if name == "changed" || name == "roles" => {
            let words = words.iter().filter_map(Value::as_str);
            let said = words.map(|word| {
                let key = format!("audit-part-{}", word.replace('_', "-"));
                if lang.has(&key) {
                    lang.t(&key).into_owned()
                } else {
                    word.to_owned()
                }
            });
            let said: Vec<String> = said.collect();
            (!said.is_empty()).then(|| format!("{part}: {}", said.join(", ")))
        }
        Value::Array(pair) => {
            let [old, new] = pair.as_slice() else { return None };
            let [old, new] = [old, new].map(|value| word(name, value, lang));
            let values = [("old", old.into()), ("new", new.into())];
            Some(format!("{part}: {}", lang.t_args("audit-from-to", &values)))
        }
        Value::String(word) if word == "changed" => Some(part),
        Value::Object(result) => Some(format!("{part}: {}", scores(result)?)),
        other => Some(format!("{part}: {}", word(name, other, lang))),
    }
}

/// The scores of a result, as tables show them.
fn scores(result: &serde_json::Map<String, Value>) -> Option<String> {
    let raw = result.get("raw")?.as_array()?.iter().filter_map(Value::as_i64);
    Some(raw.map(talon_text::signed).collect::<Vec<_>>().join(" ")).filter(|said| !said.is_empty())
}

/// A value in the reader's words, where it is one of a list that has them.
fn word(name: &str, value: &Value, lang: Lang) -> String {
    match value {
        Value::Null => "–".to_owned(),
        Value::Bool(true) => lang.t("word-yes").into_owned(),
        Value::Bool(false) => lang.t("word-no").into_owned(),
        Value::String(text) => {
            let keys = [
                format!("audit-word-{text}"),
                format!("tournament-{name}-{text}"),
                format!("{name}-{text}"),
            ];
            let known = keys.iter().find(|key| lang.has(key));
            known.map_or_else(|| text.clone(), |key| lang.t(key).into_owned())
        }
        other => other.to_string(),
    }
}
