//! Members of questions about tournaments: exact numbers, rows by name, ranks and decimals.

use std::ops::RangeInclusive;

use serde_json::{Value as Json, json};

use crate::desk::input::{Input, bad, missing, mistyped};
use crate::desk::reply::QuestionFault;
use talon_records::json::{Value, ValueKind};
use talon_rules::games::Code;
use talon_tournament::{Exact, is_ranking};

/// The highest score, count of points or prize that a question may name.
pub(super) const NUMBER_MAX: i64 = 1_000_000_000_000;
/// Players, tables, rounds or tournaments in one question.
pub(super) const ROWS_MAX: usize = 500;
/// The highest rating, mean or uncertainty.
const RATING_MAX: f64 = 1_000_000.0;

/// A whole number.
pub(super) fn whole(name: &str, value: Value<'_>, low: i64, high: i64) -> Result<i64, QuestionFault> {
    crate::desk::input::number(name, value, low, high)
}

/// A score.
pub(super) fn score(name: &str, value: Value<'_>) -> Result<i64, QuestionFault> {
    whole(name, value, -NUMBER_MAX, NUMBER_MAX)
}

/// A whole number, or a text with a fraction such as `5/3`.
pub(super) fn exact(name: &str, value: Value<'_>) -> Result<Exact, QuestionFault> {
    match value.kind() {
        ValueKind::Int => Ok(Exact::from(score(name, value)?)),
        ValueKind::String => {
            let text = value.as_str().unwrap_or_default();
            text.parse().map_err(|_| bad(name, value).expecting(["5/3"]))
        }
        _ => Err(mistyped(name, value)),
    }
}

/// An exact number that is not below zero.
pub(super) fn count(name: &str, value: Value<'_>) -> Result<Exact, QuestionFault> {
    let number = exact(name, value)?;
    if number < Exact::zero() {
        Err(bad(name, value))
    } else {
        Ok(number)
    }
}

/// A number with decimals, or without.
pub(super) fn decimal(name: &str, value: Value<'_>) -> Result<f64, QuestionFault> {
    if !matches!(value.kind(), ValueKind::Int | ValueKind::Number) {
        return Err(mistyped(name, value));
    }
    let number = value.source().parse::<f64>().ok();
    number
        .filter(|number| number.abs() <= RATING_MAX)
        .ok_or_else(|| bad(name, value))
}

/// The items of a member that is a list of so many.
pub(super) fn list<'a>(
    input: &Input<'a>,
    name: &str,
    size: RangeInclusive<usize>,
) -> Result<Vec<Value<'a>>, QuestionFault> {
    let items = input.items(name)?;
    sized(name, items.len(), &size)?;
    Ok(items)
}

fn sized(name: &str, found: usize, size: &RangeInclusive<usize>) -> Result<(), QuestionFault> {
    if found > ROWS_MAX {
        return Err(QuestionFault::new(Code::Limit, Some(name)).limited(ROWS_MAX as i64));
    }
    if size.contains(&found) {
        return Ok(());
    }
    let (least, most) = (size.start(), size.end());
    let expected = if least == most {
        least.to_string()
    } else {
        format!("{least}-{most}")
    };
    Err(QuestionFault::new(Code::BadValue, Some(name))
        .found(&found.to_string())
        .expecting([expected.as_str()]))
}

/// The members of an object that has so many, in the order written.
pub(super) fn named<'a>(
    input: &Input<'a>,
    name: &str,
    size: RangeInclusive<usize>,
) -> Result<Vec<(String, Value<'a>)>, QuestionFault> {
    input.need(name)?;
    let rows = input.entries(name)?;
    sized(name, rows.len(), &size)?;
    Ok(rows)
}

/// What one row says of a player: an object with these members, the first so many of them needed.
#[derive(Debug, Clone, Copy)]
pub(super) struct RowShape<'n> {
    pub member: &'n str,
    pub columns: &'static [&'static str],
    pub needed: usize,
}

impl RowShape<'_> {
    /// The values of the columns; none for those left out.
    pub(super) fn read<'a>(&self, object: Value<'a>) -> Result<Vec<Option<Value<'a>>>, QuestionFault> {
        if object.kind() != ValueKind::Object {
            return Err(mistyped(self.member, object));
        }
        for (name, _) in object.members() {
            let name = name.as_str().unwrap_or_default();
            if !self.columns.contains(&name.as_ref()) {
                let fault = QuestionFault::new(Code::UnknownMember, Some(self.member)).found(&name);
                return Err(fault.expecting(self.columns.iter().copied()));
            }
        }
        let lacking = self
            .columns
            .iter()
            .take(self.needed)
            .find(|name| object.get(name).is_none());
        if let Some(lacking) = lacking {
            return Err(missing(self.member).expecting([*lacking]));
        }
        Ok(self.columns.iter().map(|name| object.get(name)).collect())
    }
}

/// Ranks of a whole field, such as 1-2-2-4.
pub(super) fn ranking(input: &Input<'_>, name: &str, size: RangeInclusive<usize>) -> Result<Vec<usize>, QuestionFault> {
    let items = list(input, name, size)?;
    let ranks = items
        .into_iter()
        .map(|item| Ok(whole(name, item, 1, ROWS_MAX as i64)? as usize))
        .collect::<Result<Vec<usize>, QuestionFault>>()?;
    if is_ranking(&ranks) {
        Ok(ranks)
    } else {
        Err(bad(name, input.need(name)?).expecting(["1-2-2-4"]))
    }
}

/// A number as answers have it: whole, or a text with a fraction.
pub(super) fn written(number: &Exact) -> Json {
    number.whole().map_or_else(|| number.to_string().into(), Json::from)
}

/// Per cent with two decimals.
pub(super) fn percent_written(number: &Exact) -> Json {
    number.decimals(2).into()
}

/// A rating with four decimals.
pub(super) fn decimal_written(number: f64) -> Json {
    let rounded = (number * 10_000.0).round() / 10_000.0;
    // There is no less than nothing of nothing.
    json!(if rounded == 0.0 { 0.0 } else { rounded })
}
