//! The shapes of what is not written by `serde` here but by a lower layer, for the description alone; tests hold the
//! answers against them.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use talon_study::desk::{DESKS, Example};

/// What went wrong (RFC 9457). Further members belong to the kind of problem.
#[derive(Debug, ToSchema)]
#[allow(dead_code)]
pub struct Problem {
    /// Address of a page about it, or `about:blank`.
    #[schema(rename = "type")]
    kind: String,
    title: String,
    status: u16,
    detail: String,
    instance: String,
    /// Code of the record format, where it is about one.
    #[schema(required = false, nullable = false)]
    code: Option<String>,
    /// The number under which the request stands in the log of the server.
    #[schema(required = false, nullable = false)]
    request_id: Option<String>,
}

/// One worked question for everything the desk can be asked, by the name of its schema, with its answers in their
/// order.
pub(crate) fn desk_examples() -> [(&'static str, Vec<Value>); 2] {
    let all = |text: fn(&Example) -> &'static str| {
        let examples = DESKS.iter().flat_map(|desk| desk.examples);
        examples
            .filter_map(|example| serde_json::from_str(text(example)).ok())
            .collect()
    };
    [
        ("DeskQuestion", all(|example| example.question)),
        ("DeskAnswer", all(|example| example.answer)),
    ]
}

/// A record of the format talon, or several one after the other.
#[derive(Debug, ToSchema)]
#[allow(dead_code)]
pub(crate) struct RecordFile(Value);

/// Records in another notation, which begin with something to read.
#[derive(Debug, ToSchema)]
#[schema(value_type = String, pattern = r"\S")]
#[allow(dead_code)]
pub(crate) struct RecordText(String);

/// What is sent to the desk.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
#[allow(dead_code)]
pub(crate) enum DeskRequest {
    One(DeskQuestion),
    /// Questions; one that makes no sense is answered, too.
    Many(Vec<Value>),
}

/// What the desk sends back.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
#[allow(dead_code)]
pub(crate) enum DeskResponse {
    One(DeskAnswer),
    Many(Vec<DeskAnswer>),
}

/// A question; which further members it has, the page of the desk tells.
#[derive(Debug, Serialize, ToSchema)]
#[allow(dead_code)]
pub struct DeskQuestion {
    /// Comes back with the answer.
    #[schema(value_type = Value, required = false)]
    id: Option<Value>,
    /// Word of the game, such as `ulti`, or `tournament`; in a question that asks with a switch of the same name, that
    /// switch may stand beside it.
    #[schema(value_type = Value, required = false)]
    game: Option<Value>,
    /// What is asked, such as `legal_cards`.
    #[schema(value_type = Value, required = false)]
    ask: Option<Value>,
    /// Options of the rules that differ from the default.
    #[schema(value_type = Value, required = false)]
    options: Option<Value>,
}

/// An answer; `ok` is false for a question that makes no sense.
#[derive(Debug, Serialize, ToSchema)]
#[allow(dead_code)]
pub struct DeskAnswer {
    #[schema(value_type = Value, required = false)]
    id: Option<Value>,
    ok: bool,
    /// Where it is ok: what was asked for; `"reject"` when the rules refuse.
    #[schema(value_type = Value, required = false)]
    answer: Option<Value>,
    /// Why the rules refuse, or what is wrong with the question.
    #[schema(required = false, nullable = false)]
    code: Option<String>,
    /// The rule that decides.
    #[schema(required = false, nullable = false)]
    rule: Option<String>,
    /// The reason, in a sentence.
    #[schema(required = false, nullable = false)]
    why: Option<String>,
    /// Where it is not ok: what is wrong, in a sentence.
    #[schema(required = false, nullable = false)]
    message: Option<String>,
}
