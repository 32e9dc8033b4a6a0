//! Claims and concessions (U-6.12, 16.7, 16.15), and what is decided before the last trick.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::outcome::{self, Outcome, Seven};
use super::state::State;
use super::{Fault, bids, fault, settle};

impl State {
    pub fn claim(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        if self.phase != "play" || self.must_forfeit() {
            return Err(self.wrong_phase(at));
        }
        if action["agreed"].as_array().is_none_or(|agreed| agreed.len() != 3) {
            return Err(fault("CLAIM_NOT_AGREED", &format!("{at}/agreed")));
        }
        let given = &action["outcome"];
        let incomplete = fault("CLAIM_INCOMPLETE", &format!("{at}/outcome"));
        if let Some(made) = given.get("components") {
            let contracted = bids::components(self.contract());
            if let Some(extra) = made.as_object().unwrap().keys().find(|name| !contracted.contains(name)) {
                return Err(fault("BAD_VALUE", &format!("{at}/outcome/components/{extra}")));
            }
            if let Some(place) = self.contradiction(given) {
                return Err(fault("BAD_VALUE", &format!("{at}/outcome/{place}")));
            }
            if contracted.iter().any(|name| made.get(name).is_none()) {
                return Err(incomplete);
            }
            self.claim = Some(given.clone());
            return Ok(());
        }
        if let Some(totals) = given.get("tricks") {
            self.check_totals(totals, &format!("{at}/outcome/tricks"))?;
        }
        let totals = self.totals(given);
        if self.places.all_known() && !settle::is_decided(self, &totals) {
            return Err(incomplete);
        }
        self.claim = Some(json!({ "tricks": totals }));
        Ok(())
    }

    /// Where a verdict says something that the cards have settled otherwise, or that cannot be.
    fn contradiction(&self, given: &Value) -> Option<String> {
        let says = |part: &str, name: &str| given.get(part).and_then(|part| part.get(name)).cloned();
        for name in bids::components(self.contract()) {
            let is = decided(self, &name);
            if !self.tricks.is_empty()
                && is.is_some()
                && says("components", &name).is_some_and(|said| said.as_bool() != is)
            {
                return Some(format!("components/{name}"));
            }
        }
        let own = self.won(self.declarer());
        let others = self.tricks.len() as i64 - own;
        let simple = says("components", "simple").and_then(|made| made.as_bool());
        let hundred = says("silent", "100").map(|fate| fate == "win");
        if simple.is_some() && hundred.is_some() && simple != hundred {
            return Some("silent/100".to_owned());
        }
        let march = says("silent", "durchmars").map(|fate| fate == "win");
        if march == Some(true) && others > 0 || march == Some(false) && own > 0 {
            return Some("silent/durchmars".to_owned());
        }
        if let Some(all_by_declarer) = march {
            let opposite = if all_by_declarer { "lose" } else { "win" };
            if let Some(name) = ["aces", "ulti"]
                .into_iter()
                .find(|name| says("silent", name).is_some_and(|fate| fate == opposite))
            {
                return Some(format!("silent/{name}"));
            }
            let needs_tricks = ["h40", "h20", "aces", "ulti"];
            let made = |name: &&&str| says("components", name) == Some(Value::Bool(true));
            if let Some(name) = needs_tricks.iter().find(made).filter(|_| !all_by_declarer) {
                return Some(format!("components/{name}"));
            }
        }
        let points = given.get("points")?;
        if !self.is_trump_game() {
            return Some("points".to_owned());
        }
        let [ours, theirs] = ["declarer", "defenders"].map(|side| points[side].as_i64().unwrap());
        let worth = |(_, suit): &(String, String)| if self.trump.as_ref() == Some(suit) { 40 } else { 20 };
        let marriages: i64 = self.marriages.iter().map(worth).sum();
        if ours + theirs > 90 + marriages || !self.is_on("marriage_needs_trick") && ours + theirs < 90 + marriages {
            return Some("points/defenders".to_owned());
        }
        (simple.is_some() && simple != Some(ours > theirs)).then(|| "points/declarer".to_owned())
    }

    /// The tricks of the whole hand that a claim gives each seat.
    fn totals(&self, given: &Value) -> BTreeMap<String, i64> {
        let left = 10 - self.tricks.len() as i64;
        let total = |seat: &str| match given.get("tricks") {
            Some(tricks) => tricks.get(seat).and_then(Value::as_i64).unwrap_or(0),
            None => self.won(seat) + if given["rest"] == seat { left } else { 0 },
        };
        ["A", "B", "C"]
            .iter()
            .map(|seat| ((*seat).to_owned(), total(seat)))
            .collect()
    }

