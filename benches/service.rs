//! The service beside its references: pages of a running site beside a row read and a template of the same length, bulk
//! import beside bare inserts of the same rows. Prints a table of ratios and judges nothing.
//! `cargo bench --bench service -- pages`, `-- scorecards`, `-- leagues`, `-- events` or `-- bulk` measures one of
//! them, `-- pages 1000000` also the memory after so many requests, `-- scorecards 1000000` also lists among so many
//! results without cards. `-- lists 1000000` stores so many hands and measures the lists of hands, in a database that
//! stays if its address follows; it is not one of all, because it takes some minutes.

// A broken setup may end a measurement.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "service/bulk.rs"]
mod bulk;
#[path = "service/database.rs"]
mod database;
#[path = "service/leagues.rs"]
mod leagues;
#[path = "service/lists.rs"]
mod lists;
#[path = "service/load.rs"]
mod load;
#[path = "service/pages.rs"]
mod pages;
#[path = "service/reference.rs"]
mod reference;
#[path = "service/rows.rs"]
mod rows;
#[path = "service/scorecards.rs"]
mod scorecards;
#[path = "service/tournaments.rs"]
mod tournaments;

/// How often each quantity is measured, in turn with the others.
const RUNS: usize = 7;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let asked = |name: &str| words.first().is_none_or(|first| first == name);
    if let [first, database, length] = words.as_slice()
        && first == reference::WORD
    {
        return reference::serve(database, length.parse().expect("a length"));
    }
    if asked("bulk") {
        bulk::measure();
    }
    if asked("events") {
        tournaments::measure();
    }
    if let [first, count, database @ ..] = words.as_slice()
        && first == "lists"
    {
        let count = count.parse().expect("a count");
        return match database.first() {
            Some(address) => lists::measure_in(address, count),
            None => lists::measure(count),
        };
    }
    if asked("scorecards") {
        scorecards::measure(words.get(1).and_then(|count| count.parse().ok()).unwrap_or(0));
    }
    if asked("leagues") {
        leagues::measure();
    }
    if asked("pages") {
        pages::measure(words.get(1).and_then(|count| count.parse().ok()).unwrap_or(0));
    }
}

/// The middle one.
fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// Seconds of processor time a process has used, all its threads together.
fn cpu_seconds(pid: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).expect("a running process");
    let after_name = stat.rsplit_once(") ").expect("a name in brackets").1;
    let ticks = |place: usize| {
        after_name
            .split(' ')
            .nth(place)
            .and_then(|word| word.parse::<f64>().ok())
    };
    (ticks(11).expect("user time") + ticks(12).expect("system time")) / 100.0
}

/// Memory of a process now and at its highest, in MiB.
fn memory(pid: u32) -> (f64, f64) {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).expect("a running process");
    let line = |name: &str| {
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix(name))
            .expect("a line of memory");
        line.trim().trim_end_matches(" kB").parse::<f64>().expect("a number") / 1024.0
    };
    (line("VmRSS:"), line("VmHWM:"))
}

/// One row of the table.
fn tell(what: &str, figure: f64, unit: &str, ratio: Option<(f64, &str)>) {
    let ratio = ratio
        .map(|(ratio, to)| format!("{ratio:6.2} x {to}"))
        .unwrap_or_default();
    println!("{what:58} {figure:9.1} {unit:10} {ratio}");
}
