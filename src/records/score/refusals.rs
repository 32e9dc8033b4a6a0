//! What the engine refuses in a score, as findings at its members.

use serde_json::Value as Json;

use crate::acts::{Mend, expected_json, mending_settings, value_at};
use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::Pack;
use talon_rules::games::option::RuleSet;
use talon_rules::games::{ActionPart, Code, Violation};

/// A refusal, with what would mend it.
#[derive(Debug)]
pub(crate) struct Refused {
    pub violation: Violation,
    /// The value that would be right in its place, where there is one.
    pub fix: Option<Json>,
    /// The single options under which it would be right.
    pub mends: Vec<Mend>,
}

/// The settings of single options, besides those passed over, under which a violation is none and no other one comes in
/// its place.
pub(crate) fn mends_of<R: RuleSet>(
    violation: &Violation,
    among: &[Violation],
    rules: &R,
    passed_over: &[&str],
    check: impl Fn(&R) -> Vec<Violation>,
) -> Vec<Mend> {
    mending_settings(rules, passed_over, |changed| {
        let left = check(changed);
        !left.contains(violation) && left.iter().all(|one| among.contains(one))
    })
}

/// Says everything that is refused.
pub(crate) fn tell<'a>(score: Value<'a>, refused: Vec<Refused>, pack: Pack, faults: &mut Faults<'a>) {
    for Refused { violation, fix, mends } in refused {
        let value = value_at(score, &violation);
        let finding = faults.at(violation.code, value);
        if violation.code == Code::MissingMember || violation.place == ActionPart::Action {
            finding.found = None;
        }
        finding.rule = violation.rule;
        finding.expected = expected_json(pack, violation.expected);
        finding.fix = fix;
        finding.legal_with = mends;
    }
}
