//! Players leave a complete design, come back and join it.

use std::collections::BTreeMap;

use crate::seating::{Meetings, Prefer};
use crate::tournament::tests::{play, tournament};
use crate::tournament::{
    Format, MemberKey, Next, Now, Preset, Round, RoundState, Table, Tournament, WayOn, WayOutlook, Why, attention,
    check, next,
};
use crate::{EntryNo, EntryPair, SitOut};

/// Everyone meets everyone, 21 in ten rounds; so many of them are played.
fn final_after(rounds: u16, seed: u64) -> Tournament {
    let mut tournament = tournament(Preset::Final21, 21);
    tournament.draw(seed).unwrap();
    (1..=rounds).for_each(|round| play(&mut tournament, round));
    tournament
}

fn play_to_the_end(tournament: &mut Tournament) {
    while let Next::Publish { round } = next(tournament) {
        play(tournament, round);
        check(tournament).unwrap();
    }
    assert_eq!(next(tournament), Next::Finish);
}

fn repeats(tournament: &Tournament) -> u64 {
    Meetings::of(&tournament.rounds.iter().map(Round::drawn).collect::<Vec<_>>()).repeats()
}

/// How often each sat out.
fn byes(tournament: &Tournament) -> BTreeMap<EntryNo, usize> {
    let mut byes = BTreeMap::new();
    for entry in tournament.rounds.iter().flat_map(|round| &round.byes) {
        *byes.entry(*entry).or_default() += 1;
    }
    byes
}

fn way(tournament: &Tournament, way: WayOn) -> WayOutlook {
    let ways = tournament.ways_on();
    ways.iter()
        .find(|one| one.way == way)
        .cloned()
        .unwrap_or_else(|| panic!("{way:?} in {ways:?}"))
}

#[test]
fn when_one_leaves_their_mates_sit_out_and_nobody_meets_twice() {
    for after in 1..10 {
        let mut tournament = final_after(after, u64::from(after));
        tournament.withdraw(EntryNo(after)).unwrap();
        // The ways are reckoned with a search, which is not needed for each round.
        if after == 4 {
            let told = way(&tournament, WayOn::Keep);
            assert_eq!((told.repeats, told.out_next, told.byes_most), (0, 2, 1));
        }
        assert!(
            !attention(&tournament)
                .iter()
                .any(|now| matches!(now, Now::SeatedButGone { .. }))
        );
        play_to_the_end(&mut tournament);
        assert_eq!(
            (tournament.rounds.len(), repeats(&tournament)),
            (10, 0),
            "after round {after}"
        );
        for round in &tournament.rounds[usize::from(after)..] {
            assert_eq!((round.tables.len(), round.byes.len()), (6, 2), "round {}", round.number);
        }
        assert!(
            byes(&tournament).values().all(|count| *count == 1),
            "nobody sits out twice"
        );
    }
}

#[test]
fn when_two_leave_nobody_sits_out_more_than_twice_and_nobody_meets_twice() {
    for (seed, first, second) in [(1, 1, 1), (2, 1, 4), (3, 2, 8), (4, 5, 5), (5, 3, 9)] {
        let mut tournament = final_after(first, seed);
        tournament.withdraw(EntryNo(3)).unwrap();
        (first + 1..=second).for_each(|round| play(&mut tournament, round));
        tournament.withdraw(EntryNo(17)).unwrap();
        play_to_the_end(&mut tournament);
        assert_eq!(repeats(&tournament), 0);
        for round in &tournament.rounds[usize::from(second)..] {
            let together = round.byes.len() == 1;
            assert!(
                together || round.byes.len() == 4,
                "round {}: {:?}",
                round.number,
                round.byes
            );
        }
        assert!(byes(&tournament).values().all(|count| *count <= 2));
    }
}

