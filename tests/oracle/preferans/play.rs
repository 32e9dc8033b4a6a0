//! Cards: turn, holding, following and trumping, plays that were irregular, and what later play proves (section 6).

use serde_json::Value;

use super::super::state::{Suspicion, after};
use super::super::{Fault, fault};
use super::cards;
use super::state::State;

impl State {
    pub fn play(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        if !self.is_playable() {
            return Err(State::wrong_phase(at));
        }
        let by = action["by"].as_str().unwrap().to_owned();
        let irregular = action["irregular"] == true;
        let has_played = self.table.iter().any(|(seat, _)| *seat == by);
        if by != self.to_play && (!irregular || has_played || !self.is_active(&by)) {
            return Err(fault("OUT_OF_TURN", &format!("{at}/by")));
        }
        let card = action["card"].as_str().unwrap().to_owned();
        let pointer = format!("{at}/card");
        if !self.places.could_have(&by, &card) {
            return Err(fault("CARD_NOT_HELD", &pointer));
        }
        if let Some(earlier) = self.suspicions.iter().find(|s| s.seat == by && s.proof.contains(&card)) {
            return Err(fault("REVOKE_PROVEN", &earlier.pointer));
        }
        if !irregular {
            self.places.learn(&by, &card);
            self.check_duties(&by, &card, &pointer)?;
        }
        self.irregular |= irregular;
        self.places.take(&by, &card);
        self.phase = "play".to_owned();
        self.table.push((by.clone(), card));
        self.pass_the_turn(by);
        Ok(())
    }

    fn trump(&self) -> Option<&'static str> {
        cards::trump(self.contract.unwrap())
    }

    fn check_duties(&mut self, by: &str, card: &str, pointer: &str) -> Result<(), Fault> {
        let table: Vec<String> = self.table.iter().map(|(_, card)| card.clone()).collect();
        let hand = self.places.cards(by).to_vec();
        let broken = |hand: &[String]| cards::broken_duty(card, hand, &table, self.trump());
        if let Some(code) = broken(&hand) {
            return Err(fault(code, pointer));
        }
        if !self.places.is_known(by) {
            let would_prove = |extra: &&String| broken(&[&hand[..], &[(*extra).clone()]].concat()).is_some();
            let proof = self.places.loose().iter().filter(would_prove).cloned().collect();
            self.suspicions.push(Suspicion {
                seat: by.to_owned(),
                pointer: pointer.to_owned(),
                proof,
            });
        }
        Ok(())
    }

    /// Next is the next who plays and has not played to this trick; a full trick goes to its winner.
    fn pass_the_turn(&mut self, by: String) {
        if self.table.len() < self.active().len() {
            let waits = |seat: &str| self.is_active(seat) && self.table.iter().all(|(by, _)| by != seat);
            let mut next = after(&by);
            while !waits(&next) {
                next = after(&next);
            }
            self.to_play = next;
            return;
        }
        let cards: Vec<String> = self.table.iter().map(|(_, card)| card.clone()).collect();
        let winner = self.table[cards::winner(&cards, self.trump())].0.clone();
        self.table.clear();
        self.to_play = winner.clone();
        self.tricks.push(winner);
        if self.tricks.len() == 10 {
            self.phase = "over".to_owned();
        }
    }

    /// How many tricks of the defence end it; none in Bettel.
    pub fn enough(&self) -> Option<i64> {
        match self.contract {
            Some(6) => None,
            Some(8) => Some(1),
            _ => Some(5),
        }
    }

    /// The number of the deciding trick (P-6.5).
    pub fn decided_at(&self) -> Option<usize> {
        let mut against = 0;
        for (place, winner) in self.tricks.iter().enumerate() {
            let own = winner == self.declarer();
            against += i64::from(!own);
            let decides = match self.enough() {
                None => own,
                Some(enough) => against == enough,
            };
            if decides || place == 9 {
                return Some(place + 1);
            }
        }
        None
    }
}
