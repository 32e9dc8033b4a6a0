//! Whole evenings, act by act.

use chrono::NaiveDate;

use super::*;
use crate::EntryNo;
use crate::seating::Prefer;
use crate::standings::{self, SeatResult, TableOutcome};
use talon_rules::games::GameKind;
use talon_rules::games::session::TablePlay;

fn event(preset: Preset, players: u16) -> Event {
    let starts = NaiveDate::from_ymd_opt(2026, 11, 22)
        .unwrap()
        .and_hms_opt(18, 0, 0)
        .unwrap();
    let game = GameKind::ALL[0];
    let profile = preset.profile("{}".to_owned(), TablePlay::Deals(9));
    let mut event = Event::new("Friday".to_owned(), game, starts, profile, preset.stages());
    event.open().unwrap();
    for member in 1..=players {
        event.enter(MemberKey(member)).unwrap();
    }
    event.start_check_in().unwrap();
    for entry in 1..=players {
        event.check_in(EntryNo(entry)).unwrap();
    }
    event.start().unwrap();
    event
}

fn typed(seen: u32) -> ResultSource {
    ResultSource {
        origin: Origin::Phone,
        standing: TableStanding::player(MemberKey(1)),
        seen,
    }
}

fn by_director(seen: u32) -> ResultSource {
    ResultSource {
        origin: Origin::Director,
        standing: TableStanding::director(None),
        seen,
    }
}

fn scores(raw: &[i64]) -> Vec<SeatResult> {
    raw.iter().copied().map(SeatResult::of).collect()
}

fn play(event: &mut Event, round: u16) {
    event.publish_round(round).unwrap();
    play_on(event, round);
}

fn play_on(event: &mut Event, round: u16) {
    for table in event.round(round).unwrap().tables.clone() {
        let raw: &[i64] = if table.seats.len() == 4 {
            &[9, 1, -4, -6]
        } else {
            &[7, -2, -5]
        };
        event.enter_result(round, table.number, scores(raw), typed(0)).unwrap();
        event
            .confirm(round, table.number, &TableStanding::player(MemberKey(2)), 1)
            .unwrap();
    }
}

#[test]
fn twenty_one_meet_each_other_once_in_ten_rounds() {
    let mut event = event(Preset::Final21, 21);
    event.draw(7).unwrap();
    assert_eq!(event.rounds.len(), 10);
    for round in 1..=10 {
        assert_eq!(next(&event), Next::Publish { round });
        play(&mut event, round);
    }
    assert_eq!(draws::repeats(&event, 10), 0);
    assert_eq!(next(&event), Next::Finish);
    check(&event).unwrap();
    event.finish().unwrap();
    let ranking = event.ranking().unwrap();
    assert_eq!(ranking.rows.len(), 21);
    assert_eq!(ranking.rows.iter().map(|row| row.played).sum::<u32>(), 210);
}

#[test]
fn an_evening_takes_late_ones_and_lets_others_go() {
    let mut event = event(Preset::ClubEvening, 13);
    event.draw(1).unwrap();
    play(&mut event, 1);
    let late = event.enter(MemberKey(14)).unwrap();
    assert_eq!(event.entry(late).unwrap().first_round, 2);
    event.withdraw(EntryNo(3)).unwrap();
    event.draw(2).unwrap();
    assert!(!event.round(2).unwrap().everybody().any(|entry| entry == EntryNo(3)));
    assert!(event.round(2).unwrap().everybody().any(|entry| entry == late));
    play(&mut event, 2);
    event.check_in(EntryNo(3)).unwrap();
    event.draw(3).unwrap();
    assert!(event.round(3).unwrap().everybody().any(|entry| entry == EntryNo(3)));
    play(&mut event, 3);
    check(&event).unwrap();
    let ranking = event.ranking().unwrap();
    assert_eq!(ranking.rows.len(), 14);
}

