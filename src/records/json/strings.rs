//! The inside of JSON strings: where one ends, whether its escapes are sound, and what it says.
//! Looks at eight bytes at a time, because records are made of short strings.

use std::borrow::Cow;

use super::fault::{Reason, SyntaxFault};

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x8080_8080_8080_8080;

/// Marks with a high bit the bytes that end a plain run: the quote, the backslash, controls.
/// Only the lowest mark is exact; a borrow can set a false one above it.
#[inline(always)]
const fn stops(word: u64) -> u64 {
    let quote = word ^ (ONES * b'"' as u64);
    let backslash = word ^ (ONES * b'\\' as u64);
    (quote.wrapping_sub(ONES) & !quote
        | backslash.wrapping_sub(ONES) & !backslash
        | word.wrapping_sub(ONES * 0x20) & !word)
        & HIGHS
}

/// The end of a string without its closing quote consumed, and whether it has escapes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scanned {
    /// Offset of the closing quote.
    pub close: usize,
    /// Whether a backslash occurs.
    pub escaped: bool,
    /// One bit chosen by the first bytes; equal strings without escapes share it.
    pub mark: u64,
}

/// Scans a string whose first byte after the opening quote is at `from`.
#[inline(always)]
pub(super) fn scan(text: &[u8], from: usize) -> Result<Scanned, SyntaxFault> {
    let Some(chunk) = text.get(from..).and_then(<[u8]>::first_chunk::<8>) else {
        return scan_at_the_end(text, from);
    };
    let word = u64::from_le_bytes(*chunk);
    let found = stops(word);
    if found == 0 {
        return scan_long(text, from + 8, mark(word));
    }
    let close = from + (found.trailing_zeros() / 8) as usize;
    let below = (found & found.wrapping_neg()).wrapping_sub(1);
    if text.get(close) == Some(&b'"') {
        return Ok(Scanned {
            close,
            escaped: false,
            mark: mark(word & below),
        });
    }
    scan_with_escapes(text, close)
}

#[inline(always)]
const fn mark(word: u64) -> u64 {
    1 << (word.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58)
}

/// Scans a string too near the end of the text for a whole word.
#[cold]
fn scan_at_the_end(text: &[u8], from: usize) -> Result<Scanned, SyntaxFault> {
    let scanned = scan_with_escapes(text, from)?;
    if scanned.escaped {
        return Ok(scanned);
    }
    let mut word = [0; 8];
    for (slot, byte) in word.iter_mut().zip(text.get(from..=scanned.close).unwrap_or_default()) {
        *slot = *byte;
    }
    // Fewer than eight bytes are left, the closing quote among them, whose lower bits belong to the mark.
    let bits = (1u64 << (8 * (scanned.close - from) + 7)) - 1;
    Ok(Scanned {
        mark: mark(u64::from_le_bytes(word) & bits),
        ..scanned
    })
}

#[inline(never)]
fn scan_long(text: &[u8], from: usize, mark: u64) -> Result<Scanned, SyntaxFault> {
    let mut at = from;
    while let Some(chunk) = text.get(at..).and_then(<[u8]>::first_chunk::<8>) {
        let found = stops(u64::from_le_bytes(*chunk));
        if found != 0 {
            at += (found.trailing_zeros() / 8) as usize;
            break;
        }
        at += 8;
    }
    if text.get(at) == Some(&b'"') {
        return Ok(Scanned {
            close: at,
            escaped: false,
            mark,
        });
    }
    scan_with_escapes(text, at).map(|end| if end.escaped { end } else { Scanned { mark, ..end } })
}

