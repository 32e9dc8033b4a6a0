//! What the solver says of a hand, as the replay shows it: the course of its value, the mistakes, and what each card of
//! the present position would have brought. Numbers come from the report; nothing is judged here.

use super::best_line::{LineTrick, best_line};
use super::cards::{CardView, card};
use super::choices::{ChoicesView, choices};
use super::graph::{GraphView, graph};
use super::position_view::PositionView;
use talon_rules::cards::{Card, Pack, Seat};
use talon_study::analysis::{CardReport, Class, Report, Value};
use talon_text::Arg;

/// What stands in the panel of the review.
#[derive(Debug)]
pub(crate) struct ReviewView {
    /// Who says it, about what, and whether it is whole.
    pub head: String,
    pub graph: Option<GraphView>,
    /// Mistakes and decisive cards.
    pub mistakes: Vec<JudgedView>,
    pub slips: Vec<JudgedView>,
    /// Every card, for the table beside the graph.
    pub cards: Vec<JudgedView>,
    /// What could be played here.
    pub here: Option<HereView>,
    /// What could have been done before the first card.
    pub choices: Option<ChoicesView>,
    /// Where each mistake is put as a question.
    pub quiz: Option<String>,
}

/// A card that was played, with its judgement.
#[derive(Debug)]
pub(crate) struct JudgedView {
    /// The position in which it was played.
    pub href: String,
    pub here: bool,
    pub trick: String,
    pub by: String,
    pub card: CardView,
    pub class: &'static str,
    pub verdict: String,
    pub loss: String,
    pub value: String,
    pub best: Vec<CardView>,
}

/// The cards of a position.
#[derive(Debug)]
pub(crate) struct HereView {
    pub title: String,
    pub rows: Vec<CardChoiceView>,
    /// "The third best of five."
    pub rank: String,
    /// Whether each part of the contract could be made.
    pub made: Vec<String>,
    /// Best play from here, trick by trick.
    pub line: Vec<LineTrick>,
}

/// A card that could be played.
#[derive(Debug)]
pub(crate) struct CardChoiceView {
    pub card: CardView,
    pub value: String,
    pub best: bool,
    /// The judgement of the card that was played; nothing for the others.
    pub played: String,
}

/// The sign of a class beside a card, where it has one.
pub const fn sign(class: Class) -> Option<&'static str> {
    match class {
        Class::Slip => Some("?!"),
        Class::Mistake => Some("?"),
        Class::Decisive => Some("??"),
        Class::Best | Class::Equal => None,
    }
}

/// The review of a hand, looked at from one of its positions.
pub fn review(position: &PositionView<'_>, report: &Report, quiz: Option<String>) -> ReviewView {
    let unit = position
        .lang
        .t(&format!("analysis-unit-{}", report.options.objective))
        .into_owned();
    let args = [("engine", Arg::from(report.engine.as_str())), ("unit", unit.into())];
    let mut head = position.lang.t_args("review-head", &args);
    if let Some(took) = report.took_ms {
        head = format!(
            "{head} {}",
            position.lang.t_args(
                "review-took",
                &[("ms", Arg::Number(i64::try_from(took).unwrap_or(i64::MAX)))]
            )
        );
    }
    if !report.complete {
        head = format!("{head} {}", position.lang.t("review-unfinished"));
    }
    let judged = |wanted: fn(Class) -> bool| {
        let those = report.plies.iter().filter(|card| card.class().is_some_and(wanted));
        those
            .filter_map(|card| judged_view(position, report, card))
            .collect::<Vec<_>>()
    };
    let mistakes = judged(Class::is_mistake);
    ReviewView {
        head,
        graph: graph(position, report),
        quiz: quiz.filter(|_| !mistakes.is_empty()),
        mistakes,
        slips: judged(|class| class == Class::Slip),
        cards: report
            .plies
            .iter()
            .filter_map(|card| judged_view(position, report, card))
            .collect(),
        choices: choices(position, report),
        here: report.at(position.ply()).and_then(|card| here(position, report, card)),
    }
}

/// The class of a card with its words, as lists and marks name it.
pub(crate) fn verdict_of(position: &PositionView<'_>, card: &CardReport) -> String {
    let word = card.class().map_or("open", Class::as_str);
    position.lang.t(&format!("analysis-class-{word}")).into_owned()
}

