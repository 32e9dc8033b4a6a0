//! The normal form of a record in canonical JSON, and the three hashes that tell records apart (format, 12).

mod actions;
mod deal;
mod later;
mod score;

use std::ops::Range;

use sha2::{Digest, Sha256};

use super::check::{Options, Reader, Record};
use super::game::{GameFormat, format_of};
use super::hash::Hash;
use super::json::canonical::{self, Array};
use super::json::{Value, ValueKind};
use super::renumber::without_dropped;
use super::structure::FormatVersion;
use actions::write_actions;
use deal::write_deal;
use talon_rules::cards::{CardSet, Pack};

/// The hashes of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hashes {
    /// The same record.
    pub doc: Hash,
    pub hand: HandHashes,
}

/// The hashes of what happened, no matter who wrote it down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandHashes {
    Cards {
        /// The same cards.
        deal: Hash,
        /// The same hand.
        play: Hash,
    },
    /// Of a record without cards: the same result of the same people at the same table.
    Score(Hash),
}

impl HandHashes {
    /// What tells that the cards were the same; a score stands for itself.
    pub const fn deal(self) -> Hash {
        match self {
            HandHashes::Cards { deal, .. } => deal,
            HandHashes::Score(score) => score,
        }
    }

    /// What tells that the hand was the same; a score stands for itself.
    pub const fn play(self) -> Hash {
        match self {
            HandHashes::Cards { play, .. } => play,
            HandHashes::Score(score) => score,
        }
    }
}

/// A record in canonical form.
#[derive(Debug, Clone)]
pub struct Normal {
    /// The whole record.
    pub text: Vec<u8>,
    pub hashes: Hashes,
}

/// How a member takes part in the canonical text and in the hashes.
struct Member {
    /// Its name as it is written, with the quotes and the colon.
    key: &'static str,
    /// Left out when it is an empty object or list.
    blank_is_none: bool,
    /// Opinions and frame make no other record.
    in_doc: bool,
}

const fn member(key: &'static str, blank_is_none: bool, in_doc: bool) -> Member {
    Member {
        key,
        blank_is_none,
        in_doc,
    }
}

/// All members in canonical order.
const MEMBERS: [Member; 18] = [
    member("\"$schema\":", false, false),
    member("\"actions\":", false, true),
    member("\"annotations\":", true, false),
    member("\"context\":", true, true),
    member("\"corrections\":", true, true),
    member("\"deal\":", false, true),
    member("\"ext\":", true, false),
    member("\"format\":", false, true),
    member("\"game\":", false, true),
    member("\"id\":", false, true),
    member("\"players\":", true, true),
    member("\"result\":", true, true),
    member("\"rules\":", false, true),
    member("\"score\":", false, true),
    member("\"source\":", true, true),
    member("\"supersedes\":", false, true),
    member("\"variations\":", true, false),
    member("\"version\":", false, true),
];
const ACTIONS: usize = 1;
const DEAL: usize = 5;
const GAME: usize = 8;
const RESULT: usize = 11;
const RULES: usize = 12;
const SCORE: usize = 13;
const VARIATIONS: usize = 16;
const VERSION: usize = 17;

/// The members of a record in the order of `MEMBERS`.
fn values<'a>(record: &Record<'a>) -> [Option<Value<'a>>; 18] {
    let all = &record.envelope;
    [
        all.schema,
        all.actions,
        all.annotations,
        all.context,
        all.corrections,
        all.deal,
        all.ext,
        all.format,
        all.game_name,
        all.id,
        all.players,
        all.result,
        all.rules,
        all.score,
        all.source,
        all.supersedes,
        all.variations,
        all.version,
    ]
}

/// Buffers for writing; used from record to record.
#[derive(Debug, Default)]
pub struct Writer {
    out: Vec<u8>,
    /// Where each member stands in `out`; empty for one that is left out.
    ranges: [Range<usize>; 18],
    timeless: Vec<u8>,
}

impl Writer {
    /// A writer with empty buffers.
    pub fn new() -> Writer {
        Writer::default()
    }

    /// The canonical text of an accepted record and its hashes. The text stays valid until the next call.
    pub fn write(&mut self, record: &Record<'_>) -> (&[u8], Hashes) {
        if let Some(text) = without_dropped(record) {
            let mut reader = Reader::new();
            let checked = reader.check(
                text.as_bytes(),
                &Options {
                    diagnose: false,
                    ..Options::default()
                },
            );
            if let Some(record) = &checked.record {
                return self.write_whole(record);
            }
        }
        self.write_whole(record)
    }

