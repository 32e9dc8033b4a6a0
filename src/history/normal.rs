//! The normal form of a record in canonical JSON, and the three hashes that tell records apart (format, 8 and 16.5).

use std::ops::Range;

use sha2::{Digest, Sha256};

use super::check::Record;
use super::game::{GameFormat, format_of};
use super::hash::Hash;
use super::json::canonical::{self, Array, Object};
use super::json::{Kind, Value};
use crate::cards::{CardSet, Pack};

/// The hashes of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hashes {
    /// The same cards.
    pub deal: Hash,
    /// The same hand, whoever typed it.
    pub play: Hash,
    /// The same record.
    pub doc: Hash,
}

/// A record in canonical form.
#[derive(Debug, Clone)]
pub struct Normal {
    /// The whole record.
    pub text: Vec<u8>,
    pub hashes: Hashes,
}

const MEMBERS: [&str; 17] = [
    "$schema",
    "actions",
    "annotations",
    "context",
    "corrections",
    "deal",
    "ext",
    "format",
    "game",
    "id",
    "players",
    "result",
    "rules",
    "source",
    "supersedes",
    "variations",
    "version",
];
const DROPPED_WHEN_EMPTY: [&str; 8] =
    ["annotations", "context", "corrections", "ext", "players", "result", "source", "variations"];
/// Members that are opinions or frame, so that they make no other record.
const NOT_IN_DOC: [&str; 4] = ["$schema", "annotations", "ext", "variations"];

/// Buffers for writing; used from record to record.
#[derive(Debug, Default)]
pub struct Writer {
    out: Vec<u8>,
    ranges: [Range<usize>; 17],
    timeless: Vec<u8>,
}

impl Writer {
    /// A writer with empty buffers.
    pub fn new() -> Writer {
        Writer::default()
    }

    /// The canonical text of an accepted record and its hashes. The text stays valid until the next call.
    pub fn write(&mut self, record: &Record<'_>) -> (&[u8], Hashes) {
        self.out.clear();
        self.ranges = Default::default();
        let mut values = [None; 17];
        for (name, value) in record.document.root().members() {
            if let Some(place) = name.as_plain_str().and_then(|name| MEMBERS.binary_search(&name).ok()) {
                values[place] = Some(value);
            }
        }
        self.out.push(b'{');
        for ((place, name), value) in MEMBERS.iter().enumerate().zip(values) {
            let Some(value) = value else { continue };
            let start = self.out.len();
            let comma = usize::from(start > 1);
            if comma == 1 {
                self.out.push(b',');
            }
            if self.member(record, name, value) {
                self.ranges[place] = start + comma..self.out.len();
            } else {
                self.out.truncate(start);
            }
        }
        self.out.push(b'}');
        let hashes = self.hashes(record);
        (&self.out, hashes)
    }

    /// The same, to keep.
    pub fn normal(&mut self, record: &Record<'_>) -> Normal {
        let (text, hashes) = self.write(record);
        Normal { text: text.to_vec(), hashes }
    }

    /// Writes name and value of a member; false when it is not there or is left out.
    fn member<'a>(&mut self, record: &Record<'a>, name: &'static str, value: Value<'a>) -> bool {
        let out = &mut self.out;
        if DROPPED_WHEN_EMPTY.contains(&name) && is_blank(value) {
            return false;
        }
        out.push(b'"');
        out.extend_from_slice(name.as_bytes());
        out.extend_from_slice(b"\":");
        let start = out.len();
        match name {
            "actions" => write_actions(out, value, true),
            "deal" => write_deal(out, value, record),
            "rules" => write_rules(out, value, record.envelope.game.map(format_of)),
            "result" => canonical::members(out, value, |name| {
                !(name.is("computed") || name.is("claimed") && value.get("claimed").is_some_and(is_blank))
            }),
            "variations" => write_variations(out, value),
            _ => canonical::value(out, value),
        }
        !(DROPPED_WHEN_EMPTY.contains(&name) && &out[start..] == b"{}")
    }

    fn part(&self, name: &str) -> &[u8] {
        let place = MEMBERS.iter().position(|member| *member == name).unwrap_or_default();
        &self.out[self.ranges[place].clone()]
    }

    fn hashes(&mut self, record: &Record<'_>) -> Hashes {
        let mut timeless = std::mem::take(&mut self.timeless);
        let timed = record.envelope.actions.is_some_and(has_times);
        if let (true, Some(actions)) = (timed, record.envelope.actions) {
            timeless.clear();
            timeless.extend_from_slice(b"\"actions\":");
            write_actions(&mut timeless, actions, false);
        }
        let actions = if timed { &timeless[..] } else { self.part("actions") };
        let [dealt, game, rules] = ["deal", "game", "rules"].map(|name| self.part(name));
        let deal = finish(Sha256::new_with_prefix(b"{"), &[dealt, game]);
        let doc: Vec<&[u8]> = MEMBERS
            .iter()
            .zip(&self.ranges)
            .filter(|(name, range)| !range.is_empty() && !NOT_IN_DOC.contains(name))
            .map(|(_, range)| &self.out[range.clone()])
            .collect();
        let (play, doc) = hash_both(&[actions, dealt, game, rules], &doc);
        self.timeless = timeless;
        Hashes { deal, play, doc }
    }
}

