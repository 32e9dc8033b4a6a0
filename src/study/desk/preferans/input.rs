//! What only questions about Preferans hold: seats, contracts, numbers for each seat, and the options of its rules.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use crate::desk::input::{Input, Stop, bad, missing, mistyped, number, one_of, text};
use crate::desk::options::{self, Presets, rules};
use crate::desk::question::RuleOption;
use crate::desk::reply::QuestionFault;
use talon_records::json::{Value, ValueKind};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::Code;
use talon_rules::games::option::Setting;
use talon_rules::games::preferans::{Contract, PRESETS, Variant};

pub(super) const SEATS: &[&str] = &["A", "B", "C"];
/// More than any legal auction or defence has.
pub(super) const ACTIONS_MAX: usize = 400;
/// No sheet has higher numbers than these.
pub(super) const BULA_MAX: i64 = 1_000_000;
pub(super) const SOUP_MAX: i64 = 100_000_000;
pub(super) const REFAS_MAX: i64 = 200;

const NAMED: Presets<Variant> = Presets {
    names: &PRESETS,
    usual: "hr",
    named: Variant::preset,
};

/// The rule set of a question.
pub(super) fn variant(input: &Input<'_>) -> Result<Variant, QuestionFault> {
    rules(input, Some(&NAMED))
}

/// The options as a form offers them.
pub(super) fn choices() -> Vec<RuleOption> {
    options::choices::<Variant>(Some(&NAMED), |info| match info.name {
        "bula" => BULAS_OFFERED.map(Setting::Number).to_vec(),
        "refas" => REFAS_OFFERED
            .map(Setting::Number)
            .into_iter()
            .chain([Setting::Null])
            .collect(),
        "kontra_max" => (1..=9).map(Setting::Number).collect(),
        _ => info.alternatives.to_vec(),
    })
}

/// What clubs play with (P-8.5).
const BULAS_OFFERED: [i64; 9] = [30, 60, 80, 100, 150, 200, 250, 300, 400];
const REFAS_OFFERED: [i64; 7] = [0, 1, 2, 4, 5, 6, 8];

/// A seat by its letter.
pub(super) fn seat(input: &Input<'_>, name: &str) -> Result<Seat, QuestionFault> {
    to_seat(name, input.need(name)?)
}

pub(super) fn to_seat(name: &str, value: Value<'_>) -> Result<Seat, QuestionFault> {
    let letter = one_of(name, value, SEATS)?;
    Seat::parse(letter).ok_or_else(|| bad(name, value))
}

/// A seat, or nobody for `null` and for nothing.
pub(super) fn seat_or_none(input: &Input<'_>, name: &str) -> Result<Option<Seat>, QuestionFault> {
    match input.get(name) {
        Some(value) if !value.is_null() => to_seat(name, value).map(Some),
        _ => Ok(None),
    }
}

/// Some seats, none twice.
pub(super) fn seats(input: &Input<'_>, name: &str) -> Result<BySeat<bool>, QuestionFault> {
    let mut found = BySeat::default();
    for item in input.items(name)? {
        let seat = to_seat(name, item)?;
        if std::mem::replace(&mut found[seat], true) {
            return Err(bad(name, item));
        }
    }
    Ok(found)
}

/// A contract by its value, whatever the options.
pub(super) fn any_contract(input: &Input<'_>) -> Result<Contract, QuestionFault> {
    value(input, Contract::PREFERANS)
}

/// A contract by its value, among those that the options leave.
pub(super) fn contract(input: &Input<'_>, variant: &Variant) -> Result<Contract, QuestionFault> {
    value(input, variant.highest())
}

fn value(input: &Input<'_>, highest: Contract) -> Result<Contract, QuestionFault> {
    let value = input.number("contract", 2, highest.value().into())?;
    u8::try_from(value)
        .ok()
        .and_then(Contract::new)
        .ok_or_else(|| QuestionFault::new(Code::BadValue, Some("contract")))
}

/// A contract and whether it is a game: by its value with the member `game`, or as `"G5"`.
pub(super) fn played(input: &Input<'_>, variant: &Variant) -> Result<(Contract, bool), QuestionFault> {
    let given = input.need("contract")?;
    let flag = input.own_flag("game")?;
    let Some(code) = given.as_str() else {
        return Ok((contract(input, variant)?, flag.unwrap_or(false)));
    };
    let digit = code.strip_prefix('G').ok_or_else(|| mistyped("contract", given))?;
    let value = Some(digit)
        .filter(|digit| digit.len() == 1)
        .and_then(|digit| digit.parse().ok());
    let contract = value.and_then(Contract::new);
    match contract.filter(|contract| *contract <= variant.highest() && flag != Some(false)) {
        Some(contract) => Ok((contract, true)),
        None => Err(bad("contract", given)),
    }
}

/// Whether a seat that is left out is a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LeftOut {
    Fault,
    Nought,
}

/// A number for each seat, in an object.
pub(super) fn by_seat(
    name: &str,
    object: Value<'_>,
    range: RangeInclusive<i64>,
    left_out: LeftOut,
) -> Result<BySeat<i64>, QuestionFault> {
    let mut numbers = BySeat::default();
    for (seat, value) in members(name, object)? {
        numbers[seat] = number(name, value, *range.start(), *range.end())?;
    }
    let lacking = SEATS.iter().find(|seat| object.get(seat).is_none());
    match lacking {
        Some(seat) if left_out == LeftOut::Fault => Err(missing(name).expecting([*seat])),
        _ => Ok(numbers),
    }
}

/// The members of an object that are named after seats.
pub(super) fn members<'a>(name: &str, object: Value<'a>) -> Result<Vec<(Seat, Value<'a>)>, QuestionFault> {
    if object.kind() != ValueKind::Object {
        return Err(mistyped(name, object));
    }
    let mut found = Vec::new();
    for (letter, value) in object.members() {
        let letter = letter.as_str().unwrap_or_default();
        let seat = Seat::parse(&letter).ok_or_else(|| {
            QuestionFault::new(Code::UnknownMember, Some(name))
                .found(&letter)
                .expecting(SEATS.iter().copied())
        })?;
        found.push((seat, value));
    }
    Ok(found)
}

/// The bula of each seat.
pub(super) fn bulas(input: &Input<'_>) -> Result<BySeat<i64>, QuestionFault> {
    by_seat("bula", input.need("bula")?, -BULA_MAX..=BULA_MAX, LeftOut::Fault)
}

/// Actions such as `B:play`: the seat and the word behind it.
pub(super) fn said<'a, T>(input: &Input<'a>, parse: impl Fn(&str) -> Option<T>) -> Result<Vec<(Seat, T)>, Stop> {
    let items = input.items("actions")?;
    if items.len() > ACTIONS_MAX {
        return Err(QuestionFault::new(Code::Limit, Some("actions"))
            .limited(ACTIONS_MAX as i64)
            .into());
    }
    let mut said = Vec::new();
    for item in items {
        let words: Cow<'a, str> = text("actions", item)?;
        let parted = words.split_once(':');
        let known = parted.and_then(|(seat, word)| Some((Seat::parse(seat)?, parse(word)?)));
        said.push(known.ok_or_else(|| bad("actions", item))?);
    }
    Ok(said)
}
