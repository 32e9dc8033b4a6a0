//! Sessions of Preferans that three sensible players deal, bid, defend, double and play to the end of the sheet. It
//! asks the engine for every action; the only chance it knows is the seed.

mod bidder;
mod deals;
mod defender;
mod demo;
mod outlook;
mod plan;
mod player;
mod session;
mod table;
mod view;
mod write;

pub use plan::chance_of;
use session::play_deal;
pub use session::{GeneratedHand, Session, hands};
pub use write::record_line;

use super::Maker;
use talon_rules::games::GameKind;
use talon_rules::games::preferans::Variant;

/// What makes hands of Preferans.
pub(super) static MAKER: Maker = Maker {
    game: GameKind::Preferans,
    records: |seed| Box::new(records(seed)),
    played: |deal, seed, table| record_line(&play_deal(deal, seed, table)),
    club: demo::club_records,
    upload: String::new,
};

/// The records of a series without end, by the default rules, one line each.
pub fn records(seed: u64) -> impl Iterator<Item = String> {
    hands(seed, &Variant::default()).map(|hand| record_line(&hand))
}
