//! Where an auction stands (U-3, U-14). Discards are left out of the question, so each is supposed, of cards
//! nobody knows, before the bid it belongs to.

use serde_json::{Value as Json, json};

use crate::desk::input::{Input, Stop, bad, text};
use crate::desk::reply::{Answer, Fact, QuestionFault, Why};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::ulti::{Action, Auction, AuctionStep, Bid, Deal, DealtCards, Ulti, Variant};
use talon_rules::games::{Code, Game, RuleId, Violation};

/// More than any legal auction has.
pub(super) const ACTIONS_MAX: usize = 400;

/// What a call says; a bid of no known code is one that cannot be made.
enum Call {
    Pass,
    Take,
    Bid(Option<Bid>),
}

pub(super) fn auction(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let forehand = seat(input.number("forehand", 0, 2)?);
    let calls = calls(input)?;
    let mut state = dealt(forehand, variant);
    for (place, (seat, call)) in calls.iter().enumerate() {
        if let Err(violation) = say(&mut state, *seat, call) {
            return Ok(refuse(state.auction(), variant, &violation, call, place));
        }
    }
    Ok(standing(state.auction()))
}

fn seat(number: i64) -> Seat {
    match number {
        0 => Seat::A,
        1 => Seat::B,
        _ => Seat::C,
    }
}

fn calls(input: &Input<'_>) -> Result<Vec<(Seat, Call)>, Stop> {
    let items = input.items("actions")?;
    if items.len() > ACTIONS_MAX {
        return Err(QuestionFault::new(Code::Limit, Some("actions"))
            .limited(ACTIONS_MAX as i64)
            .into());
    }
    let mut calls = Vec::new();
    for item in items {
        let said = text("actions", item)?;
        calls.push(parse(&said).ok_or_else(|| bad("actions", item))?);
    }
    Ok(calls)
}

fn parse(said: &str) -> Option<(Seat, Call)> {
    let (number, call) = said.split_once(':')?;
    let seat = match number {
        "0" | "1" | "2" => seat(number.parse().ok()?),
        _ => return None,
    };
    let call = match call.split_once(' ') {
        None if call == "pass" => Call::Pass,
        None if call == "take" => Call::Take,
        Some(("bid", code)) if !code.is_empty() => Call::Bid(Bid::parse(code)),
        _ => return None,
    };
    Some((seat, call))
}

fn dealt(forehand: Seat, variant: &Variant) -> Ulti {
    let talon = if variant.two_round { 2 } else { 0 };
    let cards = |seat: Seat| if seat == forehand && !variant.two_round { 12 } else { 10 };
    let holdings = BySeat::from_fn(|seat| DealtCards::unknown(cards(seat)));
    Ulti::new(
        &Deal {
            forehand,
            holdings,
            talon: DealtCards::unknown(talon),
        },
        variant,
    )
}

fn say(state: &mut Ulti, seat: Seat, call: &Call) -> Result<(), Violation> {
    let awaits_discard = matches!(
        state.auction().step,
        AuctionStep::OpeningDiscard | AuctionStep::ConfirmDiscard | AuctionStep::TakenDiscard
    );
    let action = match call {
        Call::Pass => Action::Pass,
        Call::Take => Action::Pickup,
        Call::Bid(bid) => {
            if awaits_discard && !state.auction().over {
                state.apply_checked(state.auction().turn, Action::Discard([None, None]));
            }
            match bid {
                Some(bid) => Action::Bid(*bid),
                None => return Err(unknown(state, seat)),
            }
        }
    };
    state.apply(seat, action).map(|_| ())
}

/// A code that is no bid is refused like any other bid that does not exist: after moment and turn.
fn unknown(state: &Ulti, seat: Seat) -> Violation {
    let any = Bid::all().last().map_or(Action::Pass, Action::Bid);
    match state.check(seat, any) {
        Err(violation) if matches!(violation.code, Code::WrongPhase | Code::OutOfTurn) => violation,
        _ => Violation::new(
            Code::BidUnknown,
            RuleId::new("U-4.1"),
            talon_rules::games::ActionPart::Member("bid"),
        ),
    }
}

fn standing(auction: &Auction) -> Answer {
    let by = |seat: Seat| Fact::Seat(seat.index() as u8);
    let bid = |bid: Option<(Seat, Bid)>| bid.map_or(Fact::Absent, |(_, bid)| Fact::Bid(bid.code()));
    if let (true, Some((declarer, contract))) = (auction.over, auction.standing) {
        let value = json!({"over": true, "declarer": declarer.index(), "contract": contract.code()});
        let why = Why::new("why-auction-over")
            .with("by", by(declarer))
            .with("bid", Fact::Bid(contract.code()));
        return Answer::new(value, "U-3.6", why);
    }
    let code = auction.standing.map_or(Json::Null, |(_, bid)| bid.code().into());
    let value = json!({"over": false, "to_act": auction.turn.index(), "standing": code});
    let taken = matches!(auction.step, AuctionStep::TakenDiscard | AuctionStep::TakenBid);
    let key = if taken { "why-auction-taken" } else { "why-auction-open" };
    let why = Why::new(key)
        .with("by", by(auction.turn))
        .with("bid", bid(auction.standing));
    let rule = match auction.step {
        AuctionStep::RoundOne => "U-14.1",
        AuctionStep::OpeningDiscard | AuctionStep::OpeningBid => "U-3.1",
        AuctionStep::ConfirmPickup | AuctionStep::ConfirmDiscard | AuctionStep::ConfirmBid => "U-14.3",
        AuctionStep::TakenDiscard | AuctionStep::TakenBid => "U-3.3",
        AuctionStep::Turn => "U-3.2",
    };
    Answer::new(value, rule, why)
}

fn refuse(auction: &Auction, variant: &Variant, violation: &Violation, call: &Call, place: usize) -> Answer {
    let reason = match (violation.code, violation.rule.map(RuleId::as_str)) {
        _ if auction.over => "why-auction-ended",
        (Code::OutOfTurn, _) => "why-auction-turn",
        (Code::BidUnknown, _) => "why-auction-unknown",
        (Code::BidTooLow, Some("U-14.3")) => "why-auction-class",
        (Code::BidTooLow, Some("U-14.4")) => "why-auction-doubled",
        (Code::BidTooLow, _) if variant.min_contract_hearts_simple && auction.standing.is_none() => {
            "why-auction-minimum"
        }
        (Code::BidTooLow, _) => "why-auction-low",
        (_, Some("U-14.1")) => "why-auction-round-one",
        (_, Some("U-14.3")) => "why-auction-confirm",
        (_, Some("U-3.1")) => "why-auction-first",
        (_, Some("U-3.3")) if matches!(call, Call::Take) => "why-auction-top",
        _ if auction.step == AuctionStep::Turn => "why-auction-take-first",
        _ => "why-auction-must-bid",
    };
    let why = Why::new("why-auction-reject")
        .with("index", Fact::Number(place as i64 + 1))
        .with("reason", Fact::Phrase(Why::new(reason)));
    Answer::reject(violation.code, violation.rule.unwrap_or(RuleId::new("U-3.2")), why)
}
