//! Two answers to one deal: where a result is only written down, two people may write different ones. The first counts.

use std::collections::BTreeMap;

use super::envelope;
use crate::check::{Checked, Knowledge};
use crate::game::Hand;

/// The deals of which a result was entered: by number, table and round, and whether it was a score alone.
#[derive(Debug, Default)]
pub(super) struct Answers {
    scores: BTreeMap<(u64, String, String), bool>,
}

impl Answers {
    /// Whether a record is another answer to a deal that was answered before, one of them being a score. Hands with
    /// cards under one number are told apart by their cards, and a remark says that the number stands twice.
    pub(super) fn contest(&mut self, number: Option<u64>, checked: &Checked<'_>, hand: &Hand<'_>) -> bool {
        let Some(number) = number else { return false };
        let source = envelope(checked).and_then(|own| own.source);
        let said = |name: &str| {
            let value = source.and_then(|source| source.get(name));
            value.map(|value| value.source().to_owned()).unwrap_or_default()
        };
        let is_score = hand.knowledge() == Knowledge::Score;
        let key = (number, said("table"), said("round"));
        match self.scores.get(&key) {
            Some(before) => *before || is_score,
            None => {
                self.scores.insert(key, is_score);
                false
            }
        }
    }
}
