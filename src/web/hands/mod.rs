//! The pages about hands: the list and the replay. It asks `talon-records` for positions and
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
pub mod editor;
mod ended;
mod filters;
mod graph;
pub mod hand_query;
pub mod list;
pub mod note;
pub mod notes;
mod on_sheet;
mod opponent;
pub mod out;
pub mod pasted;
mod pending;
pub mod play_on;
pub mod position_view;
pub mod quiz;
mod replay;
pub mod replay_line;
mod result;
mod review;
pub mod rows;
mod score_title;
pub mod sharing;
mod sheet;
pub mod show;
mod state;
pub mod table;
pub mod tricks;
mod why;
mod words;
mod written;

pub(crate) use rows::{contract_words, occasion};
