//! The path of a request as it was sent, which guards look at, and as the router reads it, which undoes escapes; and
//! the one way in which each address is written.

use std::borrow::Cow;

/// Whether a letter, a digit or one of `-._~` is written as an escape. No browser does that, and a guard that compares
/// words would read another address than the router: `/%73ign-in` is `/sign-in` to it.
pub(super) fn is_disguised(path: &str) -> bool {
    escapes(path).any(|(_, byte)| is_plain(byte))
}

/// The path with every such escape undone, again and again: what came of one may end another.
pub(super) fn plain(path: &str) -> Cow<'_, str> {
    let mut path = Cow::Borrowed(path);
    while is_disguised(&path) {
        let mut undone = String::with_capacity(path.len());
        let mut from = 0;
        for (at, byte) in escapes(&path).filter(|(_, byte)| is_plain(*byte)) {
            undone.push_str(path.get(from..at).unwrap_or_default());
            undone.push(char::from(byte));
            from = at + 3;
        }
        undone.push_str(path.get(from..).unwrap_or_default());
        path = Cow::Owned(undone);
    }
    path
}

/// Where an escape begins, and the byte that it stands for.
fn escapes(path: &str) -> impl Iterator<Item = (usize, u8)> + '_ {
    path.match_indices('%').filter_map(|(at, _)| {
        let digits = path
            .get(at + 1..at + 3)
            .filter(|two| two.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
        Some((at, u8::from_str_radix(digits, 16).ok()?))
    })
}

const fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~')
}

/// The letters in which a part of an address is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Letters {
    Small,
    Capital,
    /// As they are: both kinds differ, as in a secret.
    Any,
}

impl Letters {
    /// Of a part, by the one before it.
    fn after(before: Option<&str>) -> Letters {
        match before {
            // Every address begins with a word of ours.
            None | Some("clubs" | "desk" | "rules") => Letters::Small,
            Some("errors") => Letters::Capital,
            Some(_) => Letters::Any,
        }
    }

    /// A part with an escape is no word of ours, and escapes are written in capitals: it stays as it is.
    fn write(self, part: &str) -> Cow<'_, str> {
        let small = |byte: u8| byte.is_ascii_lowercase();
        let capital = |byte: u8| byte.is_ascii_uppercase();
        match self {
            _ if part.contains('%') => Cow::Borrowed(part),
            Letters::Small if part.bytes().any(capital) => Cow::Owned(part.to_ascii_lowercase()),
            Letters::Capital if part.bytes().any(small) => Cow::Owned(part.to_ascii_uppercase()),
            _ => Cow::Borrowed(part),
        }
    }
}

/// Where an address lies that was written otherwise: with a stroke at its end, or with capital letters in a word of
/// ours, the short name of a club, a game, or small ones in a code. In what programs ask for the name of a club may be
/// written either way. None where it is written as it should be, or cannot be one of ours.
pub(super) fn canonical(path: &str) -> Option<String> {
    let bare = path.trim_end_matches('/');
    // A browser takes two strokes in front for another site, and this sign for a stroke.
    if !bare.starts_with('/') || bare.contains("//") || bare.contains('\\') {
        return None;
    }
    let is_file = bare.rsplit('/').next().is_some_and(|last| last.contains('.'));
    let is_for_programs = bare.starts_with("/api/") || is_file;
    let mut written = String::with_capacity(path.len());
    let mut before: Option<Cow<'_, str>> = None;
    for part in bare.split('/').skip(1) {
        let letters = match before.as_deref() {
            Some("clubs") if is_for_programs => Letters::Any,
            before => Letters::after(before),
        };
        let part = letters.write(part);
        written.push('/');
        written.push_str(&part);
        before = Some(part);
    }
    (written != path).then_some(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_escape_of_what_needs_none_is_a_disguise() {
        for (path, meant) in [
            ("/%73ign-in", "/sign-in"),
            ("/api/v1/%63lubs/a%2Db", "/api/v1/clubs/a-b"),
            ("/hands/1%2ejson", "/hands/1.json"),
            ("/%72%65set/x%5f%7E", "/reset/x_~"),
            ("/%%372eset", "/reset"),
        ] {
            assert!(is_disguised(path), "{path}");
            assert_eq!(plain(path), meant);
        }
    }

    #[test]
    fn an_address_is_written_in_one_way() {
        for (path, right) in [
            ("/hands/", "/hands"),
            ("/hands/7//", "/hands/7"),
            ("/clubs/Example", "/clubs/example"),
            ("/CLUBS/Example/members/", "/clubs/example/members"),
            ("/api/v1/clubs/EXAMPLE/", "/api/v1/clubs/EXAMPLE"),
            ("/rules/Ulti", "/rules/ulti"),
            ("/docs/errors/must_beat", "/docs/errors/MUST_BEAT"),
            ("/Sign-In", "/sign-in"),
        ] {
            assert_eq!(canonical(path).as_deref(), Some(right));
            assert_eq!(canonical(right), None, "{right}");
        }
        for right in [
            "/",
            "/card/AbC-9",
            "/invite/XyZ",
            "/check/QkE/3",
            "/docs/errors/MUST_BEAT",
            "/hands/7.json",
            "/clubs/null%2Cnull",
        ] {
            assert_eq!(canonical(right), None, "{right}");
        }
    }

    #[test]
    fn nobody_is_led_to_another_site() {
        for path in [
            "//",
            "///",
            "//evil.example/",
            "//Evil.example",
            "/clubs//A/",
            "/\\evil.example/",
            "*",
            "",
        ] {
            assert_eq!(canonical(path), None, "{path}");
        }
    }

    #[test]
    fn other_escapes_and_bare_signs_are_none() {
        for path in [
            "/hands/1/16/%C3%A9",
            "/a%20b",
            "/a%2Fb",
            "/100%",
            "/%zz",
            "/%4",
            "/%é",
            "/%+1",
            "/%2573",
        ] {
            assert!(!is_disguised(path), "{path}");
            assert_eq!(plain(path), path);
        }
    }
}
