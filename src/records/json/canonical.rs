//! Canonical JSON after RFC 8785: members sorted by UTF-16 code units, no white space, strings escaped one way only.
//! Writes what it is given; which lists a record sorts and which members it drops is for the record to say.

use std::cmp::Ordering;
use std::io::Write;

use super::value::{Value, ValueKind};

/// Objects with up to this many members are sorted without allocating.
const SORTED_IN_PLACE_MAX: usize = 16;

/// Writes a value of a text canonically.
pub fn value(out: &mut Vec<u8>, value: Value<'_>) {
    match value.kind() {
        ValueKind::Object => members(out, value, |_| true),
        ValueKind::Array => {
            let mut array = Array::begin(out);
            for item in value.items() {
                self::value(array.item(), item);
            }
            array.end();
        }
        ValueKind::String if value.has_escapes() => string(out, &value.as_str().unwrap_or_default()),
        ValueKind::Int if value.source() == "-0" => out.push(b'0'),
        ValueKind::Number => number(out, value.source().parse().unwrap_or_default()),
        // A string without escapes has nothing that would need one.
        ValueKind::String | ValueKind::Int | ValueKind::True | ValueKind::False | ValueKind::Null => {
            out.extend_from_slice(value.source().as_bytes());
        }
    }
}

/// Writes an object of a text with those of its members whose names are wanted.
pub fn members(out: &mut Vec<u8>, object: Value<'_>, wanted: impl Fn(Value<'_>) -> bool) {
    members_by(out, object, wanted, |out, _, inner| value(out, inner));
}

/// The same with values written by `write`, which is given the name and the value.
pub(crate) fn members_by<'a>(
    out: &mut Vec<u8>,
    object: Value<'a>,
    wanted: impl Fn(Value<'a>) -> bool,
    mut write: impl FnMut(&mut Vec<u8>, Value<'a>, Value<'a>),
) {
    if object.len() > SORTED_IN_PLACE_MAX || !members_in_place(out, object, &wanted, &mut write) {
        let mut sorted: Vec<_> = object.members().filter(|(name, _)| wanted(*name)).collect();
        sorted.sort_by(|a, b| compare_names(a.0, b.0));
        let mut open = Object::begin(out);
        for (name, inner) in sorted {
            write(open.member_of(name), name, inner);
        }
        open.end();
    }
}

/// The same for few members whose names differ in their first eight bytes, as nearly all do. False, and nothing
/// written, if they are not such.
fn members_in_place<'a>(
    out: &mut Vec<u8>,
    object: Value<'a>,
    wanted: impl Fn(Value<'a>) -> bool,
    write: &mut impl FnMut(&mut Vec<u8>, Value<'a>, Value<'a>),
) -> bool {
    let mut sorted = [(0, 0); SORTED_IN_PLACE_MAX];
    let mut count = 0;
    for (place, name, _) in object.members_with_places() {
        if !wanted(name) {
            continue;
        }
        let Some(rank) = name.rank() else { return false };
        let mut at = count;
        while at > 0 && sorted[at - 1].0 >= rank {
            if sorted[at - 1].0 == rank {
                return false;
            }
            sorted[at] = sorted[at - 1];
            at -= 1;
        }
        sorted[at] = (rank, place);
        count += 1;
    }
    out.push(b'{');
    for (number, (_, place)) in sorted.iter().take(count).enumerate() {
        let Some((name, inner)) = object.member_at(*place) else {
            continue;
        };
        if number > 0 {
            out.push(b',');
        }
        match Value::written_together(name, inner) {
            Some(written) if inner.kind() == ValueKind::String && !inner.has_escapes() => {
                out.extend_from_slice(written)
            }
            _ => {
                value(out, name);
                out.push(b':');
                write(out, name, inner);
            }
        }
    }
    out.push(b'}');
    true
}

fn compare_names(a: Value<'_>, b: Value<'_>) -> Ordering {
    compare(&a.as_str().unwrap_or_default(), &b.as_str().unwrap_or_default())
}

/// The order of member names: by UTF-16 code units, which differs from that of UTF-8 beyond the basic plane.
#[must_use]
pub fn compare(a: &str, b: &str) -> Ordering {
    let differing = a.bytes().zip(b.bytes()).find(|(x, y)| x != y);
    match differing {
        Some((x, y)) if x >= 0xEE && y >= 0xEE => a.encode_utf16().cmp(b.encode_utf16()),
        _ => a.cmp(b),
    }
}

