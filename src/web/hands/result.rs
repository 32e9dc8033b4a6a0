//! The result: part by part who pays whom and why, card points, rulings, and what the record claims beside what the
//! rules say.

use super::claimed::{ClaimedView, claimed};
use super::look::Look;
use crate::cards::{BySeat, Card, CardSet, Rank, Seat};
use crate::games::ulti::{Charge, Component, Fate, Item, Outcome, Silent, marriage_value};
use crate::history::Hand;
use crate::history::settled::{Settled, settled};
use crate::history::ulti::{Ruling, Step};
use crate::text::Arg;

/// The panel of the result.
#[derive(Debug)]
pub struct ResultView {
    pub names: Vec<String>,
    pub bill: Vec<BillRow>,
    pub total: Vec<String>,
    pub has_scores: bool,
    /// Sentences: who pays whom, when it was decided, what multiplied it.
    pub facts: Vec<String>,
    /// The position in which the whole contract was decided, with its words.
    pub decisive: Option<(String, String)>,
    /// Words, declarer, defenders.
    pub points: Vec<(String, i64, i64)>,
    pub rulings: Vec<String>,
    /// Scores after the rulings.
    pub ruled: Vec<String>,
    pub claimed: Option<ClaimedView>,
}

/// One line of the bill.
#[derive(Debug)]
pub struct BillRow {
    pub name: String,
    /// "made", "lost" or nothing.
    pub class: &'static str,
    pub verdict: String,
    /// Value and kontra.
    pub note: String,
    /// Where it was decided.
    pub settled: Option<(String, String)>,
    pub scores: Vec<String>,
}

/// A number with its sign.
pub fn signed(number: i64) -> String {
    match number {
        0 => "0".into(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", less.unsigned_abs()),
    }
}

/// The result as far as it is known; `None` before there is a contract.
pub fn result(look: &Look<'_>, hand: &Hand<'_>) -> Option<ResultView> {
    let outcome = hand.outcome()?;
    let settled = settled(look.timeline);
    let scores = outcome.scores.filter(|_| !hand.line.has_irregular);
    let bill = if scores.is_some() { hand.line.state.bill(&outcome) } else { Vec::new() };
    let rows = match bill.is_empty() {
        false => bill.iter().map(|charge| row(look, &outcome, charge, &settled)).collect(),
        true => outcome
            .contract
            .components()
            .iter()
            .map(|part| bare_row(look, &outcome, part, &settled))
            .collect(),
    };
    let final_scores = hand.computed().get("final").and_then(|after| {
        let scores = after.get("scores")?;
        Some(Seat::ALL.map(|seat| signed(scores[seat.letter()].as_i64().unwrap_or(0))).to_vec())
    });
    Some(ResultView {
        names: Seat::ALL.map(|seat| look.name(seat)).into(),
        bill: rows,
        total: scores.map_or_else(Vec::new, |scores| by_seat(&scores)),
        has_scores: scores.is_some(),
        facts: facts(look, &outcome, scores.as_ref(), hand),
        decisive: decisive(look, &outcome, &settled),
        points: points(look, &outcome),
        rulings: rulings(look, hand),
        ruled: final_scores.unwrap_or_default(),
        claimed: claimed(look, hand),
    })
}

fn by_seat(scores: &BySeat<i64>) -> Vec<String> {
    Seat::ALL.map(|seat| signed(scores[seat])).into()
}

fn row(look: &Look<'_>, outcome: &Outcome, charge: &Charge, settled: &[Settled]) -> BillRow {
    let scores = by_seat(&charge.scores);
    let plain = |name: String| BillRow {
        name,
        class: "",
        verdict: String::new(),
        note: String::new(),
        settled: None,
        scores: Vec::new(),
    };
    let row = match charge.item {
        Item::Component(part) => bare_row(look, outcome, part, settled),
        Item::Silent(silent) => silent_row(look, outcome, silent, plain),
        Item::Penalty => plain(look.lang.t("result-penalty-ulti").into_owned()),
        Item::LostSeven => plain(look.lang.t("result-lost-seven").into_owned()),
        Item::Forfeit => plain(look.lang.t("result-forfeit").into_owned()),
    };
    BillRow { scores, ..row }
}

fn bare_row(look: &Look<'_>, outcome: &Outcome, part: Component, settled: &[Settled]) -> BillRow {
    let (class, key) = match (outcome.made.has(part), outcome.lost.has(part)) {
        (true, _) => ("made", "result-made"),
        (_, true) => ("lost", "result-lost"),
        _ => ("", "word-undecided"),
    };
    let when = settled.iter().find(|one| one.code == part.code());
    BillRow {
        name: look.lang.component(part.code()).into_owned(),
        class,
        verdict: look.lang.t(key).into_owned(),
        note: note(look, outcome, part),
        settled: when.and_then(|when| place(look, when.ply)),
        scores: Vec::new(),
    }
}

fn silent_row(
    look: &Look<'_>,
    outcome: &Outcome,
    silent: Silent,
    plain: impl Fn(String) -> BillRow,
) -> BillRow {
    let (class, key) = match outcome.silent[silent as usize] {
        Some(Fate::Win) => ("made", "silent-win"),
        _ => ("lost", "silent-lose"),
    };
    let name = look.lang.silent(silent.code()).into_owned();
    BillRow { class, verdict: look.lang.t(key).into_owned(), ..plain(name) }
}

/// The value with its kontras: `4 × 2 (kontra)`; in a game without trump each defender has his own.
fn note(look: &Look<'_>, outcome: &Outcome, part: Component) -> String {
    let value = outcome.contract.value_of(part);
    let said = |level: u8| {
        let name = look.lang.kontra(level.into());
        if level == 0 { value.to_string() } else { format!("{value} × {} ({name})", 1_u64 << level) }
    };
    let [first, second] = outcome.declarer.others();
    let levels = [first, second].map(|seat| outcome.levels.of(seat, part));
    if levels[0] == levels[1] {
        return said(levels[0]);
    }
    [(first, levels[0]), (second, levels[1])]
        .map(|(seat, level)| format!("{}: {}", look.name(seat), said(level)))
        .join("; ")
}

/// The trick in which a position lies, as a link to it.
fn place(look: &Look<'_>, ply: usize) -> Option<(String, String)> {
    let row = look.timeline.tricks.iter().find(|row| row.cards.iter().any(|played| played.ply == ply))?;
    let words = look.lang.t_args("result-in-trick", &[("trick", Arg::Number(row.number.into()))]);
    Some((look.href(ply), words))
}

fn decisive(look: &Look<'_>, outcome: &Outcome, settled: &[Settled]) -> Option<(String, String)> {
    if !outcome.complete {
        return None;
    }
    let ply = settled.iter().map(|one| one.ply).max()?;
    let key = if outcome.lost.is_empty() { "result-made-here" } else { "result-lost-here" };
    Some((look.href(ply), look.lang.t(key).into_owned()))
}

fn facts(look: &Look<'_>, outcome: &Outcome, scores: Option<&BySeat<i64>>, hand: &Hand<'_>) -> Vec<String> {
    let say = |key: &str| look.lang.t(key).into_owned();
    let mut facts = Vec::new();
    match scores {
        Some(scores) => facts.extend(payments(look, scores)),
        None if hand.line.has_irregular => facts.extend([say("result-none"), say("result-none-ruling")]),
        None => facts.extend([say("result-none"), say("result-none-incomplete")]),
    }
    if let Some(trick) = outcome.decided_at {
        facts.push(look.lang.t_args("result-decided", &[("trick", Arg::Number(trick.into()))]));
    } else if outcome.complete && !outcome.forfeit {
        facts.push(say("result-decided-claim"));
    }
    if outcome.round_factor == Some(2) {
        facts.push(say("result-round-factor"));
    }
    let silent = outcome.silent.iter().any(Option::is_some);
    if outcome.complete && outcome.points.is_some() && !silent {
        facts.push(say("result-silent-none"));
    }
    facts
}

/// With three at the table and a sum of nought there is only one way to say who pays whom.
fn payments(look: &Look<'_>, scores: &BySeat<i64>) -> Vec<String> {
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
            let args =
                [("from", look.name(from).into()), ("to", look.name(to).into()), ("amount", amount.into())];
            said.push(look.lang.t_args("result-pays-whom", &args));
        }
    }
    said
}

