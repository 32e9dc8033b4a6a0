//! One board and one line of seats: what the score at each table is worth beside the others.

use crate::Exact;

/// Matchpoints of each score: two for each lower one in the line, one for each equal one. With `k` scores they add up
/// to `k(k-1)`.
pub fn matchpoints(line: &[i64]) -> Vec<i64> {
    let mut sorted = line.to_vec();
    sorted.sort_unstable();
    line.iter().map(|score| matchpoints_in(&sorted, *score)).collect()
}

/// Matchpoints of one of the scores of a line that is sorted upwards.
pub(crate) fn matchpoints_in(sorted: &[i64], score: i64) -> i64 {
    let below = sorted.partition_point(|other| *other < score);
    let up_to = sorted.partition_point(|other| *other <= score);
    // Those below and those up to it, less the score itself.
    (below + up_to) as i64 - 1
}

/// The most matchpoints that so many results allow.
pub fn matchpoints_top(results: usize) -> i64 {
    2 * (results.max(1) as i64 - 1)
}

/// Matchpoints as per cent of the top; none where there is nothing to compare.
pub fn percent(matchpoints: &Exact, results: usize) -> Option<Exact> {
    Some(matchpoints * &Exact::ratio(100, matchpoints_top(results))?)
}

/// Matchpoints of a line with fewer results than expected, brought to the expected count: `(E/A)(M+1) - 1`, out of
/// `2(E-1)` (Neuberg's formula). None without results.
pub fn neuberg(matchpoints: &Exact, actual: usize, expected: usize) -> Option<Exact> {
    let one = Exact::from(1);
    let factor = Exact::ratio(expected as i64, actual as i64)?;
    Some(factor * (matchpoints + &one) - one)
}

/// Mean difference of each score to the others of its line, each difference cut off beyond the cap. None where there
/// are no others.
pub fn cross_difference(line: &[i64], cap: Option<u32>) -> Option<Vec<Exact>> {
    let others = line.len().checked_sub(1).filter(|others| *others > 0)?;
    let most = cap.map_or(i128::MAX, i128::from);
    let of = |score: &i64| {
        let differences = line
            .iter()
            .map(|other| (i128::from(*score) - i128::from(*other)).clamp(-most, most));
        Exact::large(differences.sum::<i128>()).shared_by(others)
    };
    line.iter().map(of).collect()
}

/// What the line was worth: the mean of its scores, from five on without one highest and one lowest. None without any.
pub fn datum(line: &[i64]) -> Option<Exact> {
    let mut sorted = line.to_vec();
    sorted.sort_unstable();
    let kept = if sorted.len() >= 5 {
        &sorted[1..sorted.len() - 1]
    } else {
        &sorted
    };
    let sum: i128 = kept.iter().copied().map(i128::from).sum();
    Exact::large(sum).shared_by(kept.len())
}
