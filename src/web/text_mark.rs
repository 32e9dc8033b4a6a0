//! By what a text is known again that comes back from a browser.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// The mark of a text; a browser ends its lines in its own way, which makes it no other text.
pub(crate) fn mark(text: &str) -> String {
    let mut hasher = DefaultHasher::new();
    for line in text.trim().lines() {
        line.hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_of_lines_make_no_other_text() {
        assert_eq!(mark("a\r\nb\r\n"), mark("a\nb"));
        assert_ne!(mark("ab"), mark("a\nb"));
    }
}
