//! What holds for the parts of every published table, on seasons made up at random.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use proptest::prelude::*;
use talon_league::{
    CountedSeason, LeagueAct, LeaguePerson, LeagueSeason, ListPoints, NewUnit, PersonResult, TeamAct, TeamMember,
    TeamNo, UnitChoice, UnitFacts, UnitNo, UnitSource,
};
use talon_rules::games::GameKind;
use talon_tournament::Exact;
use talon_tournament::league::{Counting, Finish, UnitPoints};

const PEOPLE: i64 = 6;

/// A unit: its game, its weight, and whom it ranks in which order; who stands behind the end was absent.
#[derive(Debug, Clone)]
struct Unit {
    game: GameKind,
    weight: i64,
    order: Vec<i64>,
}

fn units() -> impl Strategy<Value = Vec<Unit>> {
    let order = Just((1..=PEOPLE).collect::<Vec<i64>>()).prop_shuffle();
    let game = prop::sample::select(GameKind::ALL);
    let unit = (game, 0..4i64, order, 1..=PEOPLE as usize).prop_map(|(game, weight, mut order, came)| {
        order.truncate(came);
        Unit { game, weight, order }
    });
    prop::collection::vec(unit, 2..=7)
}

fn schemes() -> impl Strategy<Value = UnitPoints> {
    prop_oneof![
        Just(UnitPoints::usual()),
        Just(UnitPoints::PerCent),
        Just(UnitPoints::Own)
    ]
}

fn countings() -> impl Strategy<Value = Counting> {
    prop_oneof![
        (1..4usize).prop_map(|n| Counting::Best { n }),
        (0..3usize).prop_map(|k| Counting::Drop { k }),
        Just(Counting::All),
        Just(Counting::Average),
    ]
}

fn season(units: &[Unit], points: UnitPoints, counting: Counting, minimum: usize) -> LeagueSeason {
    let mut season = LeagueSeason::new();
    season.profile.minimum = minimum;
    season.profile.points = points;
    season.profile.counting = counting;
    for (id, unit) in (1..).zip(units) {
        let day = NaiveDate::from_ymd_opt(2026, 3, id as u32).unwrap();
        let mut new = NewUnit::of(UnitSource::Tournament { id }, day);
        new.change.weight = Exact::ratio(unit.weight, 2).unwrap();
        season.act(LeagueAct::Add(new)).unwrap();
    }
    season
}

fn facts(units: &[Unit]) -> BTreeMap<UnitNo, UnitFacts> {
    let of_unit = |unit: &Unit| {
        let result = |(rank, person): (usize, &i64)| PersonResult {
            person: LeaguePerson(*person),
            finish: Finish::Ranked(rank),
            points: Exact::from(10 - *person),
            raw: Exact::from(*person),
            tables: 3,
        };
        UnitFacts {
            game: Some(unit.game),
            ..UnitFacts::of((1..).zip(&unit.order).map(result).collect())
        }
    };
    (1..).map(UnitNo).zip(units.iter().map(of_unit)).collect()
}

fn table(season: &LeagueSeason, facts: &BTreeMap<UnitNo, UnitFacts>) -> CountedSeason {
    let people: Vec<LeaguePerson> = (1..=PEOPLE).map(LeaguePerson).collect();
    season.count(&people, facts).unwrap()
}

proptest! {
    #[test]
    fn the_table_of_a_game_is_the_season_of_its_units(
        units in units(),
        points in schemes(),
        counting in countings(),
        minimum in 0..4usize,
    ) {
        let season = season(&units, points, counting, minimum);
        let facts = facts(&units);
        let whole = table(&season, &facts);
        for game in whole.games() {
            let mut alone = season.clone();
            for (unit, known) in alone.units.iter_mut().zip(&units) {
                unit.taken_out = Some("another game".to_owned()).filter(|_| known.game != game);
            }
            let own = table(&alone, &facts);
            let part = whole.of_units(&season, &UnitChoice::game(game)).unwrap();
            prop_assert_eq!(part.units, own.units);
            prop_assert_eq!(part.rows, own.rows);
        }
    }

    #[test]
    fn who_was_in_a_team_all_along_has_the_points_of_the_season_in_its_table(
        units in units(),
        points in schemes(),
        counting in countings(),
        people in prop::collection::btree_set(1..=PEOPLE, 1..=PEOPLE as usize),
    ) {
        let mut season = season(&units, points, counting, 0);
        season.act(LeagueAct::Teams(TeamAct::Add { name: "Vasutas".to_owned() })).unwrap();
        for person in &people {
            let member = TeamMember { person: LeaguePerson(*person), from: None, to: None };
            season.act(LeagueAct::Teams(TeamAct::Join { team: TeamNo(1), member })).unwrap();
        }
        let whole = table(&season, &facts(&units));
        let team = whole.teams.as_ref().and_then(|teams| teams.row(TeamNo(1))).unwrap();
        let own = whole.of_team(&season, team, &whole, ListPoints::Counted).unwrap();
        let there = whole.rows.iter().filter(|row| people.contains(&row.person.0));
        prop_assert_eq!(own.rows.len(), there.count());
        for row in &own.rows {
            let known = whole.row(row.person).unwrap();
            prop_assert_eq!((&row.total, &row.cells), (&known.total, &known.cells));
            let ahead = own.rows.iter().filter(|other| other.rank < row.rank).count();
            prop_assert_eq!(row.rank, Some(1 + ahead));
        }
    }
}
