//! Holds a text against the shape of an event file.

use std::collections::BTreeSet;

use serde_json::json;

use crate::file_shape::{Walk, begun};
use crate::tournament::file::shape::{EventFile, Known, MemberShape};
use crate::tournament::file::{Version, shapes};
use talon_records::json::{Document, Value};
use talon_records::structure::Faults;
use talon_rules::games::{Code, GameKind};

pub(super) use crate::file_shape::{is_full, number_of};

/// All that is wrong with the shape of a text.
pub(super) fn walk(document: Document<'_>, foreign: bool) -> Faults<'_> {
    let mut faults = begun(document);
    let root = document.root();
    let version = root.get("version");
    let said = version.and_then(|version| version.as_str());
    let known = said.as_deref().map_or(Some(Version::NEWEST), Version::parse);
    if let (Some(other), None) = (version, known) {
        faults.at(Code::UnsupportedVersion, other).expected = Some(json!(Version::ALL.map(Version::as_str)));
        return faults;
    }
    let version = known.unwrap_or(Version::NEWEST);
    let game = root.get("tournament").and_then(|tournament| tournament.get("game"));
    let game = game
        .and_then(|game| game.as_str())
        .and_then(|game| GameKind::parse(&game));
    let members = root.get("members").filter(|_| foreign);
    let known = Known {
        foreign,
        game,
        entries: root.get("entries").map_or(0, |entries| entries.len()),
        members: members.map(|members| keys(members, 'm')),
    };
    let mut walk: Walk<'_, EventFile> = Walk { faults, version, known };
    let file: &[&[MemberShape]] = if foreign {
        &[shapes::EVENT, shapes::OUTSIDE]
    } else {
        &[shapes::EVENT]
    };
    walk.object(root, file, false);
    walk.faults
}

fn keys(list: Value<'_>, letter: char) -> BTreeSet<u16> {
    let key = |item: Value<'_>| number_of(&item.get("key")?.as_str()?, letter);
    list.items().filter_map(key).collect()
}
