//! The path of a request as it was sent, which guards look at, and as the router reads it, which undoes escapes. It must
//! not know which addresses there are.

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
        let digits =
            path.get(at + 1..at + 3).filter(|two| two.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
        Some((at, u8::from_str_radix(digits, 16).ok()?))
    })
}

const fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~')
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
    fn other_escapes_and_bare_signs_are_none() {
        for path in
            ["/hands/1/16/%C3%A9", "/a%20b", "/a%2Fb", "/100%", "/%zz", "/%4", "/%é", "/%+1", "/%2573"]
        {
            assert!(!is_disguised(path), "{path}");
            assert_eq!(plain(path), path);
        }
    }
}
