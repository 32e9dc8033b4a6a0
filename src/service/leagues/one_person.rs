//! Entries in several clubs of a federation that are one person in its tables, because the person said so. It changes
//! nothing in the clubs, and what their seasons come to does not ask for it.

use std::collections::{BTreeMap, BTreeSet};

use super::recount::with_current;
use super::shared_event::shared_event;
use crate::ActError;
use crate::tournaments::current_entry;
use talon_league::{CountedSeason, LeaguePerson, LeagueSeason, UnitFacts, UnitNo};
use talon_store::joined_entries::{self, JoinedEntry};
use talon_store::members::{self, Member};
use talon_store::{ClubId, Db, MemberId};

/// Who counts as whom in the tables of a federation.
#[derive(Debug, Default)]
pub(super) struct JoinedPeople(BTreeMap<LeaguePerson, LeaguePerson>);

impl JoinedPeople {
    /// Those of a federation; of any other club there are none.
    pub fn of(db: &mut Db, federation: ClubId) -> Result<JoinedPeople, ActError> {
        let mut joined = JoinedPeople::default();
        for row in joined_entries::of_federation(db, federation)? {
            if let Some(pair) = joined_pair(db, &row)? {
                joined.0.insert(LeaguePerson(pair.member.0), LeaguePerson(pair.kept.0));
            }
        }
        Ok(joined)
    }

    pub fn as_one(&self, person: LeaguePerson) -> LeaguePerson {
        self.0.get(&person).copied().unwrap_or(person)
    }

    /// Without those who have a row of their own in a table that was made before they were one person.
    fn without_rows_of(mut self, db: &mut Db, table: &CountedSeason) -> Result<JoinedPeople, ActError> {
        if self.0.is_empty() {
            return Ok(self);
        }
        let ids: Vec<MemberId> = table.people().map(|person| MemberId(person.0)).collect();
        for entry in members::several(db, &ids)? {
            let known = current_entry(db, entry)?;
            self.0.remove(&LeaguePerson(known.id.0));
        }
        Ok(self)
    }

    /// Without those who would then have several of these rows: their table was made before they were one person.
    pub fn with_one_row(&self, rows: &BTreeSet<LeaguePerson>) -> JoinedPeople {
        let has_one = |kept: LeaguePerson| rows.iter().filter(|person| self.as_one(**person) == kept).count() < 2;
        let joined = self.0.iter().filter(|(_, kept)| has_one(**kept));
        JoinedPeople(joined.map(|(member, kept)| (*member, *kept)).collect())
    }

    /// What units came to, with these as one.
    pub fn facts(&self, found: BTreeMap<UnitNo, UnitFacts>) -> BTreeMap<UnitNo, UnitFacts> {
        if self.0.is_empty() {
            return found;
        }
        let units = found.into_iter();
        units
            .map(|(unit, facts)| (unit, facts.with_people(|person| self.as_one(person))))
            .collect()
    }
}

/// The season with everyone as whom they are known now, and with those who are one person in a federation as one, but
/// for those who have a row of their own in the table that is shown. Only entries of other clubs are joined to others,
/// so a person for whom `is_current` holds is left as they are.
pub(super) fn with_one_person(
    db: &mut Db,
    club: ClubId,
    season: &LeagueSeason,
    table: Option<&CountedSeason>,
    is_current: impl Fn(LeaguePerson) -> bool,
) -> Result<LeagueSeason, ActError> {
    let has_strangers = season.people().any(|person| !is_current(person));
    let season = with_current(db, season, is_current)?;
    if !has_strangers {
        return Ok(season);
    }
    let mut joined = JoinedPeople::of(db, club)?;
    if let Some(table) = table {
        joined = joined.without_rows_of(db, table)?;
    }
    Ok(season.with_people(|person| joined.as_one(person)))
}

/// Two entries that are one person, under the numbers by which their clubs know them now.
#[derive(Debug, Clone, Copy)]
pub(crate) struct JoinedPair {
    pub member: MemberId,
    /// The one as which they count.
    pub kept: MemberId,
}

/// What a row says now; nothing where it holds no longer.
pub(crate) fn joined_pair(db: &mut Db, row: &JoinedEntry) -> Result<Option<JoinedPair>, ActError> {
    let both = known_now(db, row)?;
    Ok(pair(row, &both))
}

/// Both entries as they are known now, the one that is kept last.
fn known_now(db: &mut Db, row: &JoinedEntry) -> Result<[Member; 2], ActError> {
    let [member, kept] = [row.member_id, row.kept_id].map(|id| members::anywhere(db, id));
    Ok([current_entry(db, member?)?, current_entry(db, kept?)?])
}

/// Both must be entries of the account that joined them, because nobody speaks for an entry that became another
/// person's. Neither may be a guest, whose points are nobody's, or a minor, of whom no more is told than must be.
fn pair(row: &JoinedEntry, [member, kept]: &[Member; 2]) -> Option<JoinedPair> {
    let is_theirs = |entry: &Member| entry.user_id == Some(row.user_id) && !entry.is_guest && !entry.is_minor;
    let holds = is_theirs(member) && is_theirs(kept) && member.id != kept.id;
    holds.then_some(JoinedPair {
        member: member.id,
        kept: kept.id,
    })
}

/// Entries of a club were merged or separated: what was said of them in a federation ends where they are no longer of
/// the account that said it, or turn out to be two who played in one event.
pub(super) fn end_broken(db: &mut Db, federation: ClubId, club: ClubId) -> Result<(), ActError> {
    for row in joined_entries::of_federation(db, federation)? {
        let both = known_now(db, &row)?;
        if both.iter().all(|entry| entry.club_id != club) {
            continue;
        }
        let is_one = match pair(&row, &both) {
            Some(pair) => shared_event(db, federation, [pair.member, pair.kept])?.is_none(),
            None => false,
        };
        if !is_one {
            joined_entries::remove(db, federation, row.member_id)?;
        }
    }
    Ok(())
}