/// The hashes of two objects that mostly begin alike: what they share is read once.
fn hash_both(a: &[&[u8]], b: &[&[u8]]) -> (Hash, Hash) {
    let shared = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let mut sha = Sha256::new_with_prefix(b"{");
    add(&mut sha, &a[..shared], true);
    let finish = |mut sha: Sha256, rest: &[&[u8]]| {
        add(&mut sha, rest, shared == 0);
        sha.update(b"}");
        Hash(sha.finalize().into())
    };
    (finish(sha.clone(), &a[shared..]), finish(sha, &b[shared..]))
}

fn finish(mut sha: Sha256, members: &[&[u8]]) -> Hash {
    add(&mut sha, members, true);
    sha.update(b"}");
    Hash(sha.finalize().into())
}

fn add(sha: &mut Sha256, members: &[&[u8]], first: bool) {
    for (place, member) in members.iter().enumerate() {
        if place > 0 || !first {
            sha.update(b",");
        }
        sha.update(member);
    }
}

fn is_blank(value: Value<'_>) -> bool {
    matches!(value.kind(), Kind::Object | Kind::Array) && value.is_empty()
}

fn is_time(name: Value<'_>) -> bool {
    name.is("at") || name.is("ms")
}

fn has_times(actions: Value<'_>) -> bool {
    actions.items().any(|action| action.members().any(|(name, _)| is_time(name)))
}

fn write_actions(out: &mut Vec<u8>, actions: Value<'_>, times: bool) {
    let mut array = Array::begin(out);
    for action in actions.items() {
        write_action(array.item(), action, times);
    }
    array.end();
}

/// A card played, to be filled in at 7, 18 and 19.
const PLAY: &[u8; 36] = b"{\"by\":\"A\",\"card\":\"AA\",\"type\":\"play\"}";

/// A card, a pass or a pickup with nothing else said of it, which most actions are; false when it is something else.
#[inline]
fn write_short_action(out: &mut Vec<u8>, action: Value<'_>) -> bool {
    let (mut by, mut card, mut kind) = (None, None, None);
    for (name, value) in action.members() {
        match name.as_plain_str() {
            Some("by") => by = Some(value),
            Some("card") => card = Some(value),
            Some("type") => kind = Some(value),
            _ => return false,
        }
    }
    let plain = |value: Value<'_>| value.as_plain_str().is_some();
    let (Some(by), Some(kind)) = (by.filter(|v| plain(*v)), kind.filter(|v| plain(*v))) else { return false };
    if card.is_some_and(|card| !plain(card)) {
        return false;
    }
    if let (b"\"play\"", Some(card), [_, seat, _]) = (kind.source().as_bytes(), card, by.source().as_bytes())
        && let [_, suit, rank, _] = card.source().as_bytes()
    {
        let mut whole = *PLAY;
        (whole[7], whole[18], whole[19]) = (*seat, *suit, *rank);
        out.extend_from_slice(&whole);
        return true;
    }
    out.extend_from_slice(b"{\"by\":");
    out.extend_from_slice(by.source().as_bytes());
    if let Some(card) = card {
        out.extend_from_slice(b",\"card\":");
        out.extend_from_slice(card.source().as_bytes());
    }
    out.extend_from_slice(b",\"type\":");
    out.extend_from_slice(kind.source().as_bytes());
    out.push(b'}');
    true
}

/// Most actions hold no list; those that do have it sorted.
fn write_action(out: &mut Vec<u8>, action: Value<'_>, times: bool) {
    if action.len() <= 3 && write_short_action(out, action) {
        return;
    }
    let has_list = action.members().any(|(_, value)| value.kind() == Kind::Array);
    if !has_list {
        canonical::members(out, action, |name| times || !is_time(name));
        return;
    }
    let mut members: Vec<(Value<'_>, Value<'_>)> =
        action.members().filter(|(name, _)| times || !is_time(*name)).collect();
    members.sort_by(|a, b| {
        canonical::compare(&a.0.as_str().unwrap_or_default(), &b.0.as_str().unwrap_or_default())
    });
    let mut object = Object::begin(out);
    for (name, value) in members {
        let name = name.as_str().unwrap_or_default();
        let slot = object.member(&name);
        match name.as_ref() {
            "cards" => write_cards(slot, value, None),
            "components" | "agreed" if value.kind() == Kind::Array => write_words(slot, value),
            _ => canonical::value(slot, value),
        }
    }
    object.end();
}

