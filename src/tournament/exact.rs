//! Exact numbers for points and averages: fractions of whole numbers of any size. Rounding happens once, where a
//! number is printed with decimals, and nowhere in between.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Mul, Neg, Sub};
use std::str::FromStr;

use num_rational::BigRational;

/// A fraction in lowest terms.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Exact(BigRational);

/// A text that is neither a whole number nor a fraction such as `16/3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("neither a whole number nor a fraction")]
pub struct NotExact;

/// Digits that a number read from a text may have above or below the line.
const DIGITS_MAX: usize = 18;

impl Exact {
    /// Nothing.
    pub fn zero() -> Exact {
        Exact::from(0)
    }

    /// A whole number beyond 64 bits.
    pub fn large(whole: i128) -> Exact {
        Exact(BigRational::from_integer(whole.into()))
    }

    /// One number over another; none where the lower one is nought.
    pub fn ratio(above: i64, below: i64) -> Option<Exact> {
        (below != 0).then(|| Exact(BigRational::new(above.into(), below.into())))
    }

    /// This number divided by another; none by nought.
    pub fn over(&self, other: &Exact) -> Option<Exact> {
        (*other != Exact::zero()).then(|| Exact(&self.0 / &other.0))
    }

    /// The whole number that is not above this one.
    pub fn floor(&self) -> Exact {
        Exact(self.0.floor())
    }

    /// This number divided by a count; none by nought.
    pub fn shared_by(&self, count: usize) -> Option<Exact> {
        let count = i64::try_from(count).ok().filter(|count| *count != 0)?;
        Some(Exact(&self.0 / BigRational::from_integer(count.into())))
    }

    /// The whole number, where it is one and not beyond all bounds.
    pub fn whole(&self) -> Option<i64> {
        if self.0.is_integer() { i64::try_from(self.0.numer().clone()).ok() } else { None }
    }

    /// With so many decimals, half away from nought: `62.50`.
    pub fn decimals(&self, places: usize) -> String {
        let shift = (0..places).fold(BigRational::from_integer(1.into()), |shift, _| {
            shift * BigRational::from_integer(10.into())
        });
        let scaled = (&self.0 * shift).round().to_integer().to_string();
        let (sign, digits) = match scaled.strip_prefix('-') {
            Some(digits) => ("-", digits),
            None => ("", scaled.as_str()),
        };
        let digits = format!("{digits:0>width$}", width = places + 1);
        let (whole, rest) = digits.split_at(digits.len() - places);
        if places == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest}") }
    }
}

impl From<i64> for Exact {
    fn from(whole: i64) -> Exact {
        Exact(BigRational::from_integer(whole.into()))
    }
}

/// `4`, `-7`, `16/3`.
impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Reads what `Display` writes; a fraction need not be in lowest terms.
impl FromStr for Exact {
    type Err = NotExact;

    fn from_str(text: &str) -> Result<Exact, NotExact> {
        let whole = |text: &str, signed: bool| {
            let digits = if signed { text.strip_prefix('-').unwrap_or(text) } else { text };
            let fits = (1..=DIGITS_MAX).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
            if fits { text.parse::<i64>().map_err(|_| NotExact) } else { Err(NotExact) }
        };
        match text.split_once('/') {
            None => Ok(Exact::from(whole(text, true)?)),
            Some((above, below)) => Exact::ratio(whole(above, true)?, whole(below, false)?).ok_or(NotExact),
        }
    }
}

macro_rules! arithmetic {
    ($($name:ident $method:ident),*) => {$(
        impl $name for Exact {
            type Output = Exact;
            fn $method(self, other: Exact) -> Exact {
                Exact(self.0.$method(other.0))
            }
        }
        impl<'a> $name<&'a Exact> for &'a Exact {
            type Output = Exact;
            fn $method(self, other: &Exact) -> Exact {
                Exact((&self.0).$method(&other.0))
            }
        }
    )*};
}

arithmetic!(Add add, Sub sub, Mul mul);

impl Neg for Exact {
    type Output = Exact;

    fn neg(self) -> Exact {
        Exact(-self.0)
    }
}

impl Sum for Exact {
    fn sum<I: Iterator<Item = Exact>>(numbers: I) -> Exact {
        numbers.fold(Exact::zero(), |sum, number| sum + number)
    }
}

impl<'a> Sum<&'a Exact> for Exact {
    fn sum<I: Iterator<Item = &'a Exact>>(numbers: I) -> Exact {
        numbers.fold(Exact::zero(), |sum, number| &sum + number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exact(text: &str) -> Exact {
        text.parse().unwrap()
    }

    #[test]
    fn thirds_add_up_to_a_whole() {
        let third = Exact::ratio(1, 3).unwrap();
        assert_eq!([&third, &third, &third].into_iter().sum::<Exact>().whole(), Some(1));
        assert_eq!((exact("16/3") + exact("-7/3") * exact("2")).to_string(), "2/3");
        assert_eq!(exact("7").shared_by(3), Some(exact("7/3")));
        assert_eq!(exact("7").shared_by(0), None);
    }

    #[test]
    fn what_is_written_is_read_again_in_lowest_terms() {
        for (text, written) in [("16/3", "16/3"), ("-4", "-4"), ("6/4", "3/2"), ("-6/3", "-2"), ("0", "0")] {
            assert_eq!(exact(text).to_string(), written);
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in
            ["", "1.5", "1/0", "/3", "1/", "1/-3", "+1", " 1", "1e9", "--1", "9999999999999999999", "1/2/3"]
        {
            assert_eq!(text.parse::<Exact>(), Err(NotExact), "{text}");
        }
    }

    #[test]
    fn decimals_are_rounded_once_and_half_up() {
        for (text, written) in [
            ("125/2", "62.50"),
            ("1/3", "0.33"),
            ("2/3", "0.67"),
            ("1/200", "0.01"),
            ("-1/200", "-0.01"),
            ("100", "100.00"),
            ("1/1000", "0.00"),
        ] {
            assert_eq!(exact(text).decimals(2), written, "{text}");
        }
        assert_eq!(exact("5/2").decimals(0), "3");
        assert_eq!(exact("-1/1000").decimals(2), "0.00");
    }
}
