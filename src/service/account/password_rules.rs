//! Which passwords are taken (S-10, S-11).

use crate::{ActError, InvalidValue};
use talon_rules::games::GameKind;
use talon_tournament::names::nfc;

/// Characters of a password.
pub const LENGTH_MIN: usize = 10;
/// The same for a site administrator.
pub(crate) const LENGTH_MIN_ADMIN: usize = 15;
/// No password is longer.
pub const LENGTH_MAX: usize = 128;

/// Refuses what is short, long or easy to guess; `context` are words that anyone who guesses would try first.
pub(super) fn check(password: &str, is_admin: bool, context: &[&str]) -> Result<(), ActError> {
    let invalid = |why| Err(ActError::Invalid { field: "password", why });
    // As it is hashed, so that one and the same password is as long on every keyboard.
    let password = &*nfc(password);
    let length = password.chars().count();
    if length > LENGTH_MAX {
        return invalid(InvalidValue::PasswordLong);
    }
    if length < LENGTH_MIN {
        return invalid(InvalidValue::PasswordShort);
    }
    if is_admin && length < LENGTH_MIN_ADMIN {
        return invalid(InvalidValue::PasswordShortForAdmin);
    }
    let local_parts = context.iter().filter_map(|word| word.split('@').next());
    let words: Vec<&str> = ["talon", "club"]
        .into_iter()
        .chain(GameKind::NAMES.iter().copied())
        .chain(context.iter().copied())
        .chain(local_parts)
        .collect();
    if zxcvbn::zxcvbn(password, &words).score() < zxcvbn::Score::Three {
        return invalid(InvalidValue::PasswordWeak);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(outcome: Result<(), ActError>) -> Option<InvalidValue> {
        match outcome {
            Err(ActError::Invalid { why, .. }) => Some(why),
            _ => None,
        }
    }

    #[test]
    fn a_password_is_long_enough_and_hard_to_guess() {
        let context = ["anna.kovacs@example.org", "Anna Kovacs"];
        for (password, admin, why) in [
            ("short", false, Some(InvalidValue::PasswordShort)),
            ("password123", false, Some(InvalidValue::PasswordWeak)),
            ("annakovacs", false, Some(InvalidValue::PasswordWeak)),
            ("talontalontalon", false, Some(InvalidValue::PasswordWeak)),
            ("blue horse 47!", true, Some(InvalidValue::PasswordShortForAdmin)),
            ("blue horse 47!", false, None),
            ("blue horse under a bridge", true, None),
        ] {
            assert_eq!(fault(check(password, admin, &context)), why, "{password}");
        }
        assert_eq!(
            fault(check(&"ab é9".repeat(26), false, &[])),
            Some(InvalidValue::PasswordLong)
        );
        // Letters are counted, and not what a keyboard makes them of.
        assert_eq!(
            fault(check("o\u{301}z e\u{301}g", false, &[])),
            Some(InvalidValue::PasswordShort)
        );
        assert_eq!(fault(check(&"ab c9e\u{301}k".repeat(18), false, &[])), None);
    }
}
