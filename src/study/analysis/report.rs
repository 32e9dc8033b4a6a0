//! An analysis as programs read it and as it is kept: cards by their codes, values as numbers.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};

use super::choices::{ContractsReport, DiscardsReport};
use super::walk::{Analysis, Gap, Judged};
use super::{Class, ENGINE};
use talon_rules::cards::{Card, Pack};
use talon_solver::{Bounds, Objective};

/// A hand card by card.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// Its number in a file.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub record: Option<u64>,
    pub engine: String,
    pub options: SearchSettings,
    pub complete: bool,
    pub nodes: u64,
    /// Milliseconds, where someone with a clock looked on.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub took_ms: Option<u64>,
    pub plies: Vec<CardReport>,
    /// The two cards discarded; reports of earlier engines say nothing of them, nor of contracts.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub discards: Option<DiscardsReport>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub contracts: Option<ContractsReport>,
}

/// What was asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchSettings {
    /// What the values count, by its code.
    pub objective: String,
    /// The unit of values and losses; engines before the sixth said nothing of it, and counted losses in Ulti for each
    /// opponent.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub unit: Option<String>,
    /// Nodes that the search was allowed.
    pub nodes: u64,
}

/// A card that was played.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CardReport {
    /// The position in which it was played.
    pub ply: usize,
    pub by: String,
    pub played: String,
    /// What the position was worth, from the declarer's side.
    pub value: Value,
    /// Every legal card with the value after it.
    pub values: BTreeMap<String, Value>,
    pub best: Vec<String>,
    /// One more than there are better cards.
    pub rank: Option<usize>,
    /// What it cost its own side, in the unit of the values.
    #[serde(deserialize_with = "whole")]
    pub loss: Option<i64>,
    /// The class by its word.
    pub verdict: Option<String>,
    /// The parts of the contract: whether each can be made.
    pub made: BTreeMap<String, Option<bool>>,
    /// The parts of which the card changed that.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub decided: Vec<String>,
    /// Best play from the position on.
    pub line: Vec<String>,
    /// What changed the value before the next card.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub then: Option<Then>,
}

/// A value: known, or what it lies between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    Known(i64),
    Between { at_least: i64, at_most: i64 },
}

/// What changed the value beside the cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Then {
    pub why: String,
    pub change: i64,
}

impl Report {
    /// How many mistakes it lists.
    pub fn mistakes(&self) -> usize {
        self.plies
            .iter()
            .filter(|card| card.class().is_some_and(Class::is_mistake))
            .count()
    }

    /// The report of an analysis whose search was allowed so many nodes.
    pub fn of(analysis: &Analysis, pack: Pack, nodes: u64) -> Report {
        Report {
            record: None,
            engine: ENGINE.to_owned(),
            options: SearchSettings {
                objective: analysis.objective.code().to_owned(),
                unit: Some(unit(analysis.objective).to_owned()),
                nodes,
            },
            complete: analysis.complete,
            nodes: analysis.nodes,
            took_ms: None,
            plies: analysis.cards.iter().map(|card| CardReport::of(card, pack)).collect(),
            discards: analysis.discards.as_ref().map(|found| DiscardsReport::of(found, pack)),
            contracts: analysis
                .contracts
                .as_ref()
                .map(|found| ContractsReport::of(found, pack)),
        }
    }

    /// The card that was played in this position.
    pub fn at(&self, ply: usize) -> Option<&CardReport> {
        self.plies.iter().find(|card| card.ply == ply)
    }
}

impl CardReport {
    fn of(card: &Judged, pack: Pack) -> CardReport {
        let codes = |cards: &[Card]| cards.iter().map(|card| pack.code(*card).to_owned()).collect();
        let then = |(gap, change): (Gap, i64)| Then {
            why: gap.as_str().to_owned(),
            change,
        };
        CardReport {
            ply: card.ply,
            by: card.by.letter().to_owned(),
            played: pack.code(card.card).to_owned(),
            value: card.value.into(),
            values: card
                .legal
                .iter()
                .map(|(one, value)| (pack.code(*one).into(), (*value).into()))
                .collect(),
            best: codes(&card.best),
            rank: card.rank,
            loss: card.loss,
            verdict: card.class.map(|class| class.as_str().to_owned()),
            made: card
                .made
                .iter()
                .map(|(part, made)| ((*part).to_owned(), *made))
                .collect(),
            decided: card.decided.iter().map(|part| (*part).to_owned()).collect(),
            line: codes(&card.line),
            then: card.gap.map(then),
        }
    }

    /// What it cost in the unit of the values, whichever engine wrote the report.
    pub fn cost(&self) -> Option<i64> {
        Some((self.value.known()? - self.values.get(&self.played)?.known()?).abs())
    }

    /// How good it was.
    pub fn class(&self) -> Option<Class> {
        self.verdict.as_deref().and_then(Class::parse)
    }
}

/// The unit of values and losses, by its word.
const fn unit(objective: Objective) -> &'static str {
    match objective {
        Objective::Settlement => "declarer_total",
        Objective::Tricks
        | Objective::Points
        | Objective::Part(_)
        | Objective::Made
        | Objective::Sheet
        | Objective::OwnTricks(_)
        | Objective::Quota => "tricks",
    }
}

/// A loss; one that an earlier engine told in halves for each opponent is not taken for a number of this unit.
pub(super) fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<i64>, D::Error> {
    Ok(Option::<serde_json::Number>::deserialize(deserializer)?.and_then(|number| number.as_i64()))
}

impl Value {
    /// The value, when it is known.
    pub fn known(self) -> Option<i64> {
        match self {
            Value::Known(value) => Some(value),
            Value::Between { .. } => None,
        }
    }
}

impl From<Bounds> for Value {
    fn from(bounds: Bounds) -> Value {
        let between = Value::Between {
            at_least: bounds.low,
            at_most: bounds.high,
        };
        bounds.single().map_or(between, Value::Known)
    }
}
