use std::collections::BTreeMap;

use talon_tournament::EntryNo;
use talon_tournament::rounds::{ByeWhy, DrawError, Drawn, Entrant, Field, RepeatWhy, Situation, TableOrigin, swiss};
use talon_tournament::{Apart, SitOut};

use super::{Tournament, entries, fewest};

fn repeats(drawn: &[Drawn]) -> usize {
    drawn.iter().map(|drawn| drawn.repeats.len()).sum()
}

#[test]
fn the_best_sit_together_while_nobody_has_met() {
    let mut tournament = Tournament::of(9, SitOut::Byes, 1);
    for (entry, points) in [(4, 9), (7, 8), (2, 7), (1, 5), (9, 5), (3, 4), (5, 2), (6, 1), (8, 0)] {
        tournament.points.insert(EntryNo(entry), points);
    }
    let drawn = tournament.draw(swiss::draw).unwrap();
    tournament.recount(&drawn);
    let mut tables: Vec<Vec<u16>> = drawn
        .round
        .tables
        .iter()
        .map(|table| table.seats.iter().map(|entry| entry.0).collect())
        .collect();
    tables.iter_mut().for_each(|table| table.sort_unstable());
    assert_eq!(tables, [vec![2, 4, 7], vec![1, 3, 9], vec![5, 6, 8]]);
    assert!(
        drawn
            .tables
            .iter()
            .all(|reason| reason.origin == TableOrigin::Standings)
    );
    assert_eq!(drawn.tables[1].ranks, [4, 4, 6]);
    assert_eq!(drawn.tables[1].spread.to_string(), "1");
}

#[test]
fn nobody_meets_anybody_twice_with_thirty_players_and_seven_rounds() {
    for (players, sit_out) in [(30, SitOut::Byes), (32, SitOut::Fours)] {
        let mut tournament = Tournament::of(players, sit_out, u64::from(players));
        let drawn: Vec<Drawn> = (0..7).map(|_| tournament.swiss()).collect();
        assert_eq!(repeats(&drawn), 0, "{players} {sit_out:?}");
    }
}

#[test]
fn twelve_players_meet_without_a_repeat_for_four_rounds() {
    for seed in 0..12 {
        let mut tournament = Tournament::of(12, SitOut::Byes, seed);
        let drawn: Vec<Drawn> = (0..4).map(|_| tournament.swiss()).collect();
        assert_eq!(repeats(&drawn), 0, "seed {seed}");
    }
}

#[test]
fn no_repeat_is_avoidable_among_fifteen_or_fewer() {
    let sizes = [
        (6, SitOut::Byes),
        (7, SitOut::Fours),
        (8, SitOut::Fours),
        (9, SitOut::Byes),
    ];
    let more = [
        (10, SitOut::Fours),
        (11, SitOut::Byes),
        (12, SitOut::TablesOfFour),
        (13, SitOut::Byes),
    ];
    let most = [(14, SitOut::Byes), (15, SitOut::Byes)];
    for (players, sit_out) in sizes.into_iter().chain(more).chain(most) {
        let mut tournament = Tournament::of(players, sit_out, 5);
        for _ in 0..7 {
            let drawn = tournament.draw(swiss::draw).unwrap();
            let seated = drawn
                .round
                .tables
                .iter()
                .flat_map(|table| table.seats.clone())
                .collect::<Vec<_>>();
            let sized = |size: usize| {
                drawn
                    .round
                    .tables
                    .iter()
                    .filter(|table| table.seats.len() == size)
                    .count()
            };
            // Turns at tables of four come before repeats, so that they bind what can be avoided.
            if sized(4) == 0 || sized(3) == 0 {
                let met = |one: EntryNo, other: EntryNo| tournament.met(one, other) > 0;
                let fewest = fewest(&seated, sized(3), sized(4), &met);
                assert_eq!(
                    drawn.repeats.len(),
                    fewest,
                    "{players} players, round {}",
                    drawn.round.number
                );
            }
            assert!(drawn.repeats.iter().all(|repeat| repeat.why == RepeatWhy::Unavoidable));
            tournament.record(&drawn);
        }
    }
}

#[test]
fn byes_go_to_the_lowest_who_had_fewest_and_never_twice_before_all_had_one() {
    for players in [7, 8, 10, 11] {
        let mut tournament = Tournament::of(players, SitOut::Byes, 3);
        let mut had: BTreeMap<EntryNo, u16> = tournament.points.keys().map(|entry| (*entry, 0)).collect();
        for _ in 0..8 {
            let field = tournament.field();
            let drawn = tournament.swiss();
            let fewest = *had.values().min().unwrap();
            let least = field
                .iter()
                .rev()
                .find(|entrant| had[&entrant.entry] == fewest)
                .unwrap();
            assert!(drawn.byes.iter().all(|bye| bye.had == had[&bye.entry]));
            if tournament.rounds.len() > 1 {
                assert!(drawn.round.byes.contains(&least.entry));
                assert!(drawn.byes.iter().all(|bye| bye.why == ByeWhy::Lowest));
            }
            drawn
                .round
                .byes
                .iter()
                .for_each(|entry| *had.get_mut(entry).unwrap() += 1);
            assert!(had.values().max().unwrap() - had.values().min().unwrap() <= 1);
        }
    }
}

