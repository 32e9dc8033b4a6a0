//! What is read from a table: what may still happen, how it stood, its records.

use talon_tournament::league::{GuestRule, UnitPoints};

use super::*;

#[test]
fn whoever_never_came_stands_before_nobody_who_is_below_zero() {
    let mut season = open();
    season.profile.counting = Counting::All;
    season.planned = Some(2);
    let result = |person, points| TypedResult {
        person: LeaguePerson(person),
        points: Exact::from(points),
    };
    let source = UnitSource::Typed {
        results: vec![result(1, 5), result(2, -3), result(3, -2)],
    };
    season.act(LeagueAct::Add(NewUnit::of(source, day(1)))).unwrap();
    let members: Vec<LeaguePerson> = (1..=9).map(LeaguePerson).collect();
    let counted = season.count(&members, &BTreeMap::new()).unwrap();
    // Three may come for the first time and stand before them, and no more.
    assert_eq!(counted.rows[2].outlook, Some([1, 6]));
    assert_eq!(counted.rows.len(), 3);
    season.state = SeasonState::Finished;
    let ended = season.count(&members, &BTreeMap::new()).unwrap();
    assert!(ended.rows.iter().all(|row| row.outlook.is_none()));
}

#[test]
fn with_places_to_come_nobody_is_behind_those_who_may_stay_away() {
    let mut season = open();
    season.profile.counting = Counting::All;
    season.planned = Some(2);
    season.act(tournament(7, 1)).unwrap();
    season
        .act(LeagueAct::Adjust(NewAdjustment {
            code: None,
            by: None,
            time: None,
            person: LeaguePerson(2),
            unit: None,
            amount: Exact::from(-50),
            text: "a fine".to_owned(),
        }))
        .unwrap();
    let facts = BTreeMap::from([(UnitNo(1), ranks(&[(1, 1), (2, 2)]))]);
    let members: Vec<LeaguePerson> = (1..=9).map(LeaguePerson).collect();
    let counted = season.count(&members, &facts).unwrap();
    let fined = counted.row(LeaguePerson(2)).unwrap();
    assert_eq!((fined.rank, fined.outlook), (Some(2), Some([2, 4])));
}

#[test]
fn a_table_tells_how_it_stood_after_fewer_units() {
    let mut season = open();
    for (id, on) in [(1, 1), (2, 2), (3, 3)] {
        season.act(tournament(id, on)).unwrap();
    }
    let all = BTreeMap::from([
        (UnitNo(1), ranks(&[(1, 1), (2, 2), (3, 3)])),
        (UnitNo(2), ranks(&[(2, 1), (3, 2)])),
        (UnitNo(3), ranks(&[(3, 1), (1, 2), (2, 3)])),
    ]);
    let members: Vec<LeaguePerson> = (1..=4).map(LeaguePerson).collect();
    let counted = season.count(&members, &all).unwrap();
    let after = |units: usize| counted.ranks_after(&season, units).unwrap();
    for units in 1..=3 {
        let known = all
            .iter()
            .take(units)
            .map(|(unit, facts)| (*unit, facts.clone()))
            .collect();
        let at_that_time = season.count(&members, &known).unwrap();
        let ranks = at_that_time
            .rows
            .iter()
            .map(|row| (row.person, row.rank.unwrap()))
            .collect();
        assert_eq!(after(units), ranks, "{units}");
    }
    assert!(after(0).is_empty());
}

#[test]
fn what_somebody_needs_agrees_with_what_may_still_happen() {
    let mut season = open();
    season.planned = Some(2);
    season.act(tournament(7, 10)).unwrap();
    let facts = BTreeMap::from([(UnitNo(1), ranks(&[(1, 1), (2, 2), (3, 3)]))]);
    let members: Vec<LeaguePerson> = (1..=3).map(LeaguePerson).collect();
    let counted = season.count(&members, &facts).unwrap();
    let needs = |person| counted.needs(&season, LeaguePerson(person), 0).unwrap().unwrap();
    let said: Vec<String> = needs(1)
        .ranks
        .iter()
        .map(|need| format!("{} {:?} {:?}", need.rank, need.sure, need.possible))
        .collect();
    // Second, the first has 17, as the second has who wins: level on everything, and that is rank 1 for both.
    assert_eq!(needs(1).entries, 3);
    assert_eq!(said, ["1 Place(2) Nothing", "2 Place(3) Nothing"]);
    season.planned = Some(3);
    let counted = season.count(&members, &facts).unwrap();
    assert_eq!(counted.needs(&season, LeaguePerson(1), 0), Ok(None));
}

