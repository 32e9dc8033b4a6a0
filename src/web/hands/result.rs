//! The result: part by part who pays whom and why, card points, rulings, and what the record claims beside what the
//! rules say.

use crate::page::LinkView;
use serde_json::Value as Json;

use super::claimed::{ClaimedView, claimed};
use super::position_view::PositionView;
use super::sheet::{SheetRow, SheetView, sheet};
use super::tricks::rest;
use talon_records::Hand;
use talon_records::settled::{Settled, settled};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::{ComponentSummary, Extra, SilentPart, Stage, Summary};
use talon_text::{Arg, signed};

/// The panel of the result.
#[derive(Debug)]
pub struct ResultView {
    pub names: Vec<String>,
    pub bill: Vec<BillRow>,
    pub total: Vec<String>,
    pub has_scores: bool,
    /// What is written on the sheet of the session.
    pub sheet: Vec<SheetRow>,
    /// Sentences: who pays whom, when it was decided, what multiplied it.
    pub facts: Vec<String>,
    /// The position in which the whole contract was decided, with its words.
    pub decisive: Option<LinkView>,
    /// Words, declarer, defenders.
    pub points: Vec<PointsRow>,
    pub rulings: Vec<String>,
    /// Scores after the rulings.
    pub ruled: Vec<String>,
    pub claimed: Option<ClaimedView>,
}

/// One line of the bill.
#[derive(Debug)]
pub(crate) struct BillRow {
    pub name: String,
    /// "made", "lost" or nothing.
    pub class: &'static str,
    pub verdict: String,
    /// Value and kontra.
    pub note: String,
    /// Where it was decided.
    pub settled: Option<LinkView>,
    pub scores: Vec<String>,
}

/// The result as far as it is known; `None` before there is a contract or a ruling.
pub fn result(position: &PositionView<'_>, hand: &Hand<'_>) -> Option<ResultView> {
    let sheet = sheet(position, hand);
    let Some(summary) = hand.summary() else {
        let claimed = claimed(position, hand);
        let is_known = sheet.is_some() || claimed.is_some() || !position.replay_line.rulings.is_empty();
        return is_known.then(|| unplayed(position, hand, sheet, claimed));
    };
    let settled = settled(position.timeline);
    let mut rows: Vec<BillRow> = summary
        .parts
        .iter()
        .map(|part| row(position, &summary, part, &settled))
        .collect();
    if summary.scores.is_some() {
        rows.extend(summary.silent.iter().map(|silent| silent_row(position, silent)));
        rows.extend(summary.extras.iter().map(|extra| extra_row(position, extra)));
    }
    if let ([only], Some(sheet)) = (&mut rows[..summary.parts.len()], &sheet) {
        only.name = position.lang.bid(summary.contract).into_owned();
        if sheet.doubled {
            only.note = format!("{} × 2 ({})", only.note, position.lang.t("word-refa"));
        }
        if let Some(value) = sheet.reduced_to {
            only.note = format!("{} → {value}", only.note);
        }
    }
    let decisive = decisive(position, &summary, &settled);
    let played = sheet.as_ref().is_none_or(|sheet| sheet.played);
    Some(ResultView {
        names: Seat::ALL.map(|seat| position.name(seat)).into(),
        bill: rows,
        total: summary.scores.as_ref().map_or_else(Vec::new, by_seat),
        has_scores: summary.scores.is_some(),
        facts: facts(position, &summary, sheet.as_ref(), &settled),
        sheet: sheet.map_or_else(Vec::new, |sheet| sheet.rows),
        decisive: decisive.filter(|_| played),
        points: points(position, &summary),
        rulings: rulings(position),
        ruled: ruled(hand),
        claimed: claimed(position, hand),
    })
}

/// The scores after the rulings, where a game has scores and one of the rulings changes them.
fn ruled(hand: &Hand<'_>) -> Vec<String> {
    let computed = hand.computed();
    let scores = computed.get("final").and_then(|after| after.get("scores"));
    let of = |scores: &Json| {
        Seat::ALL
            .map(|seat| signed(scores[seat.letter()].as_i64().unwrap_or(0)))
            .into()
    };
    scores.map_or_else(Vec::new, of)
}

