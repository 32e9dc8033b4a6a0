//! Changing one's own password: asks for the old one, ends every session and begins a new one (S-17, S-19).

use chrono::{DateTime, Utc};

use super::{Passwords, begin_session, password_rules};
use crate::audit::{self, Deed, Note, Subject};
use crate::{ActError, Actor, InvalidValue, Person, clubs, security_log};
use talon_store::tokens::{self, LinkKind};
use talon_store::{Store, sessions, users};

/// Answers the token of the session that goes on.
///
/// # Errors
/// When the current password is wrong or the new one is not good.
pub fn change_password(
    store: &Store,
    passwords: &Passwords,
    actor: &Actor,
    current: &str,
    new: &str,
    agent: &str,
    now: DateTime<Utc>,
) -> Result<String, ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    let confirmed = confirm(store, passwords, actor, current);
    if matches!(confirmed, Err(ActError::Invalid { .. })) {
        let note = Note::of(Deed::ChangePasswordRefused, Subject::Account(person.id));
        store.write(|db| audit::write(db, actor, &note, now))?;
    }
    let ended = confirmed.and_then(|()| set_new(store, passwords, person, new, agent, now));
    security_log::told("change the password", person.id, ended)
}

fn set_new(
    store: &Store,
    passwords: &Passwords,
    person: &Person,
    new: &str,
    agent: &str,
    now: DateTime<Utc>,
) -> Result<String, ActError> {
    let can_do_more = person.is_admin || store.read(|db| clubs::read::owns_any(db, person.id))?;
    password_rules::check(new, can_do_more, &[&person.email, &person.name])?;
    let hash = passwords.hash(new)?;
    store.write(|db| {
        users::set_password(db, person.id, &hash)?;
        sessions::end_all(db, person.id, None)?;
        tokens::drop_links(db, LinkKind::Reset, Some(person.id))?;
        let session = begin_session::begin(db, person.id, agent, None, now)?;
        let note = Note::of(Deed::ChangePassword, Subject::Account(person.id));
        audit::write(db, &Actor::Person(person.clone()), &note, now)?;
        Ok(session)
    })
}

/// As `confirm`, unless the password was typed a short while ago and is not given again; a right one counts from now
/// on (S-20).
pub(crate) fn confirm_lately(
    store: &Store,
    passwords: &Passwords,
    actor: &Actor,
    current: &str,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    if current.is_empty() && person.is_confirmed(now) {
        return Ok(());
    }
    confirm(store, passwords, actor, current)?;
    match person.session {
        Some(session) => store.write(|db| Ok(sessions::confirm(db, &session, now.into())?)),
        None => Ok(()),
    }
}

/// Whether it is really the owner who sits there.
pub(super) fn confirm(store: &Store, passwords: &Passwords, actor: &Actor, current: &str) -> Result<(), ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    let user = store.read(|db| users::by_id(db, person.id))?;
    if passwords.matches(current, user.password_hash.as_deref())? {
        return Ok(());
    }
    Err(ActError::Invalid {
        field: "current",
        why: InvalidValue::WrongPassword,
    })
}
