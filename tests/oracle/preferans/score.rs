//! What a deal brings: sections 7 to 9, each rule where it is asked.

use std::collections::BTreeMap;

use super::ending::Tricks;
use super::state::State;

/// The entries of a deal.
#[derive(Debug, Default)]
pub struct Entries {
    pub multiplier: i64,
    pub value: i64,
    pub made: Option<bool>,
    pub penalised: Vec<String>,
    pub bula: BTreeMap<String, i64>,
    /// Against the declarer.
    pub soup: BTreeMap<String, i64>,
    pub refa_used: bool,
    pub refa_written: bool,
    pub reduced: bool,
    pub session_over: bool,
}

impl State {
    /// P-8.1.
    pub fn may_write_refa(&self) -> bool {
        let written = self.context["refas_written"].as_i64().unwrap_or(0);
        let room = self.options["refas"].as_i64().is_none_or(|most| written < most);
        room && (self.is("refa_block", "never") || !self.under_hat())
    }

    /// S of P-9.1, when it is known and above zero.
    fn left(&self) -> Option<i64> {
        let bula = self.context.get("bula")?;
        let sum = ["A", "B", "C"]
            .iter()
            .map(|seat| bula[seat].as_i64().unwrap_or(0))
            .sum();
        (sum > 0).then_some(sum)
    }

    fn blank(&self) -> Entries {
        let refa = self.has_refa();
        let multiplier = 2_i64.pow(self.kontras.len() as u32) * if refa { 2 } else { 1 };
        let value = 2 * (self.contract.unwrap() + i64::from(self.game)) * multiplier;
        Entries {
            multiplier,
            value,
            refa_used: refa,
            ..Entries::default()
        }
    }

    /// The declarer made it and nobody is penalised (P-9.2).
    fn cleanly_made(&self, entries: &mut Entries) {
        if let Some(left) = self.left().filter(|left| entries.value >= *left) {
            entries.reduced = entries.value > left;
            entries.value = left;
            entries.session_over = true;
        }
        entries.bula.insert(self.declarer().to_owned(), -entries.value);
    }

    /// Both dropped, or nobody doubled a plain two (P-7.7, and the option `plain_two`).
    pub fn unplayed(&self) -> Entries {
        let mut entries = self.blank();
        let nothing = Entries {
            multiplier: entries.multiplier,
            value: entries.value,
            ..Entries::default()
        };
        if self.is_undoubled_two() && !self.is("plain_two", "declarer_wins") {
            if self.may_write_refa() {
                return Entries {
                    refa_written: true,
                    ..nothing
                };
            }
            if self.is("plain_two", "refa_else_nothing") {
                return nothing;
            }
        }
        entries.made = Some(true);
        self.cleanly_made(&mut entries);
        entries
    }

    pub fn played(&self, tricks: &Tricks, made: bool) -> Entries {
        let mut entries = self.blank();
        let above = self.left().filter(|left| entries.value > *left);
        entries.made = Some(made);
        if made {
            entries.penalised = self.penalised(tricks);
        }
        if made && entries.penalised.is_empty() {
            self.cleanly_made(&mut entries);
        } else {
            let full = entries.value;
            for seat in entries.penalised.clone() {
                entries.bula.insert(seat, full);
            }
            let doubled = !made && above.is_some() && self.is_on("last_fall_double");
            let change = if made {
                -full
            } else {
                full * if doubled { 2 } else { 1 }
            };
            entries.bula.insert(self.declarer().to_owned(), change);
        }
        let limit = above.filter(|_| self.is_on("last_hand_soup_limit"));
        entries.soup = self.soup(tricks, made, limit.unwrap_or(entries.value));
        entries
    }

    /// P-7.5, P-7.6: who pays for a contract that was made.
    fn penalised(&self, tricks: &Tricks) -> Vec<String> {
        if let Some(giver) = self.kontras.first() {
            return vec![giver.clone()];
        }
        if [6, 8].contains(&self.contract.unwrap()) {
            return vec![];
        }
        let together: i64 = self.defenders().iter().map(|seat| tricks[seat]).sum();
        if let Some(inviter) = self.inviter() {
            return if together < 4 { vec![inviter.to_owned()] } else { vec![] };
        }
        let volunteers = self.volunteers();
        let saved = volunteers.len() == 2 && together >= 4 && self.is("quota_pair", "two_or_four");
        volunteers
            .into_iter()
            .filter(|seat| tricks[seat] < 2 && !saved)
            .collect()
    }

    fn soup(&self, tricks: &Tricks, made: bool, each: i64) -> BTreeMap<String, i64> {
        let defenders = self.defenders();
        let giver = self.kontras.first();
        let Some(enough) = self.enough() else {
            let alone = giver.filter(|_| self.is("betl_kontra_soup", "giver"));
            let writes = |seat: &String| !made && alone.is_none_or(|giver| giver == seat);
            return defenders
                .into_iter()
                .filter(writes)
                .map(|seat| (seat, 5 * each))
                .collect();
        };
        let together: i64 = defenders.iter().map(|seat| tricks[seat]).sum();
        match self.sole_writer() {
            Some(writer) => BTreeMap::from([(writer, together.min(enough) * each)]),
            None => defenders
                .into_iter()
                .map(|seat| (seat.clone(), tricks[&seat] * each))
                .collect(),
        }
    }
}
