//! A scorecard: what its page weighs, what a save costs beside the commit, a sheet of four hundred deals, and lists
//! among many score records. `-- scorecards 1000000` stores so many of those; without a number the lists are left out.

use std::process::Command;
use std::time::Instant;

use chrono::NaiveDate;
use serde_json::{Value, json};
use talon_rules::games::GameKind;
use talon_scorecard::{Act, Author, Line, PersonNo, SaveDeal, Scorecard};

use super::database::Databases;
use super::lists::told_of;
use super::load::Server;
use super::pages::harness::site::{Client, encode};
use super::{RUNS, bulk, median, tell};
use talon_store::Store;

/// As many deals as a card takes.
const DEALS: u32 = 400;
/// Deals that are saved over HTTP.
const SAVES: u32 = 200;
/// Score records of one upload.
const UPLOAD: u64 = 10_000;
const KILO: f64 = 1024.0;

/// Measures and tells; then, where that is asked, the lists among `many` score records.
pub fn measure(many: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
    command
        .args(["demo", "--listen", "127.0.0.1:0", "--rate-limits", "off", "--data"])
        .arg(folder.path());
    let site = Server::start(&mut command, 0);
    println!("\nscorecards, median of {RUNS} runs");
    weigh(&site);
    sheet(&site);
    recount();
    if many > 0 {
        lists(many);
    }
}

/// The card's page with all that it needs, a preview, and saves.
fn weigh(site: &Server) {
    let mut phone = Client::of(site.address);
    let card = begin(&mut phone, "ulti");
    let page = format!("{card}?who=0&call=simple");
    let shown = phone.get(&page).text();
    let assets = assets(&shown);
    let packed = |phone: &mut Client, path: &str| {
        let answer = phone.send("GET", path, &[("accept-encoding", "gzip")], b"");
        assert_eq!(answer.status, 200, "{path}");
        answer.bytes.len() as f64
    };
    let page_bytes = packed(&mut phone, &card);
    let mut cold = page_bytes;
    for asset in &assets {
        cold += packed(&mut phone, asset);
    }
    tell("page of a card, packed", page_bytes / KILO, "KB", None);
    tell("the same, cold, with what it needs", cold / KILO, "KB", None);
    tell("requests of a cold page", (assets.len() + 1) as f64, "", None);
    let token = phone.get(&page).hidden("csrf").unwrap_or_default();
    let form = |number: u32, more: (&'static str, &'static str)| -> Vec<(String, String)> {
        let fields = [
            ("csrf", token.clone()),
            ("key", format!("bench-{number}")),
            ("number", number.to_string()),
            ("dealer", ((number + 1) % 3).to_string()),
            ("who", "0".to_owned()),
            ("call", "simple".to_owned()),
            (more.0, more.1.to_owned()),
        ];
        fields.map(|(name, value)| (name.to_owned(), value)).to_vec()
    };
    let send = |phone: &mut Client, form: &[(String, String)], status: u16| {
        let form: Vec<(&str, &str)> = form
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        let answer = phone.post(&format!("{card}/deals"), &form);
        assert_eq!(answer.status, status, "{}", answer.text());
        (encode(&form).len(), answer.bytes.len())
    };
    let mut preview = form(1, ("f.kontra.simple", "1"));
    preview.push(("preview".to_owned(), "pay".to_owned()));
    let (_, told) = send(&mut phone, &preview, 200);
    tell("preview of the pay", told as f64, "bytes", None);
    let before = site.cpu_seconds();
    let mut sent = 0;
    for number in 1..=SAVES {
        sent = send(&mut phone, &form(number, ("f.made.simple", "made")), 303).0;
    }
    let micros = (site.cpu_seconds() - before) / f64::from(SAVES) * 1e6;
    let shown = phone.send("GET", &card, &[("accept-encoding", "gzip")], b"");
    tell(
        "a save: what is sent, and the page after it, packed",
        (sent + shown.bytes.len()) as f64 / KILO,
        "KB",
        None,
    );
    tell("a save, processor time with the commit", micros, "us", None);
}

/// What a page links that a browser fetches with it.
fn assets(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    for part in page.split(['"', '\'']).filter(|part| part.starts_with("/static/")) {
        let is_fetched = part.contains(".css") || part.contains(".js");
        if is_fetched && !found.iter().any(|known| known == part) {
            found.push(part.to_owned());
        }
    }
    found
}

