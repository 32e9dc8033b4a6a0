//! `talon validate`: checks files of any length and says what is wrong, in the order of the input.

mod input;
mod output;
mod pool;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use clap::ValueEnum;

use super::values::switch;
use super::{Exit, aside};
use talon_records::Options;
use talon_records::report::ReportSummary;
use talon_rules::games::GameKind;
use talon_text::Lang;

pub(super) use input::{Source, open, open_quietly, twice};

/// Check hand records: one finding per line, or the whole report as JSON
#[derive(Debug, clap::Args)]
pub(super) struct ValidateArgs {
    /// Accept only this game
    #[arg(long, env = "TALON_GAME", value_parser = game)]
    game: Option<GameKind>,
    /// Output format
    #[arg(long, env = "TALON_FORMAT", value_enum, default_value_t = ReportFormat::Text)]
    format: ReportFormat,
    /// Number of threads; the output keeps the order of the input [default: all cores]
    #[arg(long, env = "TALON_JOBS", value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,
    /// Treat a claimed result that differs from the computed one as an error
    #[arg(long, env = "TALON_STRICT", value_parser = switch)]
    strict: bool,
    /// Treat table rows that have numbers but no contract as typed totals
    #[arg(long)]
    totals: bool,
    /// Add the hashes of each accepted record
    #[arg(long, env = "TALON_HASHES", value_parser = switch)]
    hashes: bool,
    /// Files to check; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// How a report is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum ReportFormat {
    Text,
    Json,
    Ndjson,
}

/// What every thread needs to know.
#[derive(Debug)]
pub(super) struct Task {
    pub options: Options,
    pub format: ReportFormat,
    pub hashes: bool,
    pub lang: Lang,
    /// With several files each entry names its own.
    pub name_files: bool,
}

pub(super) fn run(args: &ValidateArgs, lang: Lang) -> anyhow::Result<Exit> {
    if let Some(said) = twice(&args.files) {
        aside(said);
        return Ok(Exit::Usage);
    }
    let task = Task {
        options: Options {
            strict: args.strict,
            game: args.game,
            ..talon_shorthand::options_with(args.totals)
        },
        format: args.format,
        hashes: args.hashes,
        lang,
        name_files: args.files.len() > 1,
    };
    let jobs = args.jobs.map_or_else(cores, usize::from);
    let mut out = io::BufWriter::with_capacity(64 * 1024, io::stdout().lock());
    if task.format == ReportFormat::Json {
        out.write_all(b"{\"records\": [")?;
    }
    let (mut tally, mut unread) = (ReportSummary::default(), false);
    for file in &args.files {
        match open(file) {
            Ok(source) => {
                let before = tally.total;
                tally += pool::check_all(source, &task, jobs, before, &mut out)?;
            }
            // The others are checked all the same, so that the report is whole.
            Err(cause) => {
                out.flush()?;
                aside(format_args!("talon: {cause:#}"));
                unread = true;
            }
        }
    }
    finish(&task, &tally, &mut out)?;
    Ok(match tally.rejected {
        _ if unread => Exit::Failed,
        0 => Exit::Ok,
        _ => Exit::InvalidInput,
    })
}

fn finish(task: &Task, tally: &ReportSummary, out: &mut impl Write) -> io::Result<()> {
    let summary = serde_json::to_string(tally)?;
    match task.format {
        ReportFormat::Json => writeln!(out, "],\n\"summary\": {summary}}}")?,
        ReportFormat::Ndjson => writeln!(out, "{{\"summary\":{summary}}}")?,
        ReportFormat::Text => {}
    }
    out.flush()?;
    if task.format == ReportFormat::Text && (io::stderr().is_terminal() || tally.total > 1) {
        let counts = [
            ("total", (tally.total as i64).into()),
            ("accepted", (tally.accepted as i64).into()),
            ("warnings", (tally.with_warnings as i64).into()),
            ("rejected", (tally.rejected as i64).into()),
        ];
        aside(task.lang.t_args("cli-validate-summary", &counts));
    }
    Ok(())
}

pub(super) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn game(raw: &str) -> Result<GameKind, String> {
    GameKind::parse(raw).ok_or_else(|| format!("expected one of {}", GameKind::NAMES.join(", ")))
}
