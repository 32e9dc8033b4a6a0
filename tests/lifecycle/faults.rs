//! Tournament files with a fault: each is told with its code and its place, and none of them stops the reader.

use serde_json::Value;
use talon_records::Finding;
use talon_rules::chance::Chance;
use talon_rules::games::Code;
use talon_tournament::tournament::file::{FILE_BYTES_MAX, Version, read, read_kept, schema, write};
use talon_tournament::tournament::{attention, next};

const SOUND: &str = include_str!("../fixtures/tournament_file/sound.json");
const FAULTS: &str = include_str!("../fixtures/tournament_file/faults.json");
/// Spoiled files that are read.
const SPOILED: u64 = 20_000;

/// The sound file with one thing changed.
fn changed(edit: &Value) -> String {
    let mut file: Value = serde_json::from_str(SOUND).unwrap();
    let at = edit["at"].as_str().unwrap();
    let (outer, name) = at.rsplit_once('/').unwrap();
    let new = edit.get("put").cloned();
    match (file.pointer_mut(outer).unwrap(), new) {
        (Value::Object(object), Some(new)) => drop(object.insert(name.to_owned(), new)),
        (Value::Object(object), None) => assert!(object.remove(name).is_some(), "{at}"),
        (Value::Array(list), new) => {
            let place: usize = name.parse().unwrap();
            match new {
                Some(new) if place == list.len() => list.push(new),
                Some(new) => list[place] = new,
                None => drop(list.remove(place)),
            }
        }
        _ => panic!("{at}"),
    }
    serde_json::to_string_pretty(&file).unwrap()
}

/// The line of a place, found by another way than the reader's.
fn line_of(text: &str, offset: usize) -> usize {
    text[..offset].lines().count().max(1)
}

fn told(findings: &[Finding]) -> Vec<String> {
    findings
        .iter()
        .map(|one| format!("{} {} {:?}", one.code.as_str(), one.pointer, one.found))
        .collect()
}

#[test]
fn a_sound_file_is_read_and_written_canonically() {
    let (tournament, outside) = read(SOUND.as_bytes()).unwrap_or_else(|faults| panic!("{:?}", told(&faults)));
    let sorted: Value = serde_json::from_str(SOUND).unwrap();
    assert_eq!(
        String::from_utf8(write(&tournament, &outside)).unwrap(),
        sorted.to_string()
    );
    assert!(
        jsonschema::validator_for(&schema(Version::NEWEST))
            .unwrap()
            .is_valid(&sorted)
    );
}

