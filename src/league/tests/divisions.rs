//! Divisions of a season: a table each, lines between them, and what the next season makes of them.

use talon_tournament::league::{DivisionMoves, LevelOnLine, UnitPoints};

use super::*;

fn people(numbers: impl IntoIterator<Item = i64>) -> Vec<ListedPerson> {
    let person = |number| ListedPerson {
        person: LeaguePerson(number),
    };
    numbers.into_iter().map(person).collect()
}

fn division(name: &str, numbers: impl IntoIterator<Item = i64>) -> LeagueDivision {
    LeagueDivision {
        name: name.to_owned(),
        people: people(numbers),
    }
}

fn divisions(moving: u32) -> SeasonDivisions {
    SeasonDivisions {
        divisions: vec![division("First", 1..=6), division("Second", 7..=12)],
        moves: DivisionMoves::Number { n: moving },
        level: LevelOnLine::Playoff,
        own_places: false,
        declined: Vec::new(),
    }
}

fn divided(divisions: SeasonDivisions) -> LeagueSeason {
    let mut season = open();
    season.profile.chain = Vec::new();
    season.profile.counting = Counting::All;
    season.profile.points = UnitPoints::Own;
    season.act(LeagueAct::Divide(Some(Box::new(divisions)))).unwrap();
    season.act(tournament(1, 10)).unwrap();
    season
}

/// Everyone of twelve with the points of this list.
fn with_points(points: [i64; 12]) -> BTreeMap<UnitNo, UnitFacts> {
    let ahead = |own: i64| points.iter().filter(|other| **other > own).count();
    let result = |(person, own): (i64, &i64)| PersonResult {
        person: LeaguePerson(person),
        finish: Finish::Ranked(1 + ahead(*own)),
        points: Exact::from(*own),
        raw: Exact::zero(),
        tables: 4,
    };
    BTreeMap::from([(UnitNo(1), UnitFacts::of((1..).zip(&points).map(result).collect()))])
}

fn counted(season: &LeagueSeason, points: [i64; 12]) -> CountedSeason {
    let members: Vec<LeaguePerson> = (1..=12).map(LeaguePerson).collect();
    season.count(&members, &with_points(points)).unwrap()
}

fn moves(division: &CountedDivision) -> Vec<String> {
    let said = |row: &CountedRow| {
        let moves = row.moves.map(|to| format!(" {}", to.as_str())).unwrap_or_default();
        format!("{}{moves}", row.person.0)
    };
    division.rows.iter().map(said).collect()
}

fn next(season: &LeagueSeason, counted: &CountedSeason) -> Result<Vec<Vec<i64>>, OpenLine> {
    let next = season.divisions.as_ref().unwrap().following(&counted.divisions)?;
    let numbers = |division: &LeagueDivision| division.people.iter().map(|one| one.person.0).collect();
    Ok(next.divisions.iter().map(numbers).collect())
}

const IN_ORDER: [i64; 12] = [60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10, 5];

#[test]
fn two_of_two_divisions_of_six_change_places() {
    let season = divided(divisions(2));
    let counted = counted(&season, IN_ORDER);
    assert_eq!(counted.rows.len(), 12, "the table of all stays");
    assert_eq!(moves(&counted.divisions[0]), ["1", "2", "3", "4", "5 down", "6 down"]);
    assert_eq!(moves(&counted.divisions[1]), ["7 up", "8 up", "9", "10", "11", "12"]);
    assert_eq!(
        next(&season, &counted).unwrap(),
        [vec![1, 2, 3, 4, 7, 8], vec![5, 6, 9, 10, 11, 12]]
    );
}

#[test]
fn level_people_on_the_line_play_off_before_the_next_season_is_made() {
    let mut season = divided(divisions(2));
    let level = [60, 55, 50, 45, 40, 35, 30, 20, 20, 15, 10, 5];
    let before = counted(&season, level);
    assert_eq!(
        moves(&before.divisions[1]),
        ["7 up", "8 open_up", "9 open_up", "10", "11", "12"]
    );
    let open = vec![LeaguePerson(8), LeaguePerson(9)];
    assert_eq!(next(&season, &before), Err(OpenLine { people: open }));
    let playoff = |first, second| {
        let place = |(person, place)| PlayoffResult {
            person: LeaguePerson(person),
            place,
        };
        LeagueAct::PlayOff(LeaguePlayoff {
            places: [(first, 1), (second, 2)].map(place).to_vec(),
        })
    };
    season.act(playoff(9, 8)).unwrap();
    assert_eq!(season.act(playoff(8, 9)), Err(LeagueRefusal::PlayoffContradicts));
    assert_eq!(season.act(playoff(8, 8)), Err(LeagueRefusal::PlayoffOfTwo));
    let nobody_ahead = LeaguePlayoff {
        places: [8, 9]
            .map(|person| PlayoffResult {
                person: LeaguePerson(person),
                place: 1,
            })
            .to_vec(),
    };
    assert_eq!(
        season.act(LeagueAct::PlayOff(nobody_ahead)),
        Err(LeagueRefusal::PlayoffUndecided)
    );
    let after = counted(&season, level);
    assert_eq!(moves(&after.divisions[1]), ["7 up", "9 up", "8", "10", "11", "12"]);
    assert_eq!(next(&season, &after).unwrap()[0], [1, 2, 3, 4, 7, 9]);
}

