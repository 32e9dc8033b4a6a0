//! The rules of the games: what is legal, who won, who pays. It knows no file format, no clock, no chance and
//! no input or output; anyone who wants to know whether an action is legal asks here.

mod code;
mod deal;
mod deed;
mod duties;
mod game;
mod holding;
mod kind;
pub mod option;
mod position;
pub mod preferans;
mod rung;
pub mod session;
mod summary;
mod table_sheet;
pub mod trick;
pub mod ulti;
mod violation;

pub use code::{Code, Severity};
pub use deal::{Claim, Deal, DealtCards};
pub use deed::{Agreement, Deed, WordSet};
pub use game::{Game, Proof};
pub use holding::{CardPlaces, Holding};
pub use kind::GameKind;
pub use position::{Marriage, Position, Stage};
pub use rung::Rung;
pub use summary::{ComponentSummary, Extra, SidePoints, SilentPart, Summary};
pub use violation::{ActionPart, Expected, RuleId, Violation};
