//! Ulti between JSON and the engine: options, deal, actions, result. It asks the engine what is legal and knows
//! no rule itself.

mod actions;
mod claim;
mod compare;
mod computed;
mod deal;
mod rules;
mod ruling;
mod run;

pub use actions::{Item, Step, read_actions};
pub use compare::{compare_claimed, read_claimed};
pub use computed::{computed_json, final_json};
pub use deal::{DealRead, read_deal};
pub use rules::{read_rules, setting_json};
pub use ruling::Ruling;
pub use run::{Ended, Line, diagnose, positions, run_line};
