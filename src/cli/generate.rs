//! `talon generate`: records of hands made from a seed, one line each on standard output. A progress bar runs on
//! a terminal when the records go elsewhere.

use std::io::{self, IsTerminal, Write};

use indicatif::{ProgressBar, ProgressStyle};

use super::Exit;
use talon_rules::games::GameKind;
use talon_samples::generate::{games, records};

/// Generate legal records, sensibly bid and played, from a seed, one per line
#[derive(Debug, clap::Args)]
pub(super) struct GenerateArgs {
    /// The game: ulti or preferans
    #[arg(long, env = "TALON_GAME", value_parser = game)]
    game: GameKind,
    /// Number of hands
    #[arg(long)]
    hands: u64,
    /// The same seed makes the same hands
    #[arg(long)]
    seed: u64,
}

fn game(raw: &str) -> Result<GameKind, String> {
    let known = || games().map(GameKind::as_str);
    let found = GameKind::parse(raw).filter(|_| known().any(|word| word == raw));
    found.ok_or_else(|| format!("expected: {}", known().collect::<Vec<_>>().join(", ")))
}

/// How many records are written between two steps of the bar.
const STEP: u64 = 256;

pub(super) fn run(args: &GenerateArgs) -> anyhow::Result<Exit> {
    let mut out = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let bar = progress(args.hands);
    for (number, record) in (1..=args.hands).zip(records(args.game, args.seed)) {
        writeln!(out, "{record}")?;
        if number % STEP == 0 {
            bar.set_position(number);
        }
    }
    out.flush()?;
    bar.finish_and_clear();
    Ok(Exit::Ok)
}

fn progress(hands: u64) -> ProgressBar {
    if !io::stderr().is_terminal() || io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {per_sec} {eta}");
    ProgressBar::new(hands).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
