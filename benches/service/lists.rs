//! The first page of the list of hands under filters that many, few and no hands fit, where so many hands are stored:
//! each beside the list without a filter.

use std::time::Instant;

use chrono::{Days, NaiveDate};
use serde_json::{Value, json};
use talon_rules::games::ulti::Variant;
use talon_samples::generate::ulti::{generate_hand, record_line};
use talon_store::hands::{HandFilter, Page, PlayedAs, Sight, count as hands_stored, list};
use talon_store::{Store, search_key};

use super::bulk::{club, import};
use super::database::Databases;
use super::{RUNS, median};

/// Hands of one upload.
const UPLOAD: u64 = 10_000;
const PAGE: usize = 50;
const HANDS_OF_SESSION: u64 = 30;
const DAYS: u64 = 3_000;
const PEOPLE: u64 = 1_000;
const EVENTS: u64 = 200;
const FIRST_DAY: NaiveDate = NaiveDate::from_ymd_opt(2018, 1, 1).expect("a day");

/// Measures where so many hands are stored, and tells.
pub fn measure(count: u64) {
    on_database("SQLite", &Databases::sqlite().address(0), count);
    match std::env::var("TALON_TEST_PG") {
        Ok(server) => on_database("PostgreSQL", &Databases::postgres(&server).address(0), count),
        Err(_) => println!("PostgreSQL: no server is named by TALON_TEST_PG"),
    }
}

/// The same in a database that stays, to be measured again without storing.
pub fn measure_in(address: &str, count: u64) {
    on_database(address, address, count);
}

fn on_database(name: &str, address: &str, count: u64) {
    let store = Store::open(address).expect("a database");
    let mut stored = store.read(|db| hands_stored(db, None)).expect("a count") as u64;
    let mut seconds = 0.0;
    while stored < count {
        let last = count.min(stored + UPLOAD);
        let text: String = (stored..last).map(|number| line(number) + "\n").collect();
        let began = Instant::now();
        import(&store, &text, last - stored, 0);
        seconds += began.elapsed().as_secs_f64();
        stored = last;
    }
    println!("\n{name}: {count} hands, imported in {seconds:.0} s");
    told_of(&store);
}

/// Measures the first page under each filter.
pub fn told_of(store: &Store) {
    let sight = Sight {
        clubs: vec![club(store).id],
        ..Sight::default()
    };
    let mut unfiltered = None;
    for Named { what, filter } in filters() {
        let mut found = 0;
        let micros = median(Vec::from_iter((0..RUNS).map(|_| {
            let start = Instant::now();
            let slice = store
                .read(|db| list(db, &sight, &filter, Page::First, PAGE))
                .expect("a list");
            found = slice.hands.len();
            start.elapsed().as_secs_f64() * 1e6
        })));
        let ratio = micros / *unfiltered.get_or_insert(micros);
        println!("  {what:55} {found:3} hands {micros:9.0} us, {ratio:6.2} x no filter");
    }
}

/// A hand of three of the people, on one of the days.
fn line(number: u64) -> String {
    let generated = record_line(&generate_hand(3, number, &Variant::default()));
    let mut record: Value = serde_json::from_str(&generated).expect("a record");
    for (place, seat) in (1..).zip(["A", "B", "C"]) {
        let person = number.wrapping_mul(place * 2_654_435_761) % PEOPLE;
        record["players"][seat]["name"] = json!(format!("Player {person:03} {seat}"));
    }
    let session = number / HANDS_OF_SESSION;
    record["source"]["event"] = json!(format!("Evening {:03}", session % EVENTS));
    record["source"]["date"] = json!(day(session % DAYS).to_string());
    record["source"]["session"] = json!(format!("evening-{session}"));
    record.to_string()
}

fn day(number: u64) -> NaiveDate {
    FIRST_DAY + Days::new(number)
}

/// A filter with a word for it.
struct Named {
    what: &'static str,
    filter: HandFilter,
}

/// By who played.
fn of_people() -> Vec<Named> {
    let all = HandFilter::default;
    vec![
        Named {
            what: "player: one of a thousand",
            filter: HandFilter {
                player_key: key("Player 123"),
                ..all()
            },
        },
        Named {
            what: "player as declarer, lost",
            filter: HandFilter {
                player_key: key("Player 123"),
                played_as: Some(PlayedAs::Declarer),
                made: Some(false),
                ..all()
            },
        },
        Named {
            what: "player: nobody",
            filter: HandFilter {
                player_key: key("zzz"),
                ..all()
            },
        },
    ]
}

/// By where and when it was played.
fn of_tournaments() -> Vec<Named> {
    let all = HandFilter::default;
    vec![
        Named {
            what: "source: one of two hundred",
            filter: HandFilter {
                source_key: key("evening 123"),
                ..all()
            },
        },
        Named {
            what: "source: none",
            filter: HandFilter {
                source_key: key("zzz"),
                ..all()
            },
        },
        Named {
            what: "days: one of three thousand",
            filter: HandFilter {
                played_from: Some(day(500)),
                played_to: Some(day(500)),
                ..all()
            },
        },
        Named {
            what: "days before all",
            filter: HandFilter {
                played_to: Some(NaiveDate::from_ymd_opt(1990, 1, 1).expect("a day")),
                ..all()
            },
        },
    ]
}

/// By what was played and how it ended.
fn of_play() -> Vec<Named> {
    let all = HandFilter::default;
    vec![
        Named {
            what: "contract and lost",
            filter: HandFilter {
                contract: Some("simple".to_owned()),
                made: Some(false),
                ..all()
            },
        },
        Named {
            what: "contract that nobody played",
            filter: HandFilter {
                contract: Some("zzz".to_owned()),
                ..all()
            },
        },
        Named {
            what: "rare component, won",
            filter: HandFilter {
                component: Some(("durchmars".to_owned(), Some(true))),
                ..all()
            },
        },
        Named {
            what: "kontra: at least three times",
            filter: HandFilter {
                kontra_min: Some(3),
                ..all()
            },
        },
        Named {
            what: "the other game",
            filter: HandFilter {
                game: Some("preferans".to_owned()),
                ..all()
            },
        },
    ]
}

/// None, one thing each, and several at once.
fn filters() -> Vec<Named> {
    let no_filter = Named {
        what: "no filter",
        filter: HandFilter::default(),
    };
    let several = Named {
        what: "player and contract and kontra and source",
        filter: HandFilter {
            player_key: key("player 7"),
            contract: Some("simple".to_owned()),
            kontra_min: Some(2),
            source_key: key("evening 1"),
            ..HandFilter::default()
        },
    };
    let mut filters = vec![no_filter];
    filters.extend(of_people());
    filters.extend(of_tournaments());
    filters.extend(of_play());
    filters.push(several);
    filters
}

fn key(part: &str) -> Option<String> {
    Some(search_key(part))
}
