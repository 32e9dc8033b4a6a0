//! `talon export`: the records of a club on standard output, as they are kept.

use std::io::{self, Write};

use clap::ValueEnum;

use super::Exit;
use super::database::Database;
use crate::service::{ActError, export_hands, find_club};

/// Write the hands of a club, one a line
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    database: Database,
    /// The club, as its address ends
    #[arg(long, env = "TALON_CLUB", value_name = "SLUG")]
    club: String,
    /// How the hands are written
    #[arg(long, env = "TALON_FORMAT", value_enum, default_value_t = Format::Ndjson)]
    format: Format,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    Ndjson,
}

/// Why an export stopped.
#[derive(Debug, thiserror::Error)]
enum Stopped {
    #[error(transparent)]
    Act(#[from] ActError),
    #[error(transparent)]
    Io(#[from] io::Error),
}

pub(super) fn run(args: &Args) -> anyhow::Result<Exit> {
    let store = args.database.open()?;
    let club = find_club::by_slug(&store, &args.club)?;
    let mut out = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let Format::Ndjson = args.format;
    let done = export_hands::each(&store, &club, |record| -> Result<(), Stopped> {
        out.write_all(record.as_bytes())?;
        Ok(out.write_all(b"\n")?)
    });
    match done {
        Ok(()) => out.flush()?,
        Err(Stopped::Io(error)) => return Err(error.into()),
        Err(Stopped::Act(error)) => return Err(error.into()),
    }
    Ok(Exit::Ok)
}
