//! Teams of a season (T-4.9): who is in which, and the table that comes of what their members have.

use talon_tournament::league::{SeasonItem, UnitPoints};

use super::*;

fn add(season: &mut LeagueSeason, name: &str) -> Result<(), LeagueRefusal> {
    season.act(LeagueAct::Teams(TeamAct::Add { name: name.to_owned() }))
}

/// Days of November; none where it is the whole season.
fn member(person: i64, from: Option<u32>, to: Option<u32>) -> TeamMember {
    TeamMember {
        person: LeaguePerson(person),
        from: from.map(day),
        to: to.map(day),
    }
}

fn join(season: &mut LeagueSeason, team: u32, member: TeamMember) -> Result<(), LeagueRefusal> {
    let team = TeamNo(team);
    season.act(LeagueAct::Teams(TeamAct::Join { team, member }))
}

fn leave(season: &mut LeagueSeason, team: u32, person: i64, last: u32) -> Result<(), LeagueRefusal> {
    season.act(LeagueAct::Teams(TeamAct::Leave {
        team: TeamNo(team),
        person: LeaguePerson(person),
        from: None,
        last: day(last),
    }))
}

fn score(season: &mut LeagueSeason, scoring: TeamScoring, reason: &str) -> Result<(), LeagueRefusal> {
    let reason = reason.to_owned();
    season.act(LeagueAct::Teams(TeamAct::Score {
        scoring,
        list: ListPoints::default(),
        reason,
    }))
}

/// Two teams of three, of whom the best two count, and of three evenings the best two. Anna (1) goes from the first
/// team to the second after the second evening, which counts half.
fn played() -> (LeagueSeason, BTreeMap<UnitNo, UnitFacts>) {
    let mut season = open();
    season.profile.counting = Counting::Best { n: 2 };
    for (id, on) in [(7, 1), (8, 8), (9, 15)] {
        season.act(tournament(id, on)).unwrap();
    }
    season.units[1].weight = Exact::ratio(1, 2).unwrap();
    add(&mut season, "Vasutas").unwrap();
    add(&mut season, "Postás").unwrap();
    score(&mut season, TeamScoring::Best { k: 2 }, "voted").unwrap();
    for (team, person) in [(1, 1), (1, 2), (1, 3), (2, 4), (2, 5), (2, 6)] {
        join(&mut season, team, member(person, None, None)).unwrap();
    }
    leave(&mut season, 1, 1, 10).unwrap();
    join(&mut season, 2, member(1, Some(11), None)).unwrap();
    let facts = BTreeMap::from([
        (UnitNo(1), ranks(&[(1, 1), (4, 2), (2, 3), (5, 4), (3, 5), (6, 6)])),
        (UnitNo(2), ranks(&[(4, 1), (5, 2), (6, 3), (1, 4)])),
        (UnitNo(3), ranks(&[(2, 1), (3, 2), (1, 3), (6, 4)])),
    ]);
    (season, facts)
}

const PEOPLE: [LeaguePerson; 6] = [
    LeaguePerson(1),
    LeaguePerson(2),
    LeaguePerson(3),
    LeaguePerson(4),
    LeaguePerson(5),
    LeaguePerson(6),
];

fn teams(season: &LeagueSeason, facts: &BTreeMap<UnitNo, UnitFacts>) -> CountedTeams {
    season.count(&PEOPLE, facts).unwrap().teams.expect("teams")
}

fn said_of(teams: &CountedTeams) -> Vec<String> {
    let rank = |row: &CountedTeam| row.rank.map_or("-".to_owned(), |rank| rank.to_string());
    let said = |row: &CountedTeam| format!("{} {} {}", rank(row), row.team.0, row.total);
    teams.rows.iter().map(said).collect()
}

/// The points of a unit and who brought them; what does not count stands in brackets.
fn cell_said(cell: &TeamCell) -> String {
    let bracketed = |text: String, counts: bool| if counts { text } else { format!("({text})") };
    let share = |share: &TeamShare| bracketed(format!("{}:{}", share.person.0, share.points), share.counted);
    let shares: Vec<String> = cell.shares.iter().map(share).collect();
    let points = bracketed(format!("{}.{}", cell.rank, cell.points), cell.counted);
    format!("{points} = {}", shares.join(" "))
}

