//! A hand of Preferans as a deal of its session: the sheet of the session takes the place of the one that the record gives,
//! and rulings change what is entered (format, 4 and 6). It computes no score itself.

use serde_json::json;

use super::actions::PreferansWords;
use super::computed::Entries;
use super::hand::PreferansLine;
use crate::acts::{Played, RulingKind};
use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::Seat;
use talon_rules::games::preferans::{Outcome, OutcomeKind, Preferans, Sheet};
use talon_rules::games::session::{DealEntry, DealFate, Standing};
use talon_rules::games::{Code, Deal};

/// The hand entered on a sheet that stands so.
pub(super) fn entered(played: &Played<'_, PreferansWords>, deal: &Deal, standing: &Standing) -> DealEntry {
    let sheet = Sheet::of(standing, &played.rules);
    // What may be said and played depends on refas, so the hand is gone through again; cards that the session does not
    // allow are left away with all that follows.
    let mut line: PreferansLine<'_> = PreferansLine::new(Preferans::new(deal, &sheet.before(), &played.rules));
    while line.advance(&played.lines.main) {}
    line.rulings.clone_from(&played.line.rulings);
    let blank = DealEntry::nothing(DealFate::Unfinished, standing);
    match line.state.outcome() {
        Some(outcome) => entry(&line, &outcome, sheet, blank),
        None if line.rulings.is_empty() => blank,
        None => ruled(&line, None, sheet, blank),
    }
}

fn entry(line: &PreferansLine<'_>, outcome: &Outcome, sheet: Sheet, blank: DealEntry) -> DealEntry {
    let fate = match outcome.kind {
        _ if !outcome.complete => DealFate::Unfinished,
        _ if line.withholds_scores() => DealFate::Unruled,
        Some(OutcomeKind::PassedOut) => DealFate::PassedOut,
        Some(OutcomeKind::Unplayed) => DealFate::Unplayed,
        _ => DealFate::Played,
    };
    let contract = outcome.contract.zip(outcome.declarer);
    let entry = DealEntry {
        fate,
        contract: contract.map(|(contract, _)| contract.code(outcome.game)),
        contract_number: contract.map(|(contract, _)| contract.value()),
        declarer: outcome.declarer,
        made: outcome.made,
        came: outcome
            .kind
            .filter(|kind| *kind != OutcomeKind::PassedOut)
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
    if matches!(fate, DealFate::Unfinished | DealFate::Unruled) {
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
fn ruled(line: &PreferansLine<'_>, outcome: Option<&Outcome>, sheet: Sheet, entry: DealEntry) -> DealEntry {
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
        _ if voided => DealFate::Voided,
        DealFate::Unfinished | DealFate::Unruled if scored => DealFate::Played,
        fate => fate,
    };
    finish(
        DealEntry {
            fate,
            ruled: true,
            ..entry
        },
        &sheet,
        &after,
    )
}

fn finish(entry: DealEntry, before: &Sheet, after: &Sheet) -> DealEntry {
    let used = |seat: Seat| after.open_refa[seat] < before.open_refa[seat];
    DealEntry {
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
