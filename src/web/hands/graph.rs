//! The course of a hand's value as a picture: a step for each card, a line at zero, a dot for each mistake. The same
//! numbers stand in a table beside it.

use super::position_view::PositionView;
use super::review::{value, verdict_of};
use talon_rules::cards::{Pack, Seat};
use talon_study::analysis::{Class, Report, Value};

/// Units of the picture: a step is as wide for every hand.
const STEP: i64 = 20;
const HEIGHT: i64 = 120;
/// Room above and below the highest and the lowest value.
const EDGE: i64 = 10;

/// The picture, in units of its own.
#[derive(Debug)]
pub(crate) struct GraphView {
    pub width: i64,
    pub height: i64,
    /// The steps as a path.
    pub path: String,
    /// The same down to the line at zero.
    pub area: String,
    pub nought: i64,
    pub top: String,
    pub bottom: String,
    pub label: String,
    /// Each card's place, which leads to its position.
    pub columns: Vec<Column>,
    pub dots: Vec<Dot>,
    /// Where the reader stands.
    pub now: Option<i64>,
    pub step: i64,
}

/// A column of the picture that can be hit.
#[derive(Debug)]
pub struct Column {
    pub x: i64,
    pub href: String,
    pub says: String,
}

/// A mistake, or a change that no card made.
#[derive(Debug)]
pub(crate) struct Dot {
    pub x: i64,
    pub y: i64,
    pub class: &'static str,
    pub says: String,
}

/// The picture of a report; nothing where no value is known.
pub fn graph(position: &PositionView<'_>, report: &Report) -> Option<GraphView> {
    let known: Vec<(usize, i64)> = report
        .plies
        .iter()
        .enumerate()
        .filter_map(|(at, card)| Some((at, card.value.known()?)))
        .collect();
    let last = report
        .plies
        .last()
        .and_then(|card| card.values.get(&card.played)?.known());
    let values = known.iter().map(|(_, value)| *value).chain(last);
    let (low, high) = values
        .clone()
        .fold((0, 0), |(low, high), value| (low.min(value), high.max(value)));
    if known.is_empty() {
        return None;
    }
    let span = (high - low).max(1);
    let y = |value: i64| EDGE + (high - value).saturating_mul(HEIGHT - 2 * EDGE) / span;
    let x = |at: usize| at as i64 * STEP;
    let mut path = String::new();
    for (place, (at, value)) in known.iter().enumerate() {
        let sign = if place == 0 { 'M' } else { 'L' };
        path.push_str(&format!("{sign}{} {}H{}", x(*at), y(*value), x(at + 1)));
    }
    if let Some(last) = last {
        path.push_str(&format!("V{}h{STEP}", y(last)));
    }
    let width = x(report.plies.len()) + STEP;
    let nought = y(0);
    let says = |at: usize| {
        let card = &report.plies[at];
        let played = Pack::read(&card.played).map_or_else(|| card.played.clone(), |one| position.card_words(one));
        let by = Seat::parse(&card.by)
            .map(|seat| position.name(seat))
            .unwrap_or_default();
        format!("{by}: {played}. {}, {}", value(card.value), verdict_of(position, card))
    };
    Some(GraphView {
        width,
        height: HEIGHT,
        area: format!("{path}V{nought}H0Z"),
        path,
        nought,
        top: value(Value::Known(high)),
        bottom: if low < high {
            value(Value::Known(low))
        } else {
            String::new()
        },
        label: position.lang.t("review-graph").into_owned(),
        columns: (0..report.plies.len())
            .map(|at| Column {
                x: x(at),
                href: position.href(report.plies[at].ply),
                says: says(at),
            })
            .collect(),
        dots: dots(report, &x, &y, &says, position),
        now: report.plies.iter().position(|card| card.ply >= position.ply()).map(x),
        step: STEP,
    })
}

fn dots(
    report: &Report,
    x: &dyn Fn(usize) -> i64,
    y: &dyn Fn(i64) -> i64,
    says: &dyn Fn(usize) -> String,
    position: &PositionView<'_>,
) -> Vec<Dot> {
    let mut dots = Vec::new();
    for (at, card) in report.plies.iter().enumerate() {
        let after = card.values.get(&card.played).and_then(|value| value.known());
        if let (Some(class), Some(after)) = (card.class().filter(|class| class.is_mistake()), after) {
            let class = if class == Class::Decisive {
                "decisive"
            } else {
                "mistake"
            };
            dots.push(Dot {
                x: x(at + 1),
                y: y(after),
                class,
                says: says(at),
            });
        }
        if let (Some(then), Some(after)) = (&card.then, after) {
            let words = position.lang.t(&format!("review-then-{}", then.why)).into_owned();
            dots.push(Dot {
                x: x(at + 1),
                y: y(after + then.change),
                class: "then",
                says: words,
            });
        }
    }
    dots
}
