//! What has to be reached: the proved minima, the rounds without a repeat, the stored schedules, and in small
//! tournaments what an exhaustive search says.

use super::*;
use crate::SitOut;
use crate::seating::{known, outlook, stored};

/// Rounds without a repeat where those left over sit out.
const BYES: [(u16, u16); 11] = [
    (10, 4),
    (11, 5),
    (13, 6),
    (14, 7),
    (16, 7),
    (17, 8),
    (19, 9),
    (20, 9),
    (22, 10),
    (23, 11),
    (25, 11),
];

/// Players and rounds without a repeat that are reached with tables of four for those who are left.
const REACHED: [(u16, u16); 16] = [
    (10, 1),
    (11, 1),
    (13, 4),
    (14, 4),
    (16, 6),
    (17, 5),
    (19, 7),
    (20, 6),
    (22, 8),
    (23, 8),
    (25, 9),
    (26, 9),
    (28, 11),
    (29, 10),
    (31, 12),
    (32, 12),
];

fn plan(players: u16, rounds: u16, sit_out: SitOut) -> SeatingPlan {
    SeatingPlan::new(players, rounds, sit_out).unwrap()
}

fn repeats(plan: &SeatingPlan) -> u64 {
    draw(plan, &Apart::nobody(), 1).unwrap().repeats()
}

#[test]
fn every_proved_minimum_is_reached() {
    for (players, rounds, fewest) in known::PROVED {
        let schedule = draw(&plan(players, rounds, SitOut::Fours), &Apart::nobody(), 1).unwrap();
        assert_eq!(schedule.repeats(), fewest, "{players} players, {rounds} rounds");
        assert_ne!(
            schedule.why_repeats(),
            Some(WhyRepeats::BestFound),
            "{players} players, {rounds} rounds"
        );
    }
}

#[test]
fn as_many_rounds_as_known_pass_without_a_repeat() {
    for (players, rounds) in BYES {
        assert_eq!(
            repeats(&plan(players, rounds, SitOut::Byes)),
            0,
            "{players} players, {rounds} rounds, byes"
        );
    }
    for (players, rounds) in REACHED {
        assert_eq!(
            repeats(&plan(players, rounds, SitOut::Fours)),
            0,
            "{players} players, {rounds} rounds"
        );
    }
}

#[test]
fn every_stored_schedule_is_sound_and_has_the_repeats_that_its_line_says() {
    let lines = stored::STORED.lines().filter(|line| !line.starts_with('#'));
    let mut said = BTreeMap::new();
    for line in lines {
        let (key, rest) = line.split_once('=').unwrap();
        let even = key.trim_end().ends_with("even");
        let numbers: Vec<u16> = key
            .split_whitespace()
            .filter_map(|number| number.parse().ok())
            .collect();
        let [players, threes, fours, rounds] = numbers[..] else {
            panic!("{key}")
        };
        let ways = [SitOut::Byes, SitOut::Fours, SitOut::TablesOfFour];
        let plans = ways
            .into_iter()
            .filter_map(|sit_out| SeatingPlan::new(players, rounds, sit_out).ok());
        let prefer = if even { Prefer::Even } else { Prefer::Repeats };
        let plan = plans
            .into_iter()
            .find(|plan| (plan.threes(), plan.fours()) == (threes, fours))
            .expect(key);
        let plan = plan.preferring(prefer);
        let repeats: u64 = rest.split_once(':').unwrap().0.trim().parse().unwrap();
        let schedule = draw(&plan, &Apart::nobody(), 1).unwrap();
        assert_eq!(schedule.origin(), Origin::Stored, "{key}");
        assert_eq!(schedule.repeats(), repeats, "{key}");
        assert_eq!(outlook(&plan), Some(schedule.outlook()), "{key}");
        sound(&schedule);
        let uneven = plan.is_mixed() && schedule.visit_spread() > 1;
        assert!(!even || !uneven, "{key}");
        assert!(
            said.insert((numbers, even), (repeats, uneven)).is_none(),
            "twice: {key}"
        );
    }
    for ((key, even), (repeats, uneven)) in &said {
        let other = said.get(&(key.clone(), !even));
        // Anyone who wants even visits finds a line for them, and it is there because it costs repeats.
        assert!(
            *even || !uneven || other.is_some_and(|other| other.0 >= *repeats),
            "{key:?}"
        );
        assert!(!even || other.is_some_and(|other| other.1), "{key:?}");
    }
    assert!(said.len() > 150, "{}", said.len());
}

