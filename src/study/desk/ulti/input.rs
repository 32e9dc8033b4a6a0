//! What only questions about Ulti hold: bids, contracts and the options of its rules.

use crate::desk::input::{Input, Stop, bad, text};
use crate::desk::options::{self, rules};
use crate::desk::question::RuleOption;
use crate::desk::reply::{Answer, QuestionFault, Why};
use talon_rules::cards::Seat;
use talon_rules::games::option::{Allowed, Setting};
use talon_rules::games::ulti::{Auction, Bid, Variant, bid_exists, is_forfeit};
use talon_rules::games::{Code, RuleId, Violation};

/// A bid that the options leave in the table.
pub(super) fn bid(input: &Input<'_>, name: &str, variant: &Variant) -> Result<Bid, Stop> {
    let value = input.need(name)?;
    let code = text(name, value)?;
    let bid = Bid::parse(&code).ok_or_else(|| bad(name, value))?;
    if bid_exists(bid, variant) {
        Ok(bid)
    } else {
        Err(unknown_bid().into())
    }
}

/// A bid that can become the contract under the options.
pub(super) fn contract(input: &Input<'_>, variant: &Variant) -> Result<Bid, Stop> {
    let bid = bid(input, "contract", variant)?;
    match Auction::new(Seat::A, variant).check_bid(bid, variant) {
        Err(Violation {
            code, rule: Some(rule), ..
        }) => Err(Answer::reject(code, rule, Why::new("why-contract-minimum")).into()),
        _ => Ok(bid),
    }
}

/// A contract that is played out: under the options it need not be given up at once (U-9.2).
pub(super) fn played_contract(input: &Input<'_>, variant: &Variant) -> Result<Bid, Stop> {
    let bid = contract(input, variant)?;
    if is_forfeit(bid, variant) {
        let why = Why::new("why-contract-thrown-in");
        return Err(Answer::reject(Code::WrongPhase, RuleId::new("U-9.2"), why).into());
    }
    Ok(bid)
}

/// The refusal of a bid that the options take away.
pub(super) fn unknown_bid() -> Answer {
    Answer::reject(Code::BidUnknown, RuleId::new("U-4.1"), Why::new("why-bid-code-option"))
}

/// The rule set of a question: the default with its options set.
pub(super) fn variant(input: &Input<'_>) -> Result<Variant, QuestionFault> {
    rules(input, None)
}

/// The options as a form offers them.
pub(super) fn choices() -> Vec<RuleOption> {
    options::choices::<Variant>(None, |info| match info.allowed {
        Allowed::RangeOrNull { .. } => (1..=LEVELS_OFFERED).map(Setting::Number).collect(),
        _ => info.alternatives.to_vec(),
    })
}

/// So many levels of kontra have a name.
const LEVELS_OFFERED: i64 = 7;
