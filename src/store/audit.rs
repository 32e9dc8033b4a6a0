//! The log of what was done: entries in a chain, each with the hash of the one before, and reasons beside it. Entries
//! are only ever added.

use diesel::prelude::*;
use sha2::{Digest, Sha256};

use crate::conn::{Db, MultiBackend};
use crate::dialect::lock_audit;
use crate::error::{StoreError, StoreResult};
use crate::ids::{AuditId, ClubId, Hash, TournamentId, UserId};
use crate::schema::{audit, audit_reasons};
use crate::time::Moment;
use crate::words::words;

words! {
    /// Who did it: a person, anyone who can run commands on the server, or someone who was not known.
    ActorKind { Person = "person", CommandLine = "command_line", Nobody = "nobody" }
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = audit)]
pub struct AuditEntry {
    pub id: AuditId,
    pub happened_at: Moment,
    pub actor_kind: ActorKind,
    pub actor_id: Option<UserId>,
    pub action: String,
    pub club_id: Option<ClubId>,
    pub tournament: Option<String>,
    pub subject_kind: String,
    pub subject_id: Option<i64>,
    pub account_id: Option<UserId>,
    pub detail: String,
    pub reason_hash: Option<Vec<u8>>,
    pub previous_hash: Vec<u8>,
    pub entry_hash: Vec<u8>,
}

/// What is to be written down.
#[derive(Debug, Clone, Copy)]
pub struct NewEntry<'a> {
    pub happened_at: Moment,
    pub actor_kind: ActorKind,
    pub actor_id: Option<UserId>,
    pub action: &'a str,
    pub club_id: Option<ClubId>,
    pub tournament: Option<&'a str>,
    pub subject_kind: &'a str,
    pub subject_id: Option<i64>,
    /// The account that it is about, so that its owner finds it.
    pub account_id: Option<UserId>,
    /// Values old and new, without any name.
    pub detail: &'a str,
    pub reason: Option<Reason<'a>>,
}

/// What someone gave as a reason, and the salt of its hash.
#[derive(Debug, Clone, Copy)]
pub struct Reason<'a> {
    pub text: &'a str,
    pub salt: &'a [u8; 16],
}

/// What the chain begins with.
const BEGINNING: Hash = [0; 32];

/// Adds an entry to the end of the chain. Anyone who comes here waits for everyone else who adds one, so it is the last
/// thing that a transaction does.
pub fn append(db: &mut Db, entry: &NewEntry<'_>) -> StoreResult<AuditId> {
    lock_audit(db)?;
    let last: Option<Vec<u8>> = audit::table
        .order(audit::id.desc())
        .select(audit::entry_hash)
        .first(db)
        .optional()?;
    let previous = last.unwrap_or_else(|| BEGINNING.to_vec());
    let reason_hash = entry.reason.map(|reason| reason_hash(reason.salt, reason.text));
    let hash = entry_hash(entry, reason_hash.as_ref().map(|hash| &hash[..]), &previous);
    let id: AuditId = diesel::insert_into(audit::table)
        .values((
            audit::happened_at.eq(entry.happened_at),
            audit::actor_kind.eq(entry.actor_kind),
            audit::actor_id.eq(entry.actor_id),
            audit::action.eq(entry.action),
            audit::club_id.eq(entry.club_id),
            audit::tournament.eq(entry.tournament),
            audit::subject_kind.eq(entry.subject_kind),
            audit::subject_id.eq(entry.subject_id),
            audit::account_id.eq(entry.account_id),
            audit::detail.eq(entry.detail),
            audit::reason_hash.eq(reason_hash.as_ref().map(|hash| &hash[..])),
            audit::previous_hash.eq(&previous[..]),
            audit::entry_hash.eq(&hash[..]),
        ))
        .returning(audit::id)
        .get_result(db)?;
    if let Some(reason) = entry.reason {
        diesel::insert_into(audit_reasons::table)
            .values((
                audit_reasons::audit_id.eq(id),
                audit_reasons::salt.eq(&reason.salt[..]),
                audit_reasons::reason.eq(reason.text),
            ))
            .execute(db)?;
    }
    Ok(id)
}

