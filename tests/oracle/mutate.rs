//! Spoils a record in one of many ways, chosen by a seed: bytes, tokens of JSON, and everything a record is made of.
//! Knows no rules; what it makes may still be legal.

mod record;
mod rules;

use record::RECORD_KINDS;
use serde_json::Value;

/// A small generator of chance: the same seed gives the same numbers everywhere.
#[derive(Debug)]
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`, 0 when there is none.
    pub fn below(&mut self, end: usize) -> usize {
        if end == 0 {
            0
        } else {
            (self.next() % end as u64) as usize
        }
    }

    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

type SpoilText = fn(&mut Chance, &str) -> Vec<u8>;

const TEXT_KINDS: &[SpoilText] = &[
    change_a_byte,
    insert_a_byte,
    drop_bytes,
    truncate,
    swap_tokens,
    double_a_member,
    wrap_in_brackets,
    odd_start,
];

/// The text of a record, spoilt. Text that is no JSON is spoilt byte by byte.
pub fn mutate(seed: u64, text: &str) -> Vec<u8> {
    let mut chance = Chance::new(seed);
    let times = if chance.below(4) == 0 { 2 } else { 1 };
    let parsed: Option<Value> = serde_json::from_str(text).ok().filter(Value::is_object);
    if let Some(mut record) = parsed
        && chance.below(10) < 8
    {
        for _ in 0..times {
            chance.pick(RECORD_KINDS)(&mut chance, &mut record);
        }
        return record.to_string().into_bytes();
    }
    chance.pick(TEXT_KINDS)(&mut chance, text)
}

/// The record under a few options that mostly leave it legal and score it otherwise.
pub fn with_options(seed: u64, text: &str) -> String {
    let mut chance = Chance::new(seed);
    let mut record: Value = serde_json::from_str(text).unwrap();
    for _ in 0..1 + chance.below(4) {
        rules::set_an_option(&mut chance, &mut record);
    }
    record.to_string()
}

fn change_a_byte(chance: &mut Chance, text: &str) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    let at = chance.below(bytes.len());
    if let Some(byte) = bytes.get_mut(at) {
        *byte = chance.next() as u8;
    }
    bytes
}

fn insert_a_byte(chance: &mut Chance, text: &str) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    let likely = b"{}[]\",:\\0-e.\x00\xff\n ";
    bytes.insert(chance.below(bytes.len() + 1), *chance.pick(likely));
    bytes
}

fn drop_bytes(chance: &mut Chance, text: &str) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    let at = chance.below(bytes.len());
    let end = (at + 1 + chance.below(12)).min(bytes.len());
    bytes.drain(at.min(end)..end);
    bytes
}

fn truncate(chance: &mut Chance, text: &str) -> Vec<u8> {
    text.as_bytes()[..chance.below(text.len())].to_vec()
}

/// The text as strings, marks and the rest.
fn tokens(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let (mut inside, mut escaped) = (false, false);
    for c in text.chars() {
        let begins = !inside && (all.is_empty() || "{}[],:\" ".contains(c) || ends_token(all.last()));
        if begins {
            all.push(String::new());
        }
        all.last_mut().unwrap().push(c);
        if c == '"' && !escaped {
            inside = !inside;
        }
        escaped = inside && c == '\\' && !escaped;
    }
    all
}

fn ends_token(last: Option<&String>) -> bool {
    last.and_then(|token| token.chars().last())
        .is_some_and(|c| "{}[],:\" ".contains(c))
}

fn swap_tokens(chance: &mut Chance, text: &str) -> Vec<u8> {
    let mut all = tokens(text);
    let (a, b) = (chance.below(all.len()), chance.below(all.len()));
    if !all.is_empty() {
        all.swap(a, b);
    }
    all.concat().into_bytes()
}

fn double_a_member(chance: &mut Chance, text: &str) -> Vec<u8> {
    let members = [
        "\"version\":\"1.0\",",
        "\"type\":\"pass\",",
        "\"by\":\"A\",",
        "\"dealer\":\"A\",",
    ];
    let braces: Vec<usize> = text.match_indices('{').map(|(at, _)| at).collect();
    let at = braces.get(chance.below(braces.len())).map_or(0, |at| at + 1);
    let (before, after) = text.split_at(at);
    format!("{before}{}{after}", chance.pick(&members)).into_bytes()
}

fn wrap_in_brackets(chance: &mut Chance, text: &str) -> Vec<u8> {
    let depth = *chance.pick(&[1, 2, 31, 32, 33, 200, 100_000]);
    let end = if chance.below(2) == 0 {
        "]".repeat(depth)
    } else {
        String::new()
    };
    format!("{}{text}{end}", "[".repeat(depth)).into_bytes()
}

fn odd_start(chance: &mut Chance, text: &str) -> Vec<u8> {
    let starts: [&[u8]; 5] = [b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\x00", b"// a note\n"];
    [*chance.pick(&starts), text.as_bytes()].concat()
}

#[cfg(test)]
const EXAMPLE: &str = include_str!("../fixtures/examples/ulti.talon.json");

#[test]
fn the_same_seed_spoils_in_the_same_way_and_others_in_others() {
    let spoilt: Vec<Vec<u8>> = (0..200).map(|seed| mutate(seed, EXAMPLE)).collect();
    assert!((0..200).all(|seed| mutate(seed as u64, EXAMPLE) == spoilt[seed]));
    let mut different = spoilt.clone();
    different.sort();
    different.dedup();
    assert!(different.len() > 150, "only {} different", different.len());
}

#[test]
fn spoilt_records_are_mostly_refused_and_never_stop_the_judge() {
    let mut refused = 0;
    for seed in 0..1_000 {
        let bytes = mutate(seed, EXAMPLE);
        let accepted = str::from_utf8(&bytes).is_ok_and(|text| super::judge(text).accepted);
        refused += usize::from(!accepted);
    }
    assert!((500..980).contains(&refused), "{refused} of 1000 were refused");
}

#[test]
fn every_way_of_spoiling_copes_with_a_record_that_has_nothing() {
    for seed in 0..300 {
        for text in ["", "{}", "[]", "1", "{\"actions\":3,\"rules\":{},\"deal\":{}}"] {
            mutate(seed, text);
        }
    }
}
