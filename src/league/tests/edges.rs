//! Units and people at the edge of what a season can have.

use talon_tournament::league::{CountingFault, DropsFrom, SeasonFault, UnitPoints};

use super::*;

fn people(count: i64) -> Vec<LeaguePerson> {
    (1..=count).map(LeaguePerson).collect()
}

/// A season of these units, one a day, each with the places of everyone who was there.
fn played(season: &mut LeagueSeason, units: &[&[(i64, usize)]]) -> BTreeMap<UnitNo, UnitFacts> {
    for (unit, number) in units.iter().zip(1..) {
        season.act(tournament(number.into(), number)).unwrap();
        assert_eq!(season.units.last().unwrap().number, UnitNo(number), "{unit:?}");
    }
    let numbers = (1..).map(UnitNo);
    numbers.zip(units.iter().map(|unit| ranks(unit))).collect()
}

fn counted(season: &LeagueSeason, count: i64, facts: &BTreeMap<UnitNo, UnitFacts>) -> CountedSeason {
    season.count(&people(count), facts).unwrap()
}

#[test]
fn a_unit_without_a_result_has_its_column_and_is_not_among_those_so_far() {
    let mut season = open();
    season.profile.minimum = 2;
    season.profile.is_minimum_growing = true;
    let mut facts = played(&mut season, &[&[(1, 1), (2, 2)], &[]]);
    facts.remove(&UnitNo(2));
    let table = counted(&season, 2, &facts);
    assert_eq!((table.units.len(), table.with_result), (2, 1));
    assert_eq!(said(&table), ["1 1 10", "2 2 7"]);
}

#[test]
fn a_table_of_three_is_a_unit_and_alone_is_a_hundred_per_cent() {
    let mut season = open();
    season.profile.points = UnitPoints::PerCent;
    let facts = played(&mut season, &[&[(1, 1), (2, 2), (3, 3)], &[(3, 1)]]);
    assert_eq!(said(&counted(&season, 3, &facts)), ["1 3 100", "2 1 100", "3 2 50"]);
}

#[test]
fn a_unit_of_guests_alone_is_a_column_of_nothing() {
    let mut season = open();
    let facts = played(&mut season, &[&[(7, 1), (8, 2)], &[(1, 1), (7, 2)]]);
    let table = counted(&season, 2, &facts);
    assert_eq!(said(&table), ["1 1 10"]);
    assert_eq!(table.rows[0].cells[0], None);
}

#[test]
fn a_weight_of_nothing_adds_nothing_and_counts_as_played() {
    let mut season = open();
    season.profile.minimum = 2;
    let facts = played(&mut season, &[&[(1, 1), (2, 2)], &[(1, 1), (2, 2)]]);
    let change = |weight| LeagueAct::ChangeUnit {
        number: UnitNo(2),
        change: UnitChange {
            weight: Exact::from(weight),
            ..UnitChange::default()
        },
    };
    season.act(change(0)).unwrap();
    assert_eq!(said(&counted(&season, 2, &facts)), ["1 1 10", "2 2 7"]);
    assert_eq!(season.act(change(-1)), Err(LeagueRefusal::NegativeWeight));
}

#[test]
fn whoever_reaches_the_minimum_with_the_last_unit_is_ranked_and_new() {
    let mut season = open();
    season.profile.minimum = 2;
    let mut facts = played(&mut season, &[&[(1, 1), (2, 2)], &[(2, 1), (3, 2)], &[(1, 1), (3, 2)]]);
    let last = facts.remove(&UnitNo(3)).unwrap();
    let before = counted(&season, 3, &facts);
    assert_eq!(said(&before), ["1 2 17", "- 1 10", "- 3 7"]);
    assert_eq!(
        before.row(LeaguePerson(1)).unwrap().missing,
        1,
        "the best of the others too"
    );
    facts.insert(UnitNo(3), last);
    let after = counted(&season, 3, &facts);
    assert_eq!(said(&after), ["1 1 20", "2 2 17", "3 3 14"]);
    let known: Vec<Option<usize>> = after.rows.iter().map(|row| row.before).collect();
    assert_eq!(known, [None, Some(1), None]);
}

#[test]
fn the_best_of_more_units_than_there_are_is_all_of_them() {
    let mut season = open();
    let facts = played(&mut season, &[&[(1, 1), (2, 2)], &[(2, 1), (1, 2)], &[(1, 1)]]);
    season.profile.counting = Counting::Best { n: 40 };
    let most = said(&counted(&season, 2, &facts));
    season.profile.counting = Counting::All;
    assert_eq!(said(&counted(&season, 2, &facts)), most);
    assert_eq!(most, ["1 1 27", "2 2 17"]);
}

#[test]
fn an_average_of_one_unit_is_that_unit() {
    let mut season = open();
    season.profile.counting = Counting::Average;
    let facts = played(&mut season, &[&[(1, 1), (2, 2)], &[(2, 1)]]);
    assert_eq!(said(&counted(&season, 2, &facts)), ["1 1 10", "2 2 17/2"]);
}

