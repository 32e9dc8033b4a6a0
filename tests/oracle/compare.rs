//! Where the program and the second opinion part over one record.
//! It must not know where the record comes from.

use serde_json::Value;
use talon_records::{Options, Reader};

use super::{Verdict, differences, judge};

/// What the program says: the first error, or the computed result.
fn program(bytes: &[u8]) -> Result<Value, String> {
    let mut reader = Reader::new();
    let checked = reader.check(
        bytes,
        &Options {
            diagnose: false,
            ..Options::default()
        },
    );
    let error = checked.findings.iter().find(|finding| finding.is_error());
    match (error, checked.hand()) {
        (Some(finding), _) => Err(format!("{} {}", finding.code.as_str(), finding.pointer.as_str())),
        (None, Some(hand)) => Ok(Value::Object(hand.computed())),
        (None, None) => Ok(Value::Null),
    }
}

/// Where the program and the second opinion part. A refusal that only one of them gives to the structure of a
/// record, to a claim that decides the seven only by its last card, or to a deal with unknown cards, is no fault as
/// long as it is the program that refuses.
pub fn disagreements(bytes: &[u8]) -> Vec<String> {
    let Ok(text) = str::from_utf8(bytes) else {
        return if program(bytes).is_err() {
            vec![]
        } else {
            vec!["accepted bytes that are no text".into()]
        };
    };
    match (program(bytes), judge(text)) {
        (
            Ok(_),
            Verdict {
                first_error: Some(first),
                ..
            },
        ) => vec![format!("accepted in spite of {first:?}")],
        (
            Ok(own),
            Verdict {
                computed: Some(other), ..
            },
        ) => differences(&other, &own, ""),
        (
            Err(error),
            Verdict {
                accepted: true,
                exact: true,
                ..
            },
        ) if !may_be_stricter(&error) => {
            vec![format!("refused what is legal: {error}")]
        }
        _ => vec![],
    }
}

fn may_be_stricter(error: &str) -> bool {
    [
        "CLAIM_INCOMPLETE",
        "MISSING_MEMBER",
        "UNKNOWN_MEMBER",
        "WRONG_TYPE",
        "BAD_VALUE",
        "BAD_TIME",
        "LIMIT",
        "TOO_DEEP",
    ]
    .iter()
    .any(|code| error.starts_with(code))
}
