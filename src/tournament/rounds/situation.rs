//! All that a draw is told, in one piece.

use super::{Field, Past};
use crate::{Apart, SitOut};

/// What is known before a round is drawn. The number of the round follows from the past.
#[derive(Debug, Clone, Copy)]
pub struct Situation<'a> {
    /// Who is there.
    pub field: &'a Field,
    /// What was played.
    pub past: &'a Past,
    /// Who must not meet.
    pub apart: &'a Apart,
    pub sit_out: SitOut,
    /// All chance of the draw.
    pub seed: u64,
}

impl Situation<'_> {
    /// The number of the round that is drawn.
    pub fn round(&self) -> u16 {
        self.past.last_round().saturating_add(1)
    }
}
