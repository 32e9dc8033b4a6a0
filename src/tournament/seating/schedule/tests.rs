mod marks;

use super::*;
use crate::SitOut;

fn plan(players: u16, rounds: u16, sit_out: SitOut) -> SeatingPlan {
    SeatingPlan::new(players, rounds, sit_out).unwrap()
}

fn drawn(players: u16, rounds: u16, sit_out: SitOut) -> Schedule {
    draw(&plan(players, rounds, sit_out), &Apart::nobody(), 1).unwrap()
}

/// Everyone once a round, byes and seats spread as promised.
fn sound(schedule: &Schedule) {
    let plan = schedule.plan();
    let players = usize::from(plan.players());
    let mut byes = vec![0_u16; players + 1];
    let mut seats = vec![[0_u16; 4]; players + 1];
    for (number, round) in (1..).zip(schedule.rounds()) {
        assert_eq!(round.number, number);
        let mut all: Vec<u16> = round.byes.iter().map(|entry| entry.0).collect();
        assert_eq!(all.len(), usize::from(plan.byes()));
        for (number, table) in (1..).zip(&round.tables) {
            assert_eq!(table.number, number);
            all.extend(table.seats.iter().map(|entry| entry.0));
            for (seat, entry) in table.seats.iter().enumerate() {
                seats[usize::from(entry.0)][seat] += 1;
            }
        }
        let size = |size: usize| round.tables.iter().filter(|table| table.seats.len() == size).count();
        assert_eq!(
            (size(3), size(4)),
            (usize::from(plan.threes()), usize::from(plan.fours()))
        );
        all.sort_unstable();
        assert_eq!(all, (1..=plan.players()).collect::<Vec<_>>());
        for entry in &round.byes {
            byes[usize::from(entry.0)] += 1;
        }
        assert!(
            byes[1..].iter().max().unwrap() - byes[1..].iter().min().unwrap() <= 1,
            "{plan:?}"
        );
        if plan.fours() == 0 {
            for seats in &seats[1..] {
                let spread = seats[..3].iter().max().unwrap() - seats[..3].iter().min().unwrap();
                let games: u16 = seats.iter().sum();
                assert!(spread == u16::from(!games.is_multiple_of(3)), "{plan:?} {seats:?}");
            }
        }
    }
    assert!(schedule.seat_spread() <= 1, "{plan:?}");
    if plan.threes() > 0 && plan.fours() > 0 {
        for seats in &seats[1..] {
            // The fourth seat a quarter of the visits, which is at most a quarter of the rounds.
            assert!(seats[3] <= plan.rounds().div_ceil(4), "{plan:?} {seats:?}");
        }
    }
    assert!(schedule.repeats() >= schedule.bound().repeats);
    assert_eq!(schedule.repeats(), Meetings::of(schedule.rounds()).repeats());
    assert_eq!(schedule.why_repeats().is_none(), schedule.repeats() == 0);
    assert_eq!(schedule.byes().iter().filter(|bye| bye.before > 0).count(), {
        let all = usize::from(plan.byes() * plan.rounds());
        all.saturating_sub(players)
    });
}

#[test]
fn a_schedule_by_design_repeats_nothing_for_any_number_of_rounds() {
    for players in (15..=60).step_by(3) {
        let limit = if players % 2 == 1 {
            (players - 1) / 2
        } else {
            players / 2 - 1
        };
        for rounds in [1, limit / 2, limit] {
            let schedule = drawn(players, rounds, SitOut::Fours);
            sound(&schedule);
            assert_eq!(schedule.repeats(), 0, "{players} {rounds}");
            assert!(matches!(schedule.origin(), Origin::Design(_)));
        }
    }
}

#[test]
fn after_everyone_met_everyone_each_round_costs_what_it_must() {
    for (players, rounds) in [(9, 7), (15, 8), (15, 20), (21, 12), (21, 25)] {
        let schedule = drawn(players, rounds, SitOut::Fours);
        sound(&schedule);
        assert_eq!(schedule.repeats(), schedule.bound().repeats, "{players} {rounds}");
        assert!(matches!(schedule.origin(), Origin::DesignAgain(_)));
        assert!(matches!(schedule.why_repeats(), Some(WhyRepeats::Crowded(_))));
    }
}

#[test]
fn two_sit_out_where_a_design_has_a_player_more() {
    for (players, rounds) in [(14, 7), (17, 8), (20, 10), (23, 11), (62, 19)] {
        let schedule = drawn(players, rounds, SitOut::Byes);
        sound(&schedule);
        assert_eq!(schedule.repeats(), 0);
        assert!(matches!(schedule.origin(), Origin::DesignLessOne(_)));
        assert!(schedule.byes().iter().all(|bye| bye.before == 0 && bye.left == 2));
    }
}

#[test]
fn tables_of_four_alone_have_designs_too() {
    for (players, rounds) in [(16, 5), (24, 7), (28, 9)] {
        let plan = SeatingPlan::new(players, rounds, SitOut::TablesOfFour).unwrap();
        let schedule = draw(&plan, &Apart::nobody(), 3).unwrap();
        sound(&schedule);
        assert_eq!(schedule.repeats(), 0);
    }
}

#[test]
fn small_schedules_are_sound_whatever_is_asked_for() {
    for players in 3..12 {
        for rounds in [1, 2, 3, 7] {
            for sit_out in [SitOut::Byes, SitOut::Fours, SitOut::TablesOfFour] {
                if let Ok(plan) = SeatingPlan::new(players, rounds, sit_out) {
                    sound(&draw_within(&plan, &Apart::nobody(), 1, &[20_000]).unwrap());
                }
            }
        }
    }
}

#[test]
fn a_seed_draws_the_same_each_time_and_another_draws_otherwise() {
    for (players, rounds) in [(21, 10), (20, 4)] {
        let plan = plan(players, rounds, SitOut::Fours);
        let rounds = |seed| draw(&plan, &Apart::nobody(), seed).unwrap().rounds().to_vec();
        assert_eq!(rounds(7), rounds(7));
        assert_ne!(rounds(7), rounds(8));
    }
}

fn apart(teams: &[&[u16]]) -> Apart {
    let mut apart = Apart::nobody();
    for team in teams {
        apart
            .team(&team.iter().map(|number| EntryNo(*number)).collect::<Vec<_>>())
            .unwrap();
    }
    apart
}

#[test]
fn pairs_kept_apart_never_meet() {
    for (players, rounds) in [(12, 3), (15, 5), (14, 4)] {
        let apart = apart(&[&[1, 2, 3], &[4, 5], &[9, 12]]);
        let schedule = draw(&plan(players, rounds, SitOut::Fours), &apart, 1).unwrap();
        sound(&schedule);
        assert!(
            apart
                .pairs()
                .all(|pair| schedule.meetings().times(pair.one, pair.other) == 0)
        );
    }
    let everybody = apart(&[&[1, 2], &[1, 3], &[1, 4], &[1, 5], &[1, 6], &[1, 7], &[1, 8], &[1, 9]]);
    let refused = draw(&plan(9, 2, SitOut::Fours), &everybody, 1);
    assert_eq!(refused.err(), Some(ApartError::NoTable(EntryNo(1))));
}
