//! The challenge list of a season: positions are exchanged at tables.

use super::*;

fn table(scores: &[(i64, i64)]) -> UnitFacts {
    let sums: Vec<(LeaguePerson, i64)> = scores
        .iter()
        .map(|(person, score)| (LeaguePerson(*person), *score))
        .collect();
    UnitFacts::of_evening(&sums)
}

fn listed(numbers: &[i64]) -> Vec<ListedPerson> {
    let person = |number: &i64| ListedPerson {
        person: LeaguePerson(*number),
    };
    numbers.iter().map(person).collect()
}

fn challenge(start: &[i64], most: u32) -> SeasonChallenge {
    SeasonChallenge {
        start: listed(start),
        most,
        gone: Vec::new(),
        from: None,
    }
}

/// A season with a list of five, two evenings, and someone who is no member.
fn season() -> (LeagueSeason, BTreeMap<UnitNo, UnitFacts>, Vec<LeaguePerson>) {
    let mut season = open();
    season
        .act(LeagueAct::SetChallenge(Some(challenge(&[1, 2, 3, 4, 5], 2))))
        .unwrap();
    for (id, on) in [(1, 10), (2, 11)] {
        let source = UnitSource::Evening { id };
        season.act(LeagueAct::Add(NewUnit::of(source, day(on)))).unwrap();
    }
    let facts = BTreeMap::from([
        (UnitNo(1), table(&[(4, 20), (2, 0), (5, -20)])),
        (UnitNo(2), table(&[(6, 10), (1, -5), (3, -5), (99, 50)])),
    ]);
    (season, facts, (1..=6).map(LeaguePerson).collect())
}

fn order(counted: &CountedSeason) -> Vec<i64> {
    counted.challenge.iter().map(|position| position.person.0).collect()
}

#[test]
fn the_people_of_a_table_exchange_positions_and_a_newcomer_climbs_from_the_end() {
    let (season, facts, members) = season();
    let counted = season.count(&members, &facts).unwrap();
    assert_eq!(order(&counted), [6, 4, 1, 2, 5, 3], "a guest has no position");
    assert_eq!(counted.challenge[0].before, None);
    assert_eq!(
        counted.challenge[1].before,
        Some(2),
        "after the first evening 1 4 3 2 5"
    );
}

#[test]
fn who_leaves_makes_room_and_comes_back_where_they_would_be() {
    let (mut season, facts, members) = season();
    let left = SeasonChallenge {
        gone: listed(&[4]),
        ..challenge(&[1, 2, 3, 4, 5], 2)
    };
    season.act(LeagueAct::SetChallenge(Some(left))).unwrap();
    assert_eq!(order(&season.count(&members, &facts).unwrap()), [6, 1, 2, 5, 3]);
    season
        .act(LeagueAct::SetChallenge(Some(challenge(&[1, 2, 3, 4, 5], 2))))
        .unwrap();
    assert_eq!(order(&season.count(&members, &facts).unwrap()), [6, 4, 1, 2, 5, 3]);
}

#[test]
fn a_challenge_goes_up_to_so_many_places_and_never_down() {
    let people: Vec<LeaguePerson> = (1..=5).map(LeaguePerson).collect();
    let challenge = challenge(&[1, 2, 3, 4, 5], 2);
    let open = |person| {
        challenge
            .open_to(&people, LeaguePerson(person))
            .iter()
            .map(|one| one.0)
            .collect::<Vec<i64>>()
    };
    assert_eq!(open(5), [3, 4]);
    assert_eq!(open(1), [] as [i64; 0]);
    assert_eq!(open(77), [4, 5], "a newcomer stands below the last");
}

#[test]
fn what_is_no_challenge_is_refused_and_the_next_season_goes_on_from_it() {
    let (mut season, facts, members) = season();
    assert_eq!(
        season.act(LeagueAct::SetChallenge(Some(challenge(&[1], 0)))),
        Err(LeagueRefusal::ChallengeTooFar { most: CHALLENGE_MAX })
    );
    assert_eq!(
        season.act(LeagueAct::SetChallenge(Some(challenge(&[1, 2, 1], 3)))),
        Err(LeagueRefusal::OnListTwice(LeaguePerson(1)))
    );
    let counted = season.count(&members, &facts).unwrap();
    let next = season.challenge.as_ref().unwrap().following(&counted.challenge);
    assert_eq!((next.start, next.most), (listed(&[6, 4, 1, 2, 5, 3]), 2));
    let merged = season.with_people(|person| {
        if person == LeaguePerson(5) {
            LeaguePerson(1)
        } else {
            person
        }
    });
    assert_eq!(merged.challenge.unwrap().start, listed(&[1, 2, 3, 4]));
}

#[test]
fn a_table_outside_tournaments_moves_the_list_too() {
    let mut season = open();
    season
        .act(LeagueAct::SetChallenge(Some(challenge(&[1, 2, 3], 2))))
        .unwrap();
    let seat = |person, score| FreeSeat {
        person: LeaguePerson(person),
        score,
    };
    let source = UnitSource::Table {
        game: None,
        venue: None,
        seats: vec![seat(3, 9), seat(1, 0), seat(2, -9)],
    };
    season.act(LeagueAct::Add(NewUnit::of(source, day(10)))).unwrap();
    let members: Vec<LeaguePerson> = (1..=3).map(LeaguePerson).collect();
    assert_eq!(order(&season.count(&members, &BTreeMap::new()).unwrap()), [3, 1, 2]);
}