/// The result of a hand that nobody played for anything.
fn unplayed(
    position: &PositionView<'_>,
    hand: &Hand<'_>,
    sheet: Option<SheetView>,
    claimed: Option<ClaimedView>,
) -> ResultView {
    let is_over = position
        .timeline
        .states
        .last()
        .is_some_and(|state| state.stage() == Stage::Over);
    let open = || ["result-none", "result-none-incomplete"].map(|key| position.lang.t(key).into_owned());
    let typed = || position.lang.t("typed-total-why").into_owned();
    let (rows, facts) = match sheet {
        Some(sheet) if hand.is_total() => (sheet.rows, [vec![typed()], sheet.facts].concat()),
        None if hand.is_total() => (Vec::new(), vec![typed()]),
        Some(sheet) => (sheet.rows, sheet.facts),
        None if is_over => Default::default(),
        None => (Vec::new(), open().into()),
    };
    ResultView {
        names: Seat::ALL.map(|seat| position.name(seat)).into(),
        bill: Vec::new(),
        total: Vec::new(),
        has_scores: false,
        sheet: rows,
        facts,
        decisive: None,
        points: Vec::new(),
        rulings: rulings(position),
        ruled: ruled(hand),
        claimed,
    }
}

fn by_seat(scores: &BySeat<i64>) -> Vec<String> {
    Seat::ALL.map(|seat| signed(scores[seat])).into()
}

fn row(position: &PositionView<'_>, summary: &Summary, part: &ComponentSummary, settled: &[Settled]) -> BillRow {
    let (class, key) = match part.made {
        Some(true) => ("made", "result-made"),
        Some(false) => ("lost", "result-lost"),
        None => ("", "word-undecided"),
    };
    let gains = part.gains.filter(|_| summary.scores.is_some());
    let when = settled.iter().find(|one| one.code == part.component);
    BillRow {
        name: position.lang.component(part.component).into_owned(),
        class,
        verdict: position.lang.t(key).into_owned(),
        note: note(position, summary, part),
        settled: when.and_then(|when| place(position, when.ply)),
        scores: gains.as_ref().map_or_else(Vec::new, by_seat),
    }
}

fn silent_row(position: &PositionView<'_>, silent: &SilentPart) -> BillRow {
    let (class, key) = if silent.won {
        ("made", "silent-win")
    } else {
        ("lost", "silent-lose")
    };
    BillRow {
        name: position.lang.capitalized(&position.lang.silent(silent.code)),
        class,
        verdict: position.lang.t(key).into_owned(),
        note: String::new(),
        settled: None,
        scores: by_seat(&silent.gains),
    }
}

fn extra_row(position: &PositionView<'_>, extra: &Extra) -> BillRow {
    BillRow {
        name: position.lang.t(extra.key).into_owned(),
        class: "",
        verdict: String::new(),
        note: String::new(),
        settled: None,
        scores: by_seat(&extra.gains),
    }
}

/// The value with its kontras: `4 × 2 (kontra)`; in a game without trump each defender has their own.
fn note(position: &PositionView<'_>, summary: &Summary, part: &ComponentSummary) -> String {
    let value = part.value;
    let said = |level: u8| {
        let name = position.lang.kontra(level.into());
        if level == 0 {
            value.to_string()
        } else {
            format!("{value} × {} ({name})", 1_u64 << level)
        }
    };
    let [first, second] = summary.declarer.others();
    let mut note = if part.levels[first] == part.levels[second] {
        said(part.levels[first])
    } else {
        [first, second]
            .map(|seat| format!("{}: {}", position.name(seat), said(part.levels[seat])))
            .join("; ")
    };
    if part.penalty != 0 {
        let args = [("amount", Arg::Number(part.penalty))];
        note = format!("{note}, {}", position.lang.t_args("result-penalty", &args));
    }
    note
}

/// The trick in which a position lies, as a link to it.
fn place(position: &PositionView<'_>, ply: usize) -> Option<LinkView> {
    let row = position.timeline.tricks.iter().find(|row| row.has(ply))?;
    let words = position
        .lang
        .t_args("result-in-trick", &[("trick", Arg::Number(row.number.into()))]);
    Some(LinkView::new(position.href(ply), words))
}

fn decisive(position: &PositionView<'_>, summary: &Summary, settled: &[Settled]) -> Option<LinkView> {
    if !summary.complete || !position.replay_line.has_cards {
        return None;
    }
    let ply = settled.iter().map(|one| one.ply).max()?;
    let lost = settled.iter().any(|one| !one.made);
    let key = if !lost { "result-made-here" } else { "result-lost-here" };
    Some(LinkView::new(position.href(ply), position.lang.t(key)))
}

