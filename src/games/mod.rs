//! The rules of the games: what is legal, who won, who pays. It knows no file format, no clock, no chance and
//! no input or output; whoever wants to know whether an action is legal asks here.

mod code;
mod game;
mod holding;
mod kind;
pub mod trick;
pub mod ulti;
mod violation;

pub use code::{Code, Severity};
pub use game::{Game, Proof};
pub use holding::{Holding, Table};
pub use kind::GameKind;
pub use violation::{Expected, Place, RuleId, Violation};
