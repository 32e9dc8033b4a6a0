//! The JSON Schema against the reader: whatever the reader takes fits the schema, and whatever it refuses for its shape
//! does not.

use std::fs;
use std::path::Path;

use serde_json::Value;
use talon_records::{FormatVersion, Options, Reader, schema};
use talon_rules::games::Code;
use talon_samples::generate::ulti::records;

/// Codes of findings that speak of the shape of a record, which a schema can describe.
const SHAPE: &[Code] = &[
    Code::MissingMember,
    Code::UnknownMember,
    Code::WrongType,
    Code::BadValue,
    Code::BadCard,
    Code::BadTime,
    Code::UnsupportedVersion,
    Code::UnknownRules,
    Code::UnknownOption,
    Code::Limit,
    Code::DealWrongDeck,
    Code::DiscardCount,
];

/// Fixtures whose shape only the reader can judge, and why.
const BEYOND: &[(&str, &str)] = &[
    ("preferans/BAD_VALUE.claim-below", "which tricks were won"),
    ("preferans/BAD_VALUE.claim-below-left-out", "which tricks were won"),
    ("preferans/BAD_VALUE.claim-dropped", "who plays"),
    ("preferans/BAD_VALUE.claim-rest-dropped", "who plays"),
    ("preferans/BAD_VALUE.claim-sum", "what three numbers come to"),
    ("preferans/BAD_VALUE.eight", "what an option says"),
    ("preferans/BAD_VALUE.eight-legal-with", "what an option says"),
    ("preferans/BAD_VALUE.note", "how long another list is"),
    ("preferans/BAD_VALUE.variation-from", "how long another list is"),
    ("preferans/BAD_VALUE.variation-parent", "what stands in another member"),
    ("preferans/LIMIT.kontra-max", "how often the same was said before"),
    ("preferans/P-5.6.broken-3", "how often the same was said before"),
    ("preferans/option-kontra_max.2", "how often the same was said before"),
    ("preferans/option-kontra_max.4", "how often the same was said before"),
    ("preferans/option-preferans8.default-true", "what an option says"),
    ("preferans/option-preferans8.default-true-game", "what an option says"),
    ("ulti/BAD_TIME.date", "which day a month has"),
    ("ulti/BAD_VALUE.against-defender", "who is the declarer"),
    ("ulti/BAD_VALUE.against-self", "who is the declarer"),
    ("ulti/BAD_VALUE.against-trump", "what the contract is"),
    ("ulti/BAD_VALUE.claim-below", "which tricks were won"),
    ("ulti/BAD_VALUE.claim-decided", "which tricks were won"),
    ("ulti/BAD_VALUE.claim-march-aces", "what stands in another member"),
    ("ulti/BAD_VALUE.claim-march-component", "what stands in another member"),
    ("ulti/BAD_VALUE.claim-march-ulti", "what stands in another member"),
    ("ulti/BAD_VALUE.claim-points-plain", "what the contract is"),
    ("ulti/BAD_VALUE.claim-points-simple", "which number is the larger"),
    ("ulti/BAD_VALUE.claim-points-sum", "what two numbers come to"),
    ("ulti/BAD_VALUE.claim-silent-decided", "which tricks were won"),
    ("ulti/BAD_VALUE.claim-silent-hundred", "what stands in another member"),
    ("ulti/BAD_VALUE.claim-stranger", "what the contract is"),
    ("ulti/BAD_VALUE.claim-sum", "what three numbers come to"),
    ("ulti/BAD_VALUE.irregularity-refs", "how long another list is"),
    ("ulti/BAD_VALUE.variation-circle", "what stands in another member"),
    ("ulti/BAD_VALUE.variation-from", "how long another list is"),
    ("ulti/BAD_VALUE.variation-of-itself", "what stands in another member"),
    ("ulti/BAD_VALUE.variation-parent", "what stands in another member"),
    ("ulti/LIMIT.kontra", "how often the same was said before"),
    ("ulti/MISSING_MEMBER.against", "what the contract is"),
    ("ulti/option-kontra_max_level.2", "how often the same was said before"),
];

struct Fixture {
    name: String,
    record: Value,
}

/// The fixtures that are JSON at all.
fn fixtures() -> Vec<Fixture> {
    let mut fixtures = Vec::new();
    for game in ["ulti", "preferans"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(game);
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let fixture: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
            if fixture["record"].is_object() {
                let name = format!("{game}/{}", path.file_stem().unwrap().to_string_lossy());
                fixtures.push(Fixture {
                    name,
                    record: fixture["record"].clone(),
                });
            }
        }
    }
    fixtures.sort_by(|a, b| a.name.cmp(&b.name));
    fixtures
}

fn says(record: &str, version: &str) -> bool {
    record.contains(&format!("\"version\":\"{version}\""))
}

