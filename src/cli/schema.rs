//! `talon schema`: the JSON Schema of the record format.

use std::io::{self, Write};

use super::Exit;
use crate::history::schema;

/// Print the JSON Schema of the record format
#[derive(Debug, clap::Args)]
pub(super) struct Args {}

pub(super) fn run(_: &Args) -> anyhow::Result<Exit> {
    writeln!(io::stdout().lock(), "{:#}", schema())?;
    Ok(Exit::Ok)
}