#[test]
fn the_best_members_make_the_points_of_a_team_and_a_transfer_moves_nothing_earned() {
    let (season, facts) = played();
    let teams = teams(&season, &facts);
    assert_eq!(said_of(&teams), ["1 1 32", "2 2 20"]);
    let cells = |team: usize| {
        let cells = teams.rows[team].cells.iter();
        cells.map(|cell| cell_said(cell.as_ref().unwrap())).collect::<Vec<_>>()
    };
    assert_eq!(cells(0), ["1.15 = 1:10 2:5 (3:3)", "(2.2) = 1:2", "1.17 = 2:10 3:7"]);
    assert_eq!(
        cells(1),
        ["2.11 = 4:7 5:4 (6:2)", "(1.17/2) = 4:5 5:7/2 (6:5/2)", "2.9 = 6:4 1:5"]
    );
    let before: Vec<Option<usize>> = teams.rows.iter().map(|row| row.before).collect();
    assert_eq!(before, [Some(2), Some(1)], "17 to 39/2");
    assert_eq!((teams.rows[0].counted(), teams.rows[0].played), (2, 3));
    assert_eq!(teams.rows[0].members[0], member(1, None, Some(10)));
}

#[test]
fn all_members_count_where_the_season_says_so() {
    let (mut season, facts) = played();
    score(&mut season, TeamScoring::All, "voted again").unwrap();
    let all = teams(&season, &facts);
    assert_eq!(all.scoring, TeamScoring::All);
    assert_eq!(said_of(&all), ["1 1 35", "2 2 24"], "18 + 17 and 13 + 11");
    assert!(all.rows.iter().all(|row| row.cells.iter().flatten().all(|cell| {
        let shares: Exact = cell.shares.iter().map(|share| &share.points).sum();
        shares == cell.points
    })));
}

#[test]
fn a_unit_to_which_no_team_came_is_one_that_all_of_them_missed() {
    let (mut season, mut facts) = played();
    season.profile.counting = Counting::Drop { k: 1 };
    facts.insert(UnitNo(2), ranks(&[(9, 1), (8, 2)]));
    assert_eq!(
        said_of(&teams(&season, &facts)),
        ["1 1 32", "2 2 20"],
        "two of three count"
    );
    facts.remove(&UnitNo(2));
    assert_eq!(said_of(&teams(&season, &facts)), ["1 1 17", "2 2 11"], "one of two");
}

#[test]
fn points_below_zero_count_for_a_team_where_they_count_for_its_members() {
    let mut season = open();
    season.profile.counting = Counting::All;
    season.profile.points = UnitPoints::Own;
    add(&mut season, "Vasutas").unwrap();
    for person in [1, 2, 3] {
        join(&mut season, 1, member(person, None, None)).unwrap();
    }
    let results = [(1, -5), (2, 3), (3, -1)].map(|(person, points)| TypedResult {
        person: LeaguePerson(person),
        points: Exact::from(points),
    });
    let source = UnitSource::Typed {
        results: results.to_vec(),
    };
    score(&mut season, TeamScoring::Best { k: 2 }, "").unwrap();
    season.act(LeagueAct::Add(NewUnit::of(source, day(1)))).unwrap();
    let none = BTreeMap::new();
    let said = |season: &LeagueSeason| {
        let teams = teams(season, &none);
        cell_said(teams.rows[0].cells[0].as_ref().unwrap())
    };
    assert_eq!(said(&season), "1.2 = (1:-5) 2:3 3:-1");
    season.profile.counting = Counting::Best { n: 1 };
    assert_eq!(said(&season), "1.3 = (1:-5) 2:3 (3:-1)");
}

#[test]
fn whoever_was_excluded_brings_nothing() {
    let (season, mut facts) = played();
    let unit = facts.get_mut(&UnitNo(2)).unwrap();
    unit.results[3].finish = Finish::Excluded;
    let teams = teams(&season, &facts);
    assert_eq!(teams.rows[0].cells[1], None, "nobody else of it came");
    assert_eq!(teams.rows[0].played, 2);
}

#[test]
fn level_teams_are_told_apart_by_what_says_something_of_teams() {
    let (mut season, mut facts) = played();
    facts.insert(UnitNo(3), UnitFacts::default());
    facts.insert(UnitNo(2), ranks(&[(5, 1), (3, 2)]));
    facts.insert(UnitNo(1), ranks(&[(1, 1), (4, 2)]));
    for unit in &mut season.units {
        unit.weight = Exact::from(1);
    }
    season.profile.chain = vec![SeasonItem::HeadToHead, SeasonItem::LastUnit];
    let level = teams(&season, &facts);
    assert_eq!(said_of(&level), ["1 2 17", "2 1 17"]);
    let reason = level.rows[0].reason.clone().unwrap();
    assert_eq!(
        (reason.team, reason.item.as_deref(), reason.ahead),
        (TeamNo(1), Some("last_unit"), true)
    );
    season.profile.chain = vec![SeasonItem::HeadToHead, SeasonItem::Opponents, SeasonItem::Playoff];
    let shared = teams(&season, &facts);
    assert_eq!(said_of(&shared), ["1 1 17", "1 2 17"]);
    assert_eq!(shared.rows[0].reason.as_ref().unwrap().item, None);
}

