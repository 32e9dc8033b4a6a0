//! What is withheld until it is released: which acts tell nothing of it, and which are refused because they would.

use talon_tournament::standings::SeatResult;
use talon_tournament::tournament::{
    Adjustment, MemberKey, Next, Origin, Preset, ResultSource, Table, TableStanding, Tournament, Why, Withheld, next,
};
use talon_tournament::{EntryNo, Exact};

use super::chance_played::prepared;

/// Two planned rounds, the first of them played at three tables; of the last so many nothing is told.
fn played(last_rounds: u16) -> Tournament {
    let mut tournament = prepared(Preset::ClubEvening);
    let mut stages = tournament.stages.clone();
    stages[0].rounds = 2;
    tournament.set_stages(stages).unwrap();
    tournament.set_withheld(Withheld::LastRounds(last_rounds)).unwrap();
    tournament.open().unwrap();
    (1..=9).for_each(|member| {
        tournament.enter(MemberKey(member)).unwrap();
    });
    tournament.start_check_in().unwrap();
    tournament.check_in_all().unwrap();
    tournament.start().unwrap();
    tournament.draw(1).unwrap();
    tournament.publish_round(1).unwrap();
    for table in 1..=3 {
        let seats = [7, -2, -5].map(SeatResult::of).to_vec();
        let typed = ResultSource {
            origin: Origin::Director,
            standing: TableStanding::director(None),
            seen: 0,
        };
        tournament.enter_result(1, table, seats, typed).unwrap();
        tournament.confirm(1, table, &TableStanding::director(None), 1).unwrap();
    }
    tournament
}

fn told(tournament: &Tournament) -> Vec<bool> {
    let tables = tournament.rounds.iter().flat_map(|round| &round.tables);
    tables.map(|table| table.result.is_some()).collect()
}

#[test]
fn a_withheld_result_is_told_to_its_own_table_alone() {
    let tournament = played(2);
    let nobody = |_: &_, _: &Table| false;
    assert_eq!(told(&tournament.as_released(nobody)), [false, false, false]);
    let own = tournament.rounds[0].tables[1].seats[0].entry;
    let member = tournament.entry(own).unwrap().member;
    let theirs = tournament.as_released(|_, table| tournament.sits_at(member, table));
    assert_eq!(told(&theirs), [false, true, false]);
    assert_eq!(
        told(&played(1).as_released(nobody)),
        [true, true, true],
        "round one is none of the last"
    );
}

#[test]
fn penalties_and_deciding_tables_of_withheld_rounds_are_kept_too() {
    let mut tournament = played(2);
    for round in [0, 1] {
        let late = Adjustment {
            entry: EntryNo(1),
            amount: Exact::from(-1),
            round,
            reason: "late".to_owned(),
            by: None,
            revoked: false,
        };
        tournament.adjust(late).unwrap();
    }
    tournament.play_off(vec![(EntryNo(1), 5), (EntryNo(2), -5)]).unwrap();
    let released = tournament.as_released(|_, _| true);
    let rounds: Vec<u16> = released.adjustments.iter().map(|one| one.round).collect();
    assert_eq!((rounds, released.playoffs.len()), (vec![0], 0));
}

#[test]
fn hands_of_a_withheld_round_stay_closed_whether_or_not_they_were_opened_before() {
    let mut tournament = played(2);
    assert_eq!(tournament.open_hands(1).unwrap_err().why, Why::Withheld);
    tournament.set_withheld(Withheld::Nothing).unwrap();
    tournament.open_hands(1).unwrap();
    assert!(tournament.shows_hands(1));
    tournament.set_withheld(Withheld::LastRounds(2)).unwrap();
    assert!(!tournament.shows_hands(1));
}

#[test]
fn more_rounds_to_come_do_not_tell_what_is_withheld() {
    let mut tournament = played(2);
    let mut stages = tournament.stages.clone();
    stages[0].rounds = 3;
    assert_eq!(tournament.set_stages(stages.clone()).unwrap_err().why, Why::Withheld);
    assert!(tournament.withholds_round(1), "nothing was changed");
    let mut untouched = played(1);
    untouched.set_stages(stages).unwrap();
    assert!(
        untouched.withholds_round(3) && !untouched.withholds_round(2),
        "of these nobody has seen any"
    );
}

#[test]
fn who_makes_no_round_any_more_is_told_so_and_not_asked_to_release() {
    let mut tournament = played(2);
    for entry in 1..=7 {
        tournament.withdraw(EntryNo(entry)).unwrap();
    }
    assert!(
        matches!(next(&tournament), Next::Stuck { can_finish: true, .. }),
        "{:?}",
        next(&tournament)
    );
    assert_eq!(tournament.finish().unwrap_err().why, Why::Withheld);
    tournament.set_withheld(Withheld::Nothing).unwrap();
    tournament.finish().unwrap();
}
