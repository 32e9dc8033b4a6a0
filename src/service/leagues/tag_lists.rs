//! Lists of people with a tag: who is in one, and who of a table that was published still is. A person is in a list as
//! long as they agree that lists may use the tag, in older tables too.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};

use super::listed::known_now;
use super::read::SeasonShown;
use super::recount::{document, recount, running};
use crate::ActError;
use talon_league::file::{FileTag, LeagueMember};
use talon_league::{CountedSeason, CountedTagList, LeaguePerson, LeagueSeason, ListPoints, RevisionCause, tag_key};
use talon_store::leagues;
use talon_store::person_tags::{self, PersonTag};
use talon_store::{ClubId, Db};

/// A smaller list is shown to nobody but those who manage the league: it would say too much of each.
pub const LIST_LEAST: usize = 3;

/// A list of the table that is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownList {
    pub tag: String,
    pub points: ListPoints,
    /// How many are in it.
    pub people: usize,
}

/// A list of the season as it is now, for those who manage the league.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ManagedList {
    pub tag: String,
    pub points: ListPoints,
    /// How many have a row in it.
    pub people: usize,
    /// How many have the tag and did not agree that lists use it.
    pub not_agreed: usize,
    /// Visitors find it on the page of the season.
    pub is_shown: bool,
}

/// Who has which tag, as far as lists ask for it.
#[derive(Debug, Clone, Default)]
pub(super) struct Tagged {
    agreed: BTreeMap<String, BTreeSet<LeaguePerson>>,
    /// As whom people of the table are known now whose entries were given up for others.
    now: BTreeMap<LeaguePerson, LeaguePerson>,
    not_agreed: BTreeMap<String, usize>,
}

impl Tagged {
    fn of(tags: &[PersonTag]) -> Tagged {
        let mut tagged = Tagged::default();
        for one in tags {
            let key = tag_key(&one.tag);
            if one.agreed {
                let people = tagged.agreed.entry(key).or_default();
                people.insert(LeaguePerson(one.member_id.0));
            } else {
                *tagged.not_agreed.entry(key).or_default() += 1;
            }
        }
        tagged
    }

    /// What the lists of a season and of its tables need. `is_current` says who stands in the list of the club; of
    /// everyone else it is asked as whom they are known now.
    pub fn read(
        db: &mut Db,
        club: ClubId,
        season: &LeagueSeason,
        table: Option<&CountedSeason>,
        is_current: impl Fn(LeaguePerson) -> bool,
    ) -> Result<Tagged, ActError> {
        let published: Vec<&CountedTagList> = table.iter().flat_map(|table| &table.lists).collect();
        if season.lists.is_empty() && published.is_empty() {
            return Ok(Tagged::default());
        }
        let mut tagged = Tagged::of(&person_tags::of_club(db, club)?);
        for one in published.iter().flat_map(|list| &list.people) {
            if !is_current(one.person) && !tagged.now.contains_key(&one.person) {
                let now = known_now(db, one.person)?;
                tagged.now.insert(one.person, now);
            }
        }
        Ok(tagged)
    }

    fn known_now(&self, person: LeaguePerson) -> LeaguePerson {
        self.now.get(&person).copied().unwrap_or(person)
    }

    /// Whether lists may say that someone has a tag.
    pub(super) fn has(&self, tag: &str, person: LeaguePerson) -> bool {
        let now = self.known_now(person);
        self.agreed
            .get(&tag_key(tag))
            .is_some_and(|people| people.contains(&now))
    }

    /// How many people are in a list, each once, also under several entries.
    fn people(&self, list: &CountedTagList) -> usize {
        let there = list.people.iter().filter(|one| self.has(&list.tag, one.person));
        there
            .map(|one| self.known_now(one.person))
            .collect::<BTreeSet<_>>()
            .len()
    }
}

/// The table of a season with who is in its lists now.
pub(super) fn with_lists(
    db: &mut Db,
    club: ClubId,
    season: &LeagueSeason,
    table: CountedSeason,
) -> Result<CountedSeason, ActError> {
    if season.lists.is_empty() {
        return Ok(table);
    }
    let tagged = Tagged::of(&person_tags::of_club(db, club)?);
    Ok(season.with_lists(table, |tag, person| tagged.has(tag, person)))
}

