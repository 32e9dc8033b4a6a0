//! What the pages about codes show of Preferans: a sound record, and for each code what to exchange in it so that it
//! fails. A test puts every one of them to the check.

use crate::game::Edit;
use talon_rules::games::Code;

/// A hand played to its last card.
pub(super) const WHOLE: &str = include_str!("spoiled/whole.json");

const fn edit(code: Code, right: &'static str, wrong: &'static str) -> Edit {
    Edit {
        code,
        sound: WHOLE,
        right,
        wrong,
    }
}

/// What spoils a sound record, for the codes that only Preferans has.
pub(super) const EDITS: &[Edit] = &[
    edit(Code::BidStep, r#""by":"C","value":3"#, r#""by":"C","value":4"#),
    edit(
        Code::RaiseNotAllowed,
        r#"{"type":"hold","by":"A"}"#,
        r#"{"type":"bid","by":"A","value":4}"#,
    ),
    edit(
        Code::HoldNotAllowed,
        r#"{"type":"bid","by":"C","value":3}"#,
        r#"{"type":"hold","by":"C"}"#,
    ),
    edit(
        Code::GameNotAllowed,
        r#"{"type":"hold","by":"A"}"#,
        r#"{"type":"bid","by":"A","game":true}"#,
    ),
    edit(
        Code::ContractBelowBid,
        r#"{"type":"contract","by":"A","value":4}"#,
        r#"{"type":"contract","by":"A","value":2}"#,
    ),
];
