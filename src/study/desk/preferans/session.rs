//! A whole session from its deals: the sheet after each, and the totals (P-2.1, P-7 to P-9).

use serde_json::{Value as Json, json};

use super::facts::{MEMBERS, facts};
use super::input::{BULA_MAX, LeftOut, by_seat, seat};
use super::score::each;
use super::sheet::refas;
use crate::desk::input::{Input, Stop, bad, mistyped, number};
use crate::desk::reply::{Answer, Fact, QuestionFault, Why};
use talon_records::json::{Value, ValueKind};
use talon_rules::cards::{BySeat, Pack, Seat};
use talon_rules::games::preferans::{Sheet, Variant};
use talon_rules::games::{Code, RuleId};

/// More deals than any session has.
const DEALS_MAX: usize = 2000;

pub(super) fn session(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let bula = start(input)?;
    let variant = &Variant {
        refas: refas(input)?,
        ..*variant
    };
    let mut sheet = Sheet {
        bula,
        ..Sheet::new(variant)
    };
    let mut dealer = seat(input, "first_dealer")?;
    let deals = input.items("deals")?;
    if deals.len() > DEALS_MAX {
        return Err(QuestionFault::new(Code::Limit, Some("deals"))
            .limited(DEALS_MAX as i64)
            .into());
    }
    let mut after_each = Vec::new();
    for (place, deal) in deals.into_iter().enumerate() {
        if sheet.is_over() {
            let why = Why::new("why-pref-session-ended").with("count", Fact::Number(place as i64));
            return Ok(Answer::reject(Code::AfterEnd, RuleId::new("P-9.1"), why));
        }
        enter(deal, &mut sheet, variant).map_err(|fault| within(place, fault))?;
        after_each.push(line(dealer, &sheet));
        dealer = dealer.next();
    }
    let over = sheet.is_over();
    let value = json!({"after_each": after_each, "totals": each(&sheet.totals()), "over": over});
    let why = if over {
        Why::new("why-pref-session-over").with("count", Fact::Number(after_each.len() as i64))
    } else {
        Why::new("why-pref-session-open").with("value", Fact::Number(sheet.sum()))
    };
    Ok(Answer::new(value, if over { "P-9.1" } else { "P-9.4" }, why))
}

/// The bula that everyone starts with, or one for each seat.
fn start(input: &Input<'_>) -> Result<BySeat<i64>, QuestionFault> {
    let given = input.need("bula")?;
    let bula = if given.kind() == ValueKind::Object {
        by_seat("bula", given, -BULA_MAX..=BULA_MAX, LeftOut::Fault)?
    } else {
        let each = number("bula", given, 2, BULA_MAX)?;
        if each % 2 != 0 {
            return Err(bad("bula", given));
        }
        BySeat::from_fn(|_| each)
    };
    if bula.a + bula.b + bula.c > 0 {
        Ok(bula)
    } else {
        Err(bad("bula", given))
    }
}

fn within(place: usize, fault: QuestionFault) -> QuestionFault {
    let member = fault
        .member
        .as_deref()
        .map_or_else(|| format!("deals/{place}"), |name| format!("deals/{place}/{name}"));
    QuestionFault {
        member: Some(member),
        ..fault
    }
}

fn enter(deal: Value<'_>, sheet: &mut Sheet, variant: &Variant) -> Result<(), QuestionFault> {
    if deal.kind() != ValueKind::Object {
        return Err(QuestionFault {
            member: None,
            ..mistyped("deals", deal)
        });
    }
    let input = Input::of(deal, Pack::French, 0);
    let passed_out = input.flag("passed_out")?;
    for (name, _) in deal.members() {
        let name = name.as_str().unwrap_or_default();
        if name != "passed_out" && (passed_out || !MEMBERS.contains(&name.as_ref())) {
            let expected = if passed_out { &["passed_out"][..] } else { MEMBERS };
            return Err(QuestionFault::new(Code::UnknownMember, Some(&name))
                .found(&name)
                .expecting(expected.iter().copied()));
        }
    }
    if passed_out {
        sheet.enter_passed_out(variant);
    } else {
        let before = sheet.before();
        let facts = facts(&input, &before, variant)?;
        sheet.enter(facts.declarer, &facts.score(&before, variant));
    }
    Ok(())
}

/// The sheet in full.
fn line(dealer: Seat, sheet: &Sheet) -> Json {
    let mut soup = serde_json::Map::new();
    for writer in Seat::ALL {
        let mut others = writer.others();
        others.sort_by_key(|seat| seat.index());
        let amounts: serde_json::Map<String, Json> = others
            .into_iter()
            .map(|other| (other.letter().into(), sheet.soup[writer][other].into()))
            .collect();
        soup.insert(writer.letter().into(), amounts.into());
    }
    json!({
        "dealer": dealer.letter(),
        "bula": each(&sheet.bula),
        "soup": soup,
        "open_refa": each(&sheet.open_refa.map(|_, open| i64::from(*open))),
        "sum": sheet.sum(),
        "over": sheet.is_over(),
    })
}