fn reason_hash(salt: &[u8], reason: &str) -> Hash {
    Sha256::new()
        .chain_update(salt)
        .chain_update(reason.as_bytes())
        .finalize()
        .into()
}

/// The hash of an entry: every part with its length before it, so that none can pass for a piece of another.
fn entry_hash(entry: &NewEntry<'_>, reason_hash: Option<&[u8]>, previous: &[u8]) -> Hash {
    let number = |number: Option<i64>| number.map(i64::to_le_bytes);
    let (actor, club) = (
        number(entry.actor_id.map(|id| id.0)),
        number(entry.club_id.map(|id| id.0)),
    );
    let (subject, account) = (number(entry.subject_id), number(entry.account_id.map(|id| id.0)));
    let at = entry.happened_at.utc().timestamp_micros().to_le_bytes();
    let parts: [Option<&[u8]>; 12] = [
        Some(previous),
        Some(&at),
        Some(entry.actor_kind.as_str().as_bytes()),
        actor.as_ref().map(|bytes| &bytes[..]),
        Some(entry.action.as_bytes()),
        club.as_ref().map(|bytes| &bytes[..]),
        entry.tournament.map(str::as_bytes),
        Some(entry.subject_kind.as_bytes()),
        subject.as_ref().map(|bytes| &bytes[..]),
        account.as_ref().map(|bytes| &bytes[..]),
        Some(entry.detail.as_bytes()),
        reason_hash,
    ];
    let mut hash = Sha256::new();
    for part in parts {
        match part {
            Some(bytes) => {
                hash.update((bytes.len() as u64).to_le_bytes());
                hash.update(bytes);
            }
            None => hash.update(u64::MAX.to_le_bytes()),
        }
    }
    hash.finalize().into()
}

/// Which entries are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    Club(ClubId),
    /// What someone did, and what was done to their account.
    Person(UserId),
    Tournament(TournamentId),
    /// What belongs to no club.
    Site,
}

/// Newest first, from before an entry on.
pub fn list(
    db: &mut Db,
    about: About,
    before: Option<AuditId>,
    limit: i64,
) -> StoreResult<Vec<(AuditEntry, Option<String>)>> {
    let mut query = audit::table
        .left_join(audit_reasons::table)
        .into_boxed::<MultiBackend>();
    query = match about {
        About::Club(club) => query.filter(audit::club_id.eq(club)),
        About::Person(user) => query.filter(audit::actor_id.eq(user).or(audit::account_id.eq(user))),
        About::Tournament(id) => query.filter(audit::tournament.eq(id.to_string())),
        About::Site => query.filter(audit::club_id.is_null()),
    };
    if let Some(before) = before {
        query = query.filter(audit::id.lt(before));
    }
    Ok(query
        .order(audit::id.desc())
        .limit(limit)
        .select((AuditEntry::as_select(), audit_reasons::reason.nullable()))
        .load(db)?)
}

/// When this was last done to a tournament.
pub fn last_with(db: &mut Db, tournament: TournamentId, action: &str, detail: &str) -> StoreResult<Option<Moment>> {
    let done = audit::tournament
        .eq(tournament.to_string())
        .and(audit::action.eq(action));
    Ok(audit::table
        .filter(done.and(audit::detail.eq(detail)))
        .order(audit::id.desc())
        .select(audit::happened_at)
        .first(db)
        .optional()?)
}

/// The salt of a reason's hash, and the reason.
type Salted = (Vec<u8>, String);

/// A piece of the chain from its beginning, for anyone who reads it whole.
pub fn piece(db: &mut Db, after: AuditId, limit: i64) -> StoreResult<Vec<(AuditEntry, Option<Salted>)>> {
    Ok(audit::table
        .left_join(audit_reasons::table)
        .filter(audit::id.gt(after))
        .order(audit::id)
        .limit(limit)
        .select((
            AuditEntry::as_select(),
            (audit_reasons::salt, audit_reasons::reason).nullable(),
        ))
        .load(db)?)
}

