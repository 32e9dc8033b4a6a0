//! The command line, run as a shell runs it.

mod analyse;
mod closed_pipe;
mod convert;
mod demo;
mod desk;
mod doctor;
mod draw;
mod environment;
mod event;
mod export;
mod foreign;
mod generate;
mod import;
mod league;
mod league_evenings;
mod league_lists;
mod league_people;
mod league_rounds;
mod league_teams;
mod serve;
mod show;
mod simulate;
mod sudden_end;
mod user;
mod validate;

use assert_cmd::Command;

/// The program, with nothing of ours in its environment.
pub fn talon() -> Command {
    let mut command = Command::cargo_bin("talon").unwrap();
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("TALON_")) {
        command.env_remove(name);
    }
    command
}

#[test]
fn a_command_that_does_not_exist_is_a_usage_error() {
    talon().arg("fly").assert().code(2);
    talon().assert().code(2);
    talon().args(["desk", "--lang", "tlh"]).assert().code(2);
}

#[test]
fn help_and_version_are_no_errors() {
    let help = talon().arg("--help").assert().code(0);
    assert!(String::from_utf8_lossy(&help.get_output().stdout).contains("desk"));
    talon().arg("--version").assert().code(0);
}
