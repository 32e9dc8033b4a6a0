use std::collections::BTreeSet;

use talon_rules::chance::Chance;
use talon_tournament::EntryNo;
use talon_tournament::rounds::ladder::{Ladder, LadderError};

use super::entries;

fn queue(ladder: &Ladder) -> Vec<EntryNo> {
    ladder.queue().collect()
}

#[test]
fn the_king_stays_and_the_others_queue_again() {
    let mut ladder = Ladder::open(2, &entries(1..=8)).unwrap();
    assert_eq!(ladder.tables(), [entries([1, 2, 3]), entries([4, 5, 6])]);
    ladder.finish(1, EntryNo(2)).unwrap();
    assert_eq!(ladder.tables()[0], entries([7, 8, 2]));
    assert_eq!(queue(&ladder), entries([1, 3]));
    ladder.finish(1, EntryNo(2)).unwrap();
    assert_eq!(ladder.tables()[0], entries([2, 1, 3]));
    ladder.finish(2, EntryNo(6)).unwrap();
    assert_eq!(ladder.tables()[1], entries([6, 7, 8]));
    assert_eq!(queue(&ladder), entries([4, 5]));
}

#[test]
fn who_leaves_is_followed_by_the_next_and_waiting_tables_are_joined() {
    let mut ladder = Ladder::open(2, &entries(1..=6)).unwrap();
    ladder.leave(EntryNo(1)).unwrap();
    assert_eq!(ladder.tables()[0], entries([2, 3]));
    assert_eq!(ladder.finish(1, EntryNo(2)), Err(LadderError::NoGame(1)));
    ladder.leave(EntryNo(5)).unwrap();
    assert_eq!(ladder.tables(), [entries([2, 3, 4]), Vec::new()]);
    assert_eq!(queue(&ladder), entries([6]));
    ladder.join(EntryNo(7)).unwrap();
    ladder.join(EntryNo(1)).unwrap();
    assert_eq!(ladder.tables()[1], entries([6, 7, 1]));
}

#[test]
fn nobody_is_lost_or_doubled_however_an_evening_goes() {
    let mut chance = Chance::of(3, 3);
    let mut ladder = Ladder::open(3, &entries(1..=7)).unwrap();
    let mut here: BTreeSet<EntryNo> = entries(1..=7).into_iter().collect();
    for _ in 0..2000 {
        let entry = EntryNo(1 + chance.below(14) as u16);
        match chance.below(3) {
            0 => assert_eq!(ladder.join(entry).is_ok(), here.insert(entry)),
            1 => assert_eq!(ladder.leave(entry).is_ok(), here.remove(&entry)),
            _ => {
                let table = 1 + chance.below(3);
                let playing = ladder.tables()[table - 1].len() == 3;
                let king = ladder.tables()[table - 1].first().copied().unwrap_or(entry);
                assert_eq!(ladder.finish(table, king).is_ok(), playing);
            }
        }
        let all: Vec<EntryNo> = ladder
            .tables()
            .iter()
            .flatten()
            .copied()
            .chain(ladder.queue())
            .collect();
        assert_eq!(all.len(), here.len());
        assert_eq!(all.into_iter().collect::<BTreeSet<_>>(), here);
        let waiting: usize = ladder.tables().iter().map(Vec::len).filter(|seats| *seats < 3).sum();
        assert!(waiting + queue(&ladder).len() < 3 || ladder.tables().iter().all(|seats| seats.len() == 3));
    }
}

#[test]
fn what_cannot_be_done_on_a_ladder_is_refused() {
    assert_eq!(Ladder::open(0, &entries(1..=6)), Err(LadderError::NoTable));
    assert_eq!(
        Ladder::open(1, &entries([1, 2, 1])),
        Err(LadderError::HereAlready(EntryNo(1)))
    );
    let mut ladder = Ladder::open(1, &entries(1..=4)).unwrap();
    assert_eq!(ladder.join(EntryNo(4)), Err(LadderError::HereAlready(EntryNo(4))));
    assert_eq!(ladder.leave(EntryNo(9)), Err(LadderError::NotHere(EntryNo(9))));
    assert_eq!(
        ladder.finish(1, EntryNo(4)),
        Err(LadderError::NotAtTable {
            table: 1,
            king: EntryNo(4)
        })
    );
    assert_eq!(ladder.finish(0, EntryNo(1)), Err(LadderError::NoGame(0)));
    assert_eq!(ladder.finish(2, EntryNo(1)), Err(LadderError::NoGame(2)));
}