/// A published table with those in its lists who still agree to be there.
pub(super) fn as_agreed(
    db: &mut Db,
    club: ClubId,
    season: &LeagueSeason,
    mut table: CountedSeason,
    is_current: impl Fn(LeaguePerson) -> bool,
) -> Result<CountedSeason, ActError> {
    let tagged = Tagged::read(db, club, season, Some(&table), is_current)?;
    for list in &mut table.lists {
        list.people.retain(|one| tagged.has(&list.tag, one.person));
    }
    Ok(table)
}

/// Tags of someone of a club, or whether lists may use them, are other than before.
pub(crate) fn after_tags(db: &mut Db, club: ClubId, now: DateTime<Utc>) -> Result<(), ActError> {
    let mut concerned = Vec::new();
    for id in running(db, club)? {
        if !document(&leagues::season(db, id)?)?.lists.is_empty() {
            concerned.push(id);
        }
    }
    recount(db, &concerned, RevisionCause::Lists, now)
}

/// Writes into the members of a file the tags that lists of its season use; `current` says who they are.
pub(super) fn tag_members(
    db: &mut Db,
    club: ClubId,
    season: &LeagueSeason,
    current: &[LeaguePerson],
    members: &mut [LeagueMember],
) -> Result<(), ActError> {
    if season.lists.is_empty() {
        return Ok(());
    }
    let used: BTreeSet<String> = season.lists.iter().map(|list| tag_key(&list.tag)).collect();
    let mut tags = person_tags::of_club(db, club)?;
    tags.retain(|one| used.contains(&tag_key(&one.tag)));
    for (person, member) in current.iter().zip(members) {
        let own = tags.iter().filter(|one| one.member_id.0 == person.0);
        member.tags = own
            .map(|one| FileTag {
                tag: one.tag.clone(),
                agreed: one.agreed,
            })
            .collect();
    }
    Ok(())
}

impl SeasonShown {
    /// The lists of the table that is shown, as far as the reader may see them.
    pub fn lists(&self) -> Vec<ShownList> {
        let lists = self.whole().into_iter().flat_map(|table| &table.lists);
        lists.filter_map(|list| self.offered(list)).collect()
    }

    pub(super) fn offered(&self, list: &CountedTagList) -> Option<ShownList> {
        let people = self.tagged.people(list);
        (self.manages || people >= LIST_LEAST).then(|| ShownList {
            tag: list.tag.clone(),
            points: list.points,
            people,
        })
    }

    /// The lists of the season as it is now.
    pub fn managed_lists(&self) -> Vec<ManagedList> {
        let now = match &self.draft {
            Some(Ok(draft)) => Some(draft),
            _ => self.table.as_ref(),
        };
        let published = self.table.as_ref().filter(|_| self.head.published);
        let lists = self.season.lists.iter().map(|list| {
            let found = |table: &CountedSeason| table.list(&list.tag).map(|list| self.tagged.people(list));
            ManagedList {
                tag: list.tag.clone(),
                points: list.points,
                people: now.and_then(found).unwrap_or(0),
                not_agreed: self.tagged.not_agreed.get(&tag_key(&list.tag)).copied().unwrap_or(0),
                is_shown: published.and_then(found).is_some_and(|people| people >= LIST_LEAST),
            }
        });
        lists.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_league::ListedPerson;

    #[test]
    fn someone_under_two_entries_is_one_of_a_list() {
        let [one, given_up, other] = [1, 2, 3].map(LeaguePerson);
        let tagged = Tagged {
            agreed: BTreeMap::from([("junior".to_owned(), BTreeSet::from([one, other]))]),
            now: BTreeMap::from([(given_up, one)]),
            not_agreed: BTreeMap::new(),
        };
        let list = CountedTagList {
            tag: "Junior".to_owned(),
            points: ListPoints::Counted,
            people: [one, given_up, other].map(|person| ListedPerson { person }).to_vec(),
        };
        assert!(tagged.has("JUNIOR", given_up));
        assert_eq!(tagged.people(&list), 2);
    }
}
