//! Tables outside tournaments as units of a season.

use talon_rules::games::GameKind;
use talon_tournament::league::{GuestRule, SeasonItem, UnitPoints};

use super::*;

fn seats(list: &[(i64, i64)]) -> Vec<FreeSeat> {
    let seat = |(person, score): &(i64, i64)| FreeSeat {
        person: LeaguePerson(*person),
        score: *score,
    };
    list.iter().map(seat).collect()
}

fn table(list: &[(i64, i64)], on: u32) -> FreeTable {
    FreeTable {
        day: day(on),
        name: None,
        game: None,
        venue: None,
        seats: seats(list),
    }
}

fn add(list: &[(i64, i64)], on: u32) -> LeagueAct {
    LeagueAct::Add(NewUnit::of_table(&table(list, on)))
}

const WON: [(i64, i64); 3] = [(1, 40), (2, -10), (3, -30)];

fn members() -> Vec<LeaguePerson> {
    (1..=5).map(LeaguePerson).collect()
}

#[test]
fn the_places_of_a_table_bring_what_places_bring_and_equal_scores_share_one() {
    let mut season = open();
    season.act(add(&WON, 10)).unwrap();
    season.act(add(&[(4, 6), (5, 6), (1, -12)], 11)).unwrap();
    let counted = season.count(&members(), &BTreeMap::new()).unwrap();
    assert_eq!(
        said(&counted),
        ["1 1 15", "2 4 17/2", "2 5 17/2", "4 2 7", "5 3 5"],
        "10 + 5, (10 + 7) / 2 each, 7, 5"
    );
    let cell = counted.rows[0].cells[0].as_ref().unwrap();
    assert_eq!(
        (cell.rank, cell.raw.clone(), cell.tables),
        (Some(1), Exact::from(40), 1)
    );
    assert_eq!(counted.with_result, 2);
}

#[test]
fn who_was_ahead_at_a_table_decides_between_two_who_met_there() {
    let mut season = open();
    season.profile.points = UnitPoints::Own;
    season.profile.counting = Counting::All;
    season.profile.chain = vec![SeasonItem::HeadToHead];
    season.act(add(&[(1, 10), (2, -10), (3, 0)], 10)).unwrap();
    season.act(add(&[(2, 10), (1, -10), (3, 0)], 11)).unwrap();
    season.act(add(&[(2, 5), (1, 3), (4, -8)], 12)).unwrap();
    season.act(add(&[(1, 2), (5, -2), (3, 0)], 13)).unwrap();
    let counted = season.count(&members(), &BTreeMap::new()).unwrap();
    assert_eq!(said(&counted)[..2], ["1 2 5", "2 1 5"]);
    let reason = counted.rows[0].reason.as_ref().unwrap();
    assert_eq!(reason.item.as_deref(), Some("head_to_head"));
}

#[test]
fn what_is_no_table_is_refused() {
    let mut season = open();
    for (list, why) in [
        (&WON[..2], LeagueRefusal::Seats),
        (&[(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)][..], LeagueRefusal::Seats),
        (&[(1, 1), (2, 2), (1, 3)][..], LeagueRefusal::SeatTwice(LeaguePerson(1))),
        (
            &[(1, SCORE_MAX + 1), (2, 2), (3, 3)][..],
            LeagueRefusal::ScoreTooLarge { most: SCORE_MAX },
        ),
        (
            &[(1, 1), (2, 2), (3, -SCORE_MAX - 1)][..],
            LeagueRefusal::ScoreTooLarge { most: SCORE_MAX },
        ),
    ] {
        assert_eq!(season.act(add(list, 10)), Err(why.clone()), "{list:?}");
        season.act(add(&WON, 10)).unwrap();
        let number = season.units.last().unwrap().number;
        let table = table(list, 10);
        assert_eq!(
            season.act(LeagueAct::CorrectTable { number, table }),
            Err(why),
            "{list:?}"
        );
        season = open();
    }
    season
        .act(add(&[(1, SCORE_MAX), (2, -SCORE_MAX), (3, 0), (4, 0)], 10))
        .unwrap();
}

#[test]
fn the_same_table_counts_once_however_it_was_written_down() {
    let mut season = open();
    season.act(add(&WON, 10)).unwrap();
    let again = [WON[2], WON[0], WON[1]];
    let counts = Err(LeagueRefusal::CountsAlready(UnitNo(1)));
    assert_eq!(season.act(add(&again, 10)), counts);
    // The same people played another one that day, and the same one another day.
    season.act(add(&[(1, 30), (2, -10), (3, -20)], 10)).unwrap();
    season.act(add(&WON, 11)).unwrap();
    let correct = |number, table| LeagueAct::CorrectTable {
        number: UnitNo(number),
        table,
    };
    assert_eq!(season.act(correct(2, table(&again, 10))), counts);
    assert_eq!(season.act(correct(1, table(&WON, 10))), Err(LeagueRefusal::Unchanged));
}

