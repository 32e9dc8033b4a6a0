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
const PICTURES: [&[u8]; 5] = [b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"II*\x00", b"MM\x00*"];
/// What the archives of office programs have near their beginning.
const OF_OFFICE: [&[u8]; 6] = [
    b"[Content_Types].xml",
    b"opendocument",
    b"docProps/",
    b"xl/",
    b"word/",
    b"Index/Document.iwa",
];
/// So much of an archive is looked at.
const LOOKED_AT: usize = 4096;

/// Whether a file that begins so is an archive or packed.
#[must_use]
pub fn is_packed(first: &[u8]) -> bool {
    PACKED.iter().any(|sign| first.starts_with(sign))
}

/// Why a file that begins so cannot be a text in UTF-8; none where it may be one.
#[must_use]
pub fn of_another_kind(first: &[u8]) -> Option<Reason> {
    if is_picture(first) {
        Some(Reason::Picture)
    } else if first.starts_with(b"%PDF") {
        Some(Reason::Pdf)
    } else if is_office(first) {
        Some(Reason::Office)
    } else if first.starts_with(b"RIFF") {
        Some(Reason::NoText)
    } else if is_packed(first) {
        Some(Reason::Packed)
    } else if looks_like_utf16(first) {
        Some(Reason::Utf16)
    } else {
        None
    }
}

/// Whether a file is a picture, as cameras and programs write one.
fn is_picture(first: &[u8]) -> bool {
    let is_within = |sign: &[u8], at: usize| first.get(at..).is_some_and(|rest| rest.starts_with(sign));
    let is_boxed = [b"heic", b"heix", b"mif1", b"avif"]
        .iter()
        .any(|kind| is_within(b"ftyp", 4) && is_within(*kind, 8));
    let is_webp = first.starts_with(b"RIFF") && is_within(b"WEBP", 8);
    is_boxed || is_webp || PICTURES.iter().any(|sign| first.starts_with(sign))
}

/// Whether a file is a spreadsheet or another document of an office program.
fn is_office(first: &[u8]) -> bool {
    let front = first.get(..LOOKED_AT).unwrap_or(first);
    let has = |word: &&[u8]| front.windows(word.len()).any(|part| part == *word);
    first.starts_with(b"\xd0\xcf\x11\xe0") || first.starts_with(b"PK\x03\x04") && OF_OFFICE.iter().any(has)
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
        assert_eq!(of_another_kind(b"\x89PNG\r\n"), Some(Reason::Picture));
        assert_eq!(of_another_kind(b"\0\0\0\x18ftypheic\0\0"), Some(Reason::Picture));
        assert_eq!(of_another_kind(b"RIFF\x24\0\0\0WEBPVP8 "), Some(Reason::Picture));
        assert_eq!(of_another_kind(b"RIFF\x24\0\0\0WAVEfmt "), Some(Reason::NoText));
        assert_eq!(of_another_kind(b"%PDF-1.7"), Some(Reason::Pdf));
        for office in [
            &b"PK\x03\x04\x14\0\x06\0[Content_Types].xml rest"[..],
            b"PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet",
            b"\xd0\xcf\x11\xe0\xa1\xb1",
        ] {
            assert_eq!(of_another_kind(office), Some(Reason::Office));
        }
        assert_eq!(of_another_kind(b"{\0\"\0"), Some(Reason::Utf16));
        for text in ["{\"format\"", "[Bula 60]", "", "Rar", "P", "[1 123 x"] {
            assert_eq!(of_another_kind(text.as_bytes()), None, "{text}");
        }
    }
}
