//! Holds a text against the shape of a league file. A file of a newer minor version may have members that are not known
//! here; they are told as warnings and left out.

use std::collections::BTreeSet;

use serde_json::{Value as Json, json};
use talon_records::Finding;
use talon_records::hash::Hash;
use talon_records::json::{Document, Pointer, Value};
use talon_records::structure::{Faults, TextKind};
use talon_rules::games::Code;
use talon_tournament::file_shape::{FileFormat, Walk, begun, number_of, told};
use talon_tournament::league::Formula;
use talon_tournament::{Exact, names};

use super::Version;
use super::schema::describe;
use super::shape::{LEAGUE_FILE, LeagueFormat, LeagueValue, SOURCE, SlugOf};
use crate::address::{is_league_slug, is_season_slug};

/// All that is wrong with the shape of a text.
pub(super) fn walk(document: Document<'_>) -> Faults<'_> {
    let mut faults = begun(document);
    if document.has_byte_order_mark() {
        faults.add(Finding::new(Code::ByteOrderMark, Pointer::root(), 0));
    }
    let root = document.root();
    let version = root.get("version");
    let judged = version.and_then(|version| Some(Version::judged(&version.as_str()?)));
    match (judged, version) {
        (Some(Version::Later), _) => faults.later_version = true,
        (Some(Version::Other), Some(version)) => {
            faults.at(Code::UnsupportedVersion, version).expected = Some(json!([Version::NEWEST]));
            return faults;
        }
        _ => {}
    }
    let key = |item: Value<'_>| number_of(&item.get("key")?.as_str()?, 'm');
    let members = root.get("members").into_iter().flat_map(|members| members.items());
    let mut walk: Walk<'_, LeagueFormat> = Walk {
        faults,
        version: judged.unwrap_or(Version::Known),
        known: members.filter_map(key).collect(),
    };
    walk.object(root, &[LEAGUE_FILE], false);
    walk.faults
}

impl FileFormat for LeagueFormat {
    type Version = Version;
    type Value = LeagueValue;
    /// Keys of members.
    type Known = BTreeSet<u16>;
    const CASE: &'static str = "kind";

    fn is_exact(text: &str) -> bool {
        text.parse::<Exact>().is_ok_and(|number| number.to_string() == text)
    }

    fn hold<'a>(walk: &mut Walk<'a, LeagueFormat>, kind: &LeagueValue, value: Value<'a>) {
        match kind {
            LeagueValue::Text { kind, most } => text(walk, value, *kind, *most),
            LeagueValue::Slug(SlugOf::League) => walk.said(value, Code::BadValue, &["thursdays"], is_league_slug),
            LeagueValue::Slug(SlugOf::Season) => walk.said(value, Code::BadValue, &["2026-27"], is_season_slug),
            LeagueValue::Version => drop(walk.faults.string(value)),
            LeagueValue::Formula => walk.said(value, Code::BadValue, &["n - rank + 1"], |text| {
                Formula::parse(text).is_ok()
            }),
            LeagueValue::Hash => walk.said(value, Code::BadValue, &["sha256:"], |text| {
                text.starts_with("sha256:") && Hash::parse(text).is_some()
            }),
            LeagueValue::Person => person(walk, value),
            LeagueValue::Source => walk.object(value, &[SOURCE], false),
        }
    }

    fn describe(kind: &LeagueValue, upto: Version) -> Json {
        describe(kind, upto)
    }
}

fn text<'a>(walk: &mut Walk<'a, LeagueFormat>, value: Value<'a>, kind: TextKind, most: usize) {
    let Some(text) = walk.faults.text(value, kind) else {
        return;
    };
    let length = text.chars().count();
    if !names::line(&text, usize::MAX).is_ok_and(|kept| kept == text) {
        walk.faults.at(Code::BadValue, value);
    } else if length > most {
        walk.too_many(value, length, most);
    }
}

fn person<'a>(walk: &mut Walk<'a, LeagueFormat>, value: Value<'a>) {
    let Some(text) = walk.faults.string(value) else { return };
    let members = &walk.known;
    if number_of(&text, 'm').is_none_or(|number| !members.contains(&number)) {
        let expected = told(members.iter().map(|number| format!("m{number}")), members.len());
        walk.faults.at(Code::BadValue, value).expected = expected;
    }
}
