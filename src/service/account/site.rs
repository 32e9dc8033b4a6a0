//! The accounts of the site, for its administrators: looked up, locked, opened again, and their sessions ended (S-21).
//! A mail address is shown only as far as it takes to tell two people of one name apart.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::manage;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::name_order::NameOrder;
use crate::{ActError, Actor, Conflict, Missing, security_log};
use talon_store::users::{self, User};
use talon_store::{Db, OptionalRow as _, Store, UserId, search_key, sessions};
use talon_tournament::names::MailAddress;

/// Accounts on one page.
pub const PER_PAGE: usize = 50;

/// An account as a site administrator sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SiteAccount {
    pub id: UserId,
    pub name: String,
    /// Without most of what stands before the at sign.
    pub mail: String,
    pub is_admin: bool,
    pub is_locked: bool,
    pub sessions: usize,
    pub is_own: bool,
}

/// A page of them.
#[derive(Debug, Clone)]
pub struct SiteAccounts {
    pub accounts: Vec<SiteAccount>,
    /// How many there are altogether.
    pub found: usize,
}

/// Accounts by name: those whose name holds what is looked for, or whose email address it is.
///
/// # Errors
/// When the actor does not run the site, or the database fails.
pub fn list_accounts(
    db: &mut Db,
    actor: &Actor,
    find: &str,
    page: usize,
    language: &str,
) -> Result<SiteAccounts, ActError> {
    authorization::must(db, actor, Action::RunSite, &Object::site())?;
    let (key, mail) = (search_key(find), MailAddress::folded(find));
    let is_wanted = |user: &User| key.is_empty() || search_key(&user.name).contains(&key) || user.email == mail;
    let mut wanted: Vec<User> = users::all(db)?.into_iter().filter(is_wanted).collect();
    wanted.sort_by_key(|user| user.id);
    NameOrder::of(language).sort(&mut wanted, |user| &user.name);
    let found = wanted.len();
    let mut accounts = Vec::new();
    for user in wanted
        .into_iter()
        .skip(page.saturating_sub(1).saturating_mul(PER_PAGE))
        .take(PER_PAGE)
    {
        accounts.push(SiteAccount {
            sessions: sessions::of_user(db, user.id)?.len(),
            is_own: actor.user() == Some(user.id),
            mail: masked(&user.email),
            id: user.id,
            name: user.name,
            is_admin: user.is_admin,
            is_locked: user.locked_at.is_some(),
        });
    }
    Ok(SiteAccounts { accounts, found })
}

fn masked(mail: &str) -> String {
    let (name, host) = mail.split_once('@').unwrap_or((mail, ""));
    format!("{}…@{host}", name.chars().next().unwrap_or_default())
}

/// Locks an account, which ends its sessions, or opens it again.
///
/// # Errors
/// When the actor does not run the site, there is no such account, it is their own, or someone would be left without
/// anyone who looks after them.
pub fn set_locked(store: &Store, actor: &Actor, id: UserId, locked: bool, now: DateTime<Utc>) -> Result<(), ActError> {
    if locked && actor.user() == Some(id) {
        return Err(ActError::Conflict(Conflict::OwnAccount));
    }
    store.write(|db| {
        let user = found(db, actor, id)?;
        manage::lock(db, actor, &user, locked, now)
    })?;
    security_log::done_by(
        actor,
        if locked { "lock an account" } else { "unlock an account" },
        Some(id),
    );
    Ok(())
}

/// Ends all sessions of an account; its user signs in again.
///
/// # Errors
/// When the actor does not run the site, or there is no such account.
pub fn end_sessions_of(store: &Store, actor: &Actor, id: UserId, now: DateTime<Utc>) -> Result<(), ActError> {
    store.write(|db| {
        let user = found(db, actor, id)?;
        let count = sessions::end_all(db, user.id, None)?;
        let note = Note::of(Deed::EndSessions, Subject::Account(user.id)).with(json!({"count": count}));
        audit::write(db, actor, &note, now)
    })?;
    security_log::done_by(actor, "end the sessions of an account", Some(id));
    Ok(())
}

fn found(db: &mut Db, actor: &Actor, id: UserId) -> Result<User, ActError> {
    authorization::must(db, actor, Action::RunSite, &Object::site())?;
    users::by_id(db, id)
        .found()?
        .ok_or(ActError::NotFound(Missing::Account))
}
