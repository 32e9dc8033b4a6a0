//! Parts of a published table (T-4.12): the units of a game or a place, and what people earned for a team.

use talon_rules::games::GameKind;
use talon_tournament::league::SeasonItem;

use super::*;

const PEOPLE: [LeaguePerson; 6] = [
    LeaguePerson(1),
    LeaguePerson(2),
    LeaguePerson(3),
    LeaguePerson(4),
    LeaguePerson(5),
    LeaguePerson(6),
];

fn of(game: GameKind, venue: &str, list: &[(i64, usize)]) -> UnitFacts {
    UnitFacts {
        game: Some(game),
        venue: Some(venue.to_owned()).filter(|venue| !venue.is_empty()),
        ..ranks(list)
    }
}

/// Five evenings, three of Ulti and two of Preferans, of which the best two count; one of Ulti counts half.
fn played() -> (LeagueSeason, BTreeMap<UnitNo, UnitFacts>) {
    let mut season = open();
    season.planned = Some(8);
    season.profile.counting = Counting::Best { n: 2 };
    for (id, on) in [(7, 1), (8, 8), (9, 15), (10, 22), (11, 29)] {
        season.act(tournament(id, on)).unwrap();
    }
    season.units[2].weight = Exact::ratio(1, 2).unwrap();
    let facts = BTreeMap::from([
        (UnitNo(1), of(GameKind::Ulti, "Győr", &[(1, 1), (2, 2), (3, 3), (4, 4)])),
        (
            UnitNo(2),
            of(GameKind::Preferans, "Szeged", &[(5, 1), (4, 2), (2, 3), (1, 4)]),
        ),
        (UnitNo(3), of(GameKind::Ulti, "GYŐR", &[(3, 1), (1, 2), (4, 3), (2, 4)])),
        (
            UnitNo(4),
            of(GameKind::Preferans, "", &[(4, 1), (5, 2), (2, 3), (6, 4)]),
        ),
        (UnitNo(5), of(GameKind::Ulti, "Szeged", &[(2, 1), (3, 2), (1, 3)])),
    ]);
    (season, facts)
}

/// The season that only has such units.
fn alone(season: &LeagueSeason, units: &[u32]) -> LeagueSeason {
    let mut alone = LeagueSeason {
        planned: None,
        ..season.clone()
    };
    for unit in &mut alone.units {
        if !units.contains(&unit.number.0) {
            unit.taken_out = Some("another".to_owned());
        }
    }
    alone
}

fn adjust(season: &mut LeagueSeason, person: i64, unit: Option<u32>, amount: i64) {
    let adjustment = NewAdjustment {
        code: None,
        by: None,
        time: None,
        person: LeaguePerson(person),
        unit: unit.map(UnitNo),
        amount: Exact::from(amount),
        text: "fair play".to_owned(),
    };
    season.act(LeagueAct::Adjust(adjustment)).unwrap();
}

#[test]
fn the_table_of_a_game_is_that_of_a_season_of_its_units() {
    let (mut season, facts) = played();
    adjust(&mut season, 4, Some(3), 6);
    let table = season.count(&PEOPLE, &facts).unwrap();
    assert_eq!(table.games(), [GameKind::Ulti, GameKind::Preferans]);
    for (game, units) in [(GameKind::Ulti, &[1, 3, 5][..]), (GameKind::Preferans, &[2, 4])] {
        let part = table.of_units(&season, &UnitChoice::game(game)).unwrap();
        let own = alone(&season, units).count(&PEOPLE, &facts).unwrap();
        assert_eq!(part.rows, own.rows, "{game:?}");
        assert_eq!((&part.units, part.with_result), (&own.units, own.with_result));
        assert_eq!(part.counted_by.as_ref().unwrap().planned, None);
    }
    let ulti = table.of_units(&season, &UnitChoice::game(GameKind::Ulti)).unwrap();
    assert_eq!(said(&ulti), ["1 2 17", "2 1 15", "3 4 25/2", "4 3 12"]);
    assert!(ulti.rows.iter().all(|row| row.outlook.is_none()));
}

