//! The replay page beside R3, signed in, compressed, repeated; answers in haste; memory (P1 to P5b, P8, P10).

use std::process::Command;

use super::load::{Cost, Server, ask};
use super::{RUNS, median, reference, tell};

#[path = "../../tests/harness/mod.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod harness;

/// Public hands of the example club that are asked for.
const HANDS: usize = 40;
const REQUESTS: usize = 2_000;
const GZIP: &str = "accept-encoding: gzip\r\n";

/// Measures and tells; then asks `many` times more, for the memory.
pub fn measure(many: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
    command.args(["demo", "--listen", "127.0.0.1:0", "--rate-limits", "off", "--data"]).arg(folder.path());
    let site = Server::start(&mut command, 3);
    let idle = site.memory().0;
    let hands: Vec<String> = (0..REQUESTS).map(|nth| format!("/hands/{}", nth % HANDS + 1)).collect();
    let length =
        hands[..HANDS].iter().map(|path| ask(&site, std::slice::from_ref(path), "", 1).bytes).sum::<usize>()
            / HANDS;
    let url = format!("sqlite:{}", folder.path().join("talon.db").display());
    let this = std::env::current_exe().expect("this program");
    let bare = Server::start(Command::new(this).args([reference::WORD, &url, &length.to_string()]), 0);

    println!(
        "\npages, {REQUESTS} requests each, median of {RUNS} runs, processor time of the server a request"
    );
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
    let of = |nth: usize, figure: fn(&Cost) -> f64| median(costs[nth].iter().map(figure).collect());
    let cpu = |nth| of(nth, |cost| cost.micros);
    let rate = |nth| of(nth, |cost| cost.per_second);
    let p99 = |nth| of(nth, |cost| cost.p99.as_secs_f64() * 1e3);
    tell("R2 page made before", cpu(0), "us", None);
    tell("R3 keyed row and a template of the same length", cpu(1), "us", None);
    tell("P1 replay page, anonymous, plain", cpu(2), "us", Some((cpu(2) / cpu(1), "R3")));
    tell("P2 the same", rate(2), "a second", Some((rate(2) / rate(1), "R3")));
    tell("P3 signed in", cpu(3), "us", Some((cpu(3) - cpu(2), "us more (a difference)")));
    tell("P4 gzip, asked for before", cpu(4), "us", Some((cpu(4) / cpu(2), "P1")));
    not_modified(&site, cpu(5));
    first_compressed(&site, cpu(1));
    tell("P5b p99 of gzip pages, 16 connections", p99(8), "ms", Some((p99(8) / p99(7), "plain")));
    tell("P8 p99 of plain pages, 16 connections", p99(7), "ms", Some((p99(7) / p99(6), "/healthz")));
    for part in 0..many / REQUESTS {
        let (server, paths, headers, _) = series[2 + part % 4];
        ask(server, paths, headers, 16);
    }
    let (now, most) = site.memory();
    let asked = (RUNS * 7 * REQUESTS + many) / 1000;
    println!(
        "P10 memory: {idle:.1} MiB idle, {now:.1} MiB after {asked},000 requests, {most:.1} MiB at most"
    );
}

/// The cookie of the example club's member, as a header.
fn signed_in(site: &Server) -> String {
    let mut client = harness::site::Client::of(site.address);
    let mut account = site.said[2].split_whitespace().skip(1);
    let (email, password) = (account.next().expect("an address"), account.next().expect("a password"));
    client.submit("/sign-in", &[("email", email), ("password", password)]);
    let cookies: Vec<String> = client.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    assert!(!cookies.is_empty(), "not signed in as {email}");
    format!("cookie: {}\r\n", cookies.join("; "))
}

/// A browser that has the page asks whether it has changed.
fn not_modified(site: &Server, short: f64) {
    let mut client = harness::site::Client::of(site.address);
    let answer = client.get("/hands/1/5");
    let Some(tag) = answer.header("etag") else { return println!("P4 a position has no tag") };
    let paths = vec!["/hands/1/5".to_owned(); REQUESTS];
    let micros = |_| ask(site, &paths, &format!("if-none-match: {tag}\r\n"), 2).micros;
    let cost = median((0..RUNS).map(micros).collect());
    tell("P4 position asked for again, not changed", cost, "us", Some((cost / short, "/healthz")));
}

/// The first positions in all languages and faces, more than the server keeps drawn: plain, compressed for the first
/// time, compressed again.
fn first_compressed(site: &Server, keyed: f64) {
    let mut paths = Vec::new();
    for lang in ["en", "hu", "hr", "sr"] {
        for faces in ["german", "french", "french4"] {
            let of = |hand| (0..=3).map(move |ply| format!("/hands/{hand}/{ply}?lang={lang}&faces={faces}"));
            paths.extend((1..=HANDS).flat_map(of));
        }
    }
    let [plain, first, again] = ["", GZIP, GZIP].map(|headers| ask(site, &paths, headers, 2));
    tell("position, plain, drawn for the first time", plain.micros, "us", Some((plain.micros / keyed, "R3")));
    tell(
        "P5 position, compressed for the first time",
        first.micros,
        "us",
        Some((first.micros - plain.micros, "us more (a difference)")),
    );
    tell("position, compressed before", again.micros, "us", Some((again.micros / plain.micros, "plain")));
    println!("bytes of a position: {} plain, {} compressed", plain.bytes, first.bytes);
}
