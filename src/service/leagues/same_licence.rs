//! Entries in clubs of a federation that have one licence number. Once those who manage its leagues confirmed it, they
//! are one person in its tables, until they take it back, a number changes, or the person says no.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use serde_json::json;

use super::one_person::{JoinedPeople, known_now, own_pairs};
use super::read::SeasonShown;
use super::recount::after_joined;
use super::shared_event::{SharedEvent, shared_by_any};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::clubs::{PublicName, licence_key, public_name};
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor, Conflict, Missing};
use talon_league::LeaguePerson;
use talon_store::confirmed_pairs::{self, ConfirmedPair};
use talon_store::members::{self, Member};
use talon_store::{
    ClubId, Db, MemberId, OptionalRow as _, SeasonId, Store, StoreError, UserId, clubs, federations, leagues, licences,
};

/// Entries with one licence number.
#[derive(Debug, Clone)]
pub struct SameLicence {
    /// As one of the clubs writes it; nothing where the federation reads the lists of the clubs no longer.
    pub number: Option<String>,
    pub entries: Vec<LicensedEntry>,
    pub state: LicenceState,
}

/// An entry of a club, named as the federation sees it.
#[derive(Debug, Clone)]
pub struct LicensedEntry {
    pub id: MemberId,
    pub club: String,
    pub name: PublicName,
}

/// What was said of entries with one licence number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LicenceState {
    Open,
    Confirmed,
    /// Whose entries they are said so.
    OwnWord,
    /// Whose entry is among them said no.
    Refused,
}

struct Group {
    number: Option<String>,
    entries: Vec<Member>,
    state: LicenceState,
}

impl Group {
    fn ids(&self) -> BTreeSet<MemberId> {
        self.entries.iter().map(|entry| entry.id).collect()
    }
}

/// The entries of a federation and its clubs that have one licence number, for those who manage a season of it.
///
/// # Errors
/// Not found, for anyone else; or that the database fails.
pub fn same_licences(db: &mut Db, shown: &SeasonShown) -> Result<Vec<SameLicence>, ActError> {
    if !shown.manages {
        return Err(ActError::NotFound(Missing::League));
    }
    let federation = shown.club.id;
    let mut names: BTreeMap<ClubId, String> = BTreeMap::new();
    let mut found = Vec::new();
    for group in groups(db, federation)? {
        let mut entries = Vec::new();
        for entry in &group.entries {
            let club = match names.get(&entry.club_id) {
                Some(club) => club.clone(),
                None => clubs::by_id(db, entry.club_id)?.name,
            };
            names.insert(entry.club_id, club.clone());
            entries.push(LicensedEntry {
                id: entry.id,
                club,
                name: match entry.club_id == federation {
                    true => PublicName::Name(entry.name.clone()),
                    false => public_name(entry),
                },
            });
        }
        found.push(SameLicence {
            number: group.number,
            entries,
            state: group.state,
        });
    }
    Ok(found)
}

/// A guest's points are nobody's, and of a minor no more is told than must be.
fn may_count(entry: &Member) -> bool {
    entry.merged_into.is_none() && !entry.is_guest && !entry.is_minor
}

fn groups(db: &mut Db, federation: ClubId) -> Result<Vec<Group>, ActError> {
    let links = federations::of_federation(db, federation)?.into_iter();
    let members = links.filter(|link| link.state.is_member()).map(|link| link.club_id);
    let mut by_key: BTreeMap<String, Group> = BTreeMap::new();
    for club in [federation].into_iter().chain(members) {
        let licences = licences::of_club(db, club)?;
        let ids: Vec<MemberId> = licences.iter().map(|licence| licence.member_id).collect();
        let entries = members::several(db, &ids)?.into_iter().filter(may_count);
        let mut entries: BTreeMap<MemberId, Member> = entries.map(|entry| (entry.id, entry)).collect();
        for licence in licences {
            if let Some(entry) = entries.remove(&licence.member_id) {
                let group = by_key.entry(licence.key).or_insert_with(|| Group {
                    number: Some(licence.number),
                    entries: Vec::new(),
                    state: LicenceState::Open,
                });
                group.entries.push(entry);
            }
        }
    }
    let mut groups: Vec<Group> = by_key.into_values().filter(|group| group.entries.len() > 1).collect();
    let known: Vec<BTreeSet<MemberId>> = groups.iter().map(Group::ids).collect();
    let (own, confirmed) = (own_pairs(db, federation)?, confirmed(db, federation)?);
    // Of clubs that left, so that it can be taken back all the same.
    let is_known = |pair: &[Member; 2]| known.iter().any(|ids| pair.iter().all(|entry| ids.contains(&entry.id)));
    groups.extend(confirmed.iter().filter(|pair| !is_known(pair)).map(|pair| Group {
        number: None,
        entries: pair.to_vec(),
        state: LicenceState::Open,
    }));
    let (by_word, all) = (
        JoinedPeople::united(federation, &own, &[]),
        JoinedPeople::united(federation, &own, &confirmed),
    );
    let apart = apart(db, federation)?;
    for group in &mut groups {
        let are_one = |joined: &JoinedPeople| {
            let kept: BTreeSet<LeaguePerson> = group.entries.iter().map(|one| joined.of_entry(one.id)).collect();
            kept.len() == 1
        };
        let says_no = |entry: &Member| entry.user_id.is_some_and(|user| apart.contains(&user));
        group.state = match () {
            () if group.entries.iter().any(says_no) => LicenceState::Refused,
            () if are_one(&by_word) => LicenceState::OwnWord,
            () if are_one(&all) => LicenceState::Confirmed,
            () => LicenceState::Open,
        };
    }
    Ok(groups)
}