    /// The same for a record of which nothing is left out.
    fn write_whole(&mut self, record: &Record<'_>) -> (&[u8], Hashes) {
        self.out.clear();
        self.out.reserve(record.document.text().len());
        self.ranges = Default::default();
        let mut timed = false;
        self.out.push(b'{');
        for ((place, member), value) in MEMBERS.iter().enumerate().zip(values(record)) {
            let Some(value) = value.filter(|value| !(member.blank_is_none && is_blank(*value))) else {
                continue;
            };
            if self.out.len() > 1 {
                self.out.push(b',');
            }
            let start = self.out.len();
            self.out.extend_from_slice(member.key.as_bytes());
            timed |= self.value(record, place, value);
            if member.blank_is_none && self.out.get(start + member.key.len()..) == Some(b"{}") {
                self.out.truncate(start.saturating_sub(usize::from(start > 1)));
            } else if let Some(range) = self.ranges.get_mut(place) {
                *range = start..self.out.len();
            }
        }
        self.out.push(b'}');
        let mut hashes = if timed {
            self.timeless_hashes(record)
        } else {
            self.hashes(None)
        };
        if record.envelope.score.is_some() {
            hashes.hand = HandHashes::Score(score::hash(self, record));
        }
        if let HandHashes::Cards { deal, .. } = &mut hashes.hand
            && let Some(given) = deal::given(record)
        {
            *deal = self.deal_hash(Some(&given));
        }
        if record.envelope.is_later {
            hashes.doc = self.add_unknown(record);
        }
        (&self.out, hashes)
    }

    /// The same, to keep.
    pub fn normal(&mut self, record: &Record<'_>) -> Normal {
        let (text, hashes) = self.write(record);
        Normal {
            text: text.to_vec(),
            hashes,
        }
    }

    /// Writes the value of a member; tells whether these are actions that say when they happened.
    fn value<'a>(&mut self, record: &Record<'a>, place: usize, value: Value<'a>) -> bool {
        let out = &mut self.out;
        let format = record.envelope.game.map(format_of);
        match (place, format) {
            (ACTIONS, Some(format)) => return write_actions(out, value, format.pack(), true),
            (DEAL, Some(format)) => write_deal(out, value, record, format.pack()),
            (RULES, Some(format)) => write_rules(out, value, format),
            (RESULT, _) => canonical::members(out, value, |name| !name.is("computed")),
            (SCORE, Some(format)) => score::write(out, value, format),
            (VARIATIONS, Some(format)) => write_variations(out, value, format.pack()),
            (VERSION, _) if !record.envelope.is_later => canonical::string(out, version_of(record)),
            _ => canonical::value(out, value),
        }
        false
    }

    /// The hashes of a record whose actions say when they happened, which makes no other record.
    fn timeless_hashes(&mut self, record: &Record<'_>) -> Hashes {
        let mut timeless = std::mem::take(&mut self.timeless);
        timeless.clear();
        timeless.extend_from_slice(b"\"actions\":");
        if let (Some(actions), Some(game)) = (record.envelope.actions, record.envelope.game) {
            write_actions(&mut timeless, actions, format_of(game).pack(), false);
        }
        let hashes = self.hashes(Some(&timeless));
        self.timeless = timeless;
        hashes
    }

    /// The hashes, with other actions in that of the play if some are given.
    fn hashes(&self, timeless: Option<&[u8]>) -> Hashes {
        let range = |place: usize| self.range(place);
        let mut play = Text::new(&self.out);
        // What play and doc begin with alike, mostly the actions and the deal, is read once.
        let mut doc = match timeless {
            None => {
                play.member(range(ACTIONS));
                let between = self.ranges.iter().zip(&MEMBERS).take(DEAL).skip(ACTIONS + 1);
                if between
                    .filter(|(_, member)| member.in_doc)
                    .all(|(range, _)| range.is_empty())
                {
                    play.member(range(DEAL));
                }
                play.flush();
                play.clone()
            }
            Some(actions) => {
                play.other(actions);
                Text::new(&self.out)
            }
        };
        for place in [DEAL, GAME, RULES] {
            play.member(range(place));
        }
        for (range, _) in self.ranges.iter().zip(&MEMBERS).filter(|(_, member)| member.in_doc) {
            doc.member(range.clone());
        }
        Hashes {
            doc: doc.hash(),
            hand: HandHashes::Cards {
                deal: self.deal_hash(None),
                play: play.hash(),
            },
        }
    }
}

