//! Who plays the next card, as far as that follows from the cards that lie there. Whether they may be played the engine
//! says.

use talon_rules::cards::{BySeat, Card, Seat};
use talon_rules::games::trick::PlayRules;

/// The tricks so far.
#[derive(Debug, Clone)]
pub(crate) struct Flow {
    rules: PlayRules,
    active: BySeat<bool>,
    leader: Seat,
    trick: Vec<(Seat, Card)>,
    whole: u8,
}

impl Flow {
    /// Before the first card.
    pub const fn new(rules: PlayRules, active: BySeat<bool>, leader: Seat) -> Flow {
        Flow {
            rules,
            active,
            leader,
            trick: Vec::new(),
            whole: 0,
        }
    }

    /// How many tricks are whole.
    pub const fn tricks(&self) -> u8 {
        self.whole
    }

    /// Who plays.
    pub const fn playing(&self) -> &BySeat<bool> {
        &self.active
    }

    /// Whether no card lies there.
    pub const fn is_between(&self) -> bool {
        self.trick.is_empty()
    }

    /// Whose card comes next.
    pub fn next(&self) -> Seat {
        let Some((last, _)) = self.trick.last() else {
            return self.leader;
        };
        let waits = |seat: &Seat| self.active[*seat] && self.trick.iter().all(|(other, _)| other != seat);
        let next = [last.next(), last.previous()].into_iter().find(waits);
        next.unwrap_or(self.leader)
    }

    pub fn play(&mut self, seat: Seat, card: Card) {
        self.trick.push((seat, card));
        let count = Seat::ALL.into_iter().filter(|seat| self.active[*seat]).count();
        if self.trick.len() >= count {
            let cards: Vec<Card> = self.trick.iter().map(|(_, card)| *card).collect();
            let winner = self.trick.get(self.rules.winner(&cards));
            self.leader = winner.map_or(self.leader, |(seat, _)| *seat);
            self.trick.clear();
            self.whole += 1;
        }
    }
}