/// The careful way, byte by byte; a string with escapes has every mark, so that it is always compared in full.
#[cold]
#[inline(never)]
fn scan_with_escapes(text: &[u8], from: usize) -> Result<Scanned, SyntaxFault> {
    let mut at = from;
    let mut escaped = false;
    loop {
        match text.get(at) {
            None => return Err(SyntaxFault::at(Reason::UnexpectedEnd, text.len())),
            Some(b'"') => {
                return Ok(Scanned {
                    close: at,
                    escaped,
                    mark: u64::MAX,
                });
            }
            Some(b'\\') => {
                escaped = true;
                at = check_escape(text, at)?;
            }
            Some(&control @ ..0x20) => {
                return Err(SyntaxFault::at(Reason::ControlCharacter(char::from(control)), at));
            }
            Some(_) => at += 1,
        }
    }
}

/// Checks the escape whose backslash is at `at` and returns the offset behind it.
fn check_escape(text: &[u8], at: usize) -> Result<usize, SyntaxFault> {
    match text.get(at + 1) {
        Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => Ok(at + 2),
        Some(b'u') => match hex4(text, at + 2)? {
            0xD800..0xDC00 => {
                let rest = text.get(at + 6..).unwrap_or_default();
                if rest.starts_with(b"\\u") && matches!(hex4(text, at + 8)?, 0xDC00..0xE000) {
                    Ok(at + 12)
                } else if b"\\u".starts_with(rest) && rest.len() < 2 {
                    Err(SyntaxFault::at(Reason::UnexpectedEnd, text.len()))
                } else {
                    Err(SyntaxFault::at(Reason::LoneSurrogate, at))
                }
            }
            0xDC00..0xE000 => Err(SyntaxFault::at(Reason::LoneSurrogate, at)),
            _ => Ok(at + 6),
        },
        Some(_) => Err(SyntaxFault::at(Reason::BadEscape, at)),
        None => Err(SyntaxFault::at(Reason::UnexpectedEnd, text.len())),
    }
}

fn hex4(text: &[u8], from: usize) -> Result<u32, SyntaxFault> {
    let mut code = 0;
    for at in from..from + 4 {
        let digit = match text.get(at) {
            None => return Err(SyntaxFault::at(Reason::UnexpectedEnd, text.len())),
            Some(byte) => char::from(*byte).to_digit(16),
        };
        code = code * 16 + digit.ok_or_else(|| SyntaxFault::at(Reason::BadEscape, from - 2))?;
    }
    Ok(code)
}

/// What the inside of a scanned string says.
#[inline]
pub(super) fn decode(inside: &str, escaped: bool) -> Cow<'_, str> {
    if escaped {
        Cow::Owned(unescape(inside))
    } else {
        Cow::Borrowed(inside)
    }
}

#[cold]
fn unescape(inside: &str) -> String {
    let mut said = String::with_capacity(inside.len());
    let mut rest = inside;
    while let Some((plain, after)) = rest.split_once('\\') {
        said.push_str(plain);
        let mut chars = after.chars();
        match chars.next() {
            Some('b') => said.push('\u{8}'),
            Some('f') => said.push('\u{c}'),
            Some('n') => said.push('\n'),
            Some('r') => said.push('\r'),
            Some('t') => said.push('\t'),
            Some('u') => {
                let (character, used) = unicode(after);
                said.push(character);
                chars = after.get(used..).unwrap_or_default().chars();
            }
            Some(other) => said.push(other),
            None => {}
        }
        rest = chars.as_str();
    }
    said.push_str(rest);
    said
}

/// The character of `uXXXX` or `uXXXX\uXXXX`, and how many bytes it took.
fn unicode(after: &str) -> (char, usize) {
    let unit = |from: usize| {
        after
            .get(from..from + 4)
            .and_then(|hex| u32::from_str_radix(hex, 16).ok())
    };
    let first = unit(1).unwrap_or(0xFFFD);
    match (first, unit(7)) {
        (0xD800..0xDC00, Some(second @ 0xDC00..0xE000)) => {
            let code = 0x1_0000 + ((first - 0xD800) << 10) + (second - 0xDC00);
            (char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER), 11)
        }
        _ => (char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER), 5),
    }
}
