//! Whole evenings, act by act.

use chrono::NaiveDate;

use super::*;
use crate::seating::Prefer;
use crate::standings::{self, BoardScore, SeatResult, TableOutcome};
use crate::{EntryNo, EntryPair};
use talon_rules::games::GameKind;
use talon_rules::games::session::TablePlay;

pub(super) fn tournament(preset: Preset, players: u16) -> Tournament {
    let day = NaiveDate::from_ymd_opt(2026, 11, 22).unwrap();
    let starts = day.and_hms_opt(18, 0, 0).unwrap();
    let game = GameKind::ALL[0];
    let profile = preset.profile("{}".to_owned(), TablePlay::Deals(9));
    let mut tournament = Tournament::new("Friday".to_owned(), game, starts, profile, preset.stages());
    tournament.open().unwrap();
    for member in 1..=players {
        tournament.enter(MemberKey(member)).unwrap();
    }
    tournament.start_check_in().unwrap();
    for entry in 1..=players {
        tournament.check_in(EntryNo(entry)).unwrap();
    }
    tournament.start().unwrap();
    tournament
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

pub(super) fn play(tournament: &mut Tournament, round: u16) {
    tournament.publish_round(round).unwrap();
    play_on(tournament, round);
}

fn play_on(tournament: &mut Tournament, round: u16) {
    for table in tournament.round(round).unwrap().tables.clone() {
        let raw: &[i64] = if table.seats.len() == 4 {
            &[9, 1, -4, -6]
        } else {
            &[7, -2, -5]
        };
        let mut seats = scores(raw);
        if tournament.compares_boards(tournament.round(round).unwrap().stage) {
            let others = tournament.boards_in_set() - 1;
            for seat in &mut seats {
                seat.boards = [vec![BoardScore::Raw(seat.raw)], vec![BoardScore::Raw(0); others]].concat();
            }
        }
        tournament.enter_result(round, table.number, seats, typed(0)).unwrap();
        tournament
            .confirm(round, table.number, &TableStanding::player(MemberKey(2)), 1)
            .unwrap();
    }
}

#[test]
fn twenty_one_meet_each_other_once_in_ten_rounds() {
    let mut tournament = tournament(Preset::Final21, 21);
    tournament.draw(7).unwrap();
    assert_eq!(tournament.rounds.len(), 10);
    for round in 1..=10 {
        assert_eq!(next(&tournament), Next::Publish { round });
        play(&mut tournament, round);
    }
    assert_eq!(draws::repeats(&tournament, 10), 0);
    assert_eq!(next(&tournament), Next::Finish);
    check(&tournament).unwrap();
    tournament.finish().unwrap();
    let ranking = tournament.ranking().unwrap();
    assert_eq!(ranking.rows.len(), 21);
    assert_eq!(ranking.rows.iter().map(|row| row.played).sum::<u32>(), 210);
}

#[test]
fn stages_to_which_everybody_goes_on_with_the_whole_total_are_counted_as_one() {
    let mut tournament = tournament(Preset::SerbianLeague, 18);
    tournament.draw(3).unwrap();
    (1..=8).for_each(|round| play(&mut tournament, round));
    let first = tournament.ranking_of(1, 8).unwrap().rows;
    assert_eq!(
        tournament.ranking_of(2, 8).unwrap().rows,
        first,
        "the second part is drawn by the standings of the first"
    );
    tournament.withdraw(EntryNo(18)).unwrap();
    tournament.draw(9).unwrap();
    play(&mut tournament, 9);
    let ranking = tournament.ranking().unwrap();
    assert_eq!((ranking.stage, ranking.rows.len()), (2, 18));
    for row in &ranking.rows {
        let before = first.iter().find(|one| one.entry == row.entry).unwrap();
        let ninth = row.rounds.iter().find(|points| points.round == 9);
        let raw = ninth.and_then(|points| points.table()).map_or(0, |(_, raw)| raw);
        assert_eq!(row.raw_sum, before.raw_sum + raw, "{row:?}");
        assert!(row.rank.is_some(), "whoever leaves keeps what they have: {row:?}");
    }
    check(&tournament).unwrap();
}

#[test]
fn a_bye_counts_once_every_table_of_its_round_has_a_result() {
    let mut tournament = tournament(Preset::SerbianLeague, 20);
    tournament.draw(3).unwrap();
    tournament.publish_round(1).unwrap();
    let byes = tournament.round(1).unwrap().byes.clone();
    assert_eq!(byes.len(), 2);
    let counted = |tournament: &Tournament| {
        let rows = tournament.ranking().unwrap().rows;
        rows.iter()
            .filter(|row| byes.contains(&row.entry) && !row.rounds.is_empty())
            .count()
    };
    for table in tournament.round(1).unwrap().tables.clone() {
        assert_eq!(counted(&tournament), 0, "before table {} has a result", table.number);
        tournament
            .enter_result(1, table.number, scores(&[7, -2, -5]), by_director(0))
            .unwrap();
    }
    assert_eq!(counted(&tournament), 2);
}

#[test]
fn an_evening_takes_late_ones_and_lets_others_go() {
    let mut tournament = tournament(Preset::ClubEvening, 13);
    tournament.draw(1).unwrap();
    play(&mut tournament, 1);
    let late = tournament.enter(MemberKey(14)).unwrap();
    assert_eq!(tournament.entry(late).unwrap().first_round, 2);
    tournament.withdraw(EntryNo(3)).unwrap();
    tournament.draw(2).unwrap();
    assert!(
        !tournament
            .round(2)
            .unwrap()
            .everybody()
            .any(|entry| entry == EntryNo(3))
    );
    assert!(tournament.round(2).unwrap().everybody().any(|entry| entry == late));
    play(&mut tournament, 2);
    tournament.check_in(EntryNo(3)).unwrap();
    tournament.draw(3).unwrap();
    assert!(
        tournament
            .round(3)
            .unwrap()
            .everybody()
            .any(|entry| entry == EntryNo(3))
    );
    play(&mut tournament, 3);
    check(&tournament).unwrap();
    let ranking = tournament.ranking().unwrap();
    assert_eq!(ranking.rows.len(), 14);
}

#[test]
fn a_result_is_not_overwritten_by_someone_who_did_not_see_it() {
    let mut tournament = tournament(Preset::ClubEvening, 9);
    tournament.draw(1).unwrap();
    tournament.publish_round(1).unwrap();
    tournament.enter_result(1, 1, scores(&[3, -1, -2]), typed(0)).unwrap();
    let stale = tournament
        .enter_result(1, 1, scores(&[4, -2, -2]), typed(0))
        .unwrap_err();
    assert_eq!(stale.why, Why::Stale { seen: 0, now: 1 });
    assert_eq!(
        tournament
            .confirm(1, 1, &TableStanding::player(MemberKey(1)), 1)
            .unwrap_err()
            .why,
        Why::OwnResult
    );
    tournament
        .dispute(
            1,
            1,
            "the last deal is missing",
            &TableStanding::player(MemberKey(2)),
            1,
        )
        .unwrap();
    assert_eq!(attention(&tournament)[0], Now::Disputed { round: 1, table: 1 });
    tournament
        .rule(1, 1, scores(&[5, -2, -3]), "replayed", by_director(2))
        .unwrap();
    let settled = tournament
        .enter_result(1, 1, scores(&[3, -1, -2]), typed(3))
        .unwrap_err();
    assert_eq!(settled.why, Why::Ruled);
    let sum = tournament
        .enter_result(1, 2, scores(&[3, -1, -1]), typed(0))
        .unwrap_err();
    assert!(matches!(sum.why, Why::Facts(_)), "{sum}");
}

#[test]
fn who_did_not_come_gives_the_others_a_bye_or_is_replaced() {
    let mut tournament = tournament(Preset::ClubEvening, 9);
    tournament.draw(1).unwrap();
    tournament.publish_round(1).unwrap();
    let gone = tournament.table(1, 1).unwrap().seats[0].entry;
    tournament.no_show(gone).unwrap();
    assert!(attention(&tournament).contains(&Now::SeatedButGone {
        round: 1,
        table: 1,
        entry: gone
    }));
    tournament
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
    let result = tournament.table(1, 1).unwrap().result.clone().unwrap();
    assert_eq!(
        (result.outcome, result.state),
        (TableOutcome::Bye { absent: vec![gone] }, ResultState::Confirmed)
    );
    check(&tournament).unwrap();
    let other = tournament.table(1, 2).unwrap().seats[1].entry;
    tournament.substitute(1, 2, other, Some(MemberKey(40))).unwrap();
    let twice = tournament.substitute(
        1,
        3,
        tournament.table(1, 3).unwrap().seats[0].entry,
        Some(MemberKey(40)),
    );
    assert_eq!(twice.unwrap_err().why, Why::SubstituteSeated(2));
}

#[test]
fn who_missed_a_table_is_not_drawn_again_unless_the_director_says_so() {
    let mut first = tournament(Preset::ClubEvening, 9);
    first.draw(1).unwrap();
    first.publish_round(1).unwrap();
    let gone = first.table(1, 1).unwrap().seats[0].entry;
    let miss = |tournament: &mut Tournament, round: u16, again: bool| {
        let table = tournament
            .round(round)
            .unwrap()
            .tables
            .iter()
            .find(|table| table.seat_of(gone).is_some());
        let table = table.unwrap().number;
        tournament
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
        for table in 1..=tournament.round(round).unwrap().tables.len() as u16 {
            if tournament.table(round, table).unwrap().result.is_none() {
                tournament
                    .enter_result(round, table, scores(&[3, -1, -2]), typed(0))
                    .unwrap();
                tournament
                    .confirm(round, table, &TableStanding::player(MemberKey(2)), 1)
                    .unwrap();
            }
        }
        tournament.draw(2).unwrap();
        check(tournament).unwrap();
        tournament.rounds.last().unwrap().everybody().any(|entry| entry == gone)
    };
    let mut never = first.clone();
    assert!(!miss(&mut never, 1, false));
    assert_eq!(never.entry(gone).unwrap().status, Status::NoShow);
    assert!(miss(&mut first, 1, true));
    assert_eq!(first.entry(gone).unwrap().status, Status::CheckedIn);
    // Who came to a table before has left, and comes back when the director ticks them off.
    let mut later = tournament(Preset::ClubEvening, 9);
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
    let mut tournament = tournament(Preset::ClubEvening, 9);
    tournament.draw(1).unwrap();
    play(&mut tournament, 1);
    tournament.draw(2).unwrap();
    let drafted = tournament.clone();
    let (one, mate) = (
        tournament.table(1, 1).unwrap().seats[0].entry,
        tournament.table(1, 1).unwrap().seats[1].entry,
    );
    let at = tournament
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
    let swap = tournament.swap(2, one, beside).unwrap();
    let pair = EntryPair::of(one, mate);
    assert!(swap.again.contains(&MetBefore { pair, last: 1 }));
    assert!(swap.repeats_after > swap.repeats_before);
    tournament.swap(2, one, beside).unwrap();
    assert_eq!(tournament.round(2).unwrap().tables, drafted.round(2).unwrap().tables);
    assert_eq!(tournament.redraw(3, Prefer::default()).unwrap().rounds().len(), 1);
    assert_eq!(tournament.draw(3).unwrap_err().why, Why::Drafted(2));
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
        let mut tournament = tournament(preset, players);
        tournament.profile.scoring.zero_sum = false;
        for _ in 0..40 {
            match next(&tournament) {
                Next::Draw { .. } => drop(tournament.draw(5).unwrap_or_else(|why| panic!("{preset:?}: {why}"))),
                Next::Publish { round } => play(&mut tournament, round),
                Next::Finish => break,
                other => panic!("{preset:?}: {other:?}"),
            }
            check(&tournament).unwrap();
        }
        tournament.finish().unwrap_or_else(|why| panic!("{preset:?}: {why}"));
        assert!(tournament.ranking().unwrap().rows.iter().any(|row| row.rank == Some(1)));
    }
}

