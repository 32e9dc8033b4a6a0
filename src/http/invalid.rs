//! What people are told of a value that is not taken: the same words on pages, in the API and on the command line.

use talon_service::InvalidValue;
use talon_service::account::{LENGTH_MAX, LENGTH_MIN};
use talon_service::announcements::BODY_MAX;
use talon_service::clubs::{ABOUT_MAX, LOGO_MAX, REASON_MAX};
use talon_service::hand_notes::TEXT_MAX;
use talon_text::Lang;

/// What is wrong with the value of a field, with the limit it has where the sentence names one.
pub fn invalid_words(why: InvalidValue, field: &str, lang: Lang) -> String {
    let key = why.as_str();
    match why {
        InvalidValue::PasswordShort => lang.n(key, LENGTH_MIN as i64),
        InvalidValue::PasswordLong => lang.n(key, LENGTH_MAX as i64),
        InvalidValue::TooLong => lang.t_args(key, &[("limit", longest(field).into())]),
        _ => lang.t(key).into_owned(),
    }
}

/// Characters that a field takes.
fn longest(field: &str) -> i64 {
    match field {
        "body" => BODY_MAX as i64,
        "about" => ABOUT_MAX as i64,
        "logo_text" => LOGO_MAX as i64,
        "reason" => REASON_MAX as i64,
        "text" => TEXT_MAX as i64,
        _ => 80,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_its_sentence_and_is_read_back_by_its_word() {
        for why in InvalidValue::ALL {
            assert!(Lang::En.has(why.as_str()), "{why}");
            assert_eq!(InvalidValue::parse(why.as_str()), Some(*why));
        }
    }
}
