//! What people and things are called, and where people get their mail: the one form in which a name or an address is
//! kept, wherever it is typed.
//!
//! ```
//! use talon_tournament::names::{MailAddress, NameFault, PersonName};
//!
//! let name = PersonName::parse(" Kiss\u{a0}E\u{301}va\u{200b} ")?;
//! assert_eq!(name.as_str(), "Kiss Éva");
//! assert_eq!(PersonName::parse("\u{200b}\u{2060}"), Err(NameFault::Empty));
//! assert_eq!(MailAddress::parse("Eva@Example.org\u{200b}").unwrap().as_str(), "eva@example.org");
//! # Ok::<(), NameFault>(())
//! ```

mod letters;
mod mail;
mod person;

pub use letters::{line, nfc, without_unseen};
pub use mail::{MailAddress, MailFault};
pub use person::PersonName;

/// Characters of the name of a person, a club, a tournament, a room.
pub const NAME_MAX: usize = 80;

/// Why a text is no name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameFault {
    /// Nothing of it can be seen.
    Empty,
    TooLong,
    /// Characters that act instead of being read: controls, what turns the direction, marks heaped on one letter.
    Characters,
}