fn apart(db: &mut Db, federation: ClubId) -> Result<BTreeSet<UserId>, ActError> {
    Ok(confirmed_pairs::apart(db, federation)?.into_iter().collect())
}

/// Pairs of entries that were confirmed and still hold, under the numbers by which their clubs know them now.
pub(crate) fn confirmed(db: &mut Db, federation: ClubId) -> Result<Vec<[Member; 2]>, ActError> {
    let rows = confirmed_pairs::of_federation(db, federation)?;
    let mut found = Vec::new();
    if rows.is_empty() {
        return Ok(found);
    }
    let apart = apart(db, federation)?;
    for row in rows {
        let both = known_now(db, [row.member_id, row.kept_id])?;
        if holds(db, &both, &apart)? {
            found.push(both);
        }
    }
    Ok(found)
}

fn holds(db: &mut Db, both: &[Member; 2], apart: &BTreeSet<UserId>) -> Result<bool, ActError> {
    let [one, other] = both;
    let is_free = |entry: &Member| may_count(entry) && entry.user_id.is_none_or(|user| !apart.contains(&user));
    if one.id == other.id || !is_free(one) || !is_free(other) {
        return Ok(false);
    }
    let keys = [key_of(db, one)?, key_of(db, other)?];
    Ok(keys[0].is_some() && keys[0] == keys[1])
}

fn key_of(db: &mut Db, entry: &Member) -> Result<Option<String>, ActError> {
    let licence = licences::of_member(db, entry.id)?;
    Ok(licence.and_then(|licence| licence_key(&licence.number)))
}

/// Who decides on which season's page, and the form that says it.
#[derive(Debug, Clone, Copy)]
pub struct ActOnLicences<'a> {
    pub store: &'a Store,
    pub actor: &'a Actor,
    pub season: SeasonId,
    pub form: IdempotentRequest<'a>,
    pub now: DateTime<Utc>,
}

/// What is decided of entries with one licence number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LicenceStep {
    /// They are one person.
    Confirm,
    TakeBack,
}

/// Why it was not done.
#[derive(Debug, thiserror::Error)]
pub enum LicenceNotDone {
    /// Two of them played in this event, so they are two people.
    #[error("both played in one event")]
    BothPlayed(Box<SharedEvent>),
    #[error(transparent)]
    Act(#[from] ActError),
}

impl From<StoreError> for LicenceNotDone {
    fn from(error: StoreError) -> LicenceNotDone {
        LicenceNotDone::Act(error.into())
    }
}

impl ActOnLicences<'_> {
    /// Does it with these entries; the same form sent again does nothing more.
    ///
    /// # Errors
    /// When there is no such season, the actor may not, the entries are no longer those that were seen, or two of them
    /// played in one event.
    pub fn act(&self, step: LicenceStep, entries: &[MemberId]) -> Result<(), LicenceNotDone> {
        self.store.write(|db| {
            let row = leagues::season(db, self.season).found()?;
            let head = row.ok_or(ActError::NotFound(Missing::League))?.head;
            let league = leagues::by_id(db, head.league_id)?;
            let federation = league.club_id;
            authorization::must(db, self.actor, Action::ManageLeague, &Object::of_club(federation))?;
            let what = format!("licences {federation}");
            idempotency::once::<LicenceNotDone>(db, self.actor, &what, self.form, self.now, |db| {
                lock(db, federation, entries)?;
                let deed = match step {
                    LicenceStep::Confirm => self.confirm(db, federation, entries)?.then_some(Deed::ConfirmLicence),
                    LicenceStep::TakeBack => take_back(db, federation, entries)?.then_some(Deed::TakeBackLicence),
                };
                if let Some(deed) = deed {
                    after_joined(db, federation, self.now)?;
                    // Without the entries: which of them are one person's is not told beyond the page.
                    let note = Note::of(deed, Subject::Club).in_club(federation);
                    let detail = json!({"league": league.slug, "season": head.slug});
                    audit::write(db, self.actor, &note.with(detail), self.now)?;
                }
                Ok(String::new())
            })?;
            Ok(())
        })
    }

