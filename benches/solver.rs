//! What answers cost: `cargo bench --bench solver` counts nodes on the seeded list and says how many a second that is;
//! `cargo bench --bench solver -- hands 1000` analyses so many whole hands, every ply and every legal card,
//! `-- uniform 1000` the same of uniform deals played at random, trump being the declarer's longest suit,
//! `-- choices 100` looks for the best two cards to lay away and for the contracts that could be made, and
//! `-- endings 20000` holds so many endings against the plain search.

// A broken setup may end a run, and the result goes to the caller.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../tests/solver/agree.rs"]
mod agree;
#[path = "../tests/solver/brute.rs"]
mod brute;
#[path = "../tests/solver/deals.rs"]
mod deals;
#[path = "../tests/solver/list.rs"]
mod list;
#[path = "../tests/solver/pay.rs"]
mod pay;
#[path = "../tests/solver/preferans.rs"]
mod preferans;
#[path = "../tests/solver/ulti.rs"]
mod ulti;

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use talon_rules::cards::Card;
use talon_rules::chance::Chance;
use talon_rules::games::Game;
use talon_rules::games::preferans::{Action as Deed, Preferans};
use talon_rules::games::ulti::{Action, Ulti, Variant};
use talon_samples::generate::preferans::GeneratedHand;
use talon_samples::generate::ulti::generate_hand;
use talon_solver::{Budget, Objective, Position, Solver, position_at};

use list::ROWS;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse().ok());
    match words.first().map(String::as_str) {
        Some("hands") => hands(number(1).unwrap_or(100)),
        Some("uniform") => uniform(number(1).unwrap_or(100)),
        Some("choices") => choices(number(1).unwrap_or(100)),
        Some("endings") => endings(number(1).unwrap_or(2_000) as u64),
        _ => rows(number(0).unwrap_or(40)),
    }
}

/// Processor time of this thread where the system tells it, which other programs do not lengthen; else the clock.
#[derive(Debug, Clone, Copy)]
struct Timer {
    used: Option<Duration>,
    begun: Instant,
}

impl Timer {
    fn start() -> Timer {
        Timer {
            used: used(),
            begun: Instant::now(),
        }
    }

    fn elapsed(self) -> Duration {
        match (self.used, used()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.begun.elapsed(),
        }
    }
}

fn used() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// Median, 90th percentile and worst.
fn spread(nodes: &mut [u64]) -> String {
    nodes.sort_unstable();
    let last = nodes.len() - 1;
    format!(
        "{:>9} {:>9} {:>9}",
        nodes[nodes.len() / 2],
        nodes[nodes.len() * 9 / 10],
        nodes[last]
    )
}

fn rows(count: usize) {
    let mut solver = Solver::default();
    let stop = AtomicBool::new(false);
    println!(
        "{:<22} {:<6} {:>9} {:>9} {:>9}   Mn/s  all/root",
        "value at the root", "", "median", "90 %", "worst"
    );
    for row in &ROWS {
        for shaped in [false, true] {
            let positions: Vec<Position> = row
                .deals(count, shaped)
                .iter()
                .map(|dealt| row.position(dealt))
                .collect();
            let (mut nodes, mut all) = (Vec::new(), 0);
            for position in &positions {
                let objective = position.objective(row.objective).unwrap();
                nodes.push(solver.value(position, objective, &Budget::ENDLESS, &stop).unwrap().1);
                all += solver
                    .solve(position, objective, &Budget::ENDLESS, &stop)
                    .unwrap()
                    .nodes;
            }
            let sum: u64 = nodes.iter().sum();
            let speed = speed(row.objective, &positions, &mut solver);
            let kind = if shaped { "shaped" } else { "random" };
            let more = all as f64 / sum as f64;
            println!(
                "{:<22} {kind} {}   {speed:>4.1}  {more:.2}",
                row.name,
                spread(&mut nodes)
            );
        }
    }
}

/// Million nodes a second over all these positions, asked again and again for a while: the system counts in steps of
/// some milliseconds.
fn speed(objective: &str, positions: &[Position], solver: &mut Solver) -> f64 {
    let (stop, begun, mut nodes) = (AtomicBool::new(false), Timer::start(), 0);
    while begun.elapsed() < Duration::from_millis(400) {
        for position in positions {
            let objective = position.objective(objective).unwrap();
            nodes += solver.value(position, objective, &Budget::ENDLESS, &stop).unwrap().1;
        }
    }
    nodes as f64 / begun.elapsed().as_secs_f64() / 1e6
}

/// A hand from its first to its last card: positions, and the cards that were played.
type Record = (Vec<Position>, Vec<Card>);

fn of_ulti(number: u64) -> Option<Record> {
    let made = generate_hand(5, number, &Variant::default());
    let mut hand = Ulti::new(&made.deal, &made.variant);
    let mut record = (Vec::new(), Vec::new());
    for (seat, action) in &made.actions {
        if let Action::Play(card) = action {
            record.0.push(position_at(&hand).ok()?);
            record.1.push(*card);
        }
        hand.apply(*seat, *action).unwrap();
    }
    Some(record)
}

