//! Who of a club the people of a league file are: whoever has the same name. Whoever is not known, or a guest with a
//! row, is a finding, unless they are to be added.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};

use super::import_league::{ImportLeague, LeagueNotBrought};
use crate::clubs::{TypedEntry, insert_entry, make_member};
use crate::{ActError, Actor};
use talon_league::LeaguePerson;
use talon_records::json::Pointer;
use talon_store::clubs::Club;
use talon_store::members::{self, Member};
use talon_store::{Db, MemberId, search_key};

/// The people of a file by their keys, and how many of them are new to the club.
pub(super) struct FilePeople {
    pub people: BTreeMap<LeaguePerson, LeaguePerson>,
    pub added: usize,
}

pub(super) fn people_of_file(
    db: &mut Db,
    actor: &Actor,
    club: &Club,
    import: &ImportLeague<'_>,
    now: DateTime<Utc>,
) -> Result<FilePeople, LeagueNotBrought> {
    let mut found = FilePeople {
        people: BTreeMap::new(),
        added: 0,
    };
    let (mut taken, mut findings): (BTreeSet<MemberId>, Vec<_>) = (BTreeSet::new(), Vec::new());
    for (at, member) in import.file.members.iter().enumerate() {
        let mut named = members::named(db, club.id, &search_key(&member.name))?;
        named.retain(|one| !taken.contains(&one.id));
        let pointer = || Pointer::root().name("members").index(at).name("name");
        let known = match only_one(&named, member.alias.as_deref()) {
            Some(one) if one.is_guest == member.is_guest || member.is_guest => Some(one.id),
            Some(one) if import.adds_members => {
                make_member(db, actor, club, one, now)?;
                Some(one.id)
            }
            Some(_) => {
                findings.push(import.finding(pointer(), "is_guest"));
                continue;
            }
            None if !named.is_empty() || !import.adds_members => {
                findings.push(import.finding(pointer(), "unknown_person"));
                continue;
            }
            None => None,
        };
        let id = match known {
            Some(id) => id,
            None => {
                found.added += 1;
                let (name, alias) = (member.name.as_str(), member.alias.as_deref());
                added(db, actor, club, name, alias, member.is_guest, now)?
            }
        };
        taken.insert(id);
        let key = LeaguePerson(i64::try_from(at + 1).unwrap_or(i64::MAX));
        found.people.insert(key, LeaguePerson(id.0));
    }
    if findings.is_empty() {
        Ok(found)
    } else {
        Err(LeagueNotBrought::Findings(findings))
    }
}

/// Of several who have the name, the one who is called the same in lists.
fn only_one<'m>(named: &'m [Member], alias: Option<&str>) -> Option<&'m Member> {
    if let [only] = named {
        return Some(only);
    }
    let mut same = named.iter().filter(|one| one.alias.as_deref() == alias);
    same.next().filter(|_| same.next().is_none())
}

fn added(
    db: &mut Db,
    actor: &Actor,
    club: &Club,
    name: &str,
    alias: Option<&str>,
    is_guest: bool,
    now: DateTime<Utc>,
) -> Result<MemberId, ActError> {
    let entry = if is_guest {
        TypedEntry::guest(name, alias)
    } else {
        TypedEntry::member(name, alias)
    };
    insert_entry(db, actor, club, &entry, now)
}
