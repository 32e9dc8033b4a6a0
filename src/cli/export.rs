//! `talon export`: the records of a club on standard output, as they are kept.

use std::io::{self, Write};

use clap::ValueEnum;

use super::Exit;
use super::database::Database;
use crate::history::Finding;
use crate::history::notation::notation;
use crate::service::{ActError, export_hands, find_club};
use crate::text::{Lang, Names};

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
    /// Portable Preferans Notation, for the hands of Preferans
    Ppn,
}

/// Why an export stopped.
#[derive(Debug, thiserror::Error)]
enum Stopped {
    #[error(transparent)]
    Act(#[from] ActError),
    #[error(transparent)]
    Io(#[from] io::Error),
}

pub(super) fn run(args: &Args, lang: Lang) -> anyhow::Result<Exit> {
    let store = args.database.open()?;
    let club = find_club::by_slug(&store, &args.club)?;
    let mut out = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let mut other = match args.format {
        Format::Ndjson => None,
        Format::Ppn => notation().map(|notation| notation.writer()),
    };
    let (mut text, mut record_no, mut left_out) = (Vec::new(), 0_i64, 0_i64);
    let done = export_hands::each(&store, &club, |record| -> Result<(), Stopped> {
        record_no += 1;
        let Some(writer) = &mut other else {
            out.write_all(record.as_bytes())?;
            return Ok(out.write_all(b"\n")?);
        };
        text.clear();
        let lost = writer.write(record.as_bytes(), &mut text);
        left_out += i64::from(lost.iter().any(Finding::is_error));
        for finding in lost.iter().filter(|finding| !finding.is_error()) {
            let sentence = lang.finding(finding, &Names::default());
            eprintln!("{record_no}: {} {} {sentence}", finding.code.as_str(), finding.pointer);
        }
        Ok(out.write_all(&text)?)
    });
    match done {
        Ok(()) => {}
        Err(Stopped::Io(error)) => return Err(error.into()),
        Err(Stopped::Act(error)) => return Err(error.into()),
    }
    if let Some(writer) = &mut other {
        text.clear();
        writer.finish(&mut text);
        out.write_all(&text)?;
    }
    out.flush()?;
    if left_out > 0 {
        eprintln!("{}", lang.t_args("cli-export-left-out", &[("count", left_out.into())]));
    }
    Ok(Exit::Ok)
}
