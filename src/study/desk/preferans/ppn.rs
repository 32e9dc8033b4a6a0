//! What single fields of a PPN file say: an auction by its highest calls, a refa by the value (PPN-2, PPN-6).

use super::auction::code;
use crate::desk::input::{Input, Stop, bad, number, text};
use crate::desk::reply::{Answer, Fact, Why};
use talon_ppn::{NoAuction, Said, Top, auction_of, contract_of, refa_of, seats_of};
use talon_rules::games::preferans::Variant;
use talon_rules::games::{Code, RuleId};

/// No deal is worth more.
pub(super) const VALUE_MAX: i64 = 1_000_000;

pub(super) fn ppn_auction(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let (given, order) = (input.need("bids_field")?, input.need("order")?);
    let bids = text("bids_field", given)?;
    let seats = text("order", order)?;
    if !is_permutation(&seats) {
        return Err(bad("order", order).into());
    }
    if bids.split(',').count() != 3 || !bids.split(',').all(is_call) {
        return Err(bad("bids_field", given).into());
    }
    match auction_of(&bids, &seats, variant) {
        Ok(calls) => {
            let said = calls
                .into_iter()
                .map(|(seat, action)| format!("{}:{}", seat.letter(), code(action)));
            Ok(Answer::new(
                said.collect::<Vec<_>>(),
                "PPN-2",
                Why::new("why-pref-ppn-auction"),
            ))
        }
        Err(fault) => {
            let key = match fault {
                _ if seats_of(&seats).is_none() => "why-pref-ppn-order",
                NoAuction::Several => "why-pref-ppn-several",
                _ => "why-pref-ppn-none",
            };
            Ok(Answer::reject(Code::PpnAuction, RuleId::new("PPN-2"), Why::new(key)))
        }
    }
}

fn is_permutation(order: &str) -> bool {
    let mut digits: Vec<u8> = order.bytes().collect();
    digits.sort_unstable();
    digits == b"123"
}

/// Whether it looks like a call; `M2` does, though nobody ever holds a two.
fn is_call(part: &str) -> bool {
    part == "M2" || Top::parse(part).is_some()
}

pub(super) fn ppn_refa(input: &Input<'_>) -> Result<Answer, Stop> {
    let given = input.need("contract")?;
    let (contract, game) = contract_of(&text("contract", given)?).ok_or_else(|| bad("contract", given))?;
    let given = input.need("kontra")?;
    let said = Said::parse(&text("kontra", given)?).ok_or_else(|| bad("kontra", given))?;
    let value = number("value", input.need("value")?, -VALUE_MAX, VALUE_MAX)?;
    let once = contract.base(game) << said.level();
    let why = |key| {
        Why::new(key)
            .with("value", Fact::Number(value))
            .with("amount", Fact::Number(once))
    };
    Ok(match refa_of(contract, game, said.level(), value) {
        Some(true) => Answer::new(1, "PPN-6", why("why-pref-ppn-refa")),
        Some(false) => Answer::new(0, "PPN-6", why("why-pref-ppn-no-refa")),
        None => Answer::reject(Code::PpnValue, RuleId::new("PPN-6"), why("why-pref-ppn-value")),
    })
}
