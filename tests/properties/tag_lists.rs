//! What holds for the lists of every season, on seasons made up at random.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use proptest::prelude::*;
use talon_league::{
    CountedRow, CountedSeason, LeagueAct, LeaguePerson, LeagueSeason, ListPoints, NewUnit, PersonResult, TagList,
    UnitFacts, UnitNo, UnitSource,
};
use talon_tournament::Exact;
use talon_tournament::league::{Counting, Finish, UnitPoints};

const PEOPLE: i64 = 7;

/// For each unit its weight and whom it ranks in which order; who stands behind the end was absent.
fn units() -> impl Strategy<Value = Vec<Unit>> {
    let order = Just((1..=PEOPLE).collect::<Vec<i64>>()).prop_shuffle();
    let unit = (0..4i64, order, 1..=PEOPLE as usize).prop_map(|(weight, mut order, came)| {
        order.truncate(came);
        Unit { weight, order }
    });
    prop::collection::vec(unit, 1..=5)
}

#[derive(Debug, Clone)]
struct Unit {
    weight: i64,
    order: Vec<i64>,
}

fn schemes() -> impl Strategy<Value = UnitPoints> {
    prop_oneof![
        Just(UnitPoints::usual()),
        Just(UnitPoints::Linear),
        Just(UnitPoints::PerCent),
        Just(UnitPoints::Own),
    ]
}

fn countings() -> impl Strategy<Value = Counting> {
    prop_oneof![
        (1..4usize).prop_map(|n| Counting::Best { n }),
        Just(Counting::All),
        Just(Counting::Average),
    ]
}

fn chosen() -> impl Strategy<Value = BTreeSet<i64>> {
    prop::collection::btree_set(1..=PEOPLE, 0..=PEOPLE as usize)
}

fn season(units: &[Unit], points: UnitPoints, counting: Counting, of_list: ListPoints) -> LeagueSeason {
    let mut season = LeagueSeason::new();
    season.profile.minimum = 0;
    season.profile.points = points;
    season.profile.counting = counting;
    for (id, unit) in (1..).zip(units) {
        let day = NaiveDate::from_ymd_opt(2026, 3, id as u32).unwrap();
        let mut new = NewUnit::of(UnitSource::Tournament { id }, day);
        new.change.weight = Exact::ratio(unit.weight, 2).unwrap();
        season.act(LeagueAct::Add(new)).unwrap();
    }
    let list = TagList {
        tag: "junior".to_owned(),
        points: of_list,
    };
    season.act(LeagueAct::SetList(list)).unwrap();
    season
}

/// What the units came to if nobody but these had been there.
fn facts(units: &[Unit], there: &BTreeSet<i64>) -> BTreeMap<UnitNo, UnitFacts> {
    let of_unit = |unit: &Unit| {
        let came = unit.order.iter().filter(|person| there.contains(person));
        let result = |(rank, person): (usize, &i64)| PersonResult {
            person: LeaguePerson(*person),
            finish: Finish::Ranked(rank),
            points: Exact::from(10 - *person),
            raw: Exact::from(*person),
            tables: 3,
        };
        UnitFacts::of((1..).zip(came).map(result).collect())
    };
    (1..).map(UnitNo).zip(units.iter().map(of_unit)).collect()
}

fn everyone() -> BTreeSet<i64> {
    (1..=PEOPLE).collect()
}

fn table(season: &LeagueSeason, facts: &BTreeMap<UnitNo, UnitFacts>) -> CountedSeason {
    let people: Vec<LeaguePerson> = (1..=PEOPLE).map(LeaguePerson).collect();
    season.count(&people, facts).unwrap()
}

/// The list of these people in the table of a season.
fn list(season: &LeagueSeason, units: &[Unit], people: &BTreeSet<i64>) -> Vec<CountedRow> {
    let has = |person: LeaguePerson| people.contains(&person.0);
    let table = season.with_lists(table(season, &facts(units, &everyone())), |_, person| has(person));
    table.of_list(season, &table.lists[0], |_| true).unwrap().rows
}

fn without_outlook(rows: Vec<CountedRow>) -> Vec<CountedRow> {
    rows.into_iter()
        .map(|row| CountedRow { outlook: None, ..row })
        .collect()
}

proptest! {
    #[test]
    fn the_list_of_everyone_is_the_table_of_the_season(
        units in units(),
        points in schemes(),
        counting in countings(),
    ) {
        for of_list in ListPoints::ALL {
            let season = season(&units, points.clone(), counting.clone(), of_list);
            let whole = table(&season, &facts(&units, &everyone()));
            prop_assert_eq!(list(&season, &units, &everyone()), without_outlook(whole.rows));
        }
    }

    #[test]
    fn a_list_of_own_places_is_the_season_without_everyone_else(
        units in units(),
        points in schemes(),
        counting in countings(),
        people in chosen(),
    ) {
        let season = season(&units, points, counting, ListPoints::OwnPlaces);
        let alone = table(&season, &facts(&units, &people));
        let rows = alone.rows.into_iter().filter(|row| row.cells.iter().any(Option::is_some));
        prop_assert_eq!(list(&season, &units, &people), without_outlook(rows.collect()));
    }

    #[test]
    fn a_list_never_changes_the_table_and_keeps_its_order(
        units in units(),
        points in schemes(),
        counting in countings(),
        people in chosen(),
    ) {
        let season = season(&units, points, counting, ListPoints::Counted);
        let plain = LeagueSeason { lists: Vec::new(), ..season.clone() };
        let facts = facts(&units, &everyone());
        let with_list = season.with_lists(table(&season, &facts), |_, person| people.contains(&person.0));
        let whole = table(&plain, &facts);
        prop_assert_eq!(&with_list.rows, &whole.rows);
        let rows = list(&season, &units, &people);
        let inside = whole.people().filter(|person| people.contains(&person.0));
        prop_assert!(rows.iter().map(|row| row.person).eq(inside));
        for row in &rows {
            prop_assert_eq!(&row.total, &whole.row(row.person).unwrap().total);
            let ahead = rows.iter().filter(|other| other.rank < row.rank).count();
            prop_assert_eq!(row.rank, Some(1 + ahead));
        }
    }
}
