//! A score record of Ulti as a hand: what the engine makes of what was written down. It has one position, in which no
//! card is known.

use serde_json::{Map, Value as Json, json};

use super::actions::UltiWords;
use super::claimed::read_claimed;
use super::compare::compare_claimed;
use super::computed::{computed_json, final_json};
use super::score::{read_written, score_json};
use super::session;
use super::total::TotalHand;
use crate::acts::Ruling;
use crate::check::{Knowledge, Options};
use crate::game::{GameHand, Read, Walk, read_nothing};
use crate::json::Value;
use crate::options::read_rules;
use crate::score::{Refused, ScoreFrame, is_total, mends_of, read_frame, tell};
use crate::structure::{Envelope, Faults, read_result};
use talon_rules::cards::{CardSet, Pack, Seat};
use talon_rules::games::session::{Book, DealEntry, Standing};
use talon_rules::games::trick::PlayRules;
use talon_rules::games::ulti::{Class, Ulti, Variant, WrittenHand, rules_of_play};
use talon_rules::games::{ActionPart, GameKind, Summary, Violation};

/// Members of the computed result that only cards can tell.
const OF_CARDS: [&str; 2] = ["decided_at", "marriages"];

/// A hand of Ulti of which the result was written down.
#[derive(Debug)]
struct ScoredHand<'a> {
    written: WrittenHand,
    rules: Variant,
    rulings: Vec<Ruling<'a>>,
}

/// Reads a score record of Ulti.
pub(super) fn read<'a>(
    envelope: &Envelope<'a>,
    score: Value<'a>,
    options: &Options,
    faults: &mut Faults<'a>,
) -> Read<'a> {
    let errors = faults.errors();
    let rules = envelope
        .rules
        .and_then(|rules| read_rules::<Variant>(GameKind::Ulti, rules, faults));
    read_nothing(envelope.context, faults);
    let frame = read_frame::<UltiWords>(envelope, score, options, rules.as_ref(), faults);
    let is_total = is_total(score, frame.as_ref());
    let written = if is_total { None } else { read_written(score, faults) };
    let claimed = read_result(envelope.result, faults).filter(|claimed| read_claimed(*claimed, faults));
    faults.put_structure_first();
    let (Some(rules), Some(ScoreFrame { forehand, rulings })) = (rules, frame) else {
        return Read::default();
    };
    let Some(written) = written else {
        let total = is_total.then_some(TotalHand {
            forehand,
            rules,
            rulings,
        });
        return Read {
            hand: total
                .filter(|_| faults.errors() == errors)
                .map(|hand| Box::new(hand) as _),
            unchecked: 0,
        };
    };
    let violations = written.check(&rules);
    if !violations.is_empty() {
        let is_diagnosed = options.diagnose && faults.errors() == errors;
        let refused = violations.iter().map(|violation| Refused {
            fix: fix(violation, score),
            mends: if is_diagnosed {
                mends_of(violation, &violations, &rules, &["table_size"], |changed| {
                    written.check(changed)
                })
            } else {
                Vec::new()
            },
            violation: *violation,
        });
        tell(score, refused.collect(), Pack::German, faults);
        return Read::default();
    }
    let hand = ScoredHand {
        written,
        rules,
        rulings,
    };
    if let Some(claimed) = claimed {
        let outcome = hand.written.outcome(&hand.rules);
        compare_claimed(claimed, &outcome, || hand.computed(), options.strict, faults);
    }
    Read {
        hand: (faults.errors() == errors).then(|| Box::new(hand) as _),
        unchecked: 0,
    }
}

/// What mends a silent Durchmars beside the Four Aces of the same side (U-10.3).
fn fix(violation: &Violation, score: Value<'_>) -> Option<Json> {
    if violation.rule.map(|rule| rule.as_str()) != Some("U-10.3") || violation.place != ActionPart::Member("silent") {
        return None;
    }
    let mut silent: Map<String, Json> = serde_json::from_str(score.get("silent")?.source()).ok()?;
    silent.remove("aces");
    Some(Json::Object(silent))
}

impl GameHand for ScoredHand<'_> {
    fn knowledge(&self) -> Knowledge {
        Knowledge::Score
    }

    fn plies(&self) -> usize {
        0
    }

    fn summary(&self) -> Option<Summary> {
        Some(self.written.summary(&self.rules))
    }

    fn score(&self) -> Option<Json> {
        Some(score_json(&self.written))
    }

    fn computed(&self) -> Map<String, Json> {
        let outcome = self.written.outcome(&self.rules);
        let mut computed = computed_json(&outcome, true);
        for name in OF_CARDS {
            computed.remove(name);
        }
        if self.written.silent.is_none() && computed.get("silent") == Some(&json!({})) {
            computed.remove("silent");
        }
        if let Some(after) = final_json(Some(&outcome), &self.rulings) {
            computed.insert("final".into(), after);
        }
        computed
    }

    fn computed_at(&self, _ply: usize) -> Map<String, Json> {
        self.computed()
    }

    fn declarer_cards(&self) -> Option<CardSet> {
        Some(CardSet::EMPTY)
    }

    fn play_rules(&self) -> PlayRules {
        rules_of_play(self.written.contract.class() == Class::Plain, self.written.trump)
    }

    fn walk(&self, _variation: Option<usize>) -> Walk {
        let hand = Ulti::after_auction(
            self.written.declarer,
            self.written.contract,
            self.written.trump,
            &self.rules,
        );
        Walk {
            positions: vec![Box::new(hand)],
            steps: Vec::new(),
        }
    }

    fn talon_taker(&self) -> Option<Seat> {
        None
    }

    fn keeps_talon(&self) -> bool {
        false
    }

    fn book(&self) -> &dyn Book {
        &self.rules
    }

    fn entered(&self, standing: &Standing) -> DealEntry {
        session::entered(self.summary(), &self.rulings, false, standing)
    }
}