#[test]
fn a_table_is_put_right_and_other_units_are_not_put_right_so() {
    let mut season = open();
    season.act(add(&WON, 10)).unwrap();
    season.act(tournament(7, 10)).unwrap();
    let right = FreeTable {
        name: Some(" Ede’s kitchen ".to_owned()),
        ..table(&[(1, -40), (2, 10), (4, 30)], 9)
    };
    let correct = |number| LeagueAct::CorrectTable {
        number: UnitNo(number),
        table: right.clone(),
    };
    assert_eq!(season.act(correct(2)), Err(LeagueRefusal::NoSuchUnit));
    assert_eq!(season.act(correct(9)), Err(LeagueRefusal::NoSuchUnit));
    season.act(correct(1)).unwrap();
    let unit = season.unit(UnitNo(1)).unwrap();
    assert_eq!((unit.day, unit.name.as_deref()), (day(9), Some("Ede’s kitchen")));
    let counted = season.count(&members(), &BTreeMap::new()).unwrap();
    assert_eq!(said(&counted), ["1 4 10", "2 2 7", "3 1 5"]);
}

#[test]
fn a_table_follows_its_people_and_keeps_its_scores() {
    let mut season = open();
    season.act(add(&WON, 10)).unwrap();
    let people: Vec<i64> = season.people().map(|person| person.0).collect();
    assert_eq!(people, [1, 2, 3]);
    let merged = season.with_people(|person| if person.0 == 3 { LeaguePerson(9) } else { person });
    assert_eq!(
        merged.units[0].source,
        UnitSource::Table {
            game: None,
            venue: None,
            seats: seats(&[(1, 40), (2, -10), (9, -30)])
        }
    );
    let text = serde_json::to_string(&season).unwrap();
    assert!(
        text.contains(r#""source":{"kind":"table","seats":[{"person":1,"score":40},"#),
        "{text}"
    );
    assert_eq!(serde_json::from_str::<LeagueSeason>(&text).unwrap(), season);
}

#[test]
fn a_table_may_tell_its_game_and_place_and_stands_in_their_tables() {
    let played = |game, venue: Option<&str>, on| {
        let table = FreeTable {
            game,
            venue: venue.map(str::to_owned),
            ..table(&WON, on)
        };
        LeagueAct::Add(NewUnit::of_table(&table))
    };
    let mut season = open();
    season
        .act(played(Some(GameKind::Ulti), Some("  Ede’s   kitchen "), 10))
        .unwrap();
    season
        .act(played(Some(GameKind::Preferans), Some("Kafana"), 11))
        .unwrap();
    season.act(played(None, None, 12)).unwrap();
    // Whatever is not told of one, two tables of a day with the same scores are one unless their games differ.
    let twice = season.act(played(None, Some("Kafana"), 11));
    assert_eq!(twice, Err(LeagueRefusal::CountsAlready(UnitNo(2))));
    season.act(played(Some(GameKind::Ulti), Some("Kafana"), 11)).unwrap();
    let counted = season.count(&members(), &BTreeMap::new()).unwrap();
    assert_eq!(counted.games(), [GameKind::Ulti, GameKind::Preferans]);
    assert_eq!(counted.venues(), ["Ede’s kitchen", "Kafana"]);
    let no_line = season.act(played(None, Some("one\ntwo"), 13));
    assert!(matches!(no_line, Err(LeagueRefusal::Name { .. })), "{no_line:?}");
    let text = serde_json::to_string(&season).unwrap();
    assert_eq!(serde_json::from_str::<LeagueSeason>(&text).unwrap(), season);
}

#[test]
fn a_season_takes_reports_while_it_runs_if_it_is_set_to_and_the_next_one_does_too() {
    let mut season = open();
    season.state = SeasonState::Running;
    assert!(!season.reports_open());
    season.act(LeagueAct::TakeReports(true)).unwrap();
    assert!(season.reports_open());
    let days = SeasonDays {
        from: day(1),
        to: day(30),
    };
    assert!(season.following(days).takes_reports);
    season.state = SeasonState::Finished;
    assert!(!season.reports_open());
}

#[test]
fn one_table_alone_is_a_field_of_its_own() {
    let mut season = open();
    season.profile.points = UnitPoints::PerCent;
    season.act(add(&WON, 10)).unwrap();
    assert_eq!(
        said(&season.count(&members(), &BTreeMap::new()).unwrap()),
        ["1 1 100", "2 2 50", "3 3 0"]
    );
    season.profile.guests = GuestRule::PassedOver;
    let alone = season.count(&[LeaguePerson(2)], &BTreeMap::new()).unwrap();
    assert_eq!(said(&alone), ["1 2 100"], "the others are guests");
}

#[test]
fn a_table_of_guests_has_a_column_and_nobody_in_it() {
    let mut season = open();
    season.act(add(&WON, 10)).unwrap();
    let counted = season.count(&[LeaguePerson(5)], &BTreeMap::new()).unwrap();
    assert_eq!((counted.units.len(), counted.rows.len()), (1, 0));
}
