//! Inputs that nobody wrote, made of sound ones: the same from the same seed and number.

use serde_json::Value;

/// Numbers without a pattern (SplitMix64).
#[derive(Debug)]
pub struct Chance(u64);

impl Chance {
    /// The chance of one input.
    pub fn new(seed: u64, number: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Below a bound; 0 when that is 0.
    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    fn byte(&mut self) -> u8 {
        self.next() as u8
    }
}

/// What readers stumble over.
const WORDS: &[&[u8]] = &[
    b"null",
    b"true",
    b"{}",
    b"[]",
    b"\"\"",
    b"-1",
    b"0",
    b"1e999",
    b"9223372036854775807",
    b"18446744073709551616",
    b"\\u0000",
    b"\\ud800",
    b"\"",
    b"\\",
    b"[",
    b"]",
    b"{",
    b"}",
    b",",
    b":",
    b"\n",
    b"\r\n",
    b"\0",
    b"\xFF",
    b"\xEF\xBB\xBF",
    b"\xC3",
    "č".as_bytes(),
    "\u{202E}".as_bytes(),
    "\u{10FFFF}".as_bytes(),
    b"A",
    b"B",
    b"C",
    b"2026-02-30",
    b"0001-01-01T00:00:00Z",
    b"\x1B[2J",
];

/// One input in sixteen is bytes without sense. The others are a sound one with some places spoilt: of JSON mostly its
/// values, so that it is still JSON and what is behind the syntax is tried, else its bytes.
pub fn input(seeds: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    if chance.below(16) == 0 {
        let length = chance.below(300);
        return (0..length).map(|_| chance.byte()).collect();
    }
    let mut bytes = seeds[chance.below(seeds.len())].clone();
    if chance.below(4) > 0
        && let Ok(mut whole) = serde_json::from_slice::<Value>(&bytes)
    {
        let other = serde_json::from_slice(&seeds[chance.below(seeds.len())]).unwrap_or(Value::Null);
        for _ in 0..=chance.below(3) {
            change(&mut whole, &other, chance);
        }
        return whole.to_string().into();
    }
    for _ in 0..=chance.below(4) {
        let other = &seeds[chance.below(seeds.len())];
        spoil(&mut bytes, other, chance);
    }
    bytes
}

/// Changes one value somewhere inside.
fn change(whole: &mut Value, other: &Value, chance: &mut Chance) {
    let goes_on = chance.below(6) > 0;
    match whole {
        Value::Object(members) if goes_on && !members.is_empty() => {
            let name = members
                .keys()
                .nth(chance.below(members.len()))
                .cloned()
                .unwrap_or_default();
            match chance.below(24) {
                0 => drop(members.remove(&name)),
                1 => drop(members.insert(format!("{name}x"), Value::from(1))),
                _ => change(&mut members[&name], other.get(&name).unwrap_or(other), chance),
            }
        }
        Value::Array(items) if goes_on && !items.is_empty() => {
            let (first, second) = (chance.below(items.len()), chance.below(items.len()));
            match chance.below(10) {
                0 => drop(items.remove(first)),
                1 => items.insert(second, items[first].clone()),
                2 => items.swap(first, second),
                _ => change(&mut items[first], other.get(second).unwrap_or(other), chance),
            }
        }
        Value::Number(number) => {
            *number = number
                .as_i64()
                .unwrap_or(0)
                .wrapping_add(chance.below(5) as i64 - 2)
                .into()
        }
        Value::String(text) if chance.below(2) == 0 => {
            let mut bytes = std::mem::take(text).into_bytes();
            spoil(&mut bytes, b"ABCDEFGHX7", chance);
            *text = String::from_utf8_lossy(&bytes).into_owned();
        }
        Value::Bool(is) => *is = !*is,
        _ if chance.below(2) == 0 => *whole = other.clone(),
        _ => *whole = serde_json::from_slice(WORDS[chance.below(WORDS.len())]).unwrap_or(Value::Null),
    }
}

fn spoil(bytes: &mut Vec<u8>, other: &[u8], chance: &mut Chance) {
    let at = chance.below(bytes.len() + 1);
    let length = match chance.below(4) {
        0 => chance.below(bytes.len() - at + 1),
        _ => chance.below(12).min(bytes.len() - at),
    };
    match chance.below(9) {
        0 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
        1 if at < bytes.len() => bytes[at] = chance.byte(),
        2 => drop(bytes.drain(at..at + length)),
        3 => {
            let copied = bytes[at..at + length].to_vec();
            let to = chance.below(bytes.len() + 1);
            bytes.splice(to..to, copied);
        }
        4 => {
            let from = chance.below(other.len());
            let part = chance.below(60).min(other.len() - from);
            bytes.splice(at..at + length, other[from..from + part].iter().copied());
        }
        5 => bytes.truncate(at),
        6 => digit(bytes, at, chance),
        7 => swap(bytes, at, chance),
        _ => {
            let word = WORDS[chance.below(WORDS.len())];
            bytes.splice(at..at + length.min(8), word.iter().copied());
        }
    }
}

/// Another digit in the place of the next one.
fn digit(bytes: &mut [u8], at: usize, chance: &mut Chance) {
    if let Some(digit) = bytes[at..].iter_mut().find(|byte| byte.is_ascii_digit()) {
        *digit = b'0' + chance.below(10) as u8;
    }
}

/// Two letters of the text changed for each other: what stays sound JSON, and is another hand.
fn swap(bytes: &mut [u8], at: usize, chance: &mut Chance) {
    let second = chance.below(bytes.len());
    let letter = |from: usize| (from..bytes.len()).find(|place| bytes[*place].is_ascii_uppercase());
    if let (Some(first), Some(second)) = (letter(at), letter(second)) {
        bytes.swap(first, second);
    }
}
