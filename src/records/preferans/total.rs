//! A deal of Preferans of which only what it came to was written down: nothing of its facts, and a ruling that awards
//! it.

use serde_json::{Map, Value as Json, json};

use super::computed::final_json;
use super::session;
use crate::acts::Ruling;
use crate::check::Knowledge;
use crate::game::{GameHand, Walk};
use crate::score::ScoreFrame;
use talon_rules::cards::{BySeat, CardSet, Seat};
use talon_rules::games::preferans::{Before, Contract, Deal, Preferans, Variant};
use talon_rules::games::session::{Book, DealEntry, Standing};
use talon_rules::games::trick::PlayRules;
use talon_rules::games::{DealtCards, Summary};

/// What the ruling says, and nothing else.
#[derive(Debug)]
pub(super) struct TotalHand<'a> {
    forehand: Seat,
    before: Before,
    rules: Variant,
    rulings: Vec<Ruling<'a>>,
}

impl<'a> TotalHand<'a> {
    pub(super) fn of(frame: ScoreFrame<'a>, before: Before, rules: Variant) -> TotalHand<'a> {
        let ScoreFrame { forehand, rulings } = frame;
        TotalHand {
            forehand,
            before,
            rules,
            rulings,
        }
    }
}

impl GameHand for TotalHand<'_> {
    fn knowledge(&self) -> Knowledge {
        Knowledge::Score
    }

    fn plies(&self) -> usize {
        0
    }

    fn summary(&self) -> Option<Summary> {
        None
    }

    fn score(&self) -> Option<Json> {
        Some(json!({}))
    }

    fn computed(&self) -> Map<String, Json> {
        let after = final_json(None, &self.rulings);
        after.into_iter().map(|after| ("final".to_owned(), after)).collect()
    }

    fn computed_at(&self, _ply: usize) -> Map<String, Json> {
        self.computed()
    }

    fn declarer_cards(&self) -> Option<CardSet> {
        None
    }

    fn play_rules(&self) -> PlayRules {
        Contract::TWO.play_rules()
    }

    fn walk(&self, _variation: Option<usize>) -> Walk {
        Walk {
            positions: vec![Box::new(undealt(self.forehand, &self.before, &self.rules))],
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
        session::entered_total(&self.rulings, &self.rules, standing)
    }
}

/// The one position of a deal whose cards nobody wrote down, before there is a contract.
pub(super) fn undealt(forehand: Seat, before: &Before, rules: &Variant) -> Preferans {
    let deal = Deal {
        forehand,
        holdings: BySeat::from_fn(|_| DealtCards::unknown(10)),
        talon: DealtCards::unknown(2),
    };
    Preferans::new(&deal, before, rules)
}
