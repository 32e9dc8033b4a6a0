//! `talon migrate`: brings the tables up to date and says which steps that took.

use std::io::{self, Write as _};

use anyhow::Context;

use super::Exit;
use super::database::Database;
use talon_store::Store;

/// Bring the database up to date
#[derive(Debug, clap::Args)]
pub(super) struct MigrateArgs {
    #[command(flatten)]
    database: Database,
}

pub(super) fn run(args: &MigrateArgs) -> anyhow::Result<Exit> {
    let steps = Store::pending(&args.database.url()?).context("cannot open the database")?;
    args.database.open()?;
    let mut out = io::stdout().lock();
    for step in &steps {
        writeln!(out, "{step}")?;
    }
    Ok(Exit::Ok)
}
