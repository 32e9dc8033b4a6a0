//! Finds somebody by mail address, to act in that name from the command line.

use super::account::password_rules;
use super::{ActError, Actor, Person};
use crate::store::{Found as _, Store, users};

/// Who has this address.
///
/// # Errors
/// When nobody has it, the account is locked, or the database fails.
pub fn by_mail(store: &Store, mail: &str) -> Result<Actor, ActError> {
    let mail = password_rules::mail(mail)?;
    let user = store.read(|db| users::by_email(db, &mail)).found()?.ok_or(ActError::NotFound("account"))?;
    if user.locked_at.is_some() {
        return Err(ActError::Denied("act for a locked account"));
    }
    Ok(Actor::Person(Person::of(user)))
}
