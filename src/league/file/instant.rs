//! Times as files and kept texts have them: in UTC, with as much of a second as they have.

use chrono::NaiveDateTime;
use serde::de::Error as _;
use serde::{Deserialize as _, Deserializer, Serializer};

/// How a time is written.
pub(super) fn written(moment: NaiveDateTime) -> String {
    moment.format("%Y-%m-%dT%H:%M:%S%.fZ").to_string()
}

pub(super) fn moment(text: &str) -> Option<NaiveDateTime> {
    text.strip_suffix('Z')?.parse().ok()
}

pub(crate) fn serialize<S: Serializer>(moment: &Option<NaiveDateTime>, out: S) -> Result<S::Ok, S::Error> {
    match moment {
        Some(moment) => out.serialize_str(&written(*moment)),
        None => out.serialize_none(),
    }
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<NaiveDateTime>, D::Error> {
    let text = String::deserialize(from)?;
    let moment = moment(&text).ok_or_else(|| D::Error::custom("no time"))?;
    Ok(Some(moment))
}
