//! Bulk import beside bare inserts of the same rows into the same tables (S1 and S4 on SQLite, S3 on the PostgreSQL
//! server that `TALON_TEST_PG` names), the same file again (S2), and a file of faulty records beside a clean one (W6).
//! Every quantity is told by the clock and by the processor time of this process; a server's own time is in the first
//! only.

use std::fmt::Write as _;
use std::time::Instant;

use chrono::{TimeZone, Utc};
use talon_records::json::Limits;
use talon_records::normal::Writer;
use talon_records::stream::{Body, Hint, Splitter};
use talon_records::{Options, Reader};
use talon_rules::games::ulti::Variant;
use talon_samples::generate::ulti::{generate_hand, record_line};
use talon_service::Actor;
use talon_service::import_hands::{self, Choices, Request};
use talon_store::clubs::Club;
use talon_store::imports::{Counts, Import};
use talon_store::{Moment, Store, clubs};

use super::database::Databases;
use super::rows::{Rows, Target};
use super::{RUNS, cpu_seconds, median};

const RECORDS: u64 = 10_000;
/// Faulty records of one file that are tried under every option, as the commands do.
const DIAGNOSED_MAX: usize = 50;

/// What is measured on a database.
const STORED: [&str; 4] = [
    "R4 bare inserts of the same rows, 200 a transaction",
    "bare table of the same documents",
    "import of an upload, checks and hashes included",
    "the same upload again",
];
const IMPORT: usize = 2;
/// What is measured without one.
const CHECKED: [&str; 3] = [
    "checks, canonical form and hashes alone",
    "checks alone",
    "checks of records with one wrong card each",
];

/// Seconds by the clock and of the processor.
type Times = [f64; 2];

/// Measures and tells.
pub fn measure() {
    let hands = |count| (0..count).map(|number| record_line(&generate_hand(3, number, &Variant::default())));
    let clean: String = hands(RECORDS).fold(String::new(), |mut all, line| {
        writeln!(all, "{line}").expect("memory");
        all
    });
    let faulty: String = clean.lines().fold(String::new(), |mut all, line| {
        writeln!(all, "{}", with_a_wrong_card(line)).expect("memory");
        all
    });
    let mut checks: [Vec<Times>; 3] = Default::default();
    let mut sqlite: [Vec<Times>; 4] = Default::default();
    let mut postgres: [Vec<Times>; 4] = Default::default();
    let server = std::env::var("TALON_TEST_PG").ok();
    for _ in 0..RUNS {
        let checked = [
            of(&mut || assert_eq!(check(&clean, true), RECORDS)),
            of(&mut || assert_eq!(check(&clean, false), RECORDS)),
            of(&mut || assert_eq!(check(&faulty, false), 0)),
        ];
        checks.iter_mut().zip(checked).for_each(|(all, one)| all.push(one));
        let stored = on_database(&Databases::sqlite(), &clean);
        sqlite.iter_mut().zip(stored).for_each(|(all, one)| all.push(one));
        if let Some(server) = &server {
            let stored = on_database(&Databases::postgres(server), &clean);
            postgres.iter_mut().zip(stored).for_each(|(all, one)| all.push(one));
        }
    }
    println!("\nbulk import, {RECORDS} records, median of {RUNS} runs, a record");
    println!("{:55} {:>9} {:>12}", "", "us clock", "us processor");
    let hashed = tell_all(&CHECKED, &checks);
    for (name, figures) in [("SQLite", &sqlite), ("PostgreSQL", &postgres)] {
        if figures[0].is_empty() {
            println!("{name}: no server is named by TALON_TEST_PG");
            continue;
        }
        println!("{name}");
        let all = tell_all(&STORED, figures);
        let ratio = |what: &str, to: Times, of: Times| {
            println!("  {what:53} {:9.2} {:12.2}", to[0] / of[0], to[1] / of[1]);
        };
        ratio("S1, S3: R4 / import", all[0], all[IMPORT]);
        ratio("S4: bare table / import", all[1], all[IMPORT]);
        ratio("bare table / R4", all[1], all[0]);
        ratio("S2: checks and hashes / the same again", hashed[0], all[3]);
    }
    println!(
        "W6: checks / checks of faulty records {:.2}",
        hashed[1][1] / hashed[2][1]
    );
}

