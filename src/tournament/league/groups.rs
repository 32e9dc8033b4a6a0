//! Groups of a league between two seasons: the last of each go down, the first of the next come up.

/// The groups of the next season, best group first. `groups` are the final orders of this one; so many go down from each
/// group to the next and as many come up, fewer where a group has not enough for both. Those who move take the places
/// of those they replace.
///
/// ```
/// use talon_tournament::league::promoted;
///
/// let next = promoted(&[vec!["Anna", "Béla"], vec!["Cili", "Dani"]], 1);
/// assert_eq!(next, [vec!["Anna", "Cili"], vec!["Béla", "Dani"]]);
/// ```
pub fn promoted<T: Clone>(groups: &[Vec<T>], moving: usize) -> Vec<Vec<T>> {
    let mut next: Vec<Vec<T>> = groups.to_vec();
    for upper in 1..groups.len() {
        let (above, below) = (&groups[upper - 1], &groups[upper]);
        // Nobody goes up and down at once.
        let count = moving.min(above.len() / 2).min(below.len() / 2);
        let first = above.len() - count;
        next[upper - 1][first..].clone_from_slice(&below[..count]);
        next[upper][..count].clone_from_slice(&above[first..]);
    }
    next
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_come_up_as_go_down_and_nobody_is_lost() {
        let groups: Vec<Vec<u8>> = vec![vec![1, 2, 3, 4], vec![5, 6, 7, 8], vec![9, 10, 11]];
        assert_eq!(
            promoted(&groups, 1),
            [vec![1, 2, 3, 5], vec![4, 6, 7, 9], vec![8, 10, 11]]
        );
        assert_eq!(
            promoted(&groups, 9),
            [vec![1, 2, 5, 6], vec![3, 4, 7, 9], vec![8, 10, 11]]
        );
        assert_eq!(promoted(&groups, 0), groups);
        for moving in 0..5 {
            let mut all: Vec<u8> = promoted(&groups, moving).concat();
            all.sort_unstable();
            assert_eq!(all, (1..=11).collect::<Vec<u8>>());
        }
        assert_eq!(promoted::<u8>(&[], 2), Vec::<Vec<u8>>::new());
    }

    #[test]
    fn two_of_two_divisions_of_six_change_places() {
        let next = promoted(&[(1..=6).collect::<Vec<u8>>(), (7..=12).collect()], 2);
        assert_eq!(next, [vec![1, 2, 3, 4, 7, 8], vec![5, 6, 9, 10, 11, 12]]);
    }
}
