//! Kontra and marriages: sections 7 and 8.1.

use serde_json::Value;

use super::state::State;
use super::{Fault, bids, fault};

const LEVEL_MAX: i64 = 20;

impl State {
    pub fn kontra(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        if self.phase != "play" || self.must_forfeit() {
            return Err(self.wrong_phase(at));
        }
        let too_late = fault("KONTRA_WINDOW", &format!("{at}/type"));
        let second_trick_led = self.tricks.len() > 1 || (self.tricks.len() == 1 && !self.table.is_empty());
        if second_trick_led {
            return Err(too_late);
        }
        if self.option("kontra_window") == "after_trick1" && self.tricks.is_empty() {
            return Err(self.wrong_phase(at));
        }
        let by = action["by"].as_str().unwrap().to_owned();
        let names: Vec<String> = action["components"]
            .as_array()
            .unwrap()
            .iter()
            .map(|c| c.as_str().unwrap().to_owned())
            .collect();
        for (index, name) in names.iter().enumerate() {
            if !bids::has(self.contract(), name) {
                return Err(fault("KONTRA_COMPONENT", &format!("{at}/components/{index}")));
            }
        }
        let whose = self.whose_level(action, at, &by)?;
        let by_declarer = by == self.declarer();
        let mut next_levels = Vec::new();
        for name in &names {
            let key = if whose.is_empty() {
                name.clone()
            } else {
                format!("{name}@{whose}")
            };
            let level = self.levels.get(&key).copied().unwrap_or(0);
            // Even levels are raised by the defenders, odd ones by the declarer (U-8.3).
            if (level % 2 == 1) != by_declarer {
                return Err(fault("KONTRA_NOT_ENTITLED", &format!("{at}/by")));
            }
            if level == 0 && self.option("kontra_window") == "own_card" {
                self.check_own_card(&by, at)?;
            }
            next_levels.push((key, level + 1));
        }
        let limit = self.option("kontra_max_level").as_i64().unwrap_or(LEVEL_MAX);
        if next_levels.iter().any(|(_, level)| *level > limit) {
            return Err(fault("LIMIT", at));
        }
        self.levels.extend(next_levels);
        Ok(())
    }

    /// In no-trump games the defender whose level is meant, else nothing (U-8.5, U-8.6).
    fn whose_level(&self, action: &Value, at: &str, by: &str) -> Result<String, Fault> {
        let against = action.get("against").and_then(Value::as_str);
        let pointer = format!("{at}/against");
        let individual = !self.is_trump_game();
        match against {
            None if individual && by == self.declarer() => Err(fault("MISSING_MEMBER", at)),
            None if individual => Ok(by.to_owned()),
            None => Ok(String::new()),
            Some(seat) if individual && by == self.declarer() && seat != self.declarer() => Ok(seat.to_owned()),
            Some(_) => Err(fault("BAD_VALUE", &pointer)),
        }
    }

    /// Under `own_card` a defender doubles just before their card to trick 1.
    fn check_own_card(&self, by: &str, at: &str) -> Result<(), Fault> {
        if !self.tricks.is_empty() || self.has_played_now(by) {
            return Err(fault("KONTRA_WINDOW", &format!("{at}/type")));
        }
        if self.to_act != by {
            Err(self.wrong_phase(at))
        } else {
            Ok(())
        }
    }

    pub fn marriage(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        if self.phase != "play" || self.must_forfeit() {
            return Err(self.wrong_phase(at));
        }
        let by = action["by"].as_str().unwrap().to_owned();
        let suit = action["suit"].as_str().unwrap().to_owned();
        let at_suit = format!("{at}/suit");
        if !self.tricks.is_empty() || self.has_played_now(&by) {
            return Err(fault("MARRIAGE_LATE", &format!("{at}/type")));
        }
        self.check_turn(action, at)?;
        if !self.is_trump_game() || !self.may_declare(&by, &suit) {
            return Err(fault("MARRIAGE_NOT_ALLOWED", &at_suit));
        }
        for rank in ["K", "O"] {
            let card = format!("{suit}{rank}");
            if !self.places.could_have(&by, &card) {
                return Err(fault("MARRIAGE_NOT_HELD", &at_suit));
            }
            self.places.learn(&by, &card);
        }
        self.marriages.push((by, suit));
        Ok(())
    }

    /// Not twice, and within what `h40` and `h20` leave the declarer (U-7.7).
    fn may_declare(&self, by: &str, suit: &str) -> bool {
        if self
            .marriages
            .iter()
            .any(|(seat, declared)| seat == by && declared == suit)
        {
            return false;
        }
        if by != self.declarer() {
            return true;
        }
        let is_trump = self.trump.as_deref() == Some(suit);
        let first = !self.marriages.iter().any(|(seat, _)| seat == by);
        (!bids::has(self.contract(), "h40") || is_trump) && (!bids::has(self.contract(), "h20") || (!is_trump && first))
    }
}
