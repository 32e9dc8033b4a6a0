//! What holds for every schedule that is drawn before the start.

use std::collections::BTreeMap;

use proptest::prelude::*;
use talon_tournament::seating::{Bye, Prefer, Schedule, SeatingPlan, draw, lower_bound};
use talon_tournament::{Apart, EntryNo, Round, SitOut};

/// Plans that need no long search, which costs too much without optimization: few rounds, or a design.
fn plans() -> impl Strategy<Value = SeatingPlan> {
    let sizes = prop_oneof![Just(SitOut::Byes), Just(SitOut::Fours), Just(SitOut::TablesOfFour),];
    let few = (14..80_u16, 1..5_u16);
    let by_design = (5..20_u16, 1..40_u16).prop_map(|(third, rounds)| (3 * third, rounds.min(3 * third / 2 - 1)));
    let wishes = prop_oneof![Just(Prefer::Repeats), Just(Prefer::Even)];
    (sizes, wishes, prop_oneof![few, by_design]).prop_filter_map("five", |(sit_out, prefer, (players, rounds))| {
        let rounds = match (sit_out, players % 3) {
            (SitOut::TablesOfFour, _) => rounds.min(1 + players / 16),
            (_, 0) => rounds,
            _ => rounds.min(1 + players / 8),
        };
        SeatingPlan::new(players, rounds, sit_out)
            .ok()
            .map(|plan| plan.preferring(prefer))
    })
}

fn tables(round: &Round) -> impl Iterator<Item = &Vec<EntryNo>> {
    round.tables.iter().map(|table| &table.seats)
}

fn repeats(schedule: &Schedule) -> u64 {
    let mut met: BTreeMap<(EntryNo, EntryNo), u64> = BTreeMap::new();
    for table in schedule.rounds().iter().flat_map(tables) {
        for one in table {
            for other in table.iter().filter(|other| *other > one) {
                *met.entry((*one, *other)).or_default() += 1;
            }
        }
    }
    met.values().map(|times| times - 1).sum()
}

/// The most and the fewest of someone's visits to tables of four, and byes.
fn spreads(schedule: &Schedule) -> [u16; 2] {
    let mut counts = vec![[0_u16; 2]; usize::from(schedule.plan().players())];
    for round in schedule.rounds() {
        for entry in tables(round).filter(|table| table.len() == 4).flatten() {
            counts[usize::from(entry.0) - 1][0] += 1;
        }
        for entry in &round.byes {
            counts[usize::from(entry.0) - 1][1] += 1;
        }
    }
    [0, 1].map(|kind| {
        let of = counts.iter().map(|counts| counts[kind]);
        of.clone().max().unwrap_or(0) - of.min().unwrap_or(0)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_schedule_seats_everyone_once_a_round_and_says_what_its_tables_say(plan in plans(), seed in any::<u64>()) {
        let schedule = draw(&plan, &Apart::nobody(), seed).unwrap();
        prop_assert_eq!(schedule.rounds().len(), usize::from(plan.rounds()));
        for (number, round) in (1..).zip(schedule.rounds()) {
            prop_assert_eq!(round.number, number);
            let mut all: Vec<EntryNo> = tables(round).flatten().chain(&round.byes).copied().collect();
            all.sort_unstable();
            prop_assert_eq!(all, (1..=plan.players()).map(EntryNo).collect::<Vec<_>>());
            let of = |seats: usize| tables(round).filter(|table| table.len() == seats).count();
            prop_assert_eq!((of(3), of(4)), (usize::from(plan.threes()), usize::from(plan.fours())));
            prop_assert_eq!(round.byes.len(), usize::from(plan.byes()));
            let places: Vec<u16> = round.tables.iter().map(|table| table.number).collect();
            prop_assert_eq!(places, (1..=plan.threes() + plan.fours()).collect::<Vec<_>>());
        }
        prop_assert_eq!(schedule.repeats(), repeats(&schedule));
        prop_assert!(schedule.repeats() >= lower_bound(&plan).repeats);
        prop_assert!(schedule.seat_spread() <= 1);
        if plan.fours() == 0 && plan.byes() == 0 {
            prop_assert_eq!(schedule.seat_spread(), u16::from(!plan.rounds().is_multiple_of(3)));
        }
        let [visits, byes] = spreads(&schedule);
        prop_assert!(byes <= 1);
        let saves = schedule.other().is_some_and(|other| other.repeats > schedule.repeats());
        prop_assert!(visits <= 1 || plan.prefer() == Prefer::Repeats && saves, "{:?}", plan);
        prop_assert_eq!(visits, schedule.visit_spread());
        let again = |bye: &Bye| usize::from(bye.round - 1) * usize::from(plan.byes()) + 2 > usize::from(plan.players());
        prop_assert!(schedule.byes().iter().filter(|bye| bye.before > 0).all(again));
    }

    #[test]
    fn the_same_seed_draws_the_same_schedule(plan in plans(), seed in any::<u64>()) {
        let first = draw(&plan, &Apart::nobody(), seed).unwrap();
        let second = draw(&plan, &Apart::nobody(), seed).unwrap();
        prop_assert_eq!(first.rounds(), second.rounds());
    }

    #[test]
    fn at_tables_of_three_a_design_leaves_no_repeat(third in 5..30_u16, part in 0.0..1.0_f64, seed in any::<u64>()) {
        let players = 3 * third;
        let most = if players > 60 { third - 1 } else { (players - 1) / 2 };
        let rounds = 1 + (f64::from(most - 1) * part) as u16;
        let plan = SeatingPlan::new(players, rounds, SitOut::Fours).unwrap();
        prop_assert_eq!(draw(&plan, &Apart::nobody(), seed).unwrap().repeats(), 0);
    }
}