#[test]
fn a_result_is_not_overwritten_by_somebody_who_did_not_see_it() {
    let mut event = event(Preset::ClubEvening, 9);
    event.draw(1).unwrap();
    event.publish_round(1).unwrap();
    event.enter_result(1, 1, scores(&[3, -1, -2]), typed(0)).unwrap();
    let stale = event.enter_result(1, 1, scores(&[4, -2, -2]), typed(0)).unwrap_err();
    assert_eq!(stale.why, Why::Stale { seen: 0, now: 1 });
    assert_eq!(
        event
            .confirm(1, 1, &TableStanding::player(MemberKey(1)), 1)
            .unwrap_err()
            .why,
        Why::OwnResult
    );
    event
        .dispute(
            1,
            1,
            "the last deal is missing",
            &TableStanding::player(MemberKey(2)),
            1,
        )
        .unwrap();
    assert_eq!(attention(&event)[0], Now::Disputed { round: 1, table: 1 });
    event
        .rule(1, 1, scores(&[5, -2, -3]), "replayed", by_director(2))
        .unwrap();
    let settled = event.enter_result(1, 1, scores(&[3, -1, -2]), typed(3)).unwrap_err();
    assert_eq!(settled.why, Why::Ruled);
    let sum = event.enter_result(1, 2, scores(&[3, -1, -1]), typed(0)).unwrap_err();
    assert!(matches!(sum.why, Why::Facts(_)), "{sum}");
}

#[test]
fn who_did_not_come_gives_the_others_a_bye_or_is_replaced() {
    let mut event = event(Preset::ClubEvening, 9);
    event.draw(1).unwrap();
    event.publish_round(1).unwrap();
    let gone = event.table(1, 1).unwrap().seats[0].entry;
    event.no_show(gone).unwrap();
    assert!(attention(&event).contains(&Now::SeatedButGone {
        round: 1,
        table: 1,
        entry: gone
    }));
    event
        .not_played(
            1,
            1,
            Missing::Bye {
                absent: vec![gone],
                again: false,
            },
            by_director(0),
        )
        .unwrap();
    let result = event.table(1, 1).unwrap().result.clone().unwrap();
    assert_eq!(
        (result.outcome, result.state),
        (TableOutcome::Bye { absent: vec![gone] }, ResultState::Confirmed)
    );
    check(&event).unwrap();
    let other = event.table(1, 2).unwrap().seats[1].entry;
    event.substitute(1, 2, other, Some(MemberKey(40))).unwrap();
    let twice = event.substitute(1, 3, event.table(1, 3).unwrap().seats[0].entry, Some(MemberKey(40)));
    assert_eq!(twice.unwrap_err().why, Why::SubstituteSeated(2));
}

#[test]
fn who_missed_a_table_is_not_drawn_again_unless_the_director_says_so() {
    let mut first = event(Preset::ClubEvening, 9);
    first.draw(1).unwrap();
    first.publish_round(1).unwrap();
    let gone = first.table(1, 1).unwrap().seats[0].entry;
    let miss = |event: &mut Event, round: u16, again: bool| {
        let table = event
            .round(round)
            .unwrap()
            .tables
            .iter()
            .find(|table| table.seat_of(gone).is_some());
        let table = table.unwrap().number;
        event
            .not_played(
                round,
                table,
                Missing::Bye {
                    absent: vec![gone],
                    again,
                },
                by_director(0),
            )
            .unwrap();
        for table in 1..=event.round(round).unwrap().tables.len() as u16 {
            if event.table(round, table).unwrap().result.is_none() {
                event
                    .enter_result(round, table, scores(&[3, -1, -2]), typed(0))
                    .unwrap();
                event
                    .confirm(round, table, &TableStanding::player(MemberKey(2)), 1)
                    .unwrap();
            }
        }
        event.draw(2).unwrap();
        check(event).unwrap();
        event.rounds.last().unwrap().everybody().any(|entry| entry == gone)
    };
    let mut never = first.clone();
    assert!(!miss(&mut never, 1, false));
    assert_eq!(never.entry(gone).unwrap().status, Status::NoShow);
    assert!(miss(&mut first, 1, true));
    assert_eq!(first.entry(gone).unwrap().status, Status::CheckedIn);
    // Who came to a table before has left, and comes back when the director ticks them off.
    let mut later = event(Preset::ClubEvening, 9);
    later.draw(1).unwrap();
    play(&mut later, 1);
    later.draw(2).unwrap();
    later.publish_round(2).unwrap();
    assert!(!miss(&mut later, 2, false));
    assert_eq!(later.entry(gone).unwrap().status, Status::Withdrawn);
    later.check_in(gone).unwrap();
    later.redraw(5, Prefer::default()).unwrap();
    assert!(later.rounds.last().unwrap().everybody().any(|entry| entry == gone));
}

