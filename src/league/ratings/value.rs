//! A rating as it is shown and kept: four places after the point. Nothing is computed from it but differences.

use std::fmt;
use std::ops::Sub;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Parts of one.
const PARTS: i64 = 10_000;

/// A rating in ten-thousandths, rounded half to even.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct RatingValue(i64);

impl RatingValue {
    /// Ratings beyond what the number holds end at its ends; none are.
    pub fn of(number: f64) -> RatingValue {
        RatingValue((number * PARTS as f64).round_ties_even() as i64)
    }

    /// With so many places after the point, at most four, and a point between.
    pub fn decimals(self, places: usize) -> String {
        format!("{:.places$}", self.number())
    }

    /// As a floating-point number, for formulas.
    pub fn number(self) -> f64 {
        self.0 as f64 / PARTS as f64
    }

    /// Whether it is zero.
    pub fn is_zero(self) -> bool {
        self.0 == 0
    }

    fn parse(text: &str) -> Option<RatingValue> {
        let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
        let (whole, part) = digits.split_once('.')?;
        let are_digits = |text: &str| !text.is_empty() && text.bytes().all(|one| one.is_ascii_digit());
        if !are_digits(whole) || !are_digits(part) || part.len() != 4 {
            return None;
        }
        let whole: i64 = whole.parse().ok()?;
        let part: i64 = part.parse().ok()?;
        Some(RatingValue(
            whole.checked_mul(PARTS)?.checked_add(part)?.checked_mul(sign)?,
        ))
    }
}

impl Sub for RatingValue {
    type Output = RatingValue;

    fn sub(self, other: RatingValue) -> RatingValue {
        RatingValue(self.0 - other.0)
    }
}

impl fmt::Display for RatingValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let size = self.0.unsigned_abs();
        let parts = PARTS.unsigned_abs();
        write!(f, "{sign}{}.{:04}", size / parts, size % parts)
    }
}

impl Serialize for RatingValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for RatingValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RatingValue, D::Error> {
        let text = String::deserialize(deserializer)?;
        RatingValue::parse(&text).ok_or_else(|| serde::de::Error::custom("a number with four places is expected"))
    }
}
