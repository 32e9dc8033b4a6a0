//! The rating of the public Preferans sites: what a score is worth against what the ratings expected of it. Whole
//! numbers, counted in thousandths. Source: the rating rules of preferans.org.

/// The word for the method in profiles.
pub(super) const SCORE_METHOD: &str = "preferans";
/// The rating of a newcomer.
pub(super) const SCORE_START: i64 = 1000;
/// What a point of rating is worth, in thousandths.
const POINT: i64 = 28;
/// A thousandth of a win, for each point of the bula.
const WIN: i64 = 10;

/// What each rating at a table of three changes by: against each other player the difference of the scores by the bula,
/// what the ratings expected, and for the win a hundredth of the bula; of both the mean.
pub(crate) fn score_changes(ratings: &[i64], scores: &[i64], bula: u32) -> Vec<i64> {
    let bula = i64::from(bula.max(1));
    let seats: Vec<(i64, i64)> = ratings.iter().copied().zip(scores.iter().copied()).collect();
    let others = (seats.len() as i64 - 1).max(1);
    let against = |(rating, score): (i64, i64), (other, others_score): (i64, i64)| {
        let difference = score - others_score;
        let won = difference.signum() * bula * WIN;
        rounded(difference * 1000, bula) + (other - rating) * POINT + won
    };
    let change = |(own, seat): (usize, &(i64, i64))| {
        let pairs = seats.iter().enumerate().filter(|(other, _)| *other != own);
        let sum: i64 = pairs.map(|(_, other)| against(*seat, *other)).sum();
        rounded(sum, others * 1000)
    };
    seats.iter().enumerate().map(change).collect()
}

/// A fraction as a whole number, halves away from zero; the lower number is above zero.
fn rounded(above: i64, below: i64) -> i64 {
    let half = (above.abs() * 2 + below) / (below * 2);
    half * above.signum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_count_against_what_the_ratings_expect() {
        let scores = [458, 88, -546];
        assert_eq!(score_changes(&[1000, 1000, 1000], &scores, 60), [12, 2, -14]);
        assert_eq!(score_changes(&[1100, 1000, 900], &scores, 60), [8, 2, -10]);
        assert_eq!(score_changes(&[1012, 1002, 986], &[120, 120, -240], 60), [3, 3, -6]);
        // Each is rounded alone, so that a table need not add up to zero.
        assert_eq!(score_changes(&[986, 1002, 1012], &[300, -100, -200], 100), [6, -2, -5]);
        assert_eq!(score_changes(&[1000], &[5], 60), [0]);
    }
}
