//! Where an auction stands, how it ended, how many there are, and what may be announced after it (P-3, P-4).

use std::collections::BTreeSet;

use serde_json::{Value as Json, json};

use super::input::{said, seat};
use crate::desk::input::{Input, Stop, bad, number};
use crate::desk::reply::{Answer, Fact, Why};
use talon_ppn::{Top, tops_of};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::preferans::{
    Action, Auction, Before, Bid, Contract, Deal, DealtCards, Preferans, Variant, Won, auctions as all_auctions,
    contract_options as options,
};
use talon_rules::games::{Code, Game, RuleId, Violation};

/// How a contract was won, as questions say it.
pub(super) const WON_BY: &[&str] = &["lone_game", "named_game", "number"];

pub(super) fn auction_next(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    match follow(input, variant)? {
        Ok(state) => Ok(state
            .auction()
            .won()
            .map_or_else(|| open(state.auction(), variant), ended)),
        Err(refused) => Ok(refused),
    }
}

pub(super) fn auction_result(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let state = match follow(input, variant)? {
        Ok(state) => state,
        Err(refused) => return Ok(refused),
    };
    let auction = state.auction();
    Ok(auction.won().map_or_else(
        || {
            let rule = match auction.standing() {
                _ if auction.is_naming() => "P-3.8",
                Some((_, Bid::Game | Bid::Named(_))) => "P-3.7",
                _ => "P-3.5",
            };
            let why = Why::new("why-pref-auction-open").with("by", Fact::Player(auction.turn()));
            Answer::reject(Code::Incomplete, RuleId::new(rule), why)
        },
        ended,
    ))
}

/// The hand after these calls, or the refusal of the first that is not legal. A pass that the rules have made already
/// is passed over (P-3.10).
fn follow(input: &Input<'_>, variant: &Variant) -> Result<Result<Preferans, Answer>, Stop> {
    let forehand = seat(input, "dealer")?.next();
    let calls = said(input, |word| call(word, variant))?;
    let holdings = BySeat::from_fn(|_| DealtCards::unknown(10));
    let deal = Deal {
        forehand,
        holdings,
        talon: DealtCards::unknown(2),
    };
    let mut state = Preferans::new(&deal, &Before::default(), variant);
    let mut passed_over = 0;
    for (place, (seat, action)) in calls.into_iter().enumerate() {
        if state.drops(seat, action, passed_over).is_some() {
            passed_over += 1;
            continue;
        }
        passed_over = 0;
        if let Err(violation) = state.apply(seat, action) {
            return Ok(Err(refuse(&state, seat, action, &violation, place)));
        }
    }
    Ok(Ok(state))
}

fn call(word: &str, variant: &Variant) -> Option<Action> {
    match word {
        "pass" => Some(Action::Pass),
        "hold" => Some(Action::Hold),
        code => Bid::parse(code).filter(|bid| exists(*bid, variant)).map(Action::Bid),
    }
}

/// Whether the options leave a bid in the game.
fn exists(bid: Bid, variant: &Variant) -> bool {
    match bid {
        Bid::Number(value) => value <= variant.highest().value(),
        Bid::Game => true,
        Bid::Named(contract) => contract <= variant.highest(),
    }
}

/// A call as questions write it.
pub(super) fn code(action: Action) -> &'static str {
    match action {
        Action::Bid(bid) => bid.code(),
        other => other.word(),
    }
}

fn open(auction: &Auction, variant: &Variant) -> Answer {
    let mut codes: Vec<&str> = auction.calls(variant).into_iter().map(code).collect();
    codes.sort_unstable();
    let (rule, key) = match auction.standing() {
        Some((_, Bid::Named(contract))) if auction.is_naming() && !codes.contains(&"pass") => {
            debug_assert_eq!(contract, Contract::TWO);
            ("P-3.9", "why-pref-auction-promise")
        }
        Some((_, Bid::Named(_))) if auction.is_naming() => ("P-3.8", "why-pref-auction-name"),
        _ if auction.is_naming() => ("P-3.8", "why-pref-auction-name-first"),
        Some((_, Bid::Game | Bid::Named(_))) => ("P-3.6", "why-pref-auction-over-game"),
        _ if auction.is_first_turn() => ("P-3.3", "why-pref-auction-first"),
        _ if codes.contains(&"hold") => ("P-3.4", "why-pref-auction-senior"),
        _ => ("P-3.4", "why-pref-auction-junior"),
    };
    let bid = auction
        .standing()
        .map_or(Fact::Absent, |(_, bid)| Fact::Bid(bid.code()));
    let why = Why::new(key).with("by", Fact::Player(auction.turn())).with("bid", bid);
    Answer::new(json!({"turn": auction.turn().letter(), "options": codes}), rule, why)
}