fn facts(
    position: &PositionView<'_>,
    summary: &Summary,
    sheet: Option<&SheetView>,
    settled: &[Settled],
) -> Vec<String> {
    let say = |key: &str| position.lang.t(key).into_owned();
    let mut facts = Vec::new();
    // No auction and no trick shows it.
    let went = sheet.filter(|sheet| !position.replay_line.has_cards && !sheet.went.is_empty());
    facts.extend(went.map(|sheet| format!("{}.", position.lang.capitalized(&sheet.went))));
    match &summary.scores {
        Some(_) if sheet.is_some() => facts.extend(sheet.into_iter().flat_map(|sheet| sheet.facts.clone())),
        Some(scores) => facts.extend(payments(position, scores)),
        None if summary.complete => facts.extend([say("result-none"), say("result-none-ruling")]),
        None => facts.extend([say("result-none"), say("result-none-incomplete")]),
    }
    if !position.replay_line.has_cards {
        facts.extend(summary.forfeit.then(|| say("result-forfeit")));
        facts.push(say("result-score-only"));
    } else if summary.forfeit {
        facts.push(say("result-forfeit"));
    } else if let Some(trick) = summary.decided_at {
        // Where a sheet is kept the tricks count on after the contract is made, whose trick the bill has told.
        let made = settled.iter().map(|one| one.ply).max();
        let of = |ply: usize| {
            position
                .timeline
                .tricks
                .iter()
                .find(|row| row.has(ply))
                .map(|row| row.number)
        };
        if sheet.is_none() || made.and_then(of).is_none_or(|number| number == trick) {
            facts.push(
                position
                    .lang
                    .t_args("result-decided", &[("trick", Arg::Number(trick.into()))]),
            );
        }
    } else if summary.complete && sheet.is_none_or(|sheet| sheet.played) {
        facts.push(say("result-decided-claim"));
    }
    if summary.round_factor == Some(2) {
        facts.push(say("result-round-factor"));
    }
    let noted = summary.points.is_some() && position.replay_line.has_cards;
    if summary.complete && noted && summary.silent.is_empty() {
        facts.push(say("result-silent-none"));
    }
    facts
}

/// With three at the table and a sum of zero there is only one way to say who pays whom.
fn payments(position: &PositionView<'_>, scores: &BySeat<i64>) -> Vec<String> {
    let mut left = *scores;
    let mut said = Vec::new();
    for from in Seat::ALL {
        for to in from.others() {
            let amount = (-left[from]).min(left[to]);
            if amount <= 0 {
                continue;
            }
            left[from] += amount;
            left[to] -= amount;
            let args = [
                ("from", position.name(from).into()),
                ("to", position.name(to).into()),
                ("amount", amount.into()),
            ];
            said.push(
                position
                    .lang
                    .capitalized(&position.lang.t_args("result-pays-whom", &args)),
            );
        }
    }
    said
}

/// Card points of the two sides.
#[derive(Debug)]
pub(crate) struct PointsRow {
    pub label: String,
    pub declarer: i64,
    pub defenders: i64,
}

/// Card points of both sides, taken apart where the parts are known.
fn points(position: &PositionView<'_>, summary: &Summary) -> Vec<PointsRow> {
    let Some(points) = summary.points else {
        return Vec::new();
    };
    let (own, theirs) = (i64::from(points.declarer), i64::from(points.defenders));
    let Some(state) = position.timeline.states.last() else {
        return Vec::new();
    };
    let say = |key: &str| position.lang.capitalized(&position.lang.t(key));
    let row = |label, declarer, defenders| PointsRow {
        label,
        declarer,
        defenders,
    };
    let total = row(say("result-total"), own, theirs);
    let tricks = position.timeline.points_at(position.timeline.last());
    let married = BySeat::from_fn(|seat| state.marriages(seat).iter().map(|one| one.value).sum::<i64>());
    let side = |of: &BySeat<i64>| {
        let [first, second] = summary.declarer.others();
        (of[summary.declarer], of[first] + of[second])
    };
    let (tricks, married) = (side(&tricks), side(&married));
    let rest = rest(position, summary);
    let given = rest.as_ref().map_or((0, 0), |rest| (rest.own, rest.theirs));
    let talon = state.card_points(state.table().talon.certain);
    if (tricks.0 + married.0 + given.0, tricks.1 + married.1 + given.1 + talon) != (own, theirs) {
        return vec![total];
    }
    let mut rows = vec![row(say("result-tricks-points"), tricks.0, tricks.1)];
    if married != (0, 0) {
        rows.push(row(say("result-marriages"), married.0, married.1));
    }
    if let Some(rest) = rest {
        rows.push(row(rest.words, rest.own, rest.theirs));
    }
    if talon != 0 {
        rows.push(row(say("result-talon"), 0, talon));
    }
    rows.push(total);
    rows
}

fn rulings(position: &PositionView<'_>) -> Vec<String> {
    let said = position.replay_line.rulings.iter().map(|ruling| {
        let mut said = position.lang.capitalized(&position.lang.t(&ruling.key));
        if let Some(award) = ruling.award {
            let shares = Seat::ALL.map(|seat| format!("{} {}", position.name(seat), signed(award[seat])));
            said = format!("{said}: {}", shares.join(", "));
        }
        for more in &ruling.words {
            said = format!("{said}. {more}");
        }
        said
    });
    said.collect()
}