#[test]
fn when_three_leave_at_different_times_those_left_over_can_be_seated_by_the_word_of_the_director() {
    let mut tournament = final_after(1, 8);
    for entry in [2, 9, 20] {
        tournament.withdraw(EntryNo(entry)).unwrap();
        let round = next_round(&tournament);
        play(&mut tournament, round);
    }
    let mut kept = tournament.clone();
    play_to_the_end(&mut kept);
    assert_eq!(repeats(&kept), 0);
    assert!(
        kept.rounds
            .iter()
            .all(|round| round.byes.len() <= 6 && round.tables.len() >= 4)
    );
    let draft = next_round(&tournament);
    let out = tournament.as_seated(tournament.round(draft).unwrap()).byes.len();
    assert_eq!(way(&tournament, WayOn::Keep).out_next, out);
    let before = repeats(&tournament_until(&tournament, draft - 1));
    tournament.go_on(WayOn::SeatAll).unwrap();
    let seated = tournament.as_seated(tournament.round(draft).unwrap());
    assert_eq!(seated.byes, []);
    assert!(seated.tables.iter().all(|table| (3..=4).contains(&table.seats.len())));
    assert!(seated.drawn_by.by_hand);
    assert_eq!(tournament.go_on(WayOn::SeatAll).unwrap_err().why, Why::Unchanged);
    play(&mut tournament, draft);
    assert!(
        repeats(&tournament_until(&tournament, draft)) > before,
        "who is left over has met before"
    );
    assert!(
        way(&tournament, WayOn::Keep).out_next > 0,
        "the next round is as it was drawn"
    );
    play_to_the_end(&mut tournament);
}

/// The round whose draft is shown next.
fn next_round(tournament: &Tournament) -> u16 {
    match next(tournament) {
        Next::Publish { round } => round,
        other => panic!("{other:?}"),
    }
}

fn tournament_until(tournament: &Tournament, round: u16) -> Tournament {
    let mut earlier = tournament.clone();
    earlier.rounds.retain(|one| one.number <= round);
    earlier
}

#[test]
fn who_comes_back_has_their_place_from_the_next_round_on() {
    let mut tournament = final_after(2, 4);
    let drawn: Vec<_> = tournament.rounds.iter().map(Round::drawn).collect();
    tournament.withdraw(EntryNo(7)).unwrap();
    play(&mut tournament, 3);
    play(&mut tournament, 4);
    tournament.check_in(EntryNo(7)).unwrap();
    assert_eq!(tournament.ways_on(), [], "all have their places again");
    play_to_the_end(&mut tournament);
    assert_eq!(repeats(&tournament), 0);
    let seated: Vec<_> = tournament.rounds.iter().map(Round::drawn).collect();
    assert_eq!(seated[4..], drawn[4..]);
    assert_ne!(seated[2..4], drawn[2..4]);
}

#[test]
fn a_newcomer_takes_an_empty_place_and_meets_those_of_the_rounds_left() {
    let mut tournament = final_after(2, 5);
    tournament.withdraw(EntryNo(7)).unwrap();
    play(&mut tournament, 3);
    let newcomer = tournament.enter(MemberKey(40)).unwrap();
    assert_eq!(tournament.ways_on(), []);
    assert!(!attention(&tournament).contains(&Now::LateWithoutSeat { entry: newcomer }));
    // Who left finds no place, until the newcomer leaves it.
    tournament.check_in(EntryNo(7)).unwrap();
    assert!(attention(&tournament).contains(&Now::LateWithoutSeat { entry: EntryNo(7) }));
    let without = way(&tournament, WayOn::Keep);
    assert_eq!((without.repeats, without.out_next, without.byes_most), (0, 1, 7));
    assert_eq!(without.always_out, [EntryNo(7)], "nobody else ever sits out");
    let better = WayOutlook::better(&tournament.ways_on()).unwrap();
    assert!(way(&tournament, better).always_out.is_empty());
    let mut exchanged = tournament.clone();
    exchanged.swap(4, EntryNo(7), EntryNo(1)).unwrap();
    let fourth = exchanged.as_seated(exchanged.round(4).unwrap());
    assert_eq!(fourth.byes, [EntryNo(1)]);
    tournament.withdraw(EntryNo(7)).unwrap();
    play_to_the_end(&mut tournament);
    assert_eq!(repeats(&tournament), 0);
    let met = Meetings::of(&tournament.rounds.iter().map(Round::drawn).collect::<Vec<_>>());
    assert_eq!(met.opponents(newcomer), 14);
    assert!(byes(&tournament).values().all(|count| *count == 1));
}

