//! `talon import`: stores the records of files in a club, and says what became of them.

mod told;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use chrono::Utc;
use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};

use super::database::Database;
use super::{Exit, aside, failure};
use talon_service::import_hands::{self, Choices, DuplicateDecision, Request};
use talon_service::jobs::{Clock, import_here};
use talon_service::{ActError, Actor, find_club, find_person, read_import};
use talon_store::clubs::Club;
use talon_store::imports::{Counts, Import};
use talon_store::records::RecordStatus;
use talon_store::{Moment, Store, StoreError};
use talon_text::Lang;

/// Check records and store the legal ones in a club
#[derive(Debug, clap::Args)]
pub(super) struct ImportArgs {
    #[command(flatten)]
    database: Database,
    /// The short name of the club, as in its link
    #[arg(long, env = "TALON_CLUB", value_name = "SLUG")]
    club: String,
    /// Email address of the member on whose behalf to import
    #[arg(long = "as", value_name = "MAIL")]
    importer: Option<String>,
    /// Check everything, but store no hand
    #[arg(long)]
    dry_run: bool,
    /// Store all records of a file, or none of them
    #[arg(long)]
    atomic: bool,
    /// Treat table rows that have numbers but no contract as typed totals
    #[arg(long)]
    totals: bool,
    /// What to do with a record that is probably a stored hand, recorded differently; --atomic refuses its whole file
    #[arg(long, value_enum, default_value_t = Probable::Wait)]
    probable: Probable,
    /// Have the solver review the stored hands; the running server does the work
    #[arg(long)]
    analyse: bool,
    /// Files to import; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Probable {
    /// It waits until someone decides on the page of the import
    Wait,
    /// It is stored as well
    Store,
    /// It is left out as a duplicate
    LeaveOut,
}

impl Probable {
    fn choice(self) -> Option<DuplicateDecision> {
        match self {
            Probable::Wait => None,
            Probable::Store => Some(DuplicateDecision::Store),
            Probable::LeaveOut => Some(DuplicateDecision::LeaveOut),
        }
    }
}

struct Importer {
    store: Store,
    club: Club,
    actor: Actor,
    choices: Choices,
    probable: Probable,
    clock: Clock,
    lang: Lang,
}

pub(super) fn run(args: &ImportArgs, lang: Lang) -> anyhow::Result<Exit> {
    if let Some(said) = super::validate::twice(&args.files) {
        aside(said);
        return Ok(Exit::Usage);
    }
    let store = args.database.open_existing()?;
    let club = find_club::by_slug(&store, &args.club).with_context(|| format!("--club {}", args.club))?;
    let actor = match &args.importer {
        Some(mail) => find_person::by_mail(&store, mail).with_context(|| format!("--as {mail}"))?,
        None => Actor::CommandLine,
    };
    let choices = Choices {
        dry_run: args.dry_run,
        atomic: args.atomic,
        totals: args.totals,
        analyse: args.analyse,
        no_limits: true,
        ..Choices::default()
    };
    let clock: Clock = Arc::new(|| Moment::from(Utc::now()));
    let importer = Importer {
        store,
        club,
        actor,
        choices,
        probable: args.probable,
        clock,
        lang,
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut all = Counts::default();
    let mut failed = None;
    for file in &args.files {
        match importer.file(file) {
            Ok(import) => {
                let counts = importer.tell(&import, &mut out)?;
                out.flush()?;
                told::add(&mut all, counts);
            }
            // The others are brought in all the same, unless the database itself gave up.
            Err(cause) => {
                let (exit, words) = failure::tell(&cause, lang);
                aside(format_args!("talon: {words}"));
                failed = Some(exit);
                if cause.chain().any(|cause| cause.is::<StoreError>()) {
                    break;
                }
            }
        }
    }
    if let (Some(exit), 0) = (failed, all.total) {
        return Ok(exit);
    }
    writeln!(out, "{}", told::summary(lang, &all))?;
    if args.dry_run {
        writeln!(out, "{}", lang.t("report-dry-run"))?;
    }
    out.flush()?;
    Ok(exit(&all, failed))
}

/// A record that waits is not stored yet, so that not all was imported.
fn exit(all: &Counts, failed: Option<Exit>) -> Exit {
    match (all.rejected + all.waiting, all.accepted + all.duplicates + all.waiting) {
        (0, _) if failed.is_none() => Exit::Ok,
        (_, 1..) => Exit::PartlyImported,
        _ => failed.unwrap_or(Exit::InvalidInput),
    }
}

impl Importer {
    fn file(&self, file: &Path) -> anyhow::Result<Import> {
        let mut source = super::validate::open_quietly(file)?;
        let file_name = source.name.clone();
        let request = Request {
            club: &self.club,
            file_name: &file_name,
            media_type: "",
            choices: &self.choices,
            key: None,
        };
        let now = (self.clock)();
        let upload = import_hands::keep_upload(&self.store, &self.actor, &request, &mut source, now)?;
        let size = read_import::upload_size(&self.store, upload)?;
        let bar = bar(size);
        let import = import_here(&self.store, &self.actor, &request, upload, &self.clock, &mut |read| {
            bar.set_position(read.unsigned_abs());
        })?;
        bar.finish_and_clear();
        match self.probable.choice() {
            Some(choice) if import_hands::can_settle(&import) => self.decide(&import, choice),
            _ => Ok(import),
        }
    }

    /// Decides on all that waits; the import as it then stands.
    fn decide(&self, import: &Import, choice: DuplicateDecision) -> anyhow::Result<Import> {
        let mut waiting = Vec::new();
        read_import::each_of(&self.store, import.id, Some(RecordStatus::Waiting), |record| {
            waiting.push(record.record);
            Ok::<(), ActError>(())
        })?;
        for number in waiting {
            let now = (self.clock)();
            import_hands::decide(&self.store, &self.actor, &import.public_id, number, choice, now)?;
        }
        Ok(self
            .store
            .read(|db| read_import::mine(db, &self.actor, &import.public_id))?)
    }
}

fn bar(bytes: i64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {bytes}/{total_bytes} {eta}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(bytes.unsigned_abs()).with_style(style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_stored_shows_in_how_it_ended() {
        let counts = |accepted, waiting, rejected| Counts {
            total: accepted + waiting + rejected,
            accepted,
            waiting,
            rejected,
            ..Counts::default()
        };
        assert_eq!(exit(&counts(3, 0, 0), None), Exit::Ok);
        assert_eq!(exit(&counts(0, 0, 0), None), Exit::Ok);
        assert_eq!(exit(&counts(0, 1, 0), None), Exit::PartlyImported);
        assert_eq!(exit(&counts(3, 0, 1), None), Exit::PartlyImported);
        assert_eq!(exit(&counts(0, 0, 1), None), Exit::InvalidInput);
        assert_eq!(exit(&counts(3, 0, 0), Some(Exit::Failed)), Exit::PartlyImported);
        assert_eq!(exit(&counts(0, 0, 1), Some(Exit::Conflict)), Exit::Conflict);
    }
}
