//! Points of both sides and what they decide (U-7).

use serde_json::{Map, json};

use super::input::played_contract;
use super::questions::SIDES;
use crate::desk::input::{Input, Stop, bad, number};
use crate::desk::reply::{Answer, Fact, QuestionFault, Why};
use talon_rules::games::ulti::{
    Bid, Class, Component, Variant, marriage_allowed, marriage_value, trick_points, trick_points_needed,
};
use talon_rules::games::{Code, RuleId};

/// What one side has.
struct Side {
    aces_tens: i64,
    talon: i64,
    last_trick: bool,
    forties: i64,
    twenties: i64,
}

impl Side {
    fn in_tricks(&self) -> i64 {
        trick_points(self.aces_tens, self.last_trick)
    }

    fn all(&self) -> i64 {
        let marriages = self.forties * marriage_value(true) + self.twenties * marriage_value(false);
        self.in_tricks() + trick_points(self.talon, false) + marriages
    }

    fn parts(&self) -> Vec<Fact> {
        let count = |key, count: i64| Fact::Phrase(Why::new(key).with("count", Fact::Number(count)));
        let marriage = |value| Fact::Phrase(Why::new("why-points-part-marriage").with("value", Fact::Number(value)));
        let mut parts = Vec::new();
        if self.aces_tens > 0 {
            parts.push(count("why-points-part-cards", self.aces_tens));
        }
        if self.last_trick {
            parts.push(Fact::Phrase(Why::new("why-points-part-last")));
        }
        parts.extend((0..self.forties).map(|_| marriage(marriage_value(true))));
        parts.extend((0..self.twenties).map(|_| marriage(marriage_value(false))));
        if self.talon > 0 {
            parts.push(count("why-points-part-talon", self.talon));
        }
        parts
    }
}

pub(super) fn points(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let contract = played_contract(input, variant)?;
    let by_declarer = input.listed("last_trick", SIDES)? == "declarer";
    let (forties, twenties) = marriages(input, "decl_marriages")?;
    let own = Side {
        aces_tens: input.number_or_nought("decl_aces_tens", 8)?,
        talon: 0,
        last_trick: by_declarer,
        forties,
        twenties,
    };
    let (forties, twenties) = marriages(input, "def_marriages")?;
    let theirs = Side {
        aces_tens: input.number_or_nought("def_aces_tens", 8)?,
        talon: input.number_or_nought("talon_aces_tens", 2)?,
        last_trick: !by_declarer,
        forties,
        twenties,
    };
    let aces = input
        .get("decl_aces")
        .map(|value| number("decl_aces", value, 0, 4))
        .transpose()?;
    check_counts(input, contract, &own, &theirs, aces)?;
    if let Some(refusal) = barred(contract, &own) {
        return Ok(refusal);
    }
    Ok(verdict(contract, &own, &theirs, aces))
}

/// How many forties and twenties a list names.
fn marriages(input: &Input<'_>, name: &str) -> Result<(i64, i64), QuestionFault> {
    let (mut forties, mut twenties) = (0, 0);
    for item in input.items(name)? {
        match number(name, item, marriage_value(false), marriage_value(true))? {
            40 => forties += 1,
            20 => twenties += 1,
            _ => return Err(bad(name, item).expecting(["20", "40"])),
        }
    }
    Ok((forties, twenties))
}

/// Eight aces and tens, one trump suit, three others, and no points without trump: what exceeds that cannot be.
fn check_counts(
    input: &Input<'_>,
    contract: Bid,
    own: &Side,
    theirs: &Side,
    aces: Option<i64>,
) -> Result<(), QuestionFault> {
    let blame = |name: &str| match input.get(name) {
        Some(value) => bad(name, value),
        None => QuestionFault::new(Code::BadValue, Some(name)),
    };
    if contract.class() == Class::Plain {
        return Err(blame("contract"));
    }
    if own.aces_tens + theirs.aces_tens + theirs.talon > 8 {
        let last = ["talon_aces_tens", "def_aces_tens", "decl_aces_tens"];
        let named = last.into_iter().find(|name| input.get(name).is_some());
        return Err(blame(named.unwrap_or("decl_aces_tens")));
    }
    if own.forties + theirs.forties > 1 || own.twenties + theirs.twenties > 3 {
        let theirs_count = theirs.forties + theirs.twenties > 0;
        return Err(blame(if theirs_count {
            "def_marriages"
        } else {
            "decl_marriages"
        }));
    }
    // The tens that are not aces are four at most.
    if aces.is_some_and(|aces| aces > own.aces_tens || own.aces_tens - aces > 4) {
        return Err(blame("decl_aces"));
    }
    Ok(())
}

/// The refusal of marriages that the declarer may not declare in this contract (U-7.7).
fn barred(contract: Bid, own: &Side) -> Option<Answer> {
    let forties = (0..own.forties).map(|_| true);
    let twenties = (0..own.twenties).map(|_| false);
    let allowed = forties
        .chain(twenties)
        .enumerate()
        .all(|(before, in_trump)| marriage_allowed(contract, in_trump, before > 0));
    let why = Why::new("why-points-marriage-barred");
    (!allowed).then(|| Answer::reject(Code::MarriageNotAllowed, RuleId::new("U-7.7"), why))
}

fn verdict(contract: Bid, own: &Side, theirs: &Side, aces: Option<i64>) -> Answer {
    let (declarer, defenders) = (own.all(), theirs.all());
    let mut value = Map::new();
    value.insert("declarer".to_owned(), json!(declarer));
    value.insert("defenders".to_owned(), json!(defenders));
    let mut rule = "U-7.9";
    for part in contract.components().iter() {
        let (made, by) = match part {
            Component::Simple => (declarer > defenders, "U-7.10"),
            Component::Forty | Component::Twenty => {
                let declared = if part == Component::Forty {
                    own.forties
                } else {
                    own.twenties
                };
                let enough = trick_points_needed(part).is_some_and(|needed| own.in_tricks() >= needed);
                (declared > 0 && enough, "U-7.10")
            }
            Component::Aces => match aces {
                Some(aces) => (aces == 4, if rule == "U-7.9" { "U-7.11" } else { rule }),
                None => continue,
            },
            _ => continue,
        };
        value.insert(part.code().to_owned(), json!(made));
        rule = by;
    }
    let (mine, others) = (own.parts(), theirs.parts());
    let short = mine.is_empty() || others.is_empty();
    let why = Why::new(if short { "why-points-short" } else { "why-points" })
        .with("declarer", Fact::Number(declarer))
        .with("defenders", Fact::Number(defenders))
        .with("declarer_parts", Fact::List(mine))
        .with("defender_parts", Fact::List(others));
    Answer::new(value, rule, why)
}
