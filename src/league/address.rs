//! The words of leagues and seasons in addresses.

/// Letters of such a word.
pub const SLUG_MAX: usize = 80;

/// Whether a league may have this word: small letters and digits, with single hyphens between them.
pub fn is_league_slug(text: &str) -> bool {
    let is_part = |part: &str| {
        let mut bytes = part.bytes();
        !part.is_empty() && bytes.all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    text.len() <= SLUG_MAX && text.split('-').all(is_part)
}

/// Whether a season may: it begins with a digit, so that it is never the word of a page.
pub fn is_season_slug(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_ascii_digit()) && is_league_slug(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_in_addresses_has_letters_digits_and_hyphens_between_them() {
        for good in ["a", "liga-2", "2026-27", &"a".repeat(80)] {
            assert!(is_league_slug(good), "{good}");
        }
        for bad in ["", "-a", "a-", "a--b", "A", "ő", "a/b", "a b", &"a".repeat(81)] {
            assert!(!is_league_slug(bad), "{bad}");
        }
        assert!(is_season_slug("2026-27") && !is_season_slug("new") && !is_season_slug("2026/27"));
    }
}
