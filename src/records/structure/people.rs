//! Where a record comes from and who sat there (format, 3 and 4).

use super::envelope::Envelope;
use super::faults::Faults;
use super::strings::TextKind;
use crate::json::Value;

const SOURCE: &[&str] = &[
    "converted_from",
    "date",
    "deal",
    "event",
    "origin",
    "played",
    "recorder",
    "round",
    "session",
    "sitting_out",
    "table",
    "timezone",
    "url",
    "venue",
];

/// Checks `source` and `players`.
pub(crate) fn read_people<'a>(envelope: &Envelope<'a>, faults: &mut Faults<'a>) {
    if let Some(source) = envelope.source
        && faults.object(source)
    {
        for (name, value) in source.members() {
            read_source(name, value, faults);
        }
    }
    let Some(players) = envelope.players else { return };
    if !faults.object(players) {
        return;
    }
    for (name, value) in players.members() {
        match name.as_str().as_deref() {
            Some("A" | "B" | "C") => read_player(value, faults),
            _ => faults.unknown(name, &["A", "B", "C"]),
        }
    }
}

fn read_source<'a>(name: Value<'a>, value: Value<'a>, faults: &mut Faults<'a>) {
    match &*name.as_str().unwrap_or_default() {
        "event" | "venue" | "table" | "session" | "timezone" | "recorder" | "url" => {
            faults.text(value, TextKind::Line);
        }
        "date" => faults.date(value),
        "played" => faults.time(value),
        "origin" => {
            faults.word(value, &["constructed", "converted", "played", "transcribed"]);
        }
        "round" | "deal" => {
            faults.integer(value, 1);
        }
        "sitting_out" => read_player(value, faults),
        "converted_from" => read_converted(value, faults),
        _ => faults.unknown(name, SOURCE),
    }
}

fn read_converted<'a>(value: Value<'a>, faults: &mut Faults<'a>) {
    if !faults.object(value) {
        return;
    }
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "format" | "name" => {
                faults.text(value, TextKind::Line);
            }
            "line" => {
                faults.integer(value, 1);
            }
            "warnings" => {
                if faults.array(value) {
                    for warning in value.items() {
                        faults.text(warning, TextKind::Comment);
                    }
                }
            }
            _ => faults.unknown(name, &["format", "line", "name", "warnings"]),
        }
    }
}

fn read_player<'a>(value: Value<'a>, faults: &mut Faults<'a>) {
    if !faults.object(value) {
        return;
    }
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "name" => {
                faults.text(value, TextKind::Name);
            }
            "ref" => faults.uri(value),
            "kind" => {
                faults.word(value, &["bot", "human"]);
            }
            "anonymous" => {
                if faults.boolean(value) == Some(false) {
                    faults.unfit(value, "false");
                }
            }
            _ => faults.unknown(name, &["anonymous", "kind", "name", "ref"]),
        }
    }
}
