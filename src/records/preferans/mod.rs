//! Preferans between JSON and the engine: options, context, deal, actions, result. It asks the engine what is legal
//! and knows no rule itself.

mod actions;
mod claimed;
mod compare;
mod computed;
mod context;
mod deal;
mod hand;
mod schema;
mod score;
mod scored;
mod session;
mod spoiled;
mod total;

pub use computed::{changes, computed_json};
pub use hand::PreferansFormat;