#[test]
fn records_are_shared_by_those_who_hold_them_and_name_what_they_were_made_in() {
    let mut season = open();
    for (id, on) in [(1, 1), (2, 2), (3, 3)] {
        season.act(tournament(id, on)).unwrap();
    }
    let facts = BTreeMap::from([
        (UnitNo(1), ranks(&[(1, 1), (2, 2), (3, 3)])),
        (UnitNo(2), ranks(&[(1, 1), (2, 2), (3, 3)])),
        (UnitNo(3), ranks(&[(3, 1), (2, 2), (1, 3)])),
    ]);
    let members: Vec<LeaguePerson> = (1..=3).map(LeaguePerson).collect();
    let table = season.count(&members, &facts).unwrap();
    season.state = SeasonState::Finished;
    let played = [PlayedSeason {
        season: &season,
        table: &table,
    }];
    let said: Vec<String> = records(&played)
        .iter()
        .map(|record| {
            let holders = record.holders.iter();
            let holders = holders.map(|one| format!("{}/{}", one.person.0, one.unit.map_or(0, |unit| unit.0)));
            let holders: Vec<String> = holders.collect();
            format!("{} {} {}", record.kind.as_str(), record.value, holders.join(" "))
        })
        .collect();
    assert_eq!(
        said,
        [
            "best_unit 10 1/1 1/2 3/3",
            "highest_total 25 1/0",
            "most_wins 2 1/0",
            "wins_in_a_row 2 1/0",
            "counted_in_a_row 3 1/0 2/0 3/0",
            "closest_finish 4 1/0",
        ]
    );
    let medals = medals(&played);
    assert_eq!((medals[0].person, medals[0].places), (LeaguePerson(1), [1, 0, 0]));
}

#[test]
fn the_highest_score_at_a_table_is_kept_of_those_who_have_a_row_and_shared_by_few() {
    let mut season = open();
    for (id, on) in [(1, 1), (2, 2), (3, 3)] {
        season.act(tournament(id, on)).unwrap();
    }
    let sat = |tables: &[&[(i64, i64)]]| {
        let came = tables
            .iter()
            .flat_map(|table| table.iter())
            .map(|(person, _)| (*person, 1));
        let seat = |(person, score): &(i64, i64)| (LeaguePerson(*person), *score);
        UnitFacts {
            tables: tables.iter().map(|table| table.iter().map(seat).collect()).collect(),
            ..ranks(&came.collect::<BTreeMap<_, _>>().into_iter().collect::<Vec<_>>())
        }
    };
    let all_level: Vec<(i64, i64)> = (1..=11).map(|person| (person, 0)).collect();
    let facts = BTreeMap::from([
        (
            UnitNo(1),
            sat(&[&[(1, 40), (2, -10), (3, -30)], &[(1, -5), (2, 40), (77, 90)]]),
        ),
        (UnitNo(2), sat(&[&[(3, 40), (2, -20), (1, -20)]])),
        (UnitNo(3), sat(&[&all_level])),
    ]);
    let members: Vec<LeaguePerson> = (1..=11).map(LeaguePerson).collect();
    let table = season.count(&members, &facts).unwrap();
    let kept = table
        .high_scores
        .iter()
        .map(|one| (one.unit.0, one.person.0, one.score));
    assert_eq!(kept.collect::<Vec<_>>(), [(1, 1, 40), (1, 2, 40), (2, 3, 40)]);
    let played = [PlayedSeason {
        season: &season,
        table: &table,
    }];
    let highest = records(&played)
        .into_iter()
        .find(|one| one.kind == RecordKind::HighestAtTable);
    let highest = highest.unwrap();
    assert_eq!(highest.value, Exact::from(40));
    let holders = highest.holders.iter().map(|one| (one.person.0, one.unit));
    assert_eq!(
        holders.collect::<Vec<_>>(),
        [(1, Some(UnitNo(1))), (2, Some(UnitNo(1))), (3, Some(UnitNo(2)))]
    );
    let mut lower = table.clone();
    lower.high_scores[0].score = 39;
    assert_eq!(table.first_difference(&lower), Some(TableDifference::Whole));
    assert!(!lower.is_said_by(&table));
    lower.high_scores.clear();
    assert_eq!(
        table.first_difference(&lower),
        None,
        "a table of an earlier version does not say"
    );
    assert!(lower.is_said_by(&table), "and nothing is new where it is told now");
    assert!(!table.is_said_by(&lower));
}

