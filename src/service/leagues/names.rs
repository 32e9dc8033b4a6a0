//! Names in tables of leagues, put in when a table is shown: what each person chose today, after merges.

use std::collections::BTreeMap;

use crate::clubs::{PublicName, public_name};
use crate::{ActError, Actor};
use talon_league::LeaguePerson;
use talon_store::clubs::Club;
use talon_store::members::{self, Member};
use talon_store::{Db, MemberId};

/// Entries that lead from one to the next.
const MERGES_MAX: usize = 20;

pub(super) fn name_of(member: &Member, inside: bool) -> Option<String> {
    if inside {
        return Some(member.name.clone());
    }
    match public_name(member) {
        PublicName::Name(name) => Some(name),
        PublicName::Numbered(_) => None,
    }
}

/// The names that everyone sees of these, who may have been given up for other entries; nothing of those who show none.
pub(super) fn shown_names(
    db: &mut Db,
    people: impl Iterator<Item = LeaguePerson>,
) -> Result<BTreeMap<LeaguePerson, String>, ActError> {
    let ids: Vec<MemberId> = people.map(|person| MemberId(person.0)).collect();
    let entries = members::several_with_merged(db, &ids)?;
    let named = ids.into_iter().filter_map(|id| {
        let name = name_of(current(&entries, id)?, false)?;
        Some((LeaguePerson(id.0), name))
    });
    Ok(named.collect())
}

/// The entry that this one was given up for, if it was.
pub(super) fn current(entries: &BTreeMap<MemberId, Member>, id: MemberId) -> Option<&Member> {
    let into = |entry: &&Member| entries.get(&entry.merged_into?);
    std::iter::successors(entries.get(&id), into).take(MERGES_MAX).last()
}

/// Everyone of the club by number, and which of them reads.
#[derive(Default)]
pub(super) struct Names {
    pub names: BTreeMap<LeaguePerson, Option<String>>,
    pub me: Option<LeaguePerson>,
    /// Those who are no guests.
    pub members: Vec<LeaguePerson>,
}

pub(super) fn names(db: &mut Db, actor: &Actor, club: &Club, inside: bool) -> Result<Names, ActError> {
    let mut found = Names::default();
    for (member, _) in members::everybody(db, club.id)? {
        let person = LeaguePerson(member.id.0);
        if actor.user().is_some() && member.user_id == actor.user() {
            found.me = Some(person);
        }
        if !member.is_guest {
            found.members.push(person);
        }
        found.names.insert(person, name_of(&member, inside));
    }
    Ok(found)
}
