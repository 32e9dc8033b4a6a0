//! The auction, normal and in two rounds, the naming of trumps and the forfeit: sections 3, 9 and 14.

use serde_json::Value;

use super::state::{Standing, State, after};
use super::{Fault, bids, fault};

const TOP_BID: &str = "p:h20+ulti+odur";

impl State {
    pub fn auction(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        let kind = action["type"].as_str().unwrap();
        let allowed: &[&str] = match self.phase.as_str() {
            "first round" => &["bid", "pass"],
            "winner" => &["pickup"],
            "opening" | "taken" => &["discard"],
            "turn" => &["pass", "pickup"],
            "laid" => &["bid"],
            _ => &[],
        };
        if !allowed.contains(&kind) {
            return Err(self.wrong_phase(at));
        }
        // U-3.3: whoever takes the talon must bid higher, which is impossible here.
        let top = |s: &Standing| !bids::outranks(TOP_BID, &s.bid, s.factor);
        if self.phase == "turn" && kind == "pickup" && self.standing.as_ref().is_some_and(top) {
            return Err(self.wrong_phase(at));
        }
        self.check_turn(action, at)?;
        match kind {
            "pass" => self.pass(),
            "pickup" => {
                let seat = self.to_act.clone();
                self.places.move_all("talon", &seat);
                self.phase = "taken".to_owned();
            }
            "discard" => self.discard(action, at)?,
            _ => self.bid(action, at)?,
        }
        Ok(())
    }

    fn pass(&mut self) {
        self.passes += 1;
        self.to_act = after(&self.to_act);
        let needed = if self.phase == "turn" && self.option("auction_end") == "two_passes" {
            2
        } else {
            3
        };
        if self.passes < needed {
            return;
        }
        self.passes = 0;
        if self.phase == "turn" {
            self.end_auction();
        } else if let Some(standing) = &self.standing {
            self.to_act = standing.by.clone();
            self.phase = "winner".to_owned();
            self.confirming = true;
        } else {
            // U-14.5: all passed in round one, forehand gets the two cards.
            self.to_act = self.forehand.clone();
            let forehand = self.forehand.clone();
            self.places.move_all("talon", &forehand);
            self.phase = "opening".to_owned();
        }
    }

    fn end_auction(&mut self) {
        let standing = self.standing.clone().unwrap();
        self.declarer = Some(standing.by.clone());
        self.to_act = standing.by;
        let class = bids::class(&standing.bid);
        if class == "hearts" {
            self.trump = Some("H".to_owned());
        }
        self.phase = if class == "trump" { "naming" } else { "play" }.to_owned();
    }

    fn discard(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        let cards: Vec<&str> = action["cards"]
            .as_array()
            .unwrap()
            .iter()
            .map(|c| c.as_str().unwrap())
            .collect();
        if cards.len() != 2 {
            return Err(fault("DISCARD_COUNT", &format!("{at}/cards")));
        }
        let seat = self.to_act.clone();
        for (index, card) in cards.iter().enumerate() {
            let twice = *card != "??" && cards[..index].contains(card);
            if *card != "??" && (twice || !self.places.could_have(&seat, card)) {
                return Err(fault("DISCARD_NOT_HELD", &format!("{at}/cards/{index}")));
            }
        }
        for card in &cards {
            if *card != "??" {
                self.places.take(&seat, card);
                self.places.add("talon", card);
            }
        }
        for _ in cards.iter().filter(|card| **card == "??") {
            self.exact = false;
            self.places.move_unseen(&seat, "talon");
        }
        self.phase = "laid".to_owned();
        Ok(())
    }

