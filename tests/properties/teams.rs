//! What holds for the teams of every season, on seasons made up at random.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use proptest::prelude::*;
use talon_league::{
    CountedSeason, CountedTeams, LeagueAct, LeaguePerson, LeagueSeason, LeagueTeam, NewUnit, TeamAct, TeamMember,
    TeamNo, TeamScoring, TypedResult, UnitSource,
};
use talon_tournament::Exact;
use talon_tournament::league::{Counting, UnitPoints};

const PEOPLE: i64 = 8;
const TEAMS: u32 = 3;

/// The points of everyone in each unit, a day each; none where they were absent.
fn units() -> impl Strategy<Value = Vec<Vec<Option<i64>>>> {
    let somebody = prop_oneof![1 => Just(None), 3 => (-3..9i64).prop_map(Some)];
    prop::collection::vec(prop::collection::vec(somebody, PEOPLE as usize), 2..=6)
}

fn countings() -> impl Strategy<Value = Counting> {
    prop_oneof![
        (1..4usize).prop_map(|n| Counting::Best { n }),
        (0..3usize).prop_map(|k| Counting::Drop { k }),
        Just(Counting::All),
    ]
}

fn scorings() -> impl Strategy<Value = TeamScoring> {
    prop_oneof![
        (1..4usize).prop_map(|k| TeamScoring::Best { k }),
        Just(TeamScoring::All)
    ]
}

/// The team of everyone; none for those who are in none.
fn places() -> impl Strategy<Value = Vec<Option<u32>>> {
    prop::collection::vec(prop::option::weighted(0.8, 1..=TEAMS), PEOPLE as usize)
}

fn day(unit: usize) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 3, unit as u32 + 1).unwrap()
}

fn people() -> Vec<LeaguePerson> {
    (1..=PEOPLE).map(LeaguePerson).collect()
}

fn season(
    units: &[Vec<Option<i64>>],
    counting: Counting,
    scoring: TeamScoring,
    places: &[Option<u32>],
) -> LeagueSeason {
    let mut season = LeagueSeason::new();
    season.profile.minimum = 0;
    season.profile.counting = counting;
    season.profile.points = UnitPoints::Own;
    season.team_scoring = scoring;
    for (at, unit) in units.iter().enumerate() {
        let results = people().into_iter().zip(unit).filter_map(|(person, points)| {
            let points = Exact::from((*points)?);
            Some(TypedResult { person, points })
        });
        let source = UnitSource::Typed {
            results: results.collect(),
        };
        season.act(LeagueAct::Add(NewUnit::of(source, day(at)))).unwrap();
    }
    for number in 1..=TEAMS {
        let name = format!("Team {number}");
        season.act(LeagueAct::Teams(TeamAct::Add { name })).unwrap();
    }
    for (person, team) in people().into_iter().zip(places) {
        if let Some(team) = team {
            let member = TeamMember {
                person,
                from: None,
                to: None,
            };
            let team = TeamNo(*team);
            season.act(LeagueAct::Teams(TeamAct::Join { team, member })).unwrap();
        }
    }
    season
}

fn table(season: &LeagueSeason) -> CountedSeason {
    season.count(&people(), &BTreeMap::new()).unwrap()
}

fn teams(season: &LeagueSeason) -> CountedTeams {
    table(season).teams.expect("teams")
}

/// Rank and total of each team, by its number.
fn by_team(teams: &CountedTeams) -> BTreeMap<u32, (Option<usize>, Exact)> {
    let rows = teams.rows.iter();
    rows.map(|row| (row.team.0, (row.rank, row.total.clone()))).collect()
}

