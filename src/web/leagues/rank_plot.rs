//! How someone's rank went through a season, as a picture. The same numbers stand in the table of their events.

use crate::plot::{PlotScale, PlotView, empty};
use talon_text::{Arg, Lang};

/// The part of the picture that is left above the first rank and below the last one.
const MARGIN: f64 = 0.15;

/// Draws the rank after each event, the first place at the top; nothing before there are two.
pub(super) fn plot(curve: &[Option<usize>]) -> Option<PlotView> {
    let ranks = || curve.iter().flatten().copied();
    let worst = ranks().max().filter(|_| ranks().nth(1).is_some())?;
    let below = |rank: usize| -(rank as f64);
    let worst = worst.max(2);
    // The words at the edges stand beside the line and not on it.
    let margin = (worst - 1) as f64 * MARGIN;
    let scale = PlotScale::of(below(worst) - margin, below(1) + margin, curve.len());
    let dots = curve.iter().enumerate();
    let dots = dots.filter_map(|(at, rank)| Some(scale.dot(at, below((*rank)?), false)));
    Some(PlotView {
        line: scale.line(curve.iter().map(|rank| rank.map(below))),
        dots: dots.collect(),
        ..empty("1.".to_owned(), format!("{worst}."))
    })
}

/// What the picture shows, in words.
pub(super) fn says(curve: &[Option<usize>], lang: Lang) -> String {
    let ranks = || curve.iter().flatten().copied();
    let rank = |rank: Option<usize>| Arg::Number(rank.unwrap_or_default() as i64);
    let args = [
        ("first", rank(ranks().next())),
        ("last", rank(ranks().next_back())),
        ("best", rank(ranks().min())),
        ("worst", rank(ranks().max())),
    ];
    lang.t_args("league-curve-says", &args)
}
