//! One person in several clubs of a federation: their own word that these entries are all them makes one row of their
//! results in its tables. Nobody else can say so, and their clubs are not told.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use serde_json::json;

use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::leagues::{self, SharedEvent};
use crate::{ActError, Actor, Conflict, find_club};
use talon_store::clubs::{self, Club};
use talon_store::federations;
use talon_store::joined_entries::{self, JoinedEntry};
use talon_store::members::{self, Member};
use talon_store::{ClubId, Db, MemberId, Store, UserId};

/// A federation with several entries of the actor in it and its clubs.
#[derive(Debug)]
pub struct OwnFederation {
    pub federation: Club,
    /// The one as which they count together comes first.
    pub entries: Vec<OwnEntry>,
    /// Some of them are one person there.
    pub is_joined: bool,
    /// Some of them are not.
    pub is_apart: bool,
}

/// An entry of the actor.
#[derive(Debug)]
pub struct OwnEntry {
    pub id: MemberId,
    pub club: String,
    pub name: String,
    /// It counts as one with another.
    pub is_joined: bool,
}

/// The federations in which more than one entry of the actor stands.
///
/// # Errors
/// When nobody is signed in, or the database fails.
pub fn own_federations(db: &mut Db, actor: &Actor) -> Result<Vec<OwnFederation>, ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    let own = own_entries(db, user)?;
    if own.len() < 2 {
        return Ok(Vec::new());
    }
    let joined = joined_entries::of_user(db, user)?;
    let mut federations = BTreeSet::new();
    for entry in &own {
        let links = federations::of_club(db, entry.club_id)?.into_iter();
        let joined = links.filter(|link| link.state.was_member());
        federations.extend(joined.map(|link| link.federation_id));
    }
    let mut found = Vec::new();
    for federation in federations {
        let entries = entries_in(db, &own, federation)?;
        if entries.len() > 1 {
            found.push(federation_of(db, federation, &entries, &joined)?);
        }
    }
    Ok(found)
}

fn federation_of(
    db: &mut Db,
    federation: ClubId,
    entries: &[Member],
    joined: &[JoinedEntry],
) -> Result<OwnFederation, ActError> {
    let (mut one, mut kept) = (BTreeSet::new(), BTreeSet::new());
    for row in joined.iter().filter(|row| row.federation_id == federation) {
        if let Some(pair) = leagues::joined_pair(db, row)? {
            one.extend([pair.member, pair.kept]);
            kept.insert(pair.kept);
        }
    }
    let mut own = Vec::new();
    for entry in entries {
        own.push(OwnEntry {
            id: entry.id,
            club: clubs::by_id(db, entry.club_id)?.name,
            name: entry.name.clone(),
            is_joined: one.contains(&entry.id),
        });
    }
    own.sort_by_key(|entry| !kept.contains(&entry.id));
    Ok(OwnFederation {
        federation: clubs::by_id(db, federation)?,
        entries: own,
        is_joined: !one.is_empty(),
        is_apart: entries.iter().any(|entry| !one.contains(&entry.id)),
    })
}

/// What is done in which federation.
#[derive(Debug, Clone, Copy)]
pub struct JoinRequest<'a> {
    /// Its address.
    pub federation: &'a str,
    pub step: JoinStep,
}

/// What someone says of their entries in a federation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JoinStep {
    /// They are all one person.
    Join,
    /// They are no longer.
    Separate,
}

