use talon_tournament::SitOut;
use talon_tournament::rounds::boards::{Boards, BoardsError, Movement, check, movement};
use talon_tournament::{EntryNo, Round};

use super::Tournament;

fn rounds(players: u16, count: usize, sit_out: SitOut) -> Vec<Round> {
    let mut tournament = Tournament::of(players, sit_out, 4);
    (0..count).for_each(|_| drop(tournament.swiss()));
    tournament.rounds
}

#[test]
fn nobody_meets_a_board_twice() {
    for (players, count, sit_out) in [
        (12, 4, SitOut::Byes),
        (21, 7, SitOut::Byes),
        (14, 5, SitOut::Fours),
        (11, 9, SitOut::Byes),
    ] {
        let rounds = rounds(players, count, sit_out);
        for boards in [Boards::Copies, Boards::Travelling] {
            let movement = movement(&rounds, boards);
            assert_eq!(check(&rounds, &movement, boards), Ok(()));
            assert!(
                movement
                    .sets
                    .iter()
                    .flatten()
                    .all(|set| (1..=movement.count).contains(set))
            );
            // The fewest that could do would be one for each round, or for each table.
            let fewest = count.max(rounds[0].tables.len());
            assert!(
                usize::from(movement.count) <= 2 * fewest,
                "{players}: {}",
                movement.count
            );
        }
    }
}

#[test]
fn a_movement_in_which_someone_meets_a_set_again_is_noticed() {
    let rounds = rounds(9, 2, SitOut::Byes);
    let entry = rounds[1].tables[0].seats[0];
    let sets = |first: [u16; 3], second: [u16; 3]| Movement {
        sets: vec![first.to_vec(), second.to_vec()],
        count: 6,
    };
    let again = sets([1, 1, 1], [1, 2, 2]);
    assert_eq!(
        check(&rounds, &again, Boards::Copies),
        Err(BoardsError::MetBefore {
            round: 2,
            entry,
            set: 1
        })
    );
    let doubled = sets([1, 2, 2], [4, 5, 6]);
    assert_eq!(check(&rounds, &doubled, Boards::Copies), Ok(()));
    assert_eq!(
        check(&rounds, &doubled, Boards::Travelling),
        Err(BoardsError::TwoTables { round: 1, set: 2 })
    );
    let short = Movement {
        sets: vec![vec![1, 2, 3]],
        count: 3,
    };
    assert_eq!(
        check(&rounds, &short, Boards::Copies),
        Err(BoardsError::Count {
            round: 2,
            tables: 3,
            sets: 0
        })
    );
    assert_ne!(entry, EntryNo(0));
}
