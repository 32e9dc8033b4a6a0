//! The command line: one file for each command, each reading its options and calling what does the work.
//! No rule, no query and no page is written here.

// A closed pipe or a full disk is an error like another, and these would panic.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod analyse;
mod club;
mod convert;
mod database;
mod demo;
mod desk;
mod doctor;
mod draw;
mod environment;
mod event;
mod export;
mod failure;
mod finding_line;
mod generate;
mod import;
mod league;
mod migrate;
mod schema;
mod serve;
mod show;
mod simulate;
mod user;
mod validate;
mod values;

use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use talon_text::Lang;

#[derive(Debug, Parser)]
#[command(name = "talon", version, about, propagate_version = true, max_term_width = 100)]
struct Cli {
    #[arg(
        long,
        help = values::languages(),
        env = "TALON_LANG",
        default_value = "en",
        value_parser = values::language,
        global = true
    )]
    lang: Lang,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Club(club::ClubArgs),
    Migrate(migrate::MigrateArgs),
    Doctor(doctor::DoctorArgs),
    User(user::UserArgs),
    Desk(desk::DeskArgs),
    Draw(draw::DrawArgs),
    Generate(generate::GenerateArgs),
    Validate(validate::ValidateArgs),
    Show(show::ShowArgs),
    Analyse(analyse::AnalyseArgs),
    Simulate(simulate::SimulateArgs),
    Convert(convert::ConvertArgs),
    Schema(schema::SchemaArgs),
    Import(import::ImportArgs),
    Export(export::ExportArgs),
    Event(event::EventArgs),
    League(league::LeagueArgs),
    Serve(serve::ServeArgs),
    Demo(demo::DemoArgs),
}

/// How a command ended, as the shell is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    Ok = 0,
    Failed = 1,
    Usage = 2,
    InvalidInput = 3,
    /// Something else has the data, or says otherwise.
    Conflict = 4,
    PartlyImported = 5,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

/// Reads the command line and does what it says. What is wrong with the command line itself is told by the
/// parser, which ends the program with code 2.
pub fn run() -> ExitCode {
    let tell = |lang| {
        environment::unread(lang)
            .iter()
            .for_each(|words| aside(format_args!("talon: {words}")))
    };
    let cli = Cli::try_parse().unwrap_or_else(|error| {
        // What is missing may stand in one of them.
        tell(Lang::En);
        error.exit()
    });
    // Those who serve have a log, which may be for programs.
    if !matches!(cli.command, Command::Serve(_) | Command::Demo(_)) {
        tell(cli.lang);
    }
    let done = match cli.command {
        Command::Club(args) => club::run(&args),
        Command::Migrate(args) => migrate::run(&args),
        Command::Doctor(args) => doctor::run(&args),
        Command::User(args) => user::run(&args, cli.lang),
        Command::Desk(args) => desk::run(&args, cli.lang),
        Command::Draw(args) => draw::run(&args, cli.lang),
        Command::Generate(args) => generate::run(&args),
        Command::Validate(args) => validate::run(&args, cli.lang),
        Command::Analyse(args) => analyse::run(&args, cli.lang),
        Command::Show(args) => show::run(&args, cli.lang),
        Command::Simulate(args) => simulate::run(&args),
        Command::Convert(args) => convert::run(&args, cli.lang),
        Command::Schema(args) => schema::run(&args),
        Command::Import(args) => import::run(&args, cli.lang),
        Command::Export(args) => export::run(&args, cli.lang),
        Command::Event(args) => event::run(&args, cli.lang),
        Command::League(args) => league::run(&args, cli.lang),
        Command::Serve(args) => serve::run(&args, cli.lang),
        Command::Demo(args) => demo::run(&args, cli.lang),
    };
    match done {
        Ok(exit) => exit.into(),
        Err(error) if is_closed_pipe(&error) => Exit::Ok.into(),
        Err(error) => {
            let (exit, words) = failure::tell(&error, cli.lang);
            aside(format_args!("talon: {words}"));
            exit.into()
        }
    }
}

/// Says something beside the output. Anyone who closed that channel does not want to hear it.
fn aside(words: impl Display) {
    let _ = writeln!(io::stderr().lock(), "{words}");
}

/// Anyone who read our output has seen enough: `talon ... | head`.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error.chain().find_map(|cause| cause.downcast_ref::<io::Error>());
    io.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::environment::{all_of, variable};
    use super::*;

    /// What is said of one act, and never set beforehand: whom or what it concerns, and what it does that another time
    /// it would not.
    const SAID: [&str; 33] = [
        "add --name",
        "add --admin",
        "add --owner",
        "invite --club",
        "lock --undo",
        "owner --remove",
        "doctor --seal",
        "import --as",
        "import --dry-run",
        "import --atomic",
        "import --probable",
        "import --totals",
        "validate --totals",
        "convert --totals",
        "import --add-members",
        "import --analyse",
        "export --session",
        "export --with-events",
        "show --record",
        "show --ply",
        "show --view",
        "analyse --record",
        "convert --to",
        "schema --of",
        "generate --hands",
        "generate --seed",
        "draw --players",
        "draw --rounds",
        "draw --apart",
        "draw --seed",
        "simulate --events",
        "simulate --seasons",
        "simulate --seed",
    ];

    #[test]
    fn the_command_line_is_described_without_contradiction() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_lasting_option_can_be_set_from_the_environment_under_its_own_name_and_no_other() {
        let root = Cli::command();
        let mut said: Vec<String> = Vec::new();
        for command in all_of(&root) {
            for option in command.get_opts() {
                let long = option.get_long().unwrap();
                match option.get_env() {
                    Some(name) => assert_eq!(name.to_string_lossy(), variable(long), "--{long}"),
                    None => said.push(format!("{} --{long}", command.get_name())),
                }
            }
        }
        said.sort();
        let mut expected = SAID.to_vec();
        expected.sort_unstable();
        assert_eq!(said, expected);
    }

    #[test]
    fn the_files_for_containers_set_only_options_that_exist() {
        let root = Cli::command();
        let known: Vec<String> = all_of(&root)
            .into_iter()
            .flat_map(|command| command.get_opts())
            .filter_map(|option| Some(option.get_env()?.to_string_lossy().into_owned()))
            .collect();
        let mut seen = 0;
        for text in [
            include_str!("../../docker/Dockerfile"),
            include_str!("../../docker/compose.sqlite.yaml"),
            include_str!("../../docker/compose.postgres.yaml"),
        ] {
            for rest in text.split("TALON_").skip(1) {
                let name: String = rest
                    .chars()
                    .take_while(|c| c.is_ascii_uppercase() || *c == '_')
                    .collect();
                assert!(known.contains(&format!("TALON_{name}")), "TALON_{name}");
                seen += 1;
            }
        }
        assert!(seen >= 8, "{seen}");
    }
}
