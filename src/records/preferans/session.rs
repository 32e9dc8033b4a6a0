//! A hand of Preferans as a deal of its session: the sheet of the session takes the place of the one that the record
//! gives, and rulings change what is entered (format, 4 and 6). It computes no score itself.

use serde_json::json;

use super::actions::PreferansWords;
use super::computed::Entries;
use super::deal::DealRead;
use super::hand::PreferansLine;
use super::score::read_written;
use crate::acts::{Played, Ruling, RulingKind};
use crate::json::Value;
use crate::options::read_rules;
use crate::structure::{Envelope, Faults};
use talon_rules::cards::Seat;
use talon_rules::games::preferans::{Before, Outcome, OutcomeKind, Sheet, Variant, WrittenDeal};
use talon_rules::games::session::{Columns, DealEntry, DealFate, Standing};
use talon_rules::games::{Code, GameKind, RuleId};

/// The hand entered on a sheet that stands so.
pub(super) fn entered(played: &Played<'_, PreferansWords>, deal: &DealRead, standing: &Standing) -> DealEntry {
    let sheet = Sheet::of(standing, &played.rules);
    // What may be said and played depends on refas, so the hand is gone through again; cards that the session does not
    // allow are left away with all that follows.
    let mut line: PreferansLine<'_> = PreferansLine::new(deal.start(&sheet.before(), &played.rules));
    while line.advance(&played.lines.main) {}
    line.rulings.clone_from(&played.line.rulings);
    let blank = DealEntry::nothing(DealFate::Unfinished, standing);
    let settling = Settling {
        rulings: &line.rulings,
        withholds_scores: line.withholds_scores(),
        rules: &played.rules,
    };
    match line.state.outcome() {
        Some(outcome) => entry(&settling, &outcome, sheet, blank),
        None if line.rulings.is_empty() => blank,
        None => ruled(&settling, None, sheet, blank),
    }
}

