use talon_tournament::rounds::knockout::{KnockoutError, Scored, Through, advance};
use talon_tournament::{EntryNo, Exact};

/// Tables of entries 1, 2, ... with these scores; the seeding is the number.
fn tables(scores: &[&[i64]]) -> Vec<Vec<Scored>> {
    let mut next = 0;
    let mut scored = |score: &i64| {
        next += 1;
        Scored {
            entry: EntryNo(next),
            score: Exact::from(*score),
            seed: next,
        }
    };
    scores
        .iter()
        .map(|table| table.iter().map(&mut scored).collect())
        .collect()
}

#[test]
fn the_best_of_each_table_and_the_best_losers_go_on() {
    let played = tables(&[&[10, 0, -10], &[3, 4, -7], &[1, 1, -2], &[9, -20, 11]]);
    let next = advance(&played, 1, 3).unwrap();
    let through: Vec<(u16, Through)> = next.through.iter().map(|(entry, way)| (entry.0, *way)).collect();
    let (first, lucky) = (Through::Place(1), Through::Lucky);
    assert_eq!(
        through,
        [
            (12, first),
            (1, first),
            (5, first),
            (7, first),
            (10, lucky(1)),
            (4, lucky(2))
        ]
    );
    assert_eq!(
        next.out.iter().map(|entry| entry.0).collect::<Vec<_>>(),
        [8, 2, 9, 6, 3, 11]
    );
    assert!(!next.is_final);
}

#[test]
fn two_tables_lead_to_a_final_table() {
    let next = advance(&tables(&[&[10, 0, -10], &[3, 4, -7]]), 1, 3).unwrap();
    assert_eq!(
        next.through.iter().map(|(entry, _)| entry.0).collect::<Vec<_>>(),
        [1, 5, 4]
    );
    assert!(next.is_final);
    let next = advance(&tables(&[&[10, 0, -10], &[3, 4, -7]]), 2, 3).unwrap();
    assert_eq!((next.through.len(), next.is_final), (4, true));
    let next = advance(&tables(&[&[10, 0, -10, 0], &[3, 4, -7, 0]]), 1, 4).unwrap();
    assert_eq!((next.through.len(), next.is_final), (4, true));
}

#[test]
fn every_knock_out_ends_with_a_final_table() {
    for (players, best, seats) in
        (6..=60).flat_map(|players| [(players, 1, 3), (players, 2, 3), (players, 1, 4), (players, 2, 4)])
    {
        let mut left: Vec<u16> = (1..=players).collect();
        let mut rounds = 0;
        while left.len() > 4 {
            let (threes, fours) = (0..)
                .map(|fours| (left.len() - 4 * fours, fours))
                .find(|(rest, _)| rest % 3 == 0)
                .unwrap();
            let mut rest = left.clone();
            let sizes = std::iter::repeat_n(3, threes / 3).chain(std::iter::repeat_n(4, fours));
            let played: Vec<Vec<Scored>> = sizes
                .map(|size| rest.drain(..size).collect::<Vec<_>>())
                .map(|table| table.iter().map(|entry| scored(*entry)).collect())
                .collect();
            let next = advance(&played, best, seats).unwrap();
            assert!(next.through.len() < left.len());
            assert_eq!(next.through.len() + next.out.len(), left.len());
            left = next.through.iter().map(|(entry, _)| entry.0).collect();
            assert_eq!(next.is_final, left.len() <= 4);
            rounds += 1;
            assert!(rounds < 20);
        }
        assert!(left.len() >= 3);
    }
}

fn scored(entry: u16) -> Scored {
    Scored {
        entry: EntryNo(entry),
        score: Exact::from(i64::from(entry * 7 % 11)),
        seed: entry,
    }
}

#[test]
fn what_is_no_round_of_a_knock_out_is_refused() {
    let two = tables(&[&[1, 2, 3], &[1, 2, 3]]);
    assert_eq!(advance(&two, 3, 3), Err(KnockoutError::Best(3)));
    assert_eq!(advance(&two, 1, 5), Err(KnockoutError::Seats(5)));
    assert_eq!(advance(&two[..1], 1, 3), Err(KnockoutError::Over));
    assert_eq!(
        advance(&tables(&[&[1, 2, 3], &[1, 2]]), 1, 3),
        Err(KnockoutError::TableSize { table: 2, seats: 2 })
    );
    let mut doubled = two.clone();
    doubled[1][2].entry = EntryNo(1);
    assert_eq!(
        advance(&doubled, 1, 3),
        Err(KnockoutError::Doubled {
            table: 2,
            entry: EntryNo(1)
        })
    );
}
