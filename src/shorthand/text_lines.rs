//! The lines of an input one by one, as text in UTF-8 or else in the code page of old spreadsheets.

use std::borrow::Cow;

use talon_records::notation::{SourcePlace, Wrapping};

use crate::code_page::{self, WINDOWS_1250};

/// Tells in which of the two a line is written.
#[derive(Debug, Default)]
pub(crate) struct TextLines {
    /// Whether a line had letters beyond ASCII in UTF-8.
    is_utf8: bool,
}

impl TextLines {
    /// A line as text, and in the wrapping which code page that took; `None` where it is in neither.
    pub fn text<'l>(&mut self, line: &'l [u8], wrapping: &mut Wrapping) -> Option<Cow<'l, str>> {
        if let Ok(text) = std::str::from_utf8(line) {
            self.is_utf8 |= !text.is_ascii();
            return Some(Cow::Borrowed(text));
        }
        // Of a text that has letters in UTF-8, a line that is none is damaged.
        let text = code_page::decoded(line).filter(|_| !self.is_utf8)?;
        wrapping.code_page = Some(WINDOWS_1250);
        Some(Cow::Owned(text))
    }
}

/// Bytes of what is read that are whole lines.
pub(crate) fn together(unread: &[u8], finished: bool) -> Option<usize> {
    match unread.iter().position(|byte| *byte == b'\n') {
        Some(end) => Some(end + 1),
        None => finished.then_some(unread.len()),
    }
}

/// Each line with its end, and where it stands.
pub(crate) fn placed(lines: &[u8], spot: SourcePlace) -> impl Iterator<Item = (&[u8], SourcePlace)> {
    let mut from = 0;
    lines.split_inclusive(|byte| *byte == b'\n').map(move |line| {
        let spot = SourcePlace {
            offset: spot.offset + from as u64,
            position: spot.position.advance(lines, from),
        };
        from += line.len();
        (line, spot)
    })
}
