//! `talon import`: stores the records of files in a club, and says what became of them.

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use chrono::Utc;
use indicatif::{ProgressBar, ProgressStyle};

use super::Exit;
use super::database::Database;
use crate::service::import_hands::{self, Choices, Request};
use crate::service::{Actor, find_club, read_import};
use crate::store::Moment;
use crate::store::imports::{Counts, Import};

/// Check records and store those that are sound in a club
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    database: Database,
    /// The club, as its address ends
    #[arg(long, env = "TALON_CLUB", value_name = "SLUG")]
    club: String,
    /// Judge everything and store no hand
    #[arg(long, env = "TALON_DRY_RUN")]
    dry_run: bool,
    /// Store all records of a file or none
    #[arg(long, env = "TALON_ATOMIC")]
    atomic: bool,
    /// Files to import; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(super) fn run(args: &Args) -> anyhow::Result<Exit> {
    let store = args.database.open()?;
    let club = find_club::by_slug(&store, &args.club)?;
    let choices = Choices { dry_run: args.dry_run, atomic: args.atomic, ..Choices::default() };
    let mut all = Counts::default();
    let mut failed = false;
    for file in &args.files {
        let mut source = super::validate::open(file)?;
        let file_name = source.name.clone();
        let request =
            Request { club: &club, file_name: &file_name, media_type: "", choices: &choices, key: None };
        let now = Moment::from(Utc::now());
        let upload = import_hands::keep_upload(&store, &Actor::CommandLine, &request, &mut source, now)?;
        let import = import_hands::start(&store, &Actor::CommandLine, &request, upload, now)?;
        let bar = bar(import.bytes_total);
        let import =
            import_hands::run(&store, import.id, now, &mut |read| bar.set_position(read.unsigned_abs()))?;
        bar.finish_and_clear();
        if let Some(failure) = &import.failure {
            eprintln!("{file_name}: {failure}");
            failed = true;
        }
        tell(&store, &import)?;
        add(&mut all, import.counts);
    }
    println!(
        "{} records: {} accepted ({} with warnings), {} duplicates, {} waiting, {} rejected",
        all.total, all.accepted, all.with_warnings, all.duplicates, all.waiting, all.rejected
    );
    Ok(match (all.rejected, all.accepted + all.duplicates + all.waiting) {
        (0, _) if !failed => Exit::Ok,
        (_, stored) if stored > 0 && !failed => Exit::PartlyImported,
        _ => Exit::InvalidInput,
    })
}

/// One finding a line, as `validate` writes them but for the sentence.
fn tell(store: &crate::store::Store, import: &Import) -> anyhow::Result<()> {
    read_import::each_refused(store, import.id, |record| {
        let findings: Vec<serde_json::Value> = serde_json::from_str(&record.findings).unwrap_or_default();
        for finding in &findings {
            let word = |name| finding[name].as_str().unwrap_or_default();
            println!(
                "{}:{}:{}: {} {} {}",
                import.file_name,
                finding["line"],
                finding["column"],
                word("severity"),
                word("code"),
                word("pointer")
            );
        }
    })?;
    Ok(())
}

fn add(all: &mut Counts, one: Counts) {
    all.total += one.total;
    all.accepted += one.accepted;
    all.with_warnings += one.with_warnings;
    all.duplicates += one.duplicates;
    all.waiting += one.waiting;
    all.rejected += one.rejected;
}

fn bar(bytes: i64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {bytes}/{total_bytes} {eta}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(bytes.unsigned_abs()).with_style(style)
}
