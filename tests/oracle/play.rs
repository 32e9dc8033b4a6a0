//! Cards: turn, holding, the duties of section 6, plays that were irregular, and what later play proves.

use serde_json::Value;

use super::cards::{self, Moment};
use super::state::{State, Suspicion, after};
use super::{Fault, bids, fault};

impl State {
    pub fn play(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        if self.phase != "play" || self.must_forfeit() {
            return Err(self.wrong_phase(at));
        }
        let irregular = action.get("irregular") == Some(&Value::Bool(true));
        let by = action["by"].as_str().unwrap().to_owned();
        if by != self.to_act && (!irregular || self.has_played_now(&by)) {
            return Err(fault("OUT_OF_TURN", &format!("{at}/by")));
        }
        let card = action["card"].as_str().unwrap().to_owned();
        let pointer = format!("{at}/card");
        if !self.places.could_have(&by, &card) {
            return Err(fault("CARD_NOT_HELD", &pointer));
        }
        let proven = |s: &&Suspicion| s.seat == by && s.proof.contains(&card);
        if let Some(earlier) = self.suspicions.iter().find(proven) {
            return Err(fault("REVOKE_PROVEN", &earlier.pointer));
        }
        if !irregular {
            self.places.learn(&by, &card);
            self.check_duties(&by, &card, &pointer)?;
        }
        self.irregular |= irregular;
        self.places.take(&by, &card);
        self.table.push((by.clone(), card));
        self.pass_the_turn(&by);
        Ok(())
    }

    fn check_duties(&mut self, by: &str, card: &str, pointer: &str) -> Result<(), Fault> {
        let keeps_seven = by == self.declarer() && bids::has(self.contract(), "ulti") && self.tricks.len() < 9;
        let table = self.table_cards();
        let broken = |hand: &[String], keeps_seven: bool| {
            let moment = Moment {
                hand,
                table: &table,
                trump: self.trump.as_deref(),
                keeps_seven,
            };
            cards::broken_duty(card, &moment)
        };
        let leads_seven = table.is_empty() && self.trump.as_deref().is_some_and(|t| card == format!("{t}7"));
        if keeps_seven && leads_seven && self.places.size(by) > 1 {
            return Err(fault("SEVEN_RESERVED", pointer));
        }
        let hand = self.places.cards(by).to_vec();
        if let Some(code) = broken(&hand, keeps_seven) {
            return Err(fault(code, pointer));
        }
        if self.places.is_known(by) {
            return Ok(());
        }
        let would_prove = |extra: &&String| {
            let mut more = hand.clone();
            more.push((*extra).clone());
            broken(&more, false).is_some()
        };
        let proof: Vec<String> = self.places.loose().iter().filter(would_prove).cloned().collect();
        self.suspicions.push(Suspicion {
            seat: by.to_owned(),
            pointer: pointer.to_owned(),
            proof,
        });
        Ok(())
    }

    /// Next is the next seat in order that has not played to this trick; a full trick goes to its winner.
    fn pass_the_turn(&mut self, by: &str) {
        let mut next = after(by);
        while self.table.len() < 3 && self.has_played_now(&next) {
            next = after(&next);
        }
        if self.table.len() == 3 {
            let best = cards::winning(&self.table_cards(), self.trump.as_deref());
            next = self.table.iter().find(|(_, card)| *card == best).unwrap().0.clone();
            self.tricks.push((std::mem::take(&mut self.table), next.clone()));
        }
        self.to_act = next;
    }
}
