//! What the reader of PPN has to say, gathered with places in the text. It makes no sentences and judges nothing.

use serde_json::{Value as Json, json};

use crate::lexer::{Item, Token};
use talon_records::Finding;
use talon_records::json::Pointer;
use talon_records::structure::FINDINGS_MAX;
use talon_rules::games::{Code, RuleId};

/// The rules of section 13 that findings name.
pub mod rules {
    use talon_rules::games::RuleId;

    pub const SEATS: RuleId = RuleId::new("PPN-1");
    pub const BIDS: RuleId = RuleId::new("PPN-2");
    pub const PASSED_OUT: RuleId = RuleId::new("PPN-3");
    pub const ACCEPTED: RuleId = RuleId::new("PPN-4");
    pub(crate) const KONTRA: RuleId = RuleId::new("PPN-5");
    pub const REFA: RuleId = RuleId::new("PPN-6");
    pub const VALUE: RuleId = RuleId::new("PPN-7");
    pub(crate) const THROWS: RuleId = RuleId::new("PPN-8");
    pub const SUMMARY: RuleId = RuleId::new("PPN-9");
    pub(crate) const NO_TRICK: RuleId = RuleId::new("PPN-11");
    pub const COMPARED: RuleId = RuleId::new("PPN-14");
}

/// Findings in the order in which they were made; of many the first, and the first error in any case.
#[derive(Debug, Default)]
pub struct Notes {
    pub findings: Vec<Finding>,
    /// One that was made and is not kept.
    overflow: Option<Finding>,
    made: usize,
    errors: usize,
}

impl Notes {
    /// A finding at a place of the text; `pointer` is where its matter stands in the record.
    pub fn add(&mut self, code: Code, rule: RuleId, at: usize, pointer: &str) -> &mut Finding {
        let pointer = Pointer::parse(pointer).unwrap_or_else(Pointer::root);
        let finding = Finding {
            rule: Some(rule),
            ..Finding::new(code, pointer, at)
        };
        let is_first_error = finding.is_error() && self.errors == 0;
        self.made += 1;
        self.errors += usize::from(finding.is_error());
        if self.findings.len() >= FINDINGS_MAX && !is_first_error {
            return self.overflow.insert(finding);
        }
        self.findings.truncate(FINDINGS_MAX - 1);
        let place = self.findings.len();
        self.findings.push(finding);
        &mut self.findings[place]
    }

    /// A field that cannot be read; `expected` says what may stand there.
    pub fn syntax(&mut self, field: Token<'_>, rule: RuleId, pointer: &str, expected: &[&str]) {
        let finding = self.add(Code::PpnSyntax, rule, field.at, pointer);
        finding.found = (!field.text.is_empty()).then(|| json!(field.text));
        finding.expected = (!expected.is_empty()).then(|| json!(expected));
    }

    /// A bracket that is not closed, told where it ends.
    pub(crate) fn unclosed(&mut self, item: &Item<'_>, rule: RuleId) {
        let end = item.at + 1 + item.inner.trim_end().len();
        self.add(Code::PpnSyntax, rule, end, "").expected = Some(json!(["]"]));
    }

    /// Something that was understood although it is not written as the description has it.
    pub fn dialect(&mut self, field: Token<'_>, rule: RuleId, pointer: &str) {
        self.add(Code::PpnDialect, rule, field.at, pointer).found = Some(json!(field.text));
    }

    /// A value that differs from the engine's.
    pub(crate) fn mismatch(&mut self, at: usize, pointer: &str, found: Json, expected: Json) {
        let finding = self.add(Code::ResultMismatch, rules::COMPARED, at, pointer);
        (finding.found, finding.expected) = (Some(found), Some(expected));
    }

    /// How many were made, kept or not.
    pub fn made(&self) -> usize {
        self.made
    }

    /// How many of them refuse the record.
    pub fn errors(&self) -> usize {
        self.errors
    }
}
