//! What the shell and the person before it are told when a command could not do what it was asked: an exit code, and
//! words that say what to do.

use super::Exit;
use talon_http::{invalid_words, refused_words};
use talon_service::{ActError, InvalidValue, Missing};
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
    let words = words(error, lang);
    let missing = match (act, store) {
        (Some(ActError::NotFound(Missing::Club)), _) | (_, Some(StoreError::NotFound("club"))) => Some("club"),
        (Some(ActError::NotFound(Missing::Account)), _) | (_, Some(StoreError::NotFound("account" | "user"))) => {
            Some("user")
        }
        _ => None,
    };
    if let Some(list) = missing {
        return (
            Exit::Failed,
            format!("{words}; `talon {list} list` shows the existing ones"),
        );
    }
    match (act, store) {
        (Some(ActError::Invalid { field, why }), _) => {
            let taken = matches!(why, InvalidValue::MailTaken | InvalidValue::SlugTaken);
            let exit = if taken { Exit::Conflict } else { Exit::InvalidInput };
            (exit, format!("{field}: {}", invalid_words(*why, field, lang)))
        }
        (Some(ActError::TooLarge(_) | ActError::TooMany(_)), _) => (Exit::InvalidInput, words),
        // Someone else has the data at the moment, or has it otherwise already.
        (Some(ActError::Busy | ActError::Conflict(_) | ActError::Refused(_)), _)
        | (_, Some(StoreError::Busy | StoreError::Conflict(_))) => (Exit::Conflict, words),
        _ => (Exit::Failed, words),
    }
}

/// The causes one after the other, an act that was not done in the words of the site.
fn words(error: &anyhow::Error, lang: Lang) -> String {
    let said = error.chain().map(|cause| match cause.downcast_ref::<ActError>() {
        Some(error) => refused_words(error, lang),
        None => cause.to_string(),
    });
    said.collect::<Vec<_>>().join(": ")
}
