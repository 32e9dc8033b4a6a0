//! What the command line prints.

use serde_json::Value;

use super::as_before;
use crate::cli::talon;

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");
const PREFERANS: &str = include_str!("../fixtures/examples/preferans.talon.json");
/// A bracket that breaks off.
const CUT_OFF: &str = "[1 123 LS7CNIOQAHDW21P9V4U6RB83ME5TKJGF M3,P,3]";

/// A sound record, one with a card that must not be played, and one that is no JSON, a line each.
pub fn several() -> String {
    let sound = serde_json::from_str::<Value>(EXAMPLE).unwrap().to_string();
    let faulty = sound.replace(r#""card":"LX""#, r#""card":"L8""#);
    assert_ne!(faulty, sound);
    format!("{sound}\n{faulty}\n{{\n")
}

/// What is printed, with the code at the end.
fn printed(arguments: &[&str], input: &str) -> String {
    let done = talon().args(arguments).write_stdin(input).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let code = done.status.code().unwrap();
    format!("{}{}code {code}", text(&done.stdout), text(&done.stderr))
}

#[test]
fn the_findings_of_several_records() {
    as_before("validate-text", &printed(&["validate", "-"], &several()));
    as_before(
        "validate-text-hungarian",
        &printed(&["--lang", "hu", "validate", "-"], &several()),
    );
    as_before(
        "validate-ndjson",
        &printed(&["validate", "--format", "ndjson", "--hashes", "-"], &several()),
    );
    as_before("validate-ppn", &printed(&["validate", "-"], CUT_OFF));
}

#[test]
fn one_report_for_all_of_a_file() {
    let printed = talon()
        .args(["validate", "--format", "json", "-"])
        .write_stdin(several())
        .output()
        .unwrap();
    let report: Value = serde_json::from_slice(&printed.stdout).unwrap();
    as_before("validate-json", &serde_json::to_string_pretty(&report).unwrap());
}

#[test]
fn one_position_in_words() {
    as_before("show-middle", &printed(&["show", "--ply", "23", "-"], EXAMPLE));
    as_before(
        "show-own-eyes",
        &printed(&["show", "--ply", "12", "--view", "A", "-"], EXAMPLE),
    );
    as_before("show-end", &printed(&["show", "-"], EXAMPLE));
    as_before(
        "show-hungarian",
        &printed(&["--lang", "hu", "show", "--ply", "23", "-"], EXAMPLE),
    );
    as_before("show-preferans-bids", &printed(&["show", "--ply", "0", "-"], PREFERANS));
    as_before(
        "show-preferans-kontra",
        &printed(&["show", "--ply", "10", "-"], PREFERANS),
    );
    as_before("show-preferans-end", &printed(&["show", "-"], PREFERANS));
}

#[test]
fn a_schedule_with_its_reasons() {
    as_before(
        "draw-by-design",
        &printed(&["draw", "--players", "9", "--rounds", "4", "--seed", "1"], ""),
    );
    as_before(
        "draw-with-byes",
        &printed(
            &[
                "draw",
                "--players",
                "10",
                "--rounds",
                "3",
                "--sit-out",
                "byes",
                "--seed",
                "1",
            ],
            "",
        ),
    );
}

#[test]
fn a_record_in_the_notation_of_preferans() {
    as_before("convert-ppn", &printed(&["convert", "--to", "ppn", "-"], PREFERANS));
}