fn judged_view(position: &PositionView<'_>, report: &Report, one: &CardReport) -> Option<JudgedView> {
    let played = Pack::read(&one.played)?;
    let trick = position
        .timeline
        .played
        .iter()
        .find(|played| played.ply == one.ply + 1)?
        .trick;
    Some(JudgedView {
        href: position.href(one.ply),
        here: one.ply == position.ply(),
        trick: position
            .lang
            .t_args("review-trick", &[("trick", Arg::Number(trick.into()))]),
        by: position.name(Seat::parse(&one.by)?),
        card: card(played, position.lang, position.faces),
        class: one.class().map_or("open", Class::as_str),
        verdict: verdict_of(position, one),
        loss: one.cost().map_or_else(String::new, |cost| lost(position, report, cost)),
        value: value(one.value),
        best: cards(position, &one.best),
    })
}

/// What was lost, in the words of its unit; nothing where that is nothing.
pub fn lost(position: &PositionView<'_>, report: &Report, amount: i64) -> String {
    if amount == 0 {
        return String::new();
    }
    let key = format!("review-loss-{}", report.options.objective);
    position.lang.t_args(&key, &[("amount", Arg::Number(amount))])
}

fn here(position: &PositionView<'_>, report: &Report, one: &CardReport) -> Option<HereView> {
    let by = Seat::parse(&one.by)?;
    let choice = |(code, worth): (&String, &Value)| {
        let known = Pack::read(code)?;
        Some((
            known,
            CardChoiceView {
                card: card(known, position.lang, position.faces),
                value: value(*worth),
                best: one.best.contains(code),
                played: if *code == one.played {
                    verdict_of(position, one)
                } else {
                    String::new()
                },
            },
        ))
    };
    let mut rows: Vec<(Card, CardChoiceView)> = one.values.iter().filter_map(choice).collect();
    // The best first, cards of a value in the order of a hand.
    let wants = wants_much(one);
    let worth = |code: &str| one.values.get(code).copied().and_then(Value::known).unwrap_or_default() * wants;
    rows.sort_by_key(|(known, _)| (-worth(position.pack.code(*known)), *known));
    let made = one.made.iter().filter_map(|(part, made)| {
        let key = if (*made)? { "review-made" } else { "review-not-made" };
        let part = if part == "contract" {
            position.lang.t("review-contract")
        } else {
            position.lang.component(part)
        };
        Some(
            position
                .lang
                .t_args(key, &[("part", position.lang.capitalized(&part).into())]),
        )
    });
    let of = [("by", Arg::from(position.name(by)))];
    Some(HereView {
        title: position.lang.t_args("review-here", &of),
        rank: rank(position, one),
        made: made.collect(),
        line: best_line(position, one),
        rows: rows.into_iter().map(|(_, choice)| choice).collect(),
    })
    .filter(|_| !report.plies.is_empty())
}

/// 1 where the player to act wants the value high, else -1: their best card has it.
fn wants_much(one: &CardReport) -> i64 {
    let known: Vec<i64> = one.values.values().filter_map(|value| value.known()).collect();
    let best = one.value.known();
    if best.is_some() && best == known.iter().copied().min() && best != known.iter().copied().max() {
        -1
    } else {
        1
    }
}

fn rank(position: &PositionView<'_>, one: &CardReport) -> String {
    let Some(rank) = one.rank else { return String::new() };
    if one.values.len() == 1 {
        return position.lang.t("review-rank-only").into_owned();
    }
    // The table has said it of the best.
    if one.best.contains(&one.played) {
        return String::new();
    }
    let args = [("rank", Arg::from(rank)), ("of", one.values.len().into())];
    position.lang.t_args("review-rank", &args)
}

fn cards(position: &PositionView<'_>, codes: &[String]) -> Vec<CardView> {
    codes
        .iter()
        .filter_map(|code| Some(card(Pack::read(code)?, position.lang, position.faces)))
        .collect()
}

/// A value as people write it.
pub fn value(value: Value) -> String {
    let signed = |number: i64| number.to_string().replace('-', "−");
    match value {
        Value::Known(number) => signed(number),
        Value::Between { at_least, at_most } => format!("{} … {}", signed(at_least), signed(at_most)),
    }
}
