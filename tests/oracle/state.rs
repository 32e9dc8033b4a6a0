//! The hand as it stands after so many actions, and which kind of action may come next.
//! What each kind does is in the files of the phases.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::places::Places;
use super::{Fault, Line, bids, deal, fault, shape_action};

/// A finished trick: the cards in order, each with its seat.
pub type Trick = Vec<(String, String)>;

/// Someone could not be shown to break a duty when they did; these cards would prove it.
#[derive(Debug, Clone)]
pub struct Suspicion {
    pub seat: String,
    pub pointer: String,
    pub proof: Vec<String>,
}

/// The bid that stands, and what it is multiplied with (14).
#[derive(Debug, Clone)]
pub struct Standing {
    pub bid: String,
    pub by: String,
    pub factor: i64,
}

#[derive(Debug, Clone)]
pub struct State {
    pub options: Map<String, Value>,
    pub later_version: bool,
    pub forehand: String,
    pub places: Places,
    /// `first round`, `winner`, `opening`, `turn`, `taken`, `laid`, `naming`, `play`, `over`.
    pub phase: String,
    pub to_act: String,
    /// In two-round play the winner of the first round may confirm or raise their bid in their own class.
    pub confirming: bool,
    pub standing: Option<Standing>,
    pub passes: usize,
    pub declarer: Option<String>,
    pub trump: Option<String>,
    /// Component, or `component@seat` in a no-trump game.
    pub levels: BTreeMap<String, i64>,
    pub marriages: Vec<(String, String)>,
    pub table: Trick,
    pub tricks: Vec<(Trick, String)>,
    pub irregular: bool,
    pub rulings: Vec<Value>,
    pub ended: bool,
    pub claim: Option<Value>,
    pub conceded: Vec<String>,
    pub forfeit: bool,
    pub suspicions: Vec<Suspicion>,
    pub exact: bool,
}

pub fn after(seat: &str) -> String {
    match seat {
        "A" => "B".to_owned(),
        "B" => "C".to_owned(),
        _ => "A".to_owned(),
    }
}

impl State {
    pub fn new(options: Map<String, Value>, dealt: &Value, later_version: bool) -> State {
        let two_round = options["auction_variant"] == "two_round";
        let forehand = deal::forehand(dealt);
        State {
            options,
            later_version,
            places: deal::places(dealt, two_round),
            phase: if two_round { "first round" } else { "opening" }.to_owned(),
            to_act: forehand.clone(),
            forehand,
            confirming: false,
            standing: None,
            passes: 0,
            declarer: None,
            trump: None,
            levels: BTreeMap::new(),
            marriages: vec![],
            table: vec![],
            tricks: vec![],
            irregular: false,
            rulings: vec![],
            ended: false,
            claim: None,
            conceded: vec![],
            forfeit: false,
            suspicions: vec![],
            exact: deal::is_full(dealt),
        }
    }

    pub fn option(&self, name: &str) -> &Value {
        &self.options[name]
    }

    pub fn is_on(&self, name: &str) -> bool {
        self.options[name] == true
    }

    /// The contract, once there is a declarer.
    pub fn contract(&self) -> &str {
        &self.standing.as_ref().unwrap().bid
    }

    pub fn declarer(&self) -> &str {
        self.declarer.as_deref().unwrap()
    }

    pub fn defenders(&self) -> Vec<String> {
        let first = after(self.declarer());
        vec![first.clone(), after(&first)]
    }

    pub fn is_trump_game(&self) -> bool {
        bids::is_trump_game(self.contract())
    }

    pub fn table_cards(&self) -> Vec<String> {
        self.table.iter().map(|(_, card)| card.clone()).collect()
    }

    pub fn has_played_now(&self, seat: &str) -> bool {
        self.table.iter().any(|(by, _)| by == seat)
    }

    /// Whether nothing that belongs to the game can follow.
    fn is_over(&self) -> bool {
        let conceded = self.declarer.is_some()
            && (self.conceded.iter().any(|seat| seat == self.declarer())
                || self.defenders().iter().all(|seat| self.conceded.contains(seat)));
        self.forfeit || self.claim.is_some() || conceded || self.tricks.len() == 10
    }

    pub fn has_conceded(&self) -> bool {
        self.is_over() && !self.forfeit && self.claim.is_none() && self.tricks.len() < 10
    }

    /// Only cards that one has can be shown, and each once.
    fn expose(&self, action: &Value, at: &str) -> Result<(), Fault> {
        let by = action["by"].as_str().unwrap();
        let mut shown = Vec::new();
        for (index, card) in action["cards"].as_array().into_iter().flatten().enumerate() {
            let card = card.as_str().unwrap();
            if card != "??" && (shown.contains(&card) || !self.places.could_have(by, card)) {
                return Err(fault("CARD_NOT_HELD", &format!("{at}/cards/{index}")));
            }
            shown.push(card);
        }
        Ok(())
    }

    pub fn wrong_phase(&self, at: &str) -> Fault {
        fault("WRONG_PHASE", &format!("{at}/type"))
    }

    pub fn check_turn(&self, action: &Value, at: &str) -> Result<(), Fault> {
        if action["by"] == self.to_act.as_str() {
            Ok(())
        } else {
            Err(fault("OUT_OF_TURN", &format!("{at}/by")))
        }
    }
}

impl Line for State {
    /// Does one action, or says what is wrong with it. The order of the questions is that of 16.11.
    fn act(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        shape_action::check(action, at, self.later_version)?;
        let kind = action["type"].as_str().unwrap();
        let beside_the_game = ["ruling", "irregularity", "expose", "end"].contains(&kind);
        if (self.ended && kind != "ruling") || (self.is_over() && !beside_the_game) {
            return Err(fault("AFTER_END", &format!("{at}/type")));
        }
        match kind {
            "ruling" => self.rulings.push(action.clone()),
            "irregularity" => {}
            "expose" => self.expose(action, at)?,
            "end" => self.ended = true,
            "trump" => self.name_trump(action, at)?,
            "throw_in" => self.throw_in(action, at)?,
            "kontra" => self.kontra(action, at)?,
            "marriage" => self.marriage(action, at)?,
            "bid" | "pass" | "pickup" | "discard" => self.auction(action, at)?,
            "play" => self.play(action, at)?,
            "claim" => self.claim(action, at)?,
            _ => self.concede(action, at)?,
        }
        Ok(())
    }
}
