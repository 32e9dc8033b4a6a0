//! The grammar of JSON numbers and which of them are integers that every reader keeps exactly.
//! Integers must lie within 2^53, as I-JSON asks; anyone who needs an integer takes nothing else.

use super::fault::{Reason, SyntaxFault};
use super::value::ValueKind;

/// The largest integer that every JSON reader keeps exactly.
pub const INTEGER_MAX: i64 = (1 << 53) - 1;

/// Scans the number that begins at `from`: what it is, and the offset behind it.
#[inline]
pub(super) fn scan(text: &[u8], from: usize) -> Result<(ValueKind, usize), SyntaxFault> {
    let mut at = from;
    if text.get(at) == Some(&b'-') {
        at += 1;
    }
    let digits_from = at;
    at = digits(text, at);
    if at == digits_from {
        return Err(SyntaxFault::at(
            if at < text.len() {
                Reason::BadNumber
            } else {
                Reason::UnexpectedEnd
            },
            at,
        ));
    }
    if at - digits_from > 1 && text.get(digits_from) == Some(&b'0') {
        return Err(SyntaxFault::at(Reason::BadNumber, digits_from));
    }
    if matches!(text.get(at), Some(b'.' | b'e' | b'E')) || at - digits_from > 15 {
        return scan_uncommon(text, from, at);
    }
    Ok((ValueKind::Int, at))
}

#[inline]
fn digits(text: &[u8], from: usize) -> usize {
    let mut at = from;
    while matches!(text.get(at), Some(b'0'..=b'9')) {
        at += 1;
    }
    at
}

/// A number with a fraction or an exponent, or with so many digits that its size must be looked at.
#[cold]
fn scan_uncommon(text: &[u8], from: usize, whole_end: usize) -> Result<(ValueKind, usize), SyntaxFault> {
    let mut at = whole_end;
    if text.get(at) == Some(&b'.') {
        at = some_digits(text, at + 1)?;
    }
    if matches!(text.get(at), Some(b'e' | b'E')) {
        at += 1;
        if matches!(text.get(at), Some(b'+' | b'-')) {
            at += 1;
        }
        at = some_digits(text, at)?;
    }
    let written = text
        .get(from..at)
        .and_then(|bytes| std::str::from_utf8(bytes).ok())
        .unwrap_or_default();
    if at == whole_end
        && written
            .parse::<i64>()
            .is_ok_and(|n| (-INTEGER_MAX..=INTEGER_MAX).contains(&n))
    {
        return Ok((ValueKind::Int, at));
    }
    match written.parse::<f64>() {
        Ok(number) if number.is_finite() => Ok((ValueKind::Number, at)),
        _ => Err(SyntaxFault::at(Reason::BadNumber, from)),
    }
}

fn some_digits(text: &[u8], from: usize) -> Result<usize, SyntaxFault> {
    let at = digits(text, from);
    if at > from {
        return Ok(at);
    }
    Err(SyntaxFault::at(
        if at < text.len() {
            Reason::BadNumber
        } else {
            Reason::UnexpectedEnd
        },
        at,
    ))
}