#[test]
fn a_change_by_hand_says_what_it_does() {
    let mut event = event(Preset::ClubEvening, 9);
    event.draw(1).unwrap();
    play(&mut event, 1);
    event.draw(2).unwrap();
    let drafted = event.clone();
    let (one, mate) = (
        event.table(1, 1).unwrap().seats[0].entry,
        event.table(1, 1).unwrap().seats[1].entry,
    );
    let at = event
        .round(2)
        .unwrap()
        .tables
        .iter()
        .find(|table| table.seat_of(mate).is_some())
        .unwrap();
    let beside = at
        .seats
        .iter()
        .map(|seat| seat.entry)
        .find(|entry| *entry != mate)
        .unwrap();
    let swap = event.swap(2, one, beside).unwrap();
    assert!(
        swap.again
            .iter()
            .any(|(a, b, last)| (*a, *b) == (one.min(mate), one.max(mate)) && *last == 1)
    );
    assert!(swap.repeats.1 > swap.repeats.0);
    event.swap(2, one, beside).unwrap();
    assert_eq!(event.round(2).unwrap().tables, drafted.round(2).unwrap().tables);
    assert_eq!(event.redraw(3, Prefer::default()).unwrap().rounds().len(), 1);
    assert_eq!(event.draw(3).unwrap_err().why, Why::Drafted(2));
}

#[test]
fn every_preset_is_played_to_its_end_with_the_players_it_is_for() {
    for preset in Preset::ALL {
        let players = match preset {
            Preset::SemiFinal42 => 42,
            Preset::SemiFinal60 => 60,
            Preset::WashingtonGroups => 12,
            _ => 21,
        };
        let mut event = event(preset, players);
        event.profile.scoring.zero_sum = false;
        for _ in 0..40 {
            match next(&event) {
                Next::Draw { .. } => drop(event.draw(5).unwrap_or_else(|why| panic!("{preset:?}: {why}"))),
                Next::Publish { round } => play(&mut event, round),
                Next::Finish => break,
                other => panic!("{preset:?}: {other:?}"),
            }
            check(&event).unwrap();
        }
        event.finish().unwrap_or_else(|why| panic!("{preset:?}: {why}"));
        assert!(event.ranking().unwrap().rows.iter().any(|row| row.rank == Some(1)));
    }
}

#[test]
fn hands_come_to_one_table_and_leave_it_and_a_round_is_opened_once() {
    let mut event = event(Preset::ClubEvening, 9);
    event.draw(1).unwrap();
    let hands = |from: u64, to: u64| (from..to).map(|one| format!("sha256:{one:064x}")).collect::<Vec<_>>();
    assert_eq!(event.add_hands(1, 1, hands(0, 3)).unwrap_err().why, Why::NotPublished);
    event.publish_round(1).unwrap();
    assert_eq!(event.add_hands(1, 1, hands(0, 3)), Ok(3));
    assert_eq!(
        event.add_hands(1, 1, hands(1, 4)),
        Ok(1),
        "those that are there are not added again"
    );
    let there = Why::HandElsewhere { round: 1, table: 1 };
    assert_eq!(event.add_hands(1, 2, hands(3, 5)).unwrap_err().why, there);
    assert!(event.table(1, 2).unwrap().hands.is_empty(), "all or nothing");
    assert_eq!(event.add_hands(1, 9, hands(7, 8)).unwrap_err().why, Why::NoTable);
    assert!(matches!(
        event.add_hands(1, 2, hands(10, 500)).unwrap_err().why,
        Why::TooManyHands(_)
    ));
    event.take_hand(1, 1, &hands(3, 4)[0]).unwrap();
    assert_eq!(
        event.take_hand(1, 1, &hands(3, 4)[0]).unwrap_err().why,
        Why::HandNotHere
    );
    assert_eq!(event.add_hands(1, 2, hands(3, 4)), Ok(1));
    let seats: Vec<EntryNo> = event.table(1, 1).unwrap().seats.iter().map(|seat| seat.entry).collect();
    assert_eq!(event.seat_hands(1, 2, seats.clone()).unwrap_err().why, Why::NotAtTable);
    assert_eq!(
        event.seat_hands(1, 1, vec![seats[0]; 3]).unwrap_err().why,
        Why::SamePlace
    );
    event.seat_hands(1, 1, seats).unwrap();
    assert!(!event.shows_hands(1));
    event.open_hands(1).unwrap();
    assert_eq!(event.open_hands(1).unwrap_err().why, Why::HandsOpen);
    assert!(event.shows_hands(1));
    assert_eq!(event.open_hands(2).unwrap_err().why, Why::NoRound);
}

