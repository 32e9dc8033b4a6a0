//! A hand of Preferans as a deal of its session: the sheet of the session takes the place of the one that the record gives,
//! and rulings change what is entered (format, 4 and 6). It computes no score itself.

use serde_json::json;

use super::actions::Words;
use super::computed::Entries;
use super::hand::Line;
use crate::acts::{Played, RulingKind};
use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::Seat;
use talon_rules::games::preferans::{Kind, Outcome, Preferans, Sheet};
use talon_rules::games::session::{Entry, Fate, Standing};
use talon_rules::games::{Code, Deal};

/// The hand entered on a sheet that stands so.
pub(super) fn entered(played: &Played<'_, Words>, deal: &Deal, standing: &Standing) -> Entry {
    let sheet = Sheet::of(standing, &played.rules);
    // What may be said and played depends on refas, so the hand is gone through again; cards that the session does not
    // allow are left away with all that follows.
    let mut line: Line<'_> = Line::new(Preferans::new(deal, &sheet.before(), &played.rules));
    while line.advance(&played.lines.main) {}
    line.rulings.clone_from(&played.line.rulings);
    let blank = Entry::nothing(Fate::Unfinished, standing);
    match line.state.outcome() {
        Some(outcome) => entry(&line, &outcome, sheet, blank),
        None if line.rulings.is_empty() => blank,
        None => ruled(&line, None, sheet, blank),
    }
}

fn entry(line: &Line<'_>, outcome: &Outcome, sheet: Sheet, blank: Entry) -> Entry {
    let fate = match outcome.kind {
        _ if !outcome.complete => Fate::Unfinished,
        _ if line.withholds_scores() => Fate::Unruled,
        Some(Kind::PassedOut) => Fate::PassedOut,
        Some(Kind::Unplayed) => Fate::Unplayed,
        _ => Fate::Played,
    };
    let contract = outcome.contract.zip(outcome.declarer);
    let entry = Entry {
        fate,
        contract: contract.map(|(contract, _)| contract.code(outcome.game)),
        contract_number: contract.map(|(contract, _)| contract.value()),
        declarer: outcome.declarer,
        made: outcome.made,
        came: outcome
            .kind
            .filter(|kind| *kind != Kind::PassedOut)
            .map(|_| outcome.volunteers),
        invited_by: outcome.invited_by,
        kontra: outcome.kontra.map_or(0, |kontra| kontra.level),
        kontra_giver: outcome.kontra.map(|kontra| kontra.giver),
        tricks: outcome.counted.filter(|_| outcome.complete),
        penalised: outcome.score.map(|score| score.penalised).unwrap_or_default(),
        value: outcome.score.map(|score| score.value),
        reduced: outcome.score.is_some_and(|score| score.reduced),
        ..blank
    };
    if line.rulings.iter().any(|ruling| ruling.kind != RulingKind::Words) {
        return ruled(line, Some(outcome), sheet, entry);
    }
    if matches!(fate, Fate::Unfinished | Fate::Unruled) {
        return entry;
    }
    let mut after = sheet;
    match outcome.score.zip(outcome.declarer) {
        Some((score, declarer)) => after.enter(declarer, &score),
        None => {
            after.enter_passed_out(line.state.variant());
        }
    }
    finish(entry, &sheet, &after)
}

/// The deal as the director left it. A deal struck out uses no refa and writes none.
fn ruled(line: &Line<'_>, outcome: Option<&Outcome>, sheet: Sheet, entry: Entry) -> Entry {
    let computed = outcome.and_then(|outcome| outcome.score.zip(outcome.declarer));
    let entries = Entries::ruled(computed, &line.rulings);
    let last = line
        .rulings
        .iter()
        .rfind(|ruling| matches!(ruling.kind, RulingKind::Score | RulingKind::Void));
    let voided = last.is_some_and(|ruling| ruling.kind == RulingKind::Void);
    let scored = last.is_some_and(|ruling| ruling.kind == RulingKind::Score);
    let mut after = sheet;
    if let Some(outcome) = outcome.filter(|_| !voided) {
        let declared = outcome
            .declarer
            .filter(|_| outcome.contract.is_some() && (outcome.complete || scored));
        let used = outcome.score.map_or_else(
            || declared.is_some_and(|seat| sheet.before().has_refa(seat, line.state.variant())),
            |score| score.refa_used,
        );
        if let Some(seat) = declared.filter(|_| used) {
            after.open_refa[seat] = after.open_refa[seat].saturating_sub(1);
        }
        if outcome.refa_written > 0 {
            after.write_refa();
        }
    }
    for seat in Seat::ALL {
        after.bula[seat] = after.bula[seat].saturating_add(entries.bula[seat]);
        for other in seat.others() {
            after.soup[seat][other] = after.soup[seat][other].saturating_add(entries.soup[seat][other]);
        }
    }
    let fate = match entry.fate {
        _ if voided => Fate::Voided,
        Fate::Unfinished | Fate::Unruled if scored => Fate::Played,
        fate => fate,
    };
    finish(
        Entry {
            fate,
            ruled: true,
            ..entry
        },
        &sheet,
        &after,
    )
}

fn finish(entry: Entry, before: &Sheet, after: &Sheet) -> Entry {
    let used = |seat: Seat| after.open_refa[seat] < before.open_refa[seat];
    Entry {
        refa_used: entry.declarer.is_some_and(used),
        refa_written: after.refas_written > before.refas_written,
        after: after.standing(),
        ..entry
    }
}

/// Compares what a record says of the sheet before the deal with the sheet of the session; what it leaves out, the session
/// supplies.
pub(super) fn contradicted<'a>(context: Value<'a>, standing: &Standing, faults: &mut Faults<'a>) {
    let Some(columns) = standing.columns else { return };
    let open = columns.open_refa.map(|_, open| i64::from(*open));
    for (name, truth) in [("bula", columns.bula), ("refa", open)] {
        let Some(said) = context.get(name) else { continue };
        for seat in Seat::ALL {
            differs(said.get(seat.letter()), truth[seat], faults);
        }
    }
    differs(context.get("refas_written"), columns.refas_written.into(), faults);
}

fn differs<'a>(said: Option<Value<'a>>, truth: i64, faults: &mut Faults<'a>) {
    if let Some(value) = said.filter(|value| value.as_int() != Some(truth)) {
        faults.at(Code::ContextMismatch, value).expected = Some(json!(truth));
    }
}
