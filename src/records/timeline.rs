//! A checked hand as steps: the position at every ply, the tricks, and where the jumps lead. It decides nothing; the
//! engine has judged every action before.

use super::game::{Hand, LineAction, Walk};
use talon_rules::cards::{BySeat, Card, Seat};
use talon_rules::games::{Deed, Position};

/// A card that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    pub by: Seat,
    pub card: Card,
    /// The position after it.
    pub ply: usize,
    /// The number of its trick, from 1.
    pub trick: u8,
    /// It was illegal and happened all the same.
    pub irregular: bool,
}

/// One trick as far as it was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrickRow {
    pub number: u8,
    pub cards: Vec<Played>,
    /// Once it is complete.
    pub winner: Option<Seat>,
    /// Ten for each ace and ten, and for the last trick; trump games only.
    pub points: i64,
}

impl TrickRow {
    /// Whether one of its cards led to this position.
    pub fn has(&self, ply: usize) -> bool {
        self.cards.iter().any(|played| played.ply == ply)
    }
}

/// One call of the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Call {
    pub by: Seat,
    pub ply: usize,
    pub deed: Deed,
}

/// A hand from the deal to where it was legal.
#[derive(Debug)]
pub struct Timeline {
    /// One more than there are steps.
    pub states: Vec<Box<dyn Position>>,
    pub played: Vec<Played>,
    pub tricks: Vec<TrickRow>,
    pub calls: Vec<Call>,
    /// What each ply did, with who did it.
    pub steps: Vec<LineAction>,
}

impl Timeline {
    /// The steps of a hand, up to the first action that was refused.
    pub fn of(hand: &Hand<'_>) -> Timeline {
        Timeline::from(hand.walk(None))
    }

    /// The steps of the variation at this place in the record's list.
    pub fn of_variation(hand: &Hand<'_>, place: usize) -> Timeline {
        Timeline::from(hand.walk(Some(place)))
    }

    fn note(&mut self, by: Seat, deed: Deed, ply: usize, irregular: bool) {
        match deed {
            Deed::Play(card) => {
                let before = &self.states[ply - 1];
                let trick = before.trick_no();
                let played = Played {
                    by,
                    card,
                    ply,
                    trick,
                    irregular,
                };
                self.played.push(played);
                if before.trick().is_empty() {
                    self.tricks.push(TrickRow {
                        number: trick,
                        cards: Vec::new(),
                        winner: None,
                        points: 0,
                    });
                }
                if let Some(row) = self.tricks.last_mut() {
                    row.cards.push(played);
                }
                self.close_trick(ply);
            }
            Deed::Given { .. } | Deed::Bid(_) | Deed::Pass | Deed::Hold | Deed::Pickup | Deed::Discard(_) => {
                self.calls.push(Call { by, ply, deed });
            }
            _ => {}
        }
    }

    fn close_trick(&mut self, ply: usize) {
        let after = &self.states[ply];
        // Where a defender sits out, two cards are a trick.
        let Some(row) = self.tricks.last_mut().filter(|_| after.trick().is_empty()) else {
            return;
        };
        row.winner = after.last_winner();
        let cards = row.cards.iter().map(|played| played.card).collect();
        row.points = after.card_points(cards) + after.trick_bonus(row.number);
    }

    /// The last ply.
    pub fn last(&self) -> usize {
        self.states.len() - 1
    }

    /// The first ply of the trick before, or the end of the one after, seen from a ply.
    pub fn trick_before(&self, ply: usize) -> usize {
        let mut starts = self
            .tricks
            .iter()
            .filter_map(|row| row.cards.first())
            .map(|played| played.ply - 1);
        starts.rfind(|start| *start < ply).unwrap_or(0)
    }

    /// Where the next trick ends.
    pub fn trick_after(&self, ply: usize) -> usize {
        let ends = self
            .tricks
            .iter()
            .filter_map(|row| row.cards.last())
            .map(|played| played.ply);
        ends.into_iter().find(|end| *end > ply).unwrap_or(self.last())
    }

    /// Card points of each seat's tricks up to a ply, the last trick's ten among them.
    pub fn points_at(&self, ply: usize) -> BySeat<i64> {
        let mut points = BySeat::default();
        for row in &self.tricks {
            let done = row.cards.last().is_some_and(|played| played.ply <= ply);
            if let Some(winner) = row.winner.filter(|_| done) {
                points[winner] += row.points;
            }
        }
        points
    }
}

impl From<Walk> for Timeline {
    fn from(walk: Walk) -> Timeline {
        let mut timeline = Timeline {
            states: walk.positions,
            played: Vec::new(),
            tricks: Vec::new(),
            calls: Vec::new(),
            steps: walk.steps,
        };
        for index in 0..timeline.steps.len() {
            let step = timeline.steps[index];
            if let (Some(by), Some(deed)) = (step.by, step.deed) {
                timeline.note(by, deed, index + 1, step.irregular);
            }
        }
        timeline
    }
}
