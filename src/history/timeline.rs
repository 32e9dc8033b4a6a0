//! A checked record taken apart in time: the position after every action, and the tricks in order. It runs the
//! actions through the engine again and knows neither viewpoints nor words.

use super::check::Hand;
use super::ulti::{Item, Line, Step};
use crate::cards::{Card, Seat};
use crate::games::ulti::{Action, Ulti};

/// One card of a trick: the position after it, who played it, what it was.
pub type Played = (usize, Seat, Card);

/// A trick, perhaps unfinished.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastTrick {
    pub plays: Vec<Played>,
    pub winner: Option<Seat>,
}

/// All positions of a hand; number 0 is the deal.
#[derive(Debug, Clone)]
pub struct Timeline {
    pub states: Vec<Ulti>,
    pub tricks: Vec<PastTrick>,
}

impl Timeline {
    /// The positions up to the end of the record or its first fault.
    pub fn of(hand: &Hand<'_>) -> Timeline {
        let mut line = Line::new(Ulti::new(&hand.deal.deal, &hand.variant));
        let mut timeline = Timeline { states: vec![line.state.clone()], tricks: Vec::new() };
        while line.advance(&hand.items) {
            timeline.states.push(line.state.clone());
            if let Some((by, card)) = hand.items.get(line.ply - 1).and_then(card_of) {
                timeline.note(line.ply, by, card);
            }
        }
        timeline
    }

    fn note(&mut self, ply: usize, by: Seat, card: Card) {
        if self.tricks.last().is_none_or(|trick| trick.plays.len() == Seat::ALL.len()) {
            self.tricks.push(PastTrick { plays: Vec::with_capacity(Seat::ALL.len()), winner: None });
        }
        let winner = self.states.get(ply).and_then(Ulti::last_winner);
        if let Some(trick) = self.tricks.last_mut() {
            trick.plays.push((ply, by, card));
            if trick.plays.len() == Seat::ALL.len() {
                trick.winner = winner;
            }
        }
    }

    /// Number of the last position.
    pub fn last(&self) -> usize {
        self.states.len() - 1
    }

    /// The tricks as far as they were played at this position, each card with the number of its trick.
    pub fn played(&self, ply: usize) -> impl Iterator<Item = (usize, Played)> {
        self.tricks
            .iter()
            .enumerate()
            .flat_map(|(number, trick)| trick.plays.iter().map(move |play| (number + 1, *play)))
            .take_while(move |(_, (at, _, _))| *at <= ply)
    }

    /// Where the trick before this position's began.
    pub fn trick_before(&self, ply: usize) -> Option<usize> {
        self.tricks
            .iter()
            .rev()
            .filter_map(|trick| trick.plays.first())
            .map(|play| play.0 - 1)
            .find(|at| *at < ply)
    }

    /// Where the next trick has been played to its end.
    pub fn trick_after(&self, ply: usize) -> Option<usize> {
        self.tricks.iter().filter_map(|trick| trick.plays.last()).map(|play| play.0).find(|at| *at > ply)
    }
}

/// Who played which card in an action, if that is what it was.
pub fn card_of(item: &Item<'_>) -> Option<(Seat, Card)> {
    let seat = item.by?;
    match item.step {
        Step::Act(Action::Play(card)) | Step::Irregular(card) => Some((seat, card)),
        _ => None,
    }
}
