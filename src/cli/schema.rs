//! `talon schema`: the JSON Schema of the record format, or of the event file.

use std::io::{self, Write};

use clap::ValueEnum;

use super::Exit;
use talon_records::{FormatVersion, schema};
use talon_tournament::tournament::file;

/// Print the JSON Schema of the record format or of the event file
#[derive(Debug, clap::Args)]
pub(super) struct SchemaArgs {
    /// What to describe
    #[arg(long, value_enum, default_value = "record")]
    of: Format,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A hand record
    Record,
    /// A whole tournament
    Event,
}

pub(super) fn run(args: &SchemaArgs) -> anyhow::Result<Exit> {
    let schema = match args.of {
        Format::Record => schema(FormatVersion::NEWEST),
        Format::Event => file::schema(file::Version::NEWEST),
    };
    writeln!(io::stdout().lock(), "{schema:#}")?;
    Ok(Exit::Ok)
}
