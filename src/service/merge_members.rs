//! Two entries of a club's list that are one person: what would move, doing it, and taking it back. The entry that is
//! given up is left as it was and only points to the one that stays. It knows no page.

mod after;

use chrono::{DateTime, Utc};
use serde_json::json;

pub use self::after::After;
use self::after::Moved;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::clubs::entry;
use crate::clubs::read::{self, Rights};
use crate::leagues::SharedEvent;
use crate::name_order::NameOrder;
use crate::tournaments::sign_up;
use crate::{ActError, Actor, Conflict, InvalidValue, Missing, find_club, leagues, results};
use talon_store::clubs::Club;
use talon_store::members::{self, Member};
use talon_store::merges::{self, Merge, NewMerge};
use talon_store::person_tags::{self, PersonTag};
use talon_store::{ClubId, Db, MemberId, MergeId, Store, clubs, invites, licences, player_contacts, roles, search_key};

/// Entries that are offered as the other one.
const OFFERED_MAX: usize = 30;

/// An entry, those that may be the same person, and those that were given up for it.
#[derive(Debug)]
pub struct Overview {
    pub club: Club,
    pub rights: Rights,
    pub entry: Member,
    pub offered: Vec<Member>,
    pub merged: Vec<(Merge, Member)>,
}

/// What would come of two entries.
#[derive(Debug)]
pub struct Preview {
    pub stays: Member,
    pub goes: Member,
    pub after: After,
    /// Their tags, none of which moves: each person agreed to their own.
    pub stays_tags: Vec<PersonTag>,
    pub goes_tags: Vec<PersonTag>,
    /// Their licence numbers; that of the one that stays goes before.
    pub stays_licence: Option<String>,
    pub goes_licence: Option<String>,
    /// Why it cannot be.
    pub refused: Option<MergeRefused>,
}

/// Why two entries cannot be one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MergeRefused {
    /// Both have an account of their own.
    TwoAccounts,
    /// Both played in the same event of a season, so they are two people.
    BothPlayed(SharedEvent),
}

impl From<MergeRefused> for Conflict {
    fn from(why: MergeRefused) -> Conflict {
        match why {
            MergeRefused::TwoAccounts => Conflict::TwoAccounts,
            MergeRefused::BothPlayed(_) => Conflict::BothPlayed,
        }
    }
}

fn managed(db: &mut Db, actor: &Actor, slug: &str) -> Result<Club, ActError> {
    let club = find_club::named(db, slug)?;
    authorization::must_see(
        db,
        actor,
        Action::ManageMembers,
        &Object::of_club(club.id),
        Missing::Member,
    )?;
    Ok(club)
}

/// The entry, and others of which the name has a word in common with its own, or with what is looked for.
///
/// # Errors
/// When there is no such entry, also for anyone who may not merge it.
pub fn overview(db: &mut Db, actor: &Actor, slug: &str, id: MemberId, find: &str) -> Result<Overview, ActError> {
    let club = managed(db, actor, slug)?;
    let entry = entry(db, &club, id)?;
    let wanted = if find.trim().is_empty() {
        search_key(&entry.name)
    } else {
        search_key(find)
    };
    let words: Vec<&str> = wanted.split(' ').filter(|word| word.chars().count() > 2).collect();
    let score = |name: &str| {
        let name = search_key(name);
        words.iter().filter(|word| name.contains(**word)).count()
    };
    let mut offered: Vec<(usize, Member)> = members::everybody(db, club.id)?
        .into_iter()
        .map(|(member, _)| (score(&member.name), member))
        .filter(|(score, member)| *score > 0 && member.id != id)
        .collect();
    NameOrder::of(&club.language).sort(&mut offered, |(_, member)| &member.name);
    offered.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    offered.truncate(OFFERED_MAX);
    let mut merged = Vec::new();
    for merge in merges::into(db, id)? {
        let given_up = members::by_id(db, club.id, merge.given_up_id)?;
        merged.push((merge, given_up));
    }
    let (_, rights) = read::club(db, actor, slug)?;
    let offered = offered.into_iter().map(|(_, member)| member).collect();
    Ok(Overview {
        club,
        rights,
        entry,
        offered,
        merged,
    })
}

/// Two entries of one person.
#[derive(Debug, Clone, Copy)]
pub struct MergePair {
    /// The entry that stays in the list.
    pub stays: MemberId,
    /// The entry that is given up for it.
    pub goes: MemberId,
}

/// What would come of giving one entry up for the other.
///
/// # Errors
/// When there is no such pair of entries, also for anyone who may not merge them.
pub fn preview(db: &mut Db, actor: &Actor, slug: &str, pair: MergePair) -> Result<Preview, ActError> {
    let club = managed(db, actor, slug)?;
    let (stays, goes) = (entry(db, &club, pair.stays)?, entry(db, &club, pair.goes)?);
    if stays.id == goes.id {
        return Err(ActError::NotFound(Missing::Member));
    }
    let refused = if stays.user_id.is_some() && goes.user_id.is_some() {
        Some(MergeRefused::TwoAccounts)
    } else {
        leagues::shared_event(db, club.id, [stays.id, goes.id])?.map(MergeRefused::BothPlayed)
    };
    let after = After::of(&stays, &goes);
    Ok(Preview {
        stays_tags: person_tags::of_member(db, stays.id)?,
        goes_tags: person_tags::of_member(db, goes.id)?,
        stays_licence: licences::of_member(db, stays.id)?.map(|one| one.number),
        goes_licence: licences::of_member(db, goes.id)?.map(|one| one.number),
        stays,
        goes,
        after,
        refused,
    })
}

