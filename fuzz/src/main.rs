//! Tries each target on inputs made from a seed: the same inputs each time, so that what is found is found again.
//!
//! ```text
//! talon-fuzz [--inputs N] [--seed S] [TARGET...]     N inputs a target, all targets unless some are named
//! talon-fuzz --file PATH TARGET                      one input
//! ```
//! Each input lies in `target/fuzz/TARGET.input` while it is tried, so that it is there whatever ends the program.

use std::fs::{self, File};
use std::os::unix::fs::FileExt;
use std::path::PathBuf;
use std::process::ExitCode;

use talon_fuzz::mutate::{self, Chance};
use talon_fuzz::{TARGETS, Target, seeds};

fn main() -> ExitCode {
    let (mut inputs, mut seed, mut file, mut named) = (None, 1_u64, None, Vec::new());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let number = |value: Option<String>| value.and_then(|value| value.parse::<u64>().ok());
        let is_known = match argument.as_str() {
            "--inputs" => number(arguments.next()).map(|value| inputs = Some(value)).is_some(),
            "--seed" => number(arguments.next()).map(|value| seed = value).is_some(),
            "--file" => arguments.next().map(|value| file = Some(value)).is_some(),
            name => TARGETS
                .iter()
                .find(|target| target.name == name)
                .map(|target| named.push(*target))
                .is_some(),
        };
        if !is_known {
            eprintln!("{argument}: not a target or an option; see the head of fuzz/src/main.rs");
            return ExitCode::from(2);
        }
    }
    let targets = if named.is_empty() { TARGETS } else { &named };
    for target in targets {
        match &file {
            Some(path) => drop((target.run)(&fs::read(path).expect("the input can be read"))),
            None => try_inputs(target, inputs.unwrap_or(target.inputs), seed),
        }
    }
    ExitCode::SUCCESS
}

fn try_inputs(target: &Target, inputs: u64, seed: u64) {
    let name = target.name;
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../target/fuzz")).join(format!("{name}.input"));
    fs::create_dir_all(path.parent().expect("it has a folder")).expect("a folder for inputs");
    let kept = File::create(&path).expect("a file for the input");
    println!("{name}: {inputs} inputs from seed {seed}; the one being tried is in target/fuzz/{name}.input");
    let (seeds, mut taken) = (seeds::of(name), 0);
    for number in 1..=inputs {
        let input = mutate::input(&seeds, &mut Chance::new(seed, number));
        kept.set_len(input.len() as u64)
            .and_then(|()| kept.write_all_at(&input, 0))
            .expect("the input can be kept");
        taken += u64::from((target.run)(&input));
    }
    // Otherwise nothing behind the first refusal was tried.
    assert!(taken > inputs / 100, "{name}: only {taken} inputs were taken");
    println!("{name}: {taken} were taken, the others refused");
    fs::remove_file(&path).expect("the input can be forgotten");
}
