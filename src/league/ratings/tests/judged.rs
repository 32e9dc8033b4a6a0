//! Which tables of a tournament are rated.

use talon_rules::games::GameKind;
use talon_tournament::EntryNo;
use talon_tournament::standings::{BoardScore, Came, SeatResult, TableOutcome};
use talon_tournament::tournament::{
    Device, MemberKey, Origin, Preset, ResultSource, ResultState, Seat, Table, TableResult, TableStanding, Tournament,
};

use super::super::*;
use super::starts;
use crate::LeaguePerson;
use talon_rules::games::session::TablePlay;

/// An evening of nine with a first round at three tables.
fn evening(preset: Preset) -> Tournament {
    let mut profile = preset.profile("{}".to_owned(), TablePlay::Deals(2));
    profile.play = TablePlay::Deals(2);
    let game = GameKind::ALL[0];
    let mut tournament = Tournament::new("Friday".to_owned(), game, starts(2026, 1, 5), profile, preset.stages());
    tournament.open().unwrap();
    for member in 1..=9 {
        tournament.enter(MemberKey(member)).unwrap();
    }
    tournament.start_check_in().unwrap();
    (1..=9).for_each(|entry| tournament.check_in(EntryNo(entry)).unwrap());
    tournament.start().unwrap();
    tournament.draw(1).unwrap();
    tournament.publish_round(1).unwrap();
    tournament
}

/// Gives a table these results, agreed by the director.
fn play(tournament: &mut Tournament, table: u16, seats: Vec<SeatResult>) {
    let typed = ResultSource {
        origin: Origin::Director,
        standing: TableStanding::director(None),
        seen: 0,
    };
    tournament.enter_result(1, table, seats, typed).unwrap();
    let director = TableStanding::director(None);
    tournament.confirm(1, table, &director, 1).unwrap();
}

fn played() -> Tournament {
    let mut tournament = evening(Preset::ClubEvening);
    for table in 1..=3 {
        play(&mut tournament, table, [7, -2, -5].map(SeatResult::of).to_vec());
    }
    tournament
}

fn table(tournament: &mut Tournament) -> &mut Table {
    &mut tournament.rounds[0].tables[0]
}

fn result(tournament: &mut Tournament) -> &mut TableResult {
    table(tournament).result.as_mut().expect("a result")
}

/// Members are known a hundred higher.
fn judged(tournament: &Tournament) -> Vec<JudgedTable> {
    judge(tournament, &|key| Some(LeaguePerson(i64::from(key.0) + 100)))
}

fn refused(change: impl FnOnce(&mut Tournament)) -> Option<NotRated> {
    let mut tournament = played();
    change(&mut tournament);
    judged(&tournament)[0].refused
}

#[test]
fn tables_whose_results_are_agreed_are_rated_and_others_say_why_not() {
    let all = judged(&played());
    assert_eq!(all.len(), 3);
    assert!(all.iter().all(|table| table.refused.is_none() && !table.is_line));
    let places: Vec<usize> = all[0].seats.iter().map(|seat| seat.place).collect();
    assert_eq!(places, [1, 2, 3]);
    for (state, why) in [
        (ResultState::Ruled, None),
        (ResultState::Entered, Some(NotRated::Open)),
        (ResultState::Disputed, Some(NotRated::Open)),
        (ResultState::Voided, Some(NotRated::Voided)),
    ] {
        assert_eq!(refused(|tournament| result(tournament).state = state), why, "{state:?}");
    }
    assert_eq!(
        refused(|tournament| table(tournament).result = None),
        Some(NotRated::NotPlayed)
    );
    let absent = vec![EntryNo(1)];
    assert_eq!(
        refused(|tournament| result(tournament).outcome = TableOutcome::Bye { absent }),
        Some(NotRated::NotPlayed)
    );
}

#[test]
fn what_was_entered_and_confirmed_in_one_browser_is_not_rated() {
    let why = refused(|tournament| {
        let result = result(tournament);
        (result.state, result.confirmed_by) = (ResultState::Entered, Some(MemberKey(2)));
        result.device = Some(Device(7));
    });
    assert_eq!(why, Some(NotRated::OneDevice));
}

#[test]
fn substitutes_are_rated_and_two_players_are_no_table() {
    let mut tournament = played();
    let own = table(&mut tournament).seats[0];
    table(&mut tournament).seats[0] = Seat {
        substitute: Some(MemberKey(42)),
        ..own
    };
    let seats = judged(&tournament)[0].seats.clone();
    assert_eq!(seats[0].person, Some(LeaguePerson(142)));
    let change = |came| {
        move |tournament: &mut Tournament| {
            if let TableOutcome::Played(seats) = &mut result(tournament).outcome {
                seats[1].came = came;
            }
        }
    };
    assert_eq!(refused(change(Came::Nobody)), Some(NotRated::NotPlayed));
    let mut unnamed = played();
    change(Came::Substitute)(&mut unnamed);
    assert_eq!(judged(&unnamed)[0].seats[1].person, None);
}

#[test]
fn where_deals_are_compared_those_who_held_the_same_cards_are_a_table() {
    let mut tournament = evening(Preset::DuplicateEvening);
    for (table, [first, second]) in [(1, [5, 4]), (2, [1, 0]), (3, [1, 9])] {
        let seat = |boards: [i64; 2]| SeatResult {
            raw: boards.iter().sum(),
            boards: boards.map(BoardScore::Raw).to_vec(),
            ..SeatResult::default()
        };
        let rest = [seat([-first, 0]), seat([0, -second])];
        play(
            &mut tournament,
            table,
            [vec![seat([first, second])], rest.to_vec()].concat(),
        );
    }
    let lines = judged(&tournament);
    assert_eq!(lines.len(), 3);
    assert!(lines.iter().all(|line| line.is_line && line.refused.is_none()));
    let first: Vec<(usize, String)> = lines[0]
        .seats
        .iter()
        .map(|seat| (seat.place, seat.score.to_string()))
        .collect();
    // First on one board and second on the other; last on both but for a tie; the other way round.
    assert_eq!(
        first,
        [(1, "75".to_owned()), (3, "25/2".to_owned()), (2, "125/2".to_owned())]
    );
    let mut open = tournament.clone();
    result(&mut open).state = ResultState::Entered;
    assert!(judged(&open).iter().all(|line| line.refused == Some(NotRated::Open)));
}
