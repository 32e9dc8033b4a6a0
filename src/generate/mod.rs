//! Hands of Ulti that three sensible players deal, bid, double and play, made from a seed for trying things out
//! and for measuring. It asks the engine for every action; it knows no clock and no chance but its seed.

mod bidder;
mod chance;
mod claims;
mod deals;
pub mod demo;
mod doubler;
mod hand;
mod names;
mod plan;
mod player;
mod suit_odds;
mod table;
mod view;
mod write;

pub use bidder::holds_needed;
pub use chance::Chance;
pub use hand::{GeneratedHand, generate_hand};
pub use names::Setting;
pub use write::{record_line, record_line_with};

use crate::games::ulti::Variant;

/// The records of a series without end, by the default rules: about 2 KB each, one line each, always the same.
pub fn records(seed: u64) -> impl Iterator<Item = String> {
    (0..).map(move |number| record_line(&generate_hand(seed, number, &Variant::default())))
}
