//! Bulk import into SQLite beside bare inserts of the same rows into the same tables (S1, S2, S4), and a file of faulty
//! records beside a clean one (W6). Processor time: what waits for the disk is the same in all.

use std::fmt::Write as _;

use chrono::{TimeZone, Utc};
use talon::games::ulti::Variant;
use talon::generate::ulti::{generate_hand, record_line};
use talon::history::json::Limits;
use talon::history::normal::Writer;
use talon::history::stream::{Body, Hint, Splitter};
use talon::history::{Options, Reader};
use talon::service::Actor;
use talon::service::import_hands::{self, Choices, Request};
use talon::store::{Moment, Store, clubs};

use super::rows::Rows;
use super::{RUNS, cpu_seconds, median, tell};

const RECORDS: u64 = 10_000;
/// Faulty records of one file that are tried under every option, as the commands do.
const DIAGNOSED_MAX: usize = 50;

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
    let mut times: [Vec<f64>; 7] = Default::default();
    for _ in 0..RUNS {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("talon.db").display());
        let store = Store::open(&url).expect("a database");
        let of = |work: &mut dyn FnMut()| {
            let before = cpu_seconds(std::process::id());
            work();
            cpu_seconds(std::process::id()) - before
        };
        let imported = of(&mut || import(&store, &clean, RECORDS, 0));
        let rows = Rows::of(&folder.path().join("talon.db"));
        let bare = folder.path().join("bare.db");
        Store::open(&format!("sqlite:{}", bare.display())).expect("the same tables");
        let seconds = [
            imported,
            of(&mut || rows.insert(&bare)),
            of(&mut || rows.insert_documents(&bare)),
            of(&mut || import(&store, &clean, 0, RECORDS)),
            of(&mut || assert_eq!(check(&clean, true), RECORDS)),
            of(&mut || assert_eq!(check(&clean, false), RECORDS)),
            of(&mut || assert_eq!(check(&faulty, false), 0)),
        ];
        times.iter_mut().zip(seconds).for_each(|(all, one)| all.push(one));
    }
    let [imported, rows, documents, again, hashed, checked, refused] =
        times.map(|all| median(all) * 1e6 / RECORDS as f64);
    println!("\nbulk import into SQLite, {RECORDS} records, median of {RUNS} runs, processor time a record");
    tell("R4 bare inserts of the same rows, 200 a transaction", rows, "us", None);
    tell("S1 import of an upload, checks and hashes included", imported, "us", Some((rows / imported, "R4")));
    tell("bare table of the same documents", documents, "us", None);
    tell("S4 import", imported, "us", Some((documents / imported, "the bare table")));
    tell("checks, canonical form and hashes alone", hashed, "us", None);
    tell("S2 the same upload again", again, "us", Some((hashed / again, "checks and hashes")));
    tell("checks alone", checked, "us", None);
    tell("W6 every record with one wrong card", refused, "us", Some((checked / refused, "checks")));
}

/// One card of the play is changed for one that somebody else has played before.
fn with_a_wrong_card(line: &str) -> String {
    let cards: Vec<usize> = line.match_indices("\"card\":\"").map(|(at, found)| at + found.len()).collect();
    match cards[..] {
        [first, .., last] => format!("{}{}{}", &line[..last], &line[first..first + 2], &line[last + 2..]),
        // A hand without cards is made faulty by its first word.
        _ => line.replacen("\"A\"", "\"D\"", 1),
    }
}

fn import(store: &Store, text: &str, accepted: u64, duplicates: u64) {
    let now = Moment::from(Utc.with_ymd_and_hms(2026, 3, 14, 19, 5, 0).single().expect("a moment"));
    let new = clubs::NewClub {
        slug: "club",
        name: "Club",
        timezone: "Europe/Budapest",
        language: "hu",
        created_at: now,
    };
    if store.read(|db| clubs::by_slug(db, "club")).is_err() {
        store.write(|db| clubs::insert(db, &new)).expect("a club");
    }
    let club = store.read(|db| clubs::by_slug(db, "club")).expect("the club");
    let choices = Choices::default();
    let request = Request {
        club: &club,
        file_name: "night.ndjson",
        media_type: "application/x-ndjson",
        choices: &choices,
        key: None,
    };
    let actor = Actor::CommandLine;
    let upload = import_hands::keep_upload(store, &actor, &request, &mut text.as_bytes(), now).expect("kept");
    let import = import_hands::start(store, &actor, &request, upload, now).expect("begun");
    let counts = import_hands::run(store, import.id, now, &mut |_| ()).expect("read").counts;
    assert_eq!((counts.accepted as u64, counts.duplicates as u64), (accepted, duplicates));
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
            let options = Options { diagnose: refused < DIAGNOSED_MAX, ..Options::default() };
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
