//! PPN as the rest of the program knows it: a notation with a cutter, a translation and a writer.

use serde_json::Value as Json;

use super::cutter::Rounds;
use super::translate::translate;
use super::writer::Sessions;
use crate::notation::{Cutter, Notation, NotationWriter, Translation};

/// Portable Preferans Notation.
#[derive(Debug)]
pub struct Ppn;

impl Notation for Ppn {
    fn cutter(&self) -> Box<dyn Cutter> {
        Box::new(Rounds::default())
    }

    fn sample(&self) -> &'static str {
        include_str!("../../../../docs/samples/session.ppn")
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