#[test]
fn whoever_has_the_better_average_goes_first_or_all_move() {
    let level = [60, 55, 50, 45, 40, 35, 30, 20, 20, 15, 10, 5];
    let mut season = divided(SeasonDivisions {
        level: LevelOnLine::Average,
        ..divisions(2)
    });
    season.act(tournament(2, 11)).unwrap();
    let mut facts = with_points(level);
    // Eight came a second time for nothing.
    let again = PersonResult {
        person: LeaguePerson(8),
        finish: Finish::Ranked(1),
        points: Exact::zero(),
        raw: Exact::zero(),
        tables: 1,
    };
    facts.insert(UnitNo(2), UnitFacts::of(vec![again]));
    let members: Vec<LeaguePerson> = (1..=12).map(LeaguePerson).collect();
    let by_average = season.count(&members, &facts).unwrap();
    assert_eq!(moves(&by_average.divisions[1])[..3], ["7 up", "9 up", "8"]);
    let season = divided(SeasonDivisions {
        level: LevelOnLine::AllMove,
        ..divisions(2)
    });
    let all = counted(&season, level);
    assert_eq!(
        next(&season, &all).unwrap(),
        [vec![1, 2, 3, 4, 7, 8, 9], vec![5, 6, 10, 11, 12]]
    );
}

#[test]
fn who_declines_stays_and_who_never_came_goes_down_first() {
    let mut season = divided(divisions(1));
    let decline = |person, declines| LeagueAct::Decline {
        person: LeaguePerson(person),
        declines,
    };
    season.act(decline(7, true)).unwrap();
    assert_eq!(
        season.act(decline(99, true)),
        Err(LeagueRefusal::InNoDivision(LeaguePerson(99)))
    );
    let mut facts = with_points(IN_ORDER);
    let unit = facts.get_mut(&UnitNo(1)).unwrap();
    unit.results.retain(|result| result.person != LeaguePerson(2));
    let members: Vec<LeaguePerson> = (1..=12).map(LeaguePerson).collect();
    let counted = season.count(&members, &facts).unwrap();
    assert_eq!(moves(&counted.divisions[0]), ["1", "3", "4", "5", "6", "2 down"]);
    assert_eq!(next(&season, &counted).unwrap()[0], [1, 3, 4, 5, 6, 8]);
    season.act(decline(7, false)).unwrap();
    assert!(season.divisions.as_ref().unwrap().declined.is_empty());
}

#[test]
fn places_are_those_of_the_evening_or_of_the_division() {
    let points = |own_places| {
        let mut season = divided(SeasonDivisions {
            own_places,
            ..divisions(1)
        });
        season.profile.points = UnitPoints::usual();
        let counted = counted(&season, IN_ORDER);
        counted.divisions[1].rows[0].total.clone()
    };
    assert_eq!(points(false), Exact::from(1), "seventh of twelve");
    assert_eq!(points(true), Exact::from(10), "first of the second division");
}

#[test]
fn an_evening_of_the_other_division_is_no_evening_of_this_one() {
    let mut season = divided(divisions(1));
    season.profile.counting = Counting::Drop { k: 1 };
    season.act(tournament(2, 11)).unwrap();
    let mut facts = with_points(IN_ORDER);
    let first = |result: &&PersonResult| result.person.0 <= 6;
    let again: Vec<PersonResult> = facts[&UnitNo(1)].results.iter().filter(first).cloned().collect();
    facts.insert(UnitNo(2), UnitFacts::of(again));
    let members: Vec<LeaguePerson> = (1..=12).map(LeaguePerson).collect();
    let counted = season.count(&members, &facts).unwrap();
    let total = |division: usize| counted.divisions[division].rows[0].total.clone();
    assert_eq!(
        (total(0), total(1)),
        (Exact::from(60), Exact::zero()),
        "one of two is dropped above; below there was one, and it is dropped"
    );
}

#[test]
fn what_cannot_be_divided_is_refused() {
    let mut season = open();
    let mut divide = |change: &dyn Fn(&mut SeasonDivisions)| {
        let mut divisions = divisions(2);
        change(&mut divisions);
        season.act(LeagueAct::Divide(Some(Box::new(divisions))))
    };
    assert_eq!(
        divide(&|all| all.divisions.truncate(1)),
        Err(LeagueRefusal::DivisionCount { most: DIVISIONS_MAX })
    );
    assert_eq!(
        divide(&|all| all.divisions[1].name = "FIRST".to_owned()),
        Err(LeagueRefusal::DivisionTwice("FIRST".to_owned()))
    );
    assert_eq!(
        divide(&|all| all.divisions[1].people[0].person = LeaguePerson(3)),
        Err(LeagueRefusal::InTwoDivisions(LeaguePerson(3)))
    );
    assert_eq!(
        divide(&|all| all.moves = DivisionMoves::Share { per_cent: 101 }),
        Err(LeagueRefusal::TooManyMove { most: MOVING_MAX })
    );
    assert_eq!(
        season.act(LeagueAct::Decline {
            person: LeaguePerson(1),
            declines: true
        }),
        Err(LeagueRefusal::NoDivisions)
    );
}

#[test]
fn a_merged_person_stays_in_the_higher_division() {
    let season = divided(divisions(1));
    let merged = season.with_people(|person| {
        if person == LeaguePerson(9) {
            LeaguePerson(2)
        } else {
            person
        }
    });
    let divisions = merged.divisions.unwrap();
    assert_eq!(divisions.of(LeaguePerson(2)), Some(0));
    assert_eq!(divisions.divisions[1].people.len(), 5);
    assert!(season.people().any(|person| person == LeaguePerson(9)));
}