proptest! {
    #[test]
    fn the_order_of_its_members_changes_no_team(
        units in units(),
        counting in countings(),
        scoring in scorings(),
        places in places(),
    ) {
        let season = season(&units, counting, scoring, &places);
        let mut turned = season.clone();
        for team in &mut turned.teams {
            team.members.reverse();
        }
        prop_assert_eq!(by_team(&teams(&season)), by_team(&teams(&turned)));
    }

    #[test]
    fn a_team_has_what_its_members_have_and_nothing_else(
        units in units(),
        counting in countings(),
        places in places(),
        best in 1..4usize,
    ) {
        let season = |scoring| season(&units, counting.clone(), scoring, &places);
        let few = table(&season(TeamScoring::Best { k: best }));
        let all = table(&season(TeamScoring::All));
        let loses = counting.counts_negative();
        for team in &all.teams.as_ref().unwrap().rows {
            let inside: BTreeSet<LeaguePerson> = team.members.iter().map(|member| member.person).collect();
            for (at, cell) in team.cells.iter().enumerate() {
                let of_members = all.rows.iter().filter(|row| inside.contains(&row.person));
                let mut points: Vec<Exact> = of_members
                    .filter_map(|row| Some(row.cells[at].as_ref()?.points.clone()))
                    .collect();
                prop_assert_eq!(cell.is_some(), !points.is_empty());
                let Some(cell) = cell else { continue };
                points.retain(|points| loses || *points >= Exact::zero());
                prop_assert_eq!(&cell.points, &points.iter().sum::<Exact>());
                points.sort_by(|one, other| other.cmp(one));
                let row = few.teams.as_ref().unwrap().row(team.team).unwrap();
                let least = row.cells[at].as_ref().unwrap();
                prop_assert_eq!(&least.points, &points.iter().take(best).sum::<Exact>());
                prop_assert!(least.shares.iter().filter(|share| share.counted).count() <= best);
            }
            let counted = team.cells.iter().flatten().filter(|cell| cell.counted);
            prop_assert_eq!(&counted.map(|cell| &cell.points).sum::<Exact>(), &team.total);
        }
    }

    #[test]
    fn a_transfer_leaves_what_was_earned_before_it_alone(
        units in units(),
        counting in countings(),
        scoring in scorings(),
        places in places(),
        person in 1..=PEOPLE,
        to in 1..=TEAMS,
        last in 0..6usize,
    ) {
        let last = last % units.len();
        let before = season(&units, counting, scoring, &places);
        let Some(from) = places[person as usize - 1].filter(|from| *from != to) else {
            return Ok(());
        };
        let person = LeaguePerson(person);
        let mut after = before.clone();
        after
            .act(LeagueAct::Teams(TeamAct::Leave { team: TeamNo(from), person, from: None, last: day(last) }))
            .unwrap();
        let member = TeamMember { person, from: day(last).succ_opt(), to: None };
        after
            .act(LeagueAct::Teams(TeamAct::Join { team: TeamNo(to), member }))
            .unwrap();
        let (before, after) = (teams(&before), teams(&after));
        for row in &before.rows {
            let later = after.row(row.team).unwrap();
            for at in 0..=last {
                let earned = |cells: &[Option<talon_league::TeamCell>]| {
                    cells[at].as_ref().map(|cell| (cell.points.clone(), cell.rank, cell.shares.clone()))
                };
                prop_assert_eq!(earned(&row.cells), earned(&later.cells));
            }
            for (at, unit) in units.iter().enumerate().skip(last + 1) {
                let has = |row: &talon_league::CountedTeam| {
                    let cell = row.cells[at].as_ref();
                    cell.is_some_and(|cell| cell.shares.iter().any(|share| share.person == person))
                };
                let came = unit[person.0 as usize - 1].is_some();
                prop_assert_eq!(has(later), came && row.team == TeamNo(to));
            }
        }
    }

    #[test]
    fn entries_that_became_one_are_in_one_team_a_day_and_two_again_give_the_first_table(
        units in units(),
        counting in countings(),
        scoring in scorings(),
        places in places(),
        goes in 2..=PEOPLE,
        last in 0..6usize,
    ) {
        // Never both in one unit.
        let mut units = units;
        for unit in &mut units {
            if unit[0].is_some() {
                unit[goes as usize - 1] = None;
            }
        }
        let mut season = season(&units, counting, scoring, &places);
        if let Some(team) = places[0] {
            let leave = TeamAct::Leave {
                team: TeamNo(team),
                person: LeaguePerson(1),
                from: None,
                last: day(last % units.len()),
            };
            season.act(LeagueAct::Teams(leave)).unwrap();
        }
        let before = table(&season);
        let one = |person| if person == LeaguePerson(goes) { LeaguePerson(1) } else { person };
        let merged = season.with_people(one);
        let counted = teams(&merged);
        for at in 0..units.len() {
            let shares = counted.rows.iter().filter_map(|row| row.cells[at].as_ref());
            let people: Vec<LeaguePerson> = shares.flat_map(|cell| &cell.shares).map(|share| share.person).collect();
            let each: BTreeSet<LeaguePerson> = people.iter().copied().collect();
            prop_assert_eq!(each.len(), people.len());
        }
        let of_days = |teams: &[LeagueTeam]| -> BTreeSet<(LeaguePerson, NaiveDate)> {
            let days = (0..units.len()).map(day);
            days.flat_map(|day| {
                let members = teams.iter().flat_map(|team| &team.members);
                let there: Vec<_> = members.filter(|member| member.is_in(day)).map(|one| one.person).collect();
                there.into_iter().map(move |person| (person, day))
            })
            .map(|(person, day)| (one(person), day))
            .collect()
        };
        prop_assert_eq!(of_days(&merged.teams), of_days(&season.teams), "whoever was in a team still is");
        prop_assert_eq!(table(&season), before);
    }
}
