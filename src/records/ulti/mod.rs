//! Ulti between JSON and the engine: options, deal, actions, result. It asks the engine what is legal and knows
//! no rule itself.

mod actions;
mod claim;
mod claimed;
mod compare;
mod computed;
mod deal;
mod hand;
mod schema;
mod score;
mod scored;
mod session;
mod spoiled;
mod total;

pub use hand::UltiFormat;
