//! Acts on a season, and the table that comes of them.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use talon_tournament::Exact;
use talon_tournament::league::{Counting, Finish, SeasonProfile};

use super::*;

mod adjusting;
mod by_position;
mod carry;
mod challenge;
mod corrected;
mod divisions;
mod edges;
mod evenings;
mod free_tables;
mod if_ended;
mod joining;
mod kept;
mod looked_into;
mod order;
mod parts;
mod pot;
mod qualifying;
mod reason;
mod rounds;
mod ruled;
mod tag_lists;
mod teams;

fn day(number: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, number).unwrap()
}

fn tournament(id: i64, on: u32) -> LeagueAct {
    LeagueAct::Add(NewUnit::of(UnitSource::Tournament { id }, day(on)))
}

fn ranks(list: &[(i64, usize)]) -> UnitFacts {
    let result = |(person, rank): &(i64, usize)| PersonResult {
        person: LeaguePerson(*person),
        finish: Finish::Ranked(*rank),
        points: Exact::zero(),
        raw: Exact::zero(),
        tables: 4,
    };
    UnitFacts::of(list.iter().map(result).collect())
}

fn open() -> LeagueSeason {
    LeagueSeason {
        profile: SeasonProfile {
            minimum: 0,
            ..SeasonProfile::default()
        },
        ..LeagueSeason::new()
    }
}

fn said(counted: &CountedSeason) -> Vec<String> {
    let rank = |row: &CountedRow| row.rank.map_or("-".to_owned(), |rank| rank.to_string());
    counted
        .rows
        .iter()
        .map(|row| format!("{} {} {}", rank(row), row.person.0, row.total))
        .collect()
}

#[test]
fn units_count_in_order_of_their_days_and_a_taken_one_comes_back() {
    let mut season = open();
    season.act(tournament(8, 20)).unwrap();
    season.act(tournament(7, 10)).unwrap();
    assert_eq!(
        season.act(tournament(8, 21)),
        Err(LeagueRefusal::CountsAlready(UnitNo(1)))
    );
    let order: Vec<u32> = season.counting().iter().map(|unit| unit.number.0).collect();
    assert_eq!(order, [2, 1]);
    let facts = BTreeMap::from([
        (UnitNo(1), ranks(&[(1, 1), (2, 2)])),
        (UnitNo(2), ranks(&[(2, 1), (9, 2)])),
    ]);
    let members = [LeaguePerson(1), LeaguePerson(2), LeaguePerson(3)];
    let both = season.count(&members, &facts).unwrap();
    assert_eq!(said(&both), ["1 2 17", "2 1 10"]);
    assert_eq!((both.rows[0].before, both.rows[1].before), (Some(1), None));
    season
        .act(LeagueAct::TakeOut {
            number: UnitNo(2),
            reason: " rained off ".to_owned(),
        })
        .unwrap();
    assert_eq!(said(&season.count(&members, &facts).unwrap()), ["1 1 10", "2 2 7"]);
    season.act(tournament(7, 12)).unwrap();
    assert_eq!(
        season.act(LeagueAct::PutBack(UnitNo(2))),
        Err(LeagueRefusal::CountsAlready(UnitNo(3)))
    );
    assert_eq!(
        season.act(LeagueAct::TakeOut {
            number: UnitNo(3),
            reason: " ".to_owned()
        }),
        Err(LeagueRefusal::Reason { most: 200 })
    );
}

#[test]
fn before_the_first_unit_all_members_are_level() {
    let counted = open()
        .count(&[LeaguePerson(1), LeaguePerson(2)], &BTreeMap::new())
        .unwrap();
    assert_eq!(said(&counted), ["1 1 0", "1 2 0"]);
}

#[test]
fn what_was_written_down_counts_as_points() {
    let mut season = open();
    season.profile.counting = Counting::Best { n: 1 };
    let result = |person, points| TypedResult {
        person: LeaguePerson(person),
        points: Exact::from(points),
    };
    let typed = |points: [i64; 2]| UnitSource::Typed {
        results: vec![result(1, points[0]), result(2, points[1])],
    };
    let units = [typed([12, 30]), typed([25, 4])].map(|source| NewUnit::of(source, day(1)));
    season.act(LeagueAct::AddAll(units.to_vec())).unwrap();
    let counted = season
        .count(&[LeaguePerson(1), LeaguePerson(2)], &BTreeMap::new())
        .unwrap();
    assert_eq!(said(&counted), ["1 2 30", "2 1 25"]);
    assert_eq!(counted.rows[0].cells[0].as_ref().unwrap().rank, Some(1));
}

#[test]
fn an_adjustment_is_revoked_and_not_deleted() {
    let mut season = open();
    season.act(tournament(7, 10)).unwrap();
    let facts = BTreeMap::from([(UnitNo(1), ranks(&[(1, 1), (2, 2)]))]);
    let adjust = |unit| {
        LeagueAct::Adjust(NewAdjustment {
            code: None,
            by: None,
            time: None,
            person: LeaguePerson(1),
            unit,
            amount: Exact::from(-5),
            text: "late".to_owned(),
        })
    };
    season.act(adjust(None)).unwrap();
    assert_eq!(season.act(adjust(Some(UnitNo(9)))), Err(LeagueRefusal::NoSuchUnit));
    let count = |season: &LeagueSeason| said(&season.count(&[LeaguePerson(1), LeaguePerson(2)], &facts).unwrap());
    assert_eq!(count(&season), ["1 2 7", "2 1 5"]);
    let revoke = LeagueAct::Revoke {
        number: AdjustmentNo(1),
        reason: "heard".to_owned(),
    };
    season.act(revoke).unwrap();
    assert_eq!(count(&season), ["1 1 10", "2 2 7"]);
    assert_eq!(season.adjustments.len(), 1);
}

