//! Signing in. An unknown address, a locked account and a wrong password cannot be told apart, neither by words nor by
//! time (S-13).

use chrono::{DateTime, Utc};

use super::{Passwords, begin_session, device};
use crate::audit::{self, Deed, Note, Subject};
use crate::{ActError, Actor, InvalidValue, Person, find_person, security_log};
use talon_store::{Store, users};

/// What someone who wants in has sent.
#[derive(Clone, Copy)]
pub struct SignIn<'a> {
    pub email: &'a str,
    pub password: &'a str,
    pub agent: &'a str,
    /// The session that they came with, which ends.
    pub old: Option<&'a str>,
}

impl std::fmt::Debug for SignIn<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SignIn")
    }
}

/// What the browser is given of someone who is in.
#[derive(Clone)]
pub struct SignedIn {
    /// The token of the session.
    pub session: String,
    /// By which this browser is known the next time.
    pub device: String,
}

impl std::fmt::Debug for SignedIn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SignedIn")
    }
}

/// Begins a session.
///
/// # Errors
/// When it is not right, too many sign in at once, or the database fails.
pub fn sign_in(
    store: &Store,
    passwords: &Passwords,
    asked: &SignIn<'_>,
    now: DateTime<Utc>,
) -> Result<SignedIn, ActError> {
    let user = store.read(|db| find_person::typed(db, asked.email))?;
    // One that is locked is tried in vain, but it is known on which one.
    let known = user.as_ref().map(|user| user.id);
    let user = user.filter(|user| user.locked_at.is_none());
    let hash = user.as_ref().and_then(|user| user.password_hash.as_deref());
    let right = passwords.matches(asked.password, hash)?;
    let Some(mut user) = user.filter(|_| right) else {
        security_log::refused("sign in", known);
        // Written down whether the account is there or not, so that the time tells nothing (S-13).
        let note = Note::of(Deed::SignInRefused, Subject::Site).about(known);
        store.write(|db| audit::write(db, &Actor::Visitor, &note, now))?;
        return Err(ActError::Invalid {
            field: "password",
            why: InvalidValue::SignInFailed,
        });
    };
    let old_hash = user.password_hash.as_deref().unwrap_or_default();
    let newer = if Passwords::is_old(old_hash) {
        Some(passwords.hash(asked.password)?)
    } else {
        None
    };
    let session = store.write(|db| {
        // Meanwhile the password may have been changed, which ends all sessions, or the account locked.
        let now_kept = users::by_id(db, user.id)?;
        if now_kept.password_hash != user.password_hash || now_kept.locked_at.is_some() {
            return Err(ActError::Invalid {
                field: "password",
                why: InvalidValue::SignInFailed,
            });
        }
        if let Some(newer) = &newer {
            users::set_password(db, user.id, newer)?;
        }
        let session = begin_session::begin(db, user.id, asked.agent, asked.old, now)?;
        let actor = Actor::Person(Person::of(user.clone()));
        audit::write(db, &actor, &Note::of(Deed::SignIn, Subject::Account(user.id)), now)?;
        Ok::<_, ActError>(session)
    })?;
    security_log::done("sign in", user.id);
    user.password_hash = newer.or(user.password_hash);
    Ok(SignedIn {
        session,
        device: device::cookie(&user)?,
    })
}
