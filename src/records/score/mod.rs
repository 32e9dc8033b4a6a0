//! Score records: hands of which only the result was written down, without a card (format, 17). What the score records
//! of all games have alike is read here; what stands in `score` is the game's, and what can be true the engine's.

mod frame;
mod refusals;

pub(super) use frame::{ScoreFrame, read_frame};
pub(super) use refusals::{Refused, mends_of, tell};

use super::acts::RulingKind;
use super::json::Value;
use super::structure::Faults;

/// Whether nothing of the facts was written down, and someone awards what the deal came to: a typed total.
pub(super) fn is_total(score: Value<'_>, frame: Option<&ScoreFrame<'_>>) -> bool {
    let awards = |frame: &ScoreFrame<'_>| frame.rulings.iter().any(|ruling| ruling.kind == RulingKind::Score);
    score.is_empty() && frame.is_some_and(awards)
}

/// A member that must be there, or a finding.
pub(super) fn need<'a>(score: Value<'a>, name: &str, faults: &mut Faults<'a>) -> Option<Value<'a>> {
    let value = score.get(name);
    if value.is_none() {
        faults.missing(score, name);
    }
    value
}

/// Says which members are none of these.
pub(super) fn refuse_unknown<'a>(object: Value<'a>, known: &[&str], faults: &mut Faults<'a>) {
    for (name, _) in object.members() {
        if !known.iter().any(|word| name.is(word)) {
            faults.unknown(name, known);
        }
    }
}
