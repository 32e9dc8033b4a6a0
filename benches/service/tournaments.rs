//! Tournaments: the standings of a large one beside R3 (P6), and a room in which fifty tables enter and confirm results
//! while two hundred readers look at the standings.

use std::net::SocketAddr;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use talon_samples::example_club;
use talon_service::idempotency::IdempotentRequest;
use talon_service::tournaments::{
    self, ActRequest, Card, DrawOrder, EnterMany, Loaded, NewTournament, ResultAct, ResultTyped, RoundAct, Setting,
    StateChange, read,
};
use talon_service::{ActError, Actor};
use talon_store::{Store, TournamentId};
use talon_tournament::rounds::Again;
use talon_tournament::standings::SeatResult;
use talon_tournament::tournament::{Format, ResultState, SettingPart, Stage, Tournament};

use super::load::{Cost, Server, ask};
use super::pages::harness::site::Client;
use super::{RUNS, median, reference, tell};

const BY: Actor = Actor::CommandLine;
const REQUESTS: usize = 300;
/// Players and rounds of the large tournament.
const LARGE: (usize, u16) = (200, 9);
/// Tables that enter results at the same time, in so many rounds.
const TABLES: usize = 50;
const ROUNDS: u16 = 4;
const READERS: usize = 200;

/// Measures and tells.
pub fn measure() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
    command
        .args(["demo", "--listen", "127.0.0.1:0", "--rate-limits", "off", "--data"])
        .arg(folder.path());
    let site = Server::start(&mut command, 3);
    let url = format!("sqlite:{}", folder.path().join("talon.db").display());
    let store = Store::open(&url).expect("the site's database");
    standings(&site, &store, &url);
    room(&site, &store);
}

fn standings(site: &Server, store: &Store, url: &str) {
    let (players, rounds) = LARGE;
    let id = started(store, players, rounds);
    for round in 1..=rounds {
        begun(store, id, round);
        for table in 1..=tables(store, id, round) {
            let typed = ResultTyped {
                round,
                table,
                seen: 0,
                reason: "",
                device: None,
            };
            let score = i64::from(table) - 20;
            let act = ResultAct::Enter([score, 1, -1 - score].map(SeatResult::of).to_vec());
            let seats = loaded(store, id)
                .tournament
                .table(round, table)
                .expect("a table")
                .seats
                .len();
            let four = ResultAct::Enter([score, 1, -1, -score].map(SeatResult::of).to_vec());
            let act = if seats == 4 { four } else { act };
            request(store, &BY, id, Utc::now())
                .act(tournaments::ActOnResult { typed, act })
                .expect("a result");
        }
    }
    let path = format!("/tournaments/{id}/standings");
    let length = ask(site, std::slice::from_ref(&path), "", 1).bytes;
    let this = std::env::current_exe().expect("this program");
    let bare = Server::start(Command::new(this).args([reference::WORD, url, &length.to_string()]), 0);
    println!(
        "\nstandings of {players} players after {rounds} rounds, {length} bytes, {REQUESTS} requests each, median of {RUNS}"
    );
    let pages = vec![path; REQUESTS];
    let rows: Vec<String> = (0..REQUESTS).map(|nth| format!("/hands/{}", nth % 40 + 1)).collect();
    let (mut site_costs, mut bare_costs) = (Vec::new(), Vec::new());
    for _ in 0..RUNS {
        bare_costs.push(ask(&bare, &rows, "", 2));
        site_costs.push(ask(site, &pages, "", 2));
    }
    let of = |costs: &[Cost], figure: fn(&Cost) -> f64| median(costs.iter().map(figure).collect());
    let (cpu, rate) = (|cost: &Cost| cost.micros, |cost: &Cost| cost.per_second);
    tell(
        "R3 keyed row and a template of the same length",
        of(&bare_costs, cpu),
        "us",
        None,
    );
    tell(
        "P6 standings",
        of(&site_costs, cpu),
        "us",
        Some((of(&site_costs, cpu) / of(&bare_costs, cpu), "R3")),
    );
    let ratio = of(&site_costs, rate) / of(&bare_costs, rate);
    tell("P6 the same", of(&site_costs, rate), "a second", Some((ratio, "R3")));
}

/// How long the requests of a room took, and how many were not answered as they should be.
#[derive(Default)]
struct Seen {
    writes: Mutex<Vec<Duration>>,
    reads: Mutex<Vec<Duration>>,
    bad: AtomicUsize,
}

impl Seen {
    /// Someone looks at a page again and again.
    fn look_until(&self, over: &AtomicBool, address: SocketAddr, page: &str) {
        let mut client = Client::of(address);
        while !over.load(Ordering::Relaxed) {
            let (asked, answer) = timed(|| client.get(page).status);
            self.reads.lock().expect("no panic").push(asked);
            self.bad.fetch_add(usize::from(answer != 200), Ordering::Relaxed);
        }
    }

    /// Two who sit at a table enter its result and confirm it.
    fn enter_and_confirm(&self, address: SocketAddr, night: &Loaded, round: u16, table: u16) {
        for (nth, form) in forms(&night.tournament, round, table).iter().enumerate() {
            let card = Card::of(night, round, table).expect("a card").text();
            let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
            let mut client = Client::of(address);
            let (asked, answer) = timed(|| client.post(&format!("/card/{card}"), &form).status);
            self.writes.lock().expect("no panic").push(asked);
            self.bad.fetch_add(usize::from(answer != 303), Ordering::Relaxed);
            assert!(nth < 2);
        }
    }
}