#[test]
fn hands_come_to_one_table_and_leave_it_and_a_round_is_opened_once() {
    let mut tournament = tournament(Preset::ClubEvening, 9);
    tournament.draw(1).unwrap();
    let hands = |from: u64, to: u64| (from..to).map(|one| format!("sha256:{one:064x}")).collect::<Vec<_>>();
    assert_eq!(
        tournament.add_hands(1, 1, hands(0, 3)).unwrap_err().why,
        Why::NotPublished
    );
    tournament.publish_round(1).unwrap();
    assert_eq!(tournament.add_hands(1, 1, hands(0, 3)), Ok(3));
    assert_eq!(
        tournament.add_hands(1, 1, hands(1, 4)),
        Ok(1),
        "those that are there are not added again"
    );
    let there = Why::HandElsewhere { round: 1, table: 1 };
    assert_eq!(tournament.add_hands(1, 2, hands(3, 5)).unwrap_err().why, there);
    assert!(tournament.table(1, 2).unwrap().hands.is_empty(), "all or nothing");
    assert_eq!(tournament.add_hands(1, 9, hands(7, 8)).unwrap_err().why, Why::NoTable);
    assert!(matches!(
        tournament.add_hands(1, 2, hands(10, 500)).unwrap_err().why,
        Why::TooManyHands(_)
    ));
    tournament.take_hand(1, 1, &hands(3, 4)[0]).unwrap();
    assert_eq!(
        tournament.take_hand(1, 1, &hands(3, 4)[0]).unwrap_err().why,
        Why::HandNotHere
    );
    assert_eq!(tournament.add_hands(1, 2, hands(3, 4)), Ok(1));
    let seats: Vec<EntryNo> = tournament
        .table(1, 1)
        .unwrap()
        .seats
        .iter()
        .map(|seat| seat.entry)
        .collect();
    assert_eq!(
        tournament.seat_hands(1, 2, seats.clone()).unwrap_err().why,
        Why::NotAtTable
    );
    assert_eq!(
        tournament.seat_hands(1, 1, vec![seats[0]; 3]).unwrap_err().why,
        Why::SamePlace
    );
    tournament.seat_hands(1, 1, seats).unwrap();
    assert!(!tournament.shows_hands(1));
    tournament.open_hands(1).unwrap();
    assert_eq!(tournament.open_hands(1).unwrap_err().why, Why::HandsOpen);
    assert!(tournament.shows_hands(1));
    assert_eq!(tournament.open_hands(2).unwrap_err().why, Why::NoRound);
}

