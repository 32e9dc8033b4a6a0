//! Points as whole numbers of a limited size, because a search compares them millions of times.

use crate::Exact;

/// No two levels of a list differ by more.
pub(super) const LEVEL_MAX: i64 = 1 << 20;

/// What fractions are multiplied by, so that they become whole; 2520 serves all parts up to tenths.
const SCALES: [i64; 5] = [1, 3, 6, 60, 2520];

/// Digits that a number below `LEVEL_MAX` has at least room for.
const DIGITS: usize = 6;

/// A level from 0 for each number: exactly proportional where that is possible, else rounded to six digits of the
/// greatest difference.
pub(super) fn levels(points: &[&Exact]) -> Vec<i64> {
    let Some(least) = points.iter().min() else {
        return Vec::new();
    };
    let above: Vec<Exact> = points.iter().map(|points| *points - *least).collect();
    let exact = SCALES.iter().find_map(|scale| {
        let scaled = above.iter().map(|points| (points * &Exact::from(*scale)).whole());
        scaled.map(|level| level.filter(|level| *level <= LEVEL_MAX)).collect()
    });
    exact.unwrap_or_else(|| rounded(&above))
}

fn rounded(above: &[Exact]) -> Vec<i64> {
    let digits = above.iter().map(|points| points.decimals(0).len()).max().unwrap_or(1);
    let tenth = Exact::ratio(1, 10).unwrap_or_else(Exact::zero);
    let factor = (digits..DIGITS).fold(Exact::from(1), |factor, _| factor * Exact::from(10));
    let factor = (DIGITS..digits).fold(factor, |factor, _| &factor * &tenth);
    let level = |points: &Exact| (points * &factor).decimals(0).parse().unwrap_or(LEVEL_MAX);
    above.iter().map(|points| level(points).min(LEVEL_MAX)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(texts: &[&str]) -> Vec<i64> {
        let points: Vec<Exact> = texts.iter().map(|text| text.parse().unwrap()).collect();
        levels(&points.iter().collect::<Vec<_>>())
    }

    #[test]
    fn small_fractions_stay_exact() {
        assert_eq!(of(&["4", "1", "-2"]), [6, 3, 0]);
        assert_eq!(of(&["5/3", "2/3", "0"]), [5, 2, 0]);
        assert_eq!(of(&["1/4", "1/6"]), [5, 0]);
        assert_eq!(of(&[]), [0; 0]);
    }

    #[test]
    fn great_and_odd_numbers_are_rounded_and_keep_their_order() {
        assert_eq!(of(&["900000000000", "0", "450000000000"]), [900_000, 0, 450_000]);
        assert_eq!(of(&["100000000000000000", "1", "0"]), [100_000, 0, 0]);
        assert_eq!(of(&["1/7", "1/11", "0"]).len(), 3);
        let odd = of(&["1/7", "1/11", "1/13", "2"]);
        assert!(
            odd[3] > odd[0] && odd[0] > odd[1] && odd[1] > odd[2] && odd[2] == 0,
            "{odd:?}"
        );
    }

    #[test]
    fn no_level_is_beyond_the_limit() {
        assert!(
            of(&["999999999999/7", "-999999999999999", "0"])
                .iter()
                .all(|level| *level <= LEVEL_MAX)
        );
    }
}
