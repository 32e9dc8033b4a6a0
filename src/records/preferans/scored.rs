//! A score record of Preferans as a hand: what the engine makes of what was written down. It has one position, in which
//! no card is known.

use serde_json::{Map, Value as Json};

use super::actions::PreferansWords;
use super::claimed::read_claimed;
use super::compare::compare_claimed;
use super::computed::{computed_json, final_json};
use super::context::read_context;
use super::score::{Written, read_written, score_json};
use super::session;
use super::total::{TotalHand, undealt};
use crate::acts::Ruling;
use crate::check::{Knowledge, Options};
use crate::game::{GameHand, Read, Walk};
use crate::json::Value;
use crate::options::read_rules;
use crate::score::{Refused, ScoreFrame, is_total, mends_of, read_frame, tell};
use crate::structure::{Envelope, Faults, read_result};
use talon_rules::cards::{CardSet, Pack, Seat};
use talon_rules::games::preferans::{Before, Contract, Preferans, Variant, WrittenDeal};
use talon_rules::games::session::{Book, DealEntry, Standing};
use talon_rules::games::trick::PlayRules;
use talon_rules::games::{Code, GameKind, RuleId, Summary};

/// A deal of Preferans of which the result was written down.
#[derive(Debug)]
struct ScoredHand<'a> {
    deal: WrittenDeal,
    before: Before,
    rules: Variant,
    forehand: Seat,
    rulings: Vec<Ruling<'a>>,
}

/// Reads a score record of Preferans.
pub(super) fn read<'a>(
    envelope: &Envelope<'a>,
    score: Value<'a>,
    options: &Options,
    faults: &mut Faults<'a>,
) -> Read<'a> {
    let errors = faults.errors();
    let rules = envelope
        .rules
        .and_then(|rules| read_rules::<Variant>(GameKind::Preferans, rules, faults));
    let before = read_context(envelope.context, faults);
    let frame = read_frame::<PreferansWords>(envelope, score, options, rules.as_ref(), faults);
    let is_total = is_total(score, frame.as_ref());
    let written = if is_total { None } else { read_written(score, faults) };
    let claimed = read_result(envelope.result, faults).filter(|claimed| read_claimed(*claimed, faults));
    faults.put_structure_first();
    let (Some(rules), Some(before), Some(frame)) = (rules, before, frame) else {
        return Read::default();
    };
    let Some(written) = written else {
        let total = is_total.then(|| TotalHand::of(frame, before, rules));
        return Read {
            hand: total
                .filter(|_| faults.errors() == errors)
                .map(|hand| Box::new(hand) as _),
            unchecked: 0,
        };
    };
    let sheet = SheetOutside {
        before,
        rules: &rules,
        is_kept: options.sheet_elsewhere || of_session(envelope),
    };
    let before = sheet.with_refa(envelope, score, &written, faults);
    let violations = written.deal.check(&before, &rules);
    if !violations.is_empty() {
        let is_diagnosed = options.diagnose && faults.errors() == errors;
        let passed_over = ["bula", "sheet_view", "stop_when_decided"];
        let check = |changed: &Variant| written.deal.check(&before, changed);
        let refused = violations.iter().map(|violation| Refused {
            violation: *violation,
            fix: None,
            mends: if is_diagnosed {
                mends_of(violation, &violations, &rules, &passed_over, check)
            } else {
                Vec::new()
            },
        });
        tell(score, refused.collect(), Pack::French, faults);
        return Read::default();
    }
    let ScoreFrame { forehand, rulings } = frame;
    let hand = ScoredHand {
        deal: written.deal,
        before,
        rules,
        forehand,
        rulings,
    };
    if let Some(claimed) = claimed {
        compare_claimed(claimed, &hand.computed(), options.strict, faults);
    }
    Read {
        hand: (faults.errors() == errors).then(|| Box::new(hand) as _),
        unchecked: 0,
    }
}

/// Whether the record names a session, whose sheet supplies what its records leave out.
fn of_session(envelope: &Envelope<'_>) -> bool {
    envelope.source.is_some_and(|source| source.get("session").is_some())
}

/// The sheet before a deal, as far as the record tells it.
struct SheetOutside<'r> {
    before: Before,
    rules: &'r Variant,
    /// There is a sheet that knows more.
    is_kept: bool,
}

impl SheetOutside<'_> {
    /// The sheet before the deal. Where the record gives none, the paper's own word on the declarer's refa is all that
    /// is known, and it is said that hat, reduction and refas are not (P-8.2).
    fn with_refa<'a>(
        &self,
        envelope: &Envelope<'a>,
        score: Value<'a>,
        written: &Written,
        faults: &mut Faults<'a>,
    ) -> Before {
        let Some(facts) = written.deal.facts else {
            return self.before;
        };
        if envelope.context.is_some() {
            session::refa_differs(score.get("refa"), self.before.open_refa[facts.declarer] > 0, faults);
            return self.before;
        }
        if !self.is_kept {
            let finding = faults.at(Code::Unverifiable, score);
            (finding.rule, finding.detail) = (Some(RuleId::new("P-8.2")), "sheet");
        }
        let told = written.refa.unwrap_or(false);
        let with = |is_open: bool| {
            let mut open_refa = self.before.open_refa;
            open_refa[facts.declarer] = is_open.into();
            Before {
                open_refa,
                ..self.before
            }
        };
        let fits = |is_open: bool| written.deal.check(&with(is_open), self.rules).is_empty();
        let other_is_open = match written.refa {
            // A hat, which only the sheet shows, can freeze the refa.
            Some(true) => self.rules.refa_frozen_under_hat,
            Some(false) => false,
            // Where there is a sheet, a two that was played tells of a refa, and the sheet whether that is so.
            None => self.is_kept,
        };
        with(told != (other_is_open && !fits(told) && fits(!told)))
    }
}

impl GameHand for ScoredHand<'_> {
    fn knowledge(&self) -> Knowledge {
        Knowledge::Score
    }

    fn plies(&self) -> usize {
        0
    }

    fn summary(&self) -> Option<Summary> {
        self.deal.summary(&self.before, &self.rules)
    }

    fn score(&self) -> Option<Json> {
        Some(score_json(&self.deal))
    }

    fn computed(&self) -> Map<String, Json> {
        let outcome = self.deal.outcome(&self.before, &self.rules);
        let mut computed = computed_json(&outcome, true);
        // Only cards can tell when it was decided.
        computed.remove("decided_at");
        if let Some(after) = final_json(Some(&outcome), &self.rulings) {
            computed.insert("final".into(), after);
        }
        computed
    }

    fn computed_at(&self, _ply: usize) -> Map<String, Json> {
        self.computed()
    }

    fn declarer_cards(&self) -> Option<CardSet> {
        self.deal.facts.map(|_| CardSet::EMPTY)
    }

    fn play_rules(&self) -> PlayRules {
        self.deal
            .facts
            .map_or(Contract::TWO, |facts| facts.contract)
            .play_rules()
    }

    fn walk(&self, _variation: Option<usize>) -> Walk {
        let hand = match self.deal.facts {
            Some(facts) => {
                Preferans::after_auction(facts.declarer, facts.contract, facts.game, &self.before, &self.rules)
            }
            None => undealt(self.forehand, &self.before, &self.rules),
        };
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

    fn before(&self) -> Option<Standing> {
        Some(session::standing_of(&self.before))
    }

    fn book(&self) -> &dyn Book {
        &self.rules
    }

    fn entered(&self, standing: &Standing) -> DealEntry {
        session::entered_written(&self.deal, &self.rulings, &self.rules, standing)
    }
}
