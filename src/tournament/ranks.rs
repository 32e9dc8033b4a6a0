//! Ranks as they are given everywhere: 1-2-2-4.

use super::Exact;

/// Whether these are the ranks of a whole field: equal ones shared, and the places behind them empty.
pub fn is_ranking(ranks: &[usize]) -> bool {
    let mut sorted = ranks.to_vec();
    sorted.sort_unstable();
    let fits =
        |(at, rank): (usize, &usize)| *rank == at + 1 || at > 0 && *rank <= at && sorted.get(at - 1) == Some(rank);
    sorted.iter().enumerate().all(fits)
}

/// The ranks of a list that is in order; `same` says whether a place shares the rank of the one before it.
pub fn ranks(count: usize, same: impl Fn(usize) -> bool) -> Vec<usize> {
    let mut ranks: Vec<usize> = Vec::with_capacity(count);
    for at in 0..count {
        let before = ranks.last().copied().filter(|_| same(at));
        ranks.push(before.unwrap_or(at + 1));
    }
    ranks
}

/// The mean of the points of the places that each rank covers; nothing behind the end of the list. None where the ranks
/// are no ranking.
pub fn points_by_rank(points_by_place: &[Exact], ranks: &[usize]) -> Option<Vec<Exact>> {
    if !is_ranking(ranks) {
        return None;
    }
    let points = |rank: &usize| {
        let sharing = ranks.iter().filter(|other| *other == rank).count();
        let covered = points_by_place.iter().skip(rank - 1).take(sharing);
        covered.sum::<Exact>().shared_by(sharing).unwrap_or_else(Exact::zero)
    };
    Some(ranks.iter().map(points).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_ranks_leave_the_places_behind_them_empty() {
        for sound in [&[][..], &[1], &[1, 1], &[4, 2, 1, 2], &[1, 1, 3]] {
            assert!(is_ranking(sound), "{sound:?}");
        }
        for broken in [&[0][..], &[2], &[1, 3], &[1, 1, 2], &[1, 2, 2, 3]] {
            assert!(!is_ranking(broken), "{broken:?}");
        }
        let scores = [9, 7, 7, 7, 2];
        let given = ranks(scores.len(), |at| at > 0 && scores[at] == scores[at - 1]);
        assert_eq!(given, [1, 2, 2, 2, 5]);
        assert!(is_ranking(&given));
    }

    #[test]
    fn a_shared_rank_gets_the_mean_of_the_places_it_covers() {
        let list = [10, 7, 5].map(Exact::from);
        let said = |ranks: &[usize]| {
            let points = points_by_rank(&list, ranks)?;
            Some(points.iter().map(Exact::to_string).collect::<Vec<_>>().join(" "))
        };
        assert_eq!(said(&[1, 2, 2]).as_deref(), Some("10 6 6"));
        assert_eq!(said(&[3, 1, 1, 4]).as_deref(), Some("5 17/2 17/2 0"));
        assert_eq!(said(&[1, 1, 1, 1]).as_deref(), Some("11/2 11/2 11/2 11/2"));
        assert_eq!(said(&[1, 1, 2]), None);
    }
}
