//! How the sums of an evening went, deal by deal, as a drawing: a line a person. Beside it stand the same numbers as a
//! table.

use std::fmt::Write as _;

/// The drawing in units of its own; it is drawn at most half as large again, so that its figures stay readable.
const WIDTH: i64 = 320;
const HEIGHT: i64 = 180;
/// What the numbers at the left take, and the space around the lines.
const LEFT: i64 = 34;
const MARGIN: i64 = 10;
/// How many lines can be told apart.
const STYLES: usize = 6;

/// The sums of one person.
#[derive(Debug)]
pub(crate) struct Sums {
    pub name: String,
    /// At the beginning, and after each deal.
    pub after: Vec<i64>,
}

/// templates/_sums_plot.html
#[derive(Debug)]
pub(crate) struct SumsPlot {
    pub width: i64,
    pub height: i64,
    pub left: i64,
    pub right: i64,
    pub lines: Vec<PlotLine>,
    /// Sums at which a line goes across: the highest, zero, the lowest.
    pub levels: Vec<PlotLevel>,
}

/// The line of one person.
#[derive(Debug)]
pub(crate) struct PlotLine {
    pub name: String,
    /// Which of the strokes it is drawn with.
    pub style: usize,
    /// Of an SVG path.
    pub path: String,
}

/// A line across.
#[derive(Debug)]
pub(crate) struct PlotLevel {
    pub sum: String,
    pub y: i64,
}

impl SumsPlot {
    /// The drawing; none before the second deal, of more people than can be told apart, or where nobody ever had
    /// anything.
    pub fn of(people: Vec<Sums>) -> Option<SumsPlot> {
        let deals = people.iter().map(|sums| sums.after.len()).max()?.checked_sub(1)?;
        let all = || people.iter().flat_map(|sums| sums.after.iter().copied());
        let (highest, lowest) = (all().max()?.max(0), all().min()?.min(0));
        if deals < 2 || people.len() > STYLES || highest == lowest {
            return None;
        }
        let y = |sum: i64| {
            MARGIN
                + scaled(
                    highest.saturating_sub(sum),
                    highest.saturating_sub(lowest),
                    HEIGHT - 2 * MARGIN,
                )
        };
        let x = |deal: usize| LEFT + scaled(deal as i64, deals as i64, WIDTH - LEFT - MARGIN);
        let line = |(style, sums): (usize, Sums)| PlotLine {
            path: path(sums.after.iter().enumerate().map(|(deal, sum)| (x(deal), y(*sum)))),
            name: sums.name,
            style,
        };
        let level = |sum: i64| PlotLevel {
            sum: sum.to_string().replace('-', "−"),
            y: y(sum),
        };
        let mut levels = vec![highest, 0, lowest];
        levels.dedup();
        Some(SumsPlot {
            width: WIDTH,
            height: HEIGHT,
            left: LEFT,
            right: WIDTH - MARGIN,
            lines: people.into_iter().enumerate().map(line).collect(),
            levels: levels.into_iter().map(level).collect(),
        })
    }
}

/// A part of a whole, in units of a length.
fn scaled(part: i64, whole: i64, length: i64) -> i64 {
    let exact = i128::from(part) * i128::from(length) / i128::from(whole.max(1));
    i64::try_from(exact).unwrap_or(0)
}

fn path(points: impl Iterator<Item = (i64, i64)>) -> String {
    let mut path = String::new();
    for (x, y) in points {
        let step = if path.is_empty() { 'M' } else { 'L' };
        let _ = write!(path, "{step}{x} {y}");
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plot(after: &[&[i64]]) -> Option<SumsPlot> {
        let sums = |after: &&[i64]| Sums {
            name: String::new(),
            after: after.to_vec(),
        };
        SumsPlot::of(after.iter().map(sums).collect())
    }

    #[test]
    fn the_highest_sum_is_at_the_top_and_the_lowest_at_the_bottom() {
        let plot = plot(&[&[0, 8, -2], &[0, -4, 1], &[0, -4, 1]]).unwrap();
        assert_eq!(plot.lines[0].path, "M34 116L172 10L310 143");
        let levels: Vec<_> = plot.levels.iter().map(|level| (level.sum.as_str(), level.y)).collect();
        assert_eq!(levels, [("8", 10), ("0", 116), ("−4", 170)]);
    }

    #[test]
    fn what_says_nothing_is_not_drawn() {
        assert!(plot(&[]).is_none());
        assert!(plot(&[&[0, 2], &[0, -1], &[0, -1]]).is_none(), "one deal is no line");
        assert!(plot(&[&[0, 0, 0]]).is_none());
        assert!(plot(&[[0, 1, 2].as_slice(); STYLES + 1]).is_none());
    }

    #[test]
    fn sums_beyond_all_measure_stay_inside_the_drawing() {
        let plot = plot(&[&[0, i64::MAX / 2, i64::MIN / 2]]).unwrap();
        assert_eq!(plot.lines[0].path, "M34 89L172 10L310 170");
    }
}
