//! PPN as the rest of the program knows it: a notation with a cutter, a translation and a writer.

use serde_json::Value as Json;

use crate::cutter::Rounds;
use crate::spoiled;
use crate::translate::translate;
use crate::writer::Sessions;
use talon_records::Edit;
use talon_records::notation::{Cutter, Notation, NotationWriter, Translation, looks_like};
use talon_rules::games::GameKind;

/// Portable Preferans Notation.
#[derive(Debug, Clone, Copy)]
pub struct Ppn;

impl Notation for Ppn {
    fn name(&self) -> &'static str {
        "ppn"
    }

    fn game(&self) -> Option<GameKind> {
        Some(GameKind::Preferans)
    }

    fn extension(&self) -> Option<&'static str> {
        Some("ppn")
    }

    fn begins(&self, text: &[u8]) -> bool {
        looks_like(text)
    }

    fn cutter(&self) -> Box<dyn Cutter> {
        Box::new(Rounds::default())
    }

    fn sample(&self) -> &'static str {
        include_str!("../../docs/samples/session.ppn")
    }

    fn spoiled(&self) -> &'static [Edit] {
        spoiled::EDITS
    }

    fn translate(&self, text: &str) -> Translation {
        let mut translated = translate(text);
        Translation {
            record: translated.record.take().map(|record| Json::Object(record).to_string()),
            findings: std::mem::take(&mut translated.findings),
            places: Box::new(translated),
        }
    }

    fn writer(&self) -> Box<dyn NotationWriter> {
        Box::new(Sessions::default())
    }
}
