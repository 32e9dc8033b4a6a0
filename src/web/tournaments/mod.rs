//! The pages of events: what everybody sees of one, and what its director, its scorers and its players do.

pub mod card;
mod choice;
mod clock;
pub mod cross;
pub mod direct;
pub mod entries;
mod frame;
pub mod import;
pub mod list;
pub mod live;
pub mod new;
pub mod player;
pub mod print;
mod qr;
mod result_form;
pub mod round;
pub mod settings;
pub mod show;
pub mod standings;
pub(in crate::web) mod strip;
pub mod table;
pub mod wall;