/// An object made of members of a canonical text, on its way into a hash. Members that stand side by side go in
/// together, with the comma between them.
#[derive(Clone)]
struct Text<'a> {
    sha: Sha256,
    out: &'a [u8],
    /// What is still to go in.
    run: Range<usize>,
    /// The end of the last member that was added.
    end: usize,
    empty: bool,
}

impl<'a> Text<'a> {
    fn new(out: &'a [u8]) -> Text<'a> {
        Text {
            sha: Sha256::new_with_prefix(b"{"),
            out,
            run: 0..0,
            end: 0,
            empty: true,
        }
    }

    /// Adds the member that stands there; one that is absent, or was added before, is passed over.
    fn member(&mut self, range: Range<usize>) {
        if range.start < self.end || range.is_empty() {
            return;
        }
        self.end = range.end;
        if !self.run.is_empty() && self.run.end + 1 == range.start {
            self.run.end = range.end;
            return;
        }
        self.flush();
        self.run = range;
    }

    /// Adds a member that stands elsewhere.
    fn other(&mut self, member: &[u8]) {
        self.flush();
        self.comma();
        self.sha.update(member);
    }

    fn flush(&mut self) {
        let run = std::mem::take(&mut self.run);
        if !run.is_empty() {
            self.comma();
            self.sha.update(self.out.get(run).unwrap_or_default());
        }
    }

    fn comma(&mut self) {
        if !self.empty {
            self.sha.update(b",");
        }
        self.empty = false;
    }

    fn hash(mut self) -> Hash {
        self.flush();
        self.sha.update(b"}");
        Hash(self.sha.finalize().into())
    }
}

/// The lowest version that has everything that the record has.
fn version_of(record: &Record<'_>) -> &'static str {
    let version = if record.envelope.score.is_some() || record.envelope.begins_given() {
        FormatVersion::V1_1
    } else {
        FormatVersion::V1_0
    };
    version.as_str()
}

fn is_blank(value: Value<'_>) -> bool {
    matches!(value.kind(), ValueKind::Object | ValueKind::Array) && value.is_empty()
}

/// Cards in canonical order, unknown ones last; `more` are added to them.
fn write_cards(out: &mut Vec<u8>, pack: Pack, list: Value<'_>, more: Option<Value<'_>>) {
    if list.is_null() && more.is_none() {
        out.extend_from_slice(b"null");
        return;
    }
    let (mut known, mut unknown) = (CardSet::EMPTY, if list.is_null() { 10 } else { 0 });
    for item in list.items().chain(more.into_iter().flat_map(|list| list.items())) {
        match item.as_str().and_then(|code| pack.parse(&code).ok()) {
            // The same card twice in one list is refused before anything is written.
            Some(card) => known = known.with(card),
            None => unknown += 1,
        }
    }
    out.push(b'[');
    let mut comma = false;
    let codes = pack.in_order(known).map(|card| pack.code(card));
    for code in codes.chain(std::iter::repeat_n("??", unknown)) {
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

/// The rule set without the options that have their default value.
fn write_rules(out: &mut Vec<u8>, rules: Value<'_>, format: &dyn GameFormat) {
    let options = rules.get("options");
    let changed = |name: Value<'_>| {
        let name = name.as_str().unwrap_or_default();
        options
            .and_then(|options| options.get(&name))
            .is_some_and(|value| !is_default(format, &name, value))
    };
    let any = options.is_some_and(|options| options.members().any(|(name, _)| changed(name)));
    canonical::members_by(
        out,
        rules,
        |name| any || !name.is("options"),
        |out, name, value| {
            if name.is("options") {
                canonical::members(out, value, changed);
            } else {
                canonical::value(out, value);
            }
        },
    );
}

fn is_default(format: &dyn GameFormat, name: &str, value: Value<'_>) -> bool {
    let own: Option<serde_json::Value> = serde_json::from_str(value.source()).ok();
    own.is_some_and(|own| format.is_default_option(name, &own))
}

fn write_variations(out: &mut Vec<u8>, list: Value<'_>, pack: Pack) {
    let mut array = Array::begin(out);
    for variation in list.items() {
        canonical::members_by(
            array.item(),
            variation,
            |_| true,
            |out, name, value| {
                if name.is("actions") {
                    write_actions(out, value, pack, true);
                } else {
                    canonical::value(out, value);
                }
            },
        );
    }
    array.end();
}

#[cfg(test)]
#[path = "normal_tests.rs"]
mod tests;