/// Cards in canonical order, unknown ones last; `more` are added to them.
fn write_cards(out: &mut Vec<u8>, list: Value<'_>, more: Option<Value<'_>>) {
    if list.is_null() && more.is_none() {
        out.extend_from_slice(b"null");
        return;
    }
    let (mut known, mut unknown) = (CardSet::EMPTY, if list.is_null() { 10 } else { 0 });
    for item in list.items().chain(more.into_iter().flat_map(|list| list.items())) {
        let card = match item.as_plain_str() {
            Some(code) => Pack::German.parse(code).ok(),
            None => item.as_str().and_then(|code| Pack::German.parse(&code).ok()),
        };
        match card {
            // The same card twice in one list is refused before anything is written.
            Some(card) => known = known.with(card),
            None => unknown += 1,
        }
    }
    out.push(b'[');
    let mut comma = false;
    for code in known.iter().map(|card| Pack::German.code(card)).chain(std::iter::repeat_n("??", unknown)) {
        if comma {
            out.push(b',');
        }
        comma = true;
        if let [suit, rank] = *code.as_bytes() {
            out.extend_from_slice(&[b'"', suit, rank, b'"']);
        }
    }
    out.push(b']');
}

fn write_words(out: &mut Vec<u8>, list: Value<'_>) {
    let mut words: Vec<_> = list.items().map(|item| item.as_str().unwrap_or_default()).collect();
    words.sort();
    let mut array = Array::begin(out);
    for word in &words {
        canonical::string(array.item(), word);
    }
    array.end();
}

/// The deal with its lists sorted and, where two talon cards belong to forehand, given to him.
fn write_deal(out: &mut Vec<u8>, deal: Value<'_>, record: &Record<'_>) {
    let hand = record.hand.as_deref();
    let taker = hand.and_then(|hand| hand.talon_taker()).map(|seat| seat.letter());
    let talon = deal.get("talon");
    let keeps_talon = hand.is_some_and(|hand| hand.keeps_talon());
    let mut object = Object::begin(out);
    if let Some(dealer) = deal.get("dealer") {
        canonical::value(object.plain_member("dealer"), dealer);
    }
    if let Some(first) = deal.get("first") {
        write_seats(object.plain_member("first"), first, |_| None);
    }
    if let Some(hands) = deal.get("hands") {
        let extra = |seat: &str| talon.filter(|_| taker == Some(seat));
        write_seats(object.plain_member("hands"), hands, extra);
    }
    if let Some(talon) = talon.filter(|talon| keeps_talon && !is_blank(*talon)) {
        write_cards(object.plain_member("talon"), talon, None);
    }
    object.end();
}

fn write_seats<'a>(out: &mut Vec<u8>, hands: Value<'a>, extra: impl Fn(&str) -> Option<Value<'a>>) {
    let mut object = Object::begin(out);
    for seat in ["A", "B", "C"] {
        if let Some(hand) = hands.get(seat) {
            write_cards(object.plain_member(seat), hand, extra(seat));
        }
    }
    object.end();
}

/// The rule set without the options that have their default value.
fn write_rules(out: &mut Vec<u8>, rules: Value<'_>, format: Option<&dyn GameFormat>) {
    let mut object = Object::begin(out);
    if let Some(edition) = rules.get("edition") {
        canonical::value(object.plain_member("edition"), edition);
    }
    if let Some(id) = rules.get("id") {
        canonical::value(object.plain_member("id"), id);
    }
    if let Some(options) = rules.get("options") {
        let changed = |name: Value<'_>| {
            let name = name.as_str().unwrap_or_default();
            options.get(&name).is_some_and(|value| !is_default(format, &name, value))
        };
        if options.members().any(|(name, _)| changed(name)) {
            canonical::members(object.plain_member("options"), options, changed);
        }
    }
    object.end();
}

fn is_default(format: Option<&dyn GameFormat>, name: &str, value: Value<'_>) -> bool {
    let own: Option<serde_json::Value> = serde_json::from_str(value.source()).ok();
    format.zip(own).is_some_and(|(format, own)| format.is_default_option(name, &own))
}

fn write_variations(out: &mut Vec<u8>, list: Value<'_>) {
    let mut array = Array::begin(out);
    for variation in list.items() {
        let mut members: Vec<(Value<'_>, Value<'_>)> = variation.members().collect();
        members.sort_by(|a, b| {
            canonical::compare(&a.0.as_str().unwrap_or_default(), &b.0.as_str().unwrap_or_default())
        });
        let mut object = Object::begin(array.item());
        for (name, value) in members {
            let name = name.as_str().unwrap_or_default();
            let slot = object.member(&name);
            if name == "actions" {
                write_actions(slot, value, true);
            } else {
                canonical::value(slot, value);
            }
        }
        object.end();
    }
    array.end();
}

#[cfg(test)]
#[path = "normal_tests.rs"]
mod tests;
