//! What the shell and the person before it are told when a command could not do what it was asked: an exit code, and words
//! that say what to do.

use super::Exit;
use talon_service::{ActError, account, clubs};
use talon_store::StoreError;
use talon_text::Lang;

/// The code and the words.
pub(super) fn tell(error: &anyhow::Error, lang: Lang) -> (Exit, String) {
    let act = error.chain().find_map(|cause| cause.downcast_ref::<ActError>());
    let store = error
        .chain()
        .find_map(|cause| cause.downcast_ref::<StoreError>())
        .or(match act {
            Some(ActError::Store(store)) => Some(store),
            _ => None,
        });
    let words = format!("{error:#}");
    let missing = match (act, store) {
        (Some(ActError::NotFound(what)), _) | (_, Some(StoreError::NotFound(what))) => Some(*what),
        _ => None,
    };
    if let Some(list) = missing.and_then(list_of) {
        return (
            Exit::Failed,
            format!("{words}; `talon {list} list` shows those there are"),
        );
    }
    match (act, store) {
        (Some(ActError::Invalid { field, key }), _) => {
            let taken = [account::MAIL_TAKEN, clubs::SLUG_TAKEN].contains(key);
            let exit = if taken { Exit::Conflict } else { Exit::InvalidInput };
            (exit, format!("{field}: {}", sentence(key, lang)))
        }
        (Some(ActError::TooLarge(_) | ActError::TooMuch(_)), _) => (Exit::InvalidInput, words),
        // Someone else has the data at the moment, or has it otherwise already.
        (Some(ActError::Busy | ActError::Conflict(_) | ActError::Refused(_)), _)
        | (_, Some(StoreError::Busy | StoreError::Conflict(_))) => (Exit::Conflict, words),
        _ => (Exit::Failed, words),
    }
}

/// The command that lists things of this kind.
fn list_of(what: &str) -> Option<&'static str> {
    match what {
        "club" => Some("club"),
        "account" | "user" => Some("user"),
        _ => None,
    }
}

/// What is wrong with a value; the pages say it in the same words.
fn sentence(key: &str, lang: Lang) -> String {
    match key {
        "account-password-short" => lang.n(key, account::LENGTH_MIN as i64),
        "account-password-long" => lang.n(key, account::LENGTH_MAX as i64),
        "field-too-long" => lang.t_args(key, &[("limit", 80_i64.into())]),
        key => lang.t(key).into_owned(),
    }
}
