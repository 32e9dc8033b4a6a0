//! Holds the lists of a season and the tags of its people against what a tag is, and what lists count by.

use std::collections::BTreeSet;

use talon_records::json::Pointer;
use talon_tournament::Exact;

use super::LeagueFile;
use crate::tag_lists::{tag_key, tag_of};

/// Tells of the first that does not fit.
pub(super) fn check(file: &LeagueFile) -> Result<(), (Pointer, &'static str)> {
    let lists = || Pointer::root().name("lists");
    sound(file.document.lists.iter().map(|list| list.tag.as_str()), &lists)?;
    for (at, revision) in file.revisions.iter().enumerate() {
        let table = || Pointer::root().name("revisions").index(at).name("table");
        let tags = revision.table.lists.iter().map(|list| list.tag.as_str());
        sound(tags, &|| table().name("lists"))?;
        let mut worth = revision.table.counted_by.iter().flat_map(|by| &by.worth);
        if let Some(at) = worth.position(|one| one.weight < Exact::zero()) {
            let place = table().name("counted_by").name("worth").index(at);
            return Err((place.name("weight"), "negative"));
        }
    }
    for (at, member) in file.members.iter().enumerate() {
        let tags = || Pointer::root().name("members").index(at).name("tags");
        sound(member.tags.iter().map(|one| one.tag.as_str()), &tags)?;
    }
    Ok(())
}

fn sound<'t>(tags: impl Iterator<Item = &'t str>, list: &dyn Fn() -> Pointer) -> Result<(), (Pointer, &'static str)> {
    let mut seen = BTreeSet::new();
    for (at, tag) in tags.enumerate() {
        let place = || list().index(at).name("tag");
        if tag_of(tag).as_deref() != Some(tag) {
            return Err((place(), "no_tag"));
        }
        if !seen.insert(tag_key(tag)) {
            return Err((place(), "twice"));
        }
    }
    Ok(())
}
