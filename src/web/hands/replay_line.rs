//! A checked record made ready to be looked at: its steps, its people, and what is written about it. One line of play
//! at a time, what happened or a variation.

use serde_json::{Map, Value as Json};

use super::annotations::{Note, notes_of};
use talon_records::json::Value;
use talon_records::lines::MAIN;
use talon_records::timeline::Timeline;
use talon_records::{Checked, Finding, Hand, Knowledge, LineAction, Record};
use talon_rules::cards::{BySeat, Pack, Seat};
use talon_rules::games::Deed;
use talon_text::report::names_of;

/// The pack of the game that a record is of.
pub(crate) fn pack_of(checked: &Checked<'_>) -> Pack {
    checked.pack.unwrap_or(Pack::German)
}

/// Variations that are listed with what was played in them.
pub(crate) const VARIATIONS_LISTED: usize = 12;

/// A line of a record, ready to be shown.
#[derive(Debug)]
pub(crate) struct ReplayLine {
    pub timeline: Timeline,
    pub names: BySeat<Option<String>>,
    pub findings: Vec<Finding>,
    /// What the record says of its result.
    pub claimed: Option<Map<String, Json>>,
    /// Where of that nothing is computed, by pointers.
    pub uncompared: Vec<String>,
    pub notes: Vec<Note>,
    pub variations: Vec<Variation>,
    /// The types of the actions that only the record knows, such as a ruling, with the position after each.
    pub asides: Vec<(usize, String)>,
    /// Irregularities and what the director decided about them.
    pub rulings: Vec<RulingFact>,
    /// The last position of what happened.
    pub main_last: usize,
    /// The facts about where and when, most general first.
    pub source: Vec<SourceFact>,
    /// Who dealt and who sat out, where only the score was written down.
    pub around: Vec<SourceFact>,
    /// Whether there is more than a score: cards, known or not, that were dealt.
    pub has_cards: bool,
    /// Nothing of it was written down but a total that someone typed.
    pub is_total: bool,
}

/// The key of the fact that is a day, `2026-11-18`.
pub const DAY: &str = "date-day";
/// The key of a fact that is the number of the deal.
pub const DEAL: &str = "fact-deal";

/// Something the record says of its origin: a key of the catalog, or none, and the words.
#[derive(Debug)]
pub(crate) struct SourceFact {
    pub key: Option<&'static str>,
    pub text: String,
}

/// An irregularity or a ruling.
#[derive(Debug)]
pub(crate) struct RulingFact {
    /// The key of its kind.
    pub key: String,
    /// What each seat is given by it.
    pub award: Option<BySeat<i64>>,
    /// What is said about it, and who said it.
    pub words: Vec<String>,
}

/// Another line of play.
#[derive(Debug)]
pub struct Variation {
    pub id: String,
    pub title: String,
    /// The position of its parent at which it leaves.
    pub from: usize,
    /// Cards played before it leaves.
    pub played_before: usize,
    pub moves: Vec<(Option<Seat>, Option<Deed>)>,
}

impl ReplayLine {
    /// A line of a record; `None` when there is no hand in it or no such line.
    pub fn of(checked: &Checked<'_>, line: Option<usize>) -> Option<ReplayLine> {
        let record = checked.record.as_ref()?;
        let hand = record.hand.as_deref()?;
        let variations = variations(hand, record);
        let id = match line {
            None => MAIN,
            Some(place) => variations.get(place)?.id.as_str(),
        };
        let notes = notes_of(record, id);
        let names = names_of(checked);
        Some(ReplayLine {
            timeline: line.map_or_else(|| Timeline::of(hand), |place| Timeline::of_variation(hand, place)),
            names: BySeat::from_fn(|seat| names.players[seat].as_deref().map(str::to_owned)),
            findings: checked.findings.clone(),
            claimed: checked.claimed(),
            uncompared: checked
                .uncompared
                .iter()
                .map(|pointer| pointer.as_str().to_owned())
                .collect(),
            notes,
            variations,
            main_last: hand.plies(),
            asides: if line.is_none() { asides(record) } else { Vec::new() },
            rulings: rulings(record),
            source: source(record),
            around: match hand.knowledge() {
                Knowledge::Score => around(record),
                _ => Vec::new(),
            },
            has_cards: hand.knowledge() != Knowledge::Score,
            is_total: hand.is_total(),
        })
    }

    /// The place of the variation of this name.
    pub(crate) fn line_named(checked: &Checked<'_>, id: &str) -> Option<usize> {
        let list = checked.record.as_ref()?.envelope.variations?;
        list.items()
            .position(|variation| variation.get("id").is_some_and(|name| name.is(id)))
    }

