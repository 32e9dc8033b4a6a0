//! Exact numbers for points and averages: fractions of whole numbers of any size. Rounding happens once, where a
//! number is printed with decimals, and nowhere in between.

use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Mul, Neg, Sub};
use std::str::FromStr;

use num_rational::BigRational;
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A fraction in lowest terms.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Exact(Number);

/// What fits into two words is kept in them: nearly everything does, and it is many times as fast.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Number {
    /// In lowest terms, the lower one above zero.
    Small { above: i64, below: i64 },
    /// Only what does not fit.
    Large(BigRational),
}

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
        reduced(whole, 1)
    }

    /// One number over another; none where the lower one is zero.
    pub fn ratio(above: i64, below: i64) -> Option<Exact> {
        let sign = if below < 0 { -1 } else { 1 };
        (below != 0).then(|| reduced(i128::from(above) * sign, i128::from(below) * sign))
    }

    /// This number divided by another; none by zero.
    pub fn over(&self, other: &Exact) -> Option<Exact> {
        if *other == Exact::zero() {
            return None;
        }
        Some(match (&self.0, &other.0) {
            (
                Number::Small { above, below },
                Number::Small {
                    above: other,
                    below: under,
                },
            ) => {
                let sign = i128::from(other.signum());
                let (above, below) = (i128::from(*above), i128::from(*below));
                reduced(above * i128::from(*under) * sign, below * i128::from(*other) * sign)
            }
            _ => Exact::of(self.big() / other.big()),
        })
    }

    /// The whole number that is not above this one.
    pub fn floor(&self) -> Exact {
        match &self.0 {
            Number::Small { above, below } => Exact::from(above.div_euclid(*below)),
            Number::Large(number) => Exact::of(number.floor()),
        }
    }

    /// This number divided by a count; none by zero.
    pub fn shared_by(&self, count: usize) -> Option<Exact> {
        let count = i64::try_from(count).ok().filter(|count| *count != 0)?;
        Some(match &self.0 {
            Number::Small { above, below } => reduced((*above).into(), i128::from(*below) * i128::from(count)),
            Number::Large(number) => Exact::of(number / BigRational::from_integer(count.into())),
        })
    }

    /// Whether both numbers of the fraction fit into 64 bits.
    pub(crate) fn is_small(&self) -> bool {
        matches!(self.0, Number::Small { .. })
    }

    /// The whole number, where it is one and not beyond all bounds.
    pub fn whole(&self) -> Option<i64> {
        if let Number::Small { above, below: 1 } = self.0 {
            Some(above)
        } else {
            None
        }
    }

    fn big(&self) -> BigRational {
        match &self.0 {
            Number::Small { above, below } => BigRational::new_raw((*above).into(), (*below).into()),
            Number::Large(number) => number.clone(),
        }
    }

    fn of(number: BigRational) -> Exact {
        let fits = (i64::try_from(number.numer()), i64::try_from(number.denom()));
        match fits {
            (Ok(above), Ok(below)) => Exact(Number::Small { above, below }),
            _ => Exact(Number::Large(number)),
        }
    }

    /// With so many decimals, half away from zero: `62.50`.
    pub fn decimals(&self, places: usize) -> String {
        let shift = (0..places).fold(BigRational::from_integer(1.into()), |shift, _| {
            shift * BigRational::from_integer(10.into())
        });
        let scaled = (self.big() * shift).round().to_integer().to_string();
        let (sign, digits) = match scaled.strip_prefix('-') {
            Some(digits) => ("-", digits),
            None => ("", scaled.as_str()),
        };
        let digits = format!("{digits:0>width$}", width = places + 1);
        let (whole, rest) = digits.split_at(digits.len() - places);
        if places == 0 {
            format!("{sign}{whole}")
        } else {
            format!("{sign}{whole}.{rest}")
        }
    }
}

impl From<i64> for Exact {
    fn from(whole: i64) -> Exact {
        Exact(Number::Small { above: whole, below: 1 })
    }
}

