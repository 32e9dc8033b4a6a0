//! A deal of Ulti of which only what it came to was written down: nothing of its facts, and a ruling that awards it.

use serde_json::{Map, Value as Json, json};

use super::computed::final_json;
use super::session;
use crate::acts::Ruling;
use crate::check::Knowledge;
use crate::game::{GameHand, Walk};
use talon_rules::cards::{BySeat, CardSet, Seat};
use talon_rules::games::Summary;
use talon_rules::games::session::{Book, DealEntry, Standing};
use talon_rules::games::trick::PlayRules;
use talon_rules::games::ulti::{Deal, DealtCards, Ulti, Variant, rules_of_play};

/// What the ruling says, and nothing else.
#[derive(Debug)]
pub(super) struct TotalHand<'a> {
    pub forehand: Seat,
    pub rules: Variant,
    pub rulings: Vec<Ruling<'a>>,
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
        rules_of_play(false, None)
    }

    fn walk(&self, _variation: Option<usize>) -> Walk {
        let cards = |seat| DealtCards::unknown(if seat == self.forehand { 12 } else { 10 });
        let deal = Deal {
            forehand: self.forehand,
            holdings: BySeat::from_fn(cards),
            talon: DealtCards::default(),
        };
        Walk {
            positions: vec![Box::new(Ulti::new(&deal, &self.rules))],
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
        session::entered(None, &self.rulings, false, standing)
    }
}