    fn won(&self, seat: &str) -> i64 {
        self.tricks.iter().filter(|(_, winner)| winner == seat).count() as i64
    }

    fn check_totals(&self, totals: &Value, pointer: &str) -> Result<(), Fault> {
        let total = |seat: &str| totals.get(seat).and_then(Value::as_i64).unwrap_or(0);
        for seat in ["A", "B", "C"] {
            if total(seat) < self.won(seat) {
                let exact = if totals.get(seat).is_some() {
                    format!("{pointer}/{seat}")
                } else {
                    pointer.into()
                };
                return Err(fault("BAD_VALUE", &exact));
            }
        }
        if total("A") + total("B") + total("C") != 10 {
            return Err(fault("BAD_VALUE", pointer));
        }
        Ok(())
    }

    pub fn concede(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        if self.phase != "play" || self.must_forfeit() {
            return Err(self.wrong_phase(at));
        }
        if self.conceded.iter().any(|seat| action["by"] == seat.as_str()) {
            return Err(self.wrong_phase(at));
        }
        self.conceded.push(action["by"].as_str().unwrap().to_owned());
        Ok(())
    }
}

/// The verdicts after a concession: what is decided stays, the rest goes to the other side.
pub fn after_concession(state: &State, component: &str) -> bool {
    let by_declarer = state.conceded.iter().any(|seat| seat == state.declarer());
    decided(state, component).unwrap_or(!by_declarer)
}

/// Whether a component is made or lost whatever the remaining cards do.
fn decided(state: &State, component: &str) -> Option<bool> {
    let so_far = outcome::played(state);
    let own = so_far.tricks[state.declarer()];
    let others = state.tricks.len() as i64 - own;
    match component {
        "betli" | "rebetli" | "open_betli" => (own > 0).then_some(false),
        "dur" | "odur" | "plain_dur" | "redur" | "open_plain_dur" => (others > 0).then_some(false),
        "aces" => decided_aces(state, &so_far),
        "ulti" => decided_ulti(state, &so_far),
        "simple" => decided_simple(state, &so_far),
        _ => decided_hundred(state, &so_far, component),
    }
}

fn decided_aces(state: &State, so_far: &Outcome) -> Option<bool> {
    let in_talon = state.places.cards("talon").iter().any(|card| card.ends_with('A'));
    if so_far.aces[1] > 0 || in_talon {
        return Some(false);
    }
    (so_far.aces[0] == 4).then_some(true)
}

fn decided_ulti(state: &State, so_far: &Outcome) -> Option<bool> {
    let seven = format!("{}7", state.trump.as_ref().unwrap());
    let on_table = state.tricks.len() < 9 && state.table.iter().any(|(_, card)| *card == seven);
    let with_defender = state.defenders().iter().any(|seat| state.places.has(seat, &seven));
    (on_table || with_defender || so_far.seven != Seven::Open).then_some(false)
}

/// Points that are still to be won, the last trick included.
fn points_left(so_far: &Outcome, talon: i64) -> i64 {
    90 - so_far.trick_points[0] - so_far.trick_points[1] - talon
}

fn talon_points(state: &State) -> i64 {
    state
        .places
        .cards("talon")
        .iter()
        .map(|card| super::cards::points(card))
        .sum()
}

/// A marriage that still needs a trick of its holder may count or not.
fn decided_simple(state: &State, so_far: &Outcome) -> Option<bool> {
    let left = points_left(so_far, talon_points(state));
    let [own, others] = outcome::side_points(state, so_far);
    let mut hanging = [0, 0];
    if state.is_on("marriage_needs_trick") {
        for (seat, suit) in state.marriages.iter().filter(|(seat, _)| so_far.tricks[seat] == 0) {
            let worth = if state.trump.as_ref() == Some(suit) { 40 } else { 20 };
            hanging[usize::from(seat != state.declarer())] += worth;
        }
    }
    if state.tricks.is_empty() {
        None
    } else if own > others + left + hanging[1] {
        Some(true)
    } else {
        (own + left + hanging[0] < others).then_some(false)
    }
}

fn decided_hundred(state: &State, so_far: &Outcome, component: &str) -> Option<bool> {
    let in_trumps = component == "h40";
    let wanted = if in_trumps { 60 } else { 80 };
    let too_late = !state.tricks.is_empty() || state.has_played_now(state.declarer());
    if !outcome::declared(state, in_trumps) {
        return too_late.then_some(false);
    }
    let own = so_far.trick_points[0];
    if own >= wanted {
        return Some(true);
    }
    (own + points_left(so_far, talon_points(state)) < wanted).then_some(false)
}