/// Makes the entries of the actor one person in a federation, or separates them again, and counts its running seasons
/// again. If two of them played in one event, they are two people: nothing is changed, and the event is told.
///
/// # Errors
/// When nobody is signed in, there is no such federation, or fewer than two entries stand there.
pub fn join_entries(
    store: &Store,
    actor: &Actor,
    request: JoinRequest<'_>,
    now: DateTime<Utc>,
) -> Result<Option<SharedEvent>, ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    store.write(|db| {
        authorization::must(db, actor, Action::JoinEntries, &Object::of_account(user))?;
        let federation = find_club::named(db, request.federation)?;
        let own = own_entries(db, user)?;
        lock(db, federation.id, &own)?;
        // Someone may have merged them meanwhile.
        let own = own_entries(db, user)?;
        let entries = entries_in(db, &own, federation.id)?;
        let said = match request.step {
            JoinStep::Join => joined(federation.id, user, &entries, now),
            JoinStep::Separate => Vec::new(),
        };
        let before = joined_entries::of_user(db, user)?;
        let before: Vec<_> = before
            .iter()
            .filter(|row| row.federation_id == federation.id)
            .map(|row| (row.member_id, row.kept_id))
            .collect();
        if said.iter().map(|row| (row.member_id, row.kept_id)).eq(before) {
            // Sent twice is done once; what was offered and is gone was changed meanwhile.
            let is_done = request.step == JoinStep::Separate || !said.is_empty();
            return if is_done {
                Ok(None)
            } else {
                Err(Conflict::ChangedMeanwhile.into())
            };
        }
        if request.step == JoinStep::Join
            && let Some(event) = shared(db, federation.id, &entries)?
        {
            return Ok(Some(event));
        }
        joined_entries::set(db, federation.id, user, &said)?;
        leagues::after_joined(db, federation.id, now)?;
        let deed = match request.step {
            JoinStep::Join => Deed::JoinEntries,
            JoinStep::Separate => Deed::SeparateEntries,
        };
        // In no log of a club: which entries are one person's is theirs to tell.
        let note = Note::of(deed, Subject::Account(user)).with(json!({"federation": federation.slug}));
        audit::write(db, actor, &note, now)?;
        Ok(None)
    })
}

/// The entries that count as the first one.
fn joined(federation: ClubId, user: UserId, entries: &[Member], now: DateTime<Utc>) -> Vec<JoinedEntry> {
    let Some((kept, others)) = entries.split_first() else {
        return Vec::new();
    };
    let row = |member: &Member| JoinedEntry {
        federation_id: federation,
        member_id: member.id,
        kept_id: kept.id,
        user_id: user,
        joined_at: now.into(),
    };
    let mut rows: Vec<JoinedEntry> = others.iter().map(row).collect();
    rows.sort_by_key(|row| row.member_id);
    rows
}

/// The entries of an account, guests, minors and those that were given up for others left out.
fn own_entries(db: &mut Db, user: UserId) -> Result<Vec<Member>, ActError> {
    let mut own = members::of_user(db, user)?;
    own.retain(|member| member.merged_into.is_none() && !member.is_guest && !member.is_minor);
    Ok(own)
}

/// Those of them that stand in a federation itself, or in a club that is or was a member of it. The federation's own
/// comes first, then the oldest.
fn entries_in(db: &mut Db, own: &[Member], federation: ClubId) -> Result<Vec<Member>, ActError> {
    let links = federations::of_federation(db, federation)?.into_iter();
    let clubs: BTreeSet<ClubId> = links
        .filter(|link| link.state.was_member())
        .map(|link| link.club_id)
        .chain([federation])
        .collect();
    let mut entries: Vec<Member> = own
        .iter()
        .filter(|entry| clubs.contains(&entry.club_id))
        .cloned()
        .collect();
    entries.sort_by_key(|entry| (entry.club_id != federation, entry.joined_at, entry.id));
    Ok(entries)
}

/// An event in which two of them played.
fn shared(db: &mut Db, federation: ClubId, entries: &[Member]) -> Result<Option<SharedEvent>, ActError> {
    for (at, one) in entries.iter().enumerate() {
        for other in &entries[at + 1..] {
            if let Some(event) = leagues::shared_event(db, federation, [one.id, other.id])? {
                return Ok(Some(event));
            }
        }
    }
    Ok(None)
}

/// The clubs are held in one order, so that nobody waits for somebody who waits for them.
fn lock(db: &mut Db, federation: ClubId, own: &[Member]) -> Result<(), ActError> {
    let clubs: BTreeSet<ClubId> = own.iter().map(|entry| entry.club_id).chain([federation]).collect();
    for club in clubs {
        clubs::lock(db, club)?;
    }
    Ok(())
}
