//! `talon event`: takes a whole tournament out as one file, and brings one in.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::Context;
use chrono::Utc;
use clap::Subcommand;

use super::Exit;
use super::database::Database;
use super::finding_line::tell_findings;
use super::values::tournament;
use talon_service::Actor;
use talon_service::tournaments::{Chosen, Import, export_tournament, import_tournament};
use talon_store::TournamentId;
use talon_text::Lang;
use talon_tournament::tournament::file;

/// Export a whole tournament as one file, or import one
#[derive(Debug, clap::Args)]
pub(super) struct EventArgs {
    #[command(flatten)]
    database: Database,
    #[command(subcommand)]
    act: Act,
}

#[derive(Debug, Subcommand)]
enum Act {
    /// Print a tournament as one file
    Export {
        /// Number of the tournament, as in its link
        #[arg(value_parser = tournament)]
        id: TournamentId,
    },
    /// Add a tournament from a file to a club
    Import {
        /// Tournament file
        file: PathBuf,
        /// The club's short name
        #[arg(long, env = "TALON_CLUB", value_name = "SLUG")]
        club: String,
    },
}

pub(super) fn run(args: &EventArgs, lang: Lang) -> anyhow::Result<Exit> {
    let actor = Actor::CommandLine;
    match &args.act {
        Act::Export { id } => {
            let store = args.database.open_existing()?;
            let file = store
                .read(|db| export_tournament(db, &actor, *id))
                .context("cannot export the tournament")?;
            let mut out = std::io::stdout().lock();
            out.write_all(&file.bytes)?;
            out.write_all(b"\n")?;
            out.flush()?;
        }
        Act::Import { file: path, club } => {
            let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            let (tournament, outside) = match file::read(bytes.trim_ascii_end()) {
                Ok(read) => read,
                Err(findings) => {
                    tell_findings(&path.display().to_string(), &bytes, &findings, lang)?;
                    return Ok(Exit::InvalidInput);
                }
            };
            let store = args.database.open_existing()?;
            let import = Import {
                slug: club,
                chosen: &Chosen::new(),
                key: None,
            };
            let done = import_tournament(&store, &actor, &import, &tournament, &outside, Utc::now())
                .context("cannot import the tournament")?;
            let (id, known, added) = (done.id, done.known, done.added);
            let mut out = std::io::stdout().lock();
            writeln!(out, "tournament {id}: {known} members known, {added} added as guests")?;
        }
    }
    Ok(Exit::Ok)
}
