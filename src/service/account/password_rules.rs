//! Which passwords and mail addresses are taken (S-10, S-11). It must not know how they are kept.

use crate::games::GameKind;
use crate::service::ActError;

/// Characters of a password.
pub const LENGTH_MIN: usize = 10;
/// The same for whoever runs the site.
pub const LENGTH_MIN_ADMIN: usize = 15;
/// No password is longer.
pub const LENGTH_MAX: usize = 128;
const NAME_MAX: usize = 80;
const MAIL_MAX: usize = 254;

/// Refuses what is short, long or easy to guess; `context` are words that whoever guesses would try first.
pub(super) fn check(password: &str, is_admin: bool, context: &[&str]) -> Result<(), ActError> {
    let invalid = |key| Err(ActError::Invalid { field: "password", key });
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

/// The mail address as it is kept: without spaces around it, in small letters.
pub(in crate::service) fn mail(typed: &str) -> Result<String, ActError> {
    let folded = typed.trim().to_lowercase();
    let whole = folded.split_once('@').is_some_and(|(name, host)| !name.is_empty() && !host.is_empty());
    let plain = !folded.chars().any(|c| c.is_control() || c.is_whitespace());
    if folded.is_empty() {
        return Err(ActError::Invalid { field: "email", key: "field-required" });
    }
    if !whole || !plain || folded.len() > MAIL_MAX {
        return Err(ActError::Invalid { field: "email", key: "field-bad-mail" });
    }
    Ok(folded)
}

/// A name as it is kept.
pub(in crate::service) fn name(typed: &str) -> Result<&str, ActError> {
    let name = typed.trim();
    let invalid = |key| Err(ActError::Invalid { field: "name", key });
    if name.is_empty() {
        return invalid("field-required");
    }
    if name.chars().count() > NAME_MAX {
        return invalid("field-too-long");
    }
    let hidden = |c: char| c.is_control() || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    if name.chars().any(hidden) { invalid("field-bad-characters") } else { Ok(name) }
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
    }

    #[test]
    fn an_address_is_folded_and_has_two_parts() {
        assert_eq!(mail(" Anna@Example.ORG ").unwrap(), "anna@example.org");
        for bad in ["", "anna", "@b", "a@", "a b@c", "a\n@c"] {
            assert!(mail(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_name_hides_nothing() {
        assert_eq!(name("  Béla ").unwrap(), "Béla");
        for bad in ["", "  ", "a\u{202E}b", "a\u{7}b", &"x".repeat(81)] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }
}
