//! The replay page beside R3, signed in, compressed, repeated; answers in haste; memory (P1 to P5b, P8, P10).

use std::process::Command;

use super::load::{Cost, Server, ask};
use super::{RUNS, median, reference, tell};

#[path = "../../tests/harness/mod.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
pub mod harness;

/// Public hands of the example club that are asked for.
const HANDS: usize = 40;
const REQUESTS: usize = 10_000;
/// Positions that are drawn for the first time in a run: many times what the server keeps.
const POSITIONS: usize = 4 * 3 * HANDS * PLIES;
/// Every hand has at least so many positions.
const PLIES: usize = 4;
/// Positions that are certainly still kept when they are asked for once more, and how often all of them are.
const KEPT: usize = 100;
const AGAIN: usize = 10_000;
const GZIP: &str = "accept-encoding: gzip\r\n";

/// Measures and tells; then asks `many` times more, for the memory.
pub fn measure(many: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
    command
        .args(["demo", "--listen", "127.0.0.1:0", "--rate-limits", "off", "--data"])
        .arg(folder.path());
    let site = Server::start(&mut command, 3);
    let idle = site.memory().0;
    let hands: Vec<String> = (0..REQUESTS).map(|nth| format!("/hands/{}", nth % HANDS + 1)).collect();
    let length = hands[..HANDS]
        .iter()
        .map(|path| ask(&site, std::slice::from_ref(path), "", 1).bytes)
        .sum::<usize>()
        / HANDS;
    let url = format!("sqlite:{}", folder.path().join("talon.db").display());
    let this = std::env::current_exe().expect("this program");
    let bare = Server::start(Command::new(this).args([reference::WORD, &url, &length.to_string()]), 0);

    println!("\npages, {REQUESTS} requests each, median of {RUNS} runs, processor time of the server a request");
    println!("the replay page has {length} bytes, mean of {HANDS} hands");
    let cookie = signed_in(&site);
    let made_before = vec!["/static".to_owned(); REQUESTS];
    let short = vec!["/healthz".to_owned(); REQUESTS];
    let series: [(&Server, &[String], &str, usize); 9] = [
        (&bare, &made_before, "", 2),
        (&bare, &hands, "", 2),
        (&site, &hands, "", 2),
        (&site, &hands, &cookie, 2),
        (&site, &hands, GZIP, 2),
        (&site, &short, "", 2),
        (&site, &short, "", 16),
        (&site, &hands, "", 16),
        (&site, &hands, GZIP, 16),
    ];
    let mut costs: Vec<Vec<Cost>> = series.iter().map(|_| Vec::new()).collect();
    for _ in 0..RUNS {
        for ((server, paths, headers, connections), costs) in series.iter().zip(&mut costs) {
            costs.push(ask(server, paths, headers, *connections));
        }
    }
    let costs = Costs(costs);
    costs.tell_pages();
    not_modified(&site);
    first_compressed(&site, &bare);
    costs.tell_crowd();
    for part in 0..many / REQUESTS {
        let (server, paths, headers, _) = series[2 + part % 4];
        ask(server, paths, headers, 16);
    }
    let (now, most) = site.memory();
    let asked = (RUNS * (9 * REQUESTS + 2 * POSITIONS + AGAIN) + many) / 1000;
    println!("P10 memory: {idle:.1} MiB idle, {now:.1} MiB after {asked},000 requests, {most:.1} MiB at most");
}

/// What each of the series cost, in each run.
struct Costs(Vec<Vec<Cost>>);

impl Costs {
    fn of(&self, series: usize, figure: fn(&Cost) -> f64) -> f64 {
        median(self.0[series].iter().map(figure).collect())
    }

    fn cpu(&self, series: usize) -> f64 {
        self.of(series, |cost| cost.micros)
    }

    fn rate(&self, series: usize) -> f64 {
        self.of(series, |cost| cost.per_second)
    }

    fn p99(&self, series: usize) -> f64 {
        self.of(series, |cost| cost.p99.as_secs_f64() * 1e3)
    }

    /// Pages over two connections.
    fn tell_pages(&self) {
        let [before, keyed, plain, signed_in, packed] = [0, 1, 2, 3, 4].map(|series| self.cpu(series));
        tell("R2 page made before", before, "us", None);
        tell("R3 keyed row and a template of the same length", keyed, "us", None);
        tell(
            "P1 replay page, anonymous, plain",
            plain,
            "us",
            Some((plain / keyed, "R3")),
        );
        let (rate, of_keyed) = (self.rate(2), self.rate(1));
        tell("P2 the same", rate, "a second", Some((rate / of_keyed, "R3")));
        tell(
            "P3 signed in",
            signed_in,
            "us",
            Some((signed_in - plain, "us more (a difference)")),
        );
        tell("P4 gzip, asked for before", packed, "us", Some((packed / plain, "P1")));
    }

