//! Reading the log of what was done: of a club, of a person, of the site. Entries know people by number; the names are
//! looked up now, so that an erased person is no longer named here.

use std::collections::HashMap;

use crate::authorization::{self, Action, Object};
use crate::{ActError, Actor, find_club};
use talon_store::audit::{self, About, ActorKind, AuditEntry};
use talon_store::clubs::Club;
use talon_store::{AuditId, Db, MemberId, TournamentId, UserId, members, users};

/// Entries on one page.
pub const PER_PAGE: usize = 50;

/// Who did something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doer {
    Person(String),
    CommandLine,
    Nobody,
}

/// One entry with names.
#[derive(Debug, Clone)]
pub struct LogEntry {
    pub entry: AuditEntry,
    pub doer: Doer,
    /// Whom it was done to, if it was someone.
    pub whom: Option<String>,
    pub reason: Option<String>,
}

/// A page of a log, newest first.
#[derive(Debug, Clone)]
pub struct Log {
    pub lines: Vec<LogEntry>,
    /// Where the next page goes on.
    pub next: Option<AuditId>,
}

/// What was done in a club, for its owners.
///
/// # Errors
/// When the actor may not, there is no such club, or the database fails.
pub fn club_log(db: &mut Db, actor: &Actor, slug: &str, before: Option<AuditId>) -> Result<(Club, Log), ActError> {
    let club = find_club::named(db, slug)?;
    authorization::must(db, actor, Action::ReadClubLog, &Object::of_club(club.id))?;
    let log = read(db, About::Club(club.id), before)?;
    Ok((club, log))
}

/// What someone did, and what was done to their account.
///
/// # Errors
/// When nobody is signed in, or the database fails.
pub fn own_log(db: &mut Db, actor: &Actor, before: Option<AuditId>) -> Result<Log, ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    authorization::must(db, actor, Action::ReadOwnLog, &Object::of_account(user))?;
    read(db, About::Person(user), before)
}

/// What was done in a tournament, for those who direct it and the owners of its club.
///
/// # Errors
/// When the actor may not, or the database fails.
pub fn tournament_log(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    object: &Object,
    before: Option<AuditId>,
) -> Result<Log, ActError> {
    authorization::must(db, actor, Action::ReadClubLog, object)?;
    read(db, About::Tournament(id), before)
}

/// What was done that belongs to no club, for a site administrator.
///
/// # Errors
/// When the actor may not, or the database fails.
pub fn site_log(db: &mut Db, actor: &Actor, before: Option<AuditId>) -> Result<Log, ActError> {
    authorization::must(db, actor, Action::ReadSiteLog, &Object::site())?;
    read(db, About::Site, before)
}

fn read(db: &mut Db, about: About, before: Option<AuditId>) -> Result<Log, ActError> {
    let mut found = audit::list(db, about, before, PER_PAGE as i64 + 1)?;
    let more = found.len() > PER_PAGE;
    found.truncate(PER_PAGE);
    let next = found.last().filter(|_| more).map(|(entry, _)| entry.id);
    let accounts: Vec<UserId> = found
        .iter()
        .flat_map(|(entry, _)| [entry.actor_id, entry.account_id])
        .flatten()
        .collect();
    let accounts: HashMap<UserId, String> = users::names(db, &accounts)?.into_iter().collect();
    let entries: Vec<MemberId> = found.iter().filter_map(|(entry, _)| member_of(entry)).collect();
    let entries: HashMap<MemberId, String> = members::names(db, &entries)?.into_iter().collect();
    let line = |(entry, reason): (AuditEntry, Option<String>)| {
        let named = |id: Option<UserId>| id.and_then(|id| accounts.get(&id).cloned());
        let doer = match entry.actor_kind {
            ActorKind::Person => Doer::Person(named(entry.actor_id).unwrap_or_default()),
            ActorKind::CommandLine => Doer::CommandLine,
            ActorKind::Nobody => Doer::Nobody,
        };
        let whom = member_of(&entry).and_then(|id| entries.get(&id).cloned());
        let whom = whom.or_else(|| named(entry.account_id));
        LogEntry {
            whom,
            doer,
            reason,
            entry,
        }
    };
    Ok(Log {
        lines: found.into_iter().map(line).collect(),
        next,
    })
}

fn member_of(entry: &AuditEntry) -> Option<MemberId> {
    entry
        .subject_id
        .filter(|_| entry.subject_kind == "member")
        .map(MemberId)
}
