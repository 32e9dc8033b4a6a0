//! `talon import`: stores the records of files in a club, and says what became of them.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use chrono::Utc;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value as Json;

use super::Exit;
use super::database::Database;
use crate::jobs::{Clock, import_here};
use crate::service::import_hands::{self, Choices, Request};
use crate::service::{Actor, find_club, find_person, read_import};
use crate::store::clubs::Club;
use crate::store::imports::{Counts, Import};
use crate::store::records::RecordStatus;
use crate::store::{Moment, Store};
use crate::text::report::{names_of, place, written_words};
use crate::text::{Arg, Lang, Names};

/// Check records and store those that are sound in a club
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    database: Database,
    /// The club, as its address ends
    #[arg(long, env = "TALON_CLUB", value_name = "SLUG")]
    club: String,
    /// Import in the name of a member of the club
    #[arg(long = "as", env = "TALON_AS", value_name = "MAIL")]
    importer: Option<String>,
    /// Judge everything and store no hand
    #[arg(long, env = "TALON_DRY_RUN", value_parser = clap::builder::FalseyValueParser::new())]
    dry_run: bool,
    /// Store all records of a file or none
    #[arg(long, env = "TALON_ATOMIC", value_parser = clap::builder::FalseyValueParser::new())]
    atomic: bool,
    /// Have the stored hands judged by the solver; a running server does it
    #[arg(long, env = "TALON_ANALYSE", value_parser = clap::builder::FalseyValueParser::new())]
    analyse: bool,
    /// Files to import; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

struct Importer {
    store: Store,
    club: Club,
    actor: Actor,
    choices: Choices,
    clock: Clock,
    lang: Lang,
}

pub(super) fn run(args: &Args, lang: Lang) -> anyhow::Result<Exit> {
    let store = args.database.open()?;
    let club = find_club::by_slug(&store, &args.club).with_context(|| format!("--club {}", args.club))?;
    let actor = match &args.importer {
        Some(mail) => find_person::by_mail(&store, mail).with_context(|| format!("--as {mail}"))?,
        None => Actor::CommandLine,
    };
    let choices = Choices {
        dry_run: args.dry_run,
        atomic: args.atomic,
        analyse: args.analyse,
        no_limits: true,
        ..Choices::default()
    };
    let clock: Clock = Arc::new(|| Moment::from(Utc::now()));
    let importer = Importer { store, club, actor, choices, clock, lang };
    let mut all = Counts::default();
    let mut failed = false;
    for file in &args.files {
        let import = importer.file(file)?;
        if let Some(failure) = &import.failure {
            eprintln!("{}: {}", import.file_name, lang.t(&format!("import-failed-{failure}")));
            failed = true;
        }
        importer.tell(&import)?;
        add(&mut all, import.counts);
    }
    println!("{}", summary(lang, &all));
    if args.dry_run {
        println!("{}", lang.t("report-dry-run"));
    }
    Ok(match (all.rejected, all.accepted + all.duplicates + all.waiting) {
        (0, _) if !failed => Exit::Ok,
        (_, stored) if stored > 0 && !failed => Exit::PartlyImported,
        _ => Exit::InvalidInput,
    })
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
        Ok(import)
    }

    /// One finding a line, as `validate` writes them: what is wrong with the refused, and what the waiting are like.
    fn tell(&self, import: &Import) -> anyhow::Result<()> {
        let file = &import.file_name;
        read_import::each_of(&self.store, import.id, RecordStatus::Waiting, |record| {
            if let Some(like) = read_import::stored_already(record) {
                let head = format!("{} {} {}", like.severity.as_str(), like.code.as_str(), like.pointer);
                let say = self.lang.finding(&like, &Names::default());
                println!("{file}:{}:1: {head} {say}", record.line.unwrap_or(1));
            }
        })?;
        Ok(read_import::each_of(&self.store, import.id, RecordStatus::Rejected, |record| {
            let said = read_import::judge_again(record, self.choices.strict, |checked, text, start| {
                let names = names_of(checked);
                for finding in &checked.findings {
                    let at = place(finding, text, start);
                    let head = format!("{} {}", finding.severity.as_str(), finding.code.as_str());
                    let say = self.lang.finding(finding, &names);
                    println!("{file}:{}:{}: {head} {} {say}", at.line, at.column, finding.pointer);
                }
            });
            if said.is_none() {
                self.tell_written(file, &read_import::findings(record));
            }
        })?)
    }

    /// The same where only what was written down is left.
    fn tell_written(&self, file: &str, findings: &[Json]) {
        for finding in findings {
            let word = |name| finding[name].as_str().unwrap_or_default();
            let code = word("code");
            let head = format!("{} {code} {}", word("severity"), word("pointer"));
            let say = written_words(self.lang, finding);
            println!("{file}:{}:{}: {head} {say}", finding["line"], finding["column"]);
        }
    }
}

fn summary(lang: Lang, all: &Counts) -> String {
    let number = |count: i64| Arg::from(count);
    let counts = [
        ("total", number(all.total)),
        ("accepted", number(all.accepted)),
        ("duplicates", number(all.duplicates)),
        ("waiting", number(all.waiting)),
        ("rejected", number(all.rejected)),
    ];
    let said = lang.t_args("report-summary", &counts);
    if all.with_warnings == 0 {
        said
    } else {
        format!("{said} {}.", lang.n("report-with-warnings", all.with_warnings))
    }
}

fn add(all: &mut Counts, one: Counts) {
    all.total += one.total;
    all.accepted += one.accepted;
    all.with_warnings += one.with_warnings;
    all.duplicates += one.duplicates;
    all.waiting += one.waiting;
    all.rejected += one.rejected;
}

fn bar(bytes: i64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {bytes}/{total_bytes} {eta}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(bytes.unsigned_abs()).with_style(style)
}