#[test]
fn turns_at_tables_of_four_differ_by_at_most_one() {
    for (players, sit_out) in [
        (10, SitOut::Fours),
        (11, SitOut::Fours),
        (13, SitOut::TablesOfFour),
        (20, SitOut::Fours),
    ] {
        let mut tournament = Tournament::of(players, sit_out, 11);
        for _ in 0..7 {
            tournament.swiss();
            let turns: Vec<u16> = tournament
                .points
                .keys()
                .map(|entry| tournament.past.person(*entry).fours)
                .collect();
            assert!(
                turns.iter().max().unwrap() - turns.iter().min().unwrap() <= 1,
                "{players}: {turns:?}"
            );
        }
    }
}

#[test]
fn members_of_a_team_never_meet() {
    let mut tournament = Tournament::of(12, SitOut::Byes, 2);
    for team in [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]] {
        tournament.apart.team(&entries(team)).unwrap();
    }
    for _ in 0..6 {
        tournament.swiss();
    }
    let mut tournament = Tournament::of(24, SitOut::Byes, 2);
    for first in [1, 5, 9, 13, 17, 21] {
        tournament.apart.team(&entries(first..first + 4)).unwrap();
    }
    for _ in 0..4 {
        assert_eq!(tournament.swiss().repeats.len(), 0);
    }
}

#[test]
fn who_cannot_be_kept_apart_is_named_instead_of_a_wrong_draw() {
    let mut tournament = Tournament::of(6, SitOut::Byes, 1);
    tournament.apart.team(&entries([1, 2, 3])).unwrap();
    match tournament.draw(swiss::draw) {
        Err(DrawError::Together(pair)) => assert!(pair.one.0 <= 3 && pair.other.0 <= 3),
        other => panic!("{other:?}"),
    }
    let mut tournament = Tournament::of(18, SitOut::Byes, 1);
    tournament.apart.team(&entries(1..=7)).unwrap();
    assert!(matches!(tournament.draw(swiss::draw), Err(DrawError::Together(_))));
    tournament.apart = Apart::nobody();
    tournament.sit_out = SitOut::Fours;
    tournament.points = entries(1..=5).into_iter().map(|entry| (entry, 0)).collect();
    assert!(matches!(tournament.draw(swiss::draw), Err(DrawError::Unseatable(_))));
}

#[test]
fn a_table_that_was_changed_says_why() {
    let mut tournament = Tournament::of(6, SitOut::Byes, 1);
    tournament.apart.pair(EntryNo(1), EntryNo(2)).unwrap();
    tournament.points = (0..6).map(|at| (EntryNo(at + 1), i64::from(10 - at))).collect();
    let drawn = tournament.draw(swiss::draw).unwrap();
    assert!(
        drawn
            .tables
            .iter()
            .all(|reason| reason.origin == TableOrigin::Changed { apart: 1, again: 0 })
    );
    assert_eq!(drawn.tables[0].origin.to_string(), "changed to keep 1 pairs apart");
}

#[test]
fn the_order_in_which_entries_are_named_changes_nothing() {
    let mut tournament = Tournament::of(17, SitOut::Fours, 9);
    (0..3).for_each(|_| drop(tournament.swiss()));
    let mut entrants: Vec<Entrant> = tournament.field().to_vec();
    let straight = tournament.draw(swiss::draw).unwrap();
    entrants.reverse();
    entrants.swap(3, 8);
    let field = Field::of(entrants).unwrap();
    let situation = Situation {
        field: &field,
        past: &tournament.past,
        apart: &tournament.apart,
        sit_out: tournament.sit_out,
        seed: tournament.seed,
    };
    assert_eq!(swiss::draw(&situation).unwrap(), straight);
}

#[test]
fn late_entries_and_withdrawals_are_the_next_field() {
    let mut tournament = Tournament::of(14, SitOut::Byes, 4);
    (0..2).for_each(|_| drop(tournament.swiss()));
    tournament.points.remove(&EntryNo(3));
    tournament.points.insert(EntryNo(15), 0);
    tournament.points.insert(EntryNo(16), 0);
    for _ in 0..3 {
        assert_eq!(tournament.swiss().repeats.len(), 0);
    }
    tournament.points.insert(EntryNo(3), 4);
    tournament.swiss();
}