#[test]
fn who_comes_back_has_their_old_place_also_where_a_newcomer_took_it() {
    for seed in 1..4 {
        let mut tournament = final_after(2, seed);
        tournament.withdraw(EntryNo(1)).unwrap();
        tournament.withdraw(EntryNo(2)).unwrap();
        let newcomer = tournament.enter(MemberKey(40)).unwrap();
        tournament.check_in(EntryNo(1)).unwrap();
        let mut again = tournament.clone();
        play_to_the_end(&mut tournament);
        assert_eq!(repeats(&tournament), 0, "the newcomer has the other place");
        let met = Meetings::of(&tournament.rounds.iter().map(Round::drawn).collect::<Vec<_>>());
        assert_eq!((met.opponents(EntryNo(1)), met.opponents(newcomer)), (20, 16));
        for entry in [EntryNo(1), newcomer] {
            again.withdraw(entry).unwrap();
        }
        again.check_in(EntryNo(1)).unwrap();
        play_to_the_end(&mut again);
        assert_eq!(repeats(&again), 0);
    }
}

#[test]
fn a_way_that_seats_more_and_is_worse_in_nothing_is_better() {
    let mut tournament = tournament(Preset::DuplicateEvening, 17);
    tournament.draw(7).unwrap();
    play(&mut tournament, 1);
    tournament.withdraw(EntryNo(3)).unwrap();
    let ways = tournament.ways_on();
    let better = WayOutlook::better(&ways).unwrap_or_else(|| panic!("{ways:#?}"));
    let (kept, chosen) = (way(&tournament, WayOn::Keep), way(&tournament, better));
    assert!(chosen.byes_most < kept.byes_most, "{ways:?}");
    assert_eq!((chosen.repeats, chosen.has_fours), (kept.repeats, false), "{ways:?}");
    let mut kept = final_after(2, 4);
    kept.withdraw(EntryNo(7)).unwrap();
    assert_eq!(
        WayOutlook::better(&kept.ways_on()),
        None,
        "what is left of a design has no repeats"
    );
}

#[test]
fn what_is_drawn_anew_comes_out_as_it_was_told() {
    for (players, after, leavers) in [(21, 2, vec![5]), (21, 4, vec![5, 6, 11]), (30, 3, vec![1, 2])] {
        let mut tournament = tournament(Preset::Final21, players);
        tournament.draw(6).unwrap();
        (1..=after).for_each(|round| play(&mut tournament, round));
        leavers
            .iter()
            .for_each(|entry| tournament.withdraw(EntryNo(*entry)).unwrap());
        for sit_out in [SitOut::Byes, SitOut::Fours] {
            let mut anew = tournament.clone();
            let ways = anew.ways_on();
            let Some(told) = ways.iter().find(|one| one.way == WayOn::Anew(sit_out)) else {
                assert_eq!(
                    (players as usize - leavers.len()) % 3,
                    0,
                    "both are the same then: {ways:?}"
                );
                continue;
            };
            anew.go_on(WayOn::Anew(sit_out)).unwrap();
            assert_eq!(anew.go_on(WayOn::Anew(sit_out)).unwrap_err().why, Why::Unchanged);
            let before = repeats(&tournament_until(&anew, after));
            play_to_the_end(&mut anew);
            assert_eq!(anew.rounds.len(), 10);
            assert_eq!(repeats(&anew) - before, told.repeats, "{players} {sit_out:?}");
        }
    }
}

#[test]
fn ten_rounds_with_one_leaver_have_the_marks_of_a_long_search_in_every_way() {
    let mut tournament = final_after(2, 4);
    tournament.withdraw(EntryNo(13)).unwrap();
    assert_eq!(way(&tournament, WayOn::Keep).repeats, 0);
    // No schedule with two tables of four has fewer: 40 meetings more than pairs.
    assert_eq!(way(&tournament, WayOn::Anew(SitOut::Fours)).repeats, 40);
    assert!(way(&tournament, WayOn::Anew(SitOut::Byes)).repeats <= 7);
    let ways: Vec<WayOn> = tournament.ways_on().iter().map(|one| one.way).collect();
    assert_eq!(ways[0], WayOn::Keep);
    assert!(!ways.contains(&WayOn::Anew(SitOut::TablesOfFour)) && !ways.contains(&WayOn::Restore));
}

