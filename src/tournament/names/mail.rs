//! An email address. Only sending would tell whether anyone reads what is sent there.

use email_address::{EmailAddress, Options};

use super::letters;

/// Bytes of an address: more no mail server takes.
const LENGTH_MAX: usize = 254;

/// An address as it is kept: small letters, composed, nothing that nobody sees.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MailAddress(String);

impl std::fmt::Debug for MailAddress {
    // Logs have no addresses.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("MailAddress")
    }
}

/// Why a text is no email address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MailFault {
    Empty,
    Bad,
}

impl MailAddress {
    /// The address that was typed. A host may be one word, as in a network of one's own; a name beside the address and
    /// numbers in brackets for the host are not taken.
    ///
    /// # Errors
    /// When nothing is there, or it is no address.
    pub fn parse(typed: &str) -> Result<MailAddress, MailFault> {
        let folded = MailAddress::folded(typed);
        if folded.is_empty() {
            return Err(MailFault::Empty);
        }
        let plain = !folded
            .chars()
            .any(|c| c.is_whitespace() || c.is_control() || letters::turns(c));
        let options = Options::default().without_display_text().without_domain_literal();
        let known = plain && folded.len() <= LENGTH_MAX;
        if known && EmailAddress::parse_with_options(&folded, options).is_ok() {
            Ok(MailAddress(folded))
        } else {
            Err(MailFault::Bad)
        }
    }

    /// What was typed, in the form of an address, whether it is one or not: to look for it.
    pub fn folded(typed: &str) -> String {
        let seen = letters::without_unseen(typed);
        letters::nfc(&seen.trim().to_lowercase()).into_owned()
    }

    /// The address as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The address as text of its own.
    pub fn into_string(self) -> String {
        self.0
    }
}

impl std::ops::Deref for MailAddress {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_folded() {
        for typed in [
            " Anna@Example.ORG ",
            "\u{a0}anna@example.org\u{200b}",
            "an\u{ad}na@example.org",
        ] {
            assert_eq!(
                MailAddress::parse(typed).unwrap().as_str(),
                "anna@example.org",
                "{typed:?}"
            );
        }
        assert_eq!(
            MailAddress::parse("E\u{301}va@example.org").unwrap().as_str(),
            "éva@example.org"
        );
        for good in [
            "a@b",
            "o'neil+cards@mail.example.org",
            "x_y.z@1.example",
            "éva@példa.hu",
        ] {
            assert!(MailAddress::parse(good).is_ok(), "{good}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for bad in [
            "anna",
            "@b",
            "a@",
            "a b@c",
            "a\n@c",
            "a@b@c",
            "a..b@c",
            ".a@c",
            "a.@c",
            "a@b..c",
            "a@-b",
            "a@b.",
            "a@b c",
            "Anna <a@b>",
            "<a@b>",
            "a@[127.0.0.1]",
            "a,b@c",
            "a@b,c",
            "a\u{2028}@c",
            "a;b@c",
            "a@b\u{a0}c",
            "a\u{202E}@c",
        ] {
            assert_eq!(MailAddress::parse(bad), Err(MailFault::Bad), "{bad:?}");
        }
        assert_eq!(
            MailAddress::parse(&format!("{}@example.org", "a".repeat(65))),
            Err(MailFault::Bad)
        );
        for empty in ["", " ", "\u{200b}\u{feff}"] {
            assert_eq!(MailAddress::parse(empty), Err(MailFault::Empty), "{empty:?}");
        }
    }
}