    /// Where a line leaves its parent.
    pub fn branch(&self, line: Option<usize>) -> usize {
        line.and_then(|place| self.variations.get(place))
            .map_or(0, |variation| variation.from)
    }
}

fn variations(hand: &Hand<'_>, record: &Record<'_>) -> Vec<Variation> {
    let list = record
        .envelope
        .variations
        .map_or_else(Vec::new, |list| list.items().collect::<Vec<_>>());
    let read = list.iter().enumerate().map(|(place, value)| {
        let text = |name: &str| value.get(name).and_then(|value| value.as_str());
        let id = text("id").unwrap_or_default().into_owned();
        let title = text("title").map_or_else(|| id.clone(), |title| title.into_owned());
        let title = text("author").map_or_else(|| title.clone(), |author| format!("{title} ({author})"));
        let from = value.get("from").and_then(|from| from.as_int()).unwrap_or(0);
        let from = usize::try_from(from).unwrap_or(0);
        // Each has to be played from the deal on, so only those that are listed are.
        let steps = if place < VARIATIONS_LISTED {
            hand.walk(Some(place)).steps
        } else {
            Vec::new()
        };
        let is_card = |step: &&LineAction| matches!(step.deed, Some(Deed::Play(_)));
        let played_before = steps.iter().take(from).filter(is_card).count();
        let moves = steps.iter().skip(from).map(|step| (step.by, step.deed)).collect();
        Variation {
            id,
            title,
            from,
            played_before,
            moves,
        }
    });
    read.collect()
}

fn asides(record: &Record<'_>) -> Vec<(usize, String)> {
    let Some(list) = record.envelope.actions else {
        return Vec::new();
    };
    let types = list.items().enumerate().filter_map(|(index, value)| {
        let word = value.get("type")?.as_str()?;
        let aside = ["end", "expose", "irregularity", "ruling"].contains(&word.as_ref());
        aside.then(|| (index + 1, word.into_owned()))
    });
    types.collect()
}

fn rulings(record: &Record<'_>) -> Vec<RulingFact> {
    let Some(list) = record.envelope.actions else {
        return Vec::new();
    };
    let read = list.items().filter_map(|value| {
        let text = |name: &str| Some(value.get(name)?.as_str()?.into_owned());
        let kind = text("type").filter(|kind| kind == "ruling" || kind == "irregularity")?;
        let scores = value.get("award").and_then(|award| award.get("scores"));
        let share = |seat: Seat| {
            scores
                .and_then(|scores| scores.get(seat.letter())?.as_int())
                .unwrap_or(0)
        };
        Some(RulingFact {
            key: format!("{kind}-{}", text("kind")?),
            award: scores.map(|_| BySeat::from_fn(share)),
            words: ["text", "official"].into_iter().filter_map(text).collect(),
        })
    });
    read.collect()
}

/// Who dealt and who sat out; at a table of four the dealer does.
fn around(record: &Record<'_>) -> Vec<SourceFact> {
    let envelope = &record.envelope;
    let named = |player: Option<Value<'_>>| Some(player?.get("name")?.as_str()?.into_owned());
    let sat_out = named(envelope.source.and_then(|source| source.get("sitting_out")));
    let dealer = envelope.deal.and_then(|deal| deal.get("dealer")?.as_str());
    let dealt = match dealer.as_deref() {
        Some("out") => sat_out.clone(),
        Some(seat) => named(envelope.players.and_then(|players| players.get(seat))).or(Some(seat.to_owned())),
        None => None,
    };
    let facts = [("fact-dealer", dealt), ("fact-sat-out", sat_out)];
    let said = facts.into_iter().filter_map(|(key, text)| {
        Some(SourceFact {
            key: Some(key),
            text: text?,
        })
    });
    said.collect()
}

fn source(record: &Record<'_>) -> Vec<SourceFact> {
    let Some(source) = record.envelope.source else {
        return Vec::new();
    };
    let word = |name: &str| {
        let value = source.get(name)?;
        value
            .as_str()
            .map(|text| text.into_owned())
            .or_else(|| value.as_int().map(|number| number.to_string()))
    };
    let fact = |name: &str, key: Option<&'static str>| Some(SourceFact { key, text: word(name)? });
    let mut facts: Vec<SourceFact> = [
        fact("event", None),
        fact("venue", None),
        fact("round", Some("fact-round")),
        fact("table", Some("fact-table")),
        fact("deal", Some(DEAL)),
    ]
    .into_iter()
    .flatten()
    .collect();
    facts.extend(word("played").or_else(|| word("date")).map(|day| SourceFact {
        key: Some(DAY),
        text: day.chars().take(10).collect(),
    }));
    facts
}