/// A deal of which the result was written down, entered on a sheet that stands so; one that the session does not allow
/// brings nothing.
pub(super) fn entered_written(
    deal: &WrittenDeal,
    rulings: &[Ruling<'_>],
    rules: &Variant,
    standing: &Standing,
) -> DealEntry {
    let sheet = Sheet::of(standing, rules);
    let before = sheet.before();
    let blank = DealEntry::nothing(DealFate::Unfinished, standing);
    let settling = Settling {
        rulings,
        withholds_scores: false,
        rules,
    };
    let mut outcome = deal.outcome(&before, rules);
    outcome.complete = deal.check(&before, rules).is_empty();
    // Who took them is what was written down; who writes them the columns tell.
    let tricks = outcome.tricks.filter(|_| outcome.complete);
    DealEntry {
        tricks,
        ..entry(&settling, &outcome, sheet, blank)
    }
}

/// A deal of which only an award was written down, entered on a sheet that stands so.
pub(super) fn entered_total(rulings: &[Ruling<'_>], rules: &Variant, standing: &Standing) -> DealEntry {
    let settling = Settling {
        rulings,
        withholds_scores: false,
        rules,
    };
    let blank = DealEntry::nothing(DealFate::Unfinished, standing);
    ruled(&settling, None, Sheet::of(standing, rules), blank)
}

/// What the entry of a deal depends on beside its outcome.
#[derive(Debug, Clone, Copy)]
struct Settling<'r, 'a> {
    rulings: &'r [Ruling<'a>],
    /// An irregular card makes the result doubtful, and nobody has ruled on it.
    withholds_scores: bool,
    rules: &'r Variant,
}

fn entry(settling: &Settling<'_, '_>, outcome: &Outcome, sheet: Sheet, blank: DealEntry) -> DealEntry {
    let fate = match outcome.kind {
        _ if !outcome.complete => DealFate::Unfinished,
        _ if settling.withholds_scores => DealFate::Unruled,
        Some(OutcomeKind::PassedOut) => DealFate::PassedOut,
        Some(OutcomeKind::Unplayed) => DealFate::Unplayed,
        _ => DealFate::Played,
    };
    let contract = outcome.contract.zip(outcome.declarer);
    let mut entry = DealEntry {
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
    if settling.rulings.iter().any(|ruling| ruling.kind != RulingKind::Words) {
        return ruled(settling, Some(outcome), sheet, entry);
    }
    if matches!(fate, DealFate::Unfinished | DealFate::Unruled) {
        return entry;
    }
    let mut after = sheet;
    match outcome.score.zip(outcome.declarer) {
        Some((score, declarer)) => after.enter(declarer, &score),
        None => {
            let is_written = after.enter_passed_out(settling.rules);
            entry.refa_blocked = !is_written && sheet.before().has_refas_left(settling.rules);
        }
    }
    finish(entry, &sheet, &after)
}

/// The deal as the director left it. A deal struck out uses no refa and writes none.
fn ruled(settling: &Settling<'_, '_>, outcome: Option<&Outcome>, sheet: Sheet, entry: DealEntry) -> DealEntry {
    let computed = outcome.and_then(|outcome| outcome.score.zip(outcome.declarer));
    let entries = Entries::ruled(computed, settling.rulings);
    let last = settling
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
            || declared.is_some_and(|seat| sheet.before().has_refa(seat, settling.rules)),
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

/// Compares what a record says of the sheet before the deal with the sheet of the session; what it leaves out, the
/// session supplies.
pub(super) fn contradicted<'a>(record: &Envelope<'a>, standing: &Standing, faults: &mut Faults<'a>) {
    let Some(columns) = standing.columns else { return };
    if let Some(score) = record.score.filter(|score| !score.is_empty()) {
        let declarer = score.get("declarer").and_then(|seat| Seat::parse(&seat.as_str()?));
        let open = declarer.is_some_and(|seat| columns.open_refa[seat] > 0);
        refa_differs(score.get("refa"), open, faults);
        if !open && score.get("refa").is_none() && takes_refa(record, score, faults) {
            let finding = faults.at(Code::ContextMismatch, score.get("contract").unwrap_or(score));
            (finding.rule, finding.detail) = (Some(RuleId::new("P-8.2")), "refa");
        }
    }
    let Some(context) = record.context else { return };
    let open = columns.open_refa.map(|_, open| i64::from(*open));
    for (name, truth) in [("bula", columns.bula), ("refa", open)] {
        let Some(said) = context.get(name) else { continue };
        for seat in Seat::ALL {
            differs(said.get(seat.letter()), truth[seat], faults);
        }
    }
    differs(context.get("refas_written"), columns.refas_written.into(), faults);
    if let Some(out) = columns.out {
        differs(context.get("out"), out, faults);
    }
}

/// Whether the deal can only have gone so where the declarer has an open refa, as a two that was played.
fn takes_refa<'a>(record: &Envelope<'a>, score: Value<'a>, faults: &mut Faults<'a>) -> bool {
    let rules = record
        .rules
        .and_then(|rules| read_rules::<Variant>(GameKind::Preferans, rules, faults));
    let (Some(rules), Some(written)) = (rules, read_written(score, faults)) else {
        return false;
    };
    let Some(facts) = written.deal.facts else { return false };
    let with = |open: u8| {
        let mut before = Before::default();
        before.open_refa[facts.declarer] = open;
        written.deal.check(&before, &rules).is_empty()
    };
    !with(0) && with(1)
}

/// What the paper says of the declarer's refa, against the sheet.
pub(super) fn refa_differs<'a>(said: Option<Value<'a>>, open: bool, faults: &mut Faults<'a>) {
    if let Some(value) = said.filter(|value| value.as_bool() != Some(open)) {
        let finding = faults.at(Code::ContextMismatch, value);
        (finding.rule, finding.expected) = (Some(RuleId::new("P-8.2")), Some(json!(open)));
    }
}

/// The sheet before a deal as its record has it; bulas of which nothing is known are zero.
pub(super) fn standing_of(before: &Before) -> Standing {
    let columns = Columns {
        bula: before.bula.unwrap_or_default(),
        open_refa: before.open_refa,
        refas_written: before.refas_written,
        out: before.out,
        ..Columns::default()
    };
    Standing {
        columns: Some(columns),
        ..Standing::default()
    }
}

fn differs<'a>(said: Option<Value<'a>>, truth: i64, faults: &mut Faults<'a>) {
    if let Some(value) = said.filter(|value| value.as_int() != Some(truth)) {
        faults.at(Code::ContextMismatch, value).expected = Some(json!(truth));
    }
}
