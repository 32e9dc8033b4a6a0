//! What one deal brings (P-7, P-8, P-9.2).

use serde_json::{Map, Value as Json, json};

use super::facts::facts;
use super::input::{BULA_MAX, LeftOut, REFAS_MAX, by_seat};
use crate::desk::input::{Input, Stop, bad, missing, mistyped, number};
use crate::desk::reply::{Answer, Fact, QuestionFault, Why};
use talon_records::json::{Value, ValueKind};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::Code;
use talon_rules::games::preferans::{Aim, DealFacts, Score, Sheet, Variant};

const BEFORE: &[&str] = &["bula", "open_refa", "refas_written"];

pub(super) fn score(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let sheet = before(input.need("before")?)?;
    let facts = facts(input, &sheet.before(), variant)?;
    let score = facts.score(&sheet.before(), variant);
    let mut after = sheet;
    after.enter(facts.declarer, &score);
    let mut value = json!({
        "multiplier": score.multiplier,
        "value": score.value,
        "made": score.made,
        "penalised": seats(&score.penalised),
        "bula_change": changes(&score.bula_change),
        "soup": soup(&score.soup, facts.declarer),
        "refa_used": score.refa_used,
        "reduced": score.reduced,
        "session_over": score.session_over,
        "sum_after": after.sum(),
    });
    if score.refa_written {
        value["refa_written"] = 1.into();
    }
    Ok(Answer::new(value, rule(&facts, &score), reason(&facts, &score)))
}

/// The sheet before the deal: what is left to go, and open refas.
fn before(object: Value<'_>) -> Result<Sheet, QuestionFault> {
    if object.kind() != ValueKind::Object {
        return Err(mistyped("before", object));
    }
    for (name, _) in object.members() {
        let name = name.as_str().unwrap_or_default();
        if !BEFORE.contains(&name.as_ref()) {
            let fault = QuestionFault::new(Code::UnknownMember, Some("before")).found(&name);
            return Err(fault.expecting(BEFORE.iter().copied()));
        }
    }
    let bula = object
        .get("bula")
        .ok_or_else(|| missing("before").expecting(["bula"]))?;
    let bula = by_seat("before", bula, -BULA_MAX..=BULA_MAX, LeftOut::Fault)?;
    let open = match object.get("open_refa") {
        Some(open) => by_seat("before", open, 0..=REFAS_MAX, LeftOut::Nought)?,
        None => BySeat::default(),
    };
    let written = object.get("refas_written");
    let written = written.map_or(Ok(0), |written| number("before", written, 0, REFAS_MAX))?;
    let sheet = Sheet {
        bula,
        soup: BySeat::default(),
        open_refa: open.map(|_, count| *count as u8),
        refas_written: written as u8,
        out: None,
    };
    // With nothing left to go the session is over, and no deal follows.
    if sheet.sum() > 0 {
        Ok(sheet)
    } else {
        Err(bad("before", object))
    }
}

/// The seats that are in a set.
fn seats(set: &BySeat<bool>) -> Json {
    set.iter()
        .filter(|(_, inside)| **inside)
        .map(|(seat, _)| seat.letter())
        .collect()
}

/// A number for each seat.
pub(super) fn each(numbers: &BySeat<i64>) -> Json {
    numbers
        .iter()
        .map(|(seat, number)| (seat.letter().to_owned(), json!(number)))
        .collect::<Map<_, _>>()
        .into()
}

/// Only what changes.
pub(super) fn changes(numbers: &BySeat<i64>) -> Json {
    let changed = numbers.iter().filter(|(_, number)| **number != 0);
    changed
        .map(|(seat, number)| (seat.letter().to_owned(), json!(number)))
        .collect::<Map<_, _>>()
        .into()
}

/// Writer -> declarer -> amount, only what is written.
fn soup(written: &BySeat<i64>, declarer: Seat) -> Json {
    let written = written.iter().filter(|(_, amount)| **amount != 0);
    let entry = |(seat, amount): (Seat, &i64)| (seat.letter().to_owned(), json!({declarer.letter(): amount}));
    written.map(entry).collect::<Map<_, _>>().into()
}

/// The rule that is particular to what happened.
fn rule(facts: &DealFacts, score: &Score) -> &'static str {
    let penalised = Seat::ALL.into_iter().any(|seat| score.penalised[seat]);
    match facts.tricks {
        None if score.refa_written => "P-8.1",
        _ if score.session_over => "P-9.2",
        None => "P-7.7",
        Some(_) if facts.contract.aim() == Aim::NoTrick => "P-7.6",
        Some(_) if penalised => "P-7.5",
        Some(_) => "P-7.4",
    }
}

/// How B came about, and who pays beside the declarer.
fn reason(facts: &DealFacts, score: &Score) -> Why {
    if score.refa_written {
        return Why::new("why-pref-two-refa");
    }
    let outcome = match (score.made, facts.tricks) {
        (None, _) => "why-pref-score-nothing",
        (Some(_), None) => "why-pref-score-unplayed",
        (Some(true), Some(_)) => "why-pref-score-made",
        (Some(false), Some(_)) => "why-pref-score-failed",
    };
    let worth = facts.contract.base(facts.game);
    let mut parts = vec![Fact::Phrase(Why::new(outcome))];
    let penalised = Seat::ALL.into_iter().filter(|seat| score.penalised[*seat]);
    parts.extend(penalised.map(|seat| {
        let pays = Why::new("why-pref-score-penalty").with("by", Fact::Player(seat));
        Fact::Phrase(pays)
    }));
    if score.reduced {
        let left = Why::new("why-pref-score-reduced").with("value", Fact::Number(score.value));
        parts.push(Fact::Phrase(left));
    }
    Why::new("why-pref-score")
        .with("bid", Fact::Bid(facts.contract.code(facts.game)))
        .with("worth", Fact::Number(worth))
        .with("factor", Fact::Number(score.multiplier))
        .with("value", Fact::Number(worth * score.multiplier))
        .with("parts", Fact::List(parts))
}