    /// Pages over many connections.
    fn tell_crowd(&self) {
        let [short, plain, packed] = [6, 7, 8].map(|series| self.p99(series));
        tell(
            "P5b p99 of gzip pages, 16 connections",
            packed,
            "ms",
            Some((packed / plain, "plain")),
        );
        tell(
            "P8 p99 of plain pages, 16 connections",
            plain,
            "ms",
            Some((plain / short, "/healthz")),
        );
    }
}

/// The cookie of the example club's member, as a header.
fn signed_in(site: &Server) -> String {
    let mut client = harness::site::Client::of(site.address);
    let mut account = site.said[2].split_whitespace().skip(1);
    let (email, password) = (account.next().expect("an address"), account.next().expect("a password"));
    client.submit("/sign-in", &[("email", email), ("password", password)]);
    let cookies: Vec<String> = client
        .cookies
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    assert!(!cookies.is_empty(), "not signed in as {email}");
    format!("cookie: {}\r\n", cookies.join("; "))
}

/// A browser that has the page asks whether it has changed.
fn not_modified(site: &Server) {
    let mut client = harness::site::Client::of(site.address);
    let answer = client.get("/hands/1/5");
    let Some(tag) = answer.header("etag") else {
        return println!("P4 a position has no tag");
    };
    let headers = format!("if-none-match: {tag}\r\n");
    let [position, short] = ["/hands/1/5", "/healthz"].map(|path| vec![path.to_owned(); REQUESTS]);
    let in_turn = |_| {
        (
            ask(site, &position, &headers, 2).micros,
            ask(site, &short, "", 2).micros,
        )
    };
    let (unchanged, short): (Vec<f64>, Vec<f64>) = (0..RUNS).map(in_turn).unzip();
    let (unchanged, short) = (median(unchanged), median(short));
    tell(
        "P4 position asked for again, not changed",
        unchanged,
        "us",
        Some((unchanged / short, "/healthz")),
    );
}

/// Positions that nobody has asked for, in all languages and faces: each run has its own, since `run` stands in the
/// address, and an address is drawn by itself.
fn positions(run: usize) -> Vec<String> {
    let mut positions = Vec::with_capacity(POSITIONS);
    for lang in ["en", "hu", "hr", "sr"] {
        for faces in ["german", "french", "french4"] {
            let of =
                |hand| (0..PLIES).map(move |ply| format!("/hands/{hand}/{ply}?lang={lang}&faces={faces}&run={run}"));
            positions.extend((1..=HANDS).flat_map(of));
        }
    }
    positions
}

/// Drawn for the first time; the same compressed for the first time; and the last of these, asked for once more.
fn first_compressed(site: &Server, bare: &Server) {
    let rows: Vec<String> = (0..REQUESTS).map(|nth| format!("/hands/{}", nth % HANDS + 1)).collect();
    let mut costs: [Vec<f64>; 5] = Default::default();
    let mut bytes = [0, 0];
    for run in 0..RUNS {
        let [plain, packed] = [2 * run, 2 * run + 1].map(positions);
        let kept: Vec<String> = packed[POSITIONS - KEPT..].iter().cycle().take(AGAIN).cloned().collect();
        let keyed = ask(bare, &rows, "", 2);
        let plain = ask(site, &plain, "", 2);
        let packed = ask(site, &packed, GZIP, 2);
        let again = ask(site, &kept, GZIP, 2);
        bytes = [plain.bytes, packed.bytes];
        let more = packed.micros - plain.micros;
        let run = [keyed.micros, plain.micros, packed.micros, more, again.micros];
        costs.iter_mut().zip(run).for_each(|(costs, micros)| costs.push(micros));
    }
    let [keyed, plain, packed, more, again] = costs.map(median);
    tell(
        "position, plain, drawn for the first time",
        plain,
        "us",
        Some((plain / keyed, "R3")),
    );
    tell(
        "P5 position, compressed for the first time",
        packed,
        "us",
        Some((more, "us more (a difference)")),
    );
    tell("position, compressed before", again, "us", Some((again / keyed, "R3")));
    println!(
        "bytes of the last position: {} plain, {} compressed",
        bytes[0], bytes[1]
    );
}
