//! How an accepted action's remark and a refusal become findings: at which value, with what was expected.

use std::collections::BTreeSet;

use serde_json::{Value as Json, json};

use super::Vocabulary;
use super::deal::codes;
use super::item::{ActionStep, Item, Misfit};
use crate::json::Value;
use crate::structure::{Faults, GIVEN, nearest};
use talon_rules::cards::Pack;
use talon_rules::games::{ActionPart, Code, Expected, RuleId, Violation};

/// What an accepted action leaves to say.
#[derive(Debug)]
pub enum Remark {
    Nothing,
    Unverifiable(RuleId),
    Irregular(Option<Violation>),
    /// Marked as irregular, while cards that are not known tell whether it was.
    Doubtful(RuleId),
    /// It is no part of the normal form.
    Dropped(RuleId),
}

/// A refusal: at an action's own place, or at an earlier card that is now known to be false.
#[derive(Debug)]
pub enum Refusal {
    Here(Violation),
    Revoked { item: usize, rule: RuleId },
    Exposed(usize),
}

pub(super) fn tell<'a, V: Vocabulary>(
    remark: Remark,
    item: &Item<'a, V>,
    index: usize,
    trick: Option<u8>,
    faults: &mut Faults<'a>,
) {
    let finding = match remark {
        Remark::Nothing => return,
        Remark::Unverifiable(rule) => {
            let finding = faults.at(Code::Unverifiable, item.value);
            finding.rule = Some(rule);
            finding
        }
        Remark::Dropped(rule) => {
            let finding = faults.at(Code::PassDropped, item.value);
            finding.rule = Some(rule);
            finding
        }
        Remark::Doubtful(rule) => {
            let finding = faults.at(Code::Irregular, item.value.get("card").unwrap_or(item.value));
            (finding.cause, finding.rule) = (Some(Code::Unverifiable), Some(rule));
            finding
        }
        Remark::Irregular(cause) => {
            let finding = faults.at(Code::Irregular, item.value.get("card").unwrap_or(item.value));
            finding.cause = cause.map(|violation| violation.code);
            finding.rule = cause.and_then(|violation| violation.rule);
            finding.expected = cause.and_then(|violation| expected_json(V::PACK, violation.expected));
            finding
        }
    };
    (finding.ply, finding.trick, finding.by) = (Some(index), trick, item.by);
}

pub(super) fn refuse<'a, V: Vocabulary>(
    refusal: Refusal,
    items: &[Item<'a, V>],
    index: usize,
    trick: Option<u8>,
    faults: &mut Faults<'a>,
) {
    let item = &items[index];
    let finding = match refusal {
        Refusal::Here(violation) => {
            let finding = faults.at(violation.code, value_at(item.value, &violation));
            match (violation.code, &item.step) {
                (Code::MissingMember, _) => finding.found = None,
                (Code::DiscardCount, ActionStep::Misfit(Misfit::Cards(count))) => finding.found = Some(json!(count)),
                // No auction has such a call, so it is no rule of the game that forbids it.
                (Code::WrongPhase, _) if is_given(item.value) => finding.detail = GIVEN,
                (Code::BidUnknown, ActionStep::Misfit(Misfit::Bid | Misfit::Given)) => finding.fix = nearest_bid(item),
                // It is about who is named, also where nobody is (format, 9.2).
                (Code::ClaimNotAgreed, _) if item.value.get("agreed").is_none() => {
                    finding.pointer.push_name("agreed");
                    finding.found = None;
                }
                // What may stand there are names, so it is the name that may not.
                _ if let (ActionPart::Deep(_, _, name), Expected::Among(..)) =
                    (violation.place, violation.expected) =>
                {
                    finding.found = Some(json!(name));
                }
                _ => {}
            }
            finding.rule = violation.rule.filter(|_| finding.detail != GIVEN);
            finding.expected = expected_json(V::PACK, violation.expected);
            finding
        }
        Refusal::Revoked { item: earlier, rule } => {
            let card = |item: &Item<'a, V>| item.value.get("card").unwrap_or(item.value);
            let proof = faults.pointer(card(item));
            let finding = faults.at(Code::RevokeProven, card(&items[earlier]));
            finding.rule = Some(rule);
            finding.also.push(proof);
            (finding.ply, finding.by) = (Some(earlier), items[earlier].by);
            return;
        }
        Refusal::Exposed(place) => {
            let list = item.value.get("cards").unwrap_or(item.value);
            faults.at(Code::CardNotHeld, list.items().nth(place).unwrap_or(list))
        }
    };
    (finding.ply, finding.trick, finding.by) = (Some(index), trick, item.by);
}