#[test]
fn the_minimum_the_chain_and_the_movement_are_those_of_the_game() {
    let (mut season, facts) = played();
    season.profile.minimum = 3;
    season.profile.counting = Counting::Best { n: 1 };
    season.profile.chain = vec![SeasonItem::LastUnit];
    let table = season.count(&PEOPLE, &facts).unwrap();
    let ulti = table.of_units(&season, &UnitChoice::game(GameKind::Ulti)).unwrap();
    let missing: Vec<(i64, usize)> = ulti.rows.iter().map(|row| (row.person.0, row.missing)).collect();
    assert_eq!(missing, [(2, 0), (1, 0), (3, 0), (4, 1)]);
    let reason = ulti.rows[0].reason.as_ref().unwrap();
    assert_eq!(
        (reason.other, reason.item.as_deref()),
        (LeaguePerson(1), Some("last_unit"))
    );
    let preferans = table.of_units(&season, &UnitChoice::game(GameKind::Preferans)).unwrap();
    assert!(preferans.rows.iter().all(|row| row.rank.is_none()));
}

#[test]
fn what_was_decided_on_a_total_counts_in_the_joint_table_only() {
    let (mut season, facts) = played();
    let before = season.count(&PEOPLE, &facts).unwrap();
    adjust(&mut season, 1, None, -9);
    let after = season.count(&PEOPLE, &facts).unwrap();
    assert_ne!(before.rows, after.rows);
    let ulti = |table: &CountedSeason| table.of_units(&season, &UnitChoice::game(GameKind::Ulti)).unwrap();
    assert_eq!(ulti(&before), ulti(&after));
}

#[test]
fn a_table_tells_of_games_and_places_only_what_sets_units_apart() {
    let (season, facts) = played();
    let table = season.count(&PEOPLE, &facts).unwrap();
    assert_eq!(table.venues(), ["Győr", "Szeged"]);
    let gyor = table.of_units(&season, &UnitChoice::venue("győr")).unwrap();
    assert_eq!(gyor.units, [UnitNo(1), UnitNo(3)]);
    let both = UnitChoice {
        game: Some(GameKind::Preferans),
        ..UnitChoice::venue("Szeged")
    };
    assert_eq!(table.of_units(&season, &both).unwrap().units, [UnitNo(2)]);
    assert_eq!(table.came_to(&both).len(), 4);
    assert!(table.came_to(&UnitChoice::venue("Pécs")).is_empty());
    let one_game: BTreeMap<UnitNo, UnitFacts> = facts
        .iter()
        .map(|(unit, facts)| {
            let facts = UnitFacts {
                game: Some(GameKind::Ulti),
                venue: Some("Győr".to_owned()),
                ..facts.clone()
            };
            (*unit, facts)
        })
        .collect();
    let plain = season.count(&PEOPLE, &one_game).unwrap();
    assert!(plain.marks.is_empty() && !plain.text().unwrap().contains("marks"));
}

#[test]
fn a_table_from_before_tables_told_of_games_is_read_and_compared() {
    let (season, facts) = played();
    let table = season.count(&PEOPLE, &facts).unwrap();
    let text = table.text().unwrap();
    assert_eq!(serde_json::from_str::<CountedSeason>(&text).unwrap(), table);
    let earlier = CountedSeason {
        marks: Vec::new(),
        ..table.clone()
    };
    let read: CountedSeason = serde_json::from_str(&earlier.text().unwrap()).unwrap();
    assert!(read.games().is_empty() && read.venues().is_empty());
    assert_eq!(read.first_difference(&table), None);
    let mut other = table.clone();
    other.marks[0].game = Some("preferans".to_owned());
    assert_eq!(other.first_difference(&table), Some(TableDifference::Whole));
}

