//! Bids: their values, their order and the whole ladder (U-4, U-5).

use serde_json::json;

use super::input::{bid, unknown_bid};
use super::questions::CLASSES;
use crate::desk::input::{Input, Stop, bad, one_of};
use crate::desk::reply::{Answer, Fact, Why};
use talon_rules::cards::Seat;
use talon_rules::games::ulti::{
    Bid, COMPONENT_CODES, Case, Class, Component, ComponentSet, Variant, bid_exists, settle,
};
use talon_rules::games::{Code, RuleId};

pub(super) fn bid_over(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let new = bid(input, "new", variant)?;
    let standing = bid(input, "standing", variant)?;
    let (mine, theirs) = (new.key(), standing.key());
    let above = mine > theirs;
    let numbers = |key, new: i64, standing: i64| {
        Why::new(key)
            .with("new", Fact::Number(new))
            .with("standing", Fact::Number(standing))
    };
    let pick = |yes, no| if above { yes } else { no };
    let (rule, why) = if mine.0 != theirs.0 {
        (
            "U-5.2",
            numbers(pick("why-bid-value", "why-bid-lower"), mine.0, theirs.0),
        )
    } else if mine.1 != theirs.1 {
        (
            "U-5.3",
            numbers(pick("why-bid-fewer", "why-bid-more"), -mine.1, -theirs.1),
        )
    } else if mine.2 != theirs.2 {
        let key = pick("why-bid-tiebreak", "why-bid-tiebreak-lower");
        ("U-5.4", numbers(key, new.step().into(), standing.step().into()))
    } else {
        (
            "U-5.1",
            Why::new("why-bid-equal").with("step", Fact::Number(new.step().into())),
        )
    };
    Ok(Answer::new(above, rule, why))
}

pub(super) fn bid_value(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let bid = bid(input, "bid", variant)?;
    let parts: Vec<String> = bid
        .components()
        .iter()
        .map(|part| bid.value_of(part).to_string())
        .collect();
    let key = if parts.len() == 1 {
        "why-bid-points-one"
    } else {
        "why-bid-points"
    };
    let why = Why::new(key)
        .with("bid", Fact::Bid(bid.code()))
        .with("value", Fact::Number(bid.win()))
        .with("sum", Fact::Figures(parts.join(" + ")));
    Ok(Answer::new(bid.win(), "U-5.2", why))
}

pub(super) fn bid_code(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let mut parts = ComponentSet::default();
    for item in input.items("components")? {
        let code = one_of("components", item, COMPONENT_CODES)?;
        let new = Component::parse(code).is_some_and(|part| parts.insert(part));
        if !new {
            return Err(bad("components", item).into());
        }
    }
    let class = match input.listed("cls", CLASSES)? {
        "hearts" => Class::Hearts,
        "nt" => Class::Plain,
        _ => Class::Trump,
    };
    match Bid::of(parts, class) {
        Some(bid) if bid_exists(bid, variant) => {
            let rule = if class == Class::Plain { "U-4.3" } else { "U-4.1" };
            Ok(Answer::new(
                bid.code(),
                rule,
                Why::new("why-bid-code").with("bid", Fact::Bid(bid.code())),
            ))
        }
        Some(_) => Ok(unknown_bid()),
        None => {
            let rule = RuleId::new(broken_rule(parts, class));
            Ok(Answer::reject(Code::BidUnknown, rule, Why::new("why-bid-code-none")))
        }
    }
}

/// Which rule of combination components break that make no bid.
fn broken_rule(parts: ComponentSet, class: Class) -> &'static str {
    if class == Class::Plain || parts.iter().any(Component::is_plain) {
        return "U-4.3";
    }
    // With Simple put right they make a bid: then Simple was what was wrong.
    let simple = ComponentSet::of(&[Component::Simple]);
    let mut with = parts;
    with.insert(Component::Simple);
    let mended = [with, parts.without(simple)]
        .into_iter()
        .any(|set| Bid::of(set, class).is_some());
    if mended { "U-4.2" } else { "U-4.1" }
}

pub(super) fn ladder(variant: &Variant) -> Answer {
    let bids: Vec<Bid> = Bid::all().filter(|bid| bid_exists(*bid, variant)).collect();
    let mut steps: Vec<u8> = bids.iter().map(|bid| bid.step()).collect();
    steps.dedup();
    let table: Vec<_> = bids
        .iter()
        .map(|bid| {
            json!({
                "no": bid.number(), "step": bid.step(), "code": bid.code(), "class": bid.class().code(),
                "n": bid.components().len(), "win": bid.win(), "loss": loss(*bid, variant),
            })
        })
        .collect();
    let why = Why::new("why-ladder")
        .with("bids", Fact::Number(bids.len() as i64))
        .with("steps", Fact::Number(steps.len() as i64));
    Answer::new(
        json!({"bids": bids.len(), "steps": steps.len(), "table": table}),
        "U-4.4",
        why,
    )
}

/// What the declarer pays each defender when every component fails under these options.
fn loss(bid: Bid, variant: &Variant) -> i64 {
    settle(&Case::plain(variant, bid, Seat::A)).b
}
