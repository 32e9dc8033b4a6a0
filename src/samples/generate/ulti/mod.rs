//! Hands of Ulti that three sensible players deal, bid, double and play. It asks the engine for every action; the
//! only chance it knows is the seed.

mod bidder;
mod deals;
mod demo;
mod doubler;
mod evenings;
mod hand;
mod plan;
mod player;
mod table;
mod view;
mod write;

pub use bidder::holds_needed;
pub use demo::REFUSED;
use hand::play_deal;
pub use hand::{GeneratedHand, generate_hand};
pub use write::record_line;

use super::Maker;
use talon_rules::games::GameKind;
use talon_rules::games::ulti::Variant;

/// What makes hands of Ulti.
pub(super) static MAKER: Maker = Maker {
    game: GameKind::Ulti,
    records: |seed| Box::new(records(seed)),
    played: |deal, seed, table| record_line(&play_deal(deal, seed, table)),
    club: demo::club_records,
    upload: demo::refused_upload,
};

/// The records of a series without end, by the default rules, one line each.
pub fn records(seed: u64) -> impl Iterator<Item = String> {
    (0..).map(move |number| record_line(&generate_hand(seed, number, &Variant::default())))
}
