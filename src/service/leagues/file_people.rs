//! Who of a club the people of a league file are: whoever has the same name. Whoever is not known, or a guest with a
//! row, is a finding, unless they are to be added. The public sees whoever is added as the file says, and they have the
//! tags of the file.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};

use super::import_league::{ImportLeague, LeagueNotBrought};
use crate::clubs::{TypedEntry, insert_entry, make_member};
use crate::tournaments::{Chosen, ImportedEvent};
use crate::{ActError, Actor};
use talon_league::LeaguePerson;
use talon_league::file::{FileTag, LeagueMember, ShownName};
use talon_records::json::Pointer;
use talon_store::clubs::Club;
use talon_store::members::{self, Member, Shown};
use talon_store::person_tags::{self, PersonTag};
use talon_store::{Db, MemberId, search_key};

/// The people of a file by their keys, and how many of them are new to the club.
pub(super) struct FilePeople {
    pub people: BTreeMap<LeaguePerson, LeaguePerson>,
    pub added: usize,
}

/// Who someone of a file is in the club.
enum Known {
    Entry(MemberId),
    /// A guest who is a member in the file.
    Guest(Box<Member>),
    Nobody,
    /// Nobody, unless one of those who are spelled a little differently.
    Unsure(&'static str),
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
        let mut refuse = |why| {
            let pointer = Pointer::root().name("members").index(at).name("name");
            findings.push(import.finding(pointer, why));
        };
        let id = match known(db, club, member, &taken)? {
            Known::Entry(id) => id,
            Known::Guest(guest) if import.adds_members => {
                make_member(db, actor, club, &guest, now)?;
                let shown = shown(member).min(name_shown(guest.shown));
                members::set_shown(
                    db,
                    guest.id,
                    stored(shown),
                    member.alias.as_deref().or(guest.alias.as_deref()),
                )?;
                guest.id
            }
            Known::Nobody if import.adds_members || comes_with_events(import, member) => {
                found.added += 1;
                added(db, actor, club, member, now)?
            }
            Known::Guest(_) => {
                refuse("is_guest");
                continue;
            }
            Known::Nobody => {
                refuse("unknown_person");
                continue;
            }
            Known::Unsure(why) => {
                refuse(why);
                continue;
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

/// Who has the name: exactly, before those whose name is only spelled alike; of several, who is called the same in
/// lists.
fn known(db: &mut Db, club: &Club, member: &LeagueMember, taken: &BTreeSet<MemberId>) -> Result<Known, ActError> {
    let mut alike = members::named(db, club.id, &search_key(&member.name))?;
    alike.retain(|one| !taken.contains(&one.id));
    let (mut exact, others): (Vec<Member>, Vec<Member>) = alike.into_iter().partition(|one| one.name == member.name);
    if exact.len() > 1 {
        exact.retain(|one| one.alias == member.alias);
    }
    let one = match (exact.pop(), exact.is_empty()) {
        (Some(one), true) => one,
        (Some(_), false) => return Ok(Known::Unsure("unknown_person")),
        (None, _) if others.is_empty() => return Ok(Known::Nobody),
        (None, _) => return Ok(Known::Unsure("other_name")),
    };
    Ok(if one.is_guest && !member.is_guest {
        Known::Guest(Box::new(one))
    } else {
        Known::Entry(one.id)
    })
}

/// A guest whom the file of a tournament brings in any case.
fn comes_with_events(import: &ImportLeague<'_>, member: &LeagueMember) -> bool {
    let mut people = import.events.iter().flat_map(|event| &event.outside.members);
    member.is_guest && people.any(|one| one.name == member.name)
}

/// Of the people of a tournament those whom the league file names too, as whom they are in the club.
pub(super) fn chosen(import: &ImportLeague<'_>, found: &FilePeople, event: &ImportedEvent) -> Chosen {
    let mut chosen = Chosen::new();
    for one in &event.outside.members {
        let same = (1..).map(LeaguePerson).zip(&import.file.members);
        let mut same = same.filter(|(_, member)| member.name == one.name && member.alias == one.alias);
        if let (Some((key, _)), None) = (same.next(), same.next())
            && let Some(person) = found.people.get(&key)
        {
            chosen.insert(one.key, Some(MemberId(person.0)));
        }
    }
    chosen
}

fn added(
    db: &mut Db,
    actor: &Actor,
    club: &Club,
    member: &LeagueMember,
    now: DateTime<Utc>,
) -> Result<MemberId, ActError> {
    let entry = TypedEntry {
        name: &member.name,
        alias: member.alias.as_deref().unwrap_or_default(),
        shown: shown(member).as_str(),
        is_guest: member.is_guest,
        ..TypedEntry::default()
    };
    let id = insert_entry(db, actor, club, &entry, now)?;
    let tag = |one: &FileTag| PersonTag {
        member_id: id,
        tag: one.tag.clone(),
        agreed: one.agreed,
    };
    person_tags::set(db, id, &member.tags.iter().map(tag).collect::<Vec<_>>())?;
    Ok(id)
}

/// Under which name the public sees someone of a file; where it does not say, as anyone who has not chosen.
fn shown(member: &LeagueMember) -> ShownName {
    let usual = match &member.alias {
        Some(_) => ShownName::Alias,
        None => ShownName::Short,
    };
    member.shown.unwrap_or(usual)
}

/// The choice of an entry, as files have it.
pub(super) fn name_shown(shown: Shown) -> ShownName {
    match shown {
        Shown::Full => ShownName::Full,
        Shown::Short => ShownName::Short,
        Shown::Alias => ShownName::Alias,
    }
}

fn stored(shown: ShownName) -> Shown {
    match shown {
        ShownName::Full => Shown::Full,
        ShownName::Short => Shown::Short,
        ShownName::Alias => Shown::Alias,
    }
}
