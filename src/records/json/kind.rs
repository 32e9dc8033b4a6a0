//! Files of another kind, known by their first bytes, so that the cause can be told instead of the first byte that does
//! not fit. It reads nothing of them.

use super::Reason;

const PACKED: [&[u8]; 7] = [
    b"PK\x03\x04",
    b"\x1f\x8b",
    b"7z\xbc\xaf",
    b"Rar!",
    b"\xfd7zXZ",
    b"\x28\xb5\x2f\xfd",
    b"BZh",
];
const OTHERS: [&[u8]; 6] = [
    b"\x89PNG",
    b"\xff\xd8\xff",
    b"GIF8",
    b"RIFF",
    b"%PDF",
    b"\xd0\xcf\x11\xe0",
];

/// Whether a file that begins so is an archive or packed.
#[must_use]
pub fn is_packed(first: &[u8]) -> bool {
    PACKED.iter().any(|sign| first.starts_with(sign))
}

/// Why a file that begins so cannot be a text in UTF-8; none where it may be one.
#[must_use]
pub fn of_another_kind(first: &[u8]) -> Option<Reason> {
    if OTHERS.iter().any(|sign| first.starts_with(sign)) {
        Some(Reason::NoText)
    } else if is_packed(first) {
        Some(Reason::Packed)
    } else if looks_like_utf16(first) {
        Some(Reason::Utf16)
    } else {
        None
    }
}

/// Whether a text begins with a UTF-16 byte order mark or as UTF-16 writes ASCII: every other byte a NUL.
fn looks_like_utf16(bytes: &[u8]) -> bool {
    match bytes {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => true,
        [0, first, 0, second, ..] | [first, 0, second, 0, ..] => *first != 0 && *second != 0,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_files_pictures_and_documents_are_known_by_their_first_bytes() {
        assert_eq!(of_another_kind(b"PK\x03\x04rest"), Some(Reason::Packed));
        assert_eq!(of_another_kind(b"\x1f\x8b\x08"), Some(Reason::Packed));
        assert_eq!(of_another_kind(b"\x89PNG\r\n"), Some(Reason::NoText));
        assert_eq!(of_another_kind(b"%PDF-1.7"), Some(Reason::NoText));
        assert_eq!(of_another_kind(b"{\0\"\0"), Some(Reason::Utf16));
        for text in ["{\"format\"", "[Bula 60]", "", "Rar", "P", "[1 123 x"] {
            assert_eq!(of_another_kind(text.as_bytes()), None, "{text}");
        }
    }
}