fn of_preferans(made: &GeneratedHand) -> Option<Record> {
    let mut hand = Preferans::new(&made.deal, &made.before, &made.variant);
    let mut record = (Vec::new(), Vec::new());
    for (seat, action) in &made.actions {
        if let Deed::Play(card) = action {
            record.0.push(position_at(&hand).ok()?);
            record.1.push(*card);
        }
        hand.apply(*seat, *action).unwrap();
    }
    Some(record)
}

/// Generated hands of both games, as many of each as were played.
fn hands(count: usize) {
    println!("every ply, every legal card: nodes, then milliseconds");
    let played = |record: &Record| !record.0.is_empty();
    let ulti = (0..).filter_map(of_ulti).filter(played).take(count);
    whole("Ulti, settlement", ulti, Objective::Settlement);
    let made = talon_samples::generate::preferans::hands(5, &Default::default());
    let preferans: Vec<Record> = made
        .filter_map(|made| of_preferans(&made))
        .filter(played)
        .take(count)
        .collect();
    whole("Preferans, tricks", preferans.clone().into_iter(), Objective::Tricks);
    whole("Preferans, sheet", preferans.into_iter(), Objective::Sheet);
}

/// Uniform deals whose declarer has the longest suit as trump, each card any legal one.
fn uniform(count: usize) {
    println!("every ply, every legal card: nodes, then microseconds");
    for (name, objective) in [
        ("settlement of Simple", Objective::Settlement),
        ("Preferans in trumps", Objective::Tricks),
    ] {
        let row = ROWS.iter().find(|row| row.name == name).unwrap();
        let deals = row.deals(count, false).into_iter().zip(0..);
        whole(name, deals.map(|(dealt, number)| row.played(&dealt, number)), objective);
    }
}

fn whole(name: &str, records: impl Iterator<Item = Record>, objective: Objective) {
    let mut solver = Solver::default();
    let stop = AtomicBool::new(false);
    let (mut nodes, mut micros) = (Vec::new(), Vec::new());
    let (mut roots, mut alls) = (0, 0);
    for (plies, played) in records {
        roots += solver.value(&plies[0], objective, &Budget::ENDLESS, &stop).unwrap().1;
        alls += solver
            .solve(&plies[0], objective, &Budget::ENDLESS, &stop)
            .unwrap()
            .nodes;
        let begun = Timer::start();
        let analysis = solver.hand(&plies, &played, &[objective], &Budget::ENDLESS, &stop);
        micros.push(begun.elapsed().as_micros() as u64);
        assert!(analysis.complete);
        nodes.push(analysis.nodes);
    }
    let sum: u64 = nodes.iter().sum();
    let [by_root, by_all] = [roots, alls].map(|less| sum as f64 / less as f64);
    println!(
        "{name:<20} {}   microseconds {}",
        spread(&mut nodes),
        spread(&mut micros)
    );
    println!(
        "{:<20} {by_root:.2} times the root, {by_all:.2} times all cards at the root",
        ""
    );
}

/// The best two cards to lay away, and the contracts that could be made, of so many hands of both games.
fn choices(count: usize) {
    println!("of each hand: nodes, then microseconds");
    let played = |record: &Record| !record.0.is_empty();
    let ulti = (0..).filter_map(of_ulti).filter(played).take(count).collect();
    chosen("Ulti", ulti, Objective::Settlement);
    let made = talon_samples::generate::preferans::hands(5, &Default::default());
    let preferans = made
        .filter_map(|made| of_preferans(&made))
        .filter(played)
        .take(count)
        .collect();
    chosen("Preferans", preferans, Objective::Tricks);
}

fn chosen(game: &str, records: Vec<Record>, objective: Objective) {
    let mut solver = Solver::default();
    let stop = AtomicBool::new(false);
    let mut spent = [const { (Vec::new(), Vec::new()) }; 2];
    for (plies, _) in records {
        let begun = Timer::start();
        if let Some(found) = solver.discards(&plies[0], objective, &Budget::ENDLESS, &stop) {
            assert!(found.complete);
            spent[0].0.push(found.nodes);
            spent[0].1.push(begun.elapsed().as_micros() as u64);
        }
        let begun = Timer::start();
        let found = solver.contracts(&plies[0], &Budget::ENDLESS, &stop);
        assert!(found.complete && !found.list.is_empty());
        spent[1].0.push(found.nodes);
        spent[1].1.push(begun.elapsed().as_micros() as u64);
    }
    for (what, (mut nodes, mut micros)) in ["two cards", "contracts"].into_iter().zip(spent) {
        println!("{game:<10} {what:<10} {}   {}", spread(&mut nodes), spread(&mut micros));
    }
}

/// Endings of two to five tricks of both games, under options, levels, marriages and sheets of all kinds.
fn endings(count: u64) {
    let mut solver = Solver::new(1 << 12);
    let mut asked = 0;
    for number in 0..count {
        let size = 2 + number as usize % 4;
        asked += preferans::one(&mut Chance::of(31, number), &mut solver, size);
        asked += ulti::one(&mut Chance::of(32, number), &mut solver, size);
    }
    println!("{count} endings of each game, {asked} questions: no difference");
}