#[test]
fn records_of_one_person_are_what_they_have_not_done_better_themselves() {
    let mut season = open();
    for (id, on) in [(1, 1), (2, 2), (3, 3), (4, 4)] {
        season.act(tournament(id, on)).unwrap();
    }
    let facts = BTreeMap::from([
        (UnitNo(1), ranks(&[(1, 1), (2, 2), (3, 3)])),
        (UnitNo(2), ranks(&[(1, 1), (2, 2), (3, 3)])),
        (UnitNo(3), ranks(&[(2, 1), (1, 2), (3, 3)])),
        (UnitNo(4), ranks(&[(2, 1), (1, 2), (3, 3)])),
    ]);
    let members: Vec<LeaguePerson> = (1..=3).map(LeaguePerson).collect();
    let table = season.count(&members, &facts).unwrap();
    let mut ended = season.clone();
    ended.state = SeasonState::Finished;
    let played = [&season, &ended].map(|season| PlayedSeason { season, table: &table });
    let own = |person| -> Vec<String> {
        let records = own_records(&played, LeaguePerson(person));
        let said = |record: &Record| {
            assert!(
                record
                    .holders
                    .iter()
                    .all(|holder| holder.person == LeaguePerson(person))
            );
            let units = record.holders.iter().map(|holder| holder.unit.map_or(0, |unit| unit.0));
            format!(
                "{} {} {:?}",
                record.kind.as_str(),
                record.value,
                units.collect::<Vec<u32>>()
            )
        };
        records.iter().map(said).collect()
    };
    // What others did better is not asked; a finish is nobody's own.
    assert_eq!(
        own(2),
        [
            "best_unit 10 [3, 4, 3, 4]",
            "highest_total 34 [0, 0]",
            "most_wins 2 [0, 0]",
            "wins_in_a_row 2 [0, 0]",
            "counted_in_a_row 4 [0, 0]",
        ]
    );
    assert_eq!(
        own(3)[..2],
        ["best_unit 5 [1, 2, 3, 4, 1, 2, 3, 4]", "highest_total 20 [0, 0]"]
    );
    assert!(own(9).is_empty());
    let place = |person| titles(&played, LeaguePerson(person));
    let rank = table.row(LeaguePerson(3)).unwrap().rank.unwrap();
    assert_eq!(
        place(3),
        [Title { season: 1, place: rank }],
        "the other one is still played"
    );
}

#[test]
fn guests_who_are_passed_over_are_not_thought_to_come_again() {
    let mut season = open();
    season.planned = Some(3);
    season.profile.points = UnitPoints::Linear;
    season.profile.guests = GuestRule::PassedOver;
    season.act(tournament(7, 1)).unwrap();
    season.act(tournament(8, 2)).unwrap();
    let outlook = |came: &[(i64, usize)]| {
        let facts = BTreeMap::from([1, 2].map(|unit| (UnitNo(unit), ranks(came))));
        let counted = season.count(&[1, 2, 3].map(LeaguePerson), &facts).unwrap();
        let rows = counted.rows.into_iter().map(|row| (row.person.0, row.outlook));
        rows.collect::<Vec<_>>()
    };
    // Six, four and two points, and three for the first of three.
    let alone = outlook(&[(1, 1), (2, 2), (3, 3)]);
    assert_eq!(alone, [(1, Some([1, 2])), (2, Some([1, 3])), (3, Some([2, 3]))]);
    assert_eq!(outlook(&[(1, 1), (2, 2), (8, 3), (9, 4), (3, 5)]), alone);
}
