//! Evenings at one table as units of a season.

use talon_tournament::league::UnitPoints;

use super::*;

fn evening(id: i64, on: u32) -> LeagueAct {
    LeagueAct::Add(NewUnit::of(UnitSource::Evening { id }, day(on)))
}

#[test]
fn equal_sums_of_an_evening_share_a_place_and_a_stranger_keeps_theirs_without_a_row() {
    let mut season = open();
    season.act(evening(3, 10)).unwrap();
    let stranger = LeaguePerson::stranger(3, 0);
    let sums = [(stranger, 8), (LeaguePerson(1), -4), (LeaguePerson(2), -4)];
    let facts = BTreeMap::from([(UnitNo(1), UnitFacts::of_evening(&sums))]);
    let members = [LeaguePerson(1), LeaguePerson(2)];
    for lists_guests in [false, true] {
        season.lists_guests = lists_guests;
        let counted = season.count(&members, &facts).unwrap();
        assert_eq!(
            said(&counted),
            ["1 1 6", "1 2 6"],
            "(7 + 5) / 2, guests listed: {lists_guests}"
        );
        let cell = counted.rows[0].cells[0].as_ref().unwrap();
        assert_eq!(
            (cell.rank, cell.raw.clone(), cell.tables),
            (Some(2), Exact::from(-4), 1)
        );
    }
    for points in [UnitPoints::Own, UnitPoints::Raw] {
        season.profile.points = points;
        season.profile.counting = Counting::All;
        assert_eq!(said(&season.count(&members, &facts).unwrap()), ["1 1 -4", "1 2 -4"]);
    }
}

#[test]
fn no_two_strangers_are_the_same_and_none_is_someone_whom_the_club_knows() {
    let all = [(1, 0), (1, 1), (2, 0), (2, u16::MAX), (3, 0)].map(|(of, place)| LeaguePerson::stranger(of, place));
    for (at, one) in all.iter().enumerate() {
        assert!(one.is_stranger() && !all[..at].contains(one), "{one:?}");
    }
    assert!(!LeaguePerson(1).is_stranger());
}

#[test]
fn an_evening_counts_once_beside_another_and_a_tournament_of_the_same_number() {
    let mut season = open();
    season.act(evening(3, 10)).unwrap();
    assert_eq!(season.act(evening(3, 11)), Err(LeagueRefusal::CountsAlready(UnitNo(1))));
    season.act(evening(4, 11)).unwrap();
    season.act(tournament(3, 12)).unwrap();
    let out = LeagueAct::TakeOut {
        number: UnitNo(1),
        reason: "a friendly game".to_owned(),
    };
    season.act(out).unwrap();
    season.act(evening(3, 13)).unwrap();
    assert_eq!(
        season.act(LeagueAct::PutBack(UnitNo(1))),
        Err(LeagueRefusal::CountsAlready(UnitNo(4)))
    );
    let text = serde_json::to_string(&season).unwrap();
    assert!(text.contains(r#""source":{"kind":"evening","id":3}"#), "{text}");
    assert_eq!(serde_json::from_str::<LeagueSeason>(&text).unwrap(), season);
}

#[test]
fn an_evening_without_deals_that_count_has_its_column_and_no_result() {
    let mut season = open();
    season.act(evening(3, 10)).unwrap();
    let counted = season.count(&[LeaguePerson(1)], &BTreeMap::new()).unwrap();
    assert_eq!((counted.units.len(), counted.with_result), (1, 0));
}
