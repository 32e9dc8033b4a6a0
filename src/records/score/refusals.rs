//! What the engine refuses in a score, as findings at its members.

use serde_json::Value as Json;

use crate::acts::{Mend, expected_json, value_at};
use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::Pack;
use talon_rules::games::{ActionPart, Code, Violation};

/// A refusal, with the value that would mend it where there is one.
#[derive(Debug)]
pub(crate) struct Refused {
    pub violation: Violation,
    pub fix: Option<Json>,
}

/// Says everything that is refused; `mends` are the options under which nothing would be.
pub(crate) fn tell<'a>(score: Value<'a>, refused: Vec<Refused>, pack: Pack, mends: &[Mend], faults: &mut Faults<'a>) {
    for Refused { violation, fix } in refused {
        let value = value_at(score, &violation);
        let finding = faults.at(violation.code, value);
        if violation.code == Code::MissingMember || violation.place == ActionPart::Action {
            finding.found = None;
        }
        finding.rule = violation.rule;
        finding.expected = expected_json(pack, violation.expected);
        finding.fix = fix;
        finding.legal_with = mends.to_vec();
    }
}
