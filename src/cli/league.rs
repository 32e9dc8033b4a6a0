//! `talon league`: takes a season of a league out as one file, and brings one in.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::Context;
use chrono::Utc;
use clap::Subcommand;

use super::Exit;
use super::database::Database;
use super::finding_line::tell_findings;
use talon_league::file;
use talon_records::Finding;
use talon_service::Actor;
use talon_service::leagues::{BroughtLeague, ImportLeague, LeagueNotBrought, export_league, import_league};
use talon_service::tournaments::ImportedEvent;
use talon_text::Lang;
use talon_tournament::tournament::file as event_file;

/// Export a season of a league as one file, or import one
#[derive(Debug, clap::Args)]
pub(super) struct LeagueArgs {
    #[command(flatten)]
    database: Database,
    #[command(subcommand)]
    act: Act,
}

#[derive(Debug, Subcommand)]
enum Act {
    /// Print a season as one file
    Export {
        /// Short name of the league, as in its link; for a season other than the latest, league/season
        #[arg(value_name = "LEAGUE[/SEASON]")]
        id: String,
        /// Also print the files of its tournaments, one per line
        #[arg(long)]
        with_events: bool,
    },
    /// Add a season from a file to a club
    Import {
        /// Season file; the files of its tournaments may follow in it, one per line
        file: PathBuf,
        /// The club's short name
        #[arg(long, env = "TALON_CLUB", value_name = "SLUG")]
        club: String,
        /// Add people the club does not know as members, and make guests who have rows members
        #[arg(long)]
        add_members: bool,
    },
}

pub(super) fn run(args: &LeagueArgs, lang: Lang) -> anyhow::Result<Exit> {
    match &args.act {
        Act::Export { id, with_events } => {
            let store = args.database.open_existing()?;
            let exported = store
                .read(|db| export_league(db, &Actor::CommandLine, id, *with_events))
                .context("cannot export the league")?;
            let mut out = std::io::stdout().lock();
            for text in std::iter::once(&exported.file).chain(&exported.events) {
                out.write_all(text)?;
                out.write_all(b"\n")?;
            }
            out.flush()?;
            Ok(Exit::Ok)
        }
        Act::Import {
            file: path,
            club,
            add_members,
        } => {
            let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            let tell = |findings: &[Finding]| tell_findings(&path.display().to_string(), &bytes, findings, lang);
            let brought = match read(&bytes) {
                Ok(brought) => brought,
                Err(findings) => {
                    tell(&findings)?;
                    return Ok(Exit::InvalidInput);
                }
            };
            tell(&brought.league.warnings)?;
            let import = ImportLeague {
                club,
                bytes: brought.text,
                file: &brought.league.file,
                events: &brought.events,
                adds_members: *add_members,
            };
            let store = args.database.open_existing()?;
            match import_league(&store, &Actor::CommandLine, &import, Utc::now()) {
                Ok(done) => say(&brought.league.file, done)?,
                Err(LeagueNotBrought::Findings(findings)) => {
                    tell(&findings)?;
                    return Ok(Exit::InvalidInput);
                }
                Err(LeagueNotBrought::Act(error)) => return Err(error).context("cannot import the league"),
            }
            Ok(Exit::Ok)
        }
    }
}

fn say(file: &file::LeagueFile, done: BroughtLeague) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    let season = format_args!("league {}/{}", file.slug, file.season.slug);
    match done {
        BroughtLeague::Known => writeln!(out, "{season}: the club already has this season; nothing was changed"),
        BroughtLeague::Added { members, added, events } => {
            let known = members.saturating_sub(added);
            writeln!(
                out,
                "{season}: {known} members known, {added} added, {events} tournaments added"
            )
        }
    }
}

/// What a file has: a season, and perhaps its tournaments.
struct Brought<'b> {
    /// The text of the season alone.
    text: &'b [u8],
    league: file::ReadLeague,
    events: Vec<ImportedEvent>,
}

/// A season alone may be spread over lines; where tournaments follow, each of them and the season has a line.
fn read(bytes: &[u8]) -> Result<Brought<'_>, Vec<Finding>> {
    let whole = bytes.trim_ascii_end();
    let first = whole.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let is_one = serde_json::from_slice::<serde::de::IgnoredAny>(file::without_mark(first)).is_err();
    let text = if is_one { whole } else { first };
    let league = file::read(text)?;
    let mut events = Vec::new();
    let mut begin = text.len() + 1;
    for line in whole.get(begin..).unwrap_or_default().split(|byte| *byte == b'\n') {
        if !line.trim_ascii().is_empty() {
            let read = event_file::read(line.trim_ascii_end());
            let (tournament, outside) = read.map_err(|findings| moved(findings, begin))?;
            events.push(ImportedEvent { tournament, outside });
        }
        begin += line.len() + 1;
    }
    Ok(Brought { text, league, events })
}

/// Findings of a line at their places in the whole file.
fn moved(findings: Vec<Finding>, by: usize) -> Vec<Finding> {
    let moved = findings.into_iter().map(|finding| Finding {
        offset: finding.offset + by,
        ..finding
    });
    moved.collect()
}
