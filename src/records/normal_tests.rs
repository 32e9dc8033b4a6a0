//! The example of the format and its published hashes.

use super::*;
use crate::{Options, Reader, Status};

const EXAMPLE: &str = include_str!("../../tests/fixtures/example.talon.json");

#[test]
fn the_example_of_the_format_has_its_published_hashes() {
    let mut reader = Reader::new();
    let checked = reader.check(EXAMPLE.as_bytes(), &Options::default());
    assert_eq!(checked.findings, Vec::new());
    assert_eq!(checked.status(), Status::Accepted);
    let normal = Writer::new().normal(checked.record.as_ref().unwrap());
    let hex = |hash: Hash| hash.to_hex();
    assert_eq!(
        [
            hex(normal.hashes.hand.deal()),
            hex(normal.hashes.hand.play()),
            hex(normal.hashes.doc)
        ],
        [
            "7c8a2bf4eed2cdf208a1f5f5e8ec60a765db8a4b669e8c8fb877110647508183",
            "32ca9149f631a1dafb362c464115b4da779589836029a2bd3c63eb459ef0bfb1",
            "c3f30b4b5f59b77e1088ababca43829e50055d5c59b4250790300e9600514479",
        ]
    );
    assert_eq!(normal.text.len(), 2180);
}

#[test]
fn the_canonical_form_reads_back_as_itself() {
    let mut reader = Reader::new();
    let first = {
        let checked = reader.check(EXAMPLE.as_bytes(), &Options::default());
        Writer::new().normal(checked.record.as_ref().unwrap())
    };
    let again = reader.check(&first.text, &Options::default());
    let second = Writer::new().normal(again.record.as_ref().unwrap());
    assert_eq!(first.text, second.text);
}

#[test]
fn what_a_later_minor_version_adds_stays_where_it_stands() {
    let later = EXAMPLE
        .replacen(
            r#""version": "1.0""#,
            r#""version": "1.3", "wibble": {"b": 1, "a": []}"#,
            1,
        )
        .replacen(r#""hands":{"#, r#""new":1,"hands":{"Z":[2],"#, 1)
        .replacen(r#""edition":1"#, r#""edition":1,"new":null"#, 1);
    let mut reader = Reader::new();
    let checked = reader.check(later.as_bytes(), &Options::default());
    assert_eq!((checked.status(), checked.findings.len()), (Status::Accepted, 4));
    let normal = Writer::new().normal(checked.record.as_ref().unwrap());
    let text = String::from_utf8(normal.text.clone()).unwrap();
    for part in [
        r#""version":"1.3","wibble":{"a":[],"b":1}}"#,
        r#""Z":[2]},"new":1}"#,
        r#"{"edition":1,"id":"ulti","new":null}"#,
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let hashes = |text: &[u8]| {
        let mut reader = Reader::new();
        let checked = reader.check(text, &Options::default());
        Writer::new().normal(checked.record.as_ref().unwrap()).hashes
    };
    assert_eq!(hashes(&normal.text), normal.hashes);
    let without = hashes(text.replace(r#","wibble":{"a":[],"b":1}"#, "").as_bytes());
    assert_eq!(without.hand, normal.hashes.hand);
    assert_ne!(without.doc, normal.hashes.doc);
    // Its hash is that of the canonical text of what tells records apart.
    let mut whole: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&text).unwrap();
    for opinion in ["$schema", "annotations", "ext", "variations"] {
        whole.remove(opinion);
    }
    let text = serde_json::to_string(&whole).unwrap();
    assert_eq!(Hash(Sha256::digest(text).into()), normal.hashes.doc);
}
