//! The short text as the rest of the program knows it: a notation with a cutter, a translation and a writer.

use serde_json::Value as Json;
use talon_records::notation::{Cutter, Notation, NotationWriter, Translation};
use talon_records::{Edit, GameKind};

use crate::cutter::Lines;
use crate::translate::{claims, translate};
use crate::writer::Evenings;

/// The short text.
#[derive(Debug, Clone, Copy)]
pub struct Shorthand;

impl Notation for Shorthand {
    fn name(&self) -> &'static str {
        "text"
    }

    fn game(&self) -> Option<GameKind> {
        None
    }

    fn extension(&self) -> Option<&'static str> {
        None
    }

    fn begins(&self, text: &[u8]) -> bool {
        claims(text)
    }

    fn is_sure(&self) -> bool {
        true
    }

    fn cutter(&self) -> Box<dyn Cutter> {
        Box::new(Lines::default())
    }

    fn sample(&self) -> &'static str {
        include_str!("../../docs/samples/evening.txt")
    }

    fn spoiled(&self) -> &'static [Edit] {
        &[]
    }

    fn translate(&self, text: &str) -> Translation {
        let (record, faults) = translate(text);
        Translation {
            record: record.map(|record| Json::Object(record).to_string()),
            findings: faults.findings,
            places: Box::new(faults.places),
        }
    }

    fn writer(&self) -> Box<dyn NotationWriter> {
        Box::new(Evenings::default())
    }
}