#[test]
fn a_schedule_that_was_given_up_can_be_had_again_until_the_next_round_is_shown_and_after() {
    let mut tournament = final_after(2, 4);
    tournament.withdraw(EntryNo(13)).unwrap();
    let kept = tournament.clone();
    tournament.go_on(WayOn::Anew(SitOut::Fours)).unwrap();
    let mut again = tournament.clone();
    assert_eq!(way(&again, WayOn::Restore).repeats, 0);
    again.go_on(WayOn::Restore).unwrap();
    let seated = |tournament: &Tournament| -> Vec<_> {
        let rounds = tournament.rounds.iter();
        rounds.map(|round| tournament.as_seated(round).drawn()).collect()
    };
    assert_eq!(seated(&again), seated(&kept));
    play_to_the_end(&mut again);
    assert_eq!(repeats(&again), 0);
    play(&mut tournament, 3);
    let told = way(&tournament, WayOn::Restore).repeats;
    let before = repeats(&tournament_until(&tournament, 3));
    tournament.go_on(WayOn::Restore).unwrap();
    play_to_the_end(&mut tournament);
    assert_eq!(repeats(&tournament) - before, told);
}

#[test]
fn a_schedule_of_fours_and_one_of_a_few_stay_too() {
    for (players, sit_out) in [
        (16, SitOut::TablesOfFour),
        (18, SitOut::Byes),
        (20, SitOut::Byes),
        (9, SitOut::Byes),
    ] {
        let mut tournament = tournament(Preset::Final21, players);
        tournament.set_sit_out(sit_out).unwrap();
        tournament
            .set_stages(vec![crate::tournament::Stage::of(Format::Schedule, 4)])
            .unwrap();
        tournament.draw(2).unwrap();
        let before = Meetings::of(&tournament.rounds.iter().map(Round::drawn).collect::<Vec<_>>()).repeats();
        play(&mut tournament, 1);
        tournament.withdraw(EntryNo(4)).unwrap();
        if sit_out == SitOut::TablesOfFour {
            assert_eq!(
                way(&tournament, WayOn::Keep).out_next,
                0,
                "three are left of a table of four"
            );
        }
        play_to_the_end(&mut tournament);
        assert!(repeats(&tournament) <= before, "{players}");
    }
}

#[test]
fn before_the_first_round_is_shown_all_is_drawn_again() {
    let mut tournament = tournament(Preset::Final21, 21);
    tournament.draw(7).unwrap();
    tournament.withdraw(EntryNo(3)).unwrap();
    assert_eq!(next(&tournament), Next::Redraw { round: 1 });
    assert_eq!(tournament.ways_on(), []);
    assert_eq!(tournament.publish_round(1).unwrap_err().why, Why::SeatsAbsent);
    tournament.redraw(1, Prefer::default()).unwrap();
    assert!(tournament.rounds.iter().all(|round| round.state == RoundState::Drawn));
}

#[test]
fn a_schedule_of_which_no_table_is_left_is_drawn_anew() {
    let mut tournament = tournament(Preset::Final21, 9);
    tournament
        .set_stages(vec![crate::tournament::Stage::of(Format::Schedule, 4)])
        .unwrap();
    tournament.draw(2).unwrap();
    play(&mut tournament, 1);
    let leavers: Vec<EntryNo> = tournament
        .round(2)
        .unwrap()
        .tables
        .iter()
        .map(|table| table.seats[0].entry)
        .collect();
    leavers.iter().for_each(|entry| tournament.withdraw(*entry).unwrap());
    assert_eq!(next(&tournament), Next::Redraw { round: 2 });
    assert_eq!(tournament.publish_round(2).unwrap_err().why, Why::SeatsAbsent);
    tournament.redraw(1, Prefer::default()).unwrap();
    assert_eq!(tournament.rounds.len(), 4, "all rounds that are left are drawn");
    play_to_the_end(&mut tournament);
}

#[test]
fn a_newcomer_who_found_no_place_takes_the_first_that_becomes_empty() {
    let mut tournament = final_after(1, 9);
    let newcomer = tournament.enter(MemberKey(40)).unwrap();
    assert_eq!(way(&tournament, WayOn::Keep).out_next, 1);
    play(&mut tournament, 2);
    assert_eq!(tournament.round(2).unwrap().byes, [newcomer]);
    tournament.withdraw(EntryNo(11)).unwrap();
    assert_eq!(tournament.ways_on(), [], "everyone has a place");
    play_to_the_end(&mut tournament);
    assert_eq!(repeats(&tournament), 0);
    assert_eq!(byes(&tournament).into_iter().collect::<Vec<_>>(), [(newcomer, 1)]);
}

