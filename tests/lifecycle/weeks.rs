//! Rounds that are played over weeks: due dates, overdue tables and hosts.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use talon_tournament::EntryNo;
use talon_tournament::standings::SeatResult;
use talon_tournament::tournament::{
    MemberKey, Now, Origin, Preset, ResultSource, Round, TableStanding, Tournament, attention, attention_with,
    usual_due,
};

use super::chance_played::prepared;

fn day(month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2027, month, day).unwrap()
}

fn running(players: u16) -> Tournament {
    let mut tournament = prepared(Preset::ClubEvening);
    tournament.open().unwrap();
    for member in 1..=players {
        tournament.enter(MemberKey(member)).unwrap();
    }
    tournament.start_check_in().unwrap();
    (1..=players).for_each(|entry| tournament.check_in(EntryNo(entry)).unwrap());
    tournament.start().unwrap();
    tournament
}

fn published(tournament: &mut Tournament, due: NaiveDate) -> Round {
    tournament.draw(7).unwrap();
    let number = tournament.rounds.last().unwrap().number;
    tournament.set_due(number, Some(due)).unwrap();
    tournament.publish_round(number).unwrap();
    tournament.round(number).unwrap().clone()
}

fn report(tournament: &mut Tournament, round: u16, table: u16) {
    let typed = ResultSource {
        origin: Origin::Director,
        standing: TableStanding::director(None),
        seen: 0,
    };
    let scores = [7, -2, -5].map(SeatResult::of).to_vec();
    tournament.enter_result(round, table, scores, typed).unwrap();
    let standing = TableStanding::director(None);
    tournament.confirm(round, table, &standing, 1).unwrap();
}

#[test]
fn the_usual_due_dates_are_the_15th_and_the_30th_and_the_last_day_of_february() {
    assert_eq!(usual_due(day(1, 14)), day(1, 15));
    assert_eq!(usual_due(day(1, 15)), day(1, 30));
    assert_eq!(usual_due(day(1, 30)), day(2, 15));
    assert_eq!(usual_due(day(2, 15)), day(2, 28));
    assert_eq!(usual_due(day(2, 28)), day(3, 15));
    let leap = |day| NaiveDate::from_ymd_opt(2028, 2, day).unwrap();
    assert_eq!(usual_due(leap(15)), leap(29));
}

#[test]
fn a_table_without_a_result_is_overdue_from_the_day_after() {
    let mut tournament = running(9);
    published(&mut tournament, day(1, 15));
    report(&mut tournament, 1, 2);
    let overdue = |tournament: &Tournament, today| -> Vec<u16> {
        let waiting = attention_with(tournament, &[], Some(today));
        let table = |now: Now| match now {
            Now::Overdue { table, .. } => Some(table),
            _ => None,
        };
        waiting.into_iter().filter_map(table).collect()
    };
    assert_eq!(
        overdue(&tournament, day(1, 15)),
        [0_u16; 0],
        "the day itself can be played on"
    );
    assert_eq!(
        overdue(&tournament, day(1, 16)),
        [1, 3],
        "half of the tables have reported"
    );
    assert!(
        !attention(&tournament)
            .iter()
            .any(|now| matches!(now, Now::Overdue { .. })),
        "nobody said which day it is"
    );
    let seen = tournament.table(1, 2).unwrap().result.clone();
    tournament.set_due(1, Some(day(2, 15))).unwrap();
    assert_eq!(overdue(&tournament, day(1, 16)), [0_u16; 0], "the day was moved");
    assert_eq!(tournament.table(1, 2).unwrap().result, seen, "what was played stays");
    assert!(tournament.set_due(1, Some(day(2, 15))).is_err(), "nothing would change");
    tournament.set_due(1, None).unwrap();
    assert_eq!(overdue(&tournament, day(12, 1)), [0_u16; 0]);
}

#[test]
fn a_round_with_a_due_date_has_a_day_instead_of_a_clock() {
    let mut tournament = running(9);
    published(&mut tournament, day(1, 15));
    let began = day(1, 2).and_hms_opt(18, 0, 0).unwrap();
    tournament.start_round(1, began).unwrap();
    assert_eq!(tournament.round(1).unwrap().ends(Some(50), 5), None);
    tournament.set_due(1, None).unwrap();
    let round = tournament.round(1).unwrap();
    assert_eq!(round.ends(Some(50), 5), day(1, 2).and_hms_opt(18, 55, 0));
    assert_eq!(round.ends(None, 5), None, "nobody set a time");
}

/// T-1.8, counted here from the tables alone.
#[test]
fn the_host_of_a_table_was_host_least_often_and_has_the_highest_number_of_several() {
    let mut tournament = running(9);
    let mut hosted: BTreeMap<EntryNo, u32> = BTreeMap::new();
    for due in [day(1, 15), day(1, 30), day(2, 15)] {
        let round = published(&mut tournament, due);
        let hosts = tournament.hosts(&round);
        assert_eq!(hosts.len(), round.tables.len());
        for (table, host) in round.tables.iter().zip(hosts.values()) {
            let often = |entry: &EntryNo| hosted.get(entry).copied().unwrap_or_default();
            let seats: Vec<EntryNo> = table.seats.iter().map(|seat| seat.entry).collect();
            let least = seats.iter().map(often).min().unwrap();
            let chosen = seats.iter().filter(|entry| often(entry) == least).max().unwrap();
            assert_eq!(host, chosen, "round {}, table {}", round.number, table.number);
        }
        for host in hosts.into_values() {
            *hosted.entry(host).or_default() += 1;
        }
        (1..=3).for_each(|table| report(&mut tournament, round.number, table));
    }
    assert_eq!(hosted.values().sum::<u32>(), 9);
    let mut evening = running(9);
    evening.draw(7).unwrap();
    assert!(
        evening.hosts(&evening.rounds[0]).is_empty(),
        "at an evening nobody is host"
    );
}