fn begin(phone: &mut Client, game: &str) -> String {
    let token = phone.get("/sessions/new").hidden("csrf").unwrap_or_default();
    let form = [
        ("csrf", token.as_str()),
        ("game", game),
        ("name", "Anna"),
        ("name", "Béla"),
        ("name", "Cili"),
        ("name", ""),
        ("dealer", "2"),
        ("dealing", "in-turn"),
        ("point", ""),
        ("unit", ""),
    ];
    let answer = phone.post("/sessions/new", &form);
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").expect("the card").to_owned()
}

/// The page of a sheet with as many deals as a card takes.
fn sheet(site: &Server) {
    let mut phone = Client::of(site.address);
    let card = begin(&mut phone, "preferans");
    let token = phone.get(&card).hidden("csrf").unwrap_or_default();
    for number in 1..=DEALS {
        let (key, number, dealer) = (
            format!("sheet-{number}"),
            number.to_string(),
            ((number + 1) % 3).to_string(),
        );
        let mut form = vec![
            ("csrf", token.as_str()),
            ("key", &key),
            ("number", &number),
            ("dealer", &dealer),
        ];
        // A contract that falls leaves the sheet open.
        form.extend([("who", "0"), ("call", "H"), ("f.tricks.A", "5"), ("f.tricks.B", "3")]);
        assert_eq!(phone.post(&format!("{card}/deals"), &form).status, 303);
    }
    let path = format!("{card}?all=true");
    let mut bytes = 0;
    let micros = median(Vec::from_iter((0..RUNS).map(|_| {
        let before = site.cpu_seconds();
        for _ in 0..20 {
            bytes = phone.get(&path).bytes.len();
        }
        (site.cpu_seconds() - before) / 20.0 * 1e6
    })));
    tell("a sheet of 400 deals drawn, processor time", micros / 1e3, "ms", None);
    tell("the same, plain", bytes as f64 / KILO, "KB", None);
}

/// All deals of a full card counted.
fn recount() {
    let names = ["Anna", "Béla", "Cili"].map(str::to_owned).to_vec();
    let day = NaiveDate::from_ymd_opt(2026, 11, 24).expect("a day");
    for game in GameKind::ALL {
        let mut card = Scorecard::new(*game, names.clone(), PersonNo(2), day).expect("a card");
        let score: Value = match game.as_str() {
            "ulti" => json!({"declarer": "A", "contract": "simple", "components": {"simple": true}}),
            _ => json!({
                "outcome": "played", "declarer": "A", "contract": 4, "volunteers": ["B", "C"],
                "tricks": {"A": 5, "B": 3, "C": 2},
            }),
        };
        for number in 1..=DEALS {
            let deal = SaveDeal {
                number,
                people: Vec::new(),
                dealer: card.next_dealer(),
                line: Line::Score(score.as_object().expect("a score").clone()),
                note: None,
            };
            let by = Author {
                device: 1,
                at: day.into(),
            };
            card.act(Act::Save(deal), by).expect("a deal");
        }
        let micros = median(Vec::from_iter((0..RUNS).map(|_| {
            let start = Instant::now();
            assert_eq!(card.tally().lines.len(), card.deals.len());
            start.elapsed().as_secs_f64() * 1e6
        })));
        tell(
            &format!("recount of 400 deals, {}", game.as_str()),
            micros / 1e3,
            "ms",
            None,
        );
    }
}

/// Lists of hands where so many results without cards are stored.
fn lists(many: u64) {
    let databases = Databases::sqlite();
    let store = Store::open(&databases.address(0)).expect("a database");
    let mut stored = 0;
    while stored < many {
        let last = many.min(stored + UPLOAD);
        let text: String = (stored..last).map(|number| record(number) + "\n").collect();
        bulk::import(&store, &text, last - stored, 0);
        stored = last;
    }
    println!("lists among {many} score records");
    told_of(&store);
}

/// A Simple of an evening of three out of a thousand people.
fn record(number: u64) -> String {
    let players: serde_json::Map<String, Value> = (1..)
        .zip(["A", "B", "C"])
        .map(|(place, seat)| {
            let person = number.wrapping_mul(place * 2_654_435_761) % 1_000;
            (seat.to_owned(), json!({"name": format!("Player {person:03} {seat}")}))
        })
        .collect();
    let evening = number / 30;
    let record = json!({
        "format": "talon",
        "version": "1.1",
        "game": "ulti",
        "rules": {"id": "ulti", "edition": 1},
        "source": {
            "origin": "transcribed",
            "event": format!("Evening {:03}", evening % 200),
            "session": format!("evening-{evening}"),
            "deal": number % 30 + 1,
        },
        "players": players,
        "deal": {"dealer": "C"},
        "actions": [],
        "score": {"declarer": "A", "contract": "simple", "components": {"simple": !number.is_multiple_of(3)}},
    });
    record.to_string()
}
