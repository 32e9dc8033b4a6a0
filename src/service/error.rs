//! Why an act was not done. Status codes and sentences are found by whoever shows it.

use talon_store::StoreError;
use talon_tournament::event::Refusal;

/// Why an act was not done.
#[derive(Debug, thiserror::Error)]
pub enum ActError {
    /// A visitor would have to sign in first.
    #[error("sign in first")]
    SignIn,
    /// This person may not do it.
    #[error("you may not {0}")]
    Denied(&'static str),
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// A value that was given is not one; the name of the field and the key of the sentence about it.
    #[error("invalid {field}: {key}")]
    Invalid { field: &'static str, key: &'static str },
    /// It has been done already, or something else stands in its way.
    #[error("{0}")]
    Conflict(&'static str),
    /// An act on an event that the event refuses, with the place and the reason.
    #[error(transparent)]
    Refused(Box<Refusal>),
    /// A limit is reached.
    #[error("too much: {0}")]
    TooMuch(&'static str),
    /// One thing that was sent is larger than it may be.
    #[error("too large: {0}")]
    TooLarge(&'static str),
    /// Too many want the same at once.
    #[error("too many are at it right now; try again")]
    Busy,
    /// Something of the server's own is not as it must be.
    #[error("the server cannot go on: {0}")]
    Broken(&'static str),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Refusal> for ActError {
    fn from(refusal: Refusal) -> ActError {
        ActError::Refused(Box::new(refusal))
    }
}
