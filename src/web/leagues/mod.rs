//! The pages of leagues: the list, the table of a season, and what whoever manages a league does.

pub mod embed;
mod frame;
pub mod list;
pub mod manage;
mod manage_acts;
pub mod new;
pub mod past;
pub mod player;
pub mod print;
pub mod revisions;
pub mod share;
pub mod show;
mod table;
mod words;

pub(crate) use table::name_of;
