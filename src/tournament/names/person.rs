//! The name of a person.

use super::{NAME_MAX, NameFault, letters};

/// A name as it is kept: composed letters, one space between words, nothing that nobody sees.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonName(String);

impl std::fmt::Debug for PersonName {
    // Logs have no names.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PersonName")
    }
}

impl PersonName {
    /// The name that was typed.
    ///
    /// # Errors
    /// When nothing of it can be seen, it is longer than [`NAME_MAX`], or hides something.
    pub fn parse(typed: &str) -> Result<PersonName, NameFault> {
        letters::line(typed, NAME_MAX).map(PersonName)
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name as text of its own.
    pub fn into_string(self) -> String {
        self.0
    }
}

impl std::ops::Deref for PersonName {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}
