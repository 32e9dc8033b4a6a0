//! How long a rating list takes: `cargo bench --bench ratings`. 100,000 tables of three among 3,000 people are rated
//! one after the other, beside the library that rates one table in a bare loop; then the last table and the first one
//! are corrected. The middle of a few runs of each.

// The result goes to the caller.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use talon_rules::chance::Chance;
use talon_tournament::rating::{Book, Method, PlayerNo, RatedSeat, RatedSource, RatedTable, Rating, When, weng_lin};

const TABLES: u32 = 100_000;
const PLAYERS: usize = 3_000;
const TABLES_A_TOURNAMENT: u32 = 28;
const TOURNAMENTS_A_PERIOD: u32 = 12;
const RUNS: usize = 7;

/// Tables of tournaments, one after the other, with people and places by chance.
fn tables() -> Vec<RatedTable> {
    let mut chance = Chance::of(1, 1);
    (0..TABLES).map(|number| table(number, &mut chance)).collect()
}

fn table(number: u32, chance: &mut Chance) -> RatedTable {
    let tournament = number / TABLES_A_TOURNAMENT;
    let inside = number % TABLES_A_TOURNAMENT;
    let first = chance.below(PLAYERS);
    let seat = |place: usize| RatedSeat {
        player: Some(PlayerNo(((first + place * 701) % PLAYERS) as u32)),
        place: place + 1,
        score: 40 - 40 * place as i64,
    };
    RatedTable {
        when: When {
            period: tournament / TOURNAMENTS_A_PERIOD,
            start: i64::from(tournament),
            source: RatedSource::Tournament(i64::from(tournament)),
            round: (inside / 7) as u16 + 1,
            table: (inside % 7) as u16 + 1,
        },
        seats: (0..3).map(seat).collect(),
        bula: 60,
    }
}

fn rebuilt(tables: &[RatedTable]) -> Book {
    let mut book = Book::new(Method::WengLin);
    for table in tables {
        book.enter(table.clone());
    }
    book
}

/// What no list can do without: each table rated with the ratings that its people have.
fn bare(tables: &[RatedTable]) -> Vec<Rating> {
    let mut ratings = vec![Rating::default(); PLAYERS];
    for table in tables {
        let at: Vec<usize> = table.seats.iter().map(|seat| seat.player.unwrap().0 as usize).collect();
        let before: Vec<Rating> = at.iter().map(|at| ratings[*at]).collect();
        let places: Vec<usize> = table.seats.iter().map(|seat| seat.place).collect();
        for (at, after) in at.iter().zip(weng_lin(&before, &places)) {
            ratings[*at] = after;
        }
    }
    ratings
}

/// The same table with its first two places exchanged.
fn corrected(table: &RatedTable) -> RatedTable {
    let mut table = table.clone();
    table.seats[0].place = 2;
    table.seats[1].place = 1;
    table
}

fn middle(mut act: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let begin = Instant::now();
            act();
            begin.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[RUNS / 2]
}

fn main() {
    let tables = tables();
    let loop_alone = middle(|| {
        black_box(bare(black_box(&tables)));
    });
    println!("{TABLES} tables in a bare loop               {loop_alone:>10.2?}");
    let all = middle(|| {
        black_box(rebuilt(black_box(&tables)));
    });
    let ratio = all.as_secs_f64() / loop_alone.as_secs_f64();
    println!("the list of them, each kept to be taken back {all:>10.2?}   {ratio:.2} x");
    let mut book = rebuilt(&tables);
    for (what, table) in [
        ("the last table", tables.last().unwrap()),
        ("the first table", &tables[0]),
    ] {
        let mut is_corrected = false;
        let mut count = 0;
        let one = middle(|| {
            is_corrected = !is_corrected;
            let entered = if is_corrected { corrected(table) } else { table.clone() };
            count = book.enter(entered);
        });
        let ratio = one.as_secs_f64() / all.as_secs_f64();
        println!("{what} corrected, {count} rated again {one:>10.2?}   {ratio:.6} x the whole");
    }
}
