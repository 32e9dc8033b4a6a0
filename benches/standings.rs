//! How long standings take: `cargo bench --bench standings`. A tournament of 120 entries and 15 rounds, one of the same
//! size in which everything is tied, one of boards, and a league of 200 players and 40 tournaments; the middle of many
//! runs of each.

// The result goes to the caller.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use talon_rules::chance::Chance;
use talon_tournament::league::{
    Counting, Finish, Season, SeasonPlayer, SeasonProfile, Unit, UnitPoints, UnitResult, UnitToCome,
};
use talon_tournament::points::Scheme;
use talon_tournament::standings::{
    BoardScore, EntrySpan, Facts, PlayedRound, Profile, SeatResult, TableOutcome, TableResult, TieBreak, standings,
};
use talon_tournament::{EntryNo, Exact, Round, Table};

const ENTRIES: u16 = 120;
const ROUNDS: u16 = 15;
const PLAYERS: usize = 200;
const EVENTS: usize = 40;
const RUNS: usize = 51;

/// A tournament in tables of three; `score` says what the first two of a table have, the third has what they lost.
fn tournament(boards: usize, mut score: impl FnMut(&mut Chance) -> (i64, i64)) -> Facts {
    let mut chance = Chance::of(1, 1);
    let rounds = (1..=ROUNDS)
        .map(|number| {
            let mut seats: Vec<EntryNo> = (1..=ENTRIES).map(EntryNo).collect();
            chance.shuffle(&mut seats);
            let tables: Vec<Table> = seats
                .chunks(3)
                .zip(1..)
                .map(|(seats, number)| Table {
                    number,
                    seats: seats.to_vec(),
                })
                .collect();
            let results = tables
                .iter()
                .map(|table| {
                    let (first, second) = score(&mut chance);
                    let raw = [first, second, -first - second];
                    let seats = raw.map(|raw| SeatResult {
                        boards: (0..boards).map(|_| BoardScore::Raw(chance.below(40) as i64)).collect(),
                        ..SeatResult::of(raw)
                    });
                    TableResult {
                        table: table.number,
                        outcome: TableOutcome::Played(seats.to_vec()),
                    }
                })
                .collect();
            PlayedRound {
                drawn: Round {
                    number,
                    byes: Vec::new(),
                    tables,
                },
                results,
            }
        })
        .collect();
    Facts {
        entries: (1..=ENTRIES).map(|number| EntrySpan::new(EntryNo(number))).collect(),
        rounds,
        ..Facts::default()
    }
}

fn season() -> Season {
    let mut chance = Chance::of(2, 1);
    let result = |player: usize, chance: &mut Chance| {
        let rank = chance.below(PLAYERS) + 1;
        let points = Exact::ratio(100 * (PLAYERS - rank + 1) as i64, 7).unwrap();
        chance.happens(0.7).then_some(UnitResult {
            player,
            finish: Finish::Ranked(rank),
            raw: points.clone(),
            points,
            tables: 4,
        })
    };
    let units = (0..EVENTS)
        .map(|_| Unit::of((0..PLAYERS).filter_map(|player| result(player, &mut chance)).collect()))
        .collect();
    let member = SeasonPlayer {
        is_guest: false,
        carried: Exact::zero(),
        lot: 0,
    };
    Season {
        profile: SeasonProfile {
            points: UnitPoints::Own,
            counting: Counting::Best { n: 20 },
            minimum: 5,
            ..SeasonProfile::default()
        },
        players: vec![member; PLAYERS],
        units,
        adjustments: Vec::new(),
        playoffs: Vec::new(),
    }
}

/// What the table of a season cannot do without: the sum of its cells, and their order.
fn plain(season: &Season) -> Vec<Exact> {
    let mut totals = vec![Exact::zero(); season.players.len()];
    for result in season.units.iter().flat_map(|unit| &unit.results) {
        totals[result.player] = &totals[result.player] + &result.points;
    }
    totals.sort();
    totals
}

/// The middle of many runs.
fn middle(mut run: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[RUNS / 2]
}

fn main() {
    let usual = Profile::default();
    let whole = Profile {
        chain: TieBreak::ALL.to_vec(),
        ..Profile::default()
    };
    let boards = Profile {
        scheme: Scheme::Matchpoints,
        ..Profile::default()
    };
    let random = |chance: &mut Chance| (chance.below(200) as i64 - 100, chance.below(200) as i64 - 100);
    let evening = tournament(0, random);
    let tied = tournament(0, |_| (0, 0));
    let duplicate = tournament(9, random);
    let season = season();
    let of = |facts: &Facts, profile: &Profile| {
        middle(|| {
            black_box(standings(black_box(facts), profile, ROUNDS).unwrap());
        })
    };
    println!(
        "{ENTRIES} entries x {ROUNDS} rounds, usual chain       {:>10.2?}",
        of(&evening, &usual)
    );
    println!(
        "{ENTRIES} entries x {ROUNDS} rounds, every tie-break    {:>10.2?}",
        of(&evening, &whole)
    );
    println!(
        "{ENTRIES} entries x {ROUNDS} rounds, everything tied    {:>10.2?}",
        of(&tied, &usual)
    );
    println!(
        "{ENTRIES} entries x {ROUNDS} rounds of 9 boards         {:>10.2?}",
        of(&duplicate, &boards)
    );
    let sum = middle(|| {
        black_box(plain(black_box(&season)));
    });
    println!("{PLAYERS} x {EVENTS} cells added up and sorted       {sum:>10.2?}");
    let league = middle(|| {
        black_box(black_box(&season).table().unwrap());
    });
    println!("the season of {PLAYERS} players x {EVENTS} units    {league:>10.2?}");
    let mut by_place = season.clone();
    by_place.profile.points = UnitPoints::usual();
    for unit in &mut by_place.units {
        unit.points = Some(UnitPoints::Own);
    }
    let to_come = UnitToCome {
        entries: 40,
        weight: Exact::from(1),
        is_bonus: false,
        group: None,
        points: None,
    };
    let bounds = vec![to_come.clone(); 5];
    let outlook = middle(|| {
        black_box(by_place.outlook(&bounds).unwrap());
    });
    println!("its outlook with 5 units to come          {outlook:>10.2?}");
    let exact = middle(|| {
        black_box(by_place.last_unit(&to_come).unwrap());
    });
    println!("its exact outlook with one unit to come   {exact:>10.2?}");
}
