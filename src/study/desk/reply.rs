//! What the desk gives back: a value with its rule and reason, or what is wrong with the question. Facts only;
//! the sentences are made where the language is known.

use talon_records::Finding;
use talon_rules::cards::{Card, Pack, Seat as Place, Suit};
use talon_rules::games::{Code, RuleId};
use talon_tournament::Exact;

/// The reply to one question.
#[derive(Debug, Clone)]
pub struct Reply {
    /// The `id` of the question as JSON text, if one could be read.
    pub id: Option<String>,
    pub outcome: Result<Answer, QuestionFault>,
}

/// An answer; a refusal by the rules is one too.
#[derive(Debug, Clone)]
pub struct Answer {
    pub value: serde_json::Value,
    /// Why the rules refuse, when they do; the value is then `"reject"`.
    pub refused: Option<Code>,
    pub rule: RuleId,
    pub why: Why,
    /// The findings that the value lists, which have sentences of their own.
    pub findings: Vec<Finding>,
    /// Reasons that belong into the value, as its member `why`: name -> sentence.
    pub told: Vec<(String, Why)>,
}

/// A reason: the key of a sentence and the facts in it.
#[derive(Debug, Clone)]
pub struct Why {
    pub key: &'static str,
    pub facts: Vec<(&'static str, Fact)>,
}

/// Something a sentence names.
#[derive(Debug, Clone)]
pub enum Fact {
    Number(i64),
    /// Points with their sign.
    Points(i64),
    /// A card or suit by its name on this pack.
    Card(Card, Pack),
    Suit(Suit, Pack),
    /// A bid, a component or a silent bid by its code.
    Bid(&'static str),
    Component(&'static str),
    Silent(&'static str),
    /// A level of kontra by its name.
    Level(u8),
    /// A seat by its number.
    Seat(u8),
    /// A seat by its letter.
    Player(Place),
    /// Nothing, where a sentence can do without.
    Absent,
    /// Figures and signs that read alike in every language.
    Figures(String),
    /// An exact number, whole or not.
    Exact(Exact),
    /// A sentence or phrase inside another.
    Phrase(Why),
    List(Vec<Fact>),
}

/// What is wrong with a question.
#[derive(Debug, Clone)]
pub struct QuestionFault {
    pub code: Code,
    /// The member it is about.
    pub member: Option<String>,
    /// What was found there.
    pub found: Option<String>,
    /// What would have been right.
    pub expected: Vec<String>,
    pub limit: Option<i64>,
    /// How the text breaks the grammar of JSON, as a word.
    pub cause: Option<&'static str>,
}

#[derive(serde::Serialize)]
struct ReplyLine<'a> {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<&'a serde_json::Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<&'a str>,
}

impl Reply {
    /// The reply as one line of JSON; `words` is its reason, or what is wrong, in the reader's language.
    pub fn to_json(&self, words: &str) -> String {
        self.to_json_with(words, None)
    }

    /// The same with another value, to which more words have been added.
    pub fn to_json_with(&self, words: &str, value: Option<&serde_json::Value>) -> String {
        let line = match &self.outcome {
            Ok(answer) => ReplyLine {
                ok: true,
                answer: Some(value.unwrap_or(&answer.value)),
                code: answer.refused.map(Code::as_str),
                rule: Some(answer.rule.as_str()),
                why: Some(words),
                message: None,
            },
            Err(fault) => ReplyLine {
                ok: false,
                answer: None,
                code: Some(fault.code.as_str()),
                rule: None,
                why: None,
                message: Some(words),
            },
        };
        // Texts, numbers and lists can always be written.
        let json = serde_json::to_string(&line).unwrap_or_default();
        match &self.id {
            None => json,
            Some(id) => format!("{{\"id\":{},{}", one_line(id), json.get(1..).unwrap_or_default()),
        }
    }
}

/// JSON text without line breaks, which only white space between its parts can contain.
fn one_line(json: &str) -> String {
    json.replace(['\n', '\r'], " ")
}

impl Answer {
    pub(super) fn new(value: impl Into<serde_json::Value>, rule: &'static str, why: Why) -> Answer {
        Answer {
            value: value.into(),
            refused: None,
            rule: RuleId::new(rule),
            why,
            findings: Vec::new(),
            told: Vec::new(),
        }
    }

    pub(super) fn reject(code: Code, rule: RuleId, why: Why) -> Answer {
        Answer {
            value: "reject".into(),
            refused: Some(code),
            rule,
            why,
            findings: Vec::new(),
            told: Vec::new(),
        }
    }
}

impl Why {
    pub(super) fn new(key: &'static str) -> Why {
        Why { key, facts: Vec::new() }
    }

    pub(super) fn with(mut self, name: &'static str, fact: Fact) -> Why {
        self.facts.push((name, fact));
        self
    }
}

impl QuestionFault {
    pub(super) fn new(code: Code, member: Option<&str>) -> QuestionFault {
        QuestionFault {
            code,
            member: member.map(str::to_owned),
            found: None,
            expected: Vec::new(),
            limit: None,
            cause: None,
        }
    }

    pub(super) fn found(mut self, found: &str) -> QuestionFault {
        self.found = Some(found.chars().take(FOUND_MAX).collect());
        self
    }

    pub(super) fn expecting<'a>(mut self, expected: impl IntoIterator<Item = &'a str>) -> QuestionFault {
        self.expected = expected.into_iter().map(str::to_owned).collect();
        self
    }

    pub(super) fn limited(mut self, limit: i64) -> QuestionFault {
        self.limit = Some(limit);
        self
    }
}

/// So much of what was found is repeated in a message.
const FOUND_MAX: usize = 60;