#[test]
fn a_season_without_teams_keeps_its_table_as_it_was_and_teams_without_results_are_listed() {
    let (season, facts) = played();
    let bare = LeagueSeason {
        teams: Vec::new(),
        team_scoring: TeamScoring::default(),
        ..season.clone()
    };
    let table = bare.count(&PEOPLE, &facts).unwrap();
    assert_eq!(table.teams, None);
    assert!(!table.text().unwrap().contains("teams"));
    let kept = serde_json::to_string(&bare).unwrap();
    assert!(!kept.contains("team"), "{kept}");
    assert_eq!(
        season.count(&PEOPLE, &facts).unwrap().first_difference(&table),
        Some(TableDifference::Teams)
    );
    let begun = said_of(&teams(&season, &BTreeMap::new()));
    assert_eq!(begun, ["1 1 0", "1 2 0"]);
}

#[test]
fn nobody_is_in_two_teams_on_one_day() {
    let (mut season, _) = played();
    let two = |person, one, other| {
        Err(LeagueRefusal::Teams(TeamRefusal::InTwoTeams {
            person: LeaguePerson(person),
            one: TeamNo(one),
            other: TeamNo(other),
        }))
    };
    assert_eq!(join(&mut season, 2, member(2, Some(5), Some(6))), two(2, 1, 2));
    assert_eq!(join(&mut season, 1, member(1, Some(10), None)), two(1, 1, 1));
    assert_eq!(leave(&mut season, 1, 1, 11), two(1, 2, 1), "one day longer");
    leave(&mut season, 1, 1, 9).unwrap();
    assert_eq!(
        join(&mut season, 1, member(7, Some(9), Some(8))),
        Err(TeamRefusal::EndsBefore.into())
    );
    assert_eq!(
        join(&mut season, 3, member(7, None, None)),
        Err(TeamRefusal::NoSuchTeam.into())
    );
    assert_eq!(leave(&mut season, 1, 7, 9), Err(TeamRefusal::NotInTeam.into()));
    let gone = TeamAct::Leave {
        team: TeamNo(2),
        person: LeaguePerson(1),
        from: Some(day(11)),
        last: day(10),
    };
    season.act(LeagueAct::Teams(gone)).unwrap();
    let of_postas = season.team(TeamNo(2)).unwrap().members.iter();
    assert!(
        of_postas.clone().all(|one| one.person != LeaguePerson(1)),
        "they never were"
    );
    join(&mut season, 1, member(1, Some(10), None)).unwrap();
}

#[test]
fn a_name_is_one_teams_alone_and_a_number_is_never_given_twice() {
    let (mut season, facts) = played();
    assert_eq!(
        add(&mut season, " POSTÁS "),
        Err(TeamRefusal::NameTaken(TeamNo(2)).into())
    );
    assert_eq!(add(&mut season, " "), Err(TeamRefusal::Name { most: 80 }.into()));
    let rename = |team, name: &str| {
        LeagueAct::Teams(TeamAct::Rename {
            team: TeamNo(team),
            name: name.to_owned(),
        })
    };
    assert_eq!(
        season.act(rename(1, "postás")),
        Err(TeamRefusal::NameTaken(TeamNo(2)).into())
    );
    season.act(rename(2, "postás")).unwrap();
    let before = season.clone();
    add(&mut season, "Kertész").unwrap();
    let mut undone = season.undone(before.clone());
    assert!(undone.team(TeamNo(3)).unwrap().removed);
    assert_eq!(undone.standing_teams().count(), 2);
    add(&mut undone, "Kertész").unwrap();
    assert_eq!(undone.standing_teams().last().unwrap().number, TeamNo(4));
    season.act(LeagueAct::Teams(TeamAct::Remove(TeamNo(3)))).unwrap();
    assert_eq!(said_of(&teams(&season, &facts)), ["1 1 32", "2 2 20"]);
    assert_eq!(season.act(rename(3, "Kertész")), Err(TeamRefusal::NoSuchTeam.into()));
    for number in season.teams.len()..TEAMS_MAX {
        add(&mut season, &format!("Team {number}")).unwrap();
    }
    assert_eq!(
        add(&mut season, "One more"),
        Err(TeamRefusal::TooManyTeams { most: TEAMS_MAX }.into())
    );
    for person in 100..100 + TEAM_MEMBERS_MAX as i64 {
        join(&mut season, 4, member(person, None, None)).unwrap();
    }
    assert_eq!(
        join(&mut season, 4, member(99, None, None)),
        Err(TeamRefusal::TooManyMembers { most: TEAM_MEMBERS_MAX }.into())
    );
}

