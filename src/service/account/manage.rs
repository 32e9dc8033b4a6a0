//! What a site administrator does to accounts: adds them, locks them and opens them again (S-5, S-21).

use chrono::{DateTime, Utc};

use super::{Passwords, password_rules};
use crate::audit::{self, Deed, Note, Subject};
use crate::{ActError, Actor, Conflict, InvalidValue, clubs, find_person, naming, security_log};
use talon_store::roles::{self, Role};
use talon_store::users::{self, NewUser, User};
use talon_store::{Db, Store, UserId, sessions};

/// An account that is to be.
#[derive(Clone, Copy)]
pub struct UserToAdd<'a> {
    pub email: &'a str,
    pub name: &'a str,
    pub password: &'a str,
    pub is_admin: bool,
    pub language: &'a str,
}

impl std::fmt::Debug for UserToAdd<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("UserToAdd")
            .field("is_admin", &self.is_admin)
            .finish_non_exhaustive()
    }
}

/// One whose values were looked at and whose password is hashed.
pub(crate) struct Ready {
    email: String,
    name: String,
    hash: String,
    is_admin: bool,
    language: String,
}

/// Looks at the values and hashes the password, which is a long one for anyone who can do more than others.
pub(crate) fn prepare(passwords: &Passwords, user: &UserToAdd<'_>, can_do_more: bool) -> Result<Ready, ActError> {
    let email = naming::mail(user.email)?;
    let name = naming::person("name", user.name)?;
    password_rules::check(user.password, user.is_admin || can_do_more, &[&email, &name])?;
    Ok(Ready {
        name: name.into_string(),
        hash: passwords.hash(user.password)?,
        is_admin: user.is_admin,
        language: user.language.to_owned(),
        email,
    })
}

pub(crate) fn insert(db: &mut Db, user: &Ready, now: DateTime<Utc>) -> Result<UserId, ActError> {
    let row = NewUser {
        email: &user.email,
        name: &user.name,
        password_hash: Some(&user.hash),
        is_admin: user.is_admin,
        language: &user.language,
        created_at: now.into(),
    };
    users::insert(db, &row).map_err(|error| match error {
        error if error.is_conflict() => ActError::Invalid {
            field: "email",
            why: InvalidValue::MailTaken,
        },
        error => error.into(),
    })
}

/// Adds an account with a password.
///
/// # Errors
/// When the actor may not, or what was given is not right.
pub fn add_user(
    store: &Store,
    passwords: &Passwords,
    actor: &Actor,
    user: &UserToAdd<'_>,
    now: DateTime<Utc>,
) -> Result<UserId, ActError> {
    actor.must_run_site()?;
    let ready = prepare(passwords, user, false)?;
    let id = store.write(|db| {
        let id = insert(db, &ready, now)?;
        audit::write(db, actor, &Note::of(Deed::AddAccount, Subject::Account(id)), now)?;
        Ok::<_, ActError>(id)
    })?;
    security_log::done_by(actor, "add an account", Some(id));
    Ok(id)
}

/// Locks an account, which ends its sessions, or opens it again. The last admin cannot be locked.
///
/// # Errors
/// When the actor may not, or there is no such account.
pub fn lock_user(store: &Store, actor: &Actor, email: &str, locked: bool, now: DateTime<Utc>) -> Result<(), ActError> {
    actor.must_run_site()?;
    let id = store.write(|db| {
        let user = find_person::account(db, email)?;
        lock(db, actor, &user, locked, now)?;
        Ok::<_, ActError>(user.id)
    })?;
    security_log::done_by(
        actor,
        if locked { "lock an account" } else { "unlock an account" },
        Some(id),
    );
    Ok(())
}

/// Locks this account, or opens it again, in the caller's transaction.
pub(super) fn lock(db: &mut Db, actor: &Actor, user: &User, locked: bool, now: DateTime<Utc>) -> Result<(), ActError> {
    let counts = user.is_admin && user.locked_at.is_none();
    if locked && counts {
        // Two that lock each other are counted one after the other.
        users::lock_admins(db)?;
        if users::count_admins(db)? <= 1 {
            return Err(ActError::Conflict(Conflict::LastAdmin));
        }
    }
    if locked {
        must_own_nothing_alone(db, user.id)?;
    }
    users::set_locked(db, user.id, locked.then(|| now.into()))?;
    sessions::end_all(db, user.id, None)?;
    let deed = if locked { Deed::LockAccount } else { Deed::UnlockAccount };
    audit::write(db, actor, &Note::of(deed, Subject::Account(user.id)), now)
}

/// A club without anyone who can look after it is nobody's.
fn must_own_nothing_alone(db: &mut Db, user: UserId) -> Result<(), ActError> {
    for held in roles::of_user(db, user)? {
        if held.role == Role::Owner {
            talon_store::clubs::lock(db, held.club_id)?;
            clubs::must_not_be_last(db, held.club_id, user)?;
        }
    }
    Ok(())
}