#[test]
fn every_record_that_is_accepted_fits_the_schema() {
    let validator = jsonschema::validator_for(&schema(FormatVersion::V1_0)).unwrap();
    let mut reader = Reader::new();
    let generated = records(31).take(500).map(|text| ("generated".to_owned(), text));
    let fixed = fixtures()
        .into_iter()
        .map(|fixture| (fixture.name, fixture.record.to_string()));
    let mut accepted = 0;
    for (name, text) in fixed.chain(generated) {
        let checked = reader.check(text.as_bytes(), &Options::default());
        // A later minor version is read by its own schema.
        if !checked.is_accepted() || ["1.1", "1.3"].iter().any(|later| says(&text, later)) {
            continue;
        }
        let record: Value = serde_json::from_str(&text).unwrap();
        let faults: Vec<String> = validator
            .iter_errors(&record)
            .map(|fault| format!("{}: {}", fault.instance_path(), fault))
            .collect();
        assert!(faults.is_empty(), "{name}: {faults:?}");
        accepted += 1;
    }
    assert!(accepted > 700, "{accepted}");
}

#[test]
fn a_record_that_is_refused_for_its_shape_does_not_fit_the_schema() {
    let validator = jsonschema::validator_for(&schema(FormatVersion::V1_0)).unwrap();
    let mut reader = Reader::new();
    let (mut refused, mut passed) = (0, Vec::new());
    for fixture in fixtures() {
        let text = fixture.record.to_string();
        let checked = reader.check(text.as_bytes(), &Options::default());
        let misshapen = checked
            .findings
            .iter()
            .any(|finding| finding.is_error() && SHAPE.contains(&finding.code));
        if misshapen && validator.is_valid(&fixture.record) {
            passed.push(fixture.name);
        } else {
            refused += u32::from(misshapen);
        }
    }
    let known: Vec<&str> = BEYOND.iter().map(|(name, _)| *name).collect();
    assert_eq!(passed, known);
    assert!(refused > 50, "{refused}");
}

/// A contract without its auction is no shape that the oldest schema knows, and is one that the newest refuses where
/// the deal beside it has another.
#[test]
fn contracts_without_their_auction_fit_the_newest_schema_and_no_older_one() {
    let newest = jsonschema::validator_for(&schema(FormatVersion::NEWEST)).unwrap();
    let oldest = jsonschema::validator_for(&schema(FormatVersion::V1_0)).unwrap();
    let begins = |fixture: &Fixture| fixture.record["actions"][0]["type"] == "given";
    let mut reader = Reader::new();
    let (mut fit, mut misshapen) = (0, 0);
    for Fixture { name, record } in fixtures().into_iter().filter(begins) {
        let text = record.to_string();
        let checked = reader.check(text.as_bytes(), &Options::default());
        let sized = |code| SHAPE.contains(&code) || code == Code::DealHandSize;
        let is_shape = checked
            .findings
            .iter()
            .any(|finding| finding.is_error() && sized(finding.code));
        assert!(!oldest.is_valid(&record), "{name}");
        assert!(!checked.is_accepted() || newest.is_valid(&record), "{name}");
        // Which contracts leave the trump open, and which the options know, only the reader can tell.
        let beyond = ["given-trump", "given-eight"].iter().any(|end| name.ends_with(end));
        assert!(!is_shape || beyond || !newest.is_valid(&record), "{name}");
        fit += u32::from(checked.is_accepted());
        misshapen += u32::from(is_shape);
    }
    assert!(fit > 8 && misshapen > 8, "{fit} {misshapen}");
}

/// The newest schema takes every score that the reader takes, older records too, and no score whose shape is wrong.
#[test]
fn scores_fit_the_newest_schema_and_no_older_one() {
    let newest = jsonschema::validator_for(&schema(FormatVersion::NEWEST)).unwrap();
    let oldest = jsonschema::validator_for(&schema(FormatVersion::V1_0)).unwrap();
    let mut reader = Reader::new();
    for fixture in fixtures() {
        if reader
            .check(fixture.record.to_string().as_bytes(), &Options::default())
            .is_accepted()
        {
            let of_later = fixture.record["version"] == "1.3";
            assert!(of_later || newest.is_valid(&fixture.record), "{}", fixture.name);
        }
    }
    let (mut fit, mut misshapen) = (0, 0);
    for (game, case) in crate::scores::cases() {
        let record = crate::scores::record(game, &case);
        let text = record.to_string();
        let accepted = reader.check(text.as_bytes(), &Options::default()).is_accepted();
        let faults: Vec<String> = newest.iter_errors(&record).map(|fault| fault.to_string()).collect();
        assert!(!accepted || faults.is_empty(), "{text}: {faults:?}");
        assert!(!oldest.is_valid(&record), "{text}");
        fit += u32::from(accepted);
        misshapen += u32::from(!faults.is_empty());
    }
    assert!(fit > 25 && misshapen > 15, "{fit} {misshapen}");
}

#[test]
fn the_published_schemas_are_those_that_the_program_has() {
    let published = |text| serde_json::from_str::<Value>(text).unwrap();
    let oldest = published(include_str!("../docs/schemas/talon-1.0.json"));
    assert_eq!(oldest, schema(FormatVersion::V1_0));
    let published = published(include_str!("../docs/schemas/talon-1.1.json"));
    assert_eq!(published, schema(FormatVersion::NEWEST));
    let printed = crate::cli::talon().arg("schema").assert().code(0);
    assert_eq!(
        serde_json::from_slice::<Value>(&printed.get_output().stdout).unwrap(),
        published
    );
}
