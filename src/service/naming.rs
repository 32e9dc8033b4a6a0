//! Names and email addresses that were typed, and why one is refused.

use crate::{ActError, InvalidValue};
use talon_tournament::names::{self, MailAddress, MailFault, NameFault, PersonName};

/// The name of a person in this field.
pub(crate) fn person(field: &'static str, typed: &str) -> Result<PersonName, ActError> {
    PersonName::parse(typed).map_err(|fault| refused(field, fault))
}

/// The name of a club or another thing in this field.
pub(crate) fn thing(field: &'static str, typed: &str) -> Result<String, ActError> {
    names::line(typed, names::NAME_MAX).map_err(|fault| refused(field, fault))
}

/// A text of one line in this field, which may be empty.
pub(crate) fn line(field: &'static str, typed: &str, most: usize) -> Result<String, ActError> {
    match names::line(typed, most) {
        Err(NameFault::Empty) => Ok(String::new()),
        done => done.map_err(|fault| refused(field, fault)),
    }
}

/// An email address.
pub(crate) fn mail(typed: &str) -> Result<String, ActError> {
    let mail = MailAddress::parse(typed);
    mail.map(MailAddress::into_string).map_err(|fault| ActError::Invalid {
        field: "email",
        why: fault.into(),
    })
}

fn refused(field: &'static str, fault: NameFault) -> ActError {
    ActError::Invalid {
        field,
        why: fault.into(),
    }
}

impl From<NameFault> for InvalidValue {
    fn from(fault: NameFault) -> InvalidValue {
        match fault {
            NameFault::Empty => InvalidValue::Required,
            NameFault::TooLong => InvalidValue::TooLong,
            NameFault::Characters => InvalidValue::BadCharacters,
        }
    }
}

impl From<MailFault> for InvalidValue {
    fn from(fault: MailFault) -> InvalidValue {
        match fault {
            MailFault::Empty => InvalidValue::Required,
            MailFault::Bad => InvalidValue::BadMail,
        }
    }
}