#[test]
fn every_fault_is_told_with_its_code_and_its_place() {
    let edits: Vec<Value> = serde_json::from_str(FAULTS).unwrap();
    let mut wrong = Vec::new();
    for edit in &edits {
        let text = changed(edit);
        let (code, pointer) = (edit["code"].as_str().unwrap(), edit["pointer"].as_str().unwrap());
        let findings = read(text.as_bytes()).err().unwrap_or_default();
        let fits = |one: &Finding| {
            one.code.as_str() == code
                && one.pointer.as_str() == pointer
                && edit.get("found").is_none_or(|found| one.found.as_ref() == Some(found))
        };
        match findings.iter().find(|one| fits(one)) {
            None => wrong.push(format!("{}: {:?}", edit["what"], told(&findings))),
            Some(one) => {
                let last = pointer.rsplit('/').next().unwrap_or_default();
                let there = text.lines().nth(line_of(&text, one.offset + 1) - 1).unwrap_or_default();
                let named = last.is_empty() || last.parse::<u32>().is_ok() || there.contains(last);
                assert!(named, "{}: {there:?} has no {last:?}", edit["what"]);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn names_that_stand_twice_and_texts_that_are_none_are_refused() {
    let twice = SOUND.replacen("\"club\"", "\"boards\": [], \"club\"", 1);
    let findings = read(twice.as_bytes()).unwrap_err();
    assert!(
        findings.iter().any(|one| one.code == Code::DuplicateMember),
        "{:?}",
        told(&findings)
    );
    let code = |bytes: &[u8]| read(bytes).unwrap_err()[0].code;
    assert_eq!(code(b""), Code::JsonSyntax);
    assert_eq!(code(b"[]"), Code::WrongType);
    assert_eq!(code(&vec![b' '; FILE_BYTES_MAX as usize + 1]), Code::TooLarge);
    assert_eq!(code("[".repeat(40).as_bytes()), Code::TooDeep);
    assert_eq!(code(b"\xff\xff{"), Code::NotUtf8);
}

#[test]
fn the_text_of_the_database_is_no_file_and_a_file_is_no_text_of_the_database() {
    let (tournament, _) = read(SOUND.as_bytes()).unwrap();
    let kept = talon_tournament::tournament::file::kept(&tournament);
    let findings = read(&kept).unwrap_err();
    assert!(
        findings.iter().all(|one| one.code == Code::MissingMember),
        "{:?}",
        told(&findings)
    );
    let findings = read_kept(SOUND.as_bytes()).unwrap_err();
    let pointers: Vec<&str> = findings.iter().map(|one| one.pointer.as_str()).collect();
    assert_eq!(pointers, ["/club", "/members", "/audit"]);
    assert!(
        findings.iter().all(|one| one.code == Code::UnknownMember),
        "{:?}",
        told(&findings)
    );
}

#[test]
fn kept_rules_that_the_game_cannot_read_are_no_usual_ones() {
    let (sound, _) = read(SOUND.as_bytes()).unwrap();
    for bad in ["", "no json", "[]", "{}", r#"{"edition":1,"id":"chess"}"#] {
        let mut tournament = sound.clone();
        tournament.profile.rules = bad.to_owned();
        let findings = read_kept(&talon_tournament::tournament::file::kept(&tournament)).unwrap_err();
        assert!(
            findings
                .iter()
                .all(|one| one.pointer.as_str().starts_with("/profile/rules")),
            "{bad}: {:?}",
            told(&findings)
        );
    }
}

#[test]
fn a_file_with_a_million_faults_tells_fifty() {
    let many = |what: &str, count: usize| vec![what; count].join(",");
    for (name, list) in [
        ("colours", format!("{{{}}}", many("\"a\":1", 900_000))),
        (
            "boards",
            format!("[{}]", many("{\"round\":9,\"set\":1,\"table\":1}", 200_000)),
        ),
        ("adjustments", format!("[{}]", many("12345678901234567890", 390_000))),
    ] {
        let text = SOUND.replacen("\"club\"", &format!("\"{name}\":{list}, \"club\""), 1);
        let text = text.replacen(&format!("\"{name}\": [],"), "", 1);
        let findings = read(text.as_bytes()).unwrap_err();
        assert!((1..=50).contains(&findings.len()), "{}", findings.len());
    }
}

#[test]
fn no_spoiled_file_stops_the_reader() {
    let sorted: Value = serde_json::from_str(SOUND).unwrap();
    let sound = sorted.to_string().into_bytes();
    let words: [&[u8]; 12] = [
        b"-1",
        b"65535",
        b"99999999999999999999",
        b"null",
        b"[]",
        b"{}",
        b"\"e2\"",
        b"\"m1\"",
        b"1e9",
        b"\"\"",
        b"true",
        b",",
    ];
    let mut taken = 0;
    for number in 0..SPOILED {
        let mut chance = Chance::of(11, number);
        let mut bytes = sound.clone();
        for _ in 0..=chance.below(2) {
            let at = chance.below(bytes.len());
            match chance.below(4) {
                0 => bytes[at] = chance.below(256) as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.truncate(at + 1),
                _ => {
                    let from = bytes[..at]
                        .iter()
                        .rposition(|byte| *byte == b':')
                        .map_or(0, |from| from + 1);
                    let end = bytes[from..].iter().position(|byte| b",}]".contains(byte));
                    let end = end.map_or(bytes.len(), |end| from + end);
                    bytes.splice(from..end, words[chance.below(words.len())].iter().copied());
                }
            }
        }
        if let Ok((tournament, outside)) = read(&bytes) {
            taken += 1;
            let again = write(&tournament, &outside);
            assert_eq!(
                read(&again).unwrap(),
                (tournament.clone(), outside),
                "{}",
                String::from_utf8_lossy(&bytes)
            );
            attention(&tournament);
            next(&tournament);
            tournament.ranking().unwrap();
        }
    }
    assert!(taken > 100, "{taken} of {SPOILED} were still sound");
}
