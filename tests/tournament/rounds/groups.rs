use std::collections::BTreeMap;

use talon_tournament::rounds::groups::{GroupError, games};
use talon_tournament::rounds::{Past, Person};
use talon_tournament::{EntryNo, EntryPair};

use super::{entries, pairs};

#[test]
fn everyone_plays_as_often_and_every_pair_meets_as_evenly_as_can_be() {
    for (players, expected, each) in [(3, 3, 3), (4, 4, 3), (5, 5, 3), (6, 8, 4)] {
        let group = entries((0..players).map(|at| 20 - 3 * at));
        let games = games(&group).unwrap();
        assert_eq!(games.len(), expected);
        let past = Past::of(&games).unwrap();
        let mut met: BTreeMap<EntryPair, usize> = pairs(&group).into_iter().map(|pair| (pair, 0)).collect();
        for game in &games {
            assert_eq!(game.byes.len() + 3, usize::from(players));
            pairs(&game.tables[0].seats)
                .iter()
                .for_each(|pair| *met.get_mut(pair).unwrap() += 1);
        }
        assert!(
            met.values().max().unwrap() - met.values().min().unwrap() <= 1,
            "{met:?}"
        );
        for entry in &group {
            let Person {
                seats: [a, b, c, d], ..
            } = past.person(*entry);
            assert_eq!((a + b + c, d), (each, 0));
            assert!(a.max(b).max(c) - a.min(b).min(c) <= 1);
        }
    }
}

#[test]
fn nobody_in_a_group_waits_for_more_than_two_games() {
    for players in 4..=6 {
        let games = games(&entries(1..=players)).unwrap();
        for three in games.windows(3) {
            assert!((1..=players).all(|entry| three.iter().any(|game| !game.byes.contains(&EntryNo(entry)))));
        }
    }
}

#[test]
fn groups_of_other_sizes_or_with_someone_twice_are_refused() {
    assert_eq!(games(&entries(1..=2)), Err(GroupError::Size(2)));
    assert_eq!(games(&entries(1..=7)), Err(GroupError::Size(7)));
    assert_eq!(games(&entries([4, 5, 4])), Err(GroupError::Doubled(EntryNo(4))));
}
