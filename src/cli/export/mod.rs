//! `talon export`: the records of a club on standard output, as they are kept.

mod output;

use std::io;

use clap::ValueEnum;

use super::database::Database;
use super::finding_line::finding_line;
use super::{Exit, aside};
use output::Output;
use talon_ppn::Ppn;
use talon_records::Finding;
use talon_service::{ActError, export_hands, find_club};
use talon_shorthand::Shorthand;
use talon_store::SessionId;
use talon_text::{Lang, Names};

/// Write the hands of a club, one per line, as PPN, as short text or as a table
#[derive(Debug, clap::Args)]
pub(super) struct ExportArgs {
    #[command(flatten)]
    database: Database,
    /// The short name of the club, as in its link
    #[arg(long, env = "TALON_CLUB", value_name = "SLUG")]
    club: String,
    /// Only the deals of one session, by the number in its link
    #[arg(long, value_name = "NUMBER")]
    session: Option<i64>,
    /// Output format
    #[arg(long, env = "TALON_FORMAT", value_enum, default_value_t = Format::Ndjson)]
    format: Format,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    Ndjson,
    /// Portable Preferans Notation, for the hands of Preferans
    Ppn,
    /// Short text, a line for each hand without cards
    Text,
    /// A table for spreadsheets, one row per hand, with headings in the language of --lang; for one session, the table
    /// of its evening, which can be imported again
    Csv,
}

/// Why an export stopped.
#[derive(Debug, thiserror::Error)]
enum Stopped {
    #[error(transparent)]
    Act(#[from] ActError),
    #[error(transparent)]
    Io(#[from] io::Error),
}

pub(super) fn run(args: &ExportArgs, lang: Lang) -> anyhow::Result<Exit> {
    let store = args.database.open_existing()?;
    let club = find_club::by_slug(&store, &args.club)?;
    let out = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let mut output = match args.format {
        Format::Ndjson => Output::Lines(out),
        Format::Ppn => Output::notation(out, &Ppn),
        Format::Text => Output::notation(out, &Shorthand),
        Format::Csv if args.session.is_some() => Output::evening(out, lang),
        Format::Csv => Output::table(out, lang)?,
    };
    let (mut record_no, mut left_out) = (0_i64, 0_i64);
    let give = |record: &str| -> Result<(), Stopped> {
        record_no += 1;
        let lost = output.write(record)?;
        left_out += i64::from(lost.iter().any(Finding::is_error));
        // That a hand of another game, or one with cards, has no place there is no news; how many they are is said at
        // the end.
        for finding in lost
            .iter()
            .filter(|finding| !matches!(finding.pointer.as_str(), "/game" | "/deal"))
        {
            aside(finding_line(lang, record_no, finding, &Names::default()));
        }
        Ok(())
    };
    let done = match args.session {
        Some(number) => export_hands::of_session(&store, &club, SessionId(number), give),
        None => export_hands::each(&store, &club, give),
    };
    match done {
        Ok(()) => {}
        Err(Stopped::Io(error)) => return Err(error.into()),
        Err(Stopped::Act(error)) => return Err(error.into()),
    }
    output.finish()?;
    if left_out > 0 {
        aside(lang.t_args("cli-export-left-out", &[("count", left_out.into())]));
    }
    Ok(Exit::Ok)
}
