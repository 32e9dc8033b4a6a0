//! Files that are no lists, told apart so that it can be said what to do about each. It reads nothing of them.

use super::encoding::Encoding;
use crate::InvalidValue;
use talon_records::json::is_packed;

/// Bytes that are looked at.
const LOOKED_AT: usize = 4_096;

/// What a file is that is no list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ForeignFile {
    /// A spreadsheet's own file, or an archive, which looks alike.
    Workbook,
    Pdf,
    Contacts,
    Json,
    Picture,
    WebPage,
    /// A database, or text with its looks.
    Other,
}

impl ForeignFile {
    /// What these bytes begin, if it is no list.
    pub fn of(bytes: &[u8]) -> Option<ForeignFile> {
        let front = bytes.get(..bytes.len().min(LOOKED_AT)).unwrap_or_default();
        let begins = |signs: &[&[u8]]| signs.iter().any(|sign| front.starts_with(sign));
        if is_packed(front) || begins(&[b"\xd0\xcf\x11\xe0", b"\x09\x08\x10\x00", b"\x09\x08\x08\x00"]) {
            return Some(ForeignFile::Workbook);
        }
        if begins(&[b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF", b"II*\0", b"MM\0*"])
            || front.get(4..8) == Some(b"ftyp")
        {
            return Some(ForeignFile::Picture);
        }
        if begins(&[b"SQLite format 3"]) {
            return Some(ForeignFile::Other);
        }
        ForeignFile::of_text(&Encoding::guess(front).read(front))
    }

    /// The same of a text that was pasted.
    pub fn of_text(text: &str) -> Option<ForeignFile> {
        let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
        let begins = |word: &str| {
            text.get(..word.len())
                .is_some_and(|front| front.eq_ignore_ascii_case(word))
        };
        match () {
            () if begins("%PDF-") => Some(ForeignFile::Pdf),
            () if begins("BEGIN:VCARD") || begins("BEGIN:VCALENDAR") => Some(ForeignFile::Contacts),
            () if is_json(text) => Some(ForeignFile::Json),
            () if begins("<!DOCTYPE") || begins("<html") || begins("<?xml") || begins("<table") => {
                Some(ForeignFile::WebPage)
            }
            () if begins("{\\rtf") => Some(ForeignFile::Other),
            () => None,
        }
    }

    /// Why it is no list.
    pub fn invalid(self) -> InvalidValue {
        match self {
            ForeignFile::Workbook => InvalidValue::Packed,
            ForeignFile::Pdf => InvalidValue::IsPdf,
            ForeignFile::Contacts => InvalidValue::IsContacts,
            ForeignFile::Json => InvalidValue::IsJson,
            ForeignFile::Picture => InvalidValue::IsPicture,
            ForeignFile::WebPage => InvalidValue::IsWebPage,
            ForeignFile::Other => InvalidValue::IsOtherFile,
        }
    }
}

/// An object, or an array of something: a bracket and what may follow it.
fn is_json(text: &str) -> bool {
    let mut signs = text.chars().filter(|c| !c.is_whitespace());
    match (signs.next(), signs.next()) {
        (Some('{'), Some(next)) => matches!(next, '"' | '}'),
        (Some('['), Some(next)) => matches!(next, '"' | '{' | '[' | ']'),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_file_is_told_apart_from_a_list() {
        let wide: Vec<u8> = "BEGIN:VCARD\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
        for (bytes, kind) in [
            (&b"PK\x03\x04 and more"[..], Some(ForeignFile::Workbook)),
            (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", Some(ForeignFile::Workbook)),
            (b"\x1f\x8b\x08", Some(ForeignFile::Workbook)),
            (b"%PDF-1.7\n%\xe2\xe3", Some(ForeignFile::Pdf)),
            (
                b"\xef\xbb\xbfbegin:vcard\r\nVERSION:3.0\r\nFN:Anna",
                Some(ForeignFile::Contacts),
            ),
            (&wide, Some(ForeignFile::Contacts)),
            (b" \n{ \"format\": \"talon\"", Some(ForeignFile::Json)),
            (b"[{\"name\":\"Anna\"}]", Some(ForeignFile::Json)),
            (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", Some(ForeignFile::Picture)),
            (b"\x89PNG\r\n\x1a\n", Some(ForeignFile::Picture)),
            (b"<!doctype html><table>", Some(ForeignFile::WebPage)),
            (b"{\\rtf1\\ansi", Some(ForeignFile::Other)),
            (b"SQLite format 3\0\x10\0", Some(ForeignFile::Other)),
            ("név;e-mail\nŐze;o@example.org\n".as_bytes(), None),
            (b"Anna\n", None),
            (b"[club] Anna\n", None),
            (b"{Anna}\n", None),
            (b"", None),
        ] {
            assert_eq!(ForeignFile::of(bytes), kind, "{}", String::from_utf8_lossy(bytes));
        }
    }
}
