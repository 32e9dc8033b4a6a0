//! Seasons and formulas worked by hand.

use super::*;
use crate::Exact;

fn exact(text: &str) -> Exact {
    text.parse().unwrap()
}

/// `10:1` is ten points at the first rank, `-` an absence.
fn season(best: usize, players: &[&str]) -> Season {
    let cell = |text: &str| {
        let (points, rank) = text.split_once(':')?;
        Some(Cell {
            points: exact(points),
            rank: rank.parse().unwrap(),
        })
    };
    Season {
        players: players.iter().map(|row| row.split(' ').map(cell).collect()).collect(),
        best,
        played_min: 0,
    }
}

fn said(season: &Season) -> Vec<(usize, Option<usize>, String)> {
    season
        .standings()
        .into_iter()
        .map(|one| (one.player, one.rank, one.total.to_string()))
        .collect()
}

#[test]
fn the_best_tournaments_count_and_absences_are_nothing() {
    let season = season(2, &["10:1 4:3 6:2", "7:2 10:1 -", "- - 10:1"]);
    let standings = season.standings();
    assert_eq!(
        said(&season),
        [
            (1, Some(1), "17".into()),
            (0, Some(2), "16".into()),
            (2, Some(3), "10".into())
        ]
    );
    assert_eq!(standings[1].counted, [true, false, true]);
    assert_eq!(standings[2].counted, [false, false, true]);
    assert_eq!(standings[2].played, 1);
}

#[test]
fn ties_go_by_wins_then_seconds_then_the_best_tournament_then_all_of_them() {
    // Both have 14; the second won a tournament.
    assert_eq!(said(&season(2, &["7:2 7:2", "10:1 4:3"]))[0].0, 1);
    // No wins; one second place more.
    assert_eq!(said(&season(2, &["5:3 7:2 -", "6:2 6:2 -"]))[0].0, 1);
    // The same wins; a counted tournament at a better rank.
    assert_eq!(said(&season(3, &["10:1 0:0 2:5", "10:1 1:7 1:7"]))[0].0, 0);
    // The same ranks; a better single tournament, then a dropped tournament that was worth more.
    assert_eq!(said(&season(2, &["8:2 6:2", "9:2 5:2"]))[0].0, 1);
    assert_eq!(said(&season(1, &["8:2 3:4", "8:2 5:3"]))[0].0, 1);
    let equal = said(&season(1, &["8:2 3:4", "1:9 -", "8:2 3:4"]));
    assert_eq!(
        equal
            .iter()
            .map(|(player, rank, _)| (*player, *rank))
            .collect::<Vec<_>>(),
        [(0, Some(1)), (2, Some(1)), (1, Some(3))]
    );
}

#[test]
fn who_played_too_little_is_listed_without_a_rank() {
    let mut season = season(3, &["10:1 - -", "4:2 3:3 1:3", "1:3 4:2 -"]);
    season.played_min = 2;
    let ranks: Vec<(usize, Option<usize>)> = season.standings().iter().map(|one| (one.player, one.rank)).collect();
    assert_eq!(ranks, [(1, Some(1)), (2, Some(2)), (0, None)]);
}

#[test]
fn negative_events_never_count() {
    assert_eq!(best_of(&[exact("-5"), exact("3")], 2), exact("3"));
    assert_eq!(said(&season(2, &["3:1 -5:9"]))[0].2, "3");
}

#[test]
fn the_outlook_has_the_ranks_that_can_still_be_reached() {
    let season = season(2, &["10:1 8:1", "6:2 4:2", "1:3 0:3"]);
    let outlook = |to_come: &[&str]| {
        let to_come: Vec<Exact> = to_come.iter().map(|points| exact(points)).collect();
        season
            .outlook(&to_come)
            .into_iter()
            .map(|one| (one.best, one.worst))
            .collect::<Vec<_>>()
    };
    assert_eq!(outlook(&[]), [(1, 1), (2, 2), (3, 3)]);
    // One tournament of ten: the second may reach 16 of 18, the third 11 of 10.
    assert_eq!(outlook(&["10"]), [(1, 1), (2, 3), (2, 3)]);
    assert_eq!(outlook(&["10", "10"]), [(1, 3), (1, 3), (1, 3)]);
}

#[test]
fn events_pay_by_list_by_rank_by_per_cent_or_by_formula() {
    let placed: Vec<Placed> = [(1, "9", 5), (2, "7", 5), (2, "7", 4), (4, "1", 5)]
        .into_iter()
        .map(|(rank, points, tables)| Placed {
            rank,
            points: exact(points),
            tables,
        })
        .collect();
    let paid =
        |how: TournamentPoints| -> Vec<String> { how.award(&placed).unwrap().iter().map(Exact::to_string).collect() };
    assert_eq!(
        paid(TournamentPoints::Vector(vec![exact("10"), exact("6"), exact("3")])),
        ["10", "9/2", "9/2", "0"]
    );
    assert_eq!(paid(TournamentPoints::Linear), ["4", "5/2", "5/2", "1"]);
    assert_eq!(paid(TournamentPoints::PerCent), ["100", "50", "50", "0"]);
    let formula = Formula::parse("100 * (n - rank + 1) / n + tables").unwrap();
    assert_eq!(
        paid(TournamentPoints::Formula(formula)),
        ["105", "135/2", "133/2", "30"]
    );
    let alone = [Placed {
        rank: 1,
        points: exact("0"),
        tables: 1,
    }];
    assert_eq!(TournamentPoints::PerCent.award(&alone), Some(vec![exact("100")]));
    let broken = [Placed {
        rank: 2,
        points: exact("0"),
        tables: 1,
    }];
    assert_eq!(TournamentPoints::Linear.award(&broken), None);
}

#[test]
fn formulas_are_read_as_they_are_written_on_paper() {
    let variables = Variables {
        n: 12,
        rank: 3,
        points: exact("16/3"),
        tables: 5,
    };
    for (text, value) in [
        ("n - rank + 1", "10"),
        ("2 + 3 * 4 - 6 / 4", "25/2"),
        ("-(rank - 1) * -2", "4"),
        ("min(points, tables) + max( 1, 2.5 )", "15/2"),
        ("floor(points) - floor(0 - 1/3)", "6"),
        ("10 - 4 - 3", "3"),
        ("1 / (rank - 3)", "0"),
        ("--1", "1"),
    ] {
        assert_eq!(Formula::parse(text).unwrap().value(&variables), exact(value), "{text}");
    }
}

#[test]
fn a_formula_that_cannot_be_read_says_where() {
    for (text, at) in [
        ("", 0),
        ("n +", 3),
        ("2 n", 2),
        ("size", 0),
        ("min(1)", 5),
        ("(1", 2),
        ("1)", 1),
        ("1.", 2),
    ] {
        assert_eq!(Formula::parse(text), Err(FormulaFault::Unexpected(at)), "{text}");
    }
    assert_eq!(Formula::parse("1 + 1234567890"), Err(FormulaFault::TooLarge(4)));
    assert_eq!(Formula::parse(&"1+".repeat(150)), Err(FormulaFault::TooLong));
    assert_eq!(Formula::parse(&"(".repeat(40)), Err(FormulaFault::TooDeep(20)));
    assert_eq!(Formula::parse(&"-".repeat(40)), Err(FormulaFault::TooDeep(20)));
}
