//! The hand as it stands after so many actions, and which kind of action may come next. What each kind does is in the
//! files of the phases.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::super::places::Places;
use super::super::state::{Suspicion, after};
use super::super::{Fault, Line, deal::forehand, fault};
use super::auction::{Auction, Ended, Next};
use super::{deal, shape};

#[derive(Debug, Clone)]
pub struct State {
    pub options: Map<String, Value>,
    pub context: Value,
    later_version: bool,
    pub forehand: String,
    pub places: Places,
    auction: Auction,
    /// Who has passed without a word since the last call.
    silent: Vec<String>,
    /// `auction`, `talon`, `discard`, `contract`, `answers`, `window`, `play`, `over`.
    pub phase: String,
    pub passed_out: bool,
    pub declarer: Option<String>,
    pub game: bool,
    /// The values that may be announced.
    announceable: Vec<i64>,
    pub contract: Option<i64>,
    pub answers: Vec<(String, String)>,
    /// Who said kontra, rekontra and so on.
    pub kontras: Vec<String>,
    pub to_play: String,
    pub table: Vec<(String, String)>,
    /// The winners of the tricks.
    pub tricks: Vec<String>,
    pub conceded: Vec<String>,
    pub claim: Option<BTreeMap<String, i64>>,
    pub irregular: bool,
    pub rulings: Vec<Value>,
    ended: bool,
    pub suspicions: Vec<Suspicion>,
    pub exact: bool,
}

impl State {
    pub fn new(options: Map<String, Value>, record: &Value, later_version: bool) -> State {
        let dealt = &record["deal"];
        State {
            options,
            context: record["context"].clone(),
            later_version,
            forehand: forehand(dealt),
            places: deal::places(dealt),
            auction: Auction::default(),
            silent: vec![],
            phase: "auction".to_owned(),
            passed_out: false,
            declarer: None,
            game: false,
            announceable: vec![],
            contract: None,
            answers: vec![],
            kontras: vec![],
            to_play: String::new(),
            table: vec![],
            tricks: vec![],
            conceded: vec![],
            claim: None,
            irregular: false,
            rulings: vec![],
            ended: false,
            suspicions: vec![],
            exact: deal::is_full(dealt),
        }
    }

    pub fn is(&self, option: &str, word: &str) -> bool {
        self.options[option] == word
    }

    pub fn is_on(&self, option: &str) -> bool {
        self.options[option] == true
    }

    pub fn declarer(&self) -> &str {
        self.declarer.as_deref().unwrap()
    }

    /// In the order in which they are asked.
    pub fn defenders(&self) -> [String; 2] {
        let first = after(self.declarer());
        let second = after(&first);
        [first, second]
    }

    fn seat(&self, role: usize) -> String {
        (0..role).fold(self.forehand.clone(), |seat, _| after(&seat))
    }

    fn role(&self, seat: &str) -> usize {
        (0..3).find(|role| self.seat(*role) == seat).unwrap()
    }

    pub fn wrong_phase(at: &str) -> Fault {
        fault("WRONG_PHASE", &format!("{at}/type"))
    }

    pub fn check_turn(by: &str, expected: &str, at: &str) -> Result<(), Fault> {
        if by == expected {
            Ok(())
        } else {
            Err(fault("OUT_OF_TURN", &format!("{at}/by")))
        }
    }

    fn is_silent_pass(&self, kind: &str, by: &str) -> bool {
        let talking = ["auction", "talon", "contract"].contains(&self.phase.as_str());
        kind == "pass" && talking && self.silent.first().is_some_and(|seat| seat == by)
    }

    fn call(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        if self.phase != "auction" {
            return Err(State::wrong_phase(at));
        }
        let Next::Ask { who, may } = self.auction.next(&self.options) else {
            unreachable!("it is not over")
        };
        let by = action["by"].as_str().unwrap();
        State::check_turn(by, &self.seat(who), at)?;
        let word = match action["type"].as_str().unwrap() {
            "bid" => {
                let value = action["value"]
                    .as_i64()
                    .map_or(String::new(), |value| value.to_string());
                format!("{}{value}", if action["game"] == true { "G" } else { "" })
            }
            other => other.to_owned(),
        };
        if !may.contains(&word) {
            return Err(self.refused(who, &word, at));
        }
        self.auction.call(who, &word);
        self.silent.clear();
        while let Next::Ask { who, may } = self.auction.next(&self.options)
            && may == ["pass"]
        {
            self.auction.call(who, "pass");
            self.silent.push(self.seat(who));
        }
        if let Next::Over(ended) = self.auction.next(&self.options) {
            self.end_auction(ended);
        }
        Ok(())
    }