/// Tells the medians and answers them.
fn tell_all<const N: usize>(names: &[&str; N], figures: &[Vec<Times>; N]) -> [Times; N] {
    let medians = std::array::from_fn(|place| {
        [0, 1].map(|kind| median(figures[place].iter().map(|one| one[kind]).collect()) * 1e6 / RECORDS as f64)
    });
    for (name, [clock, processor]) in names.iter().zip(&medians) {
        println!("  {name:53} {clock:9.1} {processor:12.1}");
    }
    medians
}

fn of(work: &mut dyn FnMut()) -> Times {
    let (before, began) = (cpu_seconds(std::process::id()), Instant::now());
    work();
    [began.elapsed().as_secs_f64(), cpu_seconds(std::process::id()) - before]
}

/// The quantities of `STORED`, each on a database of its own where it needs an empty one.
fn on_database(databases: &Databases, text: &str) -> [Times; 4] {
    let store = Store::open(&databases.address(0)).expect("a database");
    let imported = of(&mut || import(&store, text, RECORDS, 0));
    let rows = Rows::of(&mut Target::open(&databases.address(0)));
    // Rows need the club and the import to which they belong.
    let bare = Store::open(&databases.address(1)).expect("the same tables");
    begin(&bare, &club(&bare), "");
    drop(bare);
    let mut target = Target::open(&databases.address(1));
    [
        of(&mut || rows.insert(&mut target)),
        of(&mut || rows.insert_documents(&mut target)),
        imported,
        of(&mut || import(&store, text, 0, RECORDS)),
    ]
}

/// One card of the play is changed for one that someone else has played before.
fn with_a_wrong_card(line: &str) -> String {
    let cards: Vec<usize> = line
        .match_indices("\"card\":\"")
        .map(|(at, found)| at + found.len())
        .collect();
    match cards[..] {
        [first, .., last] => format!("{}{}{}", &line[..last], &line[first..first + 2], &line[last + 2..]),
        // A hand without cards is made faulty by its first word.
        _ => line.replacen("\"A\"", "\"D\"", 1),
    }
}

fn now() -> Moment {
    Moment::from(Utc.with_ymd_and_hms(2026, 3, 14, 19, 5, 0).single().expect("a moment"))
}

/// The one club of a database.
pub fn club(store: &Store) -> Club {
    let new = clubs::NewClub {
        slug: "club",
        name: "Club",
        timezone: "Europe/Budapest",
        language: "hu",
        created_at: now(),
    };
    if store.read(|db| clubs::by_slug(db, "club")).is_err() {
        store.write(|db| clubs::insert(db, &new)).expect("a club");
    }
    store.read(|db| clubs::by_slug(db, "club")).expect("the club")
}

/// Keeps a text and writes its import down.
fn begin(store: &Store, club: &Club, text: &str) -> Import {
    let choices = Choices::default();
    let request = Request {
        club,
        file_name: "night.ndjson",
        media_type: "application/x-ndjson",
        choices: &choices,
        key: None,
    };
    let actor = Actor::CommandLine;
    let upload = import_hands::keep_upload(store, &actor, &request, &mut text.as_bytes(), now()).expect("kept");
    import_hands::start(store, &actor, &request, upload, now()).expect("begun")
}

/// Imports a text of which so many hands are new and so many are stored already.
pub fn import(store: &Store, text: &str, accepted: u64, duplicates: u64) {
    let import = begin(store, &club(store), text);
    let Counts {
        accepted: stored,
        duplicates: known,
        ..
    } = import_hands::run(store, import.id, now(), &mut |_| ())
        .expect("read")
        .counts;
    assert_eq!((stored as u64, known as u64), (accepted, duplicates));
}

/// Checks a file as `talon validate` does; the number of accepted records.
fn check(text: &str, hashed: bool) -> u64 {
    let (mut reader, mut writer) = (Reader::new(), Writer::new());
    let mut splitter = Splitter::new(Some(Hint::Lines), Limits::default());
    let (mut accepted, mut refused) = (0, 0);
    for piece in text.as_bytes().chunks(64 * 1024) {
        splitter.feed(piece);
        while let Some(record) = splitter.next_record() {
            let Body::Text(text) = record.body else { continue };
            let options = Options {
                diagnose: refused < DIAGNOSED_MAX,
                ..Options::default()
            };
            let checked = reader.check(text, &options);
            if checked.is_accepted() {
                accepted += 1;
            } else {
                refused += 1;
            }
            if let Some(record) = checked.record.as_ref().filter(|_| hashed) {
                std::hint::black_box(writer.write(record));
            }
        }
    }
    accepted
}
