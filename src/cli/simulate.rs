//! `talon simulate`: whole events made from a seed, drawn, played and held against their invariants, on all cores. What
//! is told does not depend on how many there are.

use std::io::{self, Write};
use std::thread;

use clap::ValueEnum;
use serde::Serialize;

use super::Exit;
use talon_samples::simulate::{SimulatedTournament, simulate};

/// Make, draw, play and check whole tournaments from a seed
#[derive(Debug, clap::Args)]
pub(super) struct SimulateArgs {
    /// Number of tournaments
    #[arg(long)]
    events: u64,
    /// The same seed makes the same tournaments
    #[arg(long)]
    seed: u64,
    /// Output format
    #[arg(long, env = "TALON_FORMAT", value_enum, default_value = "text")]
    format: Format,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

#[derive(Debug, Serialize)]
struct Report {
    events: u64,
    seed: u64,
    rounds: u64,
    broken: usize,
    failures: Vec<Failure>,
}

#[derive(Debug, Serialize)]
struct Failure {
    event: u64,
    seed: u64,
    invariant: u8,
    what: String,
}

pub(super) fn run(args: &SimulateArgs) -> anyhow::Result<Exit> {
    let done = all(args.seed, args.events)?;
    let failures: Vec<Failure> = done
        .failures
        .into_iter()
        .map(|failure| Failure {
            event: failure.tournament,
            seed: failure.seed,
            invariant: failure.invariant,
            what: failure.what,
        })
        .collect();
    let broken = failures.len();
    let report = Report {
        events: args.events,
        seed: args.seed,
        rounds: done.rounds,
        broken,
        failures,
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    match args.format {
        Format::Json => writeln!(out, "{}", serde_json::to_string(&report)?)?,
        Format::Text => text(&mut out, &report)?,
    }
    out.flush()?;
    Ok(if broken == 0 { Exit::Ok } else { Exit::Failed })
}

/// Every so many-th event on each thread; what broke in the order of events.
fn all(seed: u64, events: u64) -> anyhow::Result<SimulatedTournament> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let share = |first: u64| {
        let mut done = SimulatedTournament::default();
        for event in (first..=events).step_by(threads) {
            let one = simulate(seed, event);
            done.rounds += one.rounds;
            done.failures.extend(one.failures);
        }
        done
    };
    let mut all = thread::scope(|scope| {
        let running: Vec<_> = (1..)
            .take(threads)
            .map(|first| scope.spawn(move || share(first)))
            .collect();
        let mut all = SimulatedTournament::default();
        for thread in running {
            let done = thread
                .join()
                .map_err(|_| anyhow::anyhow!("a tournament ended the simulation"))?;
            all.rounds += done.rounds;
            all.failures.extend(done.failures);
        }
        anyhow::Ok(all)
    })?;
    all.failures.sort_by_key(|failure| failure.tournament);
    Ok(all)
}

fn text(out: &mut impl Write, report: &Report) -> io::Result<()> {
    for failure in &report.failures {
        let Failure {
            event,
            seed,
            invariant,
            what,
        } = failure;
        writeln!(
            out,
            "event {event} (--events 1 --seed {seed}), invariant {invariant}: {what}"
        )?;
    }
    let Report {
        events,
        seed,
        rounds,
        broken,
        ..
    } = report;
    writeln!(
        out,
        "{events} events from seed {seed}, {rounds} rounds: {broken} broken"
    )
}
