//! Hands made from a seed, for trying things out and for measuring. Each game's folder knows how sensible players
//! deal, bid and play it; nothing here knows a clock, or any chance but the seed.

mod claims;
mod duck;
mod names;
mod notes;
pub mod preferans;
mod suit_odds;
pub mod ulti;
mod view;
mod write;

pub use names::{MEMBERS, Setting};

use talon_rules::games::{Deal, GameKind};

/// How hands of one game are made.
#[derive(Debug)]
struct Maker {
    game: GameKind,
    /// The records of a series that begins with this seed, one line each.
    records: fn(u64) -> Box<dyn Iterator<Item = String>>,
    /// A deal as the players of a table bid and played it.
    played: fn(&Deal, u64, u64) -> String,
    /// What the example club has played, a record a line.
    club: fn() -> Vec<String>,
    /// An upload of which some records are refused.
    upload: fn() -> String,
}

/// The games that hands can be made of.
static MAKERS: &[&Maker] = &[&ulti::MAKER, &preferans::MAKER];

/// The games that hands can be made of.
pub fn games() -> impl Iterator<Item = GameKind> {
    MAKERS.iter().map(|maker| maker.game)
}

/// The records of a series without end, by the default rules: about 2 KB each, one line each, always the same.
/// There is none of a game that is not among [`games`].
pub fn records(game: GameKind, seed: u64) -> impl Iterator<Item = String> {
    let maker = MAKERS.iter().find(|maker| maker.game == game);
    maker.into_iter().flat_map(move |maker| (maker.records)(seed))
}

/// The record of a deal by the default rules, as the players of this table bid and played it; those of tables differ in
/// nothing but that. There is none of a game that is not among [`games`].
pub fn record_of(game: GameKind, deal: &Deal, seed: u64, table: u64) -> Option<String> {
    let maker = MAKERS.iter().find(|maker| maker.game == game)?;
    Some((maker.played)(deal, seed, table))
}

/// What the members of the example club have played, one record a line.
pub fn club_records() -> Vec<String> {
    MAKERS.iter().flat_map(|maker| (maker.club)()).collect()
}

/// An upload of the example club of which some records are refused.
pub fn refused_upload() -> String {
    MAKERS.iter().map(|maker| (maker.upload)()).collect()
}
