//! `talon schema`: the JSON Schema of the record format, of the event file, or of the league file.

use std::io::{self, Write};

use clap::ValueEnum;

use super::Exit;
use talon_records::{FormatVersion, schema};
use talon_tournament::tournament::file;

/// Print the JSON Schema of the record format, the tournament file or the league file
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
    /// A season of a league
    League,
}

pub(super) fn run(args: &SchemaArgs) -> anyhow::Result<Exit> {
    let schema = match args.of {
        Format::Record => schema(FormatVersion::NEWEST),
        Format::Event => file::schema(file::Version::NEWEST),
        Format::League => talon_league::file::schema(),
    };
    writeln!(io::stdout().lock(), "{schema:#}")?;
    Ok(Exit::Ok)
}