    /// What a call is called that may not be made.
    fn refused(&self, who: usize, word: &str, at: &str) -> Fault {
        let naming = !self.auction.naming().is_empty();
        let first = !self.auction.has_spoken(who);
        let value: Option<i64> = word.trim_start_matches('G').parse().ok();
        let (code, member) = match (word, value) {
            ("pass", _) => ("BID_TOO_LOW", "type"),
            ("hold", _) => ("HOLD_NOT_ALLOWED", "type"),
            (_, Some(value)) if !word.starts_with('G') => {
                let over_game = naming || self.auction.best_game().is_some();
                let standing = self.auction.standing().map_or(1, |(_, value)| value);
                let code = if over_game {
                    "BID_TOO_LOW"
                } else if !first && self.auction.is_senior(who) {
                    "RAISE_NOT_ALLOWED"
                } else if value <= standing {
                    "BID_TOO_LOW"
                } else {
                    "BID_STEP"
                };
                (code, "value")
            }
            (_, Some(value)) if naming => (if value > 5 { "TRUMP_NOT_ALLOWED" } else { "BID_TOO_LOW" }, "value"),
            _ if !first => ("GAME_NOT_ALLOWED", "game"),
            (_, None) => ("BID_TOO_LOW", "game"),
            (_, Some(value)) => (if value < 6 { "TRUMP_NOT_ALLOWED" } else { "BID_TOO_LOW" }, "value"),
        };
        fault(code, &format!("{at}/{member}"))
    }

    fn end_auction(&mut self, ended: Ended) {
        let top = if self.is_on("preferans8") { 8 } else { 7 };
        let (by, values) = match ended {
            Ended::PassedOut => {
                self.passed_out = true;
                self.phase = "over".to_owned();
                return;
            }
            Ended::Number { by, value } => (by, (value..=top).collect()),
            Ended::Game { by, value: None } => (by, vec![2, 3, 4, 5]),
            Ended::Game { by, value: Some(value) } => (by, vec![value]),
        };
        self.declarer = Some(self.seat(by));
        debug_assert_eq!(self.role(self.declarer()), by);
        self.game = matches!(ended, Ended::Game { .. });
        self.announceable = values;
        self.phase = if self.game { "contract" } else { "talon" }.to_owned();
    }

    fn before_the_play(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        let kind = action["type"].as_str().unwrap();
        let due = match self.phase.as_str() {
            "talon" => "pickup",
            "discard" => "discard",
            "contract" => "contract",
            _ => "",
        };
        if kind != due {
            return Err(State::wrong_phase(at));
        }
        State::check_turn(action["by"].as_str().unwrap(), self.declarer(), at)?;
        let declarer = self.declarer().to_owned();
        match kind {
            "pickup" => {
                self.places.move_all("talon", &declarer);
                self.phase = "discard".to_owned();
            }
            "discard" => self.discard(action, at, &declarer)?,
            _ => {
                let value = action["value"].as_i64().unwrap();
                if !self.announceable.contains(&value) {
                    let code = if self.game {
                        "CONTRACT_NOT_AS_NAMED"
                    } else {
                        "CONTRACT_BELOW_BID"
                    };
                    return Err(fault(code, &format!("{at}/value")));
                }
                self.contract = Some(value);
                self.phase = "answers".to_owned();
                if value == 6 {
                    self.open_window();
                }
            }
        }
        Ok(())
    }

    fn discard(&mut self, action: &Value, at: &str, declarer: &str) -> Result<(), Fault> {
        let cards: Vec<&str> = action["cards"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(Value::as_str)
            .collect();
        if cards.len() != 2 {
            return Err(fault("DISCARD_COUNT", &format!("{at}/cards")));
        }
        for (index, card) in cards.iter().enumerate() {
            let twice = cards[..index].contains(card);
            if *card != "??" && (twice || !self.places.could_have(declarer, card)) {
                return Err(fault("DISCARD_NOT_HELD", &format!("{at}/cards/{index}")));
            }
        }
        for card in cards.iter().filter(|card| **card != "??") {
            self.places.take(declarer, card);
            self.places.add("talon", card);
        }
        for _ in cards.iter().filter(|card| **card == "??") {
            self.exact = false;
            self.places.move_unseen(declarer, "talon");
        }
        self.phase = "contract".to_owned();
        Ok(())
    }

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
}

impl Line for State {
    /// Does one action, or says what is wrong with it. The order of the questions is that of 16.11.
    fn act(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        shape::action(action, at, self.later_version, &self.options)?;
        let kind = action["type"].as_str().unwrap();
        let beside_the_game = ["ruling", "irregularity", "expose", "end"].contains(&kind);
        if (self.ended && kind != "ruling") || (self.phase == "over" && !beside_the_game) {
            return Err(fault("AFTER_END", &format!("{at}/type")));
        }
        let by = action["by"].as_str().unwrap_or_default();
        if self.is_silent_pass(kind, by) {
            self.silent.remove(0);
            return Ok(());
        }
        match kind {
            "ruling" => self.rulings.push(action.clone()),
            "irregularity" => {}
            "expose" => self.expose(action, at)?,
            "end" => self.ended = true,
            "bid" | "hold" | "pass" => self.call(action, at)?,
            "pickup" | "discard" | "contract" => self.before_the_play(action, at)?,
            "defend" => self.defend(action, at)?,
            "kontra" => self.kontra(by, at)?,
            "play" => self.play(action, at)?,
            "claim" => self.claim(action, at)?,
            _ => self.concede(by, at)?,
        }
        Ok(())
    }
}
