//! Finds someone by email address, to act in that name from the command line.

use super::{ActError, Actor, Conflict, Missing, Person, naming};
use talon_store::users::{self, User};
use talon_store::{Db, OptionalRow as _, Store};
use talon_tournament::names::MailAddress;

/// The account with this address. It may have been made when addresses were kept nearly as they were typed.
pub(crate) fn typed(db: &mut Db, mail: &str) -> Result<Option<User>, ActError> {
    let (folded, older) = (MailAddress::folded(mail), mail.trim().to_lowercase());
    let found = users::by_email(db, &folded).found()?;
    Ok(if found.is_none() && older != folded {
        users::by_email(db, &older).found()?
    } else {
        found
    })
}

/// The same for anyone who has to name one that is there.
pub(crate) fn account(db: &mut Db, mail: &str) -> Result<User, ActError> {
    match typed(db, mail)? {
        Some(user) => Ok(user),
        None => naming::mail(mail).and(Err(ActError::NotFound(Missing::Account))),
    }
}

/// Who has this address.
///
/// # Errors
/// When nobody has it, the account is locked, or the database fails.
pub fn by_mail(store: &Store, mail: &str) -> Result<Actor, ActError> {
    let user = store.read(|db| account(db, mail))?;
    if user.locked_at.is_some() {
        return Err(ActError::Conflict(Conflict::AccountLocked));
    }
    Ok(Actor::Person(Person::of(user)))
}
