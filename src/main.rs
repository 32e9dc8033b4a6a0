use std::process::ExitCode;

fn main() -> ExitCode {
    talon::cli::run()
}
