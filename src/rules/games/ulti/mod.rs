//! Ulti: one hand from the deal to the settlement, as `docs/rules/ulti.md` has it. It knows no file format and
//! no words; a refusal names a code and a rule.

mod action;
mod apply;
mod auction;
mod bid;
mod book;
mod check;
mod claim;
mod component;
mod given;
mod judge;
mod kontra;
mod legal;
mod outcome;
mod points;
mod position;
mod possible;
mod rules;
mod scoring;
mod state;
mod summary;
mod table;
mod variant;
mod written;
mod written_check;

#[cfg(test)]
mod tests;

pub use crate::games::{Deal, DealtCards, SidePoints};
pub use action::{Action, Claim, ClaimOutcome};
pub use auction::{Auction, AuctionStep, exists as bid_exists, is_forfeit, trump_suits};
pub use bid::{Bid, Class};
pub use check::has_cards_for;
pub use component::{CODES as COMPONENT_CODES, Component, ComponentSet};
pub use judge::{Judgement, Span};
pub use kontra::{KontraFault, LEVEL_MAX, level_name};
pub use legal::legal_set;
pub use outcome::Outcome;
pub use points::{marriage_allowed, marriage_value, trick_points, trick_points_needed};
pub use rules::ENFORCED;
pub use scoring::{
    Case, ComponentResult, Levels, SILENT_CODES, SILENT_PART_CODES, Silent, settle, settle_forfeit, settle_lost_seven,
    settle_silent,
};
pub use state::{End, Phase, Seven, Ulti, keeps_seven, rules_of_play};
pub use variant::{KontraWindow, OPTIONS, SilentKontra, SimpleForfeit, Variant};
pub use written::{LastSeven, MarriagesSaid, WrittenHand};

/// The codes of the 54 bids in ascending order.
pub static BID_CODES: [&str; 54] = bid::codes();