#[test]
fn the_end_of_the_event_opens_all_rounds_and_going_back_closes_none() {
    let mut event = event(Preset::ClubEvening, 9);
    event.draw(1).unwrap();
    event.publish_round(1).unwrap();
    event.add_hands(1, 1, vec!["sha256:00".to_owned()]).unwrap();
    play_on(&mut event, 1);
    assert!(attention(&event).contains(&Now::HandsClosed { round: 1 }));
    assert!(attention_with(&event, &[(1, 2)]).contains(&Now::HandsDiffer { round: 1, table: 2 }));
    event.finish().unwrap();
    assert!(event.shows_hands(1) && !attention(&event).contains(&Now::HandsClosed { round: 1 }));
    event.reopen().unwrap();
    assert!(event.shows_hands(1));
}

/// Where deals are compared, two tables may play one alike; a board is compared when it has been played.
#[test]
fn boards_are_compared_line_by_line_over_all_tables() {
    use crate::standings::BoardScore;
    let mut event = event(Preset::DuplicateEvening, 9);
    event.draw(1).unwrap();
    event.publish_round(1).unwrap();
    assert_eq!(event.add_hands(1, 1, vec!["sha256:00".to_owned()]), Ok(1));
    assert_eq!(event.add_hands(1, 2, vec!["sha256:00".to_owned()]), Ok(1));
    assert_eq!(event.boards().len(), 4 * 3, "four sets of three");
    for (table, first) in [(1, 8), (2, 2), (3, 2)] {
        let boards = |scores: [i64; 3]| scores.map(BoardScore::Raw).to_vec();
        let seat = |raw: i64, scores| SeatResult {
            raw,
            boards: boards(scores),
            ..SeatResult::default()
        };
        let seats = vec![
            seat(first, [first, 0, 0]),
            seat(-first, [-first, 0, 0]),
            seat(0, [0, 0, 0]),
        ];
        event
            .enter_result(
                1,
                table,
                seats,
                ResultSource {
                    origin: Origin::Hands,
                    ..by_director(0)
                },
            )
            .unwrap();
    }
    let traveller = event.traveller(event.boards()[0]);
    assert!(traveller.is_over);
    let line = |line: usize| {
        traveller
            .rows
            .iter()
            .map(|row| row.seats[line].matchpoints.unwrap())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        (line(0), line(1), line(2)),
        (vec![4, 1, 1], vec![0, 3, 3], vec![2, 2, 2])
    );
    assert_eq!(traveller.rows[0].seats[0].percent.as_ref().unwrap().to_string(), "100");
    assert_eq!(traveller.datums[0].as_ref().unwrap().to_string(), "4");
    check(&event).unwrap();
}

#[test]
fn the_way_of_sitting_out_counts_from_the_next_draw_on_and_scoring_not_at_all() {
    use crate::SitOut;
    let mut event = event(Preset::ClubEvening, 10);
    event.draw(1).unwrap();
    play(&mut event, 1);
    assert!(event.round(1).unwrap().byes.is_empty());
    let changed = Profile {
        sit_out: SitOut::Byes,
        minutes: Some(30),
        two_person: false,
        ..event.profile.clone()
    };
    event.set_profile(changed).unwrap();
    assert!(event.round(1).unwrap().byes.is_empty(), "what was drawn stays as it is");
    event.draw(2).unwrap();
    assert_eq!(event.round(2).unwrap().byes.len(), 1);
    let before = event.profile.clone();
    let scoring = standings::Profile {
        zero_sum: !before.scoring.zero_sum,
        ..before.scoring.clone()
    };
    for fixed in [
        Profile {
            scoring,
            ..before.clone()
        },
        Profile {
            play: TablePlay::Deals(99),
            ..before.clone()
        },
        Profile {
            rules: "{\"id\":\"ulti\"}".to_owned(),
            ..before.clone()
        },
    ] {
        assert_eq!(event.set_profile(fixed).unwrap_err().why, Why::Frozen);
        assert_eq!(event.profile, before);
    }
}

#[test]
fn whoever_has_not_played_yet_joins_a_team_while_it_runs() {
    let team = |team, board| Some(standings::TeamPlace { team, board });
    let mut event = event(Preset::ClubEvening, 9);
    event.draw(1).unwrap();
    event.set_team(EntryNo(1), team(1, 1)).unwrap();
    event.publish_round(1).unwrap();
    assert_eq!(event.set_team(EntryNo(1), team(2, 1)).unwrap_err().why, Why::HasPlayed);
    event.set_team(EntryNo(1), team(1, 1)).unwrap();
    let late = event.enter(MemberKey(10)).unwrap();
    event.set_team(late, team(1, 2)).unwrap();
    assert_eq!(event.entry(late).unwrap().team, team(1, 2));
}