/// Gives one entry up for the other.
///
/// # Errors
/// When the actor may not, there is no such pair, both have an account, or both played in one event of a season.
pub fn merge(store: &Store, actor: &Actor, slug: &str, pair: MergePair, now: DateTime<Utc>) -> Result<(), ActError> {
    store.write(|db| {
        let club = managed(db, actor, slug)?;
        clubs::lock(db, club.id)?;
        entry(db, &club, pair.stays)?;
        // Sent twice is done once.
        if members::by_id(db, club.id, pair.goes).is_ok_and(|goes| goes.merged_into == Some(pair.stays)) {
            return Ok(());
        }
        let Preview {
            stays,
            goes,
            after,
            refused,
            ..
        } = match preview(db, actor, slug, pair) {
            Err(ActError::NotFound(_)) => {
                return Err(ActError::Invalid {
                    field: "goes",
                    why: InvalidValue::NoSuchMerge,
                });
            }
            preview => preview?,
        };
        if let Some(why) = refused {
            return Err(ActError::Conflict(why.into()));
        }
        let changed = after.differs_from(&stays);
        // First out of the way: an account stands in a club once.
        members::set_merged(db, goes.id, Some(stays.id))?;
        after.put_on(db, &stays)?;
        // A link for an entry that is gone, or that has an account now, leads nowhere.
        invites::revoke_of_member(db, goes.id, now.into())?;
        if after.user != stays.user_id {
            invites::revoke_of_member(db, stays.id, now.into())?;
        }
        let moved = Moved {
            before: After::as_is(&stays),
            contact: player_contacts::hand_over(db, goes.id, stays.id)?,
            licence: licences::hand_over(db, goes.id, stays.id)?,
            after,
        };
        let after = &moved.after;
        let row = NewMerge {
            club_id: club.id,
            kept_id: stays.id,
            given_up_id: goes.id,
            merged_at: now.into(),
            moved: &moved.text(),
        };
        merges::insert(db, &row)?;
        sign_up::after_merge(db, [stays.id, goes.id], now)?;
        results::after_merge(db, club.id, now)?;
        let note = Note::of(Deed::MergeMembers, Subject::Member(stays.id)).in_club(club.id);
        let note = note
            .about(after.user)
            .with(json!({"given_up": goes.id.0, "changed": changed}));
        audit::write(db, actor, &note, now)
    })
}

/// Takes a merge back: the entry that was given up stands in the list again as it was, and the one that stayed loses
/// what it was given, except where that was changed since.
///
/// # Errors
/// When the actor may not, there is no such merge, or the club would be left without an owner.
pub fn separate(
    store: &Store,
    actor: &Actor,
    slug: &str,
    kept: MemberId,
    id: MergeId,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    store.write(|db| {
        let club = managed(db, actor, slug)?;
        clubs::lock(db, club.id)?;
        let stays = match entry(db, &club, kept) {
            Err(ActError::NotFound(_)) if members::by_id(db, club.id, kept).is_ok() => {
                return Err(ActError::Conflict(Conflict::MergedOn));
            }
            found => found?,
        };
        let found = merges::into(db, kept)?.into_iter().find(|merge| merge.id == id);
        let merge = found.ok_or(ActError::Conflict(Conflict::MergeGone))?;
        let Moved {
            before,
            after: given,
            contact,
            licence,
        } = Moved::read(&merge.moved);
        let had_owner = has_owner(db, club.id)?;
        let back = After::as_is(&stays).without(&before, &given);
        let changed = back.differs_from(&stays);
        back.put_on(db, &stays)?;
        members::set_merged(db, merge.given_up_id, None)?;
        if contact {
            player_contacts::hand_over(db, stays.id, merge.given_up_id)?;
        }
        if licence {
            licences::hand_over(db, stays.id, merge.given_up_id)?;
        }
        if had_owner && !has_owner(db, club.id)? {
            return Err(ActError::Conflict(Conflict::LastOwner));
        }
        merges::set_undone(db, merge.id, now.into())?;
        sign_up::after_separation(db, [stays.id, merge.given_up_id], merge.merged_at, now)?;
        results::after_merge(db, club.id, now)?;
        let note = Note::of(Deed::SeparateMembers, Subject::Member(stays.id)).in_club(club.id);
        let note = note.about(given.user.or(stays.user_id));
        let note = note.with(json!({"given_up": merge.given_up_id.0, "changed": changed}));
        audit::write(db, actor, &note, now)
    })
}

/// Forgets the email addresses that were kept of merges of these entries.
///
/// # Errors
/// When the database fails.
pub(super) fn forget_mails(db: &mut Db, entries: &[MemberId]) -> Result<(), ActError> {
    for merge in merges::about(db, entries)? {
        let mut moved = Moved::read(&merge.moved);
        if moved.before.email.is_some() || moved.after.email.is_some() {
            moved.before.email = None;
            moved.after.email = None;
            merges::set_moved(db, merge.id, &moved.text())?;
        }
    }
    Ok(())
}

fn has_owner(db: &mut Db, club: ClubId) -> Result<bool, ActError> {
    Ok(!roles::active_owners(db, club)?.is_empty())
}
