//! Tables in the order of a challenge list.

use super::*;
use crate::challenge::SeasonChallenge;
use crate::document::ListedPerson;

/// The list begins as 4 3 2 1; 1 wins a table of 1 2 3 and has the position of 3.
fn challenged() -> CountedSeason {
    let mut season = open();
    season.act(tournament(7, 10)).unwrap();
    season.challenge = Some(SeasonChallenge {
        start: [4, 3, 2, 1]
            .map(|person| ListedPerson {
                person: LeaguePerson(person),
            })
            .to_vec(),
        most: 5,
        gone: vec![ListedPerson {
            person: LeaguePerson(2),
        }],
        from: None,
    });
    let facts = UnitFacts::of_evening(&[(LeaguePerson(1), 30), (LeaguePerson(2), 0), (LeaguePerson(3), -30)]);
    let members = [1, 2, 3, 4].map(LeaguePerson);
    season.count(&members, &BTreeMap::from([(UnitNo(1), facts)])).unwrap()
}

#[test]
fn the_list_is_the_order_of_its_table_with_the_points_beside_it() {
    let counted = challenged();
    assert_eq!(said(&counted), ["1 1 10", "2 2 7", "3 3 5"], "counted by points");
    let table = counted.by_position();
    let rows: Vec<(i64, Option<usize>, String)> = table
        .rows
        .iter()
        .map(|row| (row.person.0, row.rank, row.total.to_string()))
        .collect();
    let row = |person, rank, total: &str| (person, rank, total.to_owned());
    assert_eq!(
        rows,
        [
            row(4, Some(1), "0"),
            row(1, Some(2), "10"),
            row(3, Some(3), "5"),
            row(2, None, "7")
        ],
        "who has not played keeps their position, who has left the list stands below"
    );
    assert_eq!(table.row(LeaguePerson(1)).unwrap().before, Some(3));
    assert_eq!(table.leader(), Some(LeaguePerson(4)));
    assert_eq!(table.clone().by_position(), table, "it is so already");
}

#[test]
fn a_table_without_a_list_stays_by_points() {
    let mut counted = challenged();
    counted.challenge.clear();
    assert_eq!(counted.clone().by_position(), counted);
}