/// Card points of both sides, taken apart where the parts are known.
fn points(look: &Look<'_>, outcome: &Outcome) -> Vec<(String, i64, i64)> {
    let Some((own, theirs)) = outcome.points else { return Vec::new() };
    let state = look.timeline.states.last();
    let Some(state) = state else { return Vec::new() };
    let say = |key: &str| look.lang.capitalized(&look.lang.t(key));
    let total = (say("result-total"), own, theirs);
    let tricks = look.timeline.points_at(look.timeline.last());
    let married = BySeat::from_fn(|seat| {
        state.marriages(seat).map(|suit| marriage_value(Some(suit) == outcome.trump)).sum::<i64>()
    });
    let side = |of: &BySeat<i64>| {
        let [first, second] = outcome.declarer.others();
        (of[outcome.declarer], of[first] + of[second])
    };
    let (tricks, married) = (side(&tricks), side(&married));
    let heavy = CardSet::rank(Rank::Ace).or(CardSet::rank(Rank::Ten));
    let talon =
        10 * state.table().talon.certain.iter().filter(|card: &Card| heavy.contains(*card)).count() as i64;
    if (tricks.0 + married.0, tricks.1 + married.1 + talon) != (own, theirs) {
        return vec![total];
    }
    let mut rows = vec![(say("result-tricks-points"), tricks.0, tricks.1)];
    if married != (0, 0) {
        rows.push((say("result-marriages"), married.0, married.1));
    }
    if talon != 0 {
        rows.push((say("result-talon"), 0, talon));
    }
    rows.push(total);
    rows
}

fn rulings(look: &Look<'_>, hand: &Hand<'_>) -> Vec<String> {
    hand.items
        .iter()
        .filter_map(|item| {
            let (prefix, kind) = match item.step {
                Step::Ruling(ruling) => ("ruling", Some(ruling)),
                Step::Irregularity => ("irregularity", None),
                _ => return None,
            };
            let text = |name: &str| item.value.get(name).and_then(|value| value.as_str());
            let mut said = look.lang.capitalized(&look.lang.t(&format!("{prefix}-{}", text("kind")?)));
            if let Some(Ruling::Score(award) | Ruling::Penalty(award)) = kind {
                let shares = Seat::ALL.map(|seat| format!("{} {}", look.name(seat), signed(award[seat])));
                said = format!("{said}: {}", shares.join(", "));
            }
            for more in ["text", "official"].into_iter().filter_map(text) {
                said = format!("{said}. {more}");
            }
            Some(said)
        })
        .collect()
}
