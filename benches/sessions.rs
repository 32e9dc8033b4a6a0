//! A session of sixty deals: its ledger computed, its page drawn, and both with reading it from the database. Prints
//! microseconds; judges nothing, so that a busy machine fails no build.

// A broken setup may end a measurement.
#![allow(clippy::expect_used)]

use std::hint::black_box;
use std::time::Instant;

use chrono::DateTime;
use serde_json::{Value as Json, json};
use talon_records::session::Ledger;
use talon_rules::games::preferans::Variant;
use talon_samples::generate::preferans::{hands, record_line};
use talon_service::import_hands::{self, Choices, Request};
use talon_service::read_session::{beside, read_session};
use talon_service::{Actor, find_club};
use talon_store::{HandId, Moment, Store, clubs, hands as stored};
use talon_web::sessions::show::{SessionQuery, draw};
use talon_web::shell::Shell;

const DEALS: usize = 60;
const RUNS: usize = 400;

fn main() {
    let folder = std::env::temp_dir().join(format!("talon-sessions-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let store = Store::open(&format!("sqlite:{}", folder.join("talon.db").display())).expect("a database");
    let text = records().join("\n");
    fill(&store, &text);
    let read = || {
        store
            .read(|db| read_session(db, &Actor::Visitor, "1"))
            .expect("a session")
    };
    let session = read();
    let texts: Vec<&str> = session.records.iter().map(String::as_str).collect();
    let ledger = session.ledger();
    let request = actix_web::test::TestRequest::with_uri("/sessions/1").to_http_request();
    let shell = Shell::of_request(&request, "");
    let asked = SessionQuery::default();
    let page = draw(shell.clone(), &session, &ledger, &asked, "").expect("a page");
    println!(
        "{} deals, {} counted, {} bytes of records, page of {} bytes, {RUNS} runs",
        ledger.deals.len(),
        ledger.counted(),
        text.len(),
        page.len()
    );
    measure("ledger", || drop(black_box(Ledger::of(black_box(&texts)))));
    measure("page drawn", || {
        drop(black_box(draw(shell.clone(), &session, &ledger, &asked, "")))
    });
    measure("ledger and page", || {
        drop(black_box(draw(shell.clone(), &session, &session.ledger(), &asked, "")));
    });
    measure("the same with reading it", || {
        let session = read();
        drop(black_box(draw(shell.clone(), &session, &session.ledger(), &asked, "")));
    });
    let hand = store.read(|db| stored::by_id(db, HandId(30))).expect("a hand");
    measure("neighbours of a hand", || {
        drop(black_box(store.read(|db| beside(db, &Actor::Visitor, &hand))));
    });
    drop(store);
    std::fs::remove_dir_all(&folder).expect("the folder is empty");
}

fn measure(name: &str, mut work: impl FnMut()) {
    let mut times: Vec<f64> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            work();
            start.elapsed().as_secs_f64() * 1e6
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!(
        "{name:28} median {:7.0} us, fastest {:7.0} us",
        times[RUNS / 2],
        times[0]
    );
}

/// Deals that are played to the last card, as one long session.
fn records() -> Vec<String> {
    let rules = Variant {
        bula: 400,
        refas: Some(8),
        ..Variant::default()
    };
    let whole = hands(7, &rules).take(DEALS).zip(1..).map(|(hand, number)| {
        let mut record: Json = serde_json::from_str(&record_line(&hand)).expect("a record");
        record["source"]["session"] = json!("long");
        record["source"]["deal"] = json!(number);
        record.to_string()
    });
    whole.collect()
}

fn fill(store: &Store, text: &str) {
    let now = Moment::from(DateTime::from_timestamp(1_800_000_000, 0).expect("a time"));
    let club = clubs::NewClub {
        slug: "club",
        name: "Club",
        timezone: "UTC",
        language: "hr",
        created_at: now,
    };
    store.write(|db| clubs::insert(db, &club)).expect("a club");
    let club = find_club::by_slug(store, "club").expect("the club");
    let choices = Choices {
        visibility: "public".to_owned(),
        ..Choices::default()
    };
    let request = Request {
        club: &club,
        file_name: "long.ndjson",
        media_type: "application/x-ndjson",
        choices: &choices,
        key: None,
    };
    let actor = Actor::CommandLine;
    let upload = import_hands::keep_upload(store, &actor, &request, &mut text.as_bytes(), now).expect("an upload");
    let import = import_hands::start(store, &actor, &request, upload, now).expect("an import");
    let import = import_hands::run(store, import.id, now, &mut |_| ()).expect("a run");
    assert_eq!(import.counts.accepted, DEALS as i64);
}
