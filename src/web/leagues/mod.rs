//! The pages of leagues: the list, the table of a season, and what whoever manages a league does.

pub mod list;
pub mod manage;
mod manage_acts;
pub mod new;
pub mod show;
mod table;
mod words;