#[test]
fn a_profile_changed_later_needs_a_reason_and_remembers_what_was() {
    let mut season = open();
    let change = |n, reason: &str| {
        LeagueAct::ChangeProfile(NewProfile {
            profile: Box::new(SeasonProfile {
                counting: Counting::Best { n },
                ..SeasonProfile::default()
            }),
            planned: None,
            reason: reason.to_owned(),
        })
    };
    season.act(change(3, "")).unwrap();
    season.act(tournament(7, 10)).unwrap();
    assert_eq!(season.act(change(2, "")), Err(LeagueRefusal::Reason { most: 200 }));
    season.act(change(2, "voted")).unwrap();
    assert_eq!((season.changes.len(), season.changes[0].reason.as_str()), (1, "voted"));
    assert!(matches!(season.act(change(0, "x")), Err(LeagueRefusal::Counting(_))));
    assert_eq!(season.act(change(2, "again")), Err(LeagueRefusal::Unchanged));
    let planned = LeagueAct::ChangeProfile(NewProfile {
        profile: Box::new(season.profile.clone()),
        planned: Some(12),
        reason: String::new(),
    });
    season.act(planned).unwrap();
    assert_eq!((season.planned, season.changes.len()), (Some(12), 1));
}

#[test]
fn a_season_goes_forward_step_by_step_and_back_with_a_reason() {
    let mut season = open();
    let go = |season: &mut LeagueSeason, to, reason: &str| {
        season.act(LeagueAct::Move {
            to,
            reason: reason.to_owned(),
        })
    };
    assert_eq!(
        go(&mut season, SeasonState::Archived, ""),
        Err(LeagueRefusal::NotThatWay)
    );
    go(&mut season, SeasonState::Running, "").unwrap();
    assert!(season.publishes_by_itself());
    go(&mut season, SeasonState::Finished, "").unwrap();
    assert!(!season.publishes_by_itself());
    go(&mut season, SeasonState::Archived, "").unwrap();
    assert_eq!(season.act(tournament(1, 1)), Err(LeagueRefusal::Archived));
    assert_eq!(
        go(&mut season, SeasonState::Finished, " "),
        Err(LeagueRefusal::Reason { most: 200 })
    );
    go(&mut season, SeasonState::Finished, "a late result").unwrap();
}

#[test]
fn a_season_is_kept_as_text_and_read_back_the_same() {
    let mut season = open();
    for preset in LeaguePreset::ALL {
        assert_eq!(LeaguePreset::parse(preset.as_str()), Some(preset));
        season.profile = preset.profile();
        season.planned = preset.planned();
        season
            .act(tournament(i64::from(season.units.len() as u32) + 1, 3))
            .unwrap();
        let text = serde_json::to_string(&season).unwrap();
        assert_eq!(serde_json::from_str::<LeagueSeason>(&text).unwrap(), season);
    }
    let counted = season
        .count(
            &[LeaguePerson(1)],
            &BTreeMap::from([(UnitNo(1), ranks(&[(1, 1), (5, 2)]))]),
        )
        .unwrap();
    let text = counted.text().unwrap();
    assert_eq!(serde_json::from_str::<CountedSeason>(&text).unwrap(), counted);
    assert!(serde_json::from_str::<LeagueSeason>("{\"profile\":{},\"unit\":[]}").is_err());
}

#[test]
fn with_one_evening_to_come_the_table_says_who_can_still_end_where() {
    let mut season = open();
    season.planned = Some(2);
    season.act(tournament(7, 10)).unwrap();
    let facts = BTreeMap::from([(UnitNo(1), ranks(&[(1, 1), (2, 2), (3, 3)]))]);
    let counted = season
        .count(&[LeaguePerson(1), LeaguePerson(2), LeaguePerson(3)], &facts)
        .unwrap();
    let outlook: Vec<Option<[usize; 2]>> = counted.rows.iter().map(|row| row.outlook).collect();
    assert_eq!(outlook, [Some([1, 3]), Some([1, 3]), Some([1, 3])]);
    season.planned = Some(1);
    let counted = season
        .count(&[LeaguePerson(1), LeaguePerson(2), LeaguePerson(3)], &facts)
        .unwrap();
    assert_eq!(counted.rows[0].outlook, None, "it goes on beyond what was planned");
}

#[test]
fn a_merged_entry_counts_as_the_one_that_stays() {
    let mut season = open();
    let results = vec![TypedResult {
        person: LeaguePerson(9),
        points: Exact::from(12),
    }];
    season
        .act(LeagueAct::Add(NewUnit::of(UnitSource::Typed { results }, day(1))))
        .unwrap();
    season
        .act(LeagueAct::Adjust(NewAdjustment {
            code: None,
            by: None,
            time: None,
            person: LeaguePerson(9),
            unit: None,
            amount: Exact::from(-2),
            text: "late".to_owned(),
        }))
        .unwrap();
    let count = |season: &LeagueSeason| said(&season.count(&[LeaguePerson(1)], &BTreeMap::new()).unwrap());
    assert_eq!(count(&season), Vec::<String>::new(), "a guest has no row");
    let now = season.with_people(|person| {
        if person == LeaguePerson(9) {
            LeaguePerson(1)
        } else {
            person
        }
    });
    assert_eq!(count(&now), ["1 1 10"]);
    assert!(season.people().all(|person| person == LeaguePerson(9)));
}
