//! What texts of a record may contain: lengths, control characters, dates and times. It knows no member by name.

use talon_rules::games::Code;

/// What a text is for, which decides how long it may be and whether it may have lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextKind {
    /// A name of a person or thing.
    Name,
    /// A reference, address or other single line.
    Line,
    /// What someone wrote: lines are allowed.
    Comment,
}

impl TextKind {
    /// Characters it may have.
    pub const fn characters_max(self) -> usize {
        match self {
            TextKind::Name => 80,
            TextKind::Line => 500,
            TextKind::Comment => 20_000,
        }
    }
}

/// Why a text cannot be taken: too long, empty where a name stands, or with characters that deceive.
pub(super) fn text_fault(text: &str, kind: TextKind) -> Option<Code> {
    let plain = text.bytes().all(|byte| (0x20..0x7f).contains(&byte));
    if plain && !text.is_empty() && text.len() <= 80 && !text.starts_with(' ') {
        return None;
    }
    if text.len() > kind.characters_max() && text.chars().count() > kind.characters_max() {
        return Some(Code::Limit);
    }
    let lines = kind == TextKind::Comment;
    let bad = |c: char| c.is_control() && !(lines && matches!(c, '\n' | '\r' | '\t')) || is_override(c);
    if kind == TextKind::Name && text.trim().is_empty() || text.chars().any(bad) {
        return Some(Code::BadValue);
    }
    None
}

/// The text with a space for each character that deceives, such as control characters, and none at its ends.
pub fn cleaned(text: &str, kind: TextKind) -> String {
    let lines = kind == TextKind::Comment;
    let bad = |c: char| c.is_control() && !(lines && matches!(c, '\n' | '\r' | '\t')) || is_override(c);
    text.replace(bad, " ").trim().to_owned()
}

/// Characters that turn the direction of what follows.
fn is_override(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// `YYYY-MM-DD`, a day that exists.
pub(crate) fn is_date(text: &str) -> bool {
    let bytes = text.as_bytes();
    if bytes.len() != 10 || bytes[4] != b'-' || bytes[7] != b'-' {
        return false;
    }
    let (Some(year), Some(month), Some(day)) = (number(&bytes[..4]), number(&bytes[5..7]), number(&bytes[8..])) else {
        return false;
    };
    let leap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
    let days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => return false,
    };
    (1..=days).contains(&day)
}

/// RFC 3339 with an offset.
pub(crate) fn is_time(text: &str) -> bool {
    let Some((date, rest)) = text.split_at_checked(10) else {
        return false;
    };
    let bytes = rest.as_bytes();
    if !is_date(date) || bytes.len() < 10 || !matches!(bytes[0], b'T' | b't') {
        return false;
    }
    let clock = &bytes[1..9];
    let (Some(hour), Some(minute), Some(second)) = (number(&clock[..2]), number(&clock[3..5]), number(&clock[6..8]))
    else {
        return false;
    };
    let mut offset = &bytes[9..];
    if let [b'.', digits @ ..] = offset {
        let count = digits.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if count == 0 {
            return false;
        }
        offset = &digits[count..];
    }
    clock[2] == b':' && clock[5] == b':' && hour < 24 && minute < 60 && second <= 60 && is_offset(offset)
}

fn is_offset(bytes: &[u8]) -> bool {
    match bytes {
        [b'Z' | b'z'] => true,
        [b'+' | b'-', hours @ .., b':', m1, m2] if hours.len() == 2 => {
            number(hours).is_some_and(|h| h < 24) && number(&[*m1, *m2]).is_some_and(|m| m < 60)
        }
        _ => false,
    }
}

fn number(digits: &[u8]) -> Option<u32> {
    digits.iter().try_fold(0, |sum, byte| {
        byte.is_ascii_digit().then(|| sum * 10 + u32::from(byte - b'0'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_needs_its_offset() {
        assert!(is_time("2026-03-14T19:05:00+01:00"));
        assert!(is_time("2026-03-14T19:05:00.250Z"));
        for bad in [
            "2026-03-14T19:05:00",
            "2026-02-30T10:00:00Z",
            "2026-03-14",
            "2026-03-14T24:00:00Z",
            "é",
        ] {
            assert!(!is_time(bad), "{bad}");
        }
    }

    #[test]
    fn a_date_must_be_in_the_calendar() {
        assert!(is_date("2024-02-29"));
        assert!(!is_date("2026-02-29") && !is_date("2026-13-01") && !is_date("26-01-01"));
    }

    #[test]
    fn a_name_that_turns_the_direction_of_writing_is_refused() {
        assert_eq!(text_fault("Anna", TextKind::Name), None);
        assert_eq!(text_fault("An\u{202e}na", TextKind::Name), Some(Code::BadValue));
        assert_eq!(text_fault("a\nb", TextKind::Name), Some(Code::BadValue));
        assert_eq!(text_fault("a\nb", TextKind::Comment), None);
        assert_eq!(text_fault("", TextKind::Name), Some(Code::BadValue));
        assert_eq!(text_fault(&"x".repeat(81), TextKind::Name), Some(Code::Limit));
    }
}
