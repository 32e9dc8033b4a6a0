//! The pages about hands: replay, and the record as it is stored. It asks the history layer for positions and
//! draws nothing that a scene does not hold.

mod parts;
pub mod record;
pub mod show;
