//! The program: hands the command line over to [`talon::cli`] and ends with its exit code.

use std::process::ExitCode;

fn main() -> ExitCode {
    talon::cli::run()
}
