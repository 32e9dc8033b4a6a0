//! Everyone whom a club lists or listed: who was given up for whom, and what each is called in public.

use std::collections::{BTreeMap, BTreeSet};

use crate::ActError;
use crate::clubs::{PublicName, public_name_of};
use talon_store::members::Called;
use talon_store::player_pages::{self, PageChoice};
use talon_store::{ClubId, Db, MemberId, search_key};

/// Entries that lead from one to the next.
const MERGES_MAX: usize = 20;

/// The entries of a club, those that were given up too, and what they let others see.
pub(super) struct ClubPeople {
    entries: BTreeMap<MemberId, Called>,
    choices: BTreeMap<MemberId, PageChoice>,
}

impl ClubPeople {
    pub fn read(db: &mut Db, club: ClubId) -> Result<ClubPeople, ActError> {
        let mut people = ClubPeople {
            entries: BTreeMap::new(),
            choices: BTreeMap::new(),
        };
        for (one, chosen) in player_pages::called(db, club)? {
            people.choices.extend(chosen.map(|choice| (one.id, choice)));
            people.entries.insert(one.id, one);
        }
        Ok(people)
    }

    /// What someone lets others see.
    pub fn choice(&self, id: MemberId) -> PageChoice {
        self.choices.get(&id).copied().unwrap_or(PageChoice::UNCHOSEN)
    }

    /// The same where others read it: guests and those under age let them see results alone, whatever they chose.
    pub fn shows(&self, id: MemberId) -> PageChoice {
        let choice = self.choice(id);
        let is_sheltered = self.entries.get(&id).is_some_and(|one| one.is_guest || one.is_minor);
        PageChoice {
            results: choice.results,
            rating: choice.rating && !is_sheltered,
            hands: choice.hands && !is_sheltered,
            opponents: choice.opponents && !is_sheltered,
        }
    }

    /// Has someone choose otherwise, for as long as this is kept.
    pub fn choose(&mut self, id: MemberId, choice: PageChoice) {
        self.choices.insert(id, choice);
    }

    /// The names of all entries of one person but those that someone else has too.
    pub fn names_of(&self, id: MemberId) -> Vec<String> {
        let words = |name: &str| {
            let mut words: Vec<String> = name.split_whitespace().map(search_key).collect();
            words.sort_unstable();
            words
        };
        let is_theirs = |one: &&Called| self.current(one.id) == id;
        let (own, others): (Vec<&Called>, Vec<&Called>) = self.entries.values().partition(is_theirs);
        let taken: BTreeSet<Vec<String>> = others.iter().map(|one| words(&one.name)).collect();
        let free = own.iter().filter(|one| !taken.contains(&words(&one.name)));
        free.map(|one| one.name.clone()).collect()
    }

    /// The entry that this one was given up for, if it was.
    pub fn current(&self, id: MemberId) -> MemberId {
        let into = |id: &MemberId| self.entries.get(id)?.merged_into;
        let chain = std::iter::successors(Some(id), into);
        chain.take(MERGES_MAX).last().unwrap_or(id)
    }

    /// All entries of one person.
    pub fn entries_of(&self, id: MemberId) -> Vec<MemberId> {
        self.entries
            .keys()
            .copied()
            .filter(|one| self.current(*one) == id)
            .collect()
    }

    /// The name that someone shows; none where they show none.
    pub fn public_name(&self, id: MemberId) -> Option<String> {
        let one = self.entries.get(&id)?;
        match public_name_of(one.id, &one.name, one.alias.as_deref(), one.shown) {
            PublicName::Name(name) => Some(name),
            PublicName::Numbered(_) => None,
        }
    }
}