/// Writes a string with its quotes.
pub fn string(out: &mut Vec<u8>, said: &str) {
    out.push(b'"');
    let mut rest = said.as_bytes();
    while let Some(at) = rest.iter().position(|byte| matches!(byte, ..0x20 | b'"' | b'\\')) {
        let (plain, from) = rest.split_at(at);
        out.extend_from_slice(plain);
        let byte = from.first().copied().unwrap_or_default();
        let letter = match byte {
            b'"' | b'\\' => byte,
            8 => b'b',
            9 => b't',
            10 => b'n',
            12 => b'f',
            13 => b'r',
            _ => b'u',
        };
        out.extend_from_slice(&[b'\\', letter]);
        if letter == b'u' {
            let hex = |digit: u8| if digit < 10 { b'0' + digit } else { b'a' + digit - 10 };
            out.extend_from_slice(&[b'0', b'0', hex(byte >> 4), hex(byte & 15)]);
        }
        rest = from.get(1..).unwrap_or_default();
    }
    out.extend_from_slice(rest);
    out.push(b'"');
}

/// Writes an integer.
pub fn integer(out: &mut Vec<u8>, number: i64) {
    if let (0..=9, Ok(small)) = (number, u8::try_from(number)) {
        out.push(b'0' + small);
        return;
    }
    // A vector takes every byte it is given, so there is no failure to report.
    let _ = write!(out, "{number}");
}

/// Writes a number as ECMAScript does: the shortest digits that read back the same.
fn number(out: &mut Vec<u8>, number: f64) {
    if number == 0.0 {
        out.push(b'0');
        return;
    }
    let shortest = format!("{:e}", number.abs());
    let (mantissa, exponent) = shortest.split_once('e').unwrap_or((&shortest, "0"));
    let digits = mantissa.replace('.', "");
    let count = i32::try_from(digits.len()).unwrap_or_default();
    let point = exponent.parse::<i32>().unwrap_or_default() + 1;
    let zeros = |count: i32| "0".repeat(usize::try_from(count).unwrap_or_default());
    let split = |at: i32| digits.split_at(usize::try_from(at).unwrap_or_default());
    let written = match point {
        _ if (count..=21).contains(&point) => digits.clone() + &zeros(point - count),
        1..=21 => format!("{}.{}", split(point).0, split(point).1),
        -5..=0 => format!("0.{}{digits}", zeros(-point)),
        _ => {
            let fraction = if count > 1 {
                format!(".{}", split(1).1)
            } else {
                String::new()
            };
            format!("{}{fraction}e{:+}", split(1).0, point - 1)
        }
    };
    if number < 0.0 {
        out.push(b'-');
    }
    out.extend_from_slice(written.as_bytes());
}

/// An object being written. The caller names the members in canonical order.
#[derive(Debug)]
pub struct Object<'o> {
    out: &'o mut Vec<u8>,
    empty: bool,
}

impl<'o> Object<'o> {
    /// Opens an object.
    pub fn begin(out: &'o mut Vec<u8>) -> Self {
        out.push(b'{');
        Self { out, empty: true }
    }

    /// Writes a name and gives the place for its value.
    pub fn member(&mut self, name: &str) -> &mut Vec<u8> {
        self.comma();
        string(self.out, name);
        self.out.push(b':');
        self.out
    }

    /// Writes a name that needs no escape and gives the place for its value.
    #[inline]
    pub fn plain_member(&mut self, name: &'static str) -> &mut Vec<u8> {
        debug_assert!(
            name.bytes()
                .all(|byte| byte.is_ascii_graphic() && byte != b'"' && byte != b'\\')
        );
        self.out.push(if self.empty { b'"' } else { b',' });
        if !self.empty {
            self.out.push(b'"');
        }
        self.empty = false;
        self.out.extend_from_slice(name.as_bytes());
        self.out.extend_from_slice(b"\":");
        self.out
    }

    fn member_of(&mut self, name: Value<'_>) -> &mut Vec<u8> {
        self.comma();
        value(self.out, name);
        self.out.push(b':');
        self.out
    }

    #[inline]
    fn comma(&mut self) {
        if !self.empty {
            self.out.push(b',');
        }
        self.empty = false;
    }

    /// Closes it.
    pub fn end(self) {
        self.out.push(b'}');
    }
}

/// An array being written.
#[derive(Debug)]
pub struct Array<'o> {
    out: &'o mut Vec<u8>,
    empty: bool,
}

impl<'o> Array<'o> {
    /// Opens an array.
    pub fn begin(out: &'o mut Vec<u8>) -> Self {
        out.push(b'[');
        Self { out, empty: true }
    }

    /// Gives the place for the next item.
    #[inline]
    pub fn item(&mut self) -> &mut Vec<u8> {
        if !self.empty {
            self.out.push(b',');
        }
        self.empty = false;
        self.out
    }

    /// Closes it.
    pub fn end(self) {
        self.out.push(b']');
    }
}

#[cfg(test)]
mod tests;
