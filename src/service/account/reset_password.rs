//! A new password by a link. It ends all sessions and begins none: anyone who holds the link still has to sign in
//! (S-14).

use chrono::{DateTime, Utc};

use super::{Passwords, links, password_rules};
use crate::audit::{self, Deed, Note, Subject};
use crate::{ActError, Actor, Missing, clubs, security_log, session};
use talon_store::tokens::{self, LinkKind};
use talon_store::{Store, sessions, users};

/// Sets the password and uses the link up.
///
/// # Errors
/// When the link is no good any more, or the password is not.
pub fn reset_password(
    store: &Store,
    passwords: &Passwords,
    link: &str,
    password: &str,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let (seen, _) = links::link_of(store, link, LinkKind::Reset, now)?;
    let id = seen.user_id.ok_or(ActError::NotFound(Missing::Link))?;
    let user = store.read(|db| users::by_id(db, id))?;
    let can_do_more = user.is_admin || store.read(|db| clubs::read::owns_any(db, id))?;
    password_rules::check(password, can_do_more, &[&user.email, &user.name])?;
    let hash = passwords.hash(password)?;
    store.write(|db| {
        tokens::redeem_link(db, &session::token_hash(link), LinkKind::Reset, now.into())?;
        users::set_password(db, id, &hash)?;
        sessions::end_all(db, id, None)?;
        audit::write(
            db,
            &Actor::Visitor,
            &Note::of(Deed::ResetPassword, Subject::Account(id)),
            now,
        )
    })?;
    security_log::done("reset the password", id);
    Ok(())
}
