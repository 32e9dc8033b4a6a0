//! What there is to say of a text, with places in it, and where the parts of the record stand in it.

use serde_json::{Value as Json, json};
use talon_records::Finding;
use talon_records::json::Pointer;
use talon_records::notation::Places;
use talon_records::structure::FINDINGS_MAX;
use talon_rules::games::Code;

use crate::lexicon::{Lexicon, Word};

/// What was found in a text, and what stands where.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    pub findings: Vec<Finding>,
    pub places: Spots,
}

impl Faults {
    /// Whether nothing refuses the text.
    pub fn is_sound(&self) -> bool {
        !self.findings.iter().any(Finding::is_error)
    }

    fn add(&mut self, code: Code, at: usize, pointer: &str) -> &mut Finding {
        let pointer = Pointer::parse(pointer).unwrap_or_else(Pointer::root);
        // The first is what has to be put right first; of too many the last is replaced.
        self.findings.truncate(FINDINGS_MAX - 1);
        let place = self.findings.len();
        let words = true;
        self.findings.push(Finding {
            words,
            ..Finding::new(code, pointer, at)
        });
        &mut self.findings[place]
    }

    /// Words that mean nothing here.
    pub fn bad(&mut self, at: usize, text: &str, pointer: &str, expected: &[&str]) -> &mut Finding {
        let finding = self.add(Code::BadValue, at, pointer);
        finding.found = Some(json!(text));
        finding.expected = (!expected.is_empty()).then(|| json!(expected));
        finding
    }

    /// A word that is none of a table, with the one that was probably meant.
    pub fn unknown<M: Copy + PartialEq>(
        &mut self,
        word: &Word<'_>,
        pointer: &str,
        lexicon: &Lexicon<M>,
        wanted: impl Fn(M) -> bool,
    ) {
        let expected = lexicon.expected(&wanted);
        let fix = lexicon.meant(word.text, wanted);
        self.bad(word.at, word.text, pointer, &expected).fix = fix.map(Json::from);
    }

    /// Something that has to stand here and does not.
    pub fn missing(&mut self, at: usize, pointer: &str, expected: &[&str]) {
        let finding = self.add(Code::MissingMember, at, pointer);
        finding.expected = (!expected.is_empty()).then(|| json!(expected));
        finding.detail = "said";
    }

    /// The heading of a column that was taken for a person and is none.
    pub fn no_person(&mut self, at: usize, heading: &str) {
        self.bad(at, heading, "/players", &[]).detail = "no_person";
    }

    /// It is not said who deals; with what the first line could say.
    pub(crate) fn no_dealer(&mut self, at: usize, example: &str) {
        let finding = self.add(Code::MissingMember, at, "/deal/dealer");
        finding.expected = Some(json!([example]));
        finding.detail = "dealer";
    }

    /// Says of what was found since then that it is about another part of the record.
    pub fn moved(&mut self, since: usize, from: &str, to: &str) {
        for finding in self.findings.iter_mut().skip(since) {
            let moved = finding
                .pointer
                .as_str()
                .strip_prefix(from)
                .map(|rest| format!("{to}{rest}"));
            if let Some(pointer) = moved.and_then(|pointer| Pointer::parse(&pointer)) {
                finding.pointer = pointer;
            }
        }
    }

    /// The same with another code.
    pub fn other(&mut self, code: Code, at: usize, text: &str, pointer: &str) {
        self.add(code, at, pointer).found = Some(json!(text));
    }
}

/// Where the parts of a record stand in its text.
#[derive(Debug, Default)]
pub(crate) struct Spots {
    /// Where the line of the deal begins.
    pub line: usize,
    known: Vec<(String, usize)>,
}

impl Spots {
    pub fn put(&mut self, pointer: &str, at: usize) {
        self.known.push((pointer.to_owned(), at));
    }

    fn last_action(&self) -> Option<&str> {
        let of_action = |(own, _): &&(String, usize)| own.starts_with("/actions/");
        self.known
            .iter()
            .filter(of_action)
            .max_by_key(|(_, at)| *at)
            .map(|(own, _)| own.as_str())
    }
}

impl Places for Spots {
    fn place_of(&self, pointer: &Pointer) -> usize {
        let wanted = match pointer.as_str() {
            // What is missing from the actions, or has to follow them, comes behind the last of them.
            "/actions" => self.last_action().unwrap_or("/actions"),
            wanted => wanted,
        };
        let holds = |own: &str| {
            wanted
                .strip_prefix(own)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        let known = self.known.iter().filter(|(own, _)| holds(own));
        known.max_by_key(|(own, _)| own.len()).map_or(self.line, |(_, at)| *at)
    }
}
