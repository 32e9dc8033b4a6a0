//! What the declarer could have done before the first card, as programs read it and as it is kept: the two cards they
//! discarded, and the contracts that could have been made with the cards they held.

use serde::{Deserialize, Serialize};

use super::report::{Value, whole};
use talon_rules::cards::{Card, Pack};
use talon_solver::{Contracts, Discards, Makeable};

/// The two cards discarded against the best two, for the contract that was played.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DiscardsReport {
    pub laid: Vec<String>,
    /// What the hand was worth with those, in the unit of the cards' values.
    pub value: Value,
    /// Those that were laid where no others are better; empty where it is not known.
    pub best: Vec<String>,
    pub best_value: Value,
    /// What the choice cost, in the same unit.
    #[serde(deserialize_with = "whole")]
    pub loss: Option<i64>,
    pub complete: bool,
}

/// The contracts that could have been made with the cards held.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContractsReport {
    pub complete: bool,
    /// From the lowest contract to the highest.
    pub list: Vec<ContractReport>,
}

/// A contract, and whether it could have been made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContractReport {
    pub contract: String,
    /// Nothing where the search did not come so far.
    pub made: Option<bool>,
    /// A trump suit in which it can be made, where the contract leaves it open.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub trump: Option<String>,
    /// Two cards that can be discarded for it.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub discards: Vec<String>,
    /// The most tricks, where tricks are what counts.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub tricks: Option<i64>,
}

fn codes(pair: Option<[Card; 2]>, pack: Pack) -> Vec<String> {
    pair.into_iter()
        .flatten()
        .map(|card| pack.code(card).to_owned())
        .collect()
}

impl DiscardsReport {
    pub(super) fn of(found: &Discards, pack: Pack) -> DiscardsReport {
        let lost = |best: i64| Some((best - found.value.single()?).abs());
        DiscardsReport {
            laid: codes(Some(found.laid), pack),
            value: found.value.into(),
            best: codes(found.best.filter(|_| found.complete), pack),
            best_value: found.best_value.into(),
            loss: found.best_value.single().and_then(lost),
            complete: found.complete,
        }
    }

    /// What the choice cost in the unit of the values, whichever engine wrote the report.
    pub fn cost(&self) -> Option<i64> {
        Some((self.best_value.known()? - self.value.known()?).abs())
    }
}

impl ContractsReport {
    pub(super) fn of(found: &Contracts, pack: Pack) -> ContractsReport {
        let mut list: Vec<ContractReport> = Vec::new();
        for one in &found.list {
            let report = ContractReport::of(one, pack);
            // A contract stands there for each trump suit; one in which it is made is enough.
            match list.iter_mut().find(|other| other.contract == report.contract) {
                None => list.push(report),
                Some(known) if known.made == Some(true) => {}
                Some(known) if report.made == Some(true) || known.made == Some(false) => *known = report,
                Some(_) => {}
            }
        }
        ContractsReport {
            complete: found.complete,
            list,
        }
    }
}

impl ContractReport {
    fn of(one: &Makeable, pack: Pack) -> ContractReport {
        let made = one.made == Some(true);
        ContractReport {
            contract: one.code.to_owned(),
            made: one.made,
            trump: one.trump.filter(|_| made).map(|suit| pack.suit_code(suit).to_owned()),
            discards: codes(one.laid, pack),
            tricks: one.most,
        }
    }
}
