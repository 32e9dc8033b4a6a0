//! Lists of a season by tag (T-4.11): who is in one, and the table that it has.

use talon_tournament::league::UnitPoints;

use super::*;

fn list(tag: &str, points: ListPoints) -> LeagueAct {
    LeagueAct::SetList(TagList {
        tag: tag.to_owned(),
        points,
    })
}

/// Five people at three evenings, of which the second counts half.
fn played(points: ListPoints) -> (LeagueSeason, BTreeMap<UnitNo, UnitFacts>) {
    let mut season = open();
    season.profile.counting = Counting::Best { n: 2 };
    for (id, on) in [(7, 1), (8, 8), (9, 15)] {
        season.act(tournament(id, on)).unwrap();
    }
    season.units[1].weight = Exact::ratio(1, 2).unwrap();
    season.act(list("junior", points)).unwrap();
    let facts = BTreeMap::from([
        (UnitNo(1), ranks(&[(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])),
        (UnitNo(2), ranks(&[(5, 1), (4, 2), (2, 3), (1, 4)])),
        (UnitNo(3), ranks(&[(3, 1), (1, 2), (4, 3), (2, 4)])),
    ]);
    (season, facts)
}

const PEOPLE: [LeaguePerson; 5] = [
    LeaguePerson(1),
    LeaguePerson(2),
    LeaguePerson(3),
    LeaguePerson(4),
    LeaguePerson(5),
];

/// The season's table with these people in the list.
fn counted(season: &LeagueSeason, facts: &BTreeMap<UnitNo, UnitFacts>, people: &[i64]) -> CountedSeason {
    let table = season.count(&PEOPLE, facts).unwrap();
    season.with_lists(table, |tag, person| tag == "junior" && people.contains(&person.0))
}

/// The table of the list, as far as its people still want to be in it.
fn of_list(season: &LeagueSeason, table: &CountedSeason, stays: &[i64]) -> CountedSeason {
    let list = table.list("Junior").expect("a list, whatever the case of its letters");
    table.of_list(season, list, |person| stays.contains(&person.0)).unwrap()
}

#[test]
fn a_list_has_the_points_of_the_season_and_ranks_of_its_own() {
    let (season, facts) = played(ListPoints::Counted);
    let table = counted(&season, &facts, &[2, 4, 5]);
    assert_eq!(said(&table), ["1 1 17", "2 3 15", "3 2 11", "4 4 9", "5 5 8"]);
    let alone = of_list(&season, &table, &[2, 4, 5]);
    assert_eq!(said(&alone), ["1 2 11", "2 4 9", "3 5 8"]);
    assert_eq!(alone.rows[0].cells, table.rows[2].cells);
    assert!(alone.rows.iter().all(|row| row.outlook.is_none()));
}

#[test]
fn a_list_of_own_places_has_the_points_of_its_own_places() {
    let (season, facts) = played(ListPoints::OwnPlaces);
    let table = counted(&season, &facts, &[2, 4, 5]);
    let alone = of_list(&season, &table, &[2, 4, 5]);
    // Places 1, 2 and 3 of the first evening, 3, 2 and 1 of the second, 2 and 1 of the third.
    assert_eq!(said(&alone), ["1 4 17", "2 2 17", "3 5 10"]);
    let cells: Vec<Option<usize>> = alone.rows[0].cells.iter().map(|cell| cell.as_ref()?.rank).collect();
    assert_eq!(cells, [Some(2), Some(2), Some(1)]);
    let reason = alone.rows[0].reason.as_ref().expect("a reason");
    assert_eq!(
        (reason.other, reason.item.as_deref()),
        (LeaguePerson(2), Some("all_units"))
    );
}

#[test]
fn who_is_level_in_a_list_of_own_places_stands_as_if_nobody_else_had_come() {
    let mut season = open();
    season.profile.counting = Counting::Best { n: 1 };
    for (id, on) in [(7, 1), (8, 8)] {
        season.act(tournament(id, on)).unwrap();
    }
    season.act(list("junior", ListPoints::OwnPlaces)).unwrap();
    let facts = BTreeMap::from([
        (UnitNo(1), ranks(&[(5, 1), (4, 2), (1, 3)])),
        (UnitNo(2), ranks(&[(2, 1), (1, 2), (5, 3)])),
    ]);
    let table = counted(&season, &facts, &[1, 5]);
    assert_eq!(table.rows[0].person, LeaguePerson(5), "ahead among all");
    assert_eq!(said(&of_list(&season, &table, &[1, 5])), ["1 1 10", "1 5 10"]);
}

#[test]
fn who_leaves_a_list_leaves_no_gap_in_it() {
    for points in ListPoints::ALL {
        let (season, facts) = played(points);
        let with_all = counted(&season, &facts, &[2, 4, 5]);
        let without = counted(&season, &facts, &[2, 5]);
        assert_eq!(
            of_list(&season, &with_all, &[2, 5]),
            of_list(&season, &without, &[2, 5]),
            "{points:?}"
        );
    }
}

#[test]
fn a_list_of_an_older_table_is_counted_as_that_was() {
    let (mut season, facts) = played(ListPoints::OwnPlaces);
    let table = counted(&season, &facts, &[2, 4, 5]);
    let before = of_list(&season, &table, &[2, 4, 5]);
    season.profile.points = UnitPoints::Linear;
    season.units[1].weight = Exact::from(3);
    season.act(LeagueAct::RemoveList("JUNIOR".to_owned())).unwrap();
    assert_eq!(of_list(&season, &table, &[2, 4, 5]), before);
    let text = table.text().unwrap();
    assert_eq!(serde_json::from_str::<CountedSeason>(&text).unwrap(), table);
    assert!(counted(&season, &facts, &[2]).lists.is_empty());
}

#[test]
fn adjustments_and_points_that_are_no_places_stay_what_they_are() {
    let (mut season, facts) = played(ListPoints::OwnPlaces);
    let adjust = |unit, amount| {
        LeagueAct::Adjust(NewAdjustment {
            code: None,
            by: None,
            time: None,
            person: LeaguePerson(4),
            unit,
            amount: Exact::from(amount),
            text: "fair play".to_owned(),
        })
    };
    season.act(adjust(Some(UnitNo(1)), 4)).unwrap();
    season.act(adjust(None, 2)).unwrap();
    let result = |person, points| TypedResult {
        person: LeaguePerson(person),
        points: Exact::from(points),
    };
    let typed = UnitSource::Typed {
        results: vec![result(2, 3), result(5, 20)],
    };
    season.act(LeagueAct::Add(NewUnit::of(typed, day(20)))).unwrap();
    let table = counted(&season, &facts, &[2, 4, 5]);
    let alone = of_list(&season, &table, &[2, 4, 5]);
    // Four for the second place of the first evening and 4 more; the first place of the third; 2 on the total.
    assert_eq!(said(&alone), ["1 5 25", "2 4 23", "3 2 17"]);
    let row = alone.row(LeaguePerson(4)).unwrap();
    assert_eq!(row.cells[0].as_ref().unwrap().adjusted, Exact::from(4));
}

#[test]
fn a_tag_is_a_line_that_is_no_number_and_no_word_of_another_table() {
    assert_eq!(tag_of("  Győri  nők "), Some("Győri nők".to_owned()));
    let long = "a".repeat(TAG_MAX + 1);
    for bad in ["", " ", "2", "2b", "a,b", "Teams", "players", "-", long.as_str()] {
        assert_eq!(tag_of(bad), None, "{bad:?}");
        let refused = open().act(list(bad, ListPoints::Counted));
        assert_eq!(refused, Err(LeagueRefusal::Tag { most: TAG_MAX }), "{bad:?}");
    }
}

#[test]
fn a_tag_has_one_list_and_a_season_no_more_than_it_may_have() {
    let mut season = open();
    season.act(list("Junior", ListPoints::Counted)).unwrap();
    season.act(list("junior", ListPoints::OwnPlaces)).unwrap();
    assert_eq!(season.lists.len(), 1);
    assert_eq!(season.lists[0].points, ListPoints::OwnPlaces);
    for number in 1..LISTS_MAX {
        season
            .act(list(&format!("town {number}"), ListPoints::Counted))
            .unwrap();
    }
    let most = LISTS_MAX;
    assert_eq!(
        season.act(list("one more", ListPoints::Counted)),
        Err(LeagueRefusal::ListCount { most })
    );
    let gone = LeagueAct::RemoveList("nobody".to_owned());
    assert_eq!(season.act(gone), Err(LeagueRefusal::NoSuchList));
    let days = SeasonDays {
        from: day(1),
        to: day(2),
    };
    assert_eq!(season.following(days).lists, season.lists);
}

#[test]
fn a_season_that_was_kept_with_the_earlier_word_for_own_places_is_read() {
    let (season, _) = played(ListPoints::OwnPlaces);
    let text = serde_json::to_string(&season).unwrap();
    let earlier = text.replace("\"own_places\"", "\"ranked_anew\"");
    assert_ne!(earlier, text);
    assert_eq!(serde_json::from_str::<LeagueSeason>(&earlier).unwrap(), season);
}