#[test]
fn how_many_members_count_is_changed_with_a_reason_once_something_was_played() {
    let (mut season, _) = played();
    let best = |k| TeamScoring::Best { k };
    assert_eq!(
        score(&mut season, best(1), " "),
        Err(LeagueRefusal::Reason { most: 200 })
    );
    assert_eq!(score(&mut season, best(2), "again"), Err(LeagueRefusal::Unchanged));
    let most = TEAM_MEMBERS_MAX;
    for k in [0, most + 1] {
        assert_eq!(
            score(&mut season, best(k), "voted"),
            Err(TeamRefusal::Scoring { most }.into())
        );
    }
    score(&mut season, best(1), "voted").unwrap();
    let next = season.following(SeasonDays {
        from: day(1),
        to: day(30),
    });
    assert_eq!(next.team_scoring, best(1));
    let text = serde_json::to_string(&season).unwrap();
    assert_eq!(serde_json::from_str::<LeagueSeason>(&text).unwrap(), season);
    season.state = SeasonState::Archived;
    assert_eq!(add(&mut season, "Kertész"), Err(LeagueRefusal::Archived));
}

#[test]
fn the_next_season_begins_with_the_teams_as_they_stand_then() {
    let (mut season, _) = played();
    for name in ["Molnár", "Kertész"] {
        add(&mut season, name).unwrap();
    }
    season.act(LeagueAct::Teams(TeamAct::Remove(TeamNo(3)))).unwrap();
    leave(&mut season, 2, 4, 20).unwrap();
    join(&mut season, 4, member(4, Some(21), None)).unwrap();
    let teams = |first: u32| {
        let next = season.following(SeasonDays {
            from: day(first),
            to: day(30),
        });
        let teams = next.teams.into_iter();
        teams.map(|team| (team.name, team.members)).collect::<Vec<_>>()
    };
    let vasutas = ("Vasutas".to_owned(), vec![member(2, None, None), member(3, None, None)]);
    let all = |people: &[TeamMember]| people.to_vec();
    let [five, six] = [5, 6].map(|person| member(person, None, None));
    assert_eq!(
        teams(25),
        [
            vasutas.clone(),
            ("Postás".to_owned(), all(&[five, six, member(1, None, None)])),
            ("Kertész".to_owned(), all(&[member(4, None, None)])),
        ]
    );
    // Who changes on a day of the next season does so there.
    assert_eq!(
        teams(15),
        [
            vasutas,
            (
                "Postás".to_owned(),
                all(&[member(4, None, Some(20)), five, six, member(1, None, None)])
            ),
            ("Kertész".to_owned(), all(&[member(4, Some(21), None)])),
        ]
    );
}

#[test]
fn a_merged_entry_stays_in_its_team_and_leaves_the_other() {
    let (season, mut facts) = played();
    let six_is_three = |person| {
        if person == LeaguePerson(6) {
            LeaguePerson(3)
        } else {
            person
        }
    };
    // Neither was there when the other was.
    facts.insert(UnitNo(1), ranks(&[(1, 1), (4, 2), (2, 3), (5, 4), (3, 5)]));
    facts.insert(UnitNo(2), ranks(&[(4, 1), (5, 2), (3, 3), (1, 4)]));
    facts.insert(UnitNo(3), ranks(&[(2, 1), (3, 2), (1, 3)]));
    let merged = season.with_people(six_is_three);
    let table = teams(&merged, &facts);
    assert_eq!(
        table.rows[0].cells[1].as_ref().map(cell_said).unwrap(),
        "(2.9/2) = 1:2 3:5/2"
    );
    let of_postas = &table.row(TeamNo(2)).unwrap().members;
    assert!(
        of_postas.iter().all(|one| one.person != LeaguePerson(3)),
        "{of_postas:?}"
    );
    assert!(
        season.people().any(|person| person == LeaguePerson(6)),
        "and is told apart again"
    );
    let renamed = season.count(&PEOPLE, &facts).unwrap().with_people(six_is_three);
    assert!(renamed.everybody().all(|person| person != LeaguePerson(6)));
}
