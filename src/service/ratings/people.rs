//! Everyone of a club as its ratings know them: who was given up for whom, who is a guest, and what a reader may see.

use std::collections::BTreeMap;

use crate::ActError;
use crate::clubs::{PublicName, public_name};
use talon_league::LeaguePerson;
use talon_store::members::{self, Member};
use talon_store::{ClubId, Db, MemberId, UserId};

/// Entries that lead from one to the next.
const MERGES_MAX: usize = 20;

/// The entries of a club, those that were given up too.
#[derive(Debug, Clone)]
pub(super) struct RatingPeople(BTreeMap<MemberId, Member>);

impl RatingPeople {
    pub fn read(db: &mut Db, club: ClubId) -> Result<RatingPeople, ActError> {
        let all = members::entries(db, club)?;
        Ok(RatingPeople(all.into_iter().map(|one| (one.id, one)).collect()))
    }

    /// The entry that this one was given up for, if it was.
    pub fn current(&self, id: MemberId) -> MemberId {
        let into = |id: &MemberId| self.0.get(id)?.merged_into;
        let chain = std::iter::successors(Some(id), into);
        chain.take(MERGES_MAX).last().unwrap_or(id)
    }

    /// All entries of one person.
    pub fn entries_of(&self, id: MemberId) -> Vec<MemberId> {
        self.0.keys().copied().filter(|one| self.current(*one) == id).collect()
    }

    /// As whom an account is in the club.
    pub fn of_account(&self, user: UserId) -> Option<LeaguePerson> {
        let mut entries = self.0.values().filter(|one| one.merged_into.is_none());
        let own = entries.find(|one| one.user_id == Some(user))?;
        Some(LeaguePerson(own.id.0))
    }

    /// As whom someone is rated; guests are not.
    pub fn rated(&self, person: LeaguePerson) -> Option<LeaguePerson> {
        let current = self.member(person)?;
        (!current.is_guest).then_some(LeaguePerson(current.id.0))
    }

    /// The entry of someone, or the one that it was given up for.
    pub fn member(&self, person: LeaguePerson) -> Option<&Member> {
        self.0.get(&self.current(MemberId(person.0)))
    }

    /// The name of someone as the reader may see it; none where a number takes its place.
    pub fn name(&self, person: LeaguePerson, is_inside: bool) -> Option<String> {
        let member = self.member(person)?;
        if is_inside {
            return Some(member.name.clone());
        }
        match public_name(member) {
            PublicName::Name(name) => Some(name),
            PublicName::Numbered(_) => None,
        }
    }
}
