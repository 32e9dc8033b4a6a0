//! A league: the page of a season of two hundred people and forty events from its revision, the same again, in a frame
//! and as files, and what a correction costs with the table that comes of it. The season is one from before, so that
//! nothing but leagues is measured.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::process::Command;
use std::time::Instant;

use chrono::{NaiveDate, Utc};
use talon_league::{LeagueAct, LeaguePerson, NewAdjustment, SeasonState};
use talon_samples::example_club;
use talon_service::Actor;
use talon_service::idempotency::IdempotentRequest;
use talon_service::leagues::{
    self, ActOnSeason, PastPerson, PastSeasonForm, SeasonAddress, SeasonForm, SeasonShown, bring_past,
};
use talon_store::Store;
use talon_tournament::Exact;

use super::load::{Server, ask};
use super::pages::harness::site::Client;
use super::{RUNS, median, tell};

const PEOPLE: usize = 200;
const EVENTS: usize = 40;
const REQUESTS: usize = 200;
const GZIP: &str = "accept-encoding: gzip\r\n";
const LEAGUE: &str = "pelda-klubesti-bajnoksag";
const KILO: f64 = 1024.0;

/// Measures and tells.
pub fn measure() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
    command
        .args(["demo", "--listen", "127.0.0.1:0", "--rate-limits", "off", "--data"])
        .arg(folder.path());
    let site = Server::start(&mut command, 0);
    let url = format!("sqlite:{}", folder.path().join("talon.db").display());
    let store = Store::open(&url).expect("the database of the server");
    let season = season_from_before(&store);
    println!(
        "\nleagues, {PEOPLE} people and {EVENTS} events, {REQUESTS} requests each, median of {RUNS} runs, of {}",
        example_club::SLUG
    );
    let here = format!("/leagues/{LEAGUE}/{season}");
    pages(&site, &here);
    corrections(&store, &season);
}

/// The season, with points by chance that is always the same.
fn season_from_before(store: &Store) -> String {
    let day = |month, day| NaiveDate::from_ymd_opt(2019, month, day).expect("a day");
    let mut text = "Name".to_owned();
    for event in 0..EVENTS {
        let on = day(1, 5) + chrono::Days::new(7 * event as u64);
        write!(text, "\t{on}").expect("a text");
    }
    let names: Vec<String> = (0..PEOPLE)
        .map(|number| format!("Measured Player {number:03}"))
        .collect();
    for (row, name) in names.iter().enumerate() {
        write!(text, "\n{name}").expect("a text");
        for event in 0..EVENTS {
            write!(text, "\t{}", (row * 7 + event * 13 + row * event) % 23).expect("a text");
        }
    }
    let people: BTreeMap<String, PastPerson> = names.into_iter().map(|name| (name, PastPerson::New)).collect();
    let form = PastSeasonForm {
        season: "2019",
        from: day(1, 1),
        to: day(12, 31),
        best: Some(8),
        text: &text,
        people: &people,
    };
    bring_past(store, &Actor::CommandLine, LEAGUE, &form, None, Utc::now()).expect("a season from before")
}

fn pages(site: &Server, here: &str) {
    let mut client = Client::of(site.address);
    let tag = client.get(here).header("etag").map(str::to_owned);
    let same = tag.map(|tag| format!("if-none-match: {tag}\r\n"));
    let season = here.rsplit('/').next().unwrap_or_default();
    let of_season = |under: &str, ending: &str| format!("{under}/{LEAGUE}{ending}?season={season}");
    let ways = [
        ("page, plain", here.to_owned(), ""),
        ("page, packed", here.to_owned(), GZIP),
        ("all events", format!("{here}?view=all"), GZIP),
        ("in a frame", of_season("/embed/leagues", ""), GZIP),
        ("CSV", of_season("/leagues", ".csv"), GZIP),
        ("JSON", of_season("/leagues", ".json"), GZIP),
    ];
    for (what, path, headers) in &ways {
        cost(site, what, path, headers);
    }
    if let Some(same) = same {
        cost(site, "not changed", here, &same);
    }
}

fn cost(site: &Server, what: &str, path: &str, headers: &str) {
    let paths = vec![path.to_owned(); REQUESTS];
    let mut bytes = 0;
    let micros = median(Vec::from_iter((0..RUNS).map(|_| {
        let cost = ask(site, &paths, headers, 2);
        bytes = cost.bytes;
        cost.micros
    })));
    tell(&format!("{what}, processor time"), micros / 1e3, "ms", None);
    tell(&format!("{what}, bytes"), bytes as f64 / KILO, "KB", None);
}

/// A penalty that is given and taken back, each time with the next table.
fn corrections(store: &Store, season: &str) {
    let shown = || -> SeasonShown {
        let address = SeasonAddress {
            league: LEAGUE,
            season: Some(season),
            revision: None,
        };
        let read = store.read(|db| leagues::season(db, &Actor::CommandLine, &address));
        read.expect("the season")
    };
    let act = |form: SeasonForm| {
        let head = shown().head;
        let request = ActOnSeason {
            store,
            actor: &Actor::CommandLine,
            season: head.id,
            seen: head.version,
            form: IdempotentRequest { key: None, request: "" },
            now: Utc::now(),
        };
        let start = Instant::now();
        request.act(form).expect("an act");
        start.elapsed().as_secs_f64() * 1e3
    };
    act(SeasonForm::Act(Box::new(LeagueAct::Move {
        to: SeasonState::Running,
        reason: "measured".to_owned(),
    })));
    let person: LeaguePerson = shown().table.expect("a table").rows[0].person;
    let mut took = Vec::new();
    for number in 0..RUNS {
        let before = shown().head.revision;
        let adjustment = NewAdjustment {
            by: None,
            code: None,
            time: None,
            person,
            unit: None,
            amount: Exact::from(-(number as i64) - 1),
            text: "dealt twice".to_owned(),
        };
        took.push(act(SeasonForm::Act(Box::new(LeagueAct::Adjust(adjustment)))));
        assert_eq!(shown().head.revision, before + 1, "a table came of it");
    }
    tell("a correction with the table that comes of it", median(took), "ms", None);
}
