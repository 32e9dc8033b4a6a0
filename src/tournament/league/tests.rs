//! Seasons, points and formulas worked by hand.

mod outlook;
mod worked;

use super::*;
use crate::Exact;

pub(super) fn exact(text: &str) -> Exact {
    text.parse().unwrap()
}

/// A unit as `A1 B2 C2 Dx E-`: who came to which place; `x` is excluded and `-` unranked. With `=` the total there:
/// `A1=40`. X, Y and Z are guests behind so many players.
pub(super) fn unit(players: usize, text: &str) -> Unit {
    let result = |word: &str| {
        let (place, points) = word.split_once('=').unwrap_or((word, "0"));
        let (who, place) = place.split_at(1);
        let finish = match place {
            "x" => Finish::Excluded,
            "-" => Finish::Unranked,
            rank => Finish::Ranked(rank.parse().unwrap()),
        };
        UnitResult {
            player: if who >= "X" {
                players + player(who) - player("X")
            } else {
                player(who)
            },
            finish,
            points: exact(points),
            raw: exact(points),
            tables: 4,
        }
    };
    Unit::of(text.split_whitespace().map(result).collect())
}

/// Players are letters.
pub(super) fn player(letter: &str) -> usize {
    usize::from(letter.as_bytes()[0] - b'A')
}

/// A season of so many players and three guests at 10-7-5-4-3-2-1, without a minimum.
pub(super) fn season(players: usize, counting: Counting, units: &[&str]) -> Season {
    let person = |is_guest| SeasonPlayer {
        is_guest,
        carried: exact("0"),
        lot: 0,
    };
    let members = (0..players).map(|_| person(false));
    Season {
        profile: SeasonProfile {
            counting,
            minimum: 0,
            ..SeasonProfile::default()
        },
        players: members.chain((0..3).map(|_| person(true))).collect(),
        units: units.iter().map(|text| unit(players, text)).collect(),
        adjustments: Vec::new(),
        playoffs: Vec::new(),
    }
}

fn letter(player: usize) -> char {
    char::from(b'A' + u8::try_from(player).unwrap())
}

/// `1A 27, 2B 20`: ranks, players and totals; without a rank a dash.
pub(super) fn said(season: &Season) -> String {
    let rows = season.table().unwrap();
    let said = rows.iter().map(|row| {
        let rank = row.rank.map_or("-".to_owned(), |rank| rank.to_string());
        format!("{rank}{} {}", letter(row.player), row.total)
    });
    said.collect::<Vec<_>>().join(", ")
}

/// What a player has from each unit, dropped ones in brackets.
pub(super) fn row(season: &Season, who: &str) -> String {
    let rows = season.table().unwrap();
    let row = rows.iter().find(|row| row.player == player(who)).unwrap();
    let cells = row.cells.iter().map(|cell| match cell {
        None => "-".to_owned(),
        Some(cell) if cell.is_counted => cell.points.to_string(),
        Some(cell) => format!("({})", cell.points),
    });
    cells.collect::<Vec<_>>().join(" ")
}

#[test]
fn events_pay_by_list_by_rank_by_per_cent_or_by_formula() {
    let placed: Vec<Placed> = [(1, "9", 5), (2, "7", 5), (2, "7", 4), (4, "1", 5)]
        .into_iter()
        .map(|(rank, points, tables)| Placed {
            rank,
            points: exact(points),
            raw: exact("0"),
            tables,
        })
        .collect();
    let paid = |how: UnitPoints| -> Vec<String> { how.award(&placed).unwrap().iter().map(Exact::to_string).collect() };
    assert_eq!(
        paid(UnitPoints::Vector {
            list: [10, 6, 3].map(Exact::from).to_vec(),
            rest: exact("0")
        }),
        ["10", "9/2", "9/2", "0"]
    );
    assert_eq!(paid(UnitPoints::Linear), ["4", "5/2", "5/2", "1"]);
    assert_eq!(paid(UnitPoints::PerCent), ["100", "50", "50", "0"]);
    let formula = Formula::parse("100 * (n - rank + 1) / n + tables").unwrap();
    assert_eq!(paid(UnitPoints::Formula(formula)), ["105", "135/2", "133/2", "30"]);
    let alone = [Placed {
        rank: 1,
        points: exact("0"),
        raw: exact("0"),
        tables: 1,
    }];
    assert_eq!(UnitPoints::PerCent.award(&alone), Some(vec![exact("100")]));
    let broken = [Placed {
        rank: 2,
        points: exact("0"),
        raw: exact("0"),
        tables: 1,
    }];
    assert_eq!(UnitPoints::Linear.award(&broken), None);
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

#[test]
fn points_that_pay_a_later_place_more_are_noticed() {
    let vector = |list: &[i64], rest| UnitPoints::Vector {
        list: list.iter().copied().map(Exact::from).collect(),
        rest: Exact::from(rest),
    };
    assert!(!UnitPoints::usual().rises());
    assert!(!vector(&[5, 5, 1], 1).rises());
    assert!(vector(&[5, 7, 1], 0).rises());
    assert!(vector(&[5, 1], 2).rises(), "also behind the end of the list");
    assert!(!UnitPoints::Linear.rises());
}
