use talon_tournament::EntryNo;
use talon_tournament::SitOut;
use talon_tournament::rounds::swiss::{First, first};
use talon_tournament::rounds::{ByeWhy, Drawn, TableOrigin};

use super::{Tournament, entries};

fn tables(drawn: &Drawn) -> Vec<Vec<u16>> {
    let sorted = |seats: &Vec<EntryNo>| {
        let mut seats: Vec<u16> = seats.iter().map(|entry| entry.0).collect();
        seats.sort_unstable();
        seats
    };
    drawn.round.tables.iter().map(|table| sorted(&table.seats)).collect()
}

#[test]
fn the_first_round_by_lot_depends_on_the_seed_alone() {
    let of = |seed| Tournament::of(20, SitOut::Byes, seed).play(|situation| first(situation, First::Lot));
    assert_eq!(of(1), of(1));
    assert_ne!(tables(&of(1)), tables(&of(2)));
    assert!(of(1).tables.iter().all(|reason| reason.origin == TableOrigin::Lot));
    assert!(of(1).byes.iter().all(|bye| bye.why == ByeWhy::Lot));
    assert_ne!(of(1).round.byes, of(2).round.byes);
}

#[test]
fn a_table_has_one_of_each_pot() {
    for (players, sit_out) in [(12, SitOut::Byes), (14, SitOut::Fours), (16, SitOut::TablesOfFour)] {
        let drawn = Tournament::of(players, sit_out, 8).play(|situation| first(situation, First::Pots));
        let pot = |entry: &u16| usize::from(entry - 1) / drawn.round.tables.len();
        for table in tables(&drawn) {
            assert_eq!(
                table.iter().map(pot).collect::<Vec<_>>(),
                (0..table.len()).collect::<Vec<_>>()
            );
        }
    }
}

#[test]
fn the_upper_part_meets_the_middle_and_the_lower_one_in_order() {
    let drawn = Tournament::of(9, SitOut::Byes, 8).play(|situation| first(situation, First::Layers));
    assert_eq!(tables(&drawn), [[1, 4, 7], [2, 5, 8], [3, 6, 9]]);
    let drawn = Tournament::of(10, SitOut::Fours, 8).play(|situation| first(situation, First::Layers));
    assert_eq!(tables(&drawn), [vec![1, 4, 7], vec![2, 5, 8], vec![3, 6, 9, 10]]);
    let drawn = Tournament::of(10, SitOut::Byes, 8).play(|situation| first(situation, First::Layers));
    assert_eq!(drawn.round.byes, entries([10]));
}

#[test]
fn who_must_not_meet_is_exchanged_within_the_pots() {
    let mut tournament = Tournament::of(15, SitOut::Byes, 8);
    tournament.apart.team(&entries([1, 6, 11])).unwrap();
    let drawn = tournament.play(|situation| first(situation, First::Layers));
    for table in tables(&drawn) {
        assert_eq!(table.iter().map(|entry| (entry - 1) / 5).collect::<Vec<_>>(), [0, 1, 2]);
    }
    tournament.apart.team(&entries([7, 8, 9, 12])).unwrap();
    tournament.draw(|situation| first(situation, First::Layers)).unwrap();
}
