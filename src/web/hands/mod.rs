//! The pages about hands: the list and the replay. It asks the history layer for positions and
//! draws nothing that a scene does not hold.

pub mod about;
pub mod analysis;
mod annotations;
mod auction;
mod best_line;
mod beyond;
pub mod cards;
mod choices;
mod claimed;
mod drawn;
mod ended;
mod filters;
mod graph;
pub mod list;
pub mod look;
pub mod note;
pub mod notes;
mod opponent;
pub mod pasted;
mod pending;
pub mod play_on;
pub mod quiz;
mod replay;
mod result;
mod review;
pub mod rows;
mod sheet;
pub mod show;
pub mod spot;
mod state;
pub mod study;
pub mod table;
pub mod tricks;
mod why;
mod words;
mod written;