fn ended(won: Won) -> Answer {
    let declared = |outcome: &str, declarer: Seat, value: Json| json!({"outcome": outcome, "declarer": declarer.letter(), "value": value});
    let why = |key, declarer| Why::new(key).with("by", Fact::Player(declarer));
    match won {
        Won::PassedOut => Answer::new(
            json!({"outcome": "passed_out"}),
            "P-3.11",
            Why::new("why-pref-won-nobody"),
        ),
        Won::Number { declarer, value } => {
            let why = why("why-pref-won-number", declarer);
            let why = why.with("bid", Fact::Bid(Bid::Number(value).code()));
            Answer::new(declared("number", declarer, value.into()), "P-3.5", why)
        }
        Won::LoneGame { declarer } => Answer::new(
            declared("game", declarer, Json::Null),
            "P-3.7",
            why("why-pref-won-alone", declarer),
        ),
        Won::NamedGame { declarer, contract } => {
            // A suit comes from the naming round only.
            let rule = if contract.trump().is_some() { "P-3.8" } else { "P-3.7" };
            let why = why("why-pref-won-game", declarer).with("bid", Fact::Bid(contract.code(true)));
            Answer::new(declared("game", declarer, contract.value().into()), rule, why)
        }
    }
}

fn refuse(state: &Preferans, seat: Seat, action: Action, violation: &Violation, place: usize) -> Answer {
    let auction = state.auction();
    let rule = violation.rule.unwrap_or(RuleId::new("P-3.1"));
    let reason = match (violation.code, rule.as_str()) {
        _ if auction.won().is_some() => "why-auction-ended",
        (Code::OutOfTurn, _) => "why-auction-turn",
        (Code::BidStep, _) => "why-pref-call-step",
        (Code::RaiseNotAllowed, _) => "why-pref-call-raise",
        (Code::GameNotAllowed, _) => "why-pref-call-game-late",
        (Code::TrumpNotAllowed, "P-3.8") => "why-pref-call-name-suit",
        (Code::TrumpNotAllowed, _) => "why-pref-call-suit-early",
        (Code::HoldNotAllowed, "P-3.3") => "why-pref-call-hold-first",
        (Code::HoldNotAllowed, "P-3.6") => "why-pref-call-dead",
        (Code::HoldNotAllowed, _) => "why-pref-call-hold-junior",
        (_, "P-3.9") => "why-pref-call-promise",
        (_, "P-3.8") if action == Action::Pass => "why-pref-call-must-name",
        (_, "P-3.8") => "why-pref-call-name-low",
        (_, "P-3.6") if matches!(action, Action::Bid(Bid::Number(_))) => "why-pref-call-dead",
        (_, "P-3.6") => "why-pref-call-game-low",
        _ => "why-pref-call-low",
    };
    let why = Why::new("why-pref-call-reject")
        .with("index", Fact::Number(place as i64 + 1))
        .with("by", Fact::Player(seat))
        .with("reason", Fact::Phrase(Why::new(reason)));
    Answer::reject(violation.code, rule, why)
}

pub(super) fn auctions(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let forehand = seat(input, "dealer")?.next();
    let (mut total, mut passed_out, mut number, mut game, mut longest) = (0, 0, 0, 0, 0);
    let mut fields = BTreeSet::new();
    all_auctions(forehand, variant, |calls, won| {
        total += 1;
        longest = longest.max(calls.len());
        match won {
            Won::PassedOut => passed_out += 1,
            Won::Number { .. } => number += 1,
            Won::LoneGame { .. } | Won::NamedGame { .. } => game += 1,
        }
        fields.insert(tops_of(calls.iter().copied(), forehand).map(Top::code));
    });
    let value = json!({
        "total": total, "passed_out": passed_out, "number": number, "game": game, "longest": longest,
        "distinct_ppn": fields.len(),
    });
    let why = Why::new("why-pref-auctions").with("total", Fact::Number(total));
    Ok(Answer::new(value, "P-3.12", why))
}

pub(super) fn contract_options(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let won_by = input.listed("won_by", WON_BY)?;
    let value = input.get("value").filter(|value| !value.is_null());
    let highest = variant.highest();
    let (won, rule, key) = if won_by == "lone_game" {
        if let Some(value) = value {
            return Err(bad("value", value).expecting(["null"]).into());
        }
        (Won::LoneGame { declarer: Seat::A }, "P-4.5", "why-pref-contract-lone")
    } else {
        let given = match value {
            Some(value) => value,
            None => return Err(bad("value", input.need("value")?).into()),
        };
        let named = number("value", given, 2, highest.value().into())? as u8;
        let contract = Contract::new(named).ok_or_else(|| bad("value", given))?;
        if won_by == "number" {
            (
                Won::Number {
                    declarer: Seat::A,
                    value: named,
                },
                "P-4.3",
                "why-pref-contract-number",
            )
        } else {
            (
                Won::NamedGame {
                    declarer: Seat::A,
                    contract,
                },
                "P-4.5",
                "why-pref-contract-named",
            )
        }
    };
    let values: Vec<u8> = options(won, highest).into_iter().map(Contract::value).collect();
    let said = match won {
        Won::Number { value, .. } => Fact::Bid(Bid::Number(value).code()),
        Won::NamedGame { contract, .. } => Fact::Bid(contract.code(true)),
        _ => Fact::Absent,
    };
    Ok(Answer::new(values, rule, Why::new(key).with("bid", said)))
}