#[test]
fn the_end_of_the_tournament_opens_all_rounds_and_going_back_closes_none() {
    let mut tournament = tournament(Preset::ClubEvening, 9);
    tournament.draw(1).unwrap();
    tournament.publish_round(1).unwrap();
    tournament.add_hands(1, 1, vec!["sha256:00".to_owned()]).unwrap();
    play_on(&mut tournament, 1);
    assert!(attention(&tournament).contains(&Now::HandsClosed { round: 1 }));
    assert!(attention_with(&tournament, &[(1, 2)], None).contains(&Now::HandsDiffer { round: 1, table: 2 }));
    tournament.finish().unwrap();
    assert!(tournament.shows_hands(1) && !attention(&tournament).contains(&Now::HandsClosed { round: 1 }));
    tournament.reopen().unwrap();
    assert!(tournament.shows_hands(1));
}

#[test]
fn the_way_of_sitting_out_counts_from_the_next_draw_on_and_scoring_not_at_all() {
    use crate::SitOut;
    let mut tournament = tournament(Preset::ClubEvening, 10);
    tournament.draw(1).unwrap();
    play(&mut tournament, 1);
    assert!(tournament.round(1).unwrap().byes.is_empty());
    let changed = Profile {
        sit_out: SitOut::Byes,
        minutes: Some(30),
        two_person: false,
        ..tournament.profile.clone()
    };
    tournament.set_profile(changed).unwrap();
    assert!(
        tournament.round(1).unwrap().byes.is_empty(),
        "what was drawn stays as it is"
    );
    tournament.draw(2).unwrap();
    assert_eq!(tournament.round(2).unwrap().byes.len(), 1);
    let before = tournament.profile.clone();
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
        assert_eq!(tournament.set_profile(fixed).unwrap_err().why, Why::Frozen);
        assert_eq!(tournament.profile, before);
    }
}

#[test]
fn a_player_who_has_not_played_yet_joins_a_team_while_it_runs() {
    let team = |team, board| Some(standings::TeamPlace { team, board });
    let mut tournament = tournament(Preset::ClubEvening, 9);
    tournament.draw(1).unwrap();
    tournament.set_team(EntryNo(1), team(1, 1)).unwrap();
    tournament.publish_round(1).unwrap();
    assert_eq!(
        tournament.set_team(EntryNo(1), team(2, 1)).unwrap_err().why,
        Why::HasPlayed
    );
    tournament.set_team(EntryNo(1), team(1, 1)).unwrap();
    let late = tournament.enter(MemberKey(10)).unwrap();
    tournament.set_team(late, team(1, 2)).unwrap();
    assert_eq!(tournament.entry(late).unwrap().team, team(1, 2));
}
