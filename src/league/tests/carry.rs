//! What people bring from the season before.

use super::*;

fn brings(per_cent: i64, list: &[(i64, i64)]) -> SeasonCarry {
    let people = list.iter().map(|(person, points)| CarriedPoints {
        person: LeaguePerson(*person),
        points: Exact::from(*points),
    });
    SeasonCarry {
        per_cent: Exact::from(per_cent),
        people: people.collect(),
    }
}

fn members(count: i64) -> Vec<LeaguePerson> {
    (1..=count).map(LeaguePerson).collect()
}

/// A season of one tournament in which 1 was before 2 and 3.
fn one_evening() -> (LeagueSeason, BTreeMap<UnitNo, UnitFacts>) {
    let mut season = open();
    season.act(tournament(7, 10)).unwrap();
    let facts = BTreeMap::from([(UnitNo(1), ranks(&[(1, 1), (2, 2), (3, 3)]))]);
    (season, facts)
}

#[test]
fn what_is_carried_is_in_the_total_of_those_who_came_and_the_table_says_how_much_it_was() {
    let (mut season, facts) = one_evening();
    let without = season.count(&members(4), &facts).unwrap();
    assert_eq!(said(&without), ["1 1 10", "2 2 7", "3 3 5"]);
    season.carry = Some(brings(50, &[(2, 9), (4, 30)]));
    let table = season.count(&members(4), &facts).unwrap();
    assert_eq!(said(&table), ["1 2 16", "2 1 10", "3 3 5"], "4 came to nothing here");
    assert_eq!(table.rows[0].carried, Exact::from(9));
    assert_eq!(table.rows[0].played, 1);
    let by = table.counted_by.as_ref().unwrap();
    assert_eq!(by.carry, Some(Exact::from(50)));
    assert_eq!(table.first_difference(&without), Some(TableDifference::Whole));
    // Counted once more from its own cells it is the same.
    let ranks = table.ranks_after(&season, 1).unwrap();
    assert_eq!(ranks[&LeaguePerson(2)], 1);
}

#[test]
fn all_of_the_points_or_an_exact_share_of_them_go_into_the_next_season() {
    let (season, facts) = one_evening();
    let table = season.count(&members(3), &facts).unwrap();
    let points = |per_cent: &Exact| {
        let carry = SeasonCarry::of(&table, per_cent)?;
        Some(
            carry
                .people
                .iter()
                .map(|one| format!("{} {}", one.person.0, one.points))
                .collect::<Vec<_>>(),
        )
    };
    let said = |words: [&str; 3]| Some(words.map(str::to_owned).to_vec());
    assert_eq!(points(&Exact::from(100)), said(["1 10", "2 7", "3 5"]));
    assert_eq!(points(&Exact::from(50)), said(["1 5", "2 7/2", "3 5/2"]));
    assert_eq!(
        points(&Exact::ratio(100, 3).unwrap()),
        said(["1 10/3", "2 7/3", "3 5/3"])
    );
    assert_eq!(points(&Exact::zero()), None);
    assert_eq!(points(&Exact::from(-5)), None);
    assert_eq!(points(&Exact::from(101)), None);
    let long = Exact::ratio(1, 999_999_999_999_999_989).unwrap();
    assert_eq!(points(&long), None, "no longer than numbers are kept");
}

#[test]
fn what_was_carried_into_a_season_is_carried_on_with_the_rest() {
    let (mut season, facts) = one_evening();
    season.carry = Some(brings(100, &[(3, 90)]));
    let table = season.count(&members(3), &facts).unwrap();
    let next = SeasonCarry::of(&table, &Exact::from(100)).unwrap();
    let third = next.people.iter().find(|one| one.person == LeaguePerson(3)).unwrap();
    assert_eq!(third.points, Exact::from(95));
}

#[test]
fn of_people_in_divisions_the_totals_of_their_divisions_are_carried() {
    let (season, facts) = one_evening();
    let mut table = season.count(&members(3), &facts).unwrap();
    let mut own = table.rows[2].clone();
    own.total = Exact::from(40);
    table.divisions = vec![CountedDivision {
        name: "A".to_owned(),
        rows: vec![own],
    }];
    let carry = SeasonCarry::of(&table, &Exact::from(100)).unwrap();
    let said: Vec<(i64, Option<i64>)> = carry
        .people
        .iter()
        .map(|one| (one.person.0, one.points.whole()))
        .collect();
    assert_eq!(said, [(3, Some(40)), (1, Some(10)), (2, Some(7))]);
}

#[test]
fn who_were_two_bring_what_both_had_and_apart_again_each_their_own() {
    let (mut season, _) = one_evening();
    season.carry = Some(brings(100, &[(2, 9), (4, 30), (3, 1)]));
    let merged = season.with_people(|person| if person.0 == 4 { LeaguePerson(2) } else { person });
    assert_eq!(merged.carry, Some(brings(100, &[(2, 39), (3, 1)])));
    assert!(
        season.people().any(|person| person == LeaguePerson(4)),
        "merges reach them"
    );
    assert_eq!(season.with_people(|person| person), season);
}

#[test]
fn a_part_of_the_season_has_nothing_of_what_was_carried_into_the_whole() {
    let (mut season, facts) = one_evening();
    season.carry = Some(brings(100, &[(2, 9)]));
    let table = season.count(&members(3), &facts).unwrap();
    let part = table.of_units(&season, &UnitChoice::default()).unwrap();
    assert_eq!(said(&part), ["1 1 10", "2 2 7", "3 3 5"]);
    assert_eq!(part.counted_by.unwrap().carry, None);
}

#[test]
fn a_season_that_carries_nothing_is_kept_as_it_was_and_the_file_has_what_is_carried() {
    let (mut season, _) = one_evening();
    let text = serde_json::to_string(&season).unwrap();
    assert!(!text.contains("carry"), "{text}");
    season.carry = Some(brings(50, &[(1, 3)]));
    let text = serde_json::to_string(&season).unwrap();
    assert_eq!(serde_json::from_str::<LeagueSeason>(&text).unwrap(), season);
    let sample = include_str!("../../../docs/LEAGUE.md")
        .split("```json\n")
        .nth(1)
        .unwrap();
    let sample = sample.split("\n```").next().unwrap();
    let with = |carry: &str| sample.replacen("\"adjustments\"", &format!("\"carry\": {carry}, \"adjustments\""), 1);
    let sound = with(r#"{"per_cent": "50", "people": [{"person": "m2", "points": "7/2"}]}"#);
    let file = file::read(sound.as_bytes()).unwrap().file;
    let carry = file.document.carry.as_ref().unwrap();
    assert_eq!(
        (carry.people[0].person, carry.people[0].points.to_string().as_str()),
        (LeaguePerson(2), "7/2")
    );
    let written = file::write(&file).unwrap();
    assert_eq!(file::read(&written).unwrap().file, file);
    assert_eq!(file::write(&file::read(&written).unwrap().file).unwrap(), written);
    for (carry, why) in [
        (r#"{"per_cent": "101", "people": []}"#, "no_share"),
        (r#"{"per_cent": "0", "people": []}"#, "no_share"),
        (
            r#"{"per_cent": "50", "people": [{"person": "m1", "points": "1"}, {"person": "m1", "points": "1"}]}"#,
            "twice",
        ),
    ] {
        let refused = file::read(with(carry).as_bytes()).unwrap_err();
        assert_eq!(refused[0].detail, why, "{refused:?}");
    }
}