/// A fraction whose lower number is above zero, in lowest terms.
fn reduced(above: i128, below: i128) -> Exact {
    let common = if below == 1 {
        1
    } else {
        divisor(above.unsigned_abs(), below.unsigned_abs())
    };
    // A divisor of the lower number is not above it.
    let common = i128::try_from(common).unwrap_or(1).max(1);
    let (above, below) = (above / common, below / common);
    match (i64::try_from(above), i64::try_from(below)) {
        (Ok(above), Ok(below)) => Exact(Number::Small { above, below }),
        _ => Exact(Number::Large(BigRational::new_raw(above.into(), below.into()))),
    }
}

/// The greatest common divisor, by words of 64 bits as soon as both fit.
fn divisor(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        if let (Ok(mut small), Ok(mut other)) = (u64::try_from(a), u64::try_from(b)) {
            while other != 0 {
                (small, other) = (other, small % other);
            }
            return small.into();
        }
        (a, b) = (b, a % b);
    }
    a
}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Exact) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Exact) -> Ordering {
        match (&self.0, &other.0) {
            (
                Number::Small { above, below },
                Number::Small {
                    above: other,
                    below: under,
                },
            ) if below == under => above.cmp(other),
            (
                Number::Small { above, below },
                Number::Small {
                    above: other,
                    below: under,
                },
            ) => (i128::from(*above) * i128::from(*under)).cmp(&(i128::from(*other) * i128::from(*below))),
            _ => self.big().cmp(&other.big()),
        }
    }
}

/// `4`, `-7`, `16/3`.
impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Number::Small { above, below: 1 } => above.fmt(f),
            Number::Small { above, below } => f.pad(&format!("{above}/{below}")),
            Number::Large(number) => number.fmt(f),
        }
    }
}

/// A whole number, or a text with a fraction.
impl Serialize for Exact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.whole() {
            Some(whole) => serializer.serialize_i64(whole),
            None => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Exact {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Exact, D::Error> {
        deserializer.deserialize_any(WrittenExact)
    }
}

/// A whole number, or a text as `Display` writes it.
struct WrittenExact;

impl Visitor<'_> for WrittenExact {
    type Value = Exact;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number or a text such as 27/2")
    }

    fn visit_i64<E: de::Error>(self, whole: i64) -> Result<Exact, E> {
        Ok(Exact::from(whole))
    }

    fn visit_u64<E: de::Error>(self, whole: u64) -> Result<Exact, E> {
        let whole = i64::try_from(whole).map_err(|_| E::invalid_value(de::Unexpected::Unsigned(whole), &self))?;
        Ok(Exact::from(whole))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Exact, E> {
        text.parse().map_err(E::custom)
    }
}

/// Reads what `Display` writes; a fraction need not be in lowest terms.
impl FromStr for Exact {
    type Err = NotExact;

    fn from_str(text: &str) -> Result<Exact, NotExact> {
        let whole = |text: &str, signed: bool| {
            let digits = if signed {
                text.strip_prefix('-').unwrap_or(text)
            } else {
                text
            };
            let fits = (1..=DIGITS_MAX).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
            if fits {
                text.parse::<i64>().map_err(|_| NotExact)
            } else {
                Err(NotExact)
            }
        };
        match text.split_once('/') {
            None => Ok(Exact::from(whole(text, true)?)),
            Some((above, below)) => Exact::ratio(whole(above, true)?, whole(below, false)?).ok_or(NotExact),
        }
    }
}

impl<'a> Add<&'a Exact> for &'a Exact {
    type Output = Exact;

    fn add(self, other: &Exact) -> Exact {
        match (&self.0, &other.0) {
            (
                Number::Small { above, below },
                Number::Small {
                    above: other,
                    below: under,
                },
            ) if below == under => reduced(i128::from(*above) + i128::from(*other), (*below).into()),
            (
                Number::Small { above, below },
                Number::Small {
                    above: other,
                    below: under,
                },
            ) => {
                let (below, under) = (i128::from(*below), i128::from(*under));
                reduced(i128::from(*above) * under + i128::from(*other) * below, below * under)
            }
            _ => Exact::of(self.big() + other.big()),
        }
    }
}

