//! The pages about hands: the replay, and the record as it is stored. It asks the history layer for positions and
//! draws nothing that a scene does not hold.

pub mod cards;
pub mod list;
pub mod record;
pub mod replay;
pub mod show;
pub mod table;
pub mod tricks;
