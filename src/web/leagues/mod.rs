//! The pages of leagues: the list, the table of a season, and managing a league.

mod acting;
pub mod challenge;
pub mod column;
mod counting_form;
mod division_acts;
pub mod divisions;
pub mod embed;
mod frame;
pub mod history;
pub mod list;
pub mod manage;
mod manage_acts;
pub mod new;
pub mod next;
pub mod past;
pub mod player;
pub mod print;
pub mod qualified;
pub mod qualifying;
mod qualifying_acts;
pub mod records;
pub mod revisions;
mod rule_form;
pub mod settings;
pub mod share;
pub mod show;
mod table;
pub mod team_settings;
mod team_table;
pub mod teams;
pub mod units;
mod words;

pub(crate) use table::name_of;
