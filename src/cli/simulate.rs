//! `talon simulate`: whole tournaments made from a seed, drawn and played, or whole seasons of leagues, counted; both
//! are held against what must be true of them, on all cores. What is told does not depend on how many there are.

use std::io::{self, Write};
use std::thread;

use clap::ValueEnum;
use serde::Serialize;

use super::Exit;
use super::validate::cores;
use talon_samples::simulate::{simulate, simulate_season};

/// Make, draw, play and check whole tournaments, or whole seasons of leagues, from a seed
#[derive(Debug, clap::Args)]
#[command(group(clap::ArgGroup::new("what").required(true).args(["events", "seasons"])))]
pub(super) struct SimulateArgs {
    /// Number of tournaments
    #[arg(long)]
    events: Option<u64>,
    /// Number of seasons of leagues, in place of tournaments
    #[arg(long)]
    seasons: Option<u64>,
    /// The same seed makes the same tournaments and seasons
    #[arg(long)]
    seed: u64,
    /// Output format
    #[arg(long, env = "TALON_FORMAT", value_enum, default_value = "text")]
    format: Format,
    /// Number of threads; the report is the same whatever it is [default: all cores]
    #[arg(long, env = "TALON_JOBS", value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

#[derive(Debug, Serialize)]
struct EventsReport {
    events: u64,
    seed: u64,
    rounds: u64,
    broken: usize,
    failures: Vec<EventFailure>,
}

#[derive(Debug, Serialize)]
struct EventFailure {
    event: u64,
    seed: u64,
    invariant: u8,
    what: String,
}

#[derive(Debug, Serialize)]
struct SeasonsReport {
    seasons: u64,
    seed: u64,
    units: u64,
    broken: usize,
    failures: Vec<SeasonFailure>,
}

#[derive(Debug, Serialize)]
struct SeasonFailure {
    season: u64,
    seed: u64,
    property: u8,
    what: String,
}

/// What can be told in both formats.
trait SimulationReport: Serialize {
    fn broken(&self) -> usize;

    fn text(&self, out: &mut dyn Write) -> io::Result<()>;
}

pub(super) fn run(args: &SimulateArgs) -> anyhow::Result<Exit> {
    let jobs = args.jobs.map_or_else(cores, usize::from);
    match (args.events, args.seasons) {
        (Some(events), _) => told(&self::events(args.seed, events, jobs)?, args.format),
        (None, seasons) => told(&self::seasons(args.seed, seasons.unwrap_or(0), jobs)?, args.format),
    }
}

fn told(report: &impl SimulationReport, format: Format) -> anyhow::Result<Exit> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match format {
        Format::Json => writeln!(out, "{}", serde_json::to_string(report)?)?,
        Format::Text => report.text(&mut out)?,
    }
    out.flush()?;
    Ok(if report.broken() == 0 { Exit::Ok } else { Exit::Failed })
}

/// Each of a series from the first on, in their order; every so many-th of them on one thread.
fn each<T: Send>(count: u64, jobs: usize, make: impl Fn(u64) -> T + Sync) -> anyhow::Result<Vec<T>> {
    let make = &make;
    let share = |first: u64| {
        let numbers = (first..=count).step_by(jobs);
        numbers.map(|number| (number, make(number))).collect::<Vec<(u64, T)>>()
    };
    let mut all = thread::scope(|scope| {
        let running: Vec<_> = (1..)
            .take(jobs)
            .map(|first| scope.spawn(move || share(first)))
            .collect();
        let mut all: Vec<(u64, T)> = Vec::new();
        for thread in running {
            let done = thread.join();
            all.extend(done.map_err(|_| anyhow::anyhow!("one of them ended the simulation"))?);
        }
        anyhow::Ok(all)
    })?;
    all.sort_by_key(|(number, _)| *number);
    Ok(all.into_iter().map(|(_, one)| one).collect())
}

fn events(seed: u64, events: u64, jobs: usize) -> anyhow::Result<EventsReport> {
    let done = each(events, jobs, |event| simulate(seed, event))?;
    let rounds = done.iter().map(|one| one.rounds).sum();
    let failures = done
        .into_iter()
        .flat_map(|one| one.failures)
        .map(|failure| EventFailure {
            event: failure.tournament,
            seed: failure.seed,
            invariant: failure.invariant,
            what: failure.what,
        });
    let failures: Vec<EventFailure> = failures.collect();
    Ok(EventsReport {
        events,
        seed,
        rounds,
        broken: failures.len(),
        failures,
    })
}

fn seasons(seed: u64, seasons: u64, jobs: usize) -> anyhow::Result<SeasonsReport> {
    let done = each(seasons, jobs, |season| simulate_season(seed, season))?;
    let units = done.iter().map(|one| one.units).sum();
    let failures = done
        .into_iter()
        .flat_map(|one| one.failures)
        .map(|failure| SeasonFailure {
            season: failure.season,
            seed: failure.seed,
            property: failure.property,
            what: failure.what,
        });
    let failures: Vec<SeasonFailure> = failures.collect();
    Ok(SeasonsReport {
        seasons,
        seed,
        units,
        broken: failures.len(),
        failures,
    })
}

impl SimulationReport for EventsReport {
    fn broken(&self) -> usize {
        self.broken
    }

    fn text(&self, out: &mut dyn Write) -> io::Result<()> {
        for failure in &self.failures {
            let EventFailure {
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
        let EventsReport {
            events,
            seed,
            rounds,
            broken,
            ..
        } = self;
        writeln!(
            out,
            "{events} events from seed {seed}, {rounds} rounds: {broken} broken"
        )
    }
}

impl SimulationReport for SeasonsReport {
    fn broken(&self) -> usize {
        self.broken
    }

    fn text(&self, out: &mut dyn Write) -> io::Result<()> {
        for failure in &self.failures {
            let SeasonFailure {
                season,
                seed,
                property,
                what,
            } = failure;
            writeln!(
                out,
                "season {season} (--seasons 1 --seed {seed}), property {property}: {what}"
            )?;
        }
        let SeasonsReport {
            seasons,
            seed,
            units,
            broken,
            ..
        } = self;
        writeln!(
            out,
            "{seasons} seasons from seed {seed}, {units} units: {broken} broken"
        )
    }
}
