//! Someone's rating as a picture: a step for each table, around it how sure it is, and dots where a list was published.
//! The same numbers stand in a table beside it.

use std::fmt::Write as _;

use talon_league::HistoryPoint;
use talon_service::ratings::PublishedPoint;

/// Units of the picture.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 220.0;
/// Room above and below the highest and the lowest value.
const EDGE: f64 = 12.0;
/// Steps that are drawn.
pub(super) const POINTS_MAX: usize = 300;

/// The picture, in units of its own.
#[derive(Debug)]
pub(super) struct PlotView {
    pub width: String,
    pub height: String,
    pub line: String,
    /// Between what is surely above and surely below; empty where the method knows no uncertainty.
    pub band: String,
    pub dots: Vec<PublishedDot>,
    pub has_corrected: bool,
    pub top: i64,
    pub bottom: i64,
}

/// What was published of them.
#[derive(Debug)]
pub(super) struct PublishedDot {
    pub x: String,
    pub y: String,
    /// Something before it was corrected later, so that it is not on the line.
    pub is_corrected: bool,
}

/// Places in the picture.
struct Scale {
    low: f64,
    high: f64,
    steps: f64,
}

impl Scale {
    fn x(&self, step: usize) -> f64 {
        step as f64 / self.steps * WIDTH
    }

    fn y(&self, value: f64) -> f64 {
        EDGE + (self.high - value) / (self.high - self.low) * (HEIGHT - 2.0 * EDGE)
    }
}

/// Draws the last tables; nothing without any. `skipped` says how many are left out before them.
pub(super) fn plot(points: &[HistoryPoint], skipped: usize, published: &[PublishedPoint]) -> Option<PlotView> {
    let edges = points.iter().flat_map(|point| {
        let (mu, sigma) = (point.mu.number(), point.sigma.number());
        [mu - sigma, mu + sigma]
    });
    let low = edges.clone().reduce(f64::min)?;
    let high = edges.reduce(f64::max)?;
    let scale = Scale {
        low,
        high: if high - low < 1.0 { low + 1.0 } else { high },
        steps: points.len() as f64,
    };
    let dots: Vec<PublishedDot> = published
        .iter()
        .filter_map(|one| dot(one, points, skipped, &scale))
        .collect();
    Some(PlotView {
        width: number(WIDTH),
        height: number(HEIGHT),
        line: steps(points, &scale, |point| point.mu.number()),
        band: if points.iter().all(|point| point.sigma.is_zero()) {
            String::new()
        } else {
            band(points, &scale)
        },
        has_corrected: dots.iter().any(|dot| dot.is_corrected),
        dots,
        top: scale.high.ceil() as i64,
        bottom: scale.low.floor() as i64,
    })
}

fn number(number: f64) -> String {
    format!("{number:.1}")
}

/// From the left edge of each step to its right one.
fn steps(points: &[HistoryPoint], scale: &Scale, value: impl Fn(&HistoryPoint) -> f64) -> String {
    let mut path = String::new();
    for (at, point) in points.iter().enumerate() {
        let sign = if at == 0 { 'M' } else { 'L' };
        let (left, right) = (number(scale.x(at)), number(scale.x(at + 1)));
        let _ = write!(path, "{sign}{left} {}H{right}", number(scale.y(value(point))));
    }
    path
}

/// Along the upper edge to the right and along the lower one back.
fn band(points: &[HistoryPoint], scale: &Scale) -> String {
    let mut path = steps(points, scale, |point| point.mu.number() + point.sigma.number());
    for (at, point) in points.iter().enumerate().rev() {
        let y = number(scale.y(point.mu.number() - point.sigma.number()));
        let _ = write!(path, "L{} {y}H{}", number(scale.x(at + 1)), number(scale.x(at)));
    }
    path.push('Z');
    path
}

fn dot(one: &PublishedPoint, points: &[HistoryPoint], skipped: usize, scale: &Scale) -> Option<PublishedDot> {
    let step = usize::try_from(one.tables).ok()?.checked_sub(skipped)?;
    let value = one.mu.number();
    let now = points.get(step.checked_sub(1)?)?;
    let is_inside = (scale.low..=scale.high).contains(&value);
    is_inside.then(|| PublishedDot {
        x: number((scale.x(step) + scale.x(step - 1)) / 2.0),
        y: number(scale.y(value)),
        is_corrected: now.mu != one.mu,
    })
}
