//! What a result, a bye, a substitute, a board and a team bring.

use super::super::*;
use super::{chain, evening, exact, facts, round, said};
use crate::EntryNo;
use crate::points::{Bye, Games, Scheme};

#[test]
fn a_bye_brings_the_mean_a_fixed_number_or_the_own_average() {
    let all = facts(
        4,
        vec![
            round(1, &[4], &[&[(1, 5), (2, 0), (3, -5)]]),
            round(2, &[3], &[&[(4, 9), (1, 1), (2, -10)]]),
        ],
    );
    let of = |bye: Bye| {
        said(
            &standings(
                &all,
                &Profile {
                    bye,
                    ..Profile::default()
                },
                2,
            )
            .unwrap(),
        )
    };
    assert_eq!(of(Bye::Mean), "4#1=13/3 1#2=4 3#3=4/3 2#4=1");
    assert_eq!(of(Bye::Fixed(exact("2"))), "4#1=5 1#2=4 3#3=2 2#4=1");
    assert_eq!(of(Bye::OwnAverage), "4#1=6 1#2=4 2#3=1 3#4=0");
}

#[test]
fn a_substitute_plays_for_the_others_in_full_and_for_the_entry_as_the_profile_says() {
    let mut all = facts(3, vec![round(1, &[], &[&[(1, 5), (2, 0), (3, -5)]])]);
    let TableOutcome::Played(seats) = &mut all.rounds[0].results[0].outcome else {
        panic!()
    };
    seats[0].came = Came::Substitute;
    let of = |substitute: Substitute| {
        let rows = standings(
            &all,
            &Profile {
                substitute,
                ..Profile::default()
            },
            1,
        )
        .unwrap();
        let one = rows.iter().find(|row| row.entry.0 == 1).unwrap();
        (said(&rows), one.table_wins.to_string())
    };
    assert_eq!(of(Substitute::Score), ("1#1=3 2#2=1 3#3=0".into(), "1".into()));
    assert_eq!(
        of(Substitute::Fixed(exact("1/2"))),
        ("2#1=1 1#2=1/2 3#3=0".into(), "0".into())
    );
    assert_eq!(of(Substitute::Nothing), ("2#1=1 1#2=0 3#3=0".into(), "0".into()));
}

#[test]
fn a_seat_that_stays_empty_makes_a_table_of_three_or_a_bye() {
    let mut all = facts(4, vec![round(1, &[], &[&[(1, 5), (2, 0), (3, 99), (4, -5)]])]);
    let TableOutcome::Played(seats) = &mut all.rounds[0].results[0].outcome else {
        panic!()
    };
    seats[2].came = Came::Nobody;
    let rows = standings(&all, &Profile::default(), 1).unwrap();
    assert_eq!(said(&rows), "1#1=3 2#2=1 3#3=0 4#4=0");
    assert_eq!(rows[2].rounds[0].how, How::NoShow);
    all.rounds[0].results[0].outcome = TableOutcome::Bye {
        absent: vec![EntryNo(3)],
    };
    assert_eq!(
        said(&standings(&all, &Profile::default(), 1).unwrap()),
        "1#1=4/3 2#1=4/3 4#1=4/3 3#4=0"
    );
}

#[test]
fn every_scheme_has_its_points() {
    let with = |scheme: Scheme| Profile { scheme, ..chain(&[]) };
    let mut all = facts(
        7,
        vec![round(
            1,
            &[],
            &[&[(1, 12), (2, -4), (3, -8)], &[(4, 9), (5, 6), (6, 0), (7, -15)]],
        )],
    );
    for (at, result) in all.rounds[0].results.iter_mut().enumerate() {
        let TableOutcome::Played(seats) = &mut result.outcome else {
            panic!()
        };
        for seat in seats {
            seat.deals = Some(if at == 0 { 12 } else { 9 });
            seat.games = Some(Games { won: 2, lost: 1 });
        }
    }
    let of = |scheme: Scheme| said(&standings(&all, &with(scheme), 1).unwrap());
    assert_eq!(of(Scheme::Raw), "1#1=12 4#2=9 5#3=6 6#4=0 2#5=-4 3#6=-8 7#7=-15");
    assert_eq!(
        of(Scheme::RawPerDeal { reference_deals: 12 }),
        "1#1=12 4#1=12 5#3=8 6#4=0 2#5=-4 3#6=-8 7#7=-20"
    );
    assert_eq!(of(Scheme::SerbianLeague), "1#1=4 4#2=3 5#3=2 2#4=1 3#5=0 6#5=0 7#5=0");
    assert_eq!(
        of(Scheme::SeegerFabian),
        "4#1=149 5#2=146 1#3=142 6#4=140 2#5=126 7#6=125 3#7=122"
    );
    assert_eq!(
        of(Scheme::Matchpoints),
        "1#1=100 5#1=100 6#1=100 7#4=50 2#5=0 3#5=0 4#5=0"
    );
    assert_eq!(
        of(Scheme::CrossDifference { cap: Some(5) }),
        "5#1=5 6#1=5 1#3=3 7#4=0 4#5=-3 2#6=-5 3#6=-5"
    );
}