#[test]
fn a_list_within_a_game_is_the_list_of_a_season_of_its_units() {
    for points in ListPoints::ALL {
        let (mut season, facts) = played();
        let tag = "junior".to_owned();
        season.act(LeagueAct::SetList(TagList { tag, points })).unwrap();
        let has = |_: &str, person: LeaguePerson| [1, 2, 4].contains(&person.0);
        let within = |season: &LeagueSeason, table: &CountedSeason| {
            table.of_list(season, &table.lists[0], |_| true).unwrap().rows
        };
        let table = season.with_lists(season.count(&PEOPLE, &facts).unwrap(), has);
        let ulti = table.of_units(&season, &UnitChoice::game(GameKind::Ulti)).unwrap();
        let own = alone(&season, &[1, 3, 5]);
        let own_table = own.with_lists(own.count(&PEOPLE, &facts).unwrap(), has);
        assert_eq!(within(&season, &ulti), within(&own, &own_table), "{points:?}");
    }
}

/// The season with three in a team, of whom the first came from another after the second evening.
fn with_teams(points: ListPoints) -> (LeagueSeason, BTreeMap<UnitNo, UnitFacts>) {
    let (mut season, facts) = played();
    let mut act = |act| season.act(LeagueAct::Teams(act)).unwrap();
    for name in ["Vasutas", "Postás"] {
        act(TeamAct::Add { name: name.to_owned() });
    }
    for (team, person, from, to) in [
        (2, 1, None, Some(day(10))),
        (1, 1, Some(day(11)), None),
        (1, 2, None, None),
        (1, 4, None, None),
    ] {
        let person = LeaguePerson(person);
        let team = TeamNo(team);
        act(TeamAct::Join {
            team,
            member: TeamMember { person, from, to },
        });
    }
    if points != ListPoints::default() {
        act(TeamAct::Score {
            scoring: TeamScoring::default(),
            list: points,
            reason: String::new(),
        });
    }
    (season, facts)
}

#[test]
fn the_people_of_a_team_have_what_they_earned_for_it() {
    let (season, facts) = with_teams(ListPoints::Counted);
    let table = season.count(&PEOPLE, &facts).unwrap();
    let teams = table.teams.as_ref().unwrap();
    let of_team = |number: u32| {
        let team = teams.row(TeamNo(number)).unwrap();
        table.of_team(&season, team, &table, teams.list).unwrap()
    };
    // Anna's first place of the first evening is the other team's.
    assert_eq!(said(&of_team(1)), ["1 2 17", "2 4 17", "3 1 17/2"]);
    assert_eq!(said(&of_team(2)), ["1 1 14"]);
    for row in of_team(1).rows.iter().filter(|row| row.person != LeaguePerson(1)) {
        let whole = table.row(row.person).unwrap();
        assert_eq!((&row.total, &row.cells), (&whole.total, &whole.cells));
    }
}

#[test]
fn the_people_of_a_team_may_have_places_among_themselves() {
    let (season, facts) = with_teams(ListPoints::OwnPlaces);
    let table = season.count(&PEOPLE, &facts).unwrap();
    let teams = table.teams.as_ref().unwrap();
    let team = teams.row(TeamNo(1)).unwrap();
    let own = table.of_team(&season, team, &table, teams.list).unwrap();
    // Of the third evening, which counts half, Anna is first of the three; of the last they are behind Béla.
    assert_eq!(said(&own), ["1 2 20", "2 4 20", "3 1 12"]);
    let choice = UnitChoice::game(GameKind::Ulti);
    let ulti = table.of_units(&season, &choice).unwrap();
    let within = ulti.of_team(&season, team, &table, teams.list).unwrap();
    assert_eq!(within.units, [UnitNo(1), UnitNo(3), UnitNo(5)]);
    assert_eq!(said(&within), ["1 2 20", "2 1 12", "3 4 21/2"]);
}