impl<'a> Mul<&'a Exact> for &'a Exact {
    type Output = Exact;

    fn mul(self, other: &Exact) -> Exact {
        match (&self.0, &other.0) {
            (
                Number::Small { above, below },
                Number::Small {
                    above: other,
                    below: under,
                },
            ) => reduced(
                i128::from(*above) * i128::from(*other),
                i128::from(*below) * i128::from(*under),
            ),
            _ => Exact::of(self.big() * other.big()),
        }
    }
}

impl<'a> Sub<&'a Exact> for &'a Exact {
    type Output = Exact;

    fn sub(self, other: &Exact) -> Exact {
        self + &-other.clone()
    }
}

macro_rules! by_value {
    ($($name:ident $method:ident),*) => {$(
        impl $name for Exact {
            type Output = Exact;
            fn $method(self, other: Exact) -> Exact {
                (&self).$method(&other)
            }
        }
    )*};
}

by_value!(Add add, Sub sub, Mul mul);

impl Neg for Exact {
    type Output = Exact;

    fn neg(self) -> Exact {
        match self.0 {
            Number::Small { above, below } => reduced(-i128::from(above), below.into()),
            Number::Large(number) => Exact::of(-number),
        }
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
        for (text, written) in [
            ("16/3", "16/3"),
            ("-4", "-4"),
            ("6/4", "3/2"),
            ("-6/3", "-2"),
            ("0", "0"),
        ] {
            assert_eq!(exact(text).to_string(), written);
        }
    }

    #[test]
    fn in_json_it_is_a_whole_number_or_a_text() {
        let read = |json: &str| serde_json::from_str::<Exact>(json).ok();
        for (json, text) in [("7", "7"), ("-7", "-7"), ("\"13/2\"", "13/2"), ("\"-4/6\"", "-2/3")] {
            assert_eq!(
                read(json).map(|number| number.to_string()).as_deref(),
                Some(text),
                "{json}"
            );
        }
        for json in ["1.5", "18446744073709551615", "true", "null", "\"7,5\"", "[7]"] {
            assert_eq!(read(json), None, "{json}");
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in [
            "",
            "1.5",
            "1/0",
            "/3",
            "1/",
            "1/-3",
            "+1",
            " 1",
            "1e9",
            "--1",
            "9999999999999999999",
            "1/2/3",
        ] {
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

    #[test]
    fn what_does_not_fit_into_words_is_as_exact_and_comes_back_when_it_does() {
        let most = Exact::from(i64::MAX);
        let least = Exact::from(i64::MIN);
        let beyond = &most + &Exact::from(1);
        assert_eq!(beyond.whole(), None);
        assert_eq!(beyond, -least.clone());
        assert_eq!(&beyond - &Exact::from(1), most);
        assert_eq!((&beyond - &Exact::from(1)).whole(), Some(i64::MAX));
        assert!(least < most && most < beyond && -beyond.clone() == least);
        let tiny = Exact::ratio(1, i64::MAX).unwrap();
        let tinier = &tiny * &tiny;
        assert!(Exact::zero() < tinier && tinier < tiny);
        assert_eq!(&(&tinier * &most) * &most, Exact::from(1));
        assert_eq!(tinier.over(&tiny), Some(tiny.clone()));
        assert_eq!(beyond.shared_by(2).unwrap().whole(), Some(1 << 62));
        assert_eq!(Exact::ratio(i64::MIN, i64::MIN), Some(Exact::from(1)));
        assert_eq!(
            Exact::ratio(1, i64::MIN).map(|one| one * least.clone()),
            Some(Exact::from(1))
        );
        assert_eq!(Exact::large(i128::MAX).to_string(), i128::MAX.to_string());
        assert_eq!((Exact::large(i128::MIN) + Exact::large(i128::MAX)).whole(), Some(-1));
    }

    #[test]
    fn fractions_below_zero_are_rounded_down_and_divided() {
        assert_eq!(exact("-7/3").floor(), exact("-3"));
        assert_eq!(exact("7/3").floor(), exact("2"));
        assert_eq!(exact("7/3").over(&exact("-14/9")), Some(exact("-3/2")));
        assert_eq!(exact("7/3").over(&Exact::zero()), None);
    }
}
