//! What the pages about codes show of this notation: a sound round, and for each code what to exchange in it so that it
//! fails. A test puts every one of them to the check.

use talon_records::Edit;
use talon_rules::games::Code;

/// A hand played to its last card, the bracket broken into lines.
const ROUND: &str = include_str!("round.ppn");

const fn edit(code: Code, right: &'static str, wrong: &'static str) -> Edit {
    Edit {
        code,
        sound: ROUND,
        right,
        wrong,
    }
}

/// What spoils a sound round, for the codes that only this notation has.
pub(super) const EDITS: &[Edit] = &[
    edit(Code::ContextMismatch, "1 QA 4 8 0 0 8 1", "1 QA 4 8 0 1 8 1"),
    edit(Code::PpnAuction, "M3,P,3", "M3,P,2"),
    edit(Code::PpnDialect, "1 QA 4 8 0 0 8 1", "1 QA 4 B 0 0 8 1"),
    edit(Code::PpnSyntax, "1 QA 4 8 0 0 8 1", "1 QA 4 X 0 0 8 1"),
    edit(Code::PpnValue, "1 QA 4 8 0 0 8 1", "1 QA 4 8 0 9 1"),
];