    /// Whether there was anything to confirm.
    fn confirm(&self, db: &mut Db, federation: ClubId, entries: &[MemberId]) -> Result<bool, LicenceNotDone> {
        let wanted: BTreeSet<MemberId> = entries.iter().copied().collect();
        let group = groups(db, federation)?.into_iter().find(|group| group.ids() == wanted);
        let entries = match group {
            Some(group) if group.state == LicenceState::Open => group.entries,
            Some(group) if group.state != LicenceState::Refused => return Ok(false),
            _ => return Err(ActError::from(Conflict::ChangedMeanwhile).into()),
        };
        let joined = JoinedPeople::of(db, federation)?;
        let ids: Vec<MemberId> = entries.iter().map(|entry| entry.id).collect();
        if let Some(event) = shared_by_any(db, federation, &joined.everyone_of(&ids))? {
            return Err(LicenceNotDone::BothPlayed(Box::new(event)));
        }
        let order = |entry: &&Member| (entry.club_id != federation, entry.joined_at, entry.id);
        let Some(kept) = entries.iter().min_by_key(order) else {
            return Ok(false);
        };
        for entry in entries.iter().filter(|entry| entry.id != kept.id) {
            let pair = ConfirmedPair {
                federation_id: federation,
                member_id: entry.id,
                kept_id: kept.id,
                confirmed_at: self.now.into(),
            };
            confirmed_pairs::confirm(db, &pair)?;
        }
        Ok(true)
    }
}

/// Whether there was anything to take back.
fn take_back(db: &mut Db, federation: ClubId, entries: &[MemberId]) -> Result<bool, LicenceNotDone> {
    let mut is_any = false;
    for row in confirmed_pairs::of_federation(db, federation)? {
        let both = known_now(db, [row.member_id, row.kept_id])?;
        if both.iter().all(|entry| entries.contains(&entry.id)) {
            confirmed_pairs::remove(db, federation, row.member_id)?;
            is_any = true;
        }
    }
    Ok(is_any)
}

/// The clubs are held in one order, so that nobody waits for somebody who waits for them.
fn lock(db: &mut Db, federation: ClubId, entries: &[MemberId]) -> Result<(), ActError> {
    let entries = members::several(db, entries)?;
    let held: BTreeSet<ClubId> = entries.iter().map(|entry| entry.club_id).chain([federation]).collect();
    for club in held {
        clubs::lock(db, club)?;
    }
    Ok(())
}

/// Ends what was confirmed of such entries and holds no longer, and answers whether there was any.
pub(super) fn end_unequal(
    db: &mut Db,
    federation: ClubId,
    concerns: impl Fn(&Member) -> bool,
) -> Result<bool, ActError> {
    let rows = confirmed_pairs::of_federation(db, federation)?;
    let mut is_any = false;
    if rows.is_empty() {
        return Ok(is_any);
    }
    let apart = apart(db, federation)?;
    for row in rows {
        let both = known_now(db, [row.member_id, row.kept_id])?;
        if both.iter().any(&concerns) && !holds(db, &both, &apart)? {
            confirmed_pairs::remove(db, federation, row.member_id)?;
            is_any = true;
        }
    }
    Ok(is_any)
}

/// The same, and what would make one person of two who played in one event.
pub(crate) fn end_broken(db: &mut Db, federation: ClubId, concerns: impl Fn(&Member) -> bool) -> Result<(), ActError> {
    end_unequal(db, federation, &concerns)?;
    for row in confirmed_pairs::of_federation(db, federation)? {
        let both = known_now(db, [row.member_id, row.kept_id])?;
        if !both.iter().any(&concerns) {
            continue;
        }
        let joined = JoinedPeople::of(db, federation)?;
        let everyone = joined.everyone_of(&both.map(|entry| entry.id));
        if shared_by_any(db, federation, &everyone)?.is_some() {
            confirmed_pairs::remove(db, federation, row.member_id)?;
        }
    }
    Ok(())
}

/// Licence numbers of a club are other ones than before: what was confirmed of entries that have no longer the same
/// one ends.
pub(crate) fn after_licences(db: &mut Db, club: ClubId, now: DateTime<Utc>) -> Result<(), ActError> {
    for federation in super::federation::clubs_with_leagues(db, club)? {
        if end_unequal(db, federation, |entry| entry.club_id == club)? {
            after_joined(db, federation, now)?;
        }
    }
    Ok(())
}