#[test]
fn boards_are_compared_line_by_line_with_awards_and_missing_tables() {
    let boards = |all: &mut Facts, table: usize, seat: usize, boards: &[BoardScore]| {
        let TableOutcome::Played(seats) = &mut all.rounds[0].results[table].outcome else {
            panic!()
        };
        seats[seat].boards = boards.to_vec();
    };
    let mut all = facts(
        9,
        vec![round(
            1,
            &[],
            &[
                &[(1, 0), (2, 0), (3, 0)],
                &[(4, 0), (5, 0), (6, 0)],
                &[(7, 0), (8, 0), (9, 0)],
            ],
        )],
    );
    for table in 0..3 {
        for seat in 0..3 {
            let score = if seat == 0 { table as i64 } else { 0 };
            let second = match table {
                2 => BoardScore::NotPlayed,
                1 if seat == 0 => BoardScore::Awarded(crate::duplicate::Award::AveragePlus),
                _ => BoardScore::Raw(7),
            };
            boards(&mut all, table, seat, &[BoardScore::Raw(score), second]);
        }
    }
    let profile = Profile {
        scheme: Scheme::Matchpoints,
        ..chain(&[])
    };
    let rows = standings(&all, &profile, 1).unwrap();
    let of = |entry: u16| rows.iter().find(|row| row.entry.0 == entry).unwrap().total.to_string();
    // The first line scored 0, 1, 2 on the first board; on the second one result of three stands alone.
    assert_eq!([of(1), of(4), of(7)], ["25", "55", "100"]);
    assert_eq!([of(2), of(8)], ["50", "50"]);
}

#[test]
fn teams_add_up_totals_or_ranks_at_their_boards() {
    let mut all = evening();
    for (at, entry) in all.entries.iter_mut().enumerate() {
        entry.team = Some(TeamPlace {
            team: at as u16 / 2 + 1,
            board: at as u16 % 2 + 1,
        });
    }
    let rows = standings(&all, &Profile::default(), 2).unwrap();
    let of = |score: TeamScore| -> Vec<(u16, usize, String)> {
        let teams = team_standings(&all, &rows, score);
        teams
            .iter()
            .map(|team| (team.team, team.rank, team.score.to_string()))
            .collect()
    };
    // Totals 1: 3, 2: 4, 3: 0, 4: 5, 5: 3, 6: 1.
    assert_eq!(
        of(TeamScore::Sum),
        [(1, 1, "7".into()), (2, 2, "5".into()), (3, 3, "4".into())]
    );
    // Board 1: 1, 5, 3 by rank; board 2: 4, 2, 6.
    assert_eq!(
        of(TeamScore::BoardRanks),
        [(1, 1, "5".into()), (2, 2, "4".into()), (3, 3, "3".into())]
    );
}

#[test]
fn boards_that_travel_are_compared_with_themselves_in_other_rounds() {
    let rounds = vec![
        round(1, &[], &[&[(1, 10), (2, -4), (3, -6)], &[(4, 0), (5, 0), (6, 0)]]),
        round(2, &[], &[&[(1, 1), (2, 1), (3, -2)], &[(4, 2), (5, 1), (6, -3)]]),
    ];
    let mut facts = facts(6, rounds);
    facts.sets = [((1, 1), 1), ((1, 2), 2), ((2, 1), 2), ((2, 2), 1)].into();
    let profile = Profile {
        scheme: Scheme::Matchpoints,
        ..chain(&[])
    };
    let rows = standings(&facts, &profile, 2).unwrap();
    assert_eq!(said(&rows), "1#1=100 6#1=100 2#3=50 5#3=50 3#5=0 4#5=0");
    let first = standings(&facts, &profile, 1).unwrap();
    assert!(
        first.iter().all(|row| row.total == exact("50")),
        "nothing to compare with yet"
    );
}
