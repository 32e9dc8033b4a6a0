//! Everyone whom a list may rate: who was given up for whom, who is one person in several clubs of a federation, who is
//! a guest, and what a reader may see.

use std::collections::{BTreeMap, BTreeSet};

use super::clubs::ListedClub;
use crate::ActError;
use crate::clubs::{PublicName, public_name};
use crate::leagues::{JoinedPeople, PersonClub};
use talon_league::LeaguePerson;
use talon_store::members::{self, Member};
use talon_store::{ClubId, Db, MemberId, UserId, player_pages};

/// Entries that lead from one to the next.
const MERGES_MAX: usize = 20;

/// The entries of the clubs of a list, those that were given up too.
#[derive(Debug, Clone)]
pub(super) struct RatingPeople {
    /// The club of the list.
    own: ClubId,
    entries: BTreeMap<MemberId, Member>,
    /// The other clubs that are rated.
    others: BTreeMap<ClubId, PersonClub>,
    /// Entries that count as another one.
    joined: BTreeMap<MemberId, MemberId>,
}

impl RatingPeople {
    /// Those of the clubs of a list, its own first.
    pub fn read(db: &mut Db, own: ClubId, clubs: &[ListedClub]) -> Result<RatingPeople, ActError> {
        let mut people = RatingPeople {
            own,
            entries: BTreeMap::new(),
            others: BTreeMap::new(),
            joined: BTreeMap::new(),
        };
        for listed in clubs {
            let all = members::entries(db, listed.club.id)?;
            people.entries.extend(all.into_iter().map(|one| (one.id, one)));
            if listed.club.id != own {
                let shown = PersonClub::of(listed.club.clone());
                people.others.insert(listed.club.id, shown);
            }
        }
        if !people.others.is_empty() {
            let joined = JoinedPeople::of(db, own)?;
            people.joined = people.one_of_each(&joined);
        }
        Ok(people)
    }

    /// As which of their entries in the clubs of the list those who are one person count: the one that tables of the
    /// federation keep, where its club is rated, else its own entry, else the oldest.
    fn one_of_each(&self, joined: &JoinedPeople) -> BTreeMap<MemberId, MemberId> {
        let mut groups: BTreeMap<LeaguePerson, Vec<&Member>> = BTreeMap::new();
        for entry in self.entries.values().filter(|entry| entry.merged_into.is_none()) {
            groups.entry(joined.of_entry(entry.id)).or_default().push(entry);
        }
        let mut found = BTreeMap::new();
        for (kept, entries) in groups {
            let order = |entry: &&&Member| {
                let (is_kept, is_own) = (entry.id.0 == kept.0, entry.club_id == self.own);
                (!is_kept, !is_own, entry.joined_at, entry.id)
            };
            let Some(one) = entries.iter().min_by_key(order).map(|entry| entry.id) else {
                continue;
            };
            let others = entries.iter().filter(|entry| entry.id != one);
            found.extend(others.map(|entry| (entry.id, one)));
        }
        found
    }

    /// The entry that this one was given up for, if it was.
    fn merged(&self, id: MemberId) -> MemberId {
        let into = |id: &MemberId| self.entries.get(id)?.merged_into;
        let chain = std::iter::successors(Some(id), into);
        chain.take(MERGES_MAX).last().unwrap_or(id)
    }

    /// The entry that this one counts as.
    pub fn current(&self, id: MemberId) -> MemberId {
        let merged = self.merged(id);
        self.joined.get(&merged).copied().unwrap_or(merged)
    }

    /// All entries of one person.
    pub fn entries_of(&self, id: MemberId) -> Vec<MemberId> {
        self.entries
            .keys()
            .copied()
            .filter(|one| self.current(*one) == id)
            .collect()
    }

    /// As whom an account is in the list: as several where its entries in several clubs are not one person.
    pub fn of_account(&self, user: UserId) -> BTreeSet<LeaguePerson> {
        let entries = self.entries.values().filter(|one| one.merged_into.is_none());
        let own = entries.filter(|one| one.user_id == Some(user));
        own.map(|one| LeaguePerson(self.current(one.id).0)).collect()
    }

    /// As whom someone is rated; guests are not.
    pub fn rated(&self, person: LeaguePerson) -> Option<LeaguePerson> {
        let current = self.member(person)?;
        (!current.is_guest).then_some(LeaguePerson(current.id.0))
    }

    /// The entry that someone counts as.
    pub fn member(&self, person: LeaguePerson) -> Option<&Member> {
        self.entries.get(&self.current(MemberId(person.0)))
    }

    /// The entry under which a row stands: older lists name people as they were before they became one.
    fn named(&self, person: LeaguePerson) -> Option<&Member> {
        self.entries.get(&self.merged(MemberId(person.0)))
    }

    /// Whether an entry is of the club of the list.
    pub fn is_own(&self, member: &Member) -> bool {
        member.club_id == self.own
    }

    /// The name of someone as the reader may see it; none where a number takes its place. Those of other clubs are
    /// named as everyone sees them.
    pub fn name(&self, person: LeaguePerson, is_inside: bool) -> Option<String> {
        let member = self.named(person)?;
        if is_inside && self.is_own(member) {
            return Some(member.name.clone());
        }
        match public_name(member) {
            PublicName::Name(name) => Some(name),
            PublicName::Numbered(_) => None,
        }
    }

    /// The club of someone who is of another than the list's own.
    pub fn club_of(&self, person: LeaguePerson) -> Option<&PersonClub> {
        self.others.get(&self.named(person)?.club_id)
    }

    /// Who lets nobody see how strong they are, by what any of their entries chose.
    pub fn hidden(&self, db: &mut Db) -> Result<BTreeSet<LeaguePerson>, ActError> {
        let mut hidden = BTreeSet::new();
        for club in self.others.keys().chain([&self.own]) {
            let chosen = player_pages::of_club(db, *club)?.into_iter();
            let chosen = chosen.filter(|(id, choice)| self.merged(*id) == *id && !choice.rating);
            hidden.extend(chosen.map(|(id, _)| LeaguePerson(self.current(id).0)));
        }
        Ok(hidden)
    }
}