/// What is wrong with a link of the chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Broken {
    /// It does not go on where the one before it ended: something between them is gone.
    Gap,
    /// It says something other than when it was written.
    Changed,
    /// The reason beside it is not the one that was given.
    Reason,
}

/// The newest entry and its hash.
pub fn newest(db: &mut Db) -> StoreResult<Option<(AuditId, Vec<u8>)>> {
    let newest = audit::table
        .order(audit::id.desc())
        .select((audit::id, audit::entry_hash));
    Ok(newest.first(db).optional()?)
}

/// The hash of an entry, if it is there.
pub fn hash_of(db: &mut Db, id: AuditId) -> StoreResult<Option<Vec<u8>>> {
    Ok(audit::table.find(id).select(audit::entry_hash).first(db).optional()?)
}

/// Reads the whole chain; answers how many entries there are, and the first that is not as it was written.
pub fn verify(db: &mut Db) -> StoreResult<(u64, Option<(AuditId, Broken)>)> {
    let (mut count, mut after, mut previous) = (0, AuditId(0), None::<Vec<u8>>);
    loop {
        let piece = piece(db, after, 500)?;
        if piece.is_empty() {
            return Ok((count, None));
        }
        for (entry, reason) in piece {
            if let Some(broken) = broken(&entry, reason.as_ref(), previous.as_deref()) {
                return Ok((count, Some((entry.id, broken))));
            }
            (count, after) = (count + 1, entry.id);
            previous = Some(entry.entry_hash);
        }
    }
}

fn broken(entry: &AuditEntry, reason: Option<&Salted>, previous: Option<&[u8]>) -> Option<Broken> {
    // Old entries are forgotten from the beginning on, so the first that is left may go on from any.
    if previous.is_some_and(|previous| entry.previous_hash != previous) {
        return Some(Broken::Gap);
    }
    let same = NewEntry {
        happened_at: entry.happened_at,
        actor_kind: entry.actor_kind,
        actor_id: entry.actor_id,
        action: &entry.action,
        club_id: entry.club_id,
        tournament: entry.tournament.as_deref(),
        subject_kind: &entry.subject_kind,
        subject_id: entry.subject_id,
        account_id: entry.account_id,
        detail: &entry.detail,
        reason: None,
    };
    if entry.entry_hash != entry_hash(&same, entry.reason_hash.as_deref(), &entry.previous_hash) {
        return Some(Broken::Changed);
    }
    // A reason may have been erased; one that is there must be the one that was given.
    let (salt, text) = reason?;
    (entry.reason_hash.as_deref() != Some(&reason_hash(salt, text)[..])).then_some(Broken::Reason)
}

/// Forgets the entries of before this moment, and answers how many. They go from the beginning of the chain on, and the
/// last one stays, so that what follows hangs on something.
pub fn forget(db: &mut Db, before: Moment) -> StoreResult<usize> {
    lock_audit(db)?;
    let first_kept: Option<AuditId> = audit::table
        .filter(audit::happened_at.ge(before))
        .order(audit::id)
        .select(audit::id)
        .first(db)
        .optional()?;
    let last = audit::table
        .order(audit::id.desc())
        .select(audit::id)
        .first(db)
        .optional()?;
    let Some(keep) = first_kept.or(last) else { return Ok(0) };
    diesel::delete(audit_reasons::table.filter(audit_reasons::audit_id.lt(keep))).execute(db)?;
    Ok(diesel::delete(audit::table.filter(audit::id.lt(keep))).execute(db)?)
}

/// The last entry, so that a test or a backup can tell whether something was added.
pub fn last(db: &mut Db) -> StoreResult<AuditEntry> {
    audit::table
        .order(audit::id.desc())
        .select(AuditEntry::as_select())
        .first(db)
        .map_err(StoreError::from)
}