/// Players, rounds, what happens to those left over, and the fewest repeats that are known.
const BEST: [(u16, u16, SitOut, u64); 4] = [
    (20, 11, SitOut::Byes, 9),
    (22, 11, SitOut::Byes, 7),
    (13, 5, SitOut::Fours, 3),
    (24, 12, SitOut::Byes, 12),
];

#[test]
fn the_best_known_schedules_are_reached() {
    for (players, rounds, sit_out, best) in BEST {
        let found = repeats(&plan(players, rounds, sit_out));
        assert!(found <= best, "{players} players, {rounds} rounds: {found}");
    }
}

/// All ways to fill the tables of a round.
fn rounds(free: &[u16], threes: u16, fours: u16) -> Vec<Lineup> {
    let Some((first, rest)) = free.split_first() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    if free.len() > usize::from(3 * threes + 4 * fours) {
        all.extend(rounds(rest, threes, fours));
    }
    for (size, left) in [(3, threes), (4, fours)] {
        if left == 0 {
            continue;
        }
        for mask in 0_u32..1 << rest.len() {
            if mask.count_ones() != size - 1 {
                continue;
            }
            let of = |taken: bool| {
                rest.iter()
                    .enumerate()
                    .filter(move |(at, _)| (mask >> at & 1 == 1) == taken)
                    .map(|(_, one)| *one)
            };
            let table: Vec<u16> = [*first].into_iter().chain(of(true)).collect();
            let others: Vec<u16> = of(false).collect();
            let (threes, fours) = if size == 3 {
                (threes - 1, fours)
            } else {
                (threes, fours - 1)
            };
            for mut round in rounds(&others, threes, fours) {
                round.push(table.clone());
                all.push(round);
            }
        }
    }
    all
}

/// The fewest repeats of all schedules that go on from these rounds, byes spread evenly after each.
fn fewest(all: &[Lineup], drawn: &mut Vec<usize>, plan: &SeatingPlan, met: &mut Vec<u16>, so_far: u64, best: &mut u64) {
    if drawn.len() == usize::from(plan.rounds()) {
        *best = so_far.min(*best);
        return;
    }
    let players = usize::from(plan.players());
    // Which round comes first does not matter, as anyone may be anyone; and without byes none of the order does.
    let from = if plan.byes() == 0 {
        drawn.last().copied().unwrap_or(0)
    } else {
        0
    };
    let to = if drawn.is_empty() { 1 } else { all.len() };
    for next in from..to {
        drawn.push(next);
        let sat = |player: u16| {
            drawn
                .iter()
                .filter(|round| all[**round].concat().contains(&player))
                .count()
        };
        let even = plan.byes() == 0 || {
            let sat: Vec<usize> = (0..plan.players()).map(sat).collect();
            sat.iter().max().unwrap() - sat.iter().min().unwrap() <= 1
        };
        if even {
            let pairs = all[next].iter().flat_map(|table| {
                table
                    .iter()
                    .enumerate()
                    .flat_map(|(at, one)| table[at + 1..].iter().map(|other| (*one, *other)))
            });
            let cells: Vec<usize> = pairs
                .map(|(a, b)| usize::from(a.min(b)) * players + usize::from(a.max(b)))
                .collect();
            let repeats = cells.iter().filter(|cell| met[**cell] > 0).count() as u64;
            if so_far + repeats < *best {
                cells.iter().for_each(|cell| met[*cell] += 1);
                fewest(all, drawn, plan, met, so_far + repeats, best);
                cells.iter().for_each(|cell| met[*cell] -= 1);
            }
        }
        drawn.pop();
    }
}

#[test]
fn in_small_tournaments_no_schedule_at_all_has_fewer_repeats() {
    for (players, rounds_max, sit_out) in [
        (4, 5, SitOut::Byes),
        (5, 4, SitOut::Byes),
        (6, 4, SitOut::Fours),
        (7, 3, SitOut::Fours),
        (7, 3, SitOut::Byes),
        (8, 3, SitOut::Fours),
        (8, 2, SitOut::Byes),
        (9, 2, SitOut::Fours),
        (10, 1, SitOut::Fours),
    ] {
        for number in 1..=rounds_max {
            let plan = plan(players, number, sit_out);
            let players: Vec<u16> = (0..players).collect();
            let all = rounds(&players, plan.threes(), plan.fours());
            let mut best = u64::MAX;
            fewest(
                &all,
                &mut Vec::new(),
                &plan,
                &mut vec![0; players.len().pow(2)],
                0,
                &mut best,
            );
            assert_eq!(repeats(&plan), best, "{plan:?}");
        }
    }
}