#[test]
fn a_missed_bonus_unit_costs_nothing_and_a_group_without_units_gives_nothing() {
    let mut season = open();
    season.profile.counting = Counting::BestPerGroup { n: 1 };
    let facts = played(&mut season, &[&[(1, 1), (2, 2)], &[(1, 1), (2, 2)], &[(2, 1)]]);
    for (number, group, bonus) in [(1, Some("spring"), false), (2, Some("spring"), false), (3, None, true)] {
        let change = UnitChange {
            group: group.map(str::to_owned),
            bonus,
            ..UnitChange::default()
        };
        season
            .act(LeagueAct::ChangeUnit {
                number: UnitNo(number),
                change,
            })
            .unwrap();
    }
    assert_eq!(said(&counted(&season, 2, &facts)), ["1 2 17", "2 1 10"]);
}

#[test]
fn whoever_is_level_on_everything_shares_the_first_rank() {
    let mut season = open();
    let facts = played(&mut season, &[&[(1, 1), (2, 1), (3, 1), (4, 4)]]);
    let table = counted(&season, 4, &facts);
    let ranks: Vec<Option<usize>> = table.rows.iter().map(|row| row.rank).collect();
    assert_eq!(ranks, [Some(1), Some(1), Some(1), Some(4)]);
}

#[test]
fn a_penalty_may_bring_a_total_below_nothing() {
    let mut season = open();
    let facts = played(&mut season, &[&[(1, 1), (2, 2), (3, 3)]]);
    let fine = NewAdjustment {
        code: None,
        by: None,
        time: None,
        person: LeaguePerson(1),
        unit: None,
        amount: Exact::from(-30),
        text: "did not come".to_owned(),
    };
    season.act(LeagueAct::Adjust(fine)).unwrap();
    assert_eq!(said(&counted(&season, 3, &facts)), ["1 2 7", "2 3 5", "3 1 -20"]);
}

#[test]
fn nothing_that_counts_and_drops_that_rise_too_fast_are_refused() {
    let mut season = open();
    let steps = |steps: &[(usize, usize)]| Counting::Growing {
        steps: steps
            .iter()
            .map(|(units, dropped)| DropsFrom {
                units: *units,
                dropped: *dropped,
            })
            .collect(),
    };
    for (counting, fault) in [
        (Counting::Best { n: 0 }, CountingFault::Nothing),
        (steps(&[(4, 2)]), CountingFault::TooFast),
        (steps(&[(4, 1), (3, 2)]), CountingFault::NotUpwards),
    ] {
        let change = NewProfile {
            profile: Box::new(SeasonProfile {
                counting: counting.clone(),
                ..season.profile.clone()
            }),
            planned: None,
            reason: "x".to_owned(),
        };
        assert_eq!(
            season.act(LeagueAct::ChangeProfile(change)),
            Err(LeagueRefusal::Counting(fault))
        );
        season.profile.counting = counting;
        let found = season.count(&people(2), &BTreeMap::new());
        assert_eq!(found, Err(SeasonFault::Counting(fault)));
        season.profile.counting = Counting::All;
    }
    season.profile.counting = Counting::Best { n: 99 };
    let facts = played(&mut season, &[&[(1, 1)], &[(1, 1)]]);
    assert_eq!(
        said(&counted(&season, 1, &facts)),
        ["1 1 20"],
        "more than there are: all"
    );
}

#[test]
fn a_season_of_five_hundred_units_and_a_thousand_people_is_counted_and_takes_no_more() {
    let mut season = open();
    season.profile.counting = Counting::Best { n: 8 };
    let units = (1..=500).map(|id| NewUnit::of(UnitSource::Tournament { id }, day(1)));
    season.act(LeagueAct::AddAll(units.collect())).unwrap();
    assert_eq!(
        season.act(tournament(501, 2)),
        Err(LeagueRefusal::Full { most: UNITS_MAX })
    );
    // Everyone plays in some of them, and wins one or none.
    let of_unit = |number: i64| {
        let places = (0..30).map(|place| ((number * 2 + place * 33) % 1000 + 1, place as usize + 1));
        ranks(&places.collect::<Vec<_>>())
    };
    let facts: BTreeMap<UnitNo, UnitFacts> = (1..=500)
        .map(|number| (UnitNo(number), of_unit(number.into())))
        .collect();
    let table = counted(&season, 1000, &facts);
    assert_eq!((table.rows.len(), table.units.len()), (1000, 500));
    let played: usize = table.rows.iter().map(|row| row.played).sum();
    assert_eq!(played, 500 * 30);
    let won = |row: &&CountedRow| row.cells.iter().flatten().any(|cell| cell.rank == Some(1));
    let winners: Vec<i64> = table.rows.iter().filter(won).map(|row| row.person.0).collect();
    assert_eq!(winners.len(), 500, "each unit has another winner");
    assert!(winners.contains(&table.rows[0].person.0), "whoever leads has won");
}
