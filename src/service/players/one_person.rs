//! One person in several clubs of a federation: their own word that these entries are all them makes one row of their
//! results in its tables, and their clubs are not told. The federation can confirm it of entries with one licence
//! number; their own word goes before.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use serde_json::json;

use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::clubs::{PublicName, public_name};
use crate::leagues::{self, SharedEvent};
use crate::{ActError, Actor, Conflict, find_club};
use talon_store::clubs::{self, Club};
use talon_store::confirmed_pairs::{self, ApartAccount};
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
    /// Some of them are not, and they could be.
    pub is_apart: bool,
    /// Entries of others that the federation counts as theirs.
    pub others: Vec<OtherEntry>,
    /// The federation confirmed by a licence number that entries are theirs.
    pub is_confirmed: bool,
    /// They said no to that.
    pub says_no: bool,
}

/// An entry of someone else, or of nobody with an account.
#[derive(Debug)]
pub struct OtherEntry {
    pub club: String,
    pub name: PublicName,
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

/// The federations in which more than one entry of the actor stands, or one of them counts as someone else's too, or
/// they said that none does.
///
/// # Errors
/// When nobody is signed in, or the database fails.
pub fn own_federations(db: &mut Db, actor: &Actor) -> Result<Vec<OwnFederation>, ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    let own = own_entries(db, user)?;
    let said = OwnWord {
        joined: joined_entries::of_user(db, user)?,
        apart: confirmed_pairs::apart_of_user(db, user)?,
    };
    let mut federations = BTreeSet::new();
    for entry in &own {
        let links = federations::of_club(db, entry.club_id)?.into_iter();
        let joined = links.filter(|link| link.state.was_member());
        federations.extend(joined.map(|link| link.federation_id));
    }
    let mut found = Vec::new();
    for federation in federations {
        let entries = entries_in(db, &own, federation)?;
        let one = federation_of(db, federation, &entries, &said)?;
        if entries.len() > 1 || one.is_confirmed || one.says_no {
            found.push(one);
        }
    }
    Ok(found)
}

/// What someone said of their entries, in whichever federation.
struct OwnWord {
    joined: Vec<JoinedEntry>,
    apart: Vec<ApartAccount>,
}

fn federation_of(
    db: &mut Db,
    federation: ClubId,
    entries: &[Member],
    said: &OwnWord,
) -> Result<OwnFederation, ActError> {
    let (mut one, mut kept) = (BTreeSet::new(), BTreeSet::new());
    for row in said.joined.iter().filter(|row| row.federation_id == federation) {
        if let Some(pair) = leagues::joined_pair(db, row)? {
            one.extend([pair.member, pair.kept]);
            kept.insert(pair.kept);
        }
    }
    let is_own = |entry: &Member| entries.iter().any(|own| own.id == entry.id);
    let (mut others, mut is_confirmed) = (Vec::new(), false);
    for pair in leagues::confirmed(db, federation)? {
        if !pair.iter().any(is_own) {
            continue;
        }
        is_confirmed = true;
        for entry in pair {
            if !is_own(&entry) && one.insert(entry.id) {
                others.push(OtherEntry {
                    club: clubs::by_id(db, entry.club_id)?.name,
                    name: public_name(&entry),
                });
            }
            one.insert(entry.id);
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
        is_apart: entries.len() > 1 && entries.iter().any(|entry| !one.contains(&entry.id)),
        others,
        is_confirmed,
        says_no: said.apart.iter().any(|row| row.federation_id == federation),
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
    /// They are no longer, nor those of anyone else.
    Separate,
    /// The federation may confirm again that entries with one licence number are theirs.
    Allow,
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
        let speaker = Speaker {
            actor,
            user,
            federation: &federation,
            now,
        };
        match request.step {
            JoinStep::Join => speaker.join(db, &entries),
            JoinStep::Separate => speaker.separate(db, &entries).map(|()| None),
            JoinStep::Allow => speaker.allow(db).map(|()| None),
        }
    })
}

/// Who says something of their entries in which federation.
struct Speaker<'a> {
    actor: &'a Actor,
    user: UserId,
    federation: &'a Club,
    now: DateTime<Utc>,
}

impl Speaker<'_> {
    fn join(&self, db: &mut Db, entries: &[Member]) -> Result<Option<SharedEvent>, ActError> {
        let said = joined(self.federation.id, self.user, entries, self.now);
        if said.is_empty() {
            return Err(Conflict::ChangedMeanwhile.into());
        }
        let pairs = |rows: &[JoinedEntry]| -> Vec<[MemberId; 2]> {
            rows.iter().map(|row| [row.member_id, row.kept_id]).collect()
        };
        if pairs(&said) == pairs(&self.said_before(db)?) && !self.says_no(db)? {
            // Sent twice is done once.
            return Ok(None);
        }
        let ids: Vec<MemberId> = entries.iter().map(|entry| entry.id).collect();
        if let Some(event) = leagues::shared_by_any(db, self.federation.id, &ids)? {
            return Ok(Some(event));
        }
        confirmed_pairs::unsay_apart(db, self.federation.id, self.user)?;
        self.put(db, &said, Deed::JoinEntries)?;
        Ok(None)
    }

    fn separate(&self, db: &mut Db, entries: &[Member]) -> Result<(), ActError> {
        let is_known = entries.is_empty() || self.says_no(db)?;
        if is_known && self.said_before(db)?.is_empty() {
            return Ok(());
        }
        if !entries.is_empty() {
            let said = ApartAccount {
                federation_id: self.federation.id,
                user_id: self.user,
                said_at: self.now.into(),
            };
            confirmed_pairs::say_apart(db, &said)?;
        }
        self.put(db, &[], Deed::SeparateEntries)
    }

    fn allow(&self, db: &mut Db) -> Result<(), ActError> {
        if !self.says_no(db)? {
            return Ok(());
        }
        confirmed_pairs::unsay_apart(db, self.federation.id, self.user)?;
        self.write(db, Deed::AllowJoining)
    }

    /// What was confirmed of a licence number gives way to it.
    fn put(&self, db: &mut Db, said: &[JoinedEntry], deed: Deed) -> Result<(), ActError> {
        joined_entries::set(db, self.federation.id, self.user, said)?;
        leagues::end_broken(db, self.federation.id, |entry| entry.user_id == Some(self.user))?;
        leagues::after_joined(db, self.federation.id, self.now)?;
        self.write(db, deed)
    }

    fn said_before(&self, db: &mut Db) -> Result<Vec<JoinedEntry>, ActError> {
        let mut before = joined_entries::of_user(db, self.user)?;
        before.retain(|row| row.federation_id == self.federation.id);
        Ok(before)
    }

    fn says_no(&self, db: &mut Db) -> Result<bool, ActError> {
        Ok(confirmed_pairs::apart(db, self.federation.id)?.contains(&self.user))
    }

    /// In no log of a club: which entries are one person's is theirs to tell.
    fn write(&self, db: &mut Db, deed: Deed) -> Result<(), ActError> {
        let note = Note::of(deed, Subject::Account(self.user)).with(json!({"federation": self.federation.slug}));
        audit::write(db, self.actor, &note, self.now)
    }
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

/// The clubs are held in one order, so that nobody waits for somebody who waits for them.
fn lock(db: &mut Db, federation: ClubId, own: &[Member]) -> Result<(), ActError> {
    let clubs: BTreeSet<ClubId> = own.iter().map(|entry| entry.club_id).chain([federation]).collect();
    for club in clubs {
        clubs::lock(db, club)?;
    }
    Ok(())
}
