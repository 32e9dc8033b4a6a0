//! The example of the format and its published hashes.

use super::*;
use crate::history::{Options, Reader, Status};

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
        [hex(normal.hashes.deal), hex(normal.hashes.play), hex(normal.hashes.doc)],
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
