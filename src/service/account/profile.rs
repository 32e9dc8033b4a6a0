//! Changing one's own name and language.

use crate::clubs::fields::LANGUAGES;
use crate::{ActError, Actor, InvalidValue, naming};
use talon_store::{Store, users};

/// Keeps both.
///
/// # Errors
/// When the name is empty, long or hides something, or the language is none of ours.
pub fn save_profile(store: &Store, actor: &Actor, name: &str, language: &str) -> Result<(), ActError> {
    let person = actor.person().ok_or(ActError::SignIn)?;
    let name = naming::person("name", name)?;
    if !LANGUAGES.contains(&language) {
        return Err(ActError::Invalid {
            field: "language",
            why: InvalidValue::BadChoice,
        });
    }
    store.write(|db| Ok(users::set_profile(db, person.id, &name, language)?))
}
