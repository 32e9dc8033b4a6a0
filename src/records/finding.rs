//! What a check has to say about a place in a record. Facts only; `text` makes the sentence, and only when it is
//! shown.

use serde_json::{Map, Value as Json, json};

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

    /// The members of the finding object that need no words and no text to count lines in.
    pub fn to_json(&self) -> Map<String, Json> {
        let mut map = Map::new();
        map.insert("severity".into(), self.severity.as_str().into());
        map.insert("code".into(), self.code.as_str().into());
        map.insert("pointer".into(), self.pointer.as_str().into());
        let mut put = |name: &str, value: Option<Json>| {
            if let Some(value) = value {
                map.insert(name.into(), value);
            }
        };
        put("ply", self.ply.map(Json::from));
        put("trick", self.trick.map(Json::from));
        put("by", self.by.map(|seat| seat.letter().into()));
        put("rule", self.rule.map(|rule| rule.as_str().into()));
        put(
            "found",
            self.as_written
                .as_deref()
                .map(Json::from)
                .or_else(|| self.found.clone()),
        );
        put("expected", self.expected.clone());
        put("fix", self.fix.clone());
        let also: Vec<Json> = self.also.iter().map(|pointer| pointer.as_str().into()).collect();
        put("also", (!also.is_empty()).then_some(Json::Array(also)));
        put("cause", self.cause.map(|code| code.as_str().into()));
        let options: Vec<Json> = self
            .legal_with
            .iter()
            .map(|(name, value)| json!({*name: value}))
            .collect();
        put("legal_with", (!options.is_empty()).then_some(Json::Array(options)));
        map
    }
}