    fn bid(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        let bid = action["bid"].as_str().unwrap();
        let pointer = format!("{at}/bid");
        if !self.bid_exists(bid) {
            return Err(fault("BID_UNKNOWN", &pointer));
        }
        let confirms = self.confirming && self.standing.as_ref().is_some_and(|s| s.bid == bid);
        if !confirms && !self.is_high_enough(bid) {
            return Err(fault("BID_TOO_LOW", &pointer));
        }
        let in_first_round = self.phase == "first round";
        if self.is_on("require_cards_for_bid") && !in_first_round && !self.has_cards_for(bid) {
            return Err(fault("BID_CARDS", &pointer));
        }
        let factor = if in_first_round || confirms { 2 } else { 1 };
        self.standing = Some(Standing {
            bid: bid.to_owned(),
            by: self.to_act.clone(),
            factor,
        });
        self.confirming = false;
        self.passes = 0;
        self.to_act = after(&self.to_act);
        if !in_first_round {
            self.phase = "turn".to_owned();
        }
        Ok(())
    }

    fn bid_exists(&self, bid: &str) -> bool {
        let plain_durchmars = ["dur", "odur", "p:dur", "p:odur"].contains(&bid);
        bids::exists(bid)
            && (self.is_on("four_aces") || !bids::has(bid, "aces"))
            && (self.is_on("standalone_trump_durchmars") || !plain_durchmars)
    }

    fn is_high_enough(&self, bid: &str) -> bool {
        if self.option("min_contract") == "hearts_simple" && bids::step(bid) == 1 {
            return false;
        }
        let Some(standing) = &self.standing else { return true };
        if self.phase == "first round" {
            return bids::outranks(bid, &standing.bid, 1);
        }
        let same_class = bids::class(bid) == bids::class(&standing.bid);
        bids::outranks(bid, &standing.bid, standing.factor) && (!self.confirming || same_class)
    }

    /// `require_cards_for_bid`: some trump suit of the class for which every named component has its cards.
    fn has_cards_for(&self, bid: &str) -> bool {
        let suits: &[&str] = match bids::class(bid).as_str() {
            "trump" => &["A", "L", "B"],
            "hearts" => &["H"],
            _ => return true,
        };
        suits.iter().any(|suit| self.has_cards_in(bid, suit))
    }

    fn has_cards_in(&self, bid: &str, trump: &str) -> bool {
        let seat = &self.to_act;
        let holds = |card: String| self.places.could_have(seat, &card);
        let pair = |suit: &str| holds(format!("{suit}K")) && holds(format!("{suit}O"));
        (!bids::has(bid, "h40") || pair(trump))
            && (!bids::has(bid, "h20") || ["A", "L", "H", "B"].iter().any(|s| *s != trump && pair(s)))
            && (!bids::has(bid, "ulti") || holds(format!("{trump}7")))
    }

    pub fn name_trump(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        if self.declarer.is_none() {
            return Err(self.wrong_phase(at));
        }
        if self.phase != "naming" || self.must_forfeit() {
            return Err(fault("TRUMP_NOT_ALLOWED", &format!("{at}/type")));
        }
        self.check_turn(action, at)?;
        let suit = action["suit"].as_str().unwrap();
        let contract = self.contract().to_owned();
        let fits = !self.is_on("require_cards_for_bid") || self.has_cards_in(&contract, suit);
        if suit == "H" || !fits {
            return Err(fault("TRUMP_NOT_ALLOWED", &format!("{at}/suit")));
        }
        self.trump = Some(suit.to_owned());
        self.phase = "play".to_owned();
        Ok(())
    }

    /// U-9.2: under `mandatory` nothing but the forfeit may follow the last pass.
    pub fn must_forfeit(&self) -> bool {
        self.declarer.is_some() && self.contract() == "simple" && self.option("simple_forfeit") == "mandatory"
    }

    pub fn throw_in(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        let refused = fault("THROW_IN_NOT_ALLOWED", &format!("{at}/type"));
        if self.declarer.is_none() {
            return Err(self.wrong_phase(at));
        }
        let begun =
            !self.levels.is_empty() || !self.marriages.is_empty() || !self.table.is_empty() || !self.tricks.is_empty();
        if begun {
            return Err(refused);
        }
        if action["by"] != self.declarer() {
            return Err(fault("OUT_OF_TURN", &format!("{at}/by")));
        }
        if self.contract() != "simple" || self.option("simple_forfeit") == "never" {
            return Err(refused);
        }
        self.forfeit = true;
        self.phase = "over".to_owned();
        Ok(())
    }
}