#[test]
fn who_left_is_ranked_as_gone_whatever_the_drafts_keep_for_them() {
    let mut tournament = final_after(2, 4);
    tournament.exclude(EntryNo(5)).unwrap();
    tournament.withdraw(EntryNo(6)).unwrap();
    let mut shown = tournament.clone();
    shown.rounds.retain(|round| round.state > RoundState::Drawn);
    let ranked = |tournament: &Tournament| tournament.ranking_of(1, 2).unwrap().rows;
    assert_eq!(ranked(&tournament), ranked(&shown));
    assert_eq!(ranked(&tournament).last().unwrap().entry, EntryNo(5));
}

#[test]
fn an_empty_place_beside_someone_to_be_kept_apart_is_taken_last() {
    let mut tournament = final_after(1, 3);
    let newcomer = EntryNo(22);
    // Who met entry 1 in round one does not meet them again, everyone else does in a round to come.
    let tables = &tournament.round(1).unwrap().tables;
    let (with, without): (Vec<&Table>, Vec<&Table>) =
        tables.iter().partition(|table| table.seat_of(EntryNo(1)).is_some());
    let met = with[0]
        .seats
        .iter()
        .map(|seat| seat.entry)
        .find(|entry| *entry != EntryNo(1));
    let (free, beside) = (met.unwrap(), without[0].seats[0].entry);
    tournament.withdraw(free).unwrap();
    tournament.withdraw(beside).unwrap();
    tournament.apart = vec![EntryPair::of(EntryNo(1), newcomer)];
    tournament.enter(MemberKey(40)).unwrap();
    let drafts: Vec<&Round> = tournament
        .rounds
        .iter()
        .filter(|round| round.state == RoundState::Drawn)
        .collect();
    let has_place = |entry| drafts.iter().any(|round| round.everybody().any(|one| one == entry));
    assert!(has_place(newcomer) && has_place(beside) && !has_place(free));
}

#[test]
fn who_sit_out_and_must_not_meet_become_the_fourth_of_other_tables() {
    let mut tournament = final_after(1, 8);
    for entry in [2, 9] {
        tournament.withdraw(EntryNo(entry)).unwrap();
    }
    let draft = tournament.round(2).unwrap().clone();
    let out = tournament.as_seated(&draft).byes;
    let pairs = out
        .iter()
        .enumerate()
        .flat_map(|(at, one)| out[at + 1..].iter().map(|other| EntryPair::of(*one, *other)));
    tournament.apart = pairs.collect();
    tournament.go_on(WayOn::SeatAll).unwrap();
    let seated = tournament.as_seated(tournament.round(2).unwrap());
    assert_eq!(seated.byes, []);
    assert!(seated.tables.iter().all(|table| (3..=4).contains(&table.seats.len())));
    let numbers: std::collections::BTreeSet<u16> = seated.tables.iter().map(|table| table.number).collect();
    assert_eq!(numbers.len(), seated.tables.len());
    assert_eq!(way(&tournament, WayOn::Keep).out_next, 0);
}

#[test]
fn seating_everyone_is_taken_back_by_the_schedule_of_the_start() {
    let mut tournament = final_after(2, 4);
    tournament.withdraw(EntryNo(13)).unwrap();
    let kept = tournament.as_seated(tournament.round(3).unwrap()).drawn();
    tournament.go_on(WayOn::SeatAll).unwrap();
    assert_ne!(tournament.as_seated(tournament.round(3).unwrap()).drawn(), kept);
    tournament.go_on(WayOn::Restore).unwrap();
    assert_eq!(tournament.as_seated(tournament.round(3).unwrap()).drawn(), kept);
    assert_eq!(tournament.profile.sit_out, final_after(0, 4).profile.sit_out);
}

#[test]
fn tables_keep_their_numbers_when_one_of_them_breaks_up() {
    let mut tournament = final_after(2, 4);
    let drawn = tournament.round(3).unwrap().clone();
    tournament.withdraw(drawn.tables[2].seats[0].entry).unwrap();
    let seated = tournament.as_seated(&drawn);
    assert_eq!(
        seated.tables.iter().map(|table| table.number).collect::<Vec<_>>(),
        [1, 2, 4, 5, 6, 7]
    );
}
