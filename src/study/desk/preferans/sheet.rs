//! The sheet apart from a deal: refas, hats, totals and the write-off (P-7.8, P-8.1, P-9).

use serde_json::json;

use super::input::{BULA_MAX, LeftOut, REFAS_MAX, SOUP_MAX, bulas, by_seat, members};
use super::score::each;
use crate::desk::input::{Input, Stop, bad, number};
use crate::desk::reply::{Answer, Fact, QuestionFault, Why};
use talon_rules::cards::BySeat;
use talon_rules::games::preferans::{Before, Hat, Variant, totals as reckon, write_off as written_off};

/// What can make a refa.
pub(super) const EVENTS: &[&str] = &["passed_out"];

pub(super) fn refa(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let bula = bulas(input)?;
    let written = input.number("written", 0, REFAS_MAX)? as u8;
    input.listed("event", EVENTS)?;
    let most = refas(input)?;
    let before = Before {
        bula: Some(bula),
        refas_written: written,
        ..Before::default()
    };
    let writes = before.may_write_refa(&Variant {
        refas: most,
        ..*variant
    });
    let key = match writes {
        true => "why-pref-refa",
        false if most.is_some_and(|most| written >= most) => "why-pref-refa-most",
        false => "why-pref-refa-hat",
    };
    Ok(Answer::new(
        json!({"written": writes, "each": u8::from(writes)}),
        "P-8.1",
        Why::new(key),
    ))
}

/// How many refas a session may have; `null` for any number.
pub(super) fn refas(input: &Input<'_>) -> Result<Option<u8>, QuestionFault> {
    let value = input.need("refas")?;
    if value.is_null() {
        return Ok(None);
    }
    Ok(Some(number("refas", value, 0, REFAS_MAX)? as u8))
}

pub(super) fn hats(input: &Input<'_>) -> Result<Answer, Stop> {
    let mut bula = input.number("start", -BULA_MAX, BULA_MAX)?;
    let mut drawn = Vec::new();
    for item in input.items("changes")? {
        let after = bula + number("changes", item, -BULA_MAX, BULA_MAX)?;
        drawn.extend(Hat::drawn(bula, after).map(Hat::as_str));
        bula = after;
    }
    let key = if drawn.is_empty() {
        "why-pref-hat-none"
    } else {
        "why-pref-hat"
    };
    Ok(Answer::new(
        drawn,
        "P-7.8",
        Why::new(key).with("value", Fact::Number(bula)),
    ))
}

pub(super) fn totals(input: &Input<'_>) -> Result<Answer, Stop> {
    let bula = bulas(input)?;
    let given = input.need("soup")?;
    let mut soup: BySeat<BySeat<i64>> = BySeat::default();
    for (writer, amounts) in members("soup", given)? {
        soup[writer] = by_seat("soup", amounts, 0..=SOUP_MAX, LeftOut::Nought)?;
        if soup[writer][writer] != 0 {
            return Err(bad("soup", amounts).into());
        }
    }
    Ok(Answer::new(
        each(&reckon(&bula, &soup)),
        "P-9.4",
        Why::new("why-pref-totals"),
    ))
}

pub(super) fn write_off(input: &Input<'_>) -> Result<Answer, Stop> {
    let bula = bulas(input)?;
    let sum = bula.a + bula.b + bula.c;
    if sum < 0 {
        return Err(bad("bula", input.need("bula")?).into());
    }
    let why = Why::new("why-pref-write-off")
        .with("amount", Fact::Number(sum / 3))
        .with("last", Fact::Number(sum % 3));
    Ok(Answer::new(each(&written_off(&bula)), "P-9.5", why))
}
