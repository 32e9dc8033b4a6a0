//! Entries in several clubs of a federation that are one person in its tables, because the person said so, or the
//! federation confirmed it of one licence number. It changes nothing in the clubs, and what their seasons come to does
//! not ask for it.

use std::collections::{BTreeMap, BTreeSet};

use super::recount::with_current;
use super::same_licence;
use super::shared_event::shared_event;
use crate::ActError;
use crate::tournaments::current_entry;
use talon_league::{CountedSeason, LeaguePerson, LeagueSeason, UnitFacts, UnitNo};
use talon_store::joined_entries::{self, JoinedEntry};
use talon_store::members::{self, Member};
use talon_store::{ClubId, Db, MemberId};

/// Who counts as whom in the tables of a federation.
#[derive(Debug, Default)]
pub(crate) struct JoinedPeople(BTreeMap<LeaguePerson, LeaguePerson>);

impl JoinedPeople {
    /// Those of a federation; of any other club there are none.
    pub fn of(db: &mut Db, federation: ClubId) -> Result<JoinedPeople, ActError> {
        let own = own_pairs(db, federation)?;
        let confirmed = same_licence::confirmed(db, federation)?;
        Ok(JoinedPeople::united(federation, &own, &confirmed))
    }

    /// Those of all these pairs, whose second entry is the one that is kept, that hang together. Where people said so
    /// themselves, they count as the entry that their own word keeps.
    pub fn united(federation: ClubId, own: &[[Member; 2]], confirmed: &[[Member; 2]]) -> JoinedPeople {
        let kept_by_word: BTreeSet<MemberId> = own.iter().map(|[_, kept]| kept.id).collect();
        let mut groups: Vec<BTreeMap<MemberId, &Member>> = Vec::new();
        for pair in own.iter().chain(confirmed) {
            let is_with = |group: &BTreeMap<MemberId, &Member>| pair.iter().any(|one| group.contains_key(&one.id));
            let (with, without): (Vec<_>, Vec<_>) = groups.into_iter().partition(is_with);
            groups = without;
            groups.push(
                with.into_iter()
                    .flatten()
                    .chain(pair.iter().map(|one| (one.id, one)))
                    .collect(),
            );
        }
        let mut joined = JoinedPeople::default();
        for group in groups {
            let order = |entry: &&&Member| {
                let is_foreign = entry.club_id != federation;
                (
                    !kept_by_word.contains(&entry.id),
                    (is_foreign, entry.joined_at, entry.id),
                )
            };
            let kept = group.values().min_by_key(order).map(|entry| entry.id);
            let others = group.keys().filter(|id| Some(**id) != kept);
            let rows = others.filter_map(|id| Some((LeaguePerson(id.0), LeaguePerson(kept?.0))));
            joined.0.extend(rows);
        }
        joined
    }

    pub fn as_one(&self, person: LeaguePerson) -> LeaguePerson {
        self.0.get(&person).copied().unwrap_or(person)
    }

    pub fn of_entry(&self, entry: MemberId) -> LeaguePerson {
        self.as_one(LeaguePerson(entry.0))
    }

    /// These entries, and all others that count as the same people.
    pub fn everyone_of(&self, entries: &[MemberId]) -> Vec<MemberId> {
        let kept: BTreeSet<LeaguePerson> = entries.iter().map(|entry| self.of_entry(*entry)).collect();
        let with = self
            .0
            .iter()
            .filter(|(_, own)| kept.contains(own))
            .map(|(member, _)| *member);
        let all: BTreeSet<LeaguePerson> = with.chain(kept.iter().copied()).collect();
        all.into_iter().map(|person| MemberId(person.0)).collect()
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
    Ok(season.with_merged(|person| joined.as_one(person)))
}

/// The pairs of a federation of which the person said it and which hold.
pub(super) fn own_pairs(db: &mut Db, federation: ClubId) -> Result<Vec<[Member; 2]>, ActError> {
    let mut found = Vec::new();
    for row in joined_entries::of_federation(db, federation)? {
        let both = known_now(db, [row.member_id, row.kept_id])?;
        if pair(&row, &both).is_some() {
            found.push(both);
        }
    }
    Ok(found)
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
    let both = known_now(db, [row.member_id, row.kept_id])?;
    Ok(pair(row, &both))
}

/// Both entries as their clubs know them now.
pub(super) fn known_now(db: &mut Db, both: [MemberId; 2]) -> Result<[Member; 2], ActError> {
    let [member, kept] = both.map(|id| members::anywhere(db, id));
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
        let both = known_now(db, [row.member_id, row.kept_id])?;
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
    same_licence::end_broken(db, federation, |entry| entry.club_id == club)
}
