//! Preferans: one hand from the deal to the score, and the sheet that the hands of a session make, as
//! `docs/rules/preferans.md` has it. It knows no file format and no words; a refusal names a code and a rule.

mod action;
mod auction;
mod contract;
mod rules;
mod scoring;
mod sheet;
mod variant;

pub use action::{ANSWERS, Action, Answer, BID_CODES, Bid, Claim, ClaimOutcome};
pub use auction::{Auction, Won};
pub use contract::{Aim, Contract};
pub use rules::ENFORCED;
pub use scoring::{Facts, Kontra, Score, is_plain_two};
pub use sheet::{Before, Hat, Sheet, totals, write_off};
pub use variant::{PRESETS, PlainTwo, Variant};
