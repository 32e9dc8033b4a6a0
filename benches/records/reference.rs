//! R1: the record as flat structs that borrow their strings and refuse unknown members, read by serde_json.
//! This is what a reader without places and rules costs; nothing of the program uses it.
#![allow(dead_code, reason = "the members are there to be read, not to be used")]

use std::collections::BTreeMap;

use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<'a> {
    format: &'a str,
    version: &'a str,
    id: Option<&'a str>,
    game: &'a str,
    #[serde(borrow)]
    rules: Rules<'a>,
    source: Option<Source<'a>>,
    #[serde(borrow)]
    players: Option<BySeat<Player<'a>>>,
    #[serde(borrow)]
    deal: Deal<'a>,
    #[serde(borrow)]
    actions: Vec<Action<'a>>,
    result: Option<Outcome>,
    #[serde(default, borrow)]
    variations: Vec<Variation<'a>>,
    #[serde(default, borrow)]
    annotations: Vec<Annotation<'a>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rules<'a> {
    id: &'a str,
    edition: u32,
    #[serde(default)]
    options: BTreeMap<String, i64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Source<'a> {
    event: Option<&'a str>,
    table: Option<&'a str>,
    round: Option<u32>,
    deal: Option<u32>,
    played: Option<&'a str>,
    timezone: Option<&'a str>,
    origin: Option<&'a str>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BySeat<T> {
    #[serde(rename = "A")]
    a: Option<T>,
    #[serde(rename = "B")]
    b: Option<T>,
    #[serde(rename = "C")]
    c: Option<T>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Player<'a> {
    name: Option<&'a str>,
    kind: Option<&'a str>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Deal<'a> {
    dealer: &'a str,
    #[serde(borrow)]
    hands: BySeat<Vec<&'a str>>,
    #[serde(default, borrow)]
    talon: Vec<&'a str>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Action<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    by: Option<&'a str>,
    card: Option<&'a str>,
    #[serde(default, borrow)]
    cards: Option<Vec<&'a str>>,
    bid: Option<&'a str>,
    value: Option<u8>,
    game: Option<bool>,
    suit: Option<&'a str>,
    choice: Option<&'a str>,
    #[serde(default, borrow)]
    components: Option<Vec<&'a str>>,
    against: Option<&'a str>,
    at: Option<u64>,
    ms: Option<u64>,
    irregular: Option<bool>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Outcome {
    claimed: Option<Claimed>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Claimed {
    scores: Option<BySeat<i64>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Variation<'a> {
    id: &'a str,
    parent: &'a str,
    from: u32,
    #[serde(borrow)]
    actions: Vec<Action<'a>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Annotation<'a> {
    id: &'a str,
    kind: &'a str,
    text: Option<&'a str>,
}
