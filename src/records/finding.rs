//! What a check has to say about a place in a record. Facts only; `text` makes the sentence, and only when it is
//! shown.

use serde_json::Value as Json;

use super::json::Pointer;
use talon_rules::cards::Seat;
use talon_rules::games::{Code, RuleId, Severity};

/// One finding.
#[derive(Debug, Clone, PartialEq)]
pub struct Finding {
    pub severity: Severity,
    pub code: Code,
    pub pointer: Pointer,
    /// Byte offset in the text of the record.
    pub offset: usize,
    /// The position before the action.
    pub ply: Option<usize>,
    /// 1-based.
    pub trick: Option<u8>,
    pub by: Option<Seat>,
    pub rule: Option<RuleId>,
    pub found: Option<Json>,
    /// A number that stands there, exactly as it is written, where `found` would be written otherwise.
    pub as_written: Option<Box<str>>,
    /// A list of what would have been right, or the engine's own value.
    pub expected: Option<Json>,
    /// What was expected are words of a text and no values of JSON, so that each is said in the reader's language.
    pub words: bool,
    /// The one value that mends it.
    pub fix: Option<Json>,
    /// Further places.
    pub also: Vec<Pointer>,
    /// The fault behind an `IRREGULAR`.
    pub cause: Option<Code>,
    /// Options that would have made the record legal.
    pub legal_with: Vec<(&'static str, Json)>,
    /// A word that tells kinds of one code apart, for the sentence.
    pub detail: &'static str,
}

impl Finding {
    /// A finding at a place, with the weight its code has.
    pub fn new(code: Code, pointer: Pointer, offset: usize) -> Finding {
        Finding {
            severity: code.severity(),
            code,
            pointer,
            offset,
            ply: None,
            trick: None,
            by: None,
            rule: None,
            found: None,
            as_written: None,
            expected: None,
            words: false,
            fix: None,
            also: Vec::new(),
            cause: None,
            legal_with: Vec::new(),
            detail: "",
        }
    }

    /// Whether it refuses the record.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}
