//! Claims and concessions (P-6.6, 16.7, 16.15), and the tricks that count in the end.

use std::collections::{BTreeMap, HashSet};

use serde_json::{Value, json};

use super::super::{Fault, fault};
use super::state::State;

pub type Tricks = BTreeMap<String, i64>;

impl State {
    /// Tricks of every seat among the first so many.
    pub fn won(&self, among: usize) -> Tricks {
        let count = |seat: &str| self.tricks[..among].iter().filter(|winner| *winner == seat).count() as i64;
        ["A", "B", "C"]
            .iter()
            .map(|seat| ((*seat).to_owned(), count(seat)))
            .collect()
    }

    pub fn so_far(&self) -> Tricks {
        self.won(self.tricks.len())
    }

    pub fn claim(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        if !self.is_playable() {
            return Err(State::wrong_phase(at));
        }
        let none = vec![];
        let agreed = action["agreed"].as_array().unwrap_or(&none);
        if self
            .active()
            .iter()
            .any(|seat| agreed.iter().all(|by| by != seat.as_str()))
        {
            return Err(fault("CLAIM_NOT_AGREED", &format!("{at}/agreed")));
        }
        let outcome = &action["outcome"];
        let won = self.so_far();
        let mut totals = won.clone();
        if let Some(seat) = outcome["rest"].as_str() {
            if !self.is_active(seat) {
                return Err(fault("BAD_VALUE", &format!("{at}/outcome/rest")));
            }
            *totals.get_mut(seat).unwrap() += 10 - self.tricks.len() as i64;
        } else {
            let given = &outcome["tricks"];
            let pointer = format!("{at}/outcome/tricks");
            for (seat, total) in &mut totals {
                *total = given[seat].as_i64().unwrap_or(0);
                if *total < won[seat] || *total > 0 && !self.is_active(seat) {
                    let there = given.get(seat).is_some();
                    let exact = if there { format!("{pointer}/{seat}") } else { pointer };
                    return Err(fault("BAD_VALUE", &exact));
                }
            }
            if totals.values().sum::<i64>() != 10 {
                return Err(fault("BAD_VALUE", &pointer));
            }
        }
        if self.decided_at().is_none() && self.shares(&totals).is_none() {
            return Err(fault("CLAIM_INCOMPLETE", &format!("{at}/outcome")));
        }
        self.claim = Some(totals);
        self.phase = "over".to_owned();
        Ok(())
    }

    /// Who writes the tricks of both defenders, if one does (P-7.4).
    pub fn sole_writer(&self) -> Option<String> {
        let volunteers = self.volunteers();
        match self.kontras.first() {
            Some(_) if volunteers.len() == 2 && self.is("kontra_bearer", "individual") => None,
            Some(giver) => Some(giver.clone()),
            None if volunteers.len() == 1 => Some(volunteers[0].clone()),
            None => None,
        }
    }

    /// What each defender may count of these totals of the whole hand; the first so many in time count, and of what is
    /// still to come nobody knows the order.
    fn shares(&self, totals: &Tricks) -> Option<Tricks> {
        let Some(enough) = self.enough() else {
            return Some(totals.clone());
        };
        let won = self.so_far();
        let [first, second] = self.defenders();
        let room = enough - won[&first] - won[&second];
        let (more, other) = (totals[&first] - won[&first], totals[&second] - won[&second]);
        let mut shares = totals.clone();
        if more + other > room {
            let (to, from) = match self.sole_writer() {
                _ if other == 0 => (first, second),
                _ if more == 0 => (second, first),
                Some(writer) if writer == first => (first, second),
                Some(_) => (second, first),
                None => return None,
            };
            shares.insert(to.clone(), won[&to] + room);
            shares.insert(from.clone(), won[&from]);
        }
        Some(shares)
    }

    pub fn concede(&mut self, by: &str, at: &str) -> Result<(), Fault> {
        if !self.is_playable() {
            return Err(State::wrong_phase(at));
        }
        State::check_turn(by, if self.is_active(by) { by } else { "" }, at)?;
        if self.conceded.iter().any(|seat| seat == by) {
            return Err(State::wrong_phase(at));
        }
        let unknown = self.enough().is_some() && self.decided_at().is_none() && self.sole_writer().is_none();
        if by == self.declarer() && unknown {
            return Err(fault("CLAIM_INCOMPLETE", &format!("{at}/type")));
        }
        self.conceded.push(by.to_owned());
        let gave_up = |seat: &String| self.conceded.contains(seat) || !self.is_active(seat);
        if by == self.declarer() || self.defenders().iter().all(gave_up) {
            self.phase = "over".to_owned();
        }
        Ok(())
    }

    fn is_all_known(&self) -> bool {
        self.active().iter().all(|seat| self.places.is_known(seat))
    }

    /// Whether any order of the cards that are left brings a seat a trick: everything is tried.
    fn may_take_a_trick(&self, seat: &str) -> bool {
        let mut open = self.clone();
        open.phase = "play".to_owned();
        open.may_take_after(seat, &mut HashSet::new())
    }

    fn may_take_after(&self, seat: &str, tried: &mut HashSet<String>) -> bool {
        if self.tricks.last().is_some_and(|winner| winner == seat) {
            return true;
        }
        let hands: Vec<&[String]> = ["A", "B", "C"].map(|seat| self.places.cards(seat)).into();
        if self.tricks.len() == 10 || !tried.insert(format!("{hands:?} {:?} {}", self.table, self.to_play)) {
            return false;
        }
        let hand = self.places.cards(&self.to_play).to_vec();
        hand.iter().any(|card| {
            let mut then = self.clone();
            let action = json!({"type": "play", "by": self.to_play, "card": card});
            then.play(&action, "").is_ok() && then.may_take_after(seat, tried)
        })
    }

    pub fn is_given_up(&self) -> bool {
        self.phase == "over" && self.claim.is_none() && self.tricks.len() < 10 && !self.conceded.is_empty()
    }

    /// The tricks that count, once the result stands, and whether the declarer has made their contract.
    pub fn counted(&self) -> Option<(Tricks, bool)> {
        let declarer = self.declarer().to_owned();
        let counted = if let Some(place) = self.decided_at() {
            self.won(place)
        } else if let Some(totals) = &self.claim {
            self.shares(totals)?
        } else if self.is_given_up() {
            let mut tricks = self.so_far();
            if !self.conceded.contains(&declarer) {
                *tricks.get_mut(&declarer).unwrap() += 10 - self.tricks.len() as i64;
                return Some((tricks, true));
            }
            let Some(enough) = self.enough() else {
                let made = self.is_all_known() && !self.may_take_a_trick(&declarer);
                return Some((tricks, made));
            };
            let others: i64 = self.defenders().iter().map(|seat| tricks[seat]).sum();
            let made = tricks[&declarer] > 10 - enough;
            let given = if made {
                10 - self.tricks.len() as i64
            } else {
                enough - others
            };
            *tricks.get_mut(&self.sole_writer()?).unwrap() += given;
            return Some((tricks, made));
        } else {
            return None;
        };
        let others: i64 = self.defenders().iter().map(|seat| counted[seat]).sum();
        let made = match self.enough() {
            None => counted[&declarer] == 0,
            Some(enough) => others < enough,
        };
        Some((counted, made))
    }
}
