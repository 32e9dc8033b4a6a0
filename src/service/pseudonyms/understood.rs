//! Who is meant by a name in the records of a club: an entry that was given up for another has its names still in them.

use std::collections::{BTreeMap, HashMap};

use super::replace::{last_of, sorted};
use crate::ActError;
use talon_records::session::KnownPlayers;
use talon_store::members::{self, Called};
use talon_store::{ClubId, Db, MemberId};

/// Names that mean the same person as another.
#[derive(Debug, Default)]
pub(crate) struct UnderstoodNames(BTreeMap<Vec<String>, String>);

impl UnderstoodNames {
    /// Those of a club.
    pub(crate) fn over(db: &mut Db, club: ClubId) -> Result<UnderstoodNames, ActError> {
        match members::has_merged(db, club)? {
            true => Ok(UnderstoodNames::of(&members::called(db, &[club])?)),
            false => Ok(UnderstoodNames::default()),
        }
    }

    fn of(all: &[Called]) -> UnderstoodNames {
        let by_id: HashMap<MemberId, &Called> = all.iter().map(|one| (one.id, one)).collect();
        let (given_up, kept): (Vec<&Called>, Vec<_>) = all.iter().partition(|one| one.merged_into.is_some());
        let mut names: BTreeMap<Vec<String>, String> = BTreeMap::new();
        for one in given_up {
            names.insert(sorted(&one.name), last_of(one, &by_id).name.clone());
        }
        // Someone else may be called so.
        for one in kept {
            names.remove(&sorted(&one.name));
        }
        UnderstoodNames(names)
    }

    /// Who sat at the table in each of the records of a session, as they were stored. The case, the marks and the order
    /// of the words of a name make nobody another.
    pub(crate) fn players(&self, stored: &[String]) -> Vec<KnownPlayers> {
        let meant = |name: &str| {
            let words = sorted(name);
            match words.is_empty() {
                true => name.to_owned(),
                false => self.0.get(&words).map_or(words, |meant| sorted(meant)).join(" "),
            }
        };
        KnownPlayers::of(stored.iter().map(String::as_str), &meant)
    }
}

/// Which entry of a club each name in its records means; a name that two people have means neither.
#[derive(Debug, Default)]
pub(crate) struct NamedEntries(BTreeMap<Vec<String>, Option<MemberId>>);

impl NamedEntries {
    /// Those of a club.
    pub(crate) fn over(db: &mut Db, club: ClubId) -> Result<NamedEntries, ActError> {
        Ok(NamedEntries::of(&members::called(db, &[club])?))
    }

    fn of(all: &[Called]) -> NamedEntries {
        let by_id: HashMap<MemberId, &Called> = all.iter().map(|one| (one.id, one)).collect();
        let (given_up, kept): (Vec<&Called>, Vec<_>) = all.iter().partition(|one| one.merged_into.is_some());
        let (own, earlier) = (NamedEntries::each(&kept, &by_id), NamedEntries::each(&given_up, &by_id));
        let mut named = earlier.0;
        // Someone else may be called so.
        named.extend(own.0);
        NamedEntries(named)
    }

    fn each(all: &[&Called], by_id: &HashMap<MemberId, &Called>) -> NamedEntries {
        let mut named: BTreeMap<Vec<String>, Option<MemberId>> = BTreeMap::new();
        for one in all {
            let id = last_of(one, by_id).id;
            let known = named.entry(sorted(&one.name)).or_insert(Some(id));
            *known = known.filter(|other| *other == id);
        }
        NamedEntries(named)
    }

    /// The entry that a name means. The case, the marks and the order of its words make nobody another.
    pub(crate) fn entry(&self, name: &str) -> Option<MemberId> {
        self.0.get(&sorted(name)).copied().flatten()
    }
}
