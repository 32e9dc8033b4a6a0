//! The documents say what the program does: every code, option and layer has its place, every link leads somewhere,
//! every sample is well formed.

use super::tree::{self, File};
use super::{none, one};
use serde_json::Value;
use talon_records::{Options, Reader};
use talon_rules::games::{Code, preferans, ulti};

/// The first lines of a module say its job, for whoever opens the source there.
fn mute_modules(files: &[File]) -> Vec<String> {
    let mute = files
        .iter()
        .filter(|file| !tree::is_test(&file.path) && !file.text.starts_with("//! "));
    mute.filter(|file| !file.path.ends_with("_tests.rs"))
        .map(|file| format!("{} does not begin with its job", file.path))
        .collect()
}

#[test]
fn every_module_begins_with_its_job() {
    none(mute_modules(&tree::files("src", &["rs"])));
    let sample = |path: &str, text: &str| File {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    one(
        mute_modules(&[
            sample("src/cards/card.rs", "use crate::cards::Suit;"),
            sample("src/a.rs", "//! A."),
        ]),
        "card.rs",
    );
}

fn unnamed(document: &str, names: &[&str]) -> Vec<String> {
    let missing = names.iter().filter(|name| !document.contains(&format!("`{name}`")));
    missing.map(|name| format!("`{name}` is not in the document")).collect()
}

/// The samples between fences marked `json`.
fn samples(document: &str) -> Vec<&str> {
    let parts = document.split("```json\n").skip(1);
    parts.filter_map(|part| part.split("\n```").next()).collect()
}

fn sample_faults(document: &str) -> Vec<String> {
    let parsed = samples(document)
        .into_iter()
        .map(|sample| (sample, serde_json::from_str::<Value>(sample)));
    parsed
        .filter_map(|(sample, read)| read.err().map(|fault| format!("{fault} in {sample}")))
        .collect()
}

/// Links inside the repository whose target is not there.
fn dead_links(file: &File, exists: impl Fn(&str) -> bool) -> Vec<String> {
    let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut faults = Vec::new();
    for target in file.text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        let path = target.split('#').next().unwrap_or("");
        if path.is_empty() || path.contains("://") || path.starts_with("mailto:") || path.starts_with('/') {
            continue;
        }
        let mut steps: Vec<&str> = folder.split('/').filter(|step| !step.is_empty()).collect();
        for step in path.split('/') {
            match step {
                ".." => drop(steps.pop()),
                "." | "" => {}
                name => steps.push(name),
            }
        }
        if !exists(&steps.join("/")) {
            faults.push(format!("{}: {target} leads nowhere", file.path));
        }
    }
    faults
}

fn documents() -> Vec<File> {
    let text = tree::read("README.md").expect("there is a README");
    let mut all = vec![File {
        path: "README.md".to_owned(),
        text,
    }];
    all.extend(tree::files("docs", &["md"]));
    all
}

#[test]
fn the_format_names_every_code_and_every_option() {
    let format = tree::read("docs/FORMAT.md").expect("there is a document of the format");
    let codes: Vec<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
    none(unnamed(&format, &codes));
    for options in [&ulti::OPTIONS[..], &preferans::OPTIONS[..]] {
        none(unnamed(
            &format,
            &options.iter().map(|option| option.name).collect::<Vec<_>>(),
        ));
    }
}

#[test]
fn the_whole_hands_of_the_format_are_those_that_are_tested() {
    let format = tree::read("docs/FORMAT.md").expect("there is a document of the format");
    none(sample_faults(&format));
    let whole = samples(&format)
        .into_iter()
        .filter(|sample| sample.contains("\"claimed\""));
    let whole: Vec<&str> = whole.filter(|sample| sample.contains("\"format\"")).collect();
    assert_eq!(whole.len(), 2);
    for (game, sample) in ["ulti", "preferans"].into_iter().zip(whole) {
        let shown: Value = serde_json::from_str(sample).expect("a sample");
        let path = format!("tests/fixtures/examples/{game}.talon.json");
        let tested = tree::read(&path).expect("there is an example");
        assert_eq!(
            shown,
            serde_json::from_str::<Value>(&tested).expect("the example is JSON")
        );
    }
}

#[test]
fn the_whole_records_of_the_format_are_accepted() {
    let format = tree::read("docs/FORMAT.md").expect("there is a document of the format");
    let records: Vec<&str> = samples(&format)
        .into_iter()
        .filter(|text| text.contains("\"format\""))
        .collect();
    assert_eq!(records.len(), 4);
    let findings = |record: &str| -> Vec<String> {
        let mut reader = Reader::new();
        let checked = reader.check(record.as_bytes(), &Options::default());
        checked
            .findings
            .iter()
            .map(|finding| finding.code.as_str().to_owned())
            .collect()
    };
    assert_eq!(findings(records[0]), ["INCOMPLETE"]);
    none(findings(records[1]));
    none(findings(records[2]));
    one(
        findings(&records[1].replace("\"card\":\"LX\"", "\"card\":\"L8\"")),
        "MUST_BEAT",
    );
}

#[test]
fn the_architecture_describes_every_layer() {
    let text = tree::read("docs/ARCHITECTURE.md").expect("there is a document of the architecture");
    let tops = tree::names("src").into_iter().filter_map(|path| {
        let inside = path.strip_prefix("src/")?.to_owned();
        inside.split_once('/').map(|(folder, _)| format!("src/{folder}"))
    });
    let mut folders: Vec<String> = tops.collect();
    folders.dedup();
    none(unnamed(&text, &folders.iter().map(String::as_str).collect::<Vec<_>>()));
    let lines = text.lines().count();
    assert!(
        (150..=300).contains(&lines),
        "{lines} lines are not read, or say too little"
    );
}

#[test]
fn no_link_leads_nowhere() {
    let exists = |path: &str| tree::root().join(path).exists();
    none(documents().iter().flat_map(|file| dead_links(file, exists)).collect());
}

#[test]
fn a_document_that_lags_behind_is_noticed() {
    none(unnamed("`MUST_BEAT` and `BID_STEP`", &["MUST_BEAT"]));
    one(unnamed("MUST_BEAT", &["MUST_BEAT"]), "MUST_BEAT");
    none(sample_faults("```json\n{\"a\": 1}\n```\n"));
    one(sample_faults("```json\n{\"a\": }\n```\n"), "in {");
    let file = |text: &str| File {
        path: "docs/a.md".to_owned(),
        text: text.to_owned(),
    };
    let exists = |path: &str| path == "docs/rules/ulti.md" || path == "README.md";
    none(dead_links(
        &file("[a](rules/ulti.md#U-6.4) [b](../README.md) [c](https://x.org/y) [d](#e)"),
        exists,
    ));
    one(dead_links(&file("[a](ulti.md)"), exists), "leads nowhere");
}
