//! How something went, as a picture: a step for each time, with dots on it. The same numbers stand in a table beside
//! it.

use std::fmt::Write as _;

/// Units of the picture.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 220.0;
/// Room above and below the highest and the lowest value.
const EDGE: f64 = 12.0;

/// The picture of templates/_plot.html, in units of its own.
#[derive(Debug)]
pub(crate) struct PlotView {
    pub width: String,
    pub height: String,
    pub line: String,
    /// Between what is surely above and surely below; empty where nothing is unsure.
    pub band: String,
    pub dots: Vec<PlotDot>,
    pub top: String,
    pub bottom: String,
}

impl PlotView {
    pub fn has_corrected(&self) -> bool {
        self.dots.iter().any(|dot| dot.is_corrected)
    }
}

/// A dot.
#[derive(Debug)]
pub(crate) struct PlotDot {
    pub x: String,
    pub y: String,
    /// Something before it was corrected later, so that it is not on the line.
    pub is_corrected: bool,
}

/// Places in the picture.
#[derive(Debug)]
pub(crate) struct PlotScale {
    pub low: f64,
    pub high: f64,
    steps: f64,
}

impl PlotScale {
    /// Of so many steps between two values.
    pub fn of(low: f64, high: f64, steps: usize) -> PlotScale {
        PlotScale {
            low,
            high: if high - low < 1.0 { low + 1.0 } else { high },
            steps: steps as f64,
        }
    }

    pub fn x(&self, step: usize) -> f64 {
        step as f64 / self.steps * WIDTH
    }

    pub fn y(&self, value: f64) -> f64 {
        EDGE + (self.high - value) / (self.high - self.low) * (HEIGHT - 2.0 * EDGE)
    }

    /// A dot in the middle of a step.
    pub fn dot(&self, step: usize, value: f64, is_corrected: bool) -> PlotDot {
        PlotDot {
            x: number((self.x(step) + self.x(step + 1)) / 2.0),
            y: number(self.y(value)),
            is_corrected,
        }
    }

    /// From the left edge of each step to its right one; where there is no value, the line begins again after it.
    pub fn line(&self, values: impl Iterator<Item = Option<f64>>) -> String {
        let mut path = String::new();
        let mut sign = 'M';
        for (at, value) in values.enumerate() {
            let Some(value) = value else {
                sign = 'M';
                continue;
            };
            let (left, right) = (number(self.x(at)), number(self.x(at + 1)));
            let _ = write!(path, "{sign}{left} {}H{right}", number(self.y(value)));
            sign = 'L';
        }
        path
    }
}

/// The picture without a line, between two words at its edge.
pub(crate) fn empty(top: String, bottom: String) -> PlotView {
    PlotView {
        width: number(WIDTH),
        height: number(HEIGHT),
        line: String::new(),
        band: String::new(),
        dots: Vec::new(),
        top,
        bottom,
    }
}

pub(crate) fn number(number: f64) -> String {
    format!("{number:.1}")
}