fn room(site: &Server, store: &Store) {
    let id = started(store, TABLES * 3, ROUNDS);
    let (seen, address) = (Seen::default(), site.address);
    let page = format!("/tournaments/{id}/standings");
    let before = site.cpu_seconds();
    let start = Instant::now();
    for round in 1..=ROUNDS {
        begun(store, id, round);
        let night = loaded(store, id);
        let over = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for _ in 0..READERS {
                scope.spawn(|| seen.look_until(&over, address, &page));
            }
            let scorers: Vec<_> = (1..=TABLES as u16)
                .map(|table| {
                    let (seen, night) = (&seen, &night);
                    scope.spawn(move || seen.enter_and_confirm(address, night, round, table))
                })
                .collect();
            for scorer in scorers {
                scorer.join().expect("a scorer");
            }
            over.store(true, Ordering::Relaxed);
        });
    }
    let (cpu, wall) = (site.cpu_seconds() - before, start.elapsed());
    let tournament = loaded(store, id).tournament;
    let settled = tournament
        .rounds
        .iter()
        .flat_map(|round| &round.tables)
        .filter(|table| {
            table.version == 2
                && table
                    .result
                    .as_ref()
                    .is_some_and(|result| result.state == ResultState::Confirmed)
        });
    let (writes, reads) = (
        seen.writes.into_inner().expect("no panic"),
        seen.reads.into_inner().expect("no panic"),
    );
    println!(
        "\n{TABLES} tables enter and confirm {ROUNDS} rounds by their cards, {READERS} readers of the standings meanwhile"
    );
    println!(
        "{} of {} results stand, each entered and confirmed once",
        settled.count(),
        TABLES * usize::from(ROUNDS)
    );
    println!("{} answers were not what they should be", seen.bad.into_inner());
    tell("writes, the slowest of a hundred", p99(writes), "ms", None);
    tell(
        "pages of standings, the slowest of a hundred",
        p99(reads.clone()),
        "ms",
        None,
    );
    tell(
        "pages of standings",
        reads.len() as f64 / wall.as_secs_f64(),
        "a second",
        None,
    );
    println!("{cpu:.1} s of processor time in {:.1} s", wall.as_secs_f64());
}

/// What two who sit at a table send: the one enters, the other confirms.
fn forms(tournament: &Tournament, round: u16, table: u16) -> [Vec<(&'static str, String)>; 2] {
    let seats = &tournament.table(round, table).expect("a table").seats;
    let text = |text: &str| text.to_owned();
    let key = |nth: u8| format!("{round}-{table}-{nth}");
    let enter = vec![
        ("act", text("enter")),
        ("version", text("0")),
        ("seat", seats[0].entry.0.to_string()),
        ("score", table.to_string()),
        ("score", text("0")),
        ("score", format!("-{table}")),
        ("key", key(0)),
    ];
    let confirm = vec![
        ("act", text("confirm")),
        ("version", text("1")),
        ("seat", seats[1].entry.0.to_string()),
        ("key", key(1)),
    ];
    [enter, confirm]
}

/// A tournament of so many guests that begins, drawn by lot.
fn started(store: &Store, players: usize, rounds: u16) -> TournamentId {
    let now = Utc::now();
    let starts = now.naive_utc();
    let new = NewTournament {
        name: "Large",
        preset: "club-evening",
        game: "ulti",
        starts,
        venue: "",
    };
    let id = tournaments::create(store, &BY, example_club::SLUG, &new, None, now).expect("an event");
    let stages = vec![Stage::of(Format::Lot { again: Again::Always }, rounds)];
    request(store, &BY, id, now)
        .act(tournaments::ChangeSetting {
            seen: 0,
            part: SettingPart::Stages,
            read: |_: &Tournament| Ok(Setting::Stages(stages)),
        })
        .expect("its rounds");
    let step = |step| {
        request(store, &BY, id, now)
            .act(tournaments::ChangeState { step, reason: "" })
            .expect("a step")
    };
    step(StateChange::Open);
    let names: Vec<String> = (1..=players).map(|nth| format!("Guest {players} {nth}")).collect();
    let many = EnterMany {
        names: &names.join("\n"),
        others: &[],
        here: true,
    };
    request(store, &BY, id, now).act(many).expect("entries");
    step(StateChange::StartCheckIn);
    step(StateChange::Start);
    id
}

fn request<'a>(store: &'a Store, actor: &'a Actor, id: TournamentId, now: DateTime<Utc>) -> ActRequest<'a> {
    ActRequest {
        store,
        actor,
        id,
        form: IdempotentRequest::default(),
        now,
    }
}

fn seeded(seed: u64) -> DrawOrder {
    DrawOrder {
        seed: Some(seed),
        ..DrawOrder::default()
    }
}

fn begun(store: &Store, id: TournamentId, round: u16) {
    let now = Utc::now();
    tournaments::draw(&request(store, &BY, id, now), seeded(round.into())).expect("a draft");
    for act in [RoundAct::Publish, RoundAct::Begin] {
        request(store, &BY, id, now)
            .act(tournaments::ActOnRound { round, act })
            .expect("a round");
    }
}

fn loaded(store: &Store, id: TournamentId) -> Loaded {
    let shown: Result<_, ActError> = store.read(|db| read::tournament(db, &BY, id));
    shown.expect("the event").loaded
}

fn tables(store: &Store, id: TournamentId, round: u16) -> u16 {
    loaded(store, id).tournament.round(round).expect("a round").tables.len() as u16
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let done = work();
    (start.elapsed(), done)
}

fn p99(mut all: Vec<Duration>) -> f64 {
    all.sort_unstable();
    all[all.len() * 99 / 100].as_secs_f64() * 1e3
}
