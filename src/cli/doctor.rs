//! `talon doctor`: looks whether what is stored is as it was written. Changes nothing.

use std::io::{self, Write as _};

use anyhow::Context;

use super::Exit;
use super::database::Database;
use crate::store::audit::{self, Broken};
use crate::store::{AuditId, StoreResult};

/// Check that what is stored is as it was written
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    database: Database,
}

pub(super) fn run(args: &Args) -> anyhow::Result<Exit> {
    let store = args.database.open_existing()?;
    let found: StoreResult<(u64, Option<(AuditId, Broken)>)> = store.read(audit::verify);
    let (count, broken) = found.context("cannot read the log of deeds")?;
    let mut out = io::stdout().lock();
    let Some((entry, how)) = broken else {
        writeln!(out, "log of deeds: {count} entries, each as it was written")?;
        return Ok(Exit::Ok);
    };
    let how = match how {
        Broken::Gap => "does not go on where the one before it ended",
        Broken::Changed => "says something else than when it was written",
        Broken::Reason => "has a reason beside it that is not the one that was given",
    };
    writeln!(out, "log of deeds: entry {entry} {how}; the {count} before it are sound")?;
    Ok(Exit::Failed)
}
