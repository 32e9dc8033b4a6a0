//! Someone's rating as a picture: a step for each table, around it how sure it is, and dots where a list was published.
//! The same numbers stand in a table beside it.

use std::fmt::Write as _;

use crate::plot::{PlotDot, PlotScale, PlotView, empty, number};
use talon_league::HistoryPoint;
use talon_service::ratings::PublishedPoint;

/// Steps that are drawn.
pub(super) const POINTS_MAX: usize = 300;

/// Draws the last tables; nothing without any. `skipped` says how many are left out before them.
pub(super) fn plot(points: &[HistoryPoint], skipped: usize, published: &[PublishedPoint]) -> Option<PlotView> {
    let edges = points.iter().flat_map(|point| {
        let (mu, sigma) = (point.mu.number(), point.sigma.number());
        [mu - sigma, mu + sigma]
    });
    let low = edges.clone().reduce(f64::min)?;
    let high = edges.reduce(f64::max)?;
    let scale = PlotScale::of(low, high, points.len());
    let written = |value: f64| (value as i64).to_string();
    Some(PlotView {
        line: scale.line(points.iter().map(|point| Some(point.mu.number()))),
        band: if points.iter().all(|point| point.sigma.is_zero()) {
            String::new()
        } else {
            band(points, &scale)
        },
        dots: published
            .iter()
            .filter_map(|one| dot(one, points, skipped, &scale))
            .collect(),
        ..empty(written(scale.high.ceil()), written(scale.low.floor()))
    })
}

/// Along the upper edge to the right and along the lower one back.
fn band(points: &[HistoryPoint], scale: &PlotScale) -> String {
    let upper = points
        .iter()
        .map(|point| Some(point.mu.number() + point.sigma.number()));
    let mut path = scale.line(upper);
    for (at, point) in points.iter().enumerate().rev() {
        let y = number(scale.y(point.mu.number() - point.sigma.number()));
        let _ = write!(path, "L{} {y}H{}", number(scale.x(at + 1)), number(scale.x(at)));
    }
    path.push('Z');
    path
}

fn dot(one: &PublishedPoint, points: &[HistoryPoint], skipped: usize, scale: &PlotScale) -> Option<PlotDot> {
    let step = usize::try_from(one.tables).ok()?.checked_sub(skipped)?.checked_sub(1)?;
    let value = one.mu.number();
    let now = points.get(step)?;
    let is_inside = (scale.low..=scale.high).contains(&value);
    is_inside.then(|| scale.dot(step, value, now.mu != one.mu))
}
