//! Everyone whom a club lists or listed: who was given up for whom, and what each is called in public.

use std::collections::BTreeMap;

use crate::ActError;
use crate::clubs::{Seen, public_name_of};
use talon_store::members::{self, Called};
use talon_store::{ClubId, Db, MemberId};

/// Entries that lead from one to the next.
const MERGES_MAX: usize = 20;

/// The entries of a club, those that were given up too.
pub(super) struct ClubPeople(BTreeMap<MemberId, Called>);

impl ClubPeople {
    pub fn read(db: &mut Db, club: ClubId) -> Result<ClubPeople, ActError> {
        let all = members::called(db, &[club])?;
        Ok(ClubPeople(all.into_iter().map(|one| (one.id, one)).collect()))
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

    /// The name that someone shows; none where they show none.
    pub fn public_name(&self, id: MemberId) -> Option<String> {
        let one = self.0.get(&id)?;
        match public_name_of(one.id, &one.name, one.alias.as_deref(), one.shown) {
            Seen::Name(name) => Some(name),
            Seen::Numbered(_) => None,
        }
    }
}
