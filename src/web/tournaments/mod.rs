//! The pages of events: what everybody sees of one, and what its director, its scorers and its players do.

mod clock;
pub mod direct;
pub mod entries;
mod frame;
pub mod list;
pub mod new;
pub mod print;
mod qr;
pub mod round;
pub mod show;
pub mod standings;
pub mod table;
pub mod wall;