/// Whether it tells the contract instead of an auction.
fn is_given(action: Value<'_>) -> bool {
    action.get("type").is_some_and(|word| word.is(GIVEN))
}

/// What a bid in hearts begins with.
const CLASS_SIGN: &str = "p:";

/// The code that was probably meant.
fn nearest_bid<V: Vocabulary>(item: &Item<'_, V>) -> Option<Json> {
    let said = item.value.get("bid")?.as_str()?;
    let parts = |bid: &str| -> (bool, BTreeSet<String>) {
        let plain = bid.strip_prefix(CLASS_SIGN);
        (
            plain.is_some(),
            plain.unwrap_or(bid).split('+').map(str::to_owned).collect(),
        )
    };
    // The same components in another order or as they are said, or a slip of a letter that leaves the class as it is.
    let (classed, said_parts) = parts(&said);
    let mut spoken = said_parts.clone();
    spoken.insert(V::UNSAID.to_owned());
    let of = |wanted: &BTreeSet<String>| {
        V::BIDS.iter().copied().find(|bid| {
            let (class, parts) = parts(bid);
            class == classed && parts == *wanted
        })
    };
    let slip = || nearest(&said, V::BIDS).filter(|bid| bid.starts_with(CLASS_SIGN) == classed);
    of(&said_parts).or_else(|| of(&spoken)).or_else(slip).map(Json::from)
}

/// The value in an action, or in the score of a hand without cards, that a violation speaks of.
pub(crate) fn value_at<'a>(action: Value<'a>, violation: &Violation) -> Value<'a> {
    let found = match violation.place {
        ActionPart::Action => None,
        ActionPart::Member(name) => action.get(name),
        // The engine knows a set; the first stranger is told as the record lists them.
        ActionPart::Entry("components", _) => action.get("components").and_then(|list| {
            let Expected::Among(words, mask) = violation.expected else {
                return None;
            };
            let fits = |entry: &Value<'_>| {
                words
                    .iter()
                    .enumerate()
                    .any(|(n, word)| mask >> n & 1 == 1 && entry.is(word))
            };
            list.items().find(|entry| !fits(entry))
        }),
        ActionPart::Entry(name, nth) => action.get(name).and_then(|list| list.items().nth(nth.into())),
        ActionPart::Inner(outer, inner) => action.get(outer).and_then(|object| object.get(inner)),
        ActionPart::Total(outer, inner, seat) => action.get(outer).and_then(|object| {
            let totals = object.get(inner)?;
            Some(totals.get(seat.letter()).unwrap_or(totals))
        }),
        ActionPart::Deep(outer, inner, name) => action
            .get(outer)
            .and_then(|object| object.get(inner))
            .and_then(|object| object.get(name)),
    };
    found.unwrap_or(action)
}

/// What was expected, as a report lists it.
pub(crate) fn expected_json(pack: Pack, expected: Expected) -> Option<Json> {
    Some(match expected {
        Expected::Nothing => return None,
        Expected::Cards(cards) => codes(pack, cards),
        Expected::Seat(seat) => json!([seat.letter()]),
        Expected::Seats(seats) => seats.iter().map(|seat| seat.letter()).collect(),
        Expected::AllSeats => json!(["A", "B", "C"]),
        Expected::Words(words) => json!(words),
        Expected::Among(words, mask) => words
            .iter()
            .enumerate()
            .filter(|(n, _)| mask >> n & 1 == 1)
            .map(|(_, word)| json!(word))
            .collect(),
        Expected::Number(n) => json!(n),
    })
}
