//! Which passwords are taken (S-10, S-11).

use crate::ActError;
use talon_rules::games::GameKind;
use talon_tournament::names::nfc;

/// Characters of a password.
pub const LENGTH_MIN: usize = 10;
/// The same for a site administrator.
pub const LENGTH_MIN_ADMIN: usize = 15;
/// No password is longer.
pub const LENGTH_MAX: usize = 128;

/// Refuses what is short, long or easy to guess; `context` are words that anyone who guesses would try first.
pub(super) fn check(password: &str, is_admin: bool, context: &[&str]) -> Result<(), ActError> {
    let invalid = |key| Err(ActError::Invalid { field: "password", key });
    // As it is hashed, so that one and the same password is as long on every keyboard.
    let password = &*nfc(password);
    let length = password.chars().count();
    if length > LENGTH_MAX {
        return invalid("account-password-long");
    }
    if length < LENGTH_MIN {
        return invalid("account-password-short");
    }
    if is_admin && length < LENGTH_MIN_ADMIN {
        return invalid("account-password-short-admin");
    }
    let local_parts = context.iter().filter_map(|word| word.split('@').next());
    let words: Vec<&str> = ["talon", "club"]
        .into_iter()
        .chain(GameKind::NAMES.iter().copied())
        .chain(context.iter().copied())
        .chain(local_parts)
        .collect();
    if zxcvbn::zxcvbn(password, &words).score() < zxcvbn::Score::Three {
        return invalid("account-password-weak");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(outcome: Result<(), ActError>) -> &'static str {
        match outcome {
            Err(ActError::Invalid { key, .. }) => key,
            _ => "none",
        }
    }

    #[test]
    fn a_password_is_long_enough_and_hard_to_guess() {
        let context = ["anna.kovacs@example.org", "Anna Kovacs"];
        for (password, admin, key) in [
            ("short", false, "account-password-short"),
            ("password123", false, "account-password-weak"),
            ("annakovacs", false, "account-password-weak"),
            ("talontalontalon", false, "account-password-weak"),
            ("blue horse 47!", true, "account-password-short-admin"),
            ("blue horse 47!", false, "none"),
            ("blue horse under a bridge", true, "none"),
        ] {
            assert_eq!(fault(check(password, admin, &context)), key, "{password}");
        }
        assert_eq!(fault(check(&"ab é9".repeat(26), false, &[])), "account-password-long");
        // Letters are counted, and not what a keyboard makes them of.
        assert_eq!(
            fault(check("o\u{301}z e\u{301}g", false, &[])),
            "account-password-short"
        );
        assert_eq!(fault(check(&"ab c9e\u{301}k".repeat(18), false, &[])), "none");
    }
}
