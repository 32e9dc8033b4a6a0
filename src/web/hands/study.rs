//! A checked record made ready to be looked at: its steps, its people, and what is written about it. One line of play
//! at a time, what happened or a variation.

use serde_json::{Map, Value as Json};

use super::notes::{Note, Reader, notes_of};
use crate::cards::{BySeat, Seat};
use crate::games::ulti::Action;
use crate::history::lines::whole_line;
use crate::history::timeline::Timeline;
use crate::history::{Checked, Finding, Hand, Record};
use crate::text::report::names_of;

/// A line of a record, ready to be shown.
#[derive(Debug)]
pub struct Study {
    pub timeline: Timeline,
    pub names: BySeat<Option<String>>,
    pub findings: Vec<Finding>,
    /// What the record says of its result.
    pub claimed: Option<Map<String, Json>>,
    pub notes: Vec<Note>,
    pub variations: Vec<Variation>,
    /// The last position of what happened.
    pub main_last: usize,
    /// The facts about where and when, most general first.
    pub source: Vec<SourceFact>,
}

/// Something the record says of its origin: a key of the catalog, or none, and the words.
#[derive(Debug)]
pub struct SourceFact {
    pub key: Option<&'static str>,
    pub text: String,
}

/// Another line of play.
#[derive(Debug)]
pub struct Variation {
    pub id: String,
    pub title: String,
    /// The position of its parent at which it leaves.
    pub from: usize,
    pub moves: Vec<(Option<Seat>, Option<Action>)>,
}

impl Study {
    /// A line of a record; `None` when there is no hand in it or no such line.
    pub fn of(checked: &Checked<'_>, line: Option<usize>, reader: Reader) -> Option<Study> {
        let record = checked.record.as_ref()?;
        let hand = record.hand.as_ref()?;
        let timeline = match line {
            None => Timeline::of(hand),
            Some(place) if place < hand.variations.len() => Timeline::of_line(hand, &whole_line(hand, line)),
            Some(_) => return None,
        };
        let names = names_of(checked);
        let id = line.map(|place| hand.variations[place].0.id.as_str().unwrap_or_default());
        Some(Study {
            timeline,
            names: BySeat::from_fn(|seat| names[seat].as_deref().map(str::to_owned)),
            findings: checked.findings.clone(),
            claimed: claims(record),
            notes: notes_of(record, id.as_deref().unwrap_or("main"), reader),
            variations: variations(hand, record),
            main_last: hand.line.ply,
            source: source(record),
        })
    }

    /// The place of the variation of this name.
    pub fn line_named(checked: &Checked<'_>, id: &str) -> Option<usize> {
        checked.hand()?.variations.iter().position(|(variation, _)| variation.id.is(id))
    }

    /// Where a line leaves its parent.
    pub fn branch(&self, line: Option<usize>) -> usize {
        line.and_then(|place| self.variations.get(place)).map_or(0, |variation| variation.from)
    }
}

fn claims(record: &Record<'_>) -> Option<Map<String, Json>> {
    let claimed = record.envelope.result?.get("claimed")?;
    serde_json::from_str(claimed.source()).ok()
}

fn variations(hand: &Hand<'_>, record: &Record<'_>) -> Vec<Variation> {
    let list = record.envelope.variations.map_or_else(Vec::new, |value| value.items().collect());
    let frames = hand.variations.iter().map(|(frame, items)| {
        let id = frame.id.as_str().unwrap_or_default().into_owned();
        let value = list.iter().find(|value| value.get("id").is_some_and(|name| name.is(&id)));
        let text = |name: &str| value.and_then(|value| value.get(name)?.as_str());
        let title = text("title").unwrap_or_else(|| id.clone().into());
        let title = text("author").map_or_else(|| title.to_string(), |author| format!("{title} ({author})"));
        let moves = items.iter().map(|item| (item.by, item.action())).collect();
        Variation { id, title, from: frame.from.map_or(0, |(from, _)| from), moves }
    });
    frames.collect()
}

fn source(record: &Record<'_>) -> Vec<SourceFact> {
    let Some(source) = record.envelope.source else { return Vec::new() };
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
        fact("round", Some("word-round")),
        fact("table", Some("word-table")),
        fact("deal", Some("word-deal-number")),
    ]
    .into_iter()
    .flatten()
    .collect();
    if let Some(played) = word("played") {
        facts.push(SourceFact { key: None, text: played.chars().take(10).collect() });
    }
    facts
}
