//! In which order units of one day count.

use chrono::NaiveDateTime;
use talon_rules::chance::Chance;
use talon_tournament::league::SeasonItem;

use super::*;

fn at(hour: u32) -> NaiveDateTime {
    day(10).and_hms_opt(hour, 0, 0).unwrap()
}

/// A unit of the tenth, with what it came to.
#[derive(Clone)]
struct Played {
    source: UnitSource,
    facts: UnitFacts,
}

fn played(source: UnitSource, starts: Option<u32>, places: &[(i64, usize)]) -> Played {
    let facts = UnitFacts {
        starts: starts.map(at),
        ..ranks(places)
    };
    Played { source, facts }
}

/// A day on which the last unit and the earlier of two equal ones decide.
fn busy_day() -> Vec<Played> {
    let tournament = |id| UnitSource::Tournament { id };
    vec![
        played(tournament(9), Some(10), &[(1, 1), (2, 2), (3, 3)]),
        played(tournament(4), Some(18), &[(2, 1), (3, 2), (1, 3)]),
        played(
            UnitSource::Round { id: 7, round: 2 },
            Some(12),
            &[(3, 1), (2, 2), (1, 3)],
        ),
        played(
            UnitSource::Round { id: 7, round: 1 },
            Some(12),
            &[(3, 1), (1, 2), (2, 3)],
        ),
        played(tournament(8), Some(12), &[(1, 1), (2, 2), (3, 3)]),
        played(UnitSource::Evening { id: 6 }, None, &[(2, 1), (1, 2), (3, 3)]),
        played(UnitSource::Evening { id: 5 }, None, &[(1, 1), (3, 2), (2, 3)]),
    ]
}

/// The sources in the order in which they count, and the rows without the numbers of units.
fn entered(units: &[Played]) -> (Vec<UnitSource>, Vec<CountedRow>) {
    let mut season = open();
    season.profile.counting = Counting::Best { n: 3 };
    season.profile.chain = vec![SeasonItem::LastUnit];
    let mut facts = BTreeMap::new();
    for (number, unit) in (1..).zip(units) {
        let new = NewUnit::of(unit.source.clone(), day(10));
        season.act(LeagueAct::Add(new)).unwrap();
        facts.insert(UnitNo(number), unit.facts.clone());
    }
    let members = [LeaguePerson(1), LeaguePerson(2), LeaguePerson(3)];
    let counted = season.count(&members, &facts).unwrap();
    let source = |number: &UnitNo| season.unit(*number).unwrap().source.clone();
    (counted.units.iter().map(source).collect(), counted.rows)
}

#[test]
fn units_of_one_day_entered_in_any_order_give_the_same_table() {
    let units = busy_day();
    let (order, rows) = entered(&units);
    let said: Vec<String> = order.iter().map(|source| format!("{source:?}")).collect();
    let wanted = [
        "Tournament { id: 9 }",
        "Round { id: 7, round: 1 }",
        "Round { id: 7, round: 2 }",
        "Tournament { id: 8 }",
        "Tournament { id: 4 }",
        "Evening { id: 5 }",
        "Evening { id: 6 }",
    ];
    assert_eq!(said, wanted);
    let mut chance = Chance::of(0x0dd, 1);
    for _ in 0..40 {
        let mut again = units.clone();
        chance.shuffle(&mut again);
        assert_eq!(entered(&again), (order.clone(), rows.clone()));
    }
}

#[test]
fn the_earlier_tournament_of_a_day_is_the_one_that_began_first_and_not_the_one_entered_first() {
    let mut season = open();
    season.profile.counting = Counting::Best { n: 1 };
    season.act(tournament(7, 10)).unwrap();
    season.act(tournament(8, 10)).unwrap();
    let began = |hour, places: &[(i64, usize)]| UnitFacts {
        starts: Some(at(hour)),
        ..ranks(places)
    };
    let facts = BTreeMap::from([
        (UnitNo(1), began(18, &[(1, 1), (2, 2)])),
        (UnitNo(2), began(10, &[(1, 1), (2, 2)])),
    ]);
    let table = season.count(&[LeaguePerson(1), LeaguePerson(2)], &facts).unwrap();
    assert_eq!(table.units, [UnitNo(2), UnitNo(1)]);
    let counted: Vec<bool> = table.rows[0].cells.iter().flatten().map(|cell| cell.counted).collect();
    assert_eq!(counted, [true, false], "of equal units the earlier one counts");
}

#[test]
fn what_has_no_hour_comes_after_what_has_one_and_written_points_as_they_were_entered() {
    let mut season = open();
    let typed = |points: i64| UnitSource::Typed {
        results: vec![TypedResult {
            person: LeaguePerson(1),
            points: Exact::from(points),
        }],
    };
    for source in [
        typed(3),
        typed(2),
        UnitSource::Tournament { id: 7 },
        UnitSource::Evening { id: 5 },
    ] {
        season.act(LeagueAct::Add(NewUnit::of(source, day(10)))).unwrap();
    }
    let facts = BTreeMap::from([
        (
            UnitNo(3),
            UnitFacts {
                starts: Some(at(20)),
                ..ranks(&[(1, 1)])
            },
        ),
        (UnitNo(4), ranks(&[(1, 1)])),
    ]);
    let table = season.count(&[LeaguePerson(1)], &facts).unwrap();
    assert_eq!(table.units, [3, 4, 1, 2].map(UnitNo));
}

#[test]
fn a_fault_names_the_unit_that_has_it_whatever_the_order_of_play() {
    let mut season = open();
    season.act(tournament(7, 10)).unwrap();
    season.act(tournament(8, 10)).unwrap();
    let began = |hour, places: &[(i64, usize)]| UnitFacts {
        starts: Some(at(hour)),
        ..ranks(places)
    };
    let facts = BTreeMap::from([
        (UnitNo(1), began(18, &[(1, 1), (1, 2)])),
        (UnitNo(2), began(10, &[(1, 1)])),
    ]);
    let fault = season.count(&[LeaguePerson(1)], &facts).unwrap_err();
    assert!(
        matches!(
            fault,
            talon_tournament::league::SeasonFault::PlayerTwice { unit: 0, .. }
        ),
        "{fault:?}"
    );
}
