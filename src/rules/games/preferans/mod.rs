//! Preferans: one hand from the deal to the score, and the sheet that the hands of a session make, as
//! `docs/rules/preferans.md` has it. It knows no file format and no words; a refusal names a code and a rule.

mod action;
mod apply;
mod auction;
mod book;
mod census;
mod check;
mod claim;
mod contract;
mod ducked;
mod legal;
mod options;
mod outcome;
mod position;
mod rules;
mod scoring;
mod sheet;
mod state;
mod summary;
mod variant;
mod written;
mod written_check;

pub use crate::games::session::Hat;
pub use crate::games::{Deal, DealtCards};
pub use action::{ANSWERS, Action, Answer, BID_CODES, Bid, Claim, ClaimOutcome};
pub use auction::{Auction, Won};
pub use census::auctions;
pub use check::contract_options;
pub use contract::{Aim, CONTRACT_CODES, Contract, decided_at};
pub use options::OPTIONS;
pub use outcome::{Outcome, OutcomeKind};
pub use position::PART;
pub use rules::ENFORCED;
pub use scoring::{DealFacts, Kontra, Score, is_plain_two};
pub use sheet::{Before, Sheet, totals, write_off};
pub use state::{End, Phase, Preferans, first_leader};
pub use variant::{PRESETS, PlainTwo, Variant};
pub use written::WrittenDeal;

#[cfg(test)]
mod tests;
