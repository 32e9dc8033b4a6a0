//! The answers of the defenders, the invitation, the kontra (section 5), and who plays at all.

use serde_json::Value;

use super::super::state::after;
use super::super::{Fault, fault};
use super::state::State;

impl State {
    fn answer_of(&self, seat: &str) -> Option<&str> {
        self.answers
            .iter()
            .rev()
            .find(|(by, _)| by == seat)
            .map(|(_, answer)| answer.as_str())
    }

    /// Who says for themselves that they play.
    pub fn volunteers(&self) -> Vec<String> {
        let comes = |seat: &String| self.contract == Some(6) || matches!(self.answer_of(seat), Some("play" | "invite"));
        self.defenders().into_iter().filter(comes).collect()
    }

    pub fn inviter(&self) -> Option<&str> {
        self.answers
            .iter()
            .find(|(_, answer)| answer == "invite")
            .map(|(by, _)| by.as_str())
    }

    /// P-6.1.
    pub fn is_active(&self, seat: &str) -> bool {
        let drawn_in = self.inviter().is_some() || !self.kontras.is_empty();
        seat == self.declarer() || drawn_in || self.volunteers().iter().any(|by| by == seat)
    }

    pub fn active(&self) -> Vec<String> {
        ["A", "B", "C"]
            .iter()
            .filter(|seat| self.is_active(seat))
            .map(|seat| (*seat).to_owned())
            .collect()
    }

    pub fn under_hat(&self) -> bool {
        ["A", "B", "C"]
            .iter()
            .any(|seat| self.context["bula"][seat].as_i64().is_some_and(|bula| bula < 0))
    }

    /// P-8.2, P-8.4.
    pub fn has_refa(&self) -> bool {
        let open = self.context["refa"][self.declarer()].as_i64().unwrap_or(0) > 0;
        open && !(self.is_on("refa_frozen_under_hat") && self.under_hat())
    }

    /// P-5.10, whether or not someone said kontra.
    pub fn is_plain_two(&self) -> bool {
        let exempt = self.has_refa() && self.is_on("plain_two_refa_exempt");
        self.contract == Some(2) && !self.game && !exempt && !self.is("plain_two", "play")
    }

    pub fn is_undoubled_two(&self) -> bool {
        self.is_plain_two() && self.kontras.is_empty()
    }

    /// Whether a card may fall.
    pub fn is_playable(&self) -> bool {
        self.phase == "play" || self.phase == "window" && !self.is_undoubled_two()
    }

    pub fn defend(&mut self, action: &Value, at: &str) -> Result<(), Fault> {
        let by = action["by"].as_str().unwrap();
        let choice = action["choice"].as_str().unwrap();
        let drops = self.answers.iter().filter(|(_, answer)| answer == "drop").count();
        match self.phase.as_str() {
            "answers" => {
                let [first, second] = self.defenders();
                State::check_turn(by, if self.answers.is_empty() { &first } else { &second }, at)?;
                if choice == "invite" && (drops == 0 || self.is_plain_two()) {
                    return Err(State::wrong_phase(at));
                }
                self.answers.push((by.to_owned(), choice.to_owned()));
                if drops == 1 && choice == "drop" {
                    self.phase = "over".to_owned();
                } else if self.answers.len() == 2 {
                    self.open_window();
                }
            }
            "window" if self.contract != Some(6) && choice == "invite" => {
                // Only after `play drop`: the second says it in place of `play` (P-5.3).
                let first_plays = self.answers[0].1 == "play";
                let open = drops == 1 && first_plays && self.inviter().is_none() && self.kontras.is_empty();
                if !open || self.is_plain_two() {
                    return Err(State::wrong_phase(at));
                }
                State::check_turn(by, &self.volunteers()[0], at)?;
                self.answers.push((by.to_owned(), choice.to_owned()));
                self.open_window();
            }
            _ => return Err(State::wrong_phase(at)),
        }
        Ok(())
    }

    pub fn kontra(&mut self, by: &str, at: &str) -> Result<(), Fault> {
        match self.phase.as_str() {
            "play" => return Err(fault("KONTRA_WINDOW", &format!("{at}/type"))),
            "window" => {}
            _ => return Err(State::wrong_phase(at)),
        }
        let entitled = match self.kontras.len() {
            0 => self.volunteers().iter().any(|seat| seat == by),
            said if said % 2 == 1 => by == self.declarer(),
            _ => by == self.kontras[0],
        };
        if !entitled {
            return Err(fault("KONTRA_NOT_ENTITLED", &format!("{at}/by")));
        }
        if self.kontras.len() as i64 >= self.options["kontra_max"].as_i64().unwrap() {
            return Err(fault("LIMIT", at));
        }
        self.kontras.push(by.to_owned());
        self.open_window();
        Ok(())
    }

    /// Cards may fall, and it is known who leads as long as nobody says more (P-6.2).
    pub fn open_window(&mut self) {
        self.phase = "window".to_owned();
        let before = after(&after(self.declarer()));
        let through = self.contract == Some(8) || self.contract == Some(7) && self.is("sans_lead", "through");
        self.to_play = if through {
            if self.is_active(&before) {
                before
            } else {
                after(self.declarer())
            }
        } else {
            let may = |seat: &String| self.is_active(seat) && !(self.contract == Some(7) && seat == self.declarer());
            let second = after(&self.forehand);
            let order = [self.forehand.clone(), second.clone(), after(&second)];
            order.into_iter().find(may).unwrap()
        };
    }
}
